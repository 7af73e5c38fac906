//! The slow definition of a sound position (invariants): every card, token and building is somewhere, once.

use kernel::{Broken, Kind, Seat};

use crate::data::Worth;
use crate::kinds::{Development, Objective};
use crate::map::Map;
use crate::permit::Permit;
use crate::state::{Area, LAST_ACTIONS, LAST_BONUS, NOWHERE, Player, Question, SanFrancisco1906};

impl SanFrancisco1906 {
    pub(crate) fn find_fault(&self) -> Result<(), Broken> {
        self.count_permits()?;
        self.count_objectives()?;
        self.count_developments()?;
        self.look_at_map()?;
        for seat in Seat::all(self.player_count()) {
            self.look_at(seat)?;
        }
        if self.seats[self.player_count()..].iter().any(|empty| *empty != Player::NOBODY) {
            return Err(Broken("a seat that nobody has owns something".to_owned()));
        }
        self.look_at_turn()
    }

    fn count_permits(&self) -> Result<(), Broken> {
        for &permit in Permit::ALL {
            let open: usize = self.seats.iter().map(|player| player.permits.count(permit)).sum();
            let piles = self.permit_pile.count(permit) + self.permit_discard.count(permit);
            let found = open + self.permit_row.count(permit) + usize::from(piles);
            let copies = usize::from(self.data.permits.count(permit));
            if found != copies {
                return Err(Broken(format!("there are {found} {permit}, not {copies}")));
            }
        }
        if self.permit_row.len() > usize::from(self.data.tracks.row) {
            return Err(Broken(format!("{} permits lie in the row", self.permit_row.len())));
        }
        Ok(())
    }

    fn count_objectives(&self) -> Result<(), Broken> {
        for &objective in Objective::ALL {
            let owned = self.seats.iter().flat_map(|player| [player.face_up, player.face_down]);
            let sets = owned.chain([self.objective_row, self.common]);
            let found = sets.filter(|set| set.has(objective)).count()
                + usize::from(self.objective_pile.count(objective));
            if found != 1 {
                return Err(Broken(format!("{objective} is there {found} times")));
            }
        }
        if self.common.iter().any(|objective| !self.data.objectives.violet.has(objective)) {
            return Err(Broken("a common objective is not violet".to_owned()));
        }
        if self.objective_row.len() > usize::from(self.data.tracks.row) {
            return Err(Broken(format!("{} objectives lie in the row", self.objective_row.len())));
        }
        Ok(())
    }

    fn count_developments(&self) -> Result<(), Broken> {
        for &kind in Development::ALL {
            let owned: u8 = self.seats.iter().map(|player| player.developments[kind.index()]).sum();
            let (found, copies) =
                (owned + self.piles[kind.index()], self.data.developments.copies[kind.index()]);
            if found != copies {
                return Err(Broken(format!("there are {found} cards of {kind}, not {copies}")));
            }
        }
        let taken = self.seats.iter().fold(0u32, |sum, player| sum + u32::from(player.parks));
        let lettered = matches!(self.data.developments.worth[Development::Park.index()], Worth::Lettered(_));
        let parks =
            self.data.developments.copies[Development::Park.index()] - self.piles[Development::Park.index()];
        if !lettered || taken != (1 << parks) - 1 {
            return Err(Broken("the parks were not taken in order".to_owned()));
        }
        Ok(())
    }

    fn look_at_map(&self) -> Result<(), Broken> {
        let (laid, marked) = Map::lay(&self.faces[..2 * self.player_count()], &self.data);
        if laid != self.map {
            return Err(Broken("the map is not made of its cards".to_owned()));
        }
        let built: u32 = self.seats.iter().map(|player| player.built.count_ones()).sum();
        if built != self.built().count_ones() {
            return Err(Broken("two buildings stand on one plot".to_owned()));
        }
        if (self.built() | self.rubble) & !self.map.all() != 0 || self.rubble & self.built() != 0 {
            return Err(Broken("a building or rubble lies where it cannot".to_owned()));
        }
        let tokens: u32 = self.seats.iter().map(|player| u32::from(player.tokens)).sum();
        if self.rubble & !marked != 0 || self.rubble.count_ones() + tokens != marked.count_ones() {
            return Err(Broken("a rubble token is lost or new".to_owned()));
        }
        Ok(())
    }

    fn look_at(&self, seat: Seat) -> Result<(), Broken> {
        let (player, tracks) = (self.player(seat), &self.data.tracks);
        let broken = |what: String| Err(Broken(format!("{seat} {what}")));
        if player.dollars > tracks.most_dollars {
            return broken(format!("has {} dollars", player.dollars));
        }
        if player.column >= tracks.columns || player.row >= tracks.rows {
            return broken("has a token outside the development board".to_owned());
        }
        let buildings = player.reserve + player.area + player.buildings();
        if buildings != tracks.buildings {
            return broken(format!("has {buildings} buildings"));
        }
        if player.permits.len() > usize::from(tracks.permits) {
            return broken(format!("has {} permits", player.permits.len()));
        }
        if player.parks.count_ones() != u32::from(player.developments[Development::Park.index()]) {
            return broken("has other parks than park cards".to_owned());
        }
        if player.reserve + player.area == 0 && self.best_builder.is_none() {
            return broken("has built everything, but nobody is Best Builder".to_owned());
        }
        Ok(())
    }

    fn look_at_turn(&self) -> Result<(), Broken> {
        let players = self.player_count();
        let broken = |what: &str| Err(Broken(what.to_owned()));
        if Seat::all(players).any(|seat| !self.order[..players].contains(&seat)) {
            return broken("the turn order does not name everybody");
        }
        if self.question == Question::Over {
            return Ok(());
        }
        if usize::from(self.turn) >= players || self.year > LAST_BONUS {
            return broken("it is nobody's turn");
        }
        if matches!(self.area, Area::Card(card) if card > 5 || self.year > LAST_ACTIONS) {
            return broken("the pawns are on no card");
        }
        if self.area == Area::YearBoard && self.year == LAST_BONUS {
            return Ok(());
        }
        for (i, seat) in self.order[..players].iter().enumerate() {
            let asked_where = matches!(self.question, Question::Income | Question::Space);
            let moved = i < usize::from(self.turn) || (i == usize::from(self.turn) && !asked_where);
            if (self.spaces[seat.index()] != NOWHERE) != moved {
                return Err(Broken(format!("{seat}'s pawn is in the wrong place")));
            }
        }
        let stand = |seat: &&Seat| self.spaces[seat.index()] != NOWHERE;
        let standing: Vec<u8> =
            self.order[..players].iter().filter(stand).map(|seat| self.spaces[seat.index()]).collect();
        if (1..standing.len()).any(|i| standing[..i].contains(&standing[i])) {
            return broken("two pawns stand on one space");
        }
        Ok(())
    }
}
