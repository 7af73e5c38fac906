//! The sentences of the host's tools, in both languages.

use std::path::Path;

use kernel::{Lang, say};

fn list(words: &[String], lang: Lang) -> String {
    words.join(say!(lang, "or"))
}

pub fn no_file(lang: Lang, path: &Path) -> String {
    let path = path.display().to_string();
    say!(lang, "no-games", path)
}

pub fn unusable(lang: Lang, path: &Path, why: &str) -> String {
    let path = path.display().to_string();
    say!(lang, "store-unusable", path, why)
}

pub fn damaged(lang: Lang, path: &Path, why: &str) -> String {
    let path = path.display().to_string();
    say!(lang, "store-damaged", path, why)
}

pub fn no_table(lang: Lang, word: &str, nearest: &[String]) -> String {
    if nearest.is_empty() {
        return say!(lang, "no-table", word);
    }
    let nearest = list(nearest, lang);
    say!(lang, "no-table-like", word, nearest)
}

pub fn no_player(lang: Lang, word: &str, nearest: &[String]) -> String {
    if nearest.is_empty() {
        return say!(lang, "no-player", word);
    }
    let nearest = list(nearest, lang);
    say!(lang, "no-player-like", word, nearest)
}

pub fn several_players(lang: Lang, word: &str, ids: &[String]) -> String {
    let (count, ids) = (ids.len(), list(ids, lang));
    say!(lang, "several-players", count, word, ids)
}

pub fn over(lang: Lang, table: &str) -> String {
    say!(lang, "table-over", table)
}

pub fn closed_already(lang: Lang, table: &str) -> String {
    say!(lang, "table-closed", table)
}

pub fn not_banned(lang: Lang, word: &str) -> String {
    say!(lang, "not-banned", word)
}

pub fn store_failed(lang: Lang, why: &str) -> String {
    say!(lang, "not-done", why)
}

pub fn silent_server(lang: Lang, pid: u32, why: &str) -> String {
    say!(lang, "in-use", pid, why)
}

pub fn other_server(lang: Lang) -> String {
    say!(lang, "other-version").to_owned()
}
