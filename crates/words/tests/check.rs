//! The check of texts finds each fault, and each language is set as it should be.

use words::{Files, FluentValue, Lang, Texts, check};

const RULES: &str = "# Rules\n\n- **§price.1** Pay the price: it's fair.\n";
const REGLES: &str = "# Règles\n\n- **§price.1** On paie le prix : c'est juste.\n";

/// Texts of two languages, for as long as the tests run.
fn texts(english: &'static str, french: &'static str) -> &'static Texts {
    let files: Vec<Files> = Lang::ALL
        .iter()
        .map(|&lang| {
            let (words, rules) = if lang == Lang::Fr { (french, REGLES) } else { (english, RULES) };
            Files { words: Vec::leak(vec![words]), rules }
        })
        .collect();
    Box::leak(Box::new(Texts::new(Vec::leak(files))))
}

fn only_fault(english: &'static str, french: &'static str) -> String {
    let mut faults = check::between_languages(texts(english, french));
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

#[test]
fn a_text_that_a_language_lacks_is_found() {
    assert_eq!(only_fault("a = A\nb = B\n", "a = A\n"), "the text \"b\" is missing in fr");
    assert_eq!(only_fault("a = A\n", "a = A\nb = B\n"), "the text \"b\" of fr is missing in en");
}

#[test]
fn a_value_that_a_language_leaves_out_is_found() {
    let fault =
        only_fault("a = { $who } pays { $n ->\n [one] one\n*[other] { $n }\n}.\n", "a = { $who } paie.\n");
    assert_eq!(fault, "\"a\" leaves open {\"n\", \"who\"} in en and {\"who\"} in fr");
}

#[test]
fn a_french_mark_without_its_space_is_found() {
    assert!(
        only_fault("a = Tie-break: { $x }\n", "a = Départage: { $x }\n").contains("a space before the mark")
    );
}

#[test]
fn sources_are_held_against_the_texts() {
    let folder = std::env::temp_dir().join(format!("words-check-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("src")).expect("a folder");
    let source = r#"fn f() { say!(lang, "a"); say!(lang, "b", n); say!(lang, "gone"); TEXTS.named(lang, "good", x); TEXTS.named(lang, "ship", x) }"#;
    std::fs::write(folder.join("src/lib.rs"), source).expect("a file");
    let words = "a = A\nb = { $who }\nunused = U\ngood-corn = corn\n";
    let faults = check::faults(
        texts(words, words),
        folder.to_str().expect("a path"),
        &[("good", ["corn", "rice"].map(String::from).into())],
    );
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    let has = |words: &str| assert!(faults.iter().any(|fault| fault.contains(words)), "{words}: {faults:#?}");
    has("\"b\" is said with {\"n\"}, but leaves open {\"who\"}");
    has("there is no text \"gone\"");
    has("the family \"ship\" is not checked");
    has("there is no text \"good-rice\"");
    has("nobody says the text \"unused\"");
    assert_eq!(faults.len(), 5, "{faults:#?}");
}

#[test]
fn values_are_put_in_as_they_are_and_numbers_have_a_minus_sign() {
    let texts = texts(
        "a = { $who }: { $n }\ngoods = { $n ->\n    [one] { $n } good\n   *[other] { $n } goods\n}\n",
        "a = { $who } : { $n }\ngoods = { $n ->\n    [one] { $n } bien\n   *[other] { $n } biens\n}\n",
    );
    let said = |lang, n: i32| texts.filled(lang, "a", &[("who", "O'Neil ?".into()), ("n", n.into())]);
    assert_eq!(said(Lang::En, 3), "O'Neil ?: 3");
    assert_eq!(said(Lang::Fr, -3), "O'Neil ?\u{a0}: −3");
    let goods = |lang, n: u8| texts.filled(lang, "goods", &[("n", FluentValue::from(n))]);
    assert_eq!([0, 1, 2].map(|n| goods(Lang::En, n)), ["0 goods", "1 good", "2 goods"]);
    assert_eq!([0, 1, 2].map(|n| goods(Lang::Fr, n)), ["0 bien", "1 bien", "2 biens"]);
}

#[test]
fn rules_are_set_like_words() {
    let texts = texts("a = A\n", "a = A\n");
    assert_eq!(texts.rules(Lang::En), RULES);
    assert!(texts.rules(Lang::Fr).contains("le prix\u{a0}: c’est juste"));
}

#[cfg(debug_assertions)]
#[test]
fn the_made_up_language_has_no_plain_letter_but_in_values_and_ids() {
    let texts = texts("a = Pay { $who } twice.\nb = Fine.\n", "a = { $who }\nb = B\n");
    let said = texts.filled(Lang::Qps, "a", &[("who", "WHO".into())]);
    assert_eq!(said.replace("WHO", "").chars().find(char::is_ascii_alphabetic), None, "{said}");
    assert!(said.contains(" WHO "), "{said}");
    assert_eq!(texts.plain(Lang::Qps, "b"), "Ƒîîñé.");
    let rules = texts.rules(Lang::Qps).replace("§price.1", "");
    assert_eq!(rules.chars().find(char::is_ascii_alphabetic), None, "{rules}");
}
