//! Set-ups as people type them.

use kernel::toy::Setup;
use kernel::{SetupError, SetupText};
use serde_json::json;

fn check(text: &str) -> Result<Setup, String> {
    let text = SetupText::read(text).map_err(|error| error.to_string())?;
    text.check().map_err(|error: SetupError| error.to_string())
}

#[test]
fn what_is_not_said_has_its_default() {
    assert_eq!(check(""), Ok(Setup { players: 2, short: false }));
    assert_eq!(check("short=true"), Ok(Setup { players: 2, short: true }));
}

#[test]
fn pairs_stand_in_any_order_between_commas_or_spaces() {
    let wanted = Ok(Setup { players: 3, short: true });
    for text in ["players=3,short=true", "short=true players=3", " players=3 ,\tshort=true,"] {
        assert_eq!(check(text), wanted, "{text}");
    }
}

#[test]
fn a_wrong_value_is_refused_with_the_right_ones() {
    for value in ["1", "4", "03", "+3", "300", "two", ""] {
        assert_eq!(
            check(&format!("players={value}")).expect_err("not allowed"),
            format!("players={value}: players takes 2, 3")
        );
    }
    assert_eq!(check("short=yes").expect_err("no switch"), "short=yes: short takes true, false");
}

#[test]
fn an_unknown_option_a_repeated_one_and_a_bare_word_are_refused() {
    assert_eq!(
        check("colour=red").expect_err("unknown"),
        "there is no option \"colour\": this game has players, short"
    );
    assert_eq!(check("players=3 players=3").expect_err("twice"), "the option \"players\" stands twice");
    assert_eq!(
        check("short").expect_err("no pair"),
        "\"short\" is not an option: write name=value, for example players=3"
    );
}

#[test]
fn a_file_for_an_option_without_files_is_refused() {
    let text = SetupText::new().with_file("short", "something".to_owned());
    let error = text.check::<Setup>().expect_err("no file").to_string();
    assert_eq!(error, "short: this option does not take a file");
    let text = SetupText::new().with_file("deck", String::new());
    let error = text.check::<Setup>().expect_err("no option").to_string();
    assert_eq!(error, "there is no option \"deck\": this game has players, short");
}

#[test]
fn every_set_up_is_written_and_read_again() {
    for (players, short) in [(2, false), (3, false), (2, true), (3, true)] {
        let setup = Setup { players, short };
        let text = SetupText::of(&setup);
        assert_eq!(text.to_string(), format!("players={players} short={short}"));
        assert_eq!(check(&text.to_string()), Ok(setup.clone()));
        assert_eq!(text.check(), Ok(setup));
    }
}

#[test]
fn a_set_up_from_a_program_has_numbers_switches_and_texts() {
    let object = json!({ "players": 3, "short": true });
    let text = SetupText::from_json(object.as_object().expect("an object"));
    assert_eq!(text.check(), Ok(Setup { players: 3, short: true }));
    let object = json!({ "players": "3", "short": null });
    let text = SetupText::from_json(object.as_object().expect("an object"));
    let error = text.check::<Setup>().expect_err("null").to_string();
    assert_eq!(error, "short=null: short takes true, false");
}

#[test]
fn a_pair_is_found_and_taken_out() {
    let mut text = SetupText::new().with("players", "3").with("short", "true");
    assert_eq!(text.value("short"), Some("true"));
    assert_eq!(text.remove("players"), Some("3".to_owned()));
    assert_eq!(text.remove("players"), None);
    assert_eq!(text.pairs(), [("short".to_owned(), "true".to_owned())]);
}
