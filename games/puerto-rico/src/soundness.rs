//! The slow definition of a sound position (invariants): every disc, barrel, tile, building and point is somewhere, once.

use kernel::{Broken, Kind, Seat};

use crate::buildings::in_play;
use crate::kinds::{Building, Good};
use crate::player::Player;
use crate::setup::{HOUSE, discs, numbers};
use crate::state::{PuertoRico, Question};

impl PuertoRico {
    pub(crate) fn find_fault(&self) -> Result<(), Broken> {
        let broken = |what: String| Err(Broken(what));
        let (players, facts) = (&self.seats[..self.player_count()], numbers(self.players));
        for (seat, player) in Seat::all(self.player_count()).zip(players) {
            if let Some(fault) = player.fault() {
                return broken(format!("{seat}: {fault}"));
            }
        }
        if self.seats[self.player_count()..].iter().any(|empty| *empty != Player::default()) {
            return broken("a seat that nobody has owns something".to_owned());
        }
        let [colonists, on_ship, nobles, noble_on_ship] = discs(self.players, self.nobles);
        let with_players =
            |count: fn(&Player) -> u8| players.iter().map(|p| u16::from(count(p))).sum::<u16>();
        let found =
            with_players(|p| p.discs - p.nobles) + u16::from(self.supply[0]) + u16::from(self.aboard[0]);
        if found != u16::from(colonists + on_ship) {
            return broken(format!("there are {found} colonists"));
        }
        let found = with_players(|p| p.nobles) + u16::from(self.supply[1]) + u16::from(self.aboard[1]);
        if found != u16::from(nobles + noble_on_ship) {
            return broken(format!("there are {found} nobles"));
        }
        for &good in Good::ALL {
            let i = good.index();
            let afloat: u8 =
                self.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.barrels).sum();
            let found =
                self.goods[i] + self.house[i] + afloat + players.iter().map(|p| p.goods[i]).sum::<u8>();
            if found != facts.goods[i] {
                return broken(format!("there are {found} barrels of {good}"));
            }
            let drawn = matches!(self.question, Question::Lay { drawn, .. } if drawn == good);
            let laid: u8 = players.iter().map(|p| p.tiles[i] + p.forests[i]).sum();
            let found =
                self.row[i] + self.stack.count(good) + self.discards.count(good) + laid + u8::from(drawn);
            if found != facts.tiles[i] {
                return broken(format!("there are {found} tiles of {good}"));
            }
            if self.ships.iter().filter(|ship| ship.good == Some(good)).count() > 1 {
                return broken(format!("two ships carry {good}"));
            }
        }
        let quarries = self.quarries + players.iter().map(|p| p.tiles[Good::COUNT]).sum::<u8>();
        if quarries != facts.quarries {
            return broken(format!("there are {quarries} quarries"));
        }
        self.find_building_fault(players)?;
        let points = i32::from(self.bank) + players.iter().map(|p| i32::from(p.points)).sum::<i32>();
        if points != i32::from(facts.points) {
            return broken(format!("there are {points} points"));
        }
        if self.house_len() > HOUSE {
            return broken(format!("{} barrels in the trading house", self.house_len()));
        }
        if self
            .ships
            .iter()
            .any(|ship| ship.barrels > ship.capacity || (ship.barrels == 0) != ship.good.is_none())
        {
            return broken("a ship miscounts its barrels".to_owned());
        }
        if self.bank <= 0 && self.ended.is_none() {
            return broken("the bank is empty and the game goes on".to_owned());
        }
        Ok(())
    }

    fn find_building_fault(&self, players: &[Player]) -> Result<(), Broken> {
        let first = in_play(self.new_buildings, self.nobles);
        if self.in_play & first != first {
            return Err(Broken("a building that is always in play is not".to_owned()));
        }
        for &building in Building::ALL {
            let bit = building.bit();
            let expected = if self.in_play & bit == 0 { 0 } else { building.copies(self.players) };
            let owners = players.iter().filter(|player| player.has(building)).count() as u8;
            let left = self.copies[building.index()];
            if left + owners != expected || (left > 0) != (self.left & bit != 0) {
                return Err(Broken(format!("{left} left of {building}, {owners} built")));
            }
        }
        Ok(())
    }
}
