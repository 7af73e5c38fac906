//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Kind, Present, Reason, Seat, Source, Words, say};

use crate::action::Action;
use crate::buildings::CardSet;
use crate::event::Event;
use crate::kinds::{Card, Role, Shelf};
use crate::page::page;
use crate::phases::trader::price;
use crate::sentence::sentence;
use crate::state::{Question, SanJuan};
use crate::titles::{role_text, role_title, some_good, title};
use crate::view::View;
use crate::ways::Way;
use crate::{score, why};

/// A number of cards in words.
pub(crate) fn cards(n: usize, words: &Words) -> String {
    say!(words, "cards", n)
}

/// What something costs, at the end of a label.
fn price_tag(n: u8, words: &Words) -> String {
    match n {
        0 => say!(words, "price-free").to_owned(),
        n => cards(usize::from(n), words),
    }
}

/// A number of goods in words.
fn goods(n: usize, words: &Words) -> String {
    say!(words, "goods", n)
}

/// What has to be done now, as an order without its full stop.
pub(crate) fn task(game: &SanJuan, words: &Words) -> String {
    let missing = cards(game.selection.missing(), words);
    let left =
        usize::from(game.selection.hi).saturating_sub(game.selection.picked.len()).min(choosable(game));
    let building = title(game.site.card, words.lang);
    match game.question {
        Question::Draft(_) | Question::Limit(_) | Question::Cull(_) => {
            say!(words, "task-discard", missing)
        }
        Question::Role(_) => say!(words, "task-role").to_owned(),
        Question::Build(_) => say!(words, "task-build").to_owned(),
        Question::Site(_) => say!(words, "task-site", building),
        Question::Spend(_) if game.selection.missing() > 0 => {
            say!(words, "task-spend", goods = goods(game.selection.missing(), words))
        }
        Question::Spend(_) => say!(words, "task-spend-up-to", goods = goods(left, words)),
        Question::Pay(_) if game.selection.missing() == 0 => say!(words, "task-hospital").to_owned(),
        Question::Pay(_) => say!(words, "task-pay", missing, building),
        Question::Produce(_) => say!(words, "task-produce", n = left, goods = goods(left, words)),
        Question::Sell(_) => say!(words, "task-sell", n = left, goods = goods(left, words)),
        Question::Recruit(_) => say!(words, "task-recruit").to_owned(),
        Question::Venture(_) => say!(words, "task-venture").to_owned(),
        Question::Keep(_) => say!(words, "task-keep", missing),
        Question::Company(_) => say!(words, "task-exchange", cards = cards(left, words)),
        Question::Chapel(_) => say!(words, "task-chapel").to_owned(),
        Question::Church(_) => say!(words, "task-church").to_owned(),
        Question::Over(_) => say!(words, "no-over").to_owned(),
    }
}

/// How many things there are to choose from, where a choice is free: no sentence promises more.
fn choosable(game: &SanJuan) -> usize {
    let count = |kinds: CardSet, on: &dyn Fn(Card) -> u8| -> usize {
        Card::members(kinds).map(|card| usize::from(on(card))).sum()
    };
    match game.question {
        Question::Spend(seat) | Question::Sell(seat) => {
            let goods = &game.player(seat).goods;
            count(game.allowed_goods(seat), &|card| goods.on(card) - game.selection.picked.count(card))
        }
        Question::Produce(seat) => {
            let player = game.player(seat);
            count(game.allowed_plants(seat), &|card| card.store().map_or(0, |place| player.empty(place)))
        }
        Question::Company(seat) => game.player(seat).hand.len(),
        Question::Draft(_)
        | Question::Role(_)
        | Question::Build(_)
        | Question::Site(_)
        | Question::Pay(_)
        | Question::Recruit(_)
        | Question::Venture(_)
        | Question::Keep(_)
        | Question::Cull(_)
        | Question::Chapel(_)
        | Question::Church(_)
        | Question::Limit(_)
        | Question::Over(_) => usize::MAX,
    }
}

fn sentence_case(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

impl SanJuan {
    fn site_label(&self, seat: Seat, way: Way, words: &Words) -> String {
        let cost = price_tag(self.cost(seat, self.site.card, way), words);
        match way {
            Way::Beside => {
                say!(words, "do-beside", cost)
            }
            Way::Over(card, false) => {
                let card = title(card, words.lang);
                say!(words, "do-over", card, cost)
            }
            Way::Over(card, true) => {
                let card = title(card, words.lang);
                say!(words, "do-over-loaded", card, cost)
            }
        }
    }

    fn role_label(&self, seat: Seat, role: Role, doubled: bool, words: &Words) -> String {
        let (name, text) = (role_title(role, words.lang), role_text(role, words.lang));
        let saved = crate::phases::role::may_save(self, seat);
        let how = match (doubled, saved) {
            (true, _) => "doubled",
            (false, true) => "saved",
            (false, false) => "plain",
        };
        say!(words, "do-role", name, how, text)
    }
}

impl Present for SanJuan {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        match self.question.seat() {
            Some(asked) if asked != seat => {
                let other = words.name(asked);
                say!(words, "is-thinking", other)
            }
            Some(_) | None => sentence_case(&task(self, words)),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        let name = |card: Card| title(card, words.lang);
        match action {
            Action::Take(role) => self.role_label(seat, role, false, words),
            Action::TakeDoubled(role) => self.role_label(seat, role, true, words),
            Action::Build(card) => {
                let cost = price_tag(self.player(seat).cheapest(card, self.privilege(seat)), words);
                let name = name(card);
                say!(words, "do-build", name, cost)
            }
            Action::Beside => self.site_label(seat, Way::Beside, words),
            Action::Over(card) => self.site_label(seat, Way::Over(card, false), words),
            Action::OverLoaded(card) => self.site_label(seat, Way::Over(card, true), words),
            Action::Spend(card) => {
                let name = name(card);
                say!(words, "do-spend", name)
            }
            Action::Pay(card) => {
                let name = name(card);
                say!(words, "do-pay", name)
            }
            Action::Produce(card) => {
                let (name, good) = (name(card), some_good(card, words.lang));
                say!(words, "do-produce", good, name)
            }
            Action::Sell(card) => {
                let good = some_good(card, words.lang);
                let income = self.house.open.map_or(0, |tile| usize::from(price(tile, card)));
                let income = cards(income, words);
                say!(words, "do-sell", good, income)
            }
            Action::Keep(card) => {
                let name = name(card);
                say!(words, "do-keep", name)
            }
            Action::Discard(card) => {
                let name = name(card);
                say!(words, "do-discard", name)
            }
            Action::Tuck(card, Shelf::Chapel) => {
                let name = name(card);
                say!(words, "do-chapel", name)
            }
            Action::Tuck(card, Shelf::Church) => {
                let name = name(card);
                say!(words, "do-church", name)
            }
            Action::Draw => say!(words, "do-draw").to_owned(),
            Action::Pass => say!(words, "do-pass").to_owned(),
            Action::Done => say!(words, "do-done").to_owned(),
        }
    }

    fn rules_of(&self, seat: Seat, action: Action) -> Vec<&'static str> {
        match action {
            Action::Take(role) | Action::TakeDoubled(role) => {
                let mut ids = match role {
                    Role::Builder => vec!["builder.1", "builder.3"],
                    Role::Producer => vec!["producer.1", "producer.2"],
                    Role::Trader => vec!["trader.3", "trader.4"],
                    Role::Recruiter => vec!["recruiter.1", "recruiter.2", "recruiter.3"],
                    Role::Adventurer => vec!["adventurer.1", "adventurer.2"],
                };
                if self.player(seat).has(Card::PublishingHouse) {
                    ids.push("publishing-house.1");
                }
                ids
            }
            Action::Build(card) => vec!["builder.2", "builder.4", card.facts().rule],
            Action::Beside => vec!["builder.7"],
            Action::Over(card) => vec!["crane.2", "crane.4", "crane.6", card.facts().rule],
            Action::OverLoaded(card) => vec!["crane.2", "crane.5", "crane.6", card.facts().rule],
            Action::Spend(_) => vec!["black-market.1", "black-market.2"],
            Action::Pay(card) => vec!["builder.2", card.facts().rule],
            Action::Produce(_) => vec!["producer.1", "producer.3"],
            Action::Sell(Card::LandRegistry) => vec!["trader.5", "land-registry.3"],
            Action::Sell(_) => vec!["trader.2", "trader.5"],
            Action::Keep(card) => vec!["recruiter.3", card.facts().rule],
            Action::Discard(card) => vec!["deck.1", card.facts().rule],
            Action::Tuck(card, shelf) => vec![shelf.building().facts().rule, "final.2", card.facts().rule],
            Action::Draw => {
                let role = if self.role == Some(Role::Recruiter) { "recruiter.1" } else { "adventurer.1" };
                vec![role, "round.7"]
            }
            Action::Pass if matches!(self.question, Question::Recruit(_) | Question::Venture(_)) => {
                vec!["round.4", "round.7"]
            }
            Action::Pass => vec!["round.4"],
            Action::Done => vec!["choose.2"],
        }
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
