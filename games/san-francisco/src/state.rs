//! The table: what lies where, whose turn it is, and questions about it.

use kernel::{Ending, Kind, Seat};

use crate::board::{Board, PROJECT_COLUMNS};
use crate::card::Card;
use crate::city::City;
use crate::deck::{Deck, Slot};
use crate::kinds::{Bonus, Row};
use crate::pile::{DrawPile, Pile};

/// A position of the game.
#[derive(PartialEq, Eq, Debug)]
pub struct SanFrancisco {
    pub(crate) deck: &'static Deck,
    pub(crate) board: &'static Board,
    pub(crate) players: u8,
    pub(crate) question: Question,
    pub(crate) round: u16,
    /// Foundation tokens left on the project board.
    pub(crate) tokens: u8,
    /// Cards thrown away. Which ones they are follows from all the others.
    pub(crate) thrown: u8,
    pub(crate) medal: Option<Seat>,
    /// Copies of each bonus left on the scoring board.
    pub(crate) bonuses: [u8; Bonus::COUNT],
    /// Who took the completion token of which row.
    pub(crate) completed: [Option<Seat>; Row::COUNT],
    pub(crate) draw_pile: DrawPile,
    pub(crate) columns: [Pile; PROJECT_COLUMNS],
    /// Cards taken and not yet built, sorted.
    pub(crate) taken: Pile,
    pub(crate) seats: [Player; 4],
}

impl Clone for SanFrancisco {
    /// Every part is plain data: this copies them as they lie, several times as fast as a derived clone of each.
    #[inline]
    fn clone(&self) -> SanFrancisco {
        SanFrancisco { ..*self }
    }
}

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Place or finalize.
    Turn(Seat),
    /// Where the drawn card goes.
    Column(Seat, Slot),
    /// Which of the taken cards is built next.
    Build(Seat),
    /// Which bonus is taken, with the row that grants it.
    Bonus(Seat, Row),
    /// Where the bonus card goes.
    Row(Seat, Bonus),
    /// Where the bonus token goes.
    Space(Seat, Bonus),
    /// Whether contracts are given back after building.
    Contracts(Seat),
    /// Nothing: this seat has ended the game.
    Over(Seat),
}

/// One player's belongings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) city: City,
    pub(crate) contracts: u8,
    pub(crate) points_tokens: u8,
    pub(crate) discard_tokens: u8,
}

impl Player {
    /// §setup.1: an empty city and no contracts.
    pub(crate) const NEW: Player =
        Player { city: City::EMPTY, contracts: 0, points_tokens: 0, discard_tokens: 0 };

    /// §discard.4: whether the seat may give back so many contracts.
    #[inline]
    pub(crate) fn may_return(&self, contracts: u8) -> bool {
        self.discard_tokens > 0 && self.contracts >= contracts
    }

    /// §build.1, §build.3, §build.4: whether a card can be built anywhere.
    #[inline]
    pub(crate) fn can_build(&self, card: Card) -> bool {
        match card.colour().row() {
            Some(row) => self.city.has_room(row),
            None => !self.city.is_full(),
        }
    }
}

impl SanFrancisco {
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

    /// §bonus.10: whether a bonus of this row can be taken now.
    #[inline]
    pub(crate) fn can_take(&self, seat: Seat, bonus: Bonus) -> bool {
        let city = &self.player(seat).city;
        let usable = match bonus {
            Bonus::Plus2Token | Bonus::TramLineToken => city.grounds(bonus) != 0,
            Bonus::Value4Card | Bonus::DepotCard => !city.is_full(),
            Bonus::PointsToken | Bonus::DiscardToken => true,
        };
        usable && self.bonuses[bonus.index()] > 0
    }

    /// Who ended the game; while it runs, whoever is asked.
    pub(crate) fn ender(&self) -> Seat {
        match self.question {
            Question::Turn(seat)
            | Question::Column(seat, _)
            | Question::Build(seat)
            | Question::Bonus(seat, _)
            | Question::Row(seat, _)
            | Question::Space(seat, _)
            | Question::Contracts(seat)
            | Question::Over(seat) => seat,
        }
    }

    pub(crate) fn ended_by(&self) -> Option<Ending> {
        let Question::Over(ender) = self.question else { return None };
        Some(if self.player(ender).city.is_full() {
            Ending { id: "full-city" }
        } else {
            Ending { id: "foundations" }
        })
    }

    /// How many cards of a kind lie open or are still to be drawn; the others were thrown away.
    pub(crate) fn in_play(&self, slot: Slot) -> u8 {
        let open = self.columns.iter().chain([&self.taken]).flat_map(|pile| pile.slots().iter().copied());
        let built = self.seats.iter().flat_map(|player| player.city.slots());
        let drawn = matches!(self.question, Question::Column(_, drawn) if drawn == slot);
        self.draw_pile.count(slot)
            + open.chain(built).filter(|other| *other == slot).count() as u8
            + u8::from(drawn)
    }
}

impl Player {
    /// How many bonuses of a kind the player has.
    pub(crate) fn bonuses(&self, bonus: Bonus) -> u32 {
        match bonus {
            Bonus::Plus2Token | Bonus::Value4Card | Bonus::DepotCard | Bonus::TramLineToken => {
                self.city.count(bonus)
            }
            Bonus::PointsToken => u32::from(self.points_tokens),
            Bonus::DiscardToken => u32::from(self.discard_tokens),
        }
    }
}
