//! Any sound position, built in a few words (a fixture, a position builder): for tests, puzzles and questions about a rule.

use kernel::{Bag, Chance, Game, Kind, Log, Seat};

use crate::kinds::{Card, Role, Tile};
use crate::phases::{role, start, table};
use crate::setup::{Setup, picks};
use crate::state::SanJuan;

/// A position in the making. Cards are named in the notation with spaces between them; those that are not placed stay in the deck.
/// What says where the deck's cards are ([`Scenario::deck`], [`Scenario::cards_left`]) comes last.
///
/// ```
/// use kernel::{Seat, script};
/// use san_juan::Scenario;
///
/// let mut game = Scenario::new(2).area(Seat::A, "crane chapel").hand(Seat::A, "hero statue villa").build();
/// script::act(&mut game, "A take builder\nA build hero");
/// assert_eq!(script::choices(&game, Seat::A), ["over chapel"]);
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    game: SanJuan,
}

impl Scenario {
    /// A table of `players` before the first role, with Corn Farms and empty hands, without the new buildings.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn new(players: u8) -> Scenario {
        assert!((2..=4).contains(&players), "2 to 4 play");
        Scenario { game: table(&Setup { players, ..Setup::default() }) }
    }

    /// The same with the new buildings and the Cathedral.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn with_new_buildings(players: u8) -> Scenario {
        assert!((2..=4).contains(&players), "2 to 4 play");
        Scenario { game: table(&Setup { players, new_buildings: true, ..Setup::default() }) }
    }

    /// §round.7: recruiter and adventurer ask before cards are drawn.
    #[must_use]
    pub fn declining(mut self) -> Scenario {
        self.game.decline = true;
        self
    }

    /// Reads cards and takes them out of the deck.
    fn named(&mut self, cards: &str) -> Vec<Card> {
        let cards: Vec<Card> =
            cards.split_whitespace().map(|name| name.parse().unwrap_or_else(|e| panic!("{e}"))).collect();
        for card in &cards {
            let inside = if *card == Card::Cathedral {
                std::mem::take(&mut self.game.cathedral)
            } else {
                self.game.deck.take(*card)
            };
            assert!(inside, "no further {card} is in the deck");
        }
        cards
    }

    /// Cards in a hand.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.player_mut(seat).hand.add(card);
        }
        self
    }

    /// Buildings beside the Corn Farm.
    #[must_use]
    pub fn area(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.player_mut(seat).erect(card);
        }
        self
    }

    /// Takes the Corn Farm of the set-up away again.
    #[must_use]
    pub fn without_farm(mut self, seat: Seat) -> Scenario {
        let player = self.game.player_mut(seat);
        player.cover(Card::CornFarm);
        player.covered.take(Card::CornFarm, 1);
        self.game.deck.add(Card::CornFarm, 1);
        self
    }

    /// Goods on buildings: `corn-farm=hero` lays a Hero on a Corn Farm, face down.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: &str) -> Scenario {
        for pair in goods.split_whitespace() {
            let (on, card) = pair.split_once('=').expect("building=card");
            let on: Card = on.parse().unwrap_or_else(|e| panic!("{e}"));
            let card = self.named(card)[0];
            self.game.player_mut(seat).goods.place(on.store().expect("it carries goods"), card);
        }
        self
    }

    /// Cards under a Chapel.
    #[must_use]
    pub fn under_chapel(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            let player = self.game.player_mut(seat);
            player.tucked.add(card, 1);
            player.under_chapel += 1;
        }
        self
    }

    /// Cards under a Church.
    #[must_use]
    pub fn under_church(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            let player = self.game.player_mut(seat);
            player.tucked.add(card, 1);
            player.under_church += 1;
        }
        self
    }

    /// Cards under a Harbor.
    #[must_use]
    pub fn under_harbor(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.player_mut(seat).stored.add(card, 1);
        }
        self
    }

    /// Cards covered with a Crane.
    #[must_use]
    pub fn covered(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.player_mut(seat).covered.add(card, 1);
        }
        self
    }

    /// The deck holds exactly these cards; all others that are not placed are in the discard pile.
    #[must_use]
    pub fn deck(mut self, cards: &str) -> Scenario {
        let cards = self.named(cards);
        self = self.empty_deck();
        for card in cards {
            self.game.deck.add(card, 1);
        }
        self
    }

    /// Every card that is not placed is in the discard pile.
    #[must_use]
    pub fn empty_deck(mut self) -> Scenario {
        let SanJuan { deck, discard, .. } = &mut self.game;
        discard.pour(deck);
        self
    }

    /// Only these cards can be drawn: every other card that is not placed lies under the last seat's Harbor.
    #[must_use]
    pub fn cards_left(mut self, cards: &str) -> Scenario {
        self = self.deck(cards);
        let SanJuan { discard, seats, players, .. } = &mut self.game;
        for (card, n) in discard.iter() {
            seats[usize::from(*players) - 1].stored.add(card, n);
        }
        *discard = Bag::new();
        self
    }

    /// The trading-house cards that come next, in this order.
    #[must_use]
    pub fn house(mut self, tiles: &[Tile]) -> Scenario {
        let rest = Tile::ALL.iter().filter(|tile| !tiles.contains(tile));
        for (place, tile) in tiles.iter().chain(rest).enumerate() {
            self.game.house.order[place] = *tile;
        }
        self.game.house.seen = 5;
        self
    }

    /// Who is governor.
    #[must_use]
    pub fn governor(mut self, seat: Seat) -> Scenario {
        self.game.governor = seat;
        self.game.chooser = seat;
        role::begin(&mut self.game);
        self
    }

    /// The round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scenario {
        self.game.round = round;
        self
    }

    /// Roles that were taken in this round, from the governor on.
    #[must_use]
    pub fn taken(mut self, roles: &[Role]) -> Scenario {
        for taken in roles {
            self.game.roles[usize::from(self.game.picks)] = *taken;
            self.game.taken |= 1 << taken.index();
            self.game.picks += 1;
        }
        role::begin(&mut self.game);
        self
    }

    /// The position in which the last role of the round is still to be taken.
    #[must_use]
    pub fn last_pick(self) -> Scenario {
        let last = usize::from(picks(self.game.players)) - 1;
        let roles = [Role::Builder, Role::Producer, Role::Recruiter];
        self.taken(&roles[..last])
    }

    /// A round begins: the governor moves on, and the questions of its start are asked.
    ///
    /// # Panics
    /// If the position is not a sound one.
    #[must_use]
    pub fn next_round(mut self, luck: &str) -> SanJuan {
        self.game.governor = self.game.governor.next(self.game.players());
        self.game.chooser = self.game.governor;
        let mut chance = Chance::script(luck.split_whitespace());
        start::begin(&mut self.game, &mut chance, &mut Log::off());
        chance.finish().unwrap_or_else(|fault| panic!("{fault}"));
        self.build()
    }

    /// The position.
    ///
    /// # Panics
    /// If it is not a sound one.
    #[must_use]
    pub fn build(self) -> SanJuan {
        if let Err(broken) = self.game.check() {
            panic!("{broken}");
        }
        self.game
    }
}
