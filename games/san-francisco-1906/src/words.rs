//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Kind, Present, Reason, Seat, Source, Words};

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
                words.say(format!("{other} is thinking."), format!("{other} réfléchit."))
            }
            None => words.say("The game is over.", "La partie est finie.").to_owned(),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        let lang = words.lang;
        let say = |english: &str, french: &str| words.say(english, french).to_owned();
        match action {
            Action::Income(dollars) => {
                words.say(format!("Income: ${dollars}"), format!("Gains : {dollars} $"))
            }
            Action::TakePermit(permit) => {
                let permit = permit_title(permit, lang);
                words.say(format!("Take the permit {permit}"), format!("Prendre le permis {permit}"))
            }
            Action::TakeObjective(objective) => {
                let title = objective_title(objective, lang);
                words
                    .say(format!("Take the objective \"{title}\""), format!("Prendre l'objectif « {title} »"))
            }
            Action::DrawObjective => {
                let left = self.objective_pile.len();
                words.say(
                    format!("Draw an objective face down ({left} left)"),
                    format!("Piocher un objectif face cachée (encore {left})"),
                )
            }
            Action::TakeBuilding => say("Take a building", "Prendre un bâtiment"),
            Action::TakeMoney => {
                let dollars = bonus::money(self, seat);
                words.say(format!("Take ${dollars}"), format!("Prendre {dollars} $"))
            }
            Action::Advance => say(
                "Move your development token one square to the right",
                "Avancer votre jeton de développement d'une case vers la droite",
            ),
            Action::Move(space) => {
                let space = space_title(space, lang);
                words.say(format!("Pawn to {space}"), format!("Pion sur {space}"))
            }
            Action::Use(space) => self.use_label(seat, space, words),
            Action::TakeDollar => say("Take $1 instead", "Récupérer 1 $ à la place"),
            Action::Pass => say("Pass", "Passer"),
            Action::Clear(plot) => {
                let (plot, price) = (plot_title(plot, lang), self.tables().tracks.clear_token);
                words.say(format!("Clear {plot}: ${price}"), format!("Déblayer {plot} : {price} $"))
            }
            Action::ClearNothing => {
                let price = self.tables().tracks.clear_nothing;
                words.say(
                    format!("Move up without rubble: ${price}"),
                    format!("Monter sans décombres : {price} $"),
                )
            }
            Action::Build(plot) => {
                let price = self.map.at(plot).map_or(0, |plot| self.build_price(plot));
                let plot = plot_title(plot, lang);
                words.say(format!("Build on {plot}: ${price}"), format!("Construire sur {plot} : {price} $"))
            }
            Action::Spend(permit) => {
                let permit = permit_title(permit, lang);
                words.say(format!("With the permit {permit}"), format!("Avec le permis {permit}"))
            }
            Action::SpendTwo(first, second) => {
                let shared = first.symbol_bits() & second.symbol_bits();
                let left = |kind: &Development| self.piles[kind.index()] > 0;
                let cards: Vec<&str> = SanFrancisco1906::kinds_in(shared)
                    .filter(left)
                    .map(|kind| development_title(kind, lang))
                    .collect();
                let (first, second) = (permit_title(first, lang), permit_title(second, lang));
                let said = words.say(
                    format!("With the permits {first} and {second}"),
                    format!("Avec les permis {first} et {second}"),
                );
                if cards.is_empty() { said } else { format!("{said} → {}", cards.join(" / ")) }
            }
            Action::TakeDevelopment(kind) => {
                let title = development_title(kind, lang);
                match self.tables().developments.cost[kind.index()] {
                    0 => words.say(format!("Take: {title}"), format!("Prendre : {title}")),
                    cost => words.say(
                        format!("Take: {title} for ${cost}"),
                        format!("Prendre : {title} pour {cost} $"),
                    ),
                }
            }
            Action::Decline => say("No card", "Aucune carte"),
        }
    }

    fn anchors(&self, seat: Seat, action: Action) -> Vec<String> {
        let one = |place: String| vec![place];
        match action {
            Action::Income(dollars) => one(format!("income/{dollars}")),
            Action::TakePermit(permit) => one(format!("permit/{permit}")),
            Action::TakeObjective(objective) => one(format!("objective/{objective}")),
            Action::DrawObjective => one("objective/pile".to_owned()),
            Action::TakeBuilding => one(format!("reserve/{seat}")),
            Action::TakeMoney => one("do/money".to_owned()),
            Action::Advance => one(format!("token/{seat}")),
            Action::Move(space) | Action::Use(space) => one(format!("card/{space}")),
            Action::TakeDollar => one("do/dollar".to_owned()),
            Action::Pass => one("do/pass".to_owned()),
            Action::Clear(plot) | Action::Build(plot) => one(format!("plot/{}", plot.place())),
            Action::ClearNothing => one("do/nothing".to_owned()),
            Action::Spend(permit) => vec![format!("hand/{permit}"), "do/spend".to_owned()],
            Action::SpendTwo(first, second) if first == second => {
                vec![format!("hand/{first}"), "do/both".to_owned()]
            }
            Action::SpendTwo(first, second) => vec![format!("hand/{first}"), format!("hand/{second}")],
            Action::TakeDevelopment(kind) => one(format!("development/{kind}")),
            Action::Decline => one("do/decline".to_owned()),
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
        let (english, french) = match self.question {
            Question::Income => (
                "Choose an income space: the further right, the sooner you play.",
                "Choisissez une case de gains : plus elle est à droite, plus tôt vous jouez.",
            ),
            Question::Bonus => ("Take the bonus of the year.", "Prenez le bonus de l'année."),
            Question::Space => (
                "Move your pawn to a free space of the action card.",
                "Déplacez votre pion vers une case libre de la carte Action.",
            ),
            Question::Option => (
                "Use this action, pay for another one, or take $1.",
                "Réalisez cette action, payez-en une autre, ou récupérez 1 $.",
            ),
            Question::Permit => ("Which permit do you take?", "Quel permis prenez-vous ?"),
            Question::Objective => ("Which objective do you take?", "Quel objectif prenez-vous ?"),
            Question::Clearing => ("What do you clear?", "Que déblayez-vous ?"),
            Question::Plot { subsidy: false } => ("Where do you build?", "Où construisez-vous ?"),
            Question::Plot { subsidy: true } => {
                ("Where do you build with the subsidy?", "Où construisez-vous avec la subvention ?")
            }
            Question::Permits { .. } => ("Which permits do you spend?", "Quels permis défaussez-vous ?"),
            Question::Development { .. } => (
                "Which urban development card do you take?",
                "Quelle carte Développement urbain prenez-vous ?",
            ),
            Question::Over => ("The game is over.", "La partie est finie."),
        };
        words.say(english, french).to_owned()
    }

    /// What using a space means, with the price of the steps and of the action.
    fn use_label(&self, seat: Seat, space: Space, words: &Words) -> String {
        let title = space_title(space, words.lang);
        let Some(side) = self.present_side() else { return title.to_owned() };
        let steps = side.place(space).map_or(0, |place| option::step_price(self, seat, place));
        let mut parts = Vec::new();
        match space {
            Space::Benefits => {
                parts.push(words.say(format!("+${}", side.benefits), format!("+{} $", side.benefits)));
            }
            Space::UrbanDevelopment => {
                let price = self.tables().tracks.urban_development;
                parts.push(words.say(format!("${price}"), format!("{price} $")));
            }
            Space::Build | Space::BuildSubsidised => {
                let price = self.year_facts().build_cost;
                parts.push(words.say(format!("${price}"), format!("{price} $")));
            }
            Space::Materials | Space::Permit | Space::Objective | Space::Clearing | Space::Pass => {}
        }
        if steps > 0 {
            parts.push(words.say(format!("${steps} for the steps"), format!("{steps} $ pour les cases")));
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
