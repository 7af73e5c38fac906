//! What a board is: the face of one game, spoken of in its own types. See `docs/adr/0013-boards-by-type.md`.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use kernel::{Lang, Match, Present, Seat, Texts, UnknownName};
use maud::Markup;

use super::art::Art;
use super::example::Example;
use super::glance::Glance;
use super::highlight::{Course, Highlight, Pride};
use super::lesson::Lesson;
use super::scene::Scene;
use super::sheet::{About, Here};
use super::tour::TourStep;
use crate::assets::Sources;

/// A small name of the page that is written and read back: a place, a thing, a mark. It has no space in it.
pub trait Name:
    Copy + Eq + Ord + Debug + Display + FromStr<Err = UnknownName> + Send + Sync + 'static
{
}

impl<T: Copy + Eq + Ord + Debug + Display + FromStr<Err = UnknownName> + Send + Sync + 'static> Name for T {}

/// The face of a game. There is one implementation for each, and one line in the list of [`FACES`](super::FACES).
pub trait Board: Present {
    /// Every spot where a piece can lie or a finger can point: a ship, the corn fields of a seat. Its text is the page's `data-at`.
    type Place: Name;
    /// Everything that has a picture and a text: a building, a role, a good. Its text is its address in the gallery.
    type Thing: Name;
    /// What is marked where several things are confirmed at once; [`NoMark`] where nothing ever is.
    type Mark: Name;

    /// The style sheet.
    const STYLE: Sources;
    /// What the table wears at times, by name ([`Parts::rare`]).
    const RARE: &'static [(&'static str, Sources)] = &[];
    /// The sprite: a symbol for everything that has a picture.
    const ART: Sources;
    /// What the board says besides the game: texts that begin with the id of the game.
    const WORDS: &'static Texts;
    /// Where the question stands.
    const DOCK: Dock = Dock::Top;
    /// How the story is told.
    const STORY: Story = Story::Column;
    /// What a newcomer is told on his first turns.
    const TOUR: &'static [TourStep];
    /// What a newcomer may learn on positions laid out for it: the game first, then its expansions.
    const LESSONS: &'static [Lesson<Self>] = &[];
    /// Worked examples of the rules, in the order in which they are read.
    const EXAMPLES: &'static [Example<Self>] = &[];
    /// The round at a glance: its steps by the names of their texts, each with the things that belong to it. After the last one the first comes again.
    const ROUND: &'static [RoundStep<Self>] = &[];

    /// The sentence of the rules that says how a tie is broken, by its id.
    const TIE: Option<&'static str> = None;

    /// The picture of the game, for the lobby.
    fn picture() -> Markup;

    /// The table at a glance, as one viewer sees it.
    fn glance(view: &Self::View, art: &Art) -> Glance;

    /// The table as one viewer sees it.
    fn draw(scene: &Scene<'_, Self>) -> Parts;

    /// Where one points to give this answer, from the first place to the last; nowhere for one that is a plain button.
    fn places(seat: Seat, action: Self::Action) -> Vec<Self::Place>;

    /// What a seat that points at a place now would most likely answer, legal or not: its reason is given where it is not.
    fn meant(view: &Self::View, seat: Seat, place: Self::Place) -> Option<Self::Action>;

    /// Whether an answer declines what is asked, or ends it: it stands quietly, at a place of its own.
    fn declines(_action: Self::Action) -> bool {
        false
    }

    /// What is said before an answer is given that costs something for good: it is shown first, and given only when it is confirmed.
    fn warns(_scene: &Scene<'_, Self>, _action: Self::Action) -> Option<String> {
        None
    }

    /// The chapter of the story that an event begins: a role is taken, a phase begins.
    fn chapter(_event: &Self::Event) -> Option<Chapter<Self>> {
        None
    }

    /// What an event moves. The match over events has no `_`: whoever adds one has to say what it moves.
    fn motions(event: &Self::Event) -> Motions<Self>;

    /// Everything in the gallery, in its order.
    fn things() -> Vec<Self::Thing>;

    /// What a player aid explains: of things that differ in their numbers alone, none.
    fn aid() -> Vec<Self::Thing> {
        Self::things()
    }

    /// The round at a glance: the things that make it up, in their order.
    fn stages() -> Vec<Self::Thing> {
        Vec::new()
    }

    /// The title of a thing.
    fn name(thing: Self::Thing, lang: Lang) -> String;

    /// What players may agree upon for an option of the set-up, in groups with a name.
    fn agreeable(_option: &str, _lang: Lang) -> Vec<(String, Vec<Self::Thing>)> {
        Vec::new()
    }

    /// The picture of a thing.
    fn portrait(thing: Self::Thing, art: &Art) -> Markup;

    /// The id of the picture of what brought points: number `which` of the game's breakdown.
    fn source(_view: &Self::View, _which: usize) -> Option<String> {
        None
    }

    /// What a game that is over is remembered by, the most telling first; the last one says how it ended.
    fn highlights(_course: &Course<'_, Self>) -> Vec<Highlight<Self>> {
        Vec::new()
    }

    /// What a seat has at the end and what each of it brought, in any order: the winner's best is shown.
    fn prides(_course: &Course<'_, Self>, _seat: Seat) -> Vec<Pride<Self::Thing>> {
        Vec::new()
    }

    /// A round as players call it: its number, or its year.
    fn date(round: u32) -> u32 {
        round
    }

    /// What a thing is, at any table.
    fn about(thing: Self::Thing, lang: Lang, art: &Art) -> About;

    /// What a thing is to the viewer of this table now.
    fn here(_thing: Self::Thing, _scene: &Scene<'_, Self>) -> Here {
        Here::default()
    }

    /// The things that an answer is about: their sheets offer it.
    fn concerns(action: Self::Action) -> Vec<Self::Thing>;

    /// What these marks would bring, before they are confirmed; nothing where there is nothing to say.
    fn preview(_scene: &Scene<'_, Self>, _marked: &[Self::Mark]) -> Option<Markup> {
        None
    }

    /// The answers that take everything that a seat has marked, in the order in which the rules ask for it. What cannot be taken stands
    /// last, so that the refusal names it. None where nothing can be marked.
    fn steps(_game: &Match<Self>, _seat: Seat, _marked: &[Self::Mark]) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// A step of the round: the name of its text, and the things that are drawn for it.
pub struct RoundStep<B: Board> {
    pub name: &'static str,
    pub things: &'static [B::Thing],
}

/// The parts of a board, each for its place on the page.
#[derive(Default)]
pub struct Parts {
    /// What the face's styles have to know of the whole table, as classes of it.
    pub mood: String,
    /// Where in the game we are.
    pub bar: Markup,
    /// The other players.
    pub others: Markup,
    pub board: Markup,
    /// The own things.
    pub own: Markup,
    /// What a phone always shows of the own things: money, points, goods.
    pub purse: Markup,
    /// How far it is to the end.
    pub status: Markup,
    /// The picture of what asks: the role, the phase.
    pub asker: Option<Markup>,
    /// A second, softer sentence beside the question.
    pub detail: Option<String>,
    /// What the visitor is asked, where marks answer more at once than the rules ask.
    pub wanted: Option<String>,
    /// What may be marked and confirmed at once.
    pub several: Option<Several>,
    /// Which of [`Board::RARE`] the table wears now.
    pub rare: Option<&'static str>,
}

/// Where the question stands on a table of this game. It never moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dock {
    /// In the bar of the page.
    Top,
    /// In a band above the own things.
    Band,
}

/// How the story of a table is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Story {
    /// In a column beside the board.
    Column,
    /// In a strip above it.
    Strip,
}

/// A chapter of the story: what it is about, and who began it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter<B: Board> {
    pub thing: B::Thing,
    pub by: Option<Seat>,
}

/// How many things are to be marked. The board draws what can be marked as inputs of the form `several`, each with a mark as its value.
pub struct Several {
    pub least: usize,
    pub most: usize,
    /// What the button says; empty where every mark is a button that confirms itself.
    pub confirm: String,
}

/// Some equal pieces that go from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion<B: Board> {
    pub thing: B::Thing,
    pub from: B::Place,
    pub to: B::Place,
    /// How many.
    pub n: u16,
    pub manner: Manner,
}

/// How pieces are seen to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Through the air.
    Fly,
    /// The same, from a pile that lies face down: they turn over on their way.
    Turn,
    /// Their place leaves with them, and comes back without.
    Sail,
}

impl Manner {
    /// The name for the script.
    pub fn name(self) -> &'static str {
        match self {
            Manner::Fly => "fly",
            Manner::Turn => "turn",
            Manner::Sail => "sail",
        }
    }
}

impl<B: Board> Motion<B> {
    /// Pieces that fly.
    pub fn new(thing: B::Thing, from: B::Place, to: B::Place, n: impl Into<u16>) -> Motion<B> {
        Motion { thing, from, to, n: n.into(), manner: Manner::Fly }
    }

    /// The same pieces, turned over on their way.
    pub fn turning(self) -> Motion<B> {
        Motion { manner: Manner::Turn, ..self }
    }

    /// The same pieces, with the place where they lie.
    pub fn sailing(self) -> Motion<B> {
        Motion { manner: Manner::Sail, ..self }
    }
}

/// What an event moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motions<B: Board> {
    /// Nothing on the table.
    Still,
    /// These, one after another; never none.
    Moves(Vec<Motion<B>>),
}

impl<B: Board> Motions<B> {
    /// The motions of which there is anything to see.
    pub fn of(motions: impl IntoIterator<Item = Motion<B>>) -> Motions<B> {
        let moves: Vec<Motion<B>> = motions.into_iter().filter(|motion| motion.n > 0).collect();
        if moves.is_empty() { Motions::Still } else { Motions::Moves(moves) }
    }

    /// The motions as a list.
    pub fn list(self) -> Vec<Motion<B>> {
        match self {
            Motions::Still => Vec::new(),
            Motions::Moves(moves) => moves,
        }
    }
}

/// The mark of a board on which nothing is marked: there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoMark {}

impl Display for NoMark {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for NoMark {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<NoMark, UnknownName> {
        Err(UnknownName { word: word.to_owned(), sort: "mark: nothing is marked on this board" })
    }
}
