//! The slow definition of a sound position (invariants): every disc, barrel, tile, building and point is somewhere, once.

use kernel::{Broken, Kind, Seat};

use crate::buildings::in_play;
use crate::kinds::{Building, Good};
use crate::player::Player;
use crate::setup::{HOUSE, discs, numbers};
use crate::state::{PuertoRico, Question};

impl PuertoRico {
    pub(crate) fn find_fault(&self) -> Result<(), Broken> {
        let players = &self.seats[..self.player_count()];
        for (seat, player) in Seat::all(self.player_count()).zip(players) {
            if let Some(fault) = player.fault() {
                return Err(Broken(format!("{seat}: {fault}")));
            }
        }
        if self.seats[self.player_count()..].iter().any(|empty| *empty != Player::default()) {
            return Err(Broken("a seat that nobody has owns something".to_owned()));
        }
        self.find_disc_fault(players)?;
        for &good in Good::ALL {
            self.find_good_fault(players, good)?;
            self.find_tile_fault(players, good)?;
        }
        self.find_building_fault(players)?;
        self.find_supply_fault(players)
    }

    fn find_disc_fault(&self, players: &[Player]) -> Result<(), Broken> {
        let [colonists, on_ship, nobles, noble_on_ship] = discs(self.players, self.nobles);
        let with_players =
            |count: fn(&Player) -> u8| players.iter().map(|p| u16::from(count(p))).sum::<u16>();
        let found =
            with_players(|p| p.discs - p.nobles) + u16::from(self.supply[0]) + u16::from(self.aboard[0]);
        if found != u16::from(colonists + on_ship) {
            return Err(Broken(format!("there are {found} colonists")));
        }
        let found = with_players(|p| p.nobles) + u16::from(self.supply[1]) + u16::from(self.aboard[1]);
        if found != u16::from(nobles + noble_on_ship) {
            return Err(Broken(format!("there are {found} nobles")));
        }
        Ok(())
    }

    fn find_good_fault(&self, players: &[Player], good: Good) -> Result<(), Broken> {
        let i = good.index();
        let ships = || self.ships.iter().filter(|ship| ship.good == Some(good));
        let afloat: u8 = ships().map(|ship| ship.barrels).sum();
        let found = self.goods[i] + self.house[i] + afloat + players.iter().map(|p| p.goods[i]).sum::<u8>();
        if found != numbers(self.players).goods[i] {
            return Err(Broken(format!("there are {found} barrels of {good}")));
        }
        if ships().count() > 1 {
            return Err(Broken(format!("two ships carry {good}")));
        }
        Ok(())
    }

    fn find_tile_fault(&self, players: &[Player], good: Good) -> Result<(), Broken> {
        let i = good.index();
        let drawn = matches!(self.question, Question::Lay { drawn, .. } if drawn == good);
        let laid: u8 = players.iter().map(|p| p.tiles[i] + p.forests[i]).sum();
        let found = self.row[i] + self.stack.count(good) + self.discards.count(good) + laid + u8::from(drawn);
        if found != numbers(self.players).tiles[i] {
            return Err(Broken(format!("there are {found} tiles of {good}")));
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

    /// Quarries, points, the trading house, the ships and the bank.
    fn find_supply_fault(&self, players: &[Player]) -> Result<(), Broken> {
        let facts = numbers(self.players);
        let broken = |what: String| Err(Broken(what));
        let quarries = self.quarries + players.iter().map(|p| p.tiles[Good::COUNT]).sum::<u8>();
        if quarries != facts.quarries {
            return broken(format!("there are {quarries} quarries"));
        }
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
}
