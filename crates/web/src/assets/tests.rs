//! The files are in order: all of them served, styles and script written as the others expect them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// The longest line.
const WIDTH: usize = 140;

/// The source of an asset as one text.
fn text(asset: &Asset) -> String {
    asset.sources.iter().map(|(_, content)| *content).collect()
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(name)
}

/// The files of a folder of the assets, with their names.
fn files(name: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder(name)).expect("a folder").map(|entry| entry.expect("a file").path());
    let named = |path: PathBuf| {
        let file = path.file_name().expect("a name").display().to_string();
        (format!("{name}/{file}"), fs::read_to_string(&path).expect("text"))
    };
    entries.filter(|path| path.is_file()).map(named).collect()
}

/// All files of the styles.
fn styles() -> Vec<(String, String)> {
    let folders = fs::read_dir(folder("style")).expect("the styles");
    let names = folders.map(|entry| format!("style/{}", entry.expect("a folder").file_name().display()));
    names.flat_map(|name| files(&name)).collect()
}

#[test]
fn every_module_of_the_script_is_served_and_imports_only_modules_that_are() {
    let files: BTreeSet<String> = files("script").into_iter().map(|(name, _)| name).collect();
    let scripts = || assets().filter(|asset| asset.kind == SCRIPT);
    assert_eq!(files, scripts().map(|asset| asset.name.to_string()).collect());
    for script in scripts() {
        for line in text(script).lines().filter(|line| line.starts_with("import ")) {
            let path = line.split('"').nth(1).and_then(|path| path.strip_prefix("./"));
            let path = path.expect("a relative address");
            assert!(files.contains(&format!("script/{path}")), "{}: {line}", script.name);
        }
    }
}

#[test]
fn every_module_is_checked_for_types_and_fits_the_way_it_is_made_light() {
    for asset in assets().filter(|asset| asset.kind == SCRIPT) {
        let name = &asset.name;
        assert!(
            text(asset).starts_with("// @ts-check\n// "),
            "{name} says that it is checked, and what it is"
        );
        for line in text(asset).lines() {
            assert!(line.matches('`').count() % 2 == 0, "a text of {name} goes over several lines: {line}");
        }
    }
}

#[test]
fn every_file_of_the_styles_is_served_and_no_line_is_too_long() {
    for (name, content) in styles() {
        let served = assets().any(|asset| asset.kind == STYLE && text(asset).contains(&content));
        assert!(served, "{name} is in no style sheet");
        for line in content.lines() {
            assert!(line.chars().count() <= WIDTH, "{name}: {line}");
        }
    }
}

/// Whether a word of a style is a colour written out.
fn is_literal_colour(word: &str) -> bool {
    let hex = word.strip_prefix('#').is_some_and(|digits| {
        matches!(digits.len(), 3 | 4 | 6 | 8) && digits.chars().all(|c| c.is_ascii_hexdigit())
    });
    hex || ["rgb", "rgba", "hsl", "hsla", "oklch", "white", "black", "red", "gold", "grey"].contains(&word)
}

/// The colours that a style writes out: words of its values, not of its selectors.
fn literal_colours(style: &str) -> Vec<&str> {
    let values = style.split(['{', '}', ';']).filter_map(|part| part.trim().split_once(": "));
    let words =
        values.flat_map(|(_, value)| value.split(|c: char| !(c.is_alphanumeric() || "#-_".contains(c))));
    words.filter(|word| is_literal_colour(word)).collect()
}

#[test]
fn colours_are_written_out_among_the_tokens_alone() {
    let bad =
        "a { color: #fff; } b:hover { margin: 0; border: 1px solid white; background: rgb(0 0 0 / 0.5); }";
    assert_eq!(literal_colours(bad), ["#fff", "white", "rgb"], "the check sees them");
    let good = "#hint, .red:hover { color: var(--white); white-space: nowrap; }";
    assert!(literal_colours(good).is_empty(), "and nothing else");
    for (name, content) in styles() {
        let found = literal_colours(&content);
        assert!(name.ends_with("/tokens.css") || found.is_empty(), "{name} writes out {found:?}");
    }
}

#[test]
fn a_face_stands_in_its_layer_and_under_its_name() {
    for (name, content) in styles() {
        let face = name.split('/').nth(1).expect("a folder");
        let light = light_style(&content);
        if face == "frame" {
            let layers =
                ["@layer reset, frame, game, waiting;", "@layer reset{", "@layer frame{", "@layer waiting{"];
            assert!(layers.iter().any(|layer| light.starts_with(layer)), "{name}");
        } else {
            assert!(light.starts_with(&format!("@layer game{{.face-{face}{{")), "{name}");
        }
    }
}
