//! Any sound position, built in a few words: for tests, puzzles and questions about a rule.

use kernel::{Chance, Game, Kind, Log, Seat, Told};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Card, Role, Tile};
use crate::phases::{role, start, table};
use crate::setup::Setup;
use crate::state::SanJuan;

/// A position in the making. Cards are named in the notation with spaces between them; those that are not placed stay in the deck.
///
/// ```
/// use kernel::Seat;
/// use san_juan::Scenario;
///
/// let game = Scenario::new(3).area(Seat::A, "crane chapel").hand(Seat::A, "hero statue villa").build();
/// assert!(game.why_not_text(Seat::A, "take builder").is_none());
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
        Scenario { game: table(&Setup { players, new_buildings: false, draft_hands: false }) }
    }

    /// The same with the new buildings and the Cathedral.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn with_new_buildings(players: u8) -> Scenario {
        assert!((2..=4).contains(&players), "2 to 4 play");
        Scenario { game: table(&Setup { players, new_buildings: true, draft_hands: false }) }
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

    /// So many cards can be drawn, all from the deck; the rest lies covered under seat A's buildings.
    ///
    /// # Panics
    /// If fewer are left.
    #[must_use]
    pub fn cards_left(mut self, cards: usize) -> Scenario {
        let game = &mut self.game;
        let SanJuan { deck, discard, .. } = game;
        deck.pour(discard);
        while deck.len() > cards {
            let kinds: Vec<(Card, u8)> = deck.iter().filter(|(card, _)| *card != Card::Crane).collect();
            let (card, _) =
                kinds.into_iter().max_by_key(|(_, n)| *n).expect("something other than a Crane is left");
            deck.take(card);
            game.seats[0].covered.add(card, 1);
        }
        assert_eq!(deck.len(), cards, "so many cards are left");
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

impl SanJuan {
    /// Gives an answer in notation with its luck after `~`, as a line of a record: `A take trader ~ trading-house-11122`.
    /// What happened, with who hears of it.
    ///
    /// # Panics
    /// If the line cannot be read, the answer is not legal, or the luck does not fit.
    pub fn answer(&mut self, line: &str) -> Vec<Told<Event>> {
        let (said, luck) = line.split_once('~').unwrap_or((line, ""));
        let (seat, action) = said.trim().split_once(' ').expect("a seat and an answer");
        let seat: Seat = seat.parse().unwrap_or_else(|e| panic!("{e}"));
        let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
        if let Some(reason) = kernel::Present::why_not(self, seat, action, &kernel::Words::default()) {
            panic!("{line}: {reason}");
        }
        assert!(kernel::legal(self, seat).contains(&action), "{line}: not legal");
        let mut chance = Chance::script(luck.split_whitespace());
        let mut log = Log::on();
        self.apply(seat, action, &mut chance, &mut log);
        chance.finish().unwrap_or_else(|fault| panic!("{line}: {fault}"));
        self.check().unwrap_or_else(|broken| panic!("{line}: {broken}"));
        log.into_events()
    }

    /// Gives several answers, one per line.
    ///
    /// # Panics
    /// As [`SanJuan::answer`].
    pub fn answers(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.answer(line);
        }
    }

    /// The legal answers of who is asked, with the seat: `A: beside, over chapel`. `over` at the end.
    #[must_use]
    pub fn asks(&self) -> String {
        let Some(seat) = self.acting().first() else { return "over".to_owned() };
        let actions: Vec<String> = kernel::legal(self, seat).iter().map(ToString::to_string).collect();
        format!("{seat}: {}", actions.join(", "))
    }

    /// A seat's belongings.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &crate::state::Player {
        self.player(seat)
    }
}

impl crate::state::Player {
    /// The cards in hand, in card order.
    #[must_use]
    pub fn hand(&self) -> &crate::pile::Pile {
        &self.hand
    }

    /// The goods on buildings.
    #[must_use]
    pub fn goods(&self) -> &crate::goods::Goods {
        &self.goods
    }

    /// The covered buildings.
    #[must_use]
    pub fn covered(&self) -> &crate::pile::Tally {
        &self.covered
    }

    /// The cards under Chapel and Church.
    #[must_use]
    pub fn tucked(&self) -> &crate::pile::Tally {
        &self.tucked
    }

    /// The cards under the Harbor.
    #[must_use]
    pub fn stored(&self) -> &crate::pile::Tally {
        &self.stored
    }
}

impl Scenario {
    /// The position in which the last role of the round is still to be taken.
    #[must_use]
    pub fn last_pick(self) -> Scenario {
        let picks = crate::setup::picks(self.game.players);
        let roles = [Role::Builder, Role::Producer, Role::Recruiter];
        self.taken(&roles[..usize::from(picks) - 1])
    }
}
