//! The laws hold for the toy game, and each of them bites.

use kernel::laws::{Effort, Law, audit, check};
use kernel::toy::{Setup, Toy};

use crate::crooked::{Crooked, CrookedSetup};

const EFFORT: Effort = Effort { games: 40, seed: 1493 };

#[test]
fn the_laws_hold_for_the_toy_game_with_every_set_up() {
    for (players, short) in [(2, false), (3, false), (2, true), (3, true)] {
        let coverage = check::<Toy>(&Setup { players, short }, EFFORT);
        assert!(coverage.plies > 300 && coverage.reasons > 10_000 && coverage.varied > 100, "{coverage:?}");
    }
}

#[test]
fn a_wrapped_game_without_a_flaw_passes() {
    // Otherwise the broken ones below would prove nothing.
    const NONE: usize = Law::ALL.len();
    assert!(audit::<Crooked<NONE>>(&CrookedSetup(Setup { players: 3, short: true }), EFFORT).is_ok());
}

/// The law that catches a game which breaks one.
fn caught<const LAW: usize, const PAD: usize>() -> Option<Law> {
    let setup = CrookedSetup(Setup { players: 3, short: true });
    audit::<Crooked<LAW, PAD>>(&setup, EFFORT).err().map(|breach| breach.law)
}

/// One test for each law: the game that breaks it is caught by it, and by no other.
macro_rules! bites {
    ($($test:ident: $law:ident $(, $pad:literal)?;)+) => {
        $(
            #[test]
            fn $test() {
                assert_eq!(caught::<{ Law::$law as usize }, { 0 $(+ $pad)? }>(), Some(Law::$law));
            }
        )+

        #[test]
        fn every_law_has_a_game_that_breaks_it() {
            assert_eq!(Law::ALL.to_vec(), [$(Law::$law),+]);
        }
    };
}

bites! {
    an_action_that_is_read_as_another_is_caught: Notation;
    an_action_of_five_bytes_is_caught: SmallActions, 3;
    a_veil_that_looks_like_an_answer_is_caught: Veil;
    a_variant_that_is_not_written_down_is_caught: Setup;
    a_set_up_that_does_not_follow_from_the_seed_is_caught: SameSeed;
    an_unsound_position_is_caught: Sound;
    an_end_without_an_ending_is_caught: Ending;
    a_choice_for_a_seat_that_is_not_asked_is_caught: Choices;
    an_action_that_is_listed_twice_is_caught: Distinct;
    a_list_that_changes_the_position_is_caught: Looking;
    an_illegal_action_without_a_reason_is_caught: Reasons;
    an_unlisted_action_that_is_taken_is_caught: Refused;
    a_rule_that_is_not_in_the_text_is_caught: Quoted;
    two_answers_with_one_label_are_caught: Words;
    a_sentence_without_words_is_caught: Sentences;
    a_sentence_about_somebody_else_is_caught: Named;
    an_unsound_sample_is_caught: SampleSound;
    a_view_that_shows_what_is_hidden_is_caught: SampleLooks;
    a_sample_with_other_choices_is_caught: SampleChoices;
    samples_that_never_vary_are_caught: SampleVaries;
    a_sample_that_peeps_at_the_truth_is_caught: SampleBlind;
    a_sample_whose_luck_is_not_written_is_caught: SampleWritten;
    luck_that_is_not_on_the_page_is_caught: RecordedLuck;
    a_private_event_that_everybody_hears_is_caught: PrivateEvents;
    a_game_without_end_is_caught: Ends;
    a_source_of_points_that_is_forgotten_is_caught: Breakdown;
    a_record_that_cannot_be_read_is_caught: Record;
}

#[test]
fn a_breach_names_its_law_and_the_game_so_far() {
    let setup = CrookedSetup(Setup { players: 3, short: true });
    let breach = audit::<Crooked<{ Law::Sound as usize }>>(&setup, EFFORT).expect_err("it is broken");
    let text = breach.to_string();
    assert!(text.starts_with("the law Sound is broken: "), "{text}");
    assert!(text.contains("setup    players=3 short=true"), "{text}");
}

#[test]
#[should_panic(expected = "the law Words is broken")]
fn check_panics_with_the_name_of_the_law() {
    check::<Crooked<{ Law::Words as usize }>>(&CrookedSetup(Setup::default()), EFFORT);
}
