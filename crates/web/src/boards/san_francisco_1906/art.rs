//! Engravings: one path for each thing, in a square of 64, listed in `ALL`. A picture is given to a thing with one arm of a match.

use ::san_francisco_1906::{Bonus, Colour, Development, Goal, Objective, Space};
use maud::{Markup, html};

/// A drawing and its name on the page.
#[derive(Clone, Copy)]
struct Engraving {
    id: &'static str,
    path: &'static str,
}

const LAMP: Engraving = Engraving { id: "lamp", path: "M20 18 24 5h16l4 13-6 6H26zM29 24h6v28h7v7H22v-7h7z" };
const TRAM: Engraving = Engraving {
    id: "tram",
    path: "M16 15h32a6 6 0 0 1 6 6v27H10V21a6 6 0 0 1 6-6zM16 23v10h9V23zM28 23v10h9V23zM40 23v10h8V23zM22 4h20v4h-8v7h-4V8h-8zM14 51h11v7H14zM39 51h11v7H39z",
};
const HYDRANT: Engraving = Engraving {
    id: "hydrant",
    path: "M26 5h12v5h7v7H19v-7h7zM22 20h20v7h7v11h-7v13h6v8H16v-8h6V38h-7V27h7zM32 26a6 6 0 1 0 .1 0z",
};
const TREE: Engraving = Engraving {
    id: "tree",
    path: "M32 3c10 0 17 8 16 16 8 3 10 18-4 21H36v19h-8V40H20C6 37 8 22 16 19 15 11 22 3 32 3z",
};
const COIN: Engraving = Engraving {
    id: "coin",
    path: "M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56zM29 12v5c-13 2-12 16 2 18 8 1 6 8 0 8-5 0-7-3-8-6l-7 3c2 6 7 8 12 9v4h6v-4c14-2 14-19-2-20-8-1-6-7 0-7 4 0 5 2 6 4l7-3c-2-4-6-6-11-7v-4z",
};
const BRICKS: Engraving = Engraving {
    id: "bricks",
    path: "M5 13h25v12H5zM34 13h25v12H34zM5 29h12v12H5zM21 29h22v12H21zM47 29h12v12H47zM5 45h25v12H5zM34 45h25v12H34z",
};
const PAPER: Engraving = Engraving {
    id: "paper",
    path: "M12 3h30l11 11v47H12zM20 15h17v5H20zM20 26h25v5H20zM20 37h14v5H20zM43 39a8 8 0 1 0 .1 0z",
};
const FLAG: Engraving = Engraving { id: "flag", path: "M12 3h6v58h-6zM21 7h35l-10 12 10 12H21z" };
const RUBBLE: Engraving = Engraving {
    id: "rubble",
    path: "M4 60V30l8 5 6-17 9 10 7-22 8 18 8-5v17l10 8v16zM9 49h17v3H9zM31 49h22v3H31zM18 39h20v3H18zM25 30h10v3H25z",
};
const CLEARING: Engraving = Engraving {
    id: "clearing",
    path: "M3 61V46l8 3 5-9 8 6 6-10 9 10 6-6 4 7 12 3v11zM10 54h14v3H10zM30 54h22v3H30zM32 1 47 16h-9v14H26V16h-9z",
};
const RIGHT: Engraving = Engraving { id: "right", path: "M5 23h30V9l24 23-24 23V41H5z" };
const HOUSE: Engraving = Engraving { id: "house", path: "M32 5 60 29h-8v30H37V41H27v18H12V29H4z" };
const SUBSIDY: Engraving = Engraving {
    id: "subsidy",
    path: "M32 2 61 25h-8v36H11V25H3zM30 23v4c-10 2-10 13 2 14 6 1 4 6 0 6-4 0-5-2-6-4l-5 3c1 4 5 5 9 6v4h4v-4c11-2 11-15-2-16-5-1-4-5 0-5 3 0 4 1 5 3l5-3c-1-3-4-4-8-5v-3z",
};
const HOURGLASS: Engraving = Engraving {
    id: "hourglass",
    path: "M12 3h40v7c0 10-8 16-14 22 6 6 14 12 14 22v7H12v-7c0-10 8-16 14-22-6-6-14-12-14-22zM22 11c1 6 6 10 10 14 4-4 9-8 10-14z",
};
const PODIUM: Engraving = Engraving {
    id: "podium",
    path: "M22 24h20v36H22zM3 36h16v24H3zM45 44h16v16H45zM32 2l4 6 7 1-5 5 1 7-7-3-7 3 1-7-5-5 7-1z",
};
const SQUARES: Engraving = Engraving {
    id: "squares",
    path: "M6 28 17 6l11 22zM47 6l11 11-11 11-11-11zM17 36a11 11 0 1 1-.1 0zM36 36h22v22H36z",
};
const ALONE: Engraving = Engraving {
    id: "alone",
    path: "M32 16 48 30v18H16V30zM4 4h12v4H8v8H4zM48 4h12v12h-4V8h-8zM4 48h4v8h8v4H4zM56 48h4v12H48v-4h8z",
};
const RIVALS: Engraving =
    Engraving { id: "rivals", path: "M17 16 31 29v27H3V29zM47 16l14 13v27H33V29zM47 23l-9 8v20h18V31z" };
const PAIR: Engraving =
    Engraving { id: "pair", path: "M17 18 31 30v24H3V30zM47 18l14 12v24H33V30zM14 58h36v4H14z" };
const CORNER: Engraving = Engraving { id: "corner", path: "M4 4h56v8H12v48H4zM34 22 56 40v20H20V40z" };
const BAR_RIGHT: Engraving = Engraving {
    id: "bar-right",
    path: "M4 44h10v14H4zM18 36h10v22H18zM32 26h10v32H32zM46 16h10v42H46zM30 4h16V0l12 7-12 7v-4H30z",
};
const BAR_UP: Engraving = Engraving {
    id: "bar-up",
    path: "M6 50h34v9H6zM6 37h34v9H6zM6 24h34v9H6zM6 11h34v9H6zM52 8l10 14h-6v36h-8V22h-6z",
};
const COINS: Engraving = Engraving {
    id: "coins",
    path: "M18 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM46 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM32 32a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
};
const KIT: Engraving = Engraving {
    id: "kit",
    path: "M32 4a8 8 0 0 1 4 15v9h14v6H36v26h-8V34H14v-6h14v-9a8 8 0 0 1 4-15zM6 40h16v18H6zM42 40h16v18H42z",
};
const CUP: Engraving = Engraving {
    id: "cup",
    path: "M16 5h32v6h10c0 14-6 20-14 21-2 5-5 8-9 9v8h10v10H19V49h10v-8c-4-1-7-4-9-9C12 31 6 25 6 11h10zM12 17c1 6 3 8 5 9-1-3-1-6-1-9zM52 17h-4c0 3 0 6-1 9 2-1 4-3 5-9z",
};
const LOCK: Engraving =
    Engraving { id: "lock", path: "M18 28v-9a14 14 0 0 1 28 0v9h5v32H13V28zM26 28h12v-9a6 6 0 0 0-12 0z" };
const TRIANGLE: Engraving = Engraving { id: "triangle", path: "M32 5 61 58H3z" };
const DIAMOND: Engraving = Engraving { id: "diamond", path: "M32 2 62 32 32 62 2 32z" };
const DISC: Engraving = Engraving { id: "disc", path: "M32 4a28 28 0 1 1-.1 0z" };
const SQUARE: Engraving = Engraving { id: "square", path: "M7 7h50v50H7z" };

const ALL: [Engraving; 30] = [
    LAMP, TRAM, HYDRANT, TREE, COIN, BRICKS, PAPER, FLAG, RUBBLE, CLEARING, RIGHT, HOUSE, SUBSIDY, HOURGLASS,
    PODIUM, SQUARES, ALONE, RIVALS, PAIR, CORNER, BAR_RIGHT, BAR_UP, COINS, KIT, CUP, LOCK, TRIANGLE,
    DIAMOND, DISC, SQUARE,
];

/// All engravings once; everything else on the page refers to them.
pub fn plates() -> Markup {
    html! {
        svg.plates width="0" height="0" aria-hidden="true" {
            @for Engraving { id, path } in ALL { symbol id={ "plate-" (id) } viewBox="0 0 64 64" { path fill-rule="evenodd" d=(path) {} } }
        }
    }
}

fn drawn(engraving: Engraving, class: &str) -> Markup {
    html! { svg class={ "art " (class) } aria-hidden="true" { use href={ "#plate-" (engraving.id) } {} } }
}

/// The sign of a colour: colour is never the only one.
pub fn sign(colour: Colour) -> Markup {
    drawn(sign_path(colour), colour_class(colour))
}

fn sign_path(colour: Colour) -> Engraving {
    match colour {
        Colour::Green => TRIANGLE,
        Colour::Red => DIAMOND,
        Colour::Yellow => DISC,
        Colour::Purple => SQUARE,
    }
}

pub fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "k-green",
        Colour::Red => "k-red",
        Colour::Yellow => "k-yellow",
        Colour::Purple => "k-purple",
    }
}

fn kind_path(kind: Development) -> Engraving {
    match kind {
        Development::Light => LAMP,
        Development::Tram => TRAM,
        Development::Hydrant => HYDRANT,
        Development::Park => TREE,
    }
}

pub fn kind(kind: Development) -> Markup {
    drawn(kind_path(kind), "kind")
}

pub fn space(space: Space) -> Markup {
    let path = match space {
        Space::Benefits => COIN,
        Space::Materials => BRICKS,
        Space::Permit => PAPER,
        Space::Objective => FLAG,
        Space::Clearing => CLEARING,
        Space::UrbanDevelopment => RIGHT,
        Space::Build => HOUSE,
        Space::BuildSubsidised => SUBSIDY,
        Space::Pass => HOURGLASS,
    };
    drawn(path, "")
}

pub fn bonus(bonus: Bonus) -> Markup {
    let path = match bonus {
        Bonus::Building => BRICKS,
        Bonus::Permit => PAPER,
        Bonus::Objective => FLAG,
        Bonus::Advance => RIGHT,
        Bonus::Build => HOUSE,
        Bonus::Money(_) | Bonus::MoneyPerBuilding(_) => COIN,
    };
    drawn(path, "")
}

/// An objective: what it counts, and beside it the sign of its colour.
pub fn objective(objective: Objective) -> Markup {
    let (path, colour) = match objective.goal() {
        Goal::MajorityColour(colour) => (PODIUM, Some(colour)),
        Goal::MajorityRubble => (PODIUM, None),
        Goal::PerBuilding => (HOUSE, None),
        Goal::ColourSet => (SQUARES, None),
        Goal::DevelopmentSet => (KIT, None),
        Goal::Isolated => (ALONE, None),
        Goal::NextToRival => (RIVALS, None),
        Goal::OwnPairs => (PAIR, None),
        Goal::Corners => (CORNER, None),
        Goal::PerColour(colour) => (HOUSE, Some(colour)),
        Goal::PerDevelopment(kind) => (kind_path(kind), None),
        Goal::PerRubble => (RUBBLE, None),
        Goal::CoinsByThree => (COINS, None),
        Goal::DevelopmentBar => (BAR_RIGHT, None),
        Goal::ClearingBar => (BAR_UP, None),
    };
    let rubble = objective.goal() == Goal::MajorityRubble;
    let second = if rubble { Some(drawn(RUBBLE, "")) } else { colour.map(sign) };
    html! { span.two { (drawn(path, colour.map_or("", colour_class))) @if let Some(second) = second { (second) } } }
}

pub fn rubble() -> Markup {
    drawn(RUBBLE, "rubble")
}

pub fn house() -> Markup {
    drawn(HOUSE, "")
}

pub fn bricks() -> Markup {
    drawn(BRICKS, "")
}

pub fn coin() -> Markup {
    drawn(COIN, "")
}

pub fn paper() -> Markup {
    drawn(PAPER, "")
}

pub fn flag() -> Markup {
    drawn(FLAG, "")
}

pub fn cup() -> Markup {
    drawn(CUP, "")
}

pub fn lock() -> Markup {
    drawn(LOCK, "lock")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engraving_has_a_name_of_its_own() {
        for (i, one) in ALL.iter().enumerate() {
            assert!(ALL[..i].iter().all(|other| other.id != one.id && other.path != one.path), "{}", one.id);
        }
    }
}
