//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Kind, Present, Reason, Seat, Source, Words, say};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Development, Space};
use crate::page::page;
use crate::phases::{bonus, option};
use crate::sentence::sentence;
use crate::state::{Question, SanFrancisco1906};
use crate::titles::{development_title, objective_title, permit_title, plot_title, space_title};
use crate::view::View;
use crate::{score, why};

impl Present for SanFrancisco1906 {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        match self.asked() {
            Some(asked) if asked == seat => self.asks(words),
            Some(other) => {
                let other = words.name(other);
                say!(words, "is-thinking", other)
            }
            None => say!(words, "over").to_owned(),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        let lang = words.lang;
        match action {
            Action::Income(dollars) => {
                say!(words, "do-income", dollars)
            }
            Action::TakePermit(permit) => {
                let permit = permit_title(permit, lang);
                say!(words, "do-take-permit", permit)
            }
            Action::TakeObjective(objective) => {
                let title = objective_title(objective, lang);
                say!(words, "do-take-objective", title)
            }
            Action::DrawObjective => {
                let left = self.objective_pile.len();
                say!(words, "do-draw-objective", left)
            }
            Action::TakeBuilding => say!(words, "do-take-building").to_owned(),
            Action::TakeMoney => {
                let dollars = bonus::money(self, seat);
                say!(words, "do-take-money", dollars)
            }
            Action::Advance => say!(words, "do-advance").to_owned(),
            Action::Move(space) => {
                let space = space_title(space, lang);
                say!(words, "do-move", space)
            }
            Action::Use(space) => self.use_label(seat, space, words),
            Action::TakeDollar => say!(words, "do-take-dollar").to_owned(),
            Action::Pass => say!(words, "do-pass").to_owned(),
            Action::Clear(plot) => {
                let (plot, price) = (plot_title(plot, lang), self.tables().tracks.clear_token);
                say!(words, "do-clear", plot, price)
            }
            Action::ClearNothing => {
                let price = self.tables().tracks.clear_nothing;
                say!(words, "do-clear-nothing", price)
            }
            Action::Build(plot) => {
                let price = self.map.at(plot).map_or(0, |plot| self.build_price(plot));
                let plot = plot_title(plot, lang);
                say!(words, "do-build", plot, price)
            }
            Action::Spend(permit) => {
                let permit = permit_title(permit, lang);
                say!(words, "do-spend", permit)
            }
            Action::SpendTwo(first, second) => {
                let shared = first.symbol_bits() & second.symbol_bits();
                let left = |kind: &Development| self.piles[kind.index()] > 0;
                let cards: Vec<&str> = SanFrancisco1906::kinds_in(shared)
                    .filter(left)
                    .map(|kind| development_title(kind, lang))
                    .collect();
                let (first, second) = (permit_title(first, lang), permit_title(second, lang));
                let said = say!(words, "do-spend-two", first, second);
                if cards.is_empty() { said } else { format!("{said} → {}", cards.join(" / ")) }
            }
            Action::TakeDevelopment(kind) => {
                let title = development_title(kind, lang);
                match self.tables().developments.cost[kind.index()] {
                    0 => say!(words, "do-take-development", title),
                    cost => say!(words, "do-buy-development", title, cost),
                }
            }
            Action::Decline => say!(words, "do-decline").to_owned(),
        }
    }

    fn rules_of(&self, _seat: Seat, action: Action) -> Vec<&'static str> {
        let mut ids = rules_of_answer(action);
        if self.question == Question::Bonus {
            ids.insert(0, BONUSES[usize::from(self.year)]);
        }
        ids
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

impl SanFrancisco1906 {
    /// What the seat whose turn it is is asked.
    fn asks(&self, words: &Words) -> String {
        let text = match self.question {
            Question::Income => say!(words, "ask-income"),
            Question::Bonus => say!(words, "ask-bonus"),
            Question::Space => say!(words, "ask-space"),
            Question::Option => say!(words, "ask-option"),
            Question::Permit => say!(words, "ask-permit"),
            Question::Objective => say!(words, "ask-objective"),
            Question::Clearing => say!(words, "ask-clearing"),
            Question::Plot { subsidy: false } => say!(words, "ask-plot"),
            Question::Plot { subsidy: true } => {
                say!(words, "ask-subsidised-plot")
            }
            Question::Permits { .. } => say!(words, "ask-permits"),
            Question::Development { .. } => say!(words, "ask-development"),
            Question::Over => say!(words, "over"),
        };
        text.to_owned()
    }

    /// What using a space means, with the price of the steps and of the action.
    fn use_label(&self, seat: Seat, space: Space, words: &Words) -> String {
        let title = space_title(space, words.lang);
        let Some(side) = self.present_side() else { return title.to_owned() };
        let steps = side.place(space).map_or(0, |place| option::step_price(self, seat, place));
        let mut parts = Vec::new();
        match space {
            Space::Benefits => {
                parts.push(say!(words, "gain", dollars = side.benefits));
            }
            Space::UrbanDevelopment => {
                let price = self.tables().tracks.urban_development;
                parts.push(say!(words, "dollars", dollars = price));
            }
            Space::Build | Space::BuildSubsidised => {
                let price = self.year_facts().build_cost;
                parts.push(say!(words, "dollars", dollars = price));
            }
            Space::Materials | Space::Permit | Space::Objective | Space::Clearing | Space::Pass => {}
        }
        if steps > 0 {
            parts.push(say!(words, "price-of-steps", steps));
        }
        if parts.is_empty() { title.to_owned() } else { format!("{title} ({})", parts.join(", ")) }
    }
}

/// The rule of each year's bonus, from 1906 on.
const BONUSES: [&str; 7] = ["bonus.1", "bonus.2", "bonus.3", "bonus.4", "bonus.5", "bonus.6", "bonus.7"];

/// The rules of an answer by itself.
fn rules_of_answer(action: Action) -> Vec<&'static str> {
    match action {
        Action::Income(_) => vec!["income.1", "order.1"],
        Action::TakePermit(_) => vec!["permit.1", "permit.2"],
        Action::TakeObjective(objective) => vec!["objective.1", objective.goal().rule()],
        Action::DrawObjective => vec!["objective.2"],
        Action::TakeBuilding => vec!["bonus.9"],
        Action::TakeMoney => vec!["bonus.10", "money.1"],
        Action::Advance => vec!["board.1", "board.3"],
        Action::Move(_) => vec!["turn.1", "order.1"],
        Action::Use(space) => {
            let own = match space {
                Space::Benefits => "benefits.1",
                Space::Materials => "materials.1",
                Space::Permit => "permit.1",
                Space::Objective => "objective.1",
                Space::Clearing => "clearing.1",
                Space::UrbanDevelopment => "urban.1",
                Space::Build => "build.1",
                Space::BuildSubsidised => "build.5",
                Space::Pass => "turn.5",
            };
            vec![own, "turn.2", "turn.3"]
        }
        Action::TakeDollar => vec!["turn.4", "money.1"],
        Action::Pass => vec!["turn.5"],
        Action::Clear(_) => vec!["clearing.1", "clearing.3", "board.2"],
        Action::ClearNothing => vec!["clearing.2", "board.2"],
        Action::Build(_) => vec!["build.1", "build.6", "build.7"],
        Action::Spend(_) => vec!["build.2", "build.4", "build.8"],
        Action::SpendTwo(..) => vec!["build.3", "build.9", "card.1"],
        Action::TakeDevelopment(kind) => {
            let own = match kind {
                Development::Light => "card.6",
                Development::Tram => "card.7",
                Development::Hydrant => "card.8",
                Development::Park => "card.9",
            };
            vec!["card.2", own]
        }
        Action::Decline => vec!["card.5"],
    }
}
