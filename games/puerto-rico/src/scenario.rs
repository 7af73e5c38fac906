//! Any sound position, built in a few words (a fixture, a position builder): for tests, puzzles and questions about a rule.

use kernel::{Kind, Seat};

use crate::buildings::{DRAFTED, WITH_GOOD};
use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::phases::{lay_out, role};
use crate::player::{Disc, Player};
use crate::setup::{Setup, ShipRule, numbers};
use crate::state::PuertoRico;

/// A position in the making: a seat is about to take a role. Things come out of the supply, so that everything in the box stays in the game.
///
/// ```
/// use kernel::script::{act, choices};
/// use kernel::Seat;
/// use puerto_rico::Scenario;
///
/// let mut game = Scenario::new(4).island(Seat::A, "quarry* quarry* corn").doubloons(Seat::A, 4).build();
/// act(&mut game, "A take builder");
/// assert!(choices(&game, Seat::A).contains(&"build large-market".to_owned()));
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    game: PuertoRico,
}

impl Scenario {
    /// The base game: seat A takes the first role of the first round; islands and cities are empty, nobody has a doubloon.
    #[must_use]
    pub fn new(players: u8) -> Scenario {
        Scenario::of(Setup { players, ..Setup::default() })
    }

    /// The same with all New Buildings in play, as if the draft had no limits.
    #[must_use]
    pub fn with_new_buildings(players: u8) -> Scenario {
        Scenario::of(Setup { players, new_buildings: true, ..Setup::default() })
    }

    /// The same with the Nobles.
    #[must_use]
    pub fn with_nobles(players: u8) -> Scenario {
        Scenario::of(Setup { players, nobles: true, ..Setup::default() })
    }

    /// The same with both expansions.
    #[must_use]
    pub fn with_everything(players: u8) -> Scenario {
        Scenario::of(Setup { players, new_buildings: true, nobles: true, ..Setup::default() })
    }

    /// §reading.1: only the largest empty ship may be loaded.
    #[must_use]
    pub fn largest_ship(mut self) -> Scenario {
        self.game.ship_rule = ShipRule::Largest;
        self
    }

    /// §reading.2: everything that may be declined is asked about.
    #[must_use]
    pub fn declining(mut self) -> Scenario {
        self.game.decline = true;
        self
    }

    fn of(setup: Setup) -> Scenario {
        assert!((2..=5).contains(&setup.players), "2 to 5 play");
        let mut game = lay_out(&setup);
        for (player, tile) in game.seats.iter_mut().zip(numbers(setup.players).first_tiles) {
            *player = Player::default();
            game.stack.add(tile.good().expect("a first tile is a plantation"), 1);
        }
        if setup.new_buildings {
            game.in_play |= DRAFTED | WITH_GOOD;
            game.left = game.in_play;
            for building in Building::members(game.in_play) {
                game.copies[building.index()] = building.copies(setup.players);
            }
        }
        Scenario { game }
    }

    /// A disc out of the supply.
    fn disc(&mut self, disc: Disc) {
        let supply = &mut self.game.supply[disc.index()];
        *supply = supply.checked_sub(1).unwrap_or_else(|| panic!("the supply has no {disc} left"));
    }

    fn seat(&mut self, seat: Seat) -> &mut Player {
        assert!(seat.index() < self.game.player_count(), "nobody sits at {seat}");
        self.game.player_mut(seat)
    }

    /// Who takes the next role, as governor of a fresh round.
    #[must_use]
    pub fn governor(mut self, seat: Seat) -> Scenario {
        self.game.governor = seat;
        self
    }

    /// The seat takes the last role of the round; the named roles are gone.
    #[must_use]
    pub fn last_turn(mut self, seat: Seat, taken: &str) -> Scenario {
        let players = self.game.player_count();
        self.game.turn = numbers(self.game.players).roles - 1;
        let back = usize::from(self.game.turn) % players;
        self.game.governor = Seat::new((seat.index() + players - back) % players);
        for name in taken.split_whitespace() {
            let role: Role = name.parse().unwrap_or_else(|e| panic!("{e}"));
            self.game.taken |= 1 << role.index();
        }
        assert_eq!(self.game.taken.count_ones(), u32::from(self.game.turn), "so many roles are gone");
        self
    }

    /// Doubloons on a role card; `prospector-2` is the second prospector.
    #[must_use]
    pub fn purse(mut self, card: &str, doubloons: u8) -> Scenario {
        let card = match card {
            "prospector-2" => role::SECOND,
            name => name.parse::<Role>().unwrap_or_else(|e| panic!("{e}")).index(),
        };
        self.game.purses[card] = doubloons;
        self
    }

    /// Buildings in a city: `hacienda` is empty, `hacienda*` has a disc, `indigo-plant*2` two, `chapel*n` a noble,
    /// `guest-house*cn` a colonist and a noble.
    #[must_use]
    pub fn city(mut self, seat: Seat, buildings: &str) -> Scenario {
        for word in buildings.split_whitespace() {
            let (name, discs) =
                word.split_once('*').map_or((word, None), |(name, discs)| (name, Some(discs)));
            let building: Building = name.parse().unwrap_or_else(|e| panic!("{e}"));
            self.seat(seat).raise(building);
            let copies = &mut self.game.copies[building.index()];
            *copies = copies.checked_sub(1).unwrap_or_else(|| panic!("no {building} is left"));
            if *copies == 0 {
                self.game.left &= !building.bit();
            }
            let sorts: Vec<Disc> = match discs {
                None => Vec::new(),
                Some("") => vec![Disc::Colonist],
                Some(text) => match text.parse::<usize>() {
                    Ok(n) => vec![Disc::Colonist; n],
                    Err(_) => {
                        text.chars().map(|c| if c == 'n' { Disc::Noble } else { Disc::Colonist }).collect()
                    }
                },
            };
            for sort in sorts {
                self.disc(sort);
                self.seat(seat).welcome(sort, Place::Building(building));
            }
        }
        self
    }

    /// Tiles on an island: `corn` is empty, `corn*` has a disc; `quarry`; `forest` hides any kind, `forest:sugar` that one.
    #[must_use]
    pub fn island(mut self, seat: Seat, tiles: &str) -> Scenario {
        for word in tiles.split_whitespace() {
            let name = word.trim_end_matches('*');
            if let Some(hidden) = name.strip_prefix("forest") {
                let good = match hidden.strip_prefix(':') {
                    Some(good) => good.parse().unwrap_or_else(|e| panic!("{e}")),
                    None => self.game.stack.iter().max_by_key(|(_, n)| *n).expect("a tile is left").0,
                };
                assert!(self.game.stack.take(good), "no tile of {good} is left");
                self.seat(seat).lay_forest(good);
                continue;
            }
            let tile: Tile = name.parse().unwrap_or_else(|e| panic!("{e}"));
            match tile.good() {
                Some(good) => assert!(self.game.stack.take(good), "no tile of {good} is left"),
                None => self.game.quarries -= 1,
            }
            self.seat(seat).lay(tile);
            if word.ends_with('*') {
                self.disc(Disc::Colonist);
                self.seat(seat).welcome(Disc::Colonist, Place::Tile(tile));
            }
        }
        self
    }

    /// Discs on the windrose.
    #[must_use]
    pub fn windrose(mut self, seat: Seat, colonists: u8, nobles: u8) -> Scenario {
        for (sort, n) in [(Disc::Colonist, colonists), (Disc::Noble, nobles)] {
            for _ in 0..n {
                self.disc(sort);
                self.seat(seat).welcome(sort, Place::Windrose);
            }
        }
        self
    }

    /// Discs on the colonist ship.
    #[must_use]
    pub fn aboard(mut self, colonists: u8, nobles: u8) -> Scenario {
        for (i, n) in [colonists, nobles].into_iter().enumerate() {
            let all = self.game.supply[i] + self.game.aboard[i];
            self.game.aboard[i] = n;
            self.game.supply[i] = all - n;
        }
        self
    }

    /// Takes named things, each with its number if it is not one, and calls `put` for them: `corn 2 sugar`.
    fn named(text: &str, mut put: impl FnMut(Good, u8)) {
        let mut words = text.split_whitespace().peekable();
        while let Some(name) = words.next() {
            let good: Good = name.parse().unwrap_or_else(|e| panic!("{e}"));
            let number = words.peek().and_then(|word| word.parse().ok());
            if number.is_some() {
                words.next();
            }
            put(good, number.unwrap_or(1));
        }
    }

    /// Barrels of a player: `corn 2 sugar 6`.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: &str) -> Scenario {
        Scenario::named(goods, |good, n| {
            self.game.goods[good.index()] -= n;
            self.game.player_mut(seat).goods[good.index()] += n;
        });
        self
    }

    /// Barrels in the trading house.
    #[must_use]
    pub fn house(mut self, goods: &str) -> Scenario {
        Scenario::named(goods, |good, n| {
            self.game.goods[good.index()] -= n;
            self.game.house[good.index()] += n;
        });
        self
    }

    /// Barrels on the ship of a capacity: `corn 3`.
    #[must_use]
    pub fn ship(mut self, capacity: u8, goods: &str) -> Scenario {
        Scenario::named(goods, |good, n| {
            self.game.goods[good.index()] -= n;
            let ship = self.game.ships.iter_mut().find(|ship| ship.capacity == capacity);
            let ship = ship.unwrap_or_else(|| panic!("no ship takes {capacity} barrels"));
            ship.good = Some(good);
            ship.barrels = n;
        });
        self
    }

    /// Face-up plantations.
    #[must_use]
    pub fn row(mut self, tiles: &str) -> Scenario {
        Scenario::named(tiles, |good, n| {
            for _ in 0..n {
                assert!(self.game.stack.take(good), "no tile of {good} is left");
            }
            self.game.row[good.index()] += n;
        });
        self
    }

    /// All face-down plantations are discards.
    #[must_use]
    pub fn stack_discarded(mut self) -> Scenario {
        let PuertoRico { stack, discards, .. } = &mut self.game;
        discards.pour(stack);
        self
    }

    /// All face-down plantations lie face up.
    #[must_use]
    pub fn stack_face_up(mut self) -> Scenario {
        for &good in Good::ALL {
            while self.game.stack.take(good) {
                self.game.row[good.index()] += 1;
            }
        }
        self
    }

    /// A seat's doubloons.
    #[must_use]
    pub fn doubloons(mut self, seat: Seat, doubloons: u16) -> Scenario {
        self.seat(seat).doubloons = doubloons;
        self
    }

    /// Points of a seat, out of the bank.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u8) -> Scenario {
        self.game.gain_points(seat, points);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If it is not a sound one.
    #[must_use]
    pub fn build(mut self) -> PuertoRico {
        role::begin(&mut self.game);
        if let Err(broken) = kernel::Game::check(&self.game) {
            panic!("{broken}");
        }
        self.game
    }
}
