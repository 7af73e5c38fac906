//! What every part of the board is drawn from.

use ::san_francisco_1906::{Asked, Breakdown, Count, Plot, SeatView, View, objective_title};
use kernel::{Lang, Seat};

use crate::boards::early::Scene;

pub struct Desk<'a> {
    pub scene: &'a Scene<'a>,
    pub view: &'a View,
    /// The player whose area is shown large.
    pub near: &'a SeatView,
    /// The table, ready to be counted.
    pub count: Count,
}

/// What a building would change: the points in all, and the sources that it moves.
pub struct Change {
    pub points: i32,
    pub sources: Vec<(String, i32)>,
}

impl<'a> Desk<'a> {
    pub fn new(scene: &'a Scene<'a>, view: &'a View) -> Desk<'a> {
        Desk { scene, view, near: &view.seats[scene.near().index()], count: view.count() }
    }

    pub fn lang(&self) -> Lang {
        self.scene.words.lang
    }

    pub fn t(&self, name: &str) -> String {
        self.scene.t(name)
    }

    pub fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        self.scene.t_with(name, values)
    }

    pub fn dollars(&self, dollars: u8) -> String {
        self.t_with("dollars", &[("n", &dollars.to_string())])
    }

    pub fn name(&self, seat: Seat) -> String {
        self.scene.words.name(seat)
    }

    /// Who is asked now.
    pub fn asked(&self) -> Option<Seat> {
        self.view.asked.map(|asked| match asked {
            Asked::Income { seat }
            | Asked::Bonus { seat, .. }
            | Asked::Space { seat }
            | Asked::Option { seat }
            | Asked::Permit { seat }
            | Asked::Objective { seat }
            | Asked::Clearing { seat }
            | Asked::Plot { seat, .. }
            | Asked::Permits { seat, .. }
            | Asked::Development { seat } => seat,
        })
    }

    /// The question, if it is the visitor who is asked.
    pub fn question(&self) -> Option<Asked> {
        self.view.asked.filter(|_| !self.scene.choices.is_empty())
    }

    /// What a building of the near player on a plot would change now.
    pub fn change(&self, plot: Plot) -> Change {
        let seat = self.near.seat;
        self.difference(&self.count.breakdown(seat), &self.count.built(seat, plot).breakdown(seat))
    }

    /// What is different between two breakdowns of one player.
    pub fn difference(&self, before: &Breakdown, after: &Breakdown) -> Change {
        let title = |objective| objective_title(objective, self.lang()).to_owned();
        let goals = before.common.iter().zip(&after.common).chain(before.own.iter().zip(&after.own));
        let mut sources: Vec<(String, i32)> =
            goals.map(|((objective, old), (_, new))| (title(*objective), new - old)).collect();
        sources.extend([
            (self.t("source-board"), after.square - before.square),
            (self.t("source-cards"), after.developments - before.developments),
            (self.t("best-builder"), after.best_builder - before.best_builder),
            (self.t("source-money"), after.money - before.money),
        ]);
        sources.retain(|(_, points)| *points != 0);
        Change { points: after.total() - before.total(), sources }
    }
}

/// A figure with its sign: `+3`, `−2`, `±0`.
pub fn signed(points: i32) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// A figure of points with a real minus.
pub fn figure(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
