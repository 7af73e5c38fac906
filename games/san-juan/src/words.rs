//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Present, Reason, Seat, Source, Words};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Card, Role, Shelf};
use crate::page::page;
use crate::phases::trader::price;
use crate::sentence::sentence;
use crate::state::{Question, SanJuan};
use crate::titles::{good_title, role_text, role_title, title};
use crate::view::View;
use crate::ways::Way;
use crate::{score, why};

/// A number of cards in words.
pub(crate) fn cards(n: usize, words: &Words) -> String {
    match n {
        0 => words.say("no card", "aucune carte").to_owned(),
        1 => words.say("1 card", "1 carte").to_owned(),
        n => words.say(format!("{n} cards"), format!("{n} cartes")),
    }
}

/// What something costs, at the end of a label.
fn price_tag(n: u8, words: &Words) -> String {
    match n {
        0 => words.say("free", "gratuit").to_owned(),
        n => cards(usize::from(n), words),
    }
}

/// A number of goods in words.
fn goods(n: usize, words: &Words) -> String {
    match n {
        1 => words.say("1 good", "1 marchandise").to_owned(),
        n => words.say(format!("{n} goods"), format!("{n} marchandises")),
    }
}

/// What has to be done now, as an order without its full stop.
pub(crate) fn task(game: &SanJuan, words: &Words) -> String {
    let missing = cards(game.selection.missing(), words);
    let left = usize::from(game.selection.hi).saturating_sub(game.selection.picked.len());
    let building = title(game.site.card, words.lang);
    match game.question {
        Question::Draft(_) | Question::Limit(_) | Question::Cull(_) => {
            words.say(format!("discard {missing}"), format!("défaussez {missing}"))
        }
        Question::Role(_) => words.say("take a role", "prenez un Personnage").to_owned(),
        Question::Build(_) => words.say("build something, or pass", "construisez, ou passez").to_owned(),
        Question::Site(_) => words
            .say(format!("say where your {building} goes"), format!("dites où va ce bâtiment : {building}")),
        Question::Spend(_) if game.selection.missing() > 0 => words.say(
            format!("spend {} in the Black Market", goods(game.selection.missing(), words)),
            format!("dépensez {} au Marché noir", goods(game.selection.missing(), words)),
        ),
        Question::Spend(_) => words.say(
            format!("spend up to {} in the Black Market, or go on", goods(left, words)),
            format!("dépensez jusqu'à {} au Marché noir, ou continuez", goods(left, words)),
        ),
        Question::Pay(_) if game.selection.missing() == 0 => words
            .say(
                "pay one card more so that the Hospital gives one, or stop here",
                "payez une carte de plus pour que l'Hôpital en donne une, ou arrêtez-vous là",
            )
            .to_owned(),
        Question::Pay(_) => words.say(
            format!("pay {missing} for your {building}"),
            format!("payez {missing} pour ce bâtiment : {building}"),
        ),
        Question::Produce(_) => words.say(
            format!("produce up to {}, or stop", goods(left, words)),
            format!("produisez jusqu'à {}, ou arrêtez", goods(left, words)),
        ),
        Question::Sell(_) => words.say(
            format!("sell up to {}, or stop", goods(left, words)),
            format!("vendez jusqu'à {}, ou arrêtez", goods(left, words)),
        ),
        Question::Keep(_) => words.say(format!("keep {missing}"), format!("gardez {missing}")),
        Question::Company(_) => words.say(
            format!("exchange up to {}, or stop", cards(left, words)),
            format!("échangez jusqu'à {}, ou arrêtez", cards(left, words)),
        ),
        Question::Chapel(_) => words
            .say("put a card under your Chapel, or pass", "glissez une carte sous votre Chapelle, ou passez")
            .to_owned(),
        Question::Church(_) => words
            .say(
                "put cards under your Church, once in the game, or stop",
                "glissez des cartes sous votre Église, une fois dans la partie, ou arrêtez",
            )
            .to_owned(),
        Question::Over(_) => words.say("the game is over", "la partie est finie").to_owned(),
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
                words.say(format!("In a place of its own: {cost}"), format!("À une place à part : {cost}"))
            }
            Way::Over(card, false) => {
                let card = title(card, words.lang);
                words.say(format!("Over {card}: {cost}"), format!("Par-dessus {card} : {cost}"))
            }
            Way::Over(card, true) => {
                let card = title(card, words.lang);
                words.say(
                    format!("Over {card} with its good, which is lost: {cost}"),
                    format!("Par-dessus {card} avec sa marchandise, qui est perdue : {cost}"),
                )
            }
        }
    }

    fn role_label(&self, seat: Seat, role: Role, doubled: bool, words: &Words) -> String {
        let (name, text) = (role_title(role, words.lang), role_text(role, words.lang));
        let saved = crate::phases::role::may_save(self, seat);
        let how = match (doubled, saved) {
            (true, _) => words.say(" (privilege doubled)", " (privilège doublé)"),
            (false, true) => words.say(" (Publishing House saved)", " (Maison d'édition réservée)"),
            (false, false) => "",
        };
        words.say(format!("{name}{how}: {text}"), format!("{name}{how} : {text}"))
    }
}

impl Present for SanJuan {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        match self.question.seat() {
            Some(asked) if asked != seat => {
                let other = words.name(asked);
                words.say(format!("{other} is thinking."), format!("{other} réfléchit."))
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
                words.say(format!("Build {name}: {cost}"), format!("Construire {name} : {cost}"))
            }
            Action::Beside => self.site_label(seat, Way::Beside, words),
            Action::Over(card) => self.site_label(seat, Way::Over(card, false), words),
            Action::OverLoaded(card) => self.site_label(seat, Way::Over(card, true), words),
            Action::Spend(card) => {
                let name = name(card);
                words.say(format!("Spend the good of {name}"), format!("Dépenser la marchandise : {name}"))
            }
            Action::Pay(card) => {
                let name = name(card);
                words.say(format!("Pay with {name}"), format!("Payer avec {name}"))
            }
            Action::Produce(card) => {
                let (name, good) = (name(card), good_title(card, words.lang));
                words.say(format!("Produce {good} ({name})"), format!("Produire : {good} ({name})"))
            }
            Action::Sell(card) => {
                let good = good_title(card, words.lang);
                let income = self.house.open.map_or(0, |tile| usize::from(price(tile, card)));
                let income = cards(income, words);
                words.say(format!("Sell {good}: {income}"), format!("Vendre : {good} ({income})"))
            }
            Action::Keep(card) => {
                let name = name(card);
                words.say(format!("Keep {name}"), format!("Garder {name}"))
            }
            Action::Discard(card) => {
                let name = name(card);
                words.say(format!("Discard {name}"), format!("Défausser {name}"))
            }
            Action::Tuck(card, Shelf::Chapel) => {
                let name = name(card);
                words.say(format!("Put {name} under the Chapel"), format!("Glisser {name} sous la Chapelle"))
            }
            Action::Tuck(card, Shelf::Church) => {
                let name = name(card);
                words.say(format!("Put {name} under the Church"), format!("Glisser {name} sous l'Église"))
            }
            Action::Pass => words.say("Pass", "Passer").to_owned(),
            Action::Done => words.say("Done", "Terminé").to_owned(),
        }
    }

    fn anchors(&self, seat: Seat, action: Action) -> Vec<String> {
        let one = |place: String| vec![place];
        match action {
            Action::Take(role) => vec![format!("role/{role}"), "do/take".to_owned()],
            Action::TakeDoubled(role) => vec![format!("role/{role}"), "do/double".to_owned()],
            Action::Build(Card::Cathedral) => one("table/cathedral".to_owned()),
            Action::Build(card) | Action::Pay(card) | Action::Discard(card) | Action::Tuck(card, _) => {
                one(format!("hand/{card}"))
            }
            Action::Beside => one("do/beside".to_owned()),
            Action::Over(card) => one(format!("area/{seat}/{card}")),
            Action::OverLoaded(card) => one(format!("area/{seat}/{card}/loaded")),
            Action::Spend(card) | Action::Sell(card) => one(format!("good/{seat}/{card}")),
            Action::Produce(card) => one(format!("area/{seat}/{card}")),
            Action::Keep(card) => one(format!("drawn/{card}")),
            Action::Pass => one("do/pass".to_owned()),
            Action::Done => one("do/done".to_owned()),
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
            Action::Pass => vec!["round.4"],
            Action::Done => vec!["choose.2"],
        }
    }

    fn why_not(&self, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
        why::why_not(self, seat, action, words)
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
