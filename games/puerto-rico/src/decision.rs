//! The game as the kernel knows it: which question is open, who answers it, what follows. Dispatch, one line per question.

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{
    accept, builder, captain, craftsman, draft, guests, hunt, land, market, mayor, placing, role,
    second_tile, settler, small_wharf, storage, supplier, trader,
};
use crate::setup::Setup;
use crate::state::{PuertoRico, Question};
use crate::view::View;
use crate::{TEXTS, action, phases, score, view};

impl Game for PuertoRico {
    const META: Meta = Meta {
        id: "puerto-rico",
        texts: &TEXTS,
        designer: "Andreas Seyfarth",
        publisher: "alea / Ravensburger",
        year: 2002,
        seats: (2, 5),
        minutes: (90, 150),
        rules: 1,
        max_plies: 4000,
        score: &["points", "doubloons-and-goods"],
        secrets: false,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<PuertoRico, SetupError> {
        if setup.buildings.is_some() && !setup.new_buildings {
            let why = "buildings are chosen only with new-buildings=true".to_owned();
            return Err(SetupError::Data { name: "buildings".to_owned(), why });
        }
        Ok(phases::set_up(setup, chance))
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    #[inline]
    fn acting(&self) -> Seats {
        acting(self)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        apply(self, seat, action, chance, log);
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn ending(&self) -> Option<Ending> {
        self.ended_by()
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    /// §secret.2: every gain and every payment of points was seen by all, so nothing but the order of the face-down tiles is
    /// unknown to a perfect memory; and they have no order here.
    fn determinize(&mut self, _viewer: Seat, _chance: &mut Chance) {}

    fn check(&self) -> Result<(), Broken> {
        self.find_fault()
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}

impl PuertoRico {
    /// Asks a new question. §guest-house.4: guests may go anywhere again.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.asked = seat;
        self.question = question;
        self.guest_floor = 0;
    }

    /// Who is asked; nobody when the game is over.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        (self.question != Question::Over).then_some(self.asked)
    }
}

#[inline]
pub(crate) fn acting(game: &PuertoRico) -> Seats {
    game.asked().map_or(Seats::NONE, Seats::only)
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    if game.asked != seat {
        return;
    }
    match game.question {
        Question::Draft => draft::legal(game, out),
        Question::Role => role::legal(game, out),
        Question::Settle { hacienda } => settler::legal(game, seat, hacienda, out),
        Question::Lay { drawn, .. } => settler::legal_lay(drawn, out),
        Question::SecondTile => second_tile::legal(game, seat, out),
        Question::Hunt => hunt::legal(game, seat, out),
        Question::Guests(_) => guests::legal_window(game, seat, out),
        Question::Ship => mayor::legal(out),
        Question::Place { place, later } => placing::legal(game, seat, place, later, out),
        Question::Build => builder::legal(game, seat, out),
        Question::PayBarrel { building, missing } => market::legal_barrel(game, seat, building, missing, out),
        Question::PayDisc { building, missing } => market::legal_disc(game, seat, building, missing, out),
        Question::Privilege { first } => craftsman::legal(game, seat, first, out),
        Question::Sell => trader::legal(game, seat, out),
        Question::Land => land::legal(game, seat, out),
        Question::Supplier { from, .. } => supplier::legal(game, seat, from, out),
        Question::Load => captain::legal(game, seat, out),
        Question::Send { good, sent } => small_wharf::legal(game, seat, good, sent, out),
        Question::Keep { good, kept } => storage::legal(game, seat, good, kept, out),
        Question::Accept(_) => accept::legal(out),
        Question::Over => {}
    }
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    debug_assert_eq!(game.asked(), Some(seat));
    let running = game.ended.is_none();
    if let Action::Guest(disc, place) = action {
        guests::go(game, seat, disc, place, log);
    } else {
        game.guest_floor = 0;
        if matches!(action, Action::Pass) {
            log.tell(|| Event::Passed { seat });
        }
    }
    match game.question {
        Question::Draft => draft::apply(game, seat, action, log),
        Question::Role => role::apply(game, seat, action, chance, log),
        Question::Settle { .. } => settler::apply(game, seat, action, chance, log),
        Question::Lay { drawn, bought } => settler::apply_lay(game, seat, drawn, bought, action, chance, log),
        Question::SecondTile => second_tile::apply(game, seat, action, chance, log),
        Question::Hunt => hunt::apply(game, seat, action, chance, log),
        Question::Guests(window) => guests::apply_window(game, window, action, log),
        Question::Ship => mayor::apply(game, seat, action, log),
        Question::Place { place, later } => placing::apply(game, seat, place, later, action, log),
        Question::Build => builder::apply(game, seat, action, log),
        Question::PayBarrel { building, missing } => {
            market::apply_barrel(game, seat, building, missing, action, log);
        }
        Question::PayDisc { building, missing } => {
            market::apply_disc(game, seat, building, missing, action, log);
        }
        Question::Privilege { first } => craftsman::apply(game, seat, first, action, log),
        Question::Sell => trader::apply(game, seat, action, log),
        Question::Land => land::apply(game, seat, action, chance, log),
        Question::Supplier { left, .. } => supplier::apply(game, seat, left, action, log),
        Question::Load => captain::apply(game, seat, action, log),
        Question::Send { good, sent } => small_wharf::apply(game, seat, good, sent, action, log),
        Question::Keep { good, kept } => storage::apply(game, seat, good, kept, action, log),
        Question::Accept(offer) => accept::apply(game, seat, offer, action, chance, log),
        Question::Over => debug_assert!(false, "nobody is asked"),
    }
    if running && game.ended.is_some() {
        log.tell(|| Event::LastRound { round: game.round });
    }
}
