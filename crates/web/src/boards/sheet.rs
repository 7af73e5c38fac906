//! Sheets (info cards, tooltips): what a thing is, and what it is to whoever looks at it now.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use kernel::{Lang, Present, Rule, Seat, rules};
use maud::Markup;

/// What a thing is, at any table.
pub struct About {
    pub title: String,
    pub picture: Markup,
    /// What it does, in the words of the rules.
    pub text: String,
    /// Its numbers, each with what it is.
    pub facts: Vec<(String, String)>,
    /// The rules that speak of it.
    pub rules: Vec<&'static str>,
}

/// What a thing is to the viewer of a table.
#[derive(Default)]
pub struct Here {
    pub cost: Option<Cost>,
    /// Who has one.
    pub owners: Vec<Seat>,
    /// What it would bring the near player now, line by line.
    pub brings: Vec<String>,
}

/// What a thing costs somebody now.
pub struct Cost {
    /// As it is printed.
    pub printed: u16,
    /// What is taken off, each with its reason.
    pub less: Vec<(String, u16)>,
    /// What is left to pay.
    pub now: u16,
}

type Read = HashMap<(&'static str, Lang), &'static [Rule<'static>]>;

/// The rules of a game in a language, read once: a page speaks of many things.
fn rules_in<B: Present>(lang: Lang) -> &'static [Rule<'static>] {
    static READ: LazyLock<Mutex<Read>> = LazyLock::new(Mutex::default);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry((B::META.id, lang)).or_insert_with(|| rules(B::META.rules_text(lang)).leak())
}

/// The ids of the rules that have these names: one sentence each, or a whole group of them (`captain` is every `captain.N`).
pub fn rules_of<B: Present>(names: &[&str]) -> Vec<&'static str> {
    let all = rules_in::<B>(Lang::En);
    let named = |name: &&str| {
        let name = *name;
        let is =
            move |id: &&str| *id == name || id.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
        all.iter().map(|rule| rule.id).filter(is).collect::<Vec<_>>()
    };
    names.iter().flat_map(named).collect()
}

/// The sentences of these rules in a language, as one text.
pub fn sentences<B: Present>(ids: &[&'static str], lang: Lang) -> String {
    let all = rules_in::<B>(lang);
    let text = |id: &&str| all.iter().find(|rule| rule.id == *id).map(|rule| rule.text.as_str());
    ids.iter().filter_map(text).collect::<Vec<_>>().join(" ")
}

/// A name as a heading begins.
pub fn heading(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
