//! A free placement of discs, as a person makes it, turned into the canonical steps of the mayor phase.

use std::fmt;

use kernel::{Chance, Game, Log, Reason, Seat, Words};

use crate::action::Action;
use crate::kinds::Place;
use crate::phases::placing;
use crate::state::{PuertoRico, Question};
use crate::why;

/// How many discs of a player stand where: the windrose has what is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    colonists: [u8; Place::COUNT],
    nobles: [u8; Place::COUNT],
}

/// A placement that the rules do not allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// The seat is not asked to place its discs.
    NotAsked,
    /// What the rules say against one of the places.
    At(Place, Reason),
    /// The place is filled otherwise by itself: so many discs stand there.
    Forced(Place, u8),
}

impl fmt::Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misplaced::NotAsked => f.write_str("this seat does not place its discs now"),
            Misplaced::At(place, reason) => write!(f, "{place}: {reason}"),
            Misplaced::Forced(place, n) => write!(f, "{place}: {n} stand there by themselves"),
        }
    }
}

impl std::error::Error for Misplaced {}

impl Default for Placement {
    fn default() -> Placement {
        Placement { colonists: [0; Place::COUNT], nobles: [0; Place::COUNT] }
    }
}

impl Placement {
    /// The same placement with so many discs at a place. Ordinary places only count discs, so `nobles` may be 0 there.
    #[must_use]
    pub fn with(mut self, place: Place, colonists: u8, nobles: u8) -> Placement {
        if place != Place::Windrose {
            self.colonists[place.index()] = colonists;
            self.nobles[place.index()] = nobles;
        }
        self
    }

    fn discs(&self, place: Place) -> u8 {
        self.colonists[place.index()] + self.nobles[place.index()]
    }
}

impl PuertoRico {
    /// The `place` steps that lead to a placement, in order; what the rules do by themselves is left out.
    pub fn placement_steps(&self, seat: Seat, wish: &Placement) -> Result<Vec<Action>, Misplaced> {
        let asked = |game: &PuertoRico| {
            let Question::Place { place, .. } = game.question else { return None };
            (game.asked == seat).then(|| Place::at(usize::from(place)))
        };
        if asked(self).is_none() {
            return Err(Misplaced::NotAsked);
        }
        let mut game = self.clone();
        let mut steps = Vec::new();
        while let Some(place) = asked(&game) {
            let (colonists, nobles) = (wish.colonists[place.index()], wish.nobles[place.index()]);
            let action = match place {
                Place::Building(building) if placing::both_sorts(&game, place) => {
                    Action::PlaceBoth(building, colonists, nobles)
                }
                Place::Tile(_) | Place::Building(_) | Place::Windrose => {
                    Action::Place(place, colonists + nobles)
                }
            };
            if let Some(reason) = why::why_not(&game, seat, action, &Words::default()) {
                return Err(Misplaced::At(place, reason));
            }
            steps.push(action);
            game.apply(seat, action, &mut Chance::script::<&str>([]), &mut Log::off());
        }
        // What was skipped must be as wished too.
        let player = game.player(seat);
        match Place::all().find(|place| player.discs_at(*place) != wish.discs(*place)) {
            Some(place) => Err(Misplaced::Forced(place, player.discs_at(place))),
            None => Ok(steps),
        }
    }
}
