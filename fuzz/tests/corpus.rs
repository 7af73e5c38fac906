//! Every input that is kept holds, on a stable toolchain too: what was found once stays mended.

use std::fs;
use std::path::Path;

fn each(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let files = fs::read_dir(&folder).expect("a folder of inputs").map(|entry| entry.expect("a file").path());
    let mut count = 0;
    for file in files {
        println!("{}", file.display());
        check(&fs::read(&file).expect("readable"));
        count += 1;
    }
    assert!(count >= 4, "{target} has a corpus");
}

#[test]
fn records_of_the_corpus_hold() {
    each("record", cabildo_fuzz::record);
}

#[test]
fn answers_of_the_corpus_hold() {
    each("notation", cabildo_fuzz::notation);
}

#[test]
fn setups_of_the_corpus_hold() {
    each("setup", cabildo_fuzz::setup);
}

#[test]
fn sheets_of_the_corpus_hold() {
    each("sheet", cabildo_fuzz::sheet);
}

#[cfg(feature = "site")]
#[test]
fn requests_of_the_corpus_hold() {
    each("form", cabildo_fuzz::form);
}
