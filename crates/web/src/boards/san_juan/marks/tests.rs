//! Marks become answers that the rules take.

use super::*;
use crate::boards::{Art, Looker};
use ::san_juan::Setup;
use kernel::{Kind, Lang, Seed, Words, legal};

#[test]
fn a_mark_is_written_and_read_back() {
    for card in Card::ALL {
        for mark in [Mark::Hand(*card), Mark::Drawn(*card), Mark::Good(*card), Mark::Room(*card)] {
            assert_eq!(mark.to_string().parse(), Ok(mark), "{mark}");
        }
    }
    for wrong in ["", "crane", "hand/wharf", "city/crane", "hand/crane/1"] {
        assert!(wrong.parse::<Mark>().is_err(), "{wrong:?}");
    }
}

/// Everything that can be marked, in card order.
fn markable(game: &Match<SanJuan>, marking: &Marking) -> Vec<Mark> {
    let view = game.state().view(Viewer::Seat(marking.asked.seat));
    let own = &view.seats[marking.asked.seat.index()];
    let copies = |cards: &Cards, mark: fn(Card) -> Mark| -> Vec<Mark> {
        cards.iter().flat_map(|(card, n)| (0..*n).map(move |_| mark(*card))).collect()
    };
    let room: Cards = own.buildings.keys().map(|card| (*card, own.room_on(*card))).collect();
    let mut all = copies(&own.goods, Mark::Good);
    all.extend(copies(own.hand.as_ref().expect("one's own"), Mark::Hand));
    all.extend(copies(marking.asked.drawn_cards.as_ref().unwrap_or(&Cards::new()), Mark::Drawn));
    all.extend(copies(&room, Mark::Room));
    all.retain(|mark| marking.fits(*mark));
    all
}

#[test]
fn the_fewest_and_the_most_marks_can_be_confirmed() {
    let (words, art) = (Words::new(Lang::En), Art::default());
    let mut seen = std::collections::BTreeMap::<QuestionKind, u32>::new();
    for seed in 0..40_u8 {
        let setup = Setup {
            players: 2 + seed % 3,
            new_buildings: seed % 4 != 0,
            draft_hands: seed % 2 == 0,
            ..Setup::default()
        };
        let mut table = Match::<SanJuan>::new(setup, Seed::from_word(&seed.to_string())).expect("a game");
        for n in 0_usize.. {
            let Some(seat) = table.state().acting().first() else { break };
            let looker = Looker {
                viewer: Viewer::Seat(seat),
                own: Some(seat),
                answers: true,
                words: &words,
                art: &art,
            };
            let Some(marking) = marking(&Scene::new(&table, &looker)) else {
                let legal = legal(table.state(), seat);
                let liked = [Card::BlackMarket, Card::Church, Card::Company, Card::Hospital, Card::Chapel];
                let liked = liked.map(Action::Build).into_iter().find(|one| legal.contains(one));
                table.play(seat, liked.unwrap_or(legal[(n * 7 + n / 3) % legal.len()])).expect("legal");
                continue;
            };
            *seen.entry(marking.asked.question).or_default() += 1;
            let all = markable(&table, &marking);
            // A card more than is due is paid for the Hospital alone, and the rules say when.
            let most = marking.asked.bill.map_or(marking.most, |_| marking.least);
            let wanted = if n % 2 == 0 { marking.least } else { most };
            let mut marked: Vec<Mark> = all.iter().rev().take(wanted).copied().collect();
            if marking.asked.bill.is_some_and(|bill| bill.goods > 0) {
                let goods = all.iter().take(usize::from(n % 2 == 0));
                let cards = all.iter().rev().take(wanted - goods.len());
                marked = goods.chain(cards).copied().collect();
                marked.truncate(wanted);
            }
            assert!(marked.len() == wanted, "{} of {wanted} for {:?}", marked.len(), marking.asked);
            for step in steps(&table, seat, &marked) {
                table.play(seat, step).map(|_| ()).unwrap_or_else(|refused| panic!("{step}: {refused}"));
            }
        }
    }
    let met: Vec<QuestionKind> = seen.keys().copied().collect();
    let asked = |kind: &&QuestionKind| {
        !matches!(
            kind,
            QuestionKind::Role
                | QuestionKind::Build
                | QuestionKind::Site
                | QuestionKind::Recruit
                | QuestionKind::Venture
                | QuestionKind::Over
        )
    };
    assert_eq!(met, QuestionKind::ALL.iter().filter(asked).copied().collect::<Vec<_>>(), "{seen:?}");
}

#[test]
fn every_choice_has_its_words() {
    for verb in ["discard", "pay", "company", "chapel", "church", "keep", "sell", "produce"] {
        for name in [format!("san-juan-confirm-{verb}"), format!("san-juan-marked-{verb}")] {
            for lang in Lang::ALL {
                assert_ne!(crate::words::text_with(lang, &name, &[("n", "2")]), name, "{lang}");
            }
        }
    }
}
