//! The rule audit.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// What the audit found in one game.
struct Coverage {
    game: String,
    sentences: usize,
    tests: usize,
    faults: Vec<String>,
}

/// Between these two lines of the README stands the table.
const BEGIN: &str = "<!-- rules: written by cargo xtask rules --write -->";
const END: &str = "<!-- end of rules -->";

pub fn audit(write: bool) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the workspace")?;
    let mut games: Vec<PathBuf> = fs::read_dir(root.join("games"))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    games.retain(|game| game.join("Cargo.toml").is_file());
    games.sort();
    let all = games.iter().map(|game| cover(game)).collect::<Result<Vec<_>>>()?;
    let table = table(&all);
    println!("{table}");
    let faults: Vec<&String> = all.iter().flat_map(|coverage| &coverage.faults).collect();
    if !faults.is_empty() {
        for fault in &faults {
            println!("{fault}");
        }
        bail!("{} gaps between rules, code and tests", faults.len());
    }
    readme(&root.join("README.md"), &table, write)
}

fn cover(game: &Path) -> Result<Coverage> {
    let name = game.file_name().context("a game has a name")?.to_string_lossy().into_owned();
    let text = |lang: &str| -> Result<Vec<String>> {
        let path = game.join("rules").join(format!("{lang}.md"));
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok(kernel::rules(&text).into_iter().map(|rule| rule.id.to_owned()).collect())
    };
    let (english, french) = (text("en")?, text("fr")?);
    let known: BTreeSet<String> = english.iter().cloned().collect();
    let french: BTreeSet<String> = french.into_iter().collect();
    let code = quoted(&game.join("src"), &known)?;
    let tests = quoted(&game.join("tests"), &known)?;

    let mut faults = Vec::new();
    let mut gap = |ids: Vec<&String>, where_: &str| {
        faults.extend(ids.into_iter().map(|id| format!("{name}: §{id} {where_}")));
    };
    gap(known.difference(&french).collect(), "is not in rules/fr.md");
    gap(french.difference(&known).collect(), "is not in rules/en.md");
    gap(known.difference(&code).collect(), "is nowhere in src");
    gap(known.difference(&tests).collect(), "is nowhere in tests");
    gap(code.difference(&known).collect(), "is quoted in src, but there is no such rule");
    gap(tests.difference(&known).collect(), "is quoted in tests, but there is no such rule");
    if english.len() != known.len() {
        faults.push(format!("{name}: an id stands twice in rules/en.md"));
    }
    let tests = count_tests(&game.join("tests"))? + count_tests(&game.join("src"))?;
    Ok(Coverage { game: name, sentences: known.len(), tests, faults })
}

fn sources(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            texts.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(&path)?);
        }
    }
    Ok(texts)
}

/// The ids that sources quote: `§price.1` anywhere, or a known id as a whole string, as reasons have it.
fn quoted(folder: &Path, known: &BTreeSet<String>) -> Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for text in sources(folder)? {
        ids.extend(text.split('§').skip(1).filter_map(id_at_start));
        ids.extend(known.iter().filter(|id| text.contains(&format!("\"{id}\""))).cloned());
    }
    Ok(ids)
}

/// `price.1`: a word, a dot, a number.
fn id_at_start(text: &str) -> Option<String> {
    let word = text.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'))?;
    let digits = text[word..].strip_prefix('.')?;
    let number = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    (word > 0 && number > 0).then(|| text[..word + 1 + number].to_owned())
}

fn count_tests(folder: &Path) -> Result<usize> {
    Ok(sources(folder)?.iter().map(|text| text.matches("#[test]").count()).sum())
}

fn table(all: &[Coverage]) -> String {
    let mut table = String::from(
        "| game | rules with an id | in English | in French | in the code | in tests | tests |\n|---|---|---|---|---|---|---|\n",
    );
    for Coverage { game, sentences, tests, faults } in all {
        let missing = |what: &str| sentences - faults.iter().filter(|fault| fault.ends_with(what)).count();
        table.push_str(&format!(
            "| {game} | {sentences} | {sentences} | {} | {} | {} | {tests} |\n",
            missing("is not in rules/fr.md"),
            missing("is nowhere in src"),
            missing("is nowhere in tests"),
        ));
    }
    table
}

fn readme(path: &Path, table: &str, write: bool) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let (before, rest) = text.split_once(BEGIN).context("the README has no place for the coverage table")?;
    let (old, after) = rest.split_once(END).context("the README's coverage table has no end")?;
    if old.trim() == table.trim() {
        return Ok(());
    }
    if !write {
        bail!("the README's coverage table is old: cargo xtask rules --write");
    }
    fs::write(path, format!("{before}{BEGIN}\n\n{table}\n{END}{after}"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_word_a_dot_and_a_number() {
        assert_eq!(id_at_start("price.1: words").as_deref(), Some("price.1"));
        assert_eq!(id_at_start("tax-man.12, and").as_deref(), Some("tax-man.12"));
        assert_eq!(id_at_start("price.").as_deref(), None);
        assert_eq!(id_at_start(".1").as_deref(), None);
        assert_eq!(id_at_start("id: words").as_deref(), None);
    }
}
