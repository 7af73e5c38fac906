//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Kind, Words, say};

use crate::kinds::{Development, Objective, Space};
use crate::titles::{development_title, objective_title, permit_title, space_title};
use crate::view::{CardView, PlotView, SeatView, SpaceView, View};

pub(crate) fn page(view: &View, words: &Words) -> String {
    let mut page = String::new();
    let mut line = |text: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "{text}");
    };
    line(heading(view, words));
    line(say!(words, "page-income", spaces = spaces(&view.income, words)));
    for (i, card) in view.ring.iter().enumerate() {
        let here = if view.card == Some(i as u8 + 1) { "→" } else { " " };
        line(format!("{here} {}. {}", i + 1, card_line(card, words)));
    }
    line(String::new());
    line(
        "  ".to_owned()
            + &(1..=view.size.1).map(|column| format!(" {column:<3}")).collect::<Vec<_>>().join(" "),
    );
    for (i, row) in view.map.chunks(usize::from(view.size.1)).enumerate() {
        let plots: Vec<String> = row.iter().map(|plot| square(plot, words)).collect();
        line(format!("{} {}", i + 1, plots.join(" ")));
    }
    line(say!(words, "page-key").to_owned());
    line(String::new());
    line(say!(words, "page-common", objectives = objectives(&view.common, words)));
    let row = objectives(&view.objective_row, words);
    line(say!(words, "page-objectives", objectives = row, pile = view.objective_pile));
    let permits: Vec<String> =
        view.permit_row.iter().map(|permit| permit_title(*permit, words.lang)).collect();
    let (pile, discard) =
        (view.permit_pile, view.permit_discard.values().map(|n| u32::from(*n)).sum::<u32>());
    line(say!(words, "page-permits", permits = none_or(&permits), pile, discard));
    let piles: Vec<String> = Development::ALL
        .iter()
        .map(|kind| format!("{} {}", development_title(*kind, words.lang), view.piles[kind]))
        .collect();
    line(say!(words, "page-developments", piles = piles.join(" · ")));
    for seat in &view.seats {
        line(String::new());
        for text in seat_lines(seat, view, words) {
            line(text);
        }
    }
    page
}

fn none_or(list: &[String]) -> String {
    if list.is_empty() { "–".to_owned() } else { list.join(", ") }
}

fn heading(view: &View, words: &Words) -> String {
    let (year, cost) = (view.year, view.build_cost);
    let order: Vec<String> = view.order.iter().map(|seat| words.name(*seat)).collect();
    let order = order.join(", ");
    say!(words, "page-head", year, cost, order)
}

fn spaces(spaces: &[SpaceView], words: &Words) -> String {
    let one = |space: &SpaceView| {
        let dollars = say!(words, "dollars", dollars = space.dollars);
        let text = match space.space {
            None => dollars,
            Some(Space::Benefits) => format!("{} {dollars}", space_title(Space::Benefits, words.lang)),
            Some(space) => space_title(space, words.lang).to_owned(),
        };
        match space.pawn {
            None => text,
            Some(seat) => format!("{text} [{}]", words.name(seat)),
        }
    };
    spaces.iter().map(one).collect::<Vec<_>>().join(" · ")
}

fn card_line(card: &CardView, words: &Words) -> String {
    spaces(&card.spaces, words)
}

/// `3g` a plot with its number and its colour's letter, `*` with rubble, `A` with a building of A.
fn square(plot: &PlotView, words: &Words) -> String {
    let colour = crate::titles::colour_title(plot.plot.colour(), words.lang);
    let letter = colour.chars().next().unwrap_or(' ');
    let state = match (plot.built, plot.rubble) {
        (Some(seat), _) => seat.letter(),
        (None, true) => '*',
        (None, false) => '.',
    };
    let second = colour.chars().nth(1).unwrap_or(' ');
    format!("{}{letter}{second}{state}", plot.plot.number())
}

fn objectives(objectives: &[Objective], words: &Words) -> String {
    none_or(&objectives.iter().map(|o| objective_title(*o, words.lang).to_owned()).collect::<Vec<_>>())
}

fn seat_lines(seat: &SeatView, view: &View, words: &Words) -> Vec<String> {
    let own = if view.own == Some(seat.seat) { "yes" } else { "no" };
    let name = words.name(seat.seat);
    let SeatView { dollars, buildings, area, reserve, rubble, square, .. } = seat;
    let (column, row) = (seat.column + 1, seat.row + 1);
    let mut lines = vec![say!(
        words,
        "page-seat",
        name,
        own,
        dollars,
        buildings,
        area,
        reserve,
        rubble,
        column,
        row,
        square
    )];
    let permits: Vec<String> = seat.permits.iter().map(|permit| permit_title(*permit, words.lang)).collect();
    lines.push(format!("    {}", say!(words, "page-seat-permits", permits = none_or(&permits))));
    let cards: Vec<String> = seat
        .developments
        .iter()
        .map(|(kind, n)| match kind {
            Development::Park => format!("{} {}", development_title(*kind, words.lang), seat.parks),
            Development::Light | Development::Tram | Development::Hydrant => {
                format!("{} ×{n}", development_title(*kind, words.lang))
            }
        })
        .collect();
    if !cards.is_empty() {
        lines.push(format!("    {}", say!(words, "page-seat-developments", cards = cards.join(", "))));
    }
    if view.best_builder == Some(seat.seat) {
        lines.push(format!("    {}", say!(words, "from-best-builder")));
    }
    let mut own: Vec<String> =
        seat.face_up.iter().map(|o| objective_title(*o, words.lang).to_owned()).collect();
    match &seat.face_down {
        Some(hidden) => {
            let secret = |o: &Objective| say!(words, "secret", objective = objective_title(*o, words.lang));
            own.extend(hidden.iter().map(secret));
        }
        None => own.extend(std::iter::repeat_n("?".to_owned(), seat.face_down_count)),
    }
    lines.push(format!("    {}", say!(words, "page-seat-objectives", objectives = none_or(&own))));
    lines
}
