//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Kind, Words};

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
    line(words.say("Income: ", "Gains : ").to_owned() + &spaces(&view.income, words));
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
    line(words.say("* rubble, a letter: a building", "* décombres, une lettre : un bâtiment").to_owned());
    line(String::new());
    line(
        words.say("Common objectives: ", "Objectifs communs : ").to_owned()
            + &objectives(&view.common, words),
    );
    let (pile, left) = (view.objective_pile, words.say("in the pile", "dans la pioche"));
    line(format!(
        "{}{} ({pile} {left})",
        words.say("Objectives: ", "Objectifs : "),
        objectives(&view.objective_row, words)
    ));
    let permits: Vec<String> =
        view.permit_row.iter().map(|permit| permit_title(*permit, words.lang)).collect();
    let (pile, discard) =
        (view.permit_pile, view.permit_discard.values().map(|n| u32::from(*n)).sum::<u32>());
    line(words.say(
        format!("Permits: {} ({pile} in the pile, {discard} discarded)", none_or(&permits)),
        format!("Permis : {} ({pile} dans la pioche, {discard} défaussés)", none_or(&permits)),
    ));
    let piles: Vec<String> = Development::ALL
        .iter()
        .map(|kind| format!("{} {}", development_title(*kind, words.lang), view.piles[kind]))
        .collect();
    line(
        words.say("Urban developments left: ", "Développements restants : ").to_owned() + &piles.join(" · "),
    );
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
    words.say(
        format!("{year} · building costs ${cost} · order: {order}"),
        format!("{year} · construire coûte {cost} $ · ordre : {order}"),
    )
}

fn spaces(spaces: &[SpaceView], words: &Words) -> String {
    let one = |space: &SpaceView| {
        let dollars = words.say(format!("${}", space.dollars), format!("{} $", space.dollars));
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
    let you = if view.own == Some(seat.seat) { words.say(" (you)", " (vous)") } else { "" };
    let name = words.name(seat.seat);
    let SeatView { dollars, buildings, area, reserve, rubble, square, .. } = seat;
    let (column, row) = (seat.column + 1, seat.row + 1);
    let mut lines = vec![words.say(
        format!(
            "{name}{you}: ${dollars} · buildings {buildings} built, {area} ready, {reserve} in the reserve · \
             rubble {rubble} · board column {column}, row {row} ({square} ★)"
        ),
        format!(
            "{name}{you} : {dollars} $ · bâtiments : {buildings} construits, {area} prêts, {reserve} en réserve · \
             décombres {rubble} · plateau colonne {column}, ligne {row} ({square} ★)"
        ),
    )];
    let permits: Vec<String> = seat.permits.iter().map(|permit| permit_title(*permit, words.lang)).collect();
    lines.push(format!("    {}{}", words.say("Permits: ", "Permis : "), none_or(&permits)));
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
        lines.push(format!("    {}{}", words.say("Developments: ", "Développements : "), cards.join(", ")));
    }
    if view.best_builder == Some(seat.seat) {
        lines.push(format!("    {}", words.say("Best Builder", "Meilleur Bâtisseur")));
    }
    let mut own: Vec<String> =
        seat.face_up.iter().map(|o| objective_title(*o, words.lang).to_owned()).collect();
    match &seat.face_down {
        Some(hidden) => {
            let secret = words.say("secret", "secret");
            own.extend(hidden.iter().map(|o| format!("{} ({secret})", objective_title(*o, words.lang))));
        }
        None => own.extend(std::iter::repeat_n("?".to_owned(), seat.face_down_count)),
    }
    lines.push(format!("    {}{}", words.say("Objectives: ", "Objectifs : "), none_or(&own)));
    lines
}
