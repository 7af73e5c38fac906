//! The texts of the kernel and of its toy game: all there, in every language.

use ::words::check;
use kernel::toy::Pebble;
use kernel::{Kind, Setup, TEXTS};

#[test]
fn every_text_is_said_and_exists_in_every_language() {
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let options: Vec<&str> =
        <kernel::toy::Setup as Setup>::OPTIONS.iter().map(|option| option.name).collect();
    let pebbles: Vec<&str> = Pebble::ALL.iter().map(|pebble| pebble.name()).collect();
    let families = [
        ("title", owned(&[""])),
        ("option", owned(&options)),
        // No option of the toy is a choice of words.
        ("choice", Vec::new()),
        ("score", owned(&["points"])),
        ("ending", owned(&["laid"])),
        ("pebble", owned(&pebbles)),
    ];
    let faults = check::faults(&TEXTS, env!("CARGO_MANIFEST_DIR"), &families);
    assert!(faults.is_empty(), "{faults:#?}");
}
