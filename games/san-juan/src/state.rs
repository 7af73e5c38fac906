//! The table: what lies where, whose turn it is, and questions about it.

use kernel::{Bag, Ending, Kind, Seat};

use crate::buildings::{CardSet, copies};
use crate::event::End;
use crate::goods::Goods;
use crate::kinds::{Card, Role, Tile};
use crate::memory::Memory;
use crate::pile::{Pile, Tally};
use crate::selection::Selection;
use crate::ways::Site;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanJuan {
    pub(crate) seats: [Player; 4],
    /// Face down; what is drawn next is not decided.
    pub(crate) deck: Bag<Card>,
    /// Face down too.
    pub(crate) discard: Bag<Card>,
    pub(crate) memory: Memory,
    pub(crate) house: House,
    pub(crate) question: Question,
    pub(crate) selection: Selection,
    /// Cards that the asked seat has drawn with the Recruiter and not yet chosen from.
    pub(crate) drawn: Pile,
    /// The building under way.
    pub(crate) site: Site,
    pub(crate) players: u8,
    pub(crate) new_buildings: bool,
    /// §round.7: whether recruiter and adventurer ask before cards are drawn.
    pub(crate) decline: bool,
    pub(crate) round: u8,
    pub(crate) governor: Seat,
    /// Roles taken in this round, one bit for each.
    pub(crate) taken: u8,
    /// How many those are.
    pub(crate) picks: u8,
    /// Which they are, in the order in which they were taken.
    pub(crate) roles: [Role; 4],
    /// Who took the role that is being played.
    pub(crate) chooser: Seat,
    /// The role that is being played.
    pub(crate) role: Option<Role>,
    /// Whether its privilege is doubled.
    pub(crate) doubled: bool,
    /// Whether the governor of a table of two has used his Publishing House in this round.
    pub(crate) published: bool,
    /// Whether the Cathedral still lies on the table.
    pub(crate) cathedral: bool,
    /// Whether a card was drawn, something built or something sold in this round.
    pub(crate) stirred: bool,
    /// Whether anybody has sold anything in this trader phase.
    pub(crate) traded: bool,
    /// Seats that built their School in this builder phase, one bit for each.
    pub(crate) new_schools: u8,
}

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Question {
    /// Which cards of the first hand are discarded.
    Draft(Seat),
    /// Which role is taken.
    Role(Seat),
    /// What is built.
    Build(Seat),
    /// Where it is built.
    Site(Seat),
    /// Which goods help to pay.
    Spend(Seat),
    /// Which cards pay.
    Pay(Seat),
    /// Where goods are produced.
    Produce(Seat),
    /// Which goods are sold.
    Sell(Seat),
    /// Whether cards are drawn with the recruiter.
    Recruit(Seat),
    /// Whether the adventurer draws.
    Venture(Seat),
    /// Which of the cards drawn are kept.
    Keep(Seat),
    /// Which cards of the hand are discarded for those drawn.
    Cull(Seat),
    /// Which cards the Company exchanges.
    Company(Seat),
    /// Which card goes under the Chapel.
    Chapel(Seat),
    /// Which cards go under the Church.
    Church(Seat),
    /// Which cards above the hand limit are discarded.
    Limit(Seat),
    /// Nothing: the game is over.
    Over(End),
}

/// The trading-house cards. §setup.4: their order is fixed, and comes to light one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    /// In the order in which they were turned up.
    pub(crate) order: [Tile; 5],
    /// How many have been turned up so far.
    pub(crate) seen: u8,
    /// Which of the order comes next.
    pub(crate) next: u8,
    /// The card that lies open in this trader phase.
    pub(crate) open: Option<Tile>,
}

/// One player's belongings. §cards.5: the same cards are buildings, money in the hand, and goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) hand: Pile,
    /// The kinds of his face-up buildings.
    pub(crate) built: CardSet,
    /// How many of each production building.
    pub(crate) plants: [u8; 5],
    /// How many face-up buildings.
    pub(crate) buildings: u8,
    pub(crate) goods: Goods,
    /// Buildings under others: out of the game.
    pub(crate) covered: Tally,
    /// Cards under Chapel and Church.
    pub(crate) tucked: Tally,
    /// How many of those lie under the Chapel.
    pub(crate) under_chapel: u8,
    /// How many under the Church.
    pub(crate) under_church: u8,
    /// Cards under the Harbor, which nobody has seen.
    pub(crate) stored: Tally,
}

impl Player {
    pub(crate) const NOBODY: Player = Player {
        hand: Pile::EMPTY,
        built: 0,
        plants: [0; 5],
        buildings: 0,
        goods: Goods::EMPTY,
        covered: Tally::EMPTY,
        tucked: Tally::EMPTY,
        under_chapel: 0,
        under_church: 0,
        stored: Tally::EMPTY,
    };

    /// Whether he has a face-up building of this kind.
    #[inline]
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.built & card.bit() != 0
    }

    /// One if he has a face-up building of this kind.
    #[inline]
    pub(crate) fn one_with(&self, card: Card) -> u8 {
        (self.built >> card as u8 & 1) as u8
    }

    /// How many face-up buildings of this kind he has.
    #[inline]
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        if card.is_production() { self.plants[card.index()] } else { self.one_with(card) }
    }

    /// How many face-up buildings he has.
    #[inline]
    #[must_use]
    pub fn buildings(&self) -> u8 {
        self.buildings
    }

    /// How many production buildings of a kind are empty.
    #[inline]
    pub(crate) fn empty(&self, place: usize) -> u8 {
        self.plants[place] - self.goods.at(place)
    }

    pub(crate) fn erect(&mut self, card: Card) {
        self.built |= card.bit();
        self.buildings += 1;
        if card.is_production() {
            self.plants[card.index()] += 1;
        }
    }

    pub(crate) fn cover(&mut self, card: Card) {
        self.covered.add(card, 1);
        self.buildings -= 1;
        if card.is_production() {
            self.plants[card.index()] -= 1;
        }
        if !card.is_production() || self.plants[card.index()] == 0 {
            self.built &= !card.bit();
        }
    }
}

impl SanJuan {
    /// How many play.
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// §publishing-house.1: the privilege counts once for the chooser, twice if doubled, and not at all for others.
    #[inline]
    pub(crate) fn privilege(&self, seat: Seat) -> u8 {
        if seat == self.chooser { 1 + u8::from(self.doubled) } else { 0 }
    }

    /// The seat after this one in a phase; `None` when everybody has had his turn.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.player_count());
        (next != self.chooser).then_some(next)
    }

    /// The cards in a hand as others count them: those chosen but not yet moved are still there.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        let chosen = if self.choosing_from_hand() == Some(seat) { self.selection.picked.len() } else { 0 };
        self.player(seat).hand.len() + chosen
    }

    /// Who is choosing cards from his hand.
    pub(crate) fn choosing_from_hand(&self) -> Option<Seat> {
        match self.question {
            Question::Draft(seat)
            | Question::Pay(seat)
            | Question::Cull(seat)
            | Question::Company(seat)
            | Question::Chapel(seat)
            | Question::Church(seat)
            | Question::Limit(seat) => Some(seat),
            Question::Role(_)
            | Question::Build(_)
            | Question::Site(_)
            | Question::Spend(_)
            | Question::Produce(_)
            | Question::Sell(_)
            | Question::Recruit(_)
            | Question::Venture(_)
            | Question::Keep(_)
            | Question::Over(_) => None,
        }
    }

    /// §start.2, §lighthouse.1, §fortress.1: how many cards a hand may hold when a round begins.
    #[must_use]
    pub fn hand_limit(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let somebody = self.seats.iter().any(|player| player.has(Card::Fortress));
        if player.has(Card::Lighthouse) {
            12
        } else if player.has(Card::Fortress) || !somebody {
            7
        } else {
            6
        }
    }

    /// How many copies of a card this table has.
    pub(crate) fn copies(&self, card: Card) -> u8 {
        copies(card, self.new_buildings)
    }

    pub(crate) fn ended_by(&self) -> Option<Ending> {
        let Question::Over(end) = self.question else { return None };
        let id = match end {
            End::Buildings => "buildings",
            End::Exhausted => "exhausted",
            End::Rounds => "rounds",
        };
        Some(Ending { id })
    }
}
