//! What stands on a poster, as a drawing: a picture of the table at a glance, the name of the game, where it stands, and who stands how.

use kernel::{Seat, Table, Words};
use maud::{Markup, PreEscaped, html};

use super::paint;
use crate::boards::{self, Art};
use crate::live::{Phase, State, is_open};
use crate::pages::list::signed;
use crate::routes::Visitor;

/// The size that sites which show links ask for.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// Where the picture ends: a sketch of 300 by 92 fills the width.
const EDGE: u32 = 368;
/// The column of the seats: where it begins, where it ends.
const LEFT: f32 = 610.0;
const RIGHT: f32 = 1140.0;
/// The room for the game and its facts.
const TITLE: f32 = LEFT - 60.0 - 40.0;

/// The colours of the frame (`assets/style/frame/tokens.css`).
const PAPER: &str = "#fff4da";
const INK: &str = "#2b1d12";
const SOFT: &str = "#5a4630";
const LINE: &str = "#cdb06f";
const GOLD: &str = "#efb434";
const SEATS: [&str; 5] = ["#a8481a", "#1f5fa8", "#5b3b8c", "#23703f", "#a02452"];

const SANS: &str = "Noto Sans";
const SERIF: &str = "Noto Serif";

/// A poster that is to be painted (SVG).
#[derive(Clone, Debug)]
pub struct Sheet(pub(super) String);

/// A seat and what it has to show.
struct Row {
    seat: Seat,
    name: String,
    open: bool,
    /// Points that everybody sees, and whether there may be more.
    points: Option<(i32, bool)>,
    place: Option<usize>,
}

impl Sheet {
    /// The poster of a table, as anybody sees it in the reader's language.
    pub fn of(visitor: &Visitor, state: &State) -> Sheet {
        let game = game(state);
        let title = catalog::find(game).map_or(game, |game| game.meta().title(visitor.lang));
        let words = writable(&visitor.words(state), state.seats.len());
        let sprite = boards::face(game).map_or(&[][..], |face| face.art());
        let whole = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT) font-family=(SANS) fill=(INK) {
                @for (_, source) in sprite { (PreEscaped(source)) }
                rect width=(WIDTH) height=(HEIGHT) fill=(PAPER) {}
                svg width=(WIDTH) height=(EDGE) { (picture(state)) }
                rect y=(EDGE) width=(WIDTH) height="6" fill=(GOLD) {}
                (write(title, SERIF, 700, (60.0, 452.0), 56.0, TITLE))
                g fill=(SOFT) { (write(&fact(visitor, state, &words), SANS, 400, (60.0, 502.0), 28.0, TITLE)) }
                (sign())
                (rows(state, &words))
            }
        };
        Sheet(whole.into_string())
    }
}

fn game(state: &State) -> &str {
    match &state.phase {
        Phase::Gathering(sealed) => sealed.game.meta().id,
        Phase::Dealt(table) => table.meta().id,
        Phase::Kept(kept) => &kept.game,
    }
}

/// The same words, but whose letters our fonts lack is called by the seat.
fn writable(words: &Words, seats: usize) -> Words {
    let plain = Words::new(words.lang);
    let name = |seat: Seat| match paint::width(&words.name(seat), SANS, 400, 28.0) {
        Some(_) => words.name(seat),
        None => plain.name(seat),
    };
    Words::new(words.lang).with_names(Seat::all(seats).map(name))
}

/// The table at a glance; where nothing is dealt, the picture of the game.
fn picture(state: &State) -> Markup {
    if let Phase::Dealt(table) = &state.phase {
        return boards::lay(table.as_ref()).glance(state.viewer(None), &Art::default()).picture;
    }
    let cover = boards::face(game(state)).map(|face| face.picture());
    // Twice as wide as high: the middle of it fills the room.
    html! { @if let Some(cover) = cover { svg y="-116" width=(WIDTH) height="600" { (cover) } } }
}

/// Where the table stands, in a line.
pub fn fact(visitor: &Visitor, state: &State, words: &Words) -> String {
    if state.closed.is_some() {
        return visitor.t("poster-closed");
    }
    let all = state.seats.len().to_string();
    match &state.phase {
        Phase::Gathering(_) => {
            let here = state.seats.iter().filter(|seat| !is_open(seat)).count().to_string();
            let here = visitor.t_with("home-here", &[("here", &here), ("all", &all)]);
            format!("{} · {here}", visitor.t("home-gathering"))
        }
        Phase::Dealt(table) if state.is_over() => result(visitor, table.as_ref(), words),
        Phase::Dealt(table) => {
            let round = visitor.t_with("round", &[("round", &table.round().to_string())]);
            format!("{round} · {}", visitor.t_with("home-seats", &[("n", &all)]))
        }
        Phase::Kept(_) => visitor.t_with("home-seats", &[("n", &all)]),
    }
}

/// Who won, and the points from the first place to the last.
fn result(visitor: &Visitor, table: &dyn Table, words: &Words) -> String {
    let scores = table.scores();
    let winners = scores.winners();
    let names = winners.iter().map(|seat| words.name(seat)).collect::<Vec<_>>().join(", ");
    let mut seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    seats.sort_by_key(|seat| scores.place(*seat));
    let points = seats.iter().map(|seat| signed(&table.points(scores.points(*seat), words)));
    let points = points.collect::<Vec<_>>().join(" : ");
    visitor.t_with("list-won", &[("names", &names), ("n", &winners.len().to_string()), ("points", &points)])
}

/// The seats, the best first.
fn order(state: &State, words: &Words) -> Vec<Row> {
    let glance = match &state.phase {
        Phase::Dealt(table) => boards::lay(table.as_ref()).glance(state.viewer(None), &Art::default()).worth,
        Phase::Gathering(_) | Phase::Kept(_) => Vec::new(),
    };
    let scores = match &state.phase {
        Phase::Dealt(table) => state.is_over().then(|| table.scores()),
        Phase::Gathering(_) | Phase::Kept(_) => None,
    };
    let row = |seat: Seat| Row {
        seat,
        name: words.name(seat),
        open: is_open(&state.seats[seat.index()]),
        points: glance.get(seat.index()).map(|worth| (worth.points, worth.more)),
        place: scores.as_ref().map(|scores| scores.place(seat)),
    };
    let mut rows: Vec<Row> = Seat::all(state.seats.len()).map(row).collect();
    rows.sort_by_key(|row| (row.place, row.points.map(|(points, _)| -points)));
    rows
}

fn rows(state: &State, words: &Words) -> Markup {
    let all = order(state, words);
    let best = all.iter().filter_map(|row| row.points).map(|(points, _)| points).max().unwrap_or(0).max(1);
    let step = (220.0 / all.len() as f32).min(54.0);
    let top = 374.0 + (HEIGHT as f32 - 374.0 - step * all.len() as f32) / 2.0;
    let written = |points: i32| match &state.phase {
        Phase::Dealt(table) => signed(&table.points(points, words)),
        Phase::Gathering(_) | Phase::Kept(_) => points.to_string(),
    };
    html! {
        @for (i, row) in all.iter().enumerate() {
            @let y = top + i as f32 * step + step / 2.0;
            @let colour = SEATS[row.seat.index() % SEATS.len()];
            g opacity=[row.open.then_some("0.5")] {
                @if row.place == Some(1) { rect x=(LEFT - 14.0) y=(y - step / 2.0 + 2.0) width=(RIGHT - LEFT + 28.0) height=(step - 4.0) rx="10" fill=(GOLD) fill-opacity="0.35" {} }
                circle cx=(LEFT + 17.0) cy=(y) r="17" fill=(colour) {}
                text x=(LEFT + 17.0) y=(y + 7.0) font-size="20" font-weight="700" text-anchor="middle" fill=(PAPER) { (row.seat) }
                (name(row, y))
                @if let Some((points, more)) = row.points {
                    rect x=(LEFT + 320.0) y=(y - 5.0) width="110" height="10" rx="5" fill=(LINE) fill-opacity="0.5" {}
                    rect x=(LEFT + 320.0) y=(y - 5.0) width=(110 * points.max(0) / best) height="10" rx="5" fill=(colour) {}
                    text x=(RIGHT) y=(y + 10.0) font-size="30" font-weight="700" text-anchor="end" { (written(points)) @if more { tspan font-size="20" { "+?" } } }
                }
            }
        }
    }
}

/// A name as far as it fits.
fn name(row: &Row, y: f32) -> Markup {
    let room = if row.points.is_some() { 260.0 } else { RIGHT - LEFT - 50.0 };
    write(&row.name, SANS, 400, (LEFT + 46.0, y + 10.0), 28.0, room)
}

/// A line of text: smaller where it has to be, and cut where that is not enough.
fn write(text: &str, family: &str, weight: u16, (x, y): (f32, f32), size: f32, room: f32) -> Markup {
    let wide = |text: &str| paint::width(text, family, weight, size).unwrap_or(0.0);
    let smaller = |text: &str| (room / wide(text).max(1.0)).clamp(0.75, 1.0) * size;
    let (mut shown, mut cut) = (text.to_owned(), text.chars().count());
    while wide(&shown) * 0.75 > room && cut > 1 {
        cut -= 1;
        shown = format!("{}…", text.chars().take(cut).collect::<String>().trim_end());
    }
    html! { text x=(x) y=(y) font-family=(family) font-weight=(weight) font-size=(smaller(&shown)) { (shown) } }
}

/// The sign of the site.
fn sign() -> Markup {
    html! {
        svg x="60" y="548" width="44" height="44" { (PreEscaped(include_str!("../../assets/icon.svg"))) }
        text x="118" y="580" font-family=(SERIF) font-weight="700" font-size="28" { "Cabildo" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_those_of_the_pages() {
        let tokens = include_str!("../../assets/style/frame/tokens.css");
        let named = [("paper", PAPER), ("ink", INK), ("soft", SOFT), ("line", LINE), ("gold", GOLD)];
        let seats = ["a", "b", "c", "d", "e"].into_iter().zip(SEATS);
        for (name, colour) in named.into_iter().chain(seats) {
            assert!(tokens.contains(&format!("--{name}: {colour};")), "{name}");
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_written_smaller_and_then_cut() {
        let line = |text: &str| write(text, SANS, 400, (0.0, 0.0), 28.0, 260.0).into_string();
        assert!(line("Ada").contains("font-size=\"28\"") && line("Ada").contains(">Ada<"));
        let longer = line("Ada Lovelace of London");
        assert!(
            longer.contains(">Ada Lovelace of London<") && !longer.contains("font-size=\"28\""),
            "{longer}"
        );
        let cut = line("Augusta Ada King, Countess of Lovelace");
        assert!(cut.contains("…<") && cut.contains("font-size=\"21"), "{cut}");
    }
}
