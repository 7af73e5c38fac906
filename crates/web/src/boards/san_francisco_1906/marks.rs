//! Several answers at one click: on an action card one points at what one wants in the end (a plot, a permit of the row), and the steps to it are
//! given too; a way to build brings its card; the only way is taken by itself.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use ::san_francisco_1906::{Action, Asked, Development, SanFrancisco1906, Space};
use kernel::{Game, Match, Seat, UnknownName, Viewer, legal};

use super::super::Several;
use super::desk::Desk;
use super::place::Place;

/// What one wants, and perhaps what is to follow at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    pub goal: Action,
    pub then: Option<Development>,
}

impl fmt::Display for Mark {
    /// The words of the answer without spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.goal.to_string().replace(' ', "/"))?;
        self.then.map_or(Ok(()), |kind| write!(f, "+{kind}"))
    }
}

impl FromStr for Mark {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Mark, UnknownName> {
        let wrong = || UnknownName { word: text.to_owned(), sort: "mark of 1906 San Francisco" };
        let (goal, then) = text.split_once('+').map_or((text, None), |(goal, kind)| (goal, Some(kind)));
        let goal = goal.replace('/', " ").parse().map_err(|_| wrong())?;
        Ok(Mark { goal, then: then.map(str::parse).transpose()? })
    }
}

/// The answers that lead to what was marked.
pub fn steps(game: &Match<SanFrancisco1906>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
    let mut given = Vec::new();
    let mut game = game.clone();
    let mut give = |game: &mut Match<SanFrancisco1906>, action: Action| {
        given.push(action);
        // What was drawn here is not to be known before it is drawn at the table.
        game.play(seat, action).is_ok() && game.plies().last().is_some_and(|ply| ply.luck.is_empty())
    };
    for mark in marked {
        if let Some(space) = space_before(&game, seat, mark.goal)
            && !give(&mut game, Action::Use(space))
        {
            break;
        }
        if !give(&mut game, mark.goal) {
            break;
        }
        let asked = game.state().view(Viewer::Spectator).asked;
        if let (Some(Asked::Permits { .. }), [only]) = (asked, &legal(game.state(), seat)[..]) {
            give(&mut game, *only);
        }
        if let Some(kind) = mark.then {
            give(&mut game, Action::TakeDevelopment(kind));
        }
    }
    given
}

/// The action of the present card that has to be chosen before an answer can be given.
fn space_before(game: &Match<SanFrancisco1906>, seat: Seat, goal: Action) -> Option<Space> {
    let now = legal(game.state(), seat);
    if now.contains(&goal) {
        return None;
    }
    let leads = |space: &Space| {
        let mut after = game.clone();
        after.play(seat, Action::Use(*space)).is_ok() && legal(after.state(), seat).contains(&goal)
    };
    let uses =
        now.into_iter().filter_map(|action| if let Action::Use(space) = action { Some(space) } else { None });
    uses.filter(|space| is_chosen_from(*space)).find(leads)
}

/// Whether an action asks for more: what is taken, cleared or built.
fn is_chosen_from(space: Space) -> bool {
    match space {
        Space::Permit | Space::Objective | Space::Clearing | Space::Build | Space::BuildSubsidised => true,
        Space::Benefits | Space::Materials | Space::UrbanDevelopment | Space::Pass => false,
    }
}

impl Desk<'_> {
    /// What a click on a place stands for besides the answers of the rules.
    pub fn mark(&self, place: Place) -> Option<Mark> {
        let goal = match (self.question()?, place) {
            (Asked::Plot { .. } | Asked::Bonus { .. }, Place::Plot(plot)) => {
                Some(Action::Build(plot)).filter(|action| self.scene.allows(*action))
            }
            (Asked::Option { .. }, Place::Row(permit)) => {
                self.left_for(Space::Permit).map(|_| Action::TakePermit(permit))
            }
            (Asked::Option { .. }, Place::Goal(objective)) => {
                self.left_for(Space::Objective).map(|_| Action::TakeObjective(objective))
            }
            (Asked::Option { .. }, Place::GoalPile) => {
                let some = self.view.objective_pile > 0;
                self.left_for(Space::Objective).filter(|_| some).map(|_| Action::DrawObjective)
            }
            (Asked::Option { .. }, Place::Plot(plot)) if self.sites.contains(&plot) => {
                Some(Action::Build(plot))
            }
            (Asked::Option { .. }, Place::Plot(plot)) if self.sites.is_empty() => {
                let rubble = self.view.map.iter().any(|here| here.plot == plot && here.rubble);
                let left = self.left_for(Space::Clearing).filter(|_| rubble);
                left.filter(|left| *left >= self.view.clear_price()).map(|_| Action::Clear(plot))
            }
            (Asked::Option { .. }, Place::Up) => {
                let left = self.left_for(Space::Clearing);
                left.filter(|left| *left >= self.view.climb_price()).map(|_| Action::ClearNothing)
            }
            _ => None,
        };
        goal.map(|goal| Mark { goal, then: None })
    }

    /// The form to which every mark belongs.
    pub fn several(&self) -> Option<Several> {
        self.question().map(|_| Several { least: 0, most: 0, confirm: String::new() })
    }
}
