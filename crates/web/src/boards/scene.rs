//! What a board is drawn from: the view of who looks, what he may answer, and words. The position itself is out of reach.

use std::collections::BTreeSet;

use kernel::{Choice, Match, Seat, Viewer, Words, choices};

use super::art::Art;
use super::board::Board;
use super::spot::Spot;
use crate::words;

/// Who looks at a table, and how.
#[derive(Clone, Copy)]
pub struct Looker<'a> {
    pub viewer: Viewer,
    /// The visitor's seat.
    pub own: Option<Seat>,
    /// Whether he answers for that seat himself.
    pub answers: bool,
    pub words: &'a Words,
    /// The pictures of the game.
    pub art: &'a Art,
}

/// A legal answer: the action, its words, and where one points to give it.
pub struct Answer<B: Board> {
    pub action: B::Action,
    pub choice: Choice,
    pub places: Vec<B::Place>,
}

/// A table at one moment for one viewer. The view and the answers are made once.
pub struct Scene<'a, B: Board> {
    pub view: B::View,
    pub viewer: Viewer,
    /// The visitor's seat.
    pub own: Option<Seat>,
    /// What the visitor may answer now; nothing if he is not asked.
    pub answers: Vec<Answer<B>>,
    pub words: &'a Words,
    pub art: &'a Art,
    open: BTreeSet<B::Place>,
    /// Private for good: a board that could reach it could draw what nobody may see.
    game: &'a Match<B>,
}

impl<'a, B: Board> Scene<'a, B> {
    pub fn new(game: &'a Match<B>, looker: &Looker<'a>) -> Scene<'a, B> {
        let Looker { viewer, own, words, art, .. } = *looker;
        let asked = own.filter(|_| looker.answers);
        let answers = asked.map_or_else(Vec::new, |seat| answers(game, seat, words));
        let open = answers.iter().flat_map(|answer| answer.places.iter().copied()).collect();
        Scene { view: game.state().view(viewer), viewer, own, answers, words, art, open, game }
    }

    /// A text of the game's own board.
    pub fn t(&self, name: &str) -> String {
        let name = format!("{}-{name}", B::META.id);
        let found = B::WORDS.find(self.words.lang, &name).map(str::to_owned);
        found.unwrap_or_else(|| words::filled(B::WORDS, self.words.lang, &name, &[]))
    }

    /// The same with values.
    pub fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        words::filled(B::WORDS, self.words.lang, &format!("{}-{name}", B::META.id), values)
    }

    /// A text that all pages share.
    pub fn page(&self, name: &str) -> String {
        words::text(self.words.lang, name)
    }

    /// The same with values.
    pub fn page_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        words::text_with(self.words.lang, name, values)
    }

    /// Whose area is shown large: the visitor's, or the viewer's, or the first seat's.
    pub fn near(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Afterwards => self.own.unwrap_or(Seat::A),
        }
    }

    /// Whether the visitor is asked now.
    pub fn is_asked(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Whether he may give this answer.
    pub fn allows(&self, action: B::Action) -> bool {
        self.answers.iter().any(|answer| answer.action == action)
    }

    /// Whether some legal answer begins at this place or goes through it.
    pub fn is_open(&self, place: B::Place) -> bool {
        self.open.contains(&place)
    }

    /// Why the visitor cannot answer with this place now; nothing if he can, or is not asked, or never answers with it.
    pub fn why_not(&self, place: B::Place) -> Option<String> {
        let seat = self.own.filter(|_| self.is_asked() && !self.is_open(place))?;
        let action = B::meant(&self.view, seat, place)?;
        self.game.state().why_not(seat, action, self.words).map(|reason| reason.to_string())
    }

    /// A place, to be drawn.
    pub fn at(&self, place: B::Place) -> Spot<'_, B> {
        Spot::new(self, place)
    }

    /// What the viewer was told so far, oldest first.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &'a B::Event> + use<'a, B> {
        let viewer = self.viewer;
        let events = self.game.plies().iter().flat_map(|ply| &ply.events);
        events.filter(move |told| told.audience.includes(viewer)).map(|told| &told.event)
    }

    /// The table as the viewer saw it before the last answer of this kind, as far as he knows of it.
    pub fn before(&self, is: impl Fn(B::Action) -> bool) -> Option<B::View> {
        let open = |seat: Seat, action: B::Action| B::veiled(action).is_none() || self.viewer.sees(seat);
        let plies = self.game.plies();
        let ply = plies.iter().rposition(|ply| open(ply.seat, ply.action) && is(ply.action))?;
        let mut game = self.game.clone();
        game.rewind(ply);
        Some(game.state().view(self.viewer))
    }
}

/// The legal answers of a seat.
pub fn answers<B: Board>(game: &Match<B>, seat: Seat, words: &Words) -> Vec<Answer<B>> {
    choices(game.state(), seat, words)
        .into_iter()
        .map(|(action, choice)| Answer { action, choice, places: B::places(seat, action) })
        .collect()
}
