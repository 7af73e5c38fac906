//! What is marked on the table and confirmed at once: cards of the hand, cards drawn, goods, places for goods.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use ::san_juan::{Action, Asked, Card, Cards, QuestionKind, SanJuan, title};
use kernel::{Game, Kind, Match, Seat, UnknownName, Viewer};
use maud::{Markup, html};

use super::super::several::in_turn;
use super::super::{Scene, Several};
use super::place;

/// Something that was marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// A card of the hand.
    Hand(Card),
    /// A card that was drawn.
    Drawn(Card),
    /// A good on such a building.
    Good(Card),
    /// Room for a good on such a building.
    Room(Card),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Hand(card) => write!(f, "hand/{card}"),
            Mark::Drawn(card) => write!(f, "drawn/{card}"),
            Mark::Good(card) => write!(f, "good/{card}"),
            Mark::Room(card) => write!(f, "room/{card}"),
        }
    }
}

impl FromStr for Mark {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Mark, UnknownName> {
        let read = || {
            let (sort, name) = text.split_once('/')?;
            let card = Card::named(name)?;
            match sort {
                "hand" => Some(Mark::Hand(card)),
                "drawn" => Some(Mark::Drawn(card)),
                "good" => Some(Mark::Good(card)),
                "room" => Some(Mark::Room(card)),
                _ => None,
            }
        };
        read().ok_or_else(|| UnknownName { word: text.to_owned(), sort: "mark of San Juan" })
    }
}

/// What the visitor marks now.
pub struct Marking {
    pub asked: Asked,
    /// Which have been chosen before, one by one.
    pub chosen: Cards,
    least: usize,
    most: usize,
}

/// What the visitor marks, if his question is answered by marks.
pub fn marking(scene: &Scene<'_, SanJuan>) -> Option<Marking> {
    let asked =
        scene.view.asked.as_ref().filter(|asked| scene.is_asked() && scene.own == Some(asked.seat))?;
    let chosen = asked.chosen_cards.clone().unwrap_or_default();
    let mut marking = Marking { asked: asked.clone(), chosen, least: 0, most: 0 };
    let own = &scene.view.seats[asked.seat.index()];
    let count = |things: &Cards, mark: &dyn Fn(Card) -> Mark| -> usize {
        let fits = things.iter().filter(|(card, _)| marking.fits(mark(**card)));
        fits.map(|(_, n)| usize::from(*n)).sum()
    };
    let hand = || count(own.hand.as_ref().unwrap_or(&Cards::new()), &Mark::Hand);
    let goods = || count(&own.goods, &Mark::Good) - usize::from(marking.chosen.values().sum::<u8>());
    let free = match asked.question {
        QuestionKind::Draft
        | QuestionKind::Pay
        | QuestionKind::Cull
        | QuestionKind::Company
        | QuestionKind::Chapel
        | QuestionKind::Church
        | QuestionKind::Limit => hand(),
        QuestionKind::Spend => hand() + goods(),
        QuestionKind::Sell => goods(),
        QuestionKind::Keep => count(asked.drawn_cards.as_ref().unwrap_or(&Cards::new()), &Mark::Drawn),
        QuestionKind::Produce => {
            let room = own.buildings.keys().map(|card| (*card, own.room_on(*card))).collect();
            count(&room, &Mark::Room)
        }
        QuestionKind::Role
        | QuestionKind::Build
        | QuestionKind::Site
        | QuestionKind::Recruit
        | QuestionKind::Venture
        | QuestionKind::Over => return None,
    };
    let (least, most) = match asked.bill {
        // Goods and cards pay together.
        Some(bill) => (bill.due, bill.due + u8::from(bill.waives.contains(&true))),
        // Nothing at all is an answer of its own.
        None => (asked.least.max(u8::from(asked.chosen == 0)), asked.most),
    };
    marking.least = usize::from(least).saturating_sub(asked.chosen);
    marking.most = usize::from(most).saturating_sub(asked.chosen).min(free);
    Some(marking)
}

impl Marking {
    /// Whether something can still be marked. Nothing earlier in card order may follow what has been chosen of its sort.
    pub fn fits(&self, mark: Mark) -> bool {
        let from = self.chosen.keys().next_back().copied();
        let later = |card: Card| from.is_none_or(|from| card >= from);
        match (self.asked.question, mark) {
            (
                QuestionKind::Draft
                | QuestionKind::Pay
                | QuestionKind::Cull
                | QuestionKind::Company
                | QuestionKind::Chapel
                | QuestionKind::Church
                | QuestionKind::Limit,
                Mark::Hand(card),
            )
            | (QuestionKind::Keep, Mark::Drawn(card))
            | (QuestionKind::Sell | QuestionKind::Spend, Mark::Good(card))
            | (QuestionKind::Produce, Mark::Room(card)) => later(card),
            (QuestionKind::Spend, Mark::Hand(_)) => true,
            _ => false,
        }
    }

    /// How many goods of a kind have been chosen before; they still lie in their place.
    pub fn taken(&self, card: Card) -> u8 {
        let goods = matches!(self.asked.question, QuestionKind::Sell | QuestionKind::Spend);
        self.chosen.get(&card).copied().filter(|_| goods).unwrap_or_default()
    }

    /// What a thing that is marked is about to do, as the end of names of texts.
    pub fn verb(&self) -> &'static str {
        match self.asked.question {
            QuestionKind::Draft | QuestionKind::Cull | QuestionKind::Limit => "discard",
            QuestionKind::Pay | QuestionKind::Spend => "pay",
            QuestionKind::Company => "company",
            QuestionKind::Chapel => "chapel",
            QuestionKind::Church => "church",
            QuestionKind::Keep => "keep",
            QuestionKind::Sell => "sell",
            QuestionKind::Produce
            | QuestionKind::Role
            | QuestionKind::Build
            | QuestionKind::Site
            | QuestionKind::Recruit
            | QuestionKind::Venture
            | QuestionKind::Over => "produce",
        }
    }

    /// How many marks are wanted.
    pub fn several(&self, scene: &Scene<'_, SanJuan>) -> Several {
        let n = self.least.to_string();
        let confirm = scene.t_with(&format!("confirm-{}", self.verb()), &[("n", &n)]);
        Several { least: self.least, most: self.most, confirm }
    }

    /// What these marks would leave in the hand, or bring.
    pub fn preview(&self, scene: &Scene<'_, SanJuan>, marked: &[Mark]) -> Markup {
        let own = &scene.view.seats[self.asked.seat.index()];
        let (name, n) = match self.asked.question {
            QuestionKind::Sell => {
                let good = |mark: &Mark| if let Mark::Good(card) = mark { Some(*card) } else { None };
                let before = self.chosen.iter().flat_map(|(card, n)| (0..*n).map(|_| *card));
                let sold: Vec<Card> = marked.iter().filter_map(good).chain(before).collect();
                let income = scene.view.prices.map_or(0, |tile| own.income(tile, &sold));
                ("preview-sell", usize::from(income))
            }
            QuestionKind::Produce => ("preview-produce", marked.len() + self.asked.chosen),
            QuestionKind::Keep => ("preview-keep", own.hand_size + marked.len() + self.asked.chosen),
            QuestionKind::Draft
            | QuestionKind::Pay
            | QuestionKind::Spend
            | QuestionKind::Cull
            | QuestionKind::Company
            | QuestionKind::Chapel
            | QuestionKind::Church
            | QuestionKind::Limit
            | QuestionKind::Role
            | QuestionKind::Build
            | QuestionKind::Site
            | QuestionKind::Recruit
            | QuestionKind::Venture
            | QuestionKind::Over => {
                let cards = marked.iter().filter(|mark| matches!(mark, Mark::Hand(_))).count();
                let held: usize = own.hand.iter().flatten().map(|(_, n)| usize::from(*n)).sum();
                ("preview-stay", held.saturating_sub(cards))
            }
        };
        html! { p.preview data-key="preview" aria-live="polite" { b data-count { (n) } " " span { (scene.t_with(name, &[("n", &n.to_string())])) } } }
    }

    /// What is asked, where marks answer two questions of the rules at once.
    pub fn wanted(&self, scene: &Scene<'_, SanJuan>) -> Option<String> {
        let (bill, building) = (self.asked.bill?, self.asked.building?);
        let (due, goods) = (bill.due.to_string(), bill.goods.to_string());
        let name = title(building, scene.words.lang);
        let text = if bill.goods > 0 { "ask-pay-goods" } else { "ask-pay" };
        Some(scene.t_with(text, &[("building", name), ("due", &due), ("goods", &goods)]))
    }
}

/// The answers that take everything that was marked.
pub fn steps(game: &Match<SanJuan>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
    let asked = game.state().view(Viewer::Seat(seat)).asked;
    let question =
        asked.as_ref().filter(|asked| asked.seat == seat).map_or(QuestionKind::Over, |asked| asked.question);
    let action = |mark: &Mark| match *mark {
        Mark::Hand(card) if question == QuestionKind::Spend => Action::Pay(card),
        Mark::Hand(card) => place::held(question, card),
        Mark::Drawn(card) => Action::Keep(card),
        Mark::Good(card) if question == QuestionKind::Spend => Action::Spend(card),
        Mark::Good(card) => Action::Sell(card),
        Mark::Room(card) => Action::Produce(card),
    };
    let actions: Vec<Action> = marked.iter().map(action).collect();
    if question != QuestionKind::Spend {
        let ends: &[Action] =
            if actions.is_empty() { &[Action::Pass, Action::Done] } else { &[Action::Done] };
        return in_turn(game, seat, &actions, ends);
    }
    // Goods first, then the cards.
    let (goods, cards): (Vec<Action>, Vec<Action>) =
        actions.into_iter().partition(|action| matches!(action, Action::Spend(_)));
    let mut steps = in_turn(game, seat, &goods, &[Action::Pass, Action::Done]);
    let mut then = game.clone();
    if !cards.is_empty() && steps.iter().all(|step| then.play(seat, *step).is_ok()) {
        steps.extend(in_turn(&then, seat, &cards, &[Action::Done]));
    }
    steps
}
