//! Chores of the workspace. `cargo xtask rules` is the audit: every rule has its sentence in both languages, its place in the code and its test.
#![allow(clippy::print_stdout)]

mod rules;

use anyhow::{Result, bail};

const USAGE: &str = "usage:
  cargo xtask rules           check that every rule id is in both texts, in the code and in a test
  cargo xtask rules --write   the same, and write the coverage table into the README";

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["rules"] => rules::audit(false),
        ["rules", "--write"] => rules::audit(true),
        _ => bail!("{USAGE}"),
    }
}
