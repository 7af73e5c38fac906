//! Gathers the files that the program carries as its documentation, so that a new page of `docs/` is in it without being listed anywhere.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Folders whose files are carried, with what those files end with. A star stands for every folder of the games.
const FOLDERS: &[(&str, &[&str])] = &[
    ("", &["md"]),
    ("docs", &["md"]),
    ("docs/adr", &["md"]),
    ("docs/learning", &["svg"]),
    ("measured", &["md"]),
    ("games/*", &["md"]),
    ("games/*/data", &["csv", "toml"]),
    ("packaging", &["", "service", "yml"]),
    ("python", &["md"]),
    ("crates/web/assets/font", &["md", "txt"]),
    ("crates/web/examples", &["rs"]),
    ("crates/web/tests/corpus", &["md"]),
];

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let mut paths = Vec::new();
    for (folder, endings) in FOLDERS {
        for folder in folders(&root, folder)? {
            println!("cargo::rerun-if-changed={}", root.join(&folder).display());
            gather(&root, &folder, endings, &mut paths)?;
        }
    }
    paths.sort();
    let mut list = String::from("&[\n");
    for path in paths {
        // Within the repository paths have slashes, whatever the machine.
        let name: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        let _ = writeln!(list, "    ({:?}, include_str!({:?})),", name.join("/"), root.join(&path));
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("files.rs"), list)
}

/// A folder, or all that a star stands for.
fn folders(root: &Path, folder: &str) -> io::Result<Vec<PathBuf>> {
    let Some((before, after)) = folder.split_once('*') else { return Ok(vec![PathBuf::from(folder)]) };
    let after = after.trim_start_matches('/');
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(before))? {
        let one = Path::new(before).join(entry?.file_name()).join(after);
        if root.join(&one).is_dir() {
            found.push(one);
        }
    }
    Ok(found)
}

fn gather(root: &Path, folder: &Path, endings: &[&str], paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if entry.file_type()?.is_file() && !hidden && endings.contains(&&*ending) {
            paths.push(path);
        }
    }
    Ok(())
}
