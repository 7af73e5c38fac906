//! What somebody lacks for an action now (why an action cannot be carried out).

use crate::data::Tracks;
use crate::kinds::Space;
use crate::view::{SeatView, View};

use super::Reach;

/// What stands between a seat and an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// The reserve has no building left. §materials.1.
    Reserve,
    /// There is no room for one more permit. §permit.2.
    Room,
    /// No permit lies in the row.
    PermitRow,
    /// No objective is left.
    Objectives,
    /// No building is ready to be built. §build.1.
    Building,
    /// The own permits fit no free plot. §build.2.
    Permits,
    /// So many dollars more.
    Dollars(u8),
}

impl View {
    /// What a seat with so many dollars lacks for an action; nothing if it could carry it out now. §turn.6.
    #[must_use]
    pub fn lack(&self, seat: &SeatView, space: Space, dollars: u8) -> Option<Lack> {
        let tracks: &Tracks = &self.printed.tracks;
        let money = |price: u8| (price > dollars).then(|| Lack::Dollars(price - dollars));
        match space {
            Space::Benefits | Space::Pass => None,
            Space::Materials => (seat.reserve == 0).then_some(Lack::Reserve),
            Space::Permit if seat.permits.len() >= usize::from(self.most_permits()) => Some(Lack::Room),
            Space::Permit => self.permit_row.is_empty().then_some(Lack::PermitRow),
            Space::Objective => {
                (self.objective_pile == 0 && self.objective_row.is_empty()).then_some(Lack::Objectives)
            }
            Space::Clearing => {
                let rubble = self.map.iter().any(|here| here.rubble);
                let token = if rubble { tracks.clear_token } else { u8::MAX };
                money(tracks.clear_nothing.min(token))
            }
            Space::UrbanDevelopment => money(tracks.urban_development),
            Space::Build | Space::BuildSubsidised => {
                if seat.area == 0 {
                    return Some(Lack::Building);
                }
                let (reach, count) = (self.reach(seat), self.count());
                let least = if space == Space::Build { Reach::Yes } else { Reach::Subsidised };
                let fits = self.map.iter().filter(|here| here.built.is_none() && reach(here.plot) >= least);
                fits.map(|here| count.build_price(here.plot)).min().map_or(Some(Lack::Permits), money)
            }
        }
    }

    /// Whether a seat with so many dollars could carry out an action now. §turn.6.
    #[must_use]
    pub fn is_possible(&self, seat: &SeatView, space: Space, dollars: u8) -> bool {
        self.lack(seat, space, dollars).is_none()
    }
}
