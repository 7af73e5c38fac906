//! What a match is with its types erased (a trait object), for everyone who serves all games alike.

use std::any::Any;

use serde_json::Value;

use crate::{
    Ending, Fortune, Meta, Present, Reason, Record, Refused, Scores, Seat, Seats, Seed, SeedHash, SetupText,
    Source, Token, Unfair, Viewer, Words, legal,
};

/// A legal answer as people see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its notation.
    pub action: String,
    /// What it means now, in the reader's language.
    pub label: String,
    /// The ids of the rules that speak of it.
    pub rules: Vec<&'static str>,
}

/// A match of any game. Actions are their notation.
pub trait Table: Send {
    /// What is known of the game.
    fn meta(&self) -> &'static Meta;
    /// Players and variants.
    fn setup(&self) -> SetupText;
    /// How many seats the table has.
    fn players(&self) -> usize;
    /// How many answers have been given.
    fn ply(&self) -> usize;
    /// The round that is being played.
    fn round(&self) -> u32;
    /// Who is asked. Nobody: the match is over.
    fn acting(&self) -> Seats;
    /// What a seat is asked.
    fn prompt(&self, seat: Seat, words: &Words) -> String;
    /// The legal answers of a seat.
    fn choices(&self, seat: Seat, words: &Words) -> Vec<Choice>;
    /// The legal answers of a seat in notation alone.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// One of the legal answers of a seat, chosen by its place: `pick` is told how many there are. The others are not written.
    fn pick(&self, seat: Seat, pick: &mut dyn FnMut(usize) -> Option<usize>) -> Option<String>;
    /// Gives an answer, if it is legal.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// Why a seat may not choose an action now; `None` if it may.
    fn why_not(&self, seat: Seat, action: &str, words: &Words) -> Result<Option<Reason>, crate::BadAction>;
    /// What a viewer may know, for programs.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, as a page of plain text.
    fn page(&self, viewer: Viewer, words: &Words) -> String;
    /// Who gave answer number `ply` (from 1 on) and what it was, as a viewer may read it.
    fn answer(&self, ply: usize, viewer: Viewer) -> Option<(Seat, String)>;
    /// What was drawn at answer number `ply` (from 1 on), or at the set-up (0).
    fn luck(&self, ply: usize) -> Vec<Token>;
    /// What happened at answer number `ply` (from 1 on), in sentences for a viewer.
    fn sentences(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<String>;
    /// The same for programs.
    fn events(&self, ply: usize, viewer: Viewer) -> Vec<Value>;
    /// Points and tie-breakers as they would count now.
    fn scores(&self) -> Scores;
    /// A number of points as people write it.
    fn points(&self, points: i32, words: &Words) -> String;
    /// Points by source as they would count now.
    fn breakdown(&self, words: &Words) -> Vec<Source>;
    /// How the match ended.
    fn ending(&self) -> Option<Ending>;
    /// What was published of the seed.
    fn hash(&self) -> Option<SeedHash>;
    /// The match as a page of text, as a viewer may read it.
    fn record_for(&self, viewer: Viewer) -> Record;
    /// The match that this one goes on from, if it does: its name, and after how many of its answers.
    fn parent(&self) -> Option<(String, usize)>;
    /// A match that goes on from the position after the first `ply` answers of this one, which is called `name`; see [`Match::fork`](crate::Match::fork).
    fn fork(&self, name: &str, ply: usize, seat: Seat, fortune: Fortune) -> Result<Box<dyn Table>, Refused>;
    /// From here on luck comes from another seed, and nothing is dealt anew; see [`Match::draw_anew`](crate::Match::draw_anew).
    fn draw_anew(&mut self, seed: Seed);
    /// Whether what was hidden before this match is not to be read in its record.
    fn veil_past(&mut self, veiled: bool);
    /// The first ply to which a seat may go back.
    fn undo_floor(&self, seat: Seat) -> usize;
    /// The plies at which a seat had a choice: how many answers were given before each.
    fn decisions(&self, seat: Seat) -> Vec<usize>;
    /// Goes back to the position after the first `plies` answers.
    fn rewind(&mut self, plies: usize);
    /// Goes once more through the positions after the first `from` answers, after the next one, and so on to the present one.
    fn walk(&self, from: usize, visit: &mut dyn FnMut(&dyn Table));
    /// Derives the luck from the seed again.
    fn verify(&self) -> Result<(), Unfair>;
    /// The match itself, for who knows its game.
    fn as_any(&self) -> &dyn Any;
    /// A copy to think about.
    fn copy(&self) -> Box<dyn Table>;
}

/// The legal answers of a seat, each with its words.
pub fn choices<G: Present>(state: &G, seat: Seat, words: &Words) -> Vec<(G::Action, Choice)> {
    let choice = |action: G::Action| Choice {
        action: action.to_string(),
        label: state.label(seat, action, words),
        rules: state.rules_of(seat, action),
    };
    legal(state, seat).into_iter().map(|action| (action, choice(action))).collect()
}
