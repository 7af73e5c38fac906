//! What every part of the board is drawn from.

use ::san_francisco_1906::{
    Action, Asked, Bonus, Breakdown, Count, Event, Fit, Plot, SanFrancisco1906, SeatView, Space, SpaceView,
    View, objective_title,
};
use kernel::{Lang, Seat};

use super::super::{Art, Scene};

pub struct Desk<'a> {
    pub scene: &'a Scene<'a, SanFrancisco1906>,
    pub view: &'a View,
    /// The player whose area is shown large.
    pub near: &'a SeatView,
    /// The table, ready to be counted.
    pub count: Count,
    /// The present points of the near player.
    pub now: Breakdown,
    /// Where the visitor could build from where his pawn stands, after the steps.
    pub sites: Vec<Plot>,
}

/// What something would change: the points in all, and the sources that it moves.
pub struct Change {
    pub points: i32,
    pub sources: Vec<(String, i32)>,
}

impl Change {
    /// The sources with their points, in one line.
    pub fn reasons(&self) -> String {
        let one = |(title, points): &(String, i32)| format!("{title} {}", signed(*points));
        self.sources.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

impl<'a> Desk<'a> {
    pub fn new(scene: &'a Scene<'a, SanFrancisco1906>) -> Desk<'a> {
        let view = &scene.view;
        let (near, count) = (&view.seats[scene.near().index()], view.count());
        let now = count.breakdown(near.seat);
        let mut desk = Desk { scene, view, near, count, now, sites: Vec::new() };
        if let Some((_, space)) = view.build_space()
            && let Some(left) = desk.left_for(space)
        {
            desk.sites = view.sites(near, left, space == Space::BuildSubsidised);
        }
        desk
    }

    pub fn art(&self) -> &Art {
        self.scene.art
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

    /// A text with one number.
    pub fn n(&self, name: &str, n: impl std::fmt::Display) -> String {
        self.t_with(name, &[("n", &n.to_string())])
    }

    pub fn dollars(&self, dollars: u8) -> String {
        self.n("dollars", dollars)
    }

    /// A price: nothing is free.
    pub fn price(&self, dollars: u8) -> String {
        if dollars == 0 { self.t("free") } else { self.dollars(dollars) }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.scene.words.name(seat)
    }

    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.view.seats[seat.index()]
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
        self.view.asked.filter(|_| self.scene.is_asked())
    }

    /// The spaces of the present action card.
    pub fn card(&self) -> &[SpaceView] {
        self.view.card.map_or(&[], |number| &self.view.ring[usize::from(number) - 1].spaces)
    }

    /// What the steps to a space of the present card cost the near player, once his pawn stands there.
    pub fn steps(&self, space: Space) -> Option<u8> {
        let place = self.card().iter().position(|other| other.space == Some(space))?;
        self.view.step_price(self.near.seat, place)
    }

    /// What is left for an action after the steps to it, if the visitor may choose it now.
    pub fn left_for(&self, space: Space) -> Option<u8> {
        let allowed = self.scene.allows(Action::Use(space));
        let steps = self.steps(space).filter(|_| allowed)?;
        self.near.dollars.checked_sub(steps)
    }

    /// Whether one attribute of a plot is free in the building that the present card or question offers.
    pub fn subsidy(&self) -> bool {
        match self.view.asked {
            Some(Asked::Plot { subsidy, .. } | Asked::Permits { subsidy, .. }) => subsidy,
            Some(Asked::Bonus { .. }) => false,
            _ => self.view.build_space().is_some_and(|(_, space)| space == Space::BuildSubsidised),
        }
    }

    /// Where the visitor could build with his money, while building is the question for him: before he may choose a plot too.
    pub fn scaffolds(&self) -> Vec<Plot> {
        let builds = match self.question() {
            Some(Asked::Plot { .. }) => true,
            Some(Asked::Bonus { .. }) => self.view.this_year().bonuses.contains(&Bonus::Build),
            Some(Asked::Space { .. } | Asked::Option { .. }) => self.view.build_space().is_some(),
            _ => false,
        };
        if builds { self.view.sites(self.near, self.near.dollars, self.subsidy()) } else { Vec::new() }
    }

    /// The plots whose rubble was cleared away.
    pub fn cleared(&self) -> Vec<Plot> {
        let plot = |event: &Event| if let Event::Cleared { plot, .. } = event { *plot } else { None };
        self.scene.told().filter_map(plot).collect()
    }

    /// How well the permits of the near player fit a plot.
    pub fn fit(&self) -> impl Fn(Plot) -> Fit + use<> {
        self.view.fit(self.near, self.subsidy())
    }

    /// What a building of the near player on a plot would change now.
    pub fn change(&self, plot: Plot) -> Change {
        self.difference(&self.count.built(self.near.seat, plot))
    }

    /// What is different for the near player if the table were another one.
    pub fn difference(&self, after: &Count) -> Change {
        let (before, after) = (&self.now, after.breakdown(self.near.seat));
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
        _ => figure(points),
    }
}

/// Points with their sign and star: `+3 ★`.
pub fn stars(points: i32) -> String {
    format!("{} ★", signed(points))
}

/// A figure of points with a real minus.
pub fn figure(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
