//! What holds for every text of the repository that the program carries.

use std::collections::BTreeSet;

use docs::{Link, contents, documents};

#[test]
fn every_link_between_the_texts_leads_to_a_file_and_a_heading_that_exist() {
    let mut count = 0;
    for document in documents() {
        for (written, link) in document.links() {
            count += 1;
            match link {
                Link::Outside | Link::Contents(_) | Link::Rules(_) | Link::Picture(_) => {}
                Link::LeftOut(path) => {
                    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
                    assert!(
                        root.join(path).is_file(),
                        "{} shows {written}, which is not there",
                        document.path
                    );
                }
                Link::Nowhere => panic!("{} leads to {written}, which is not there", document.path),
                Link::Page { number, anchor } => {
                    let there = &documents()[number];
                    let found = anchor.is_empty() || there.headings().iter().any(|one| one.anchor == anchor);
                    assert!(
                        found,
                        "{} leads to {written}, and {} has no such heading",
                        document.path, there.path
                    );
                }
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn a_text_has_one_title_and_its_headings_go_down_step_by_step() {
    for document in documents().iter().filter(|document| document.path.ends_with(".md")) {
        let levels: Vec<u8> = document.headings().iter().map(|heading| heading.level).collect();
        assert_eq!(levels.first(), Some(&1), "{}", document.path);
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{}", document.path);
        assert!(levels.windows(2).all(|two| two[1] <= two[0] + 1), "{}: {levels:?}", document.path);
    }
}

#[test]
fn every_page_stands_in_the_contents_once_and_has_an_address_of_its_own() {
    let addresses: BTreeSet<&str> = documents().iter().map(|document| document.address.as_str()).collect();
    assert_eq!(addresses.len(), documents().len());
    let listed: Vec<&str> =
        contents().iter().flat_map(|group| &group.documents).map(|document| document.path).collect();
    let different: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(listed.len(), different.len());
    // A file that is shown as it is stands in its folder.
    let texts = documents().iter().filter(|document| document.path.ends_with(".md"));
    for document in texts {
        assert!(different.contains(document.path), "{}", document.path);
    }
    assert!(contents().iter().all(|group| !group.documents.is_empty()));
}

#[test]
fn what_is_carried_weighs_little() {
    let weight: usize = documents().iter().map(|document| document.html(&str::to_owned).len()).sum();
    assert!(weight < 1024 * 1024, "{weight} bytes: larger pictures stay in the repository");
}

#[test]
fn the_oldest_rust_is_said_alike_everywhere() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect(file);
    let manifest = read("Cargo.toml");
    let version =
        manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).expect("it is promised");
    let bare = version.trim_matches('"');
    assert!(read("README.md").contains(&format!("({bare} or newer)")));
    assert!(read("packaging/Dockerfile").contains(&format!("FROM rust:{bare}-")));
    assert!(read("fuzz/Cargo.toml").contains(&format!("rust-version = {version}")));
}
