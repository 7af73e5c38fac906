//! The drawings of San Francisco: flat poster shapes in the tones of the card's district. A picture is one arm of a match.

use ::san_francisco::{Bonus, Built, Card, Colour, Symbol};
use maud::{Markup, html};

/// A piece of a drawing: its tone (`d` dark, `l` light, `w` white, `r` tram red) and its outline.
type Piece = (&'static str, &'static str);

/// What a space or a card shows behind its figures.
pub fn built(card: Built) -> Markup {
    match card {
        Built::Project(card) => project(card),
        Built::Bonus(Bonus::DepotCard) => drawing(SHED, false),
        Built::Bonus(_) => drawing(HALL, false),
    }
}

/// The picture of a project card: its chief symbol, or the houses of its district.
pub fn project(card: Card) -> Markup {
    let chief = Symbol::ALL.into_iter().find(|symbol| card.has(*symbol));
    let pieces = match chief {
        Some(Symbol::Foundation) => PIT,
        Some(Symbol::Garden) => GARDEN,
        Some(Symbol::Depot) => SHED,
        Some(Symbol::Seaside) => BEACH,
        Some(Symbol::Line | Symbol::Bonus) | None => district(card.colour()),
    };
    drawing(pieces, card.has(Symbol::Line))
}

/// The houses of a district: its sign beside its colour.
fn district(colour: Colour) -> &'static [Piece] {
    match colour {
        Colour::Blue => HARBOUR,
        Colour::Grey => TOWERS,
        Colour::Orange => PAGODA,
        Colour::Yellow => GABLES,
        Colour::Green => PARK,
        Colour::Black => NIGHT,
    }
}

/// A district alone, for the head of a row.
pub fn quarter(colour: Colour) -> Markup {
    drawing(district(colour), false)
}

fn drawing(pieces: &[Piece], rails: bool) -> Markup {
    html! {
        svg.view viewBox="0 0 80 56" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            @for (tone, outline) in pieces { path class=(tone) d=(outline) {} }
            @if rails { path.d d="M0 44h80v12H0z" {} path.rails d="M0 47h80M0 53h80M4 45v10M14 45v10M24 45v10M34 45v10M44 45v10M54 45v10M64 45v10M74 45v10" {} }
        }
    }
}

const HARBOUR: &[Piece] = &[
    ("l", "M0 42q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0v14H0z"),
    ("w", "M39 10v26H24zM43 16l14 20H43z"),
    ("d", "M22 39h38l-7 9H29z"),
];
const TOWERS: &[Piece] = &[
    ("d", "M4 56V28h15v28zM22 56V10h17v46zM42 56V20h15v36zM60 56V32h16v24z"),
    (
        "l",
        "M8 33h3v4H8zM13 33h3v4h-3zM8 41h3v4H8zM13 41h3v4h-3zM26 16h4v5h-4zM32 16h4v5h-4zM26 26h4v5h-4zM32 26h4v5h-4zM26 36h4v5h-4zM32 36h4v5h-4zM46 26h3v5h-3zM51 26h3v5h-3zM46 36h3v5h-3zM51 36h3v5h-3zM65 38h7v4h-7z",
    ),
];
const PAGODA: &[Piece] = &[
    (
        "d",
        "M38 4h4v6h-4zM20 20q16-1 20-10 4 9 20 10l-4 5H24zM12 38q22-1 28-8 6 7 28 8l-5 6H17zM26 44h28v12H26z",
    ),
    ("l", "M30 25h20v6H30zM35 46h10v10H35z"),
];
const GABLES: &[Piece] = &[
    ("d", "M3 56V30l12-14 12 14v26zM53 56V30l12-14 12 14v26z"),
    ("w", "M27 56V26l13-16 13 16v30z"),
    ("l", "M11 32h8v9h-8zM61 32h8v9h-8z"),
    ("d", "M35 44h10v12H35zM35 28h10v10H35z"),
];
const PARK: &[Piece] = &[
    ("l", "M0 56V46q20-12 40-4t40-8v22z"),
    (
        "d",
        "M20 14a11 11 0 0 1 3 22v12h-6V36a11 11 0 0 1 3-22zM58 8l13 18h-6l7 12H61v8h-6v-8H44l7-12h-6zM40 34a6 6 0 0 1 2 12v5h-4v-5a6 6 0 0 1 2-12z",
    ),
];
const NIGHT: &[Piece] = &[
    ("l", "M62 8a8 8 0 1 0 8 12A10 10 0 0 1 62 8zM16 12l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z"),
    ("d", "M6 48V30h16v18zM26 48V18h14v30zM44 48V26h12v22zM60 48V34h14v14z"),
    ("b1", "M0 48h16v8H0z"),
    ("b2", "M16 48h16v8H16z"),
    ("b3", "M32 48h16v8H32z"),
    ("b4", "M48 48h16v8H48z"),
    ("b5", "M64 48h16v8H64z"),
];
const PIT: &[Piece] = &[
    ("d", "M0 44h14l7 7h38l7-7h14v12H0z"),
    ("w", "M54 46V12H22v3h28v31zM50 12l-10-6-14 6zM27 15v12h-2V15zM20 27h12v8H20z"),
];
const GARDEN: &[Piece] = &[
    ("l", "M0 44q40-10 80 0v12H0z"),
    (
        "d",
        "M14 20a10 10 0 0 1 3 19v9h-6v-9a10 10 0 0 1 3-19zM66 20a10 10 0 0 1 3 19v9h-6v-9a10 10 0 0 1 3-19z",
    ),
    ("w", "M38 30v-8q-9-4-11 6-4-15 13-14 17-1 13 14-2-10-11-6v8h14q-2 9-10 10v6H34v-6q-8-1-10-10z"),
];
const SHED: &[Piece] = &[
    ("d", "M10 56V28l30-17 30 17v28z"),
    ("l", "M22 56V34h36v22z"),
    ("r", "M27 38h26v14H27z"),
    ("w", "M30 41h5v5h-5zM38 41h5v5h-5zM46 41h4v5h-4z"),
];
const BEACH: &[Piece] = &[
    ("w", "M40 8a13 13 0 0 1 12 18H28A13 13 0 0 1 40 8z"),
    ("d", "M0 30q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0v26H0z"),
    ("l", "M0 44q10-6 24 0t30-1 26 1v12H0z"),
];
const HALL: &[Piece] = &[
    ("w", "M40 8l28 15v5H12v-5zM12 50h56v6H12z"),
    ("l", "M17 31h7v16h-7zM30 31h7v16h-7zM43 31h7v16h-7zM56 31h7v16h-7z"),
];

/// A small sign in one colour.
fn sign(outline: &str) -> Markup {
    html! { svg.sign viewBox="0 0 24 24" aria-hidden="true" { path d=(outline) {} } }
}

pub fn symbol(symbol: Symbol) -> Markup {
    sign(match symbol {
        Symbol::Line => "M6 2h3l-1 20H5zM15 2h3l1 20h-3zM9 5h6v2H9zM8.6 11h6.8v2H8.6zM8.3 17h7.4v2H8.3z",
        Symbol::Depot => "M12 2l10 7v13h-4V12H6v10H2V9zM8 14h8v6l1 2H7l1-2zM10 16v2h4v-2z",
        Symbol::Garden => {
            "M12 1a6 6 0 0 1 5 9 5 5 0 0 1-3.5 8H13.5v5h-3v-5H10.5A5 5 0 0 1 7 10a6 6 0 0 1 5-9z"
        }
        Symbol::Foundation => "M2 15h5v3h10v-3h5v7H2zM6 2h13v2.5H16V13h-2.5V4.5H9V8h1.5v4h-4V8H8V4.5H6z",
        Symbol::Seaside => {
            "M1 9q3-5 6 0t5.5 0 5.5 0 5 0v4q-3 4-5.5 0t-5 0-5.5 0-6 0zM1 17q3-5 6 0t5.5 0 5.5 0 5 0v4q-3 4-5.5 0t-5 0-5.5 0-6 0z"
        }
        Symbol::Bonus => "M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3z",
    })
}

/// A tram on its way.
pub fn tram() -> Markup {
    html! {
        svg.tram viewBox="0 0 24 24" aria-hidden="true" {
            path.r d="M3 6h18v12H3z" {}
            path.roof d="M1 3h22v4H1z" {}
            path.w d="M5 8.5h4V13H5zM10 8.5h4V13h-4zM15 8.5h4V13h-4z" {}
            path.roof d="M6 17a2.5 2.5 0 1 0 .1 0zM18 17a2.5 2.5 0 1 0 .1 0z" {}
        }
    }
}

/// A skyscraper.
pub fn skyscraper() -> Markup {
    html! {
        svg.tower viewBox="0 0 24 40" aria-hidden="true" {
            path.frame d="M11 0h2v5l5 5v29H6V10l5-5z" {}
            path.panes d="M8.5 13h2.5v3H8.5zM13 13h2.5v3H13zM8.5 19h2.5v3H8.5zM13 19h2.5v3H13zM8.5 25h2.5v3H8.5zM13 25h2.5v3H13zM10 32h4v7h-4z" {}
        }
    }
}

/// A contract: a paper with a seal.
pub fn contract() -> Markup {
    sign("M4 1h12l4 4v18H4zM7 7h10v1.8H7zM7 11h10v1.8H7zM7 15h5v1.8H7zM15 15.5a2.5 2.5 0 1 0 .1 0z")
}

/// The Master Builder medal.
pub fn medal() -> Markup {
    sign(
        "M6 1h5l1.5 5L14 1h4l-3 9a7 7 0 1 1-6 0zM12 12.5l-1.200 2.600-2.800.3 2.100 1.900-.6 2.800 2.5-1.400 2.5 1.400-.6-2.800 2.100-1.900-2.800-.3z",
    )
}

/// A completion token: five in a row.
pub fn completion() -> Markup {
    sign("M12 1l10 5.5v11L12 23 2 17.5v-11zM10.5 16.5l7-7-1.8-1.8-5.200 5.200-2.400-2.400-1.8 1.8z")
}

/// Cards in a city.
pub fn cards() -> Markup {
    sign("M2 4h6v6H2zM9 4h6v6H9zM16 4h6v6h-6zM2 11h6v6H2zM9 11h6v6H9zM16 11h6v6h-6z")
}

/// The sign of a bonus.
pub fn bonus(bonus: Bonus) -> Markup {
    match bonus {
        Bonus::Plus2Token => html! { b { "+2" } },
        Bonus::Value4Card => html! { b.figure { "4" } },
        Bonus::DepotCard => symbol(Symbol::Depot),
        Bonus::PointsToken => html! { b { "1½★" } },
        Bonus::DiscardToken => html! { (contract()) b { "−2" } },
        Bonus::TramLineToken => symbol(Symbol::Line),
    }
}

/// The bay with its bridge, for the head of a city.
pub fn bay() -> Markup {
    html! {
        svg.bay viewBox="0 0 600 60" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            rect width="600" height="60" fill="#8fd3ee" {}
            circle cx="452" cy="20" r="14" fill="#ffd23f" {}
            path fill="#fff" opacity=".85" d="M60 16q8-10 18-4 10-8 18 2 12-2 12 6H52q0-4 8-4zM300 12q6-8 14-3 8-6 14 2 9-1 9 5h-44q0-4 7-4z" {}
            path fill="#5aa469" d="M0 50q50-26 110-14t110-8 90 14l40 18H0zM520 54q30-22 80-18v24h-90z" {}
            path fill="#1b87b8" d="M0 50h600v10H0z" {}
            path fill="none" stroke="#fff" stroke-width="1.5" opacity=".6" d="M30 55h40M130 57h50M300 55h46M420 57h40M520 55h40" {}
            g fill="none" stroke="#e0452c" {
                path stroke-width="4" d="M300 46h300" {}
                path stroke-width="3.5" d="M372 60V8M384 60V8M516 60V8M528 60V8" {}
                path stroke-width="2.5" d="M372 16h12M372 28h12M516 16h12M516 28h12" {}
                path stroke-width="2" d="M300 44q44-8 72-34M384 10q66 58 132 0M528 10q30 28 72 34" {}
                path d="M400 22v24M416 32v14M432 38v8M468 38v8M484 32v14M500 22v24M352 30v16M336 38v8M546 26v20M562 34v12M578 40v6" {}
            }
        }
    }
}
