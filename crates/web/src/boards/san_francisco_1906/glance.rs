//! The plan of the city: houses and rubble.

use ::san_francisco_1906::{Asked, Colour, PlotView, View};
use maud::{Markup, html};

use super::super::Art;
use super::super::glance::{Glance, Worth, put, sketch};

pub fn glance(view: &View, art: &Art) -> Glance {
    let count = view.count();
    let worth = |seat: &::san_francisco_1906::SeatView| Worth {
        points: count.breakdown(seat.seat).total(),
        more: seat.face_down.is_none() && seat.face_down_count > 0,
    };
    Glance {
        picture: sketch("#4b4236", &html! { @for plot in &view.map { (small(view, plot, art)) } }),
        worth: view.seats.iter().map(worth).collect(),
        question: view.asked.map(|asked| match asked {
            Asked::Income { .. } => "income",
            Asked::Bonus { .. } => "bonus",
            Asked::Space { .. } => "space",
            Asked::Option { .. } => "option",
            Asked::Permit { .. } => "permit",
            Asked::Objective { .. } => "objective",
            Asked::Clearing { .. } => "clearing",
            Asked::Plot { .. } => "plot",
            Asked::Permits { .. } => "permits",
            Asked::Development { .. } => "development",
        }),
    }
}

fn small(view: &View, here: &PlotView, art: &Art) -> Markup {
    let (rows, columns) = (f32::from(view.size.0), f32::from(view.size.1));
    let (width, height) = (292.0 / columns, 86.0 / rows);
    let (x, y) = (4.0 + f32::from(here.plot.column()) * width, 3.0 + f32::from(here.plot.row()) * height);
    let tone = match here.plot.colour() {
        Colour::Green => "#b3cba6",
        Colour::Red => "#dba9a0",
        Colour::Yellow => "#e6d28a",
        Colour::Purple => "#c0b0d6",
    };
    let inside = (x, y, width - 1.0, height - 1.0);
    html! {
        rect x=(x) y=(y) width=(width - 1.0) height=(height - 1.0) fill=(tone) {}
        @match (here.built, here.rubble) {
            (Some(seat), _) => (put(art, &format!("v-built-{}", seat.to_string().to_lowercase()), inside)),
            (None, true) => (put(art, "v-rubble", inside)),
            (None, false) => {},
        }
    }
}
