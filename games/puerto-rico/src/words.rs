//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Present, Reason, Seat, Source, Words, say};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Place, Role, Tile};
use crate::label::label;
use crate::page::page;
use crate::sentence::sentence;
use crate::setup::ShipRule;
use crate::state::{Offer, PuertoRico, Question, Window};
use crate::titles::{good_title, place_title, title};
use crate::view::View;
use crate::{score, why};

impl Present for PuertoRico {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        match self.asked() {
            None => say!(words, "over").to_owned(),
            Some(asked) if asked != seat => {
                let other = words.name(asked);
                say!(words, "is-thinking", other)
            }
            Some(_) => wanted(self.question, words),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        label(self, seat, action, words)
    }

    fn rules_of(&self, seat: Seat, action: Action) -> Vec<&'static str> {
        rules_of(self, seat, action)
    }

    fn why_not(&self, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
        why::why_not(self, seat, action, words)
    }

    fn whose(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn sentence(event: &Event, words: &Words) -> Option<String> {
        Some(sentence(event, words))
    }

    fn page(view: &View, words: &Words) -> String {
        page(view, words)
    }

    fn breakdown(&self, words: &Words) -> Vec<Source> {
        score::breakdown(self, words)
    }
}

/// What a question wants, as a sentence.
pub(crate) fn wanted(question: Question, words: &Words) -> String {
    let lang = words.lang;
    let text = match question {
        Question::Draft => {
            say!(words, "ask-draft")
        }
        Question::Role => say!(words, "ask-role"),
        Question::Settle { hacienda: false } => {
            say!(words, "ask-settle")
        }
        Question::Settle { hacienda: true } => {
            say!(words, "ask-settle-again")
        }
        Question::Lay { drawn, .. } => {
            let good = good_title(drawn, lang);
            return say!(words, "ask-lay", good);
        }
        Question::SecondTile => {
            say!(words, "ask-second-tile")
        }
        Question::Hunt => say!(words, "ask-hunt"),
        Question::Guests(Window::Store) => say!(words, "ask-guests-store"),
        Question::Guests(Window::Mayor | Window::Craftsman | Window::Captain | Window::Prospector) => {
            say!(words, "ask-guests")
        }
        Question::Ship => {
            say!(words, "ask-ship")
        }
        Question::Place { place, .. } => {
            let place = place_title(Place::at(usize::from(place)), lang);
            return say!(words, "ask-place", place);
        }
        Question::Build => say!(words, "ask-build"),
        Question::PayBarrel { building, missing } => {
            let building = title(building, lang);
            return say!(words, "ask-pay-barrel", building, missing);
        }
        Question::PayDisc { building, missing } => {
            let building = title(building, lang);
            return say!(words, "ask-pay-disc", building, missing);
        }
        Question::Privilege { first: None } => {
            say!(words, "ask-privilege")
        }
        Question::Privilege { first: Some(_) } => {
            say!(words, "ask-second-privilege")
        }
        Question::Sell => say!(words, "ask-sell"),
        Question::Land => say!(words, "ask-land"),
        Question::Supplier { left, .. } => {
            return say!(words, "ask-supplier", left);
        }
        Question::Load => say!(words, "ask-load"),
        Question::Send { good, .. } => {
            let good = good_title(good, lang);
            return say!(words, "ask-send", good);
        }
        Question::Keep { good, .. } => {
            let good = good_title(good, lang);
            return say!(words, "ask-keep", good);
        }
        Question::Accept(Offer::Mayor) => say!(words, "ask-accept-mayor"),
        Question::Accept(Offer::Villa) => say!(words, "ask-accept-villa"),
        Question::Accept(Offer::Hospice(place)) => {
            let place = place_title(place, lang);
            return say!(words, "ask-accept-hospice", place);
        }
        Question::Accept(Offer::University(place)) => {
            let place = place_title(place, lang);
            return say!(words, "ask-accept-university", place);
        }
        Question::Accept(Offer::Harvest) => say!(words, "ask-accept-harvest"),
        Question::Over => say!(words, "over"),
    };
    text.to_owned()
}

/// Where a place lies on the board.
/// The privilege and the procedure of a role.
fn role_rules(role: Role) -> Vec<&'static str> {
    match role {
        Role::Settler => vec!["settler.1", "settler.4"],
        Role::Mayor => vec!["mayor.1", "mayor.2", "mayor.4"],
        Role::Builder => vec!["builder.1", "price.3"],
        Role::Craftsman => vec!["craftsman.1", "craftsman.2", "craftsman.4"],
        Role::Trader => vec!["trader.1", "trader.2", "trader.4"],
        Role::Captain => vec!["captain.1", "captain.2", "captain.6"],
        Role::Prospector => vec!["prospector.1"],
    }
}

/// The rule of what is offered.
fn offer_rule(offer: Offer) -> &'static str {
    match offer {
        Offer::Mayor => "mayor.1",
        Offer::Villa => "villa.1",
        Offer::Hospice(_) => "hospice.1",
        Offer::University(_) => "university.1",
        Offer::Harvest => "craftsman.2",
    }
}

fn rules_of(game: &PuertoRico, seat: Seat, action: Action) -> Vec<&'static str> {
    match action {
        Action::Draft(building) => vec!["draft.1", "draft.2", "draft.3", building.facts().rule],
        Action::Take(role) => ["round.3", "round.4"].into_iter().chain(role_rules(role)).collect(),
        Action::TakeSecondProspector => vec!["round.5", "round.4", "prospector.1"],
        Action::Hacienda => vec!["hacienda.1", "hacienda.2"],
        Action::Plant(Tile::Quarry) => vec!["settler.4", "price.2", "construction-hut.1"],
        Action::Plant(_) => vec!["settler.3", "hospice.1"],
        Action::Forest(_) => vec!["forest-house.1", "forest-house.4"],
        Action::Lay(_) | Action::LayForest => vec!["forest-house.1", "forest-house.2"],
        Action::Discard(_) | Action::DiscardForest => {
            let land = game.question == Question::Land;
            vec![if land { "land-office.2" } else { "hunting-lodge.1" }, "discard.1", "discard.3"]
        }
        Action::Guest(_, place) => {
            let mut ids = vec!["guest-house.2", "guest-house.3", "guest-house.4"];
            if let Place::Building(building) = place {
                ids.push(building.facts().rule);
            }
            ids
        }
        Action::TakeDisc(_) => vec!["mayor.2", "nobles.2", "nobles.3"],
        Action::Place(place, _) => {
            let mut ids = vec!["mayor.3", "mayor.4", "mayor.6"];
            if let Place::Building(building) = place {
                ids.push(building.facts().rule);
            }
            ids
        }
        Action::PlaceBoth(building, ..) => vec!["mayor.4", "nobles.2", building.facts().rule],
        Action::Build(building) => {
            let mut ids = vec!["builder.2", "price.1", "price.2"];
            if game.is_chooser(seat) {
                ids.push("price.3");
            }
            if crate::phases::builder::price(game, seat, building) > game.player(seat).doubloons {
                ids.push("black-market.1");
            }
            ids.push(building.facts().rule);
            ids
        }
        Action::PayBarrel(_) => vec!["black-market.1", "black-market.2"],
        Action::PayDisc(_) | Action::PayNoDisc => vec!["black-market.2", "black-market.3", "black-market.4"],
        Action::Extra(_) => vec!["craftsman.4", "library.4"],
        Action::Sell(_) => vec!["trader.1", "trader.2", "trader.3"],
        Action::Post(_) => vec!["trading-post.1", "trading-post.2"],
        Action::BuyPlantation => vec!["land-office.1", "land-office.3"],
        Action::Deliver(_) | Action::Done => {
            vec!["royal-supplier.1", "royal-supplier.2", "royal-supplier.3"]
        }
        Action::Load(..) => {
            let empty = if game.ship_rule == ShipRule::Most { "captain.4" } else { "reading.1" };
            vec!["captain.3", empty, "captain.5", "captain.6"]
        }
        Action::Wharf(_) => vec!["wharf.1", "wharf.2", "wharf.3"],
        Action::SmallWharf | Action::Send(..) => vec!["small-wharf.1", "small-wharf.2", "small-wharf.3"],
        Action::Keep(..) => vec!["storage.1", "storage.2", "storage.3"],
        Action::Accept => {
            let offered =
                if let Question::Accept(offer) = game.question { Some(offer_rule(offer)) } else { None };
            std::iter::once("reading.2").chain(offered).collect()
        }
        Action::Pass if matches!(game.question, Question::Accept(_)) => vec!["round.7", "reading.2"],
        Action::Pass if game.question == Question::Load => vec!["captain.7", "captain.8"],
        Action::Pass => vec!["round.7"],
    }
}
