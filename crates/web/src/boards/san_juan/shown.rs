//! What Gold Mines and Goldsmiths have shown: the cards lie on the street until the next role is taken.

use ::san_juan::{Card, Event, title};
use kernel::Seat;
use maud::{Markup, html};

use super::place::Place;
use super::thing::Thing;
use super::{Look, pictures};

/// Cards that somebody's building has shown.
struct Show {
    seat: Seat,
    by: Card,
    cards: Vec<Card>,
    kept: Option<Card>,
}

fn show(event: &Event) -> Option<Show> {
    if let Event::Mined { seat, cards, kept } = event {
        return Some(Show { seat: *seat, by: Card::GoldMine, cards: cards.clone(), kept: *kept });
    }
    let Event::Assayed { seat, card, kept } = event else { return None };
    let kept = kept.then_some(*card);
    Some(Show { seat: *seat, by: Card::Goldsmith, cards: vec![*card], kept })
}

/// What became of the cards.
fn outcome(show: &Show) -> &'static str {
    match (show.kept, show.by) {
        (Some(_), Card::GoldMine) => "shown-cheapest",
        (Some(_), _) => "shown-kept",
        (None, _) => "shown-none",
    }
}

pub fn draw(look: &Look<'_>) -> Markup {
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let since = scene.told().rev().take_while(|event| !matches!(event, Event::Took { .. }));
    let mut shows: Vec<Show> = since.filter_map(show).collect();
    shows.reverse();
    html! {
        div.shown data-key="shown" .some[!shows.is_empty()] {
            @for seat in Seat::all(look.view.seats.len()) {
                (scene.at(Place::Shown(seat)).empty(Thing::Back))
                @for show in shows.iter().filter(|show| show.seat == seat) {
                    p class={ "seat-" (seat) } data-key={ "show-" (seat) "-" (show.by) } {
                        (look.pawn(seat))
                        b data-thing=(Thing::Card(show.by)) { (title(show.by, lang)) }
                        @for card in &show.cards {
                            span.plot.(pictures::kind(*card)) .kept[show.kept == Some(*card)] data-thing=(Thing::Card(*card)) role="img" aria-label=(title(*card, lang)) {
                                (pictures::building(scene.art, *card)) span.cost { (card.cost()) }
                            }
                        }
                        em { (look.t(outcome(show))) }
                    }
                }
            }
        }
    }
}
