//! Small pictures in one colour, drawn with a few paths on a field of 64 by 64. Where two outlines lie over each other there is a hole.

use ::san_juan::{Card, Role};
use maud::{Markup, html};

/// The picture of a card: a new card needs one line in [`path`].
pub fn card(card: Card) -> Markup {
    html! { svg.art viewBox="0 0 64 64" aria-hidden="true" { path d=(path(card)) fill-rule="evenodd" {} } }
}

/// The picture of a role.
pub fn role(role: Role) -> Markup {
    sign(match role {
        Role::Builder => HAMMER,
        Role::Producer => SPROUT,
        Role::Trader => SCALES,
        Role::Recruiter => NEWCOMER,
        Role::Adventurer => COMPASS,
    })
}

/// The sign of the time at which a building works.
pub fn when(time: When) -> Markup {
    match time {
        When::Phase(with) => role(with),
        When::Start => sign(SUN),
        When::End => sign(FLAG),
        When::Always => sign(BOOK),
        When::Never => html! {},
    }
}

/// Cards held in a hand.
pub fn hand() -> Markup {
    sign(HAND)
}

/// The governor's sign.
pub fn crown() -> Markup {
    sign(CROWN)
}

/// Houses of a city.
pub fn houses() -> Markup {
    sign(ROW)
}

fn sign(path: &str) -> Markup {
    html! { svg.sign viewBox="0 0 64 64" aria-hidden="true" { path d=(path) fill-rule="evenodd" {} } }
}

/// When a building works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Phase(Role),
    /// At the start of a round.
    Start,
    /// When points are counted.
    End,
    /// With every role.
    Always,
    /// It has points only.
    Never,
}

/// When the power of a card works.
pub fn time(card: Card) -> When {
    match card {
        Card::CornFarm
        | Card::FruitFarm
        | Card::SugarRefinery
        | Card::TobaccoShed
        | Card::CoffeeRoaster
        | Card::Canal
        | Card::Factory => When::Phase(Role::Producer),
        Card::Distillery
        | Card::Hospital
        | Card::BlackMarket
        | Card::Crane
        | Card::Sawmill
        | Card::MaterialsDepot
        | Card::School
        | Card::LandOffice => When::Phase(Role::Builder),
        Card::TradingPost | Card::SmallMarket | Card::LargeMarket | Card::Bohio | Card::Harbor => {
            When::Phase(Role::Trader)
        }
        Card::NotaryOffice | Card::Villa | Card::LandRegistry => When::Phase(Role::Recruiter),
        Card::GoldMine | Card::Goldsmith => When::Phase(Role::Adventurer),
        Card::Chapel | Card::Church | Card::Company | Card::Lighthouse | Card::Fortress => When::Start,
        Card::PublishingHouse => When::Always,
        Card::TownSquare
        | Card::CustomsHouse
        | Card::Manufactory
        | Card::GovernorsPalace
        | Card::Residence
        | Card::Cathedral => When::End,
        Card::Statue | Card::TriumphalArch | Card::Hero => When::Never,
    }
}

fn path(card: Card) -> &'static str {
    match card {
        Card::CornFarm => CORN,
        Card::FruitFarm => PINEAPPLE,
        Card::SugarRefinery => LOAF,
        Card::TobaccoShed => LEAF,
        Card::CoffeeRoaster => BEAN,
        Card::Distillery => STILL,
        Card::GoldMine => PICK,
        Card::NotaryOffice => DEED,
        Card::Hospital => HOSPITAL,
        Card::BlackMarket => NIGHT,
        Card::TradingPost => BARREL,
        Card::Factory => WHEEL,
        Card::SmallMarket => STALL,
        Card::Crane => CRANE,
        Card::Chapel => CHAPEL,
        Card::Lighthouse => LIGHTHOUSE,
        Card::Canal => WAVES,
        Card::Sawmill => SAW,
        Card::Villa => VILLA,
        Card::Statue => STATUE,
        Card::LargeMarket => HALL,
        Card::MaterialsDepot => BRICKS,
        Card::TriumphalArch => ARCH,
        Card::PublishingHouse => BOOK,
        Card::Hero => SWORD,
        Card::TownSquare => OBELISK,
        Card::CustomsHouse => COLUMNS,
        Card::Manufactory => CHIMNEY,
        Card::GovernorsPalace => PALACE,
        Card::Company => EXCHANGE,
        Card::Fortress => TOWER,
        Card::LandRegistry => MAP,
        Card::Bohio => HUT,
        Card::School => CAP,
        Card::LandOffice => PLOTS,
        Card::Church => CHURCH,
        Card::Harbor => ANCHOR,
        Card::Goldsmith => RING,
        Card::Residence => ROW,
        Card::Cathedral => CATHEDRAL,
    }
}

const CORN: &str = "M32 4c8 8 10 16 10 27s-4 20-10 25c-6-5-10-14-10-25S24 12 32 4zM28 20h3v3h-3zM33 20h3v3h-3zM28 27h3v3h-3zM33 27h3v3h-3zM28 34h3v3h-3zM33 34h3v3h-3zM18 30C9 33 6 42 8 57c8 0 14-2 18-5-5-5-8-12-8-22zM46 30c9 3 12 12 10 27-8 0-14-2-18-5 5-5 8-12 8-22z";
const PINEAPPLE: &str = "M32 25c9 0 14 7 14 16s-6 19-14 19-14-10-14-19 5-16 14-16zM32 23 20 9l8 4 4-11 4 11 8-4zM26 31l4 5-4 5-4-5zM38 31l4 5-4 5-4-5zM32 39l4 5-4 5-4-5zM26 47l3 4-2 4-4-5zM38 47l3 3-4 5-2-4z";
const LOAF: &str =
    "M32 4c4 0 6 3 7 8l10 44c1 3-1 4-3 4H18c-2 0-4-1-3-4l10-44c1-5 3-8 7-8zM21 40l-1 6h24l-1-6z";
const LEAF: &str =
    "M56 6C30 6 11 21 11 42c0 3 1 6 2 9l-8 8 4 4 8-8c3 1 6 2 9 1C46 53 58 32 56 6zM45 17 20 46l-2-2z";
const BEAN: &str = "M43 7c13 6 15 26 4 39S19 63 11 54s-6-27 6-38S36 3 43 7zM44 12c-1 13-9 16-15 20S15 42 16 52c4-9 9-11 16-15s14-12 12-25z";
const STILL: &str = "M14 60h28l4-9c3-11-3-21-13-23V16h16v12h7V9H26v19c-10 2-16 12-13 23zM19 44h18l-1 6H20z";
const PICK: &str =
    "M8 15c15-7 31-4 41 6l6-6 5 5-6 6c8 10 9 22 5 33-2-12-8-21-15-27L18 58l-9-9 27-26C29 17 19 14 8 15z";
const DEED: &str =
    "M12 4h30l10 10v46H12zM18 15h20v4H18zM18 24h28v4H18zM18 33h16v4H18zM40 36a8 8 0 1 1 0 16 8 8 0 0 1 0-16z";
const HOSPITAL: &str = "M6 30 32 6l26 24v29H6zM28 27v9h-9v8h9v9h8v-9h9v-8h-9v-9z";
const NIGHT: &str = "M44 4a15 15 0 1 0 15 20A13 13 0 0 1 44 4zM6 32h36v28H6zM11 37v8h26v-8zM11 49v6h26v-6z";
const BARREL: &str = "M18 4h28c8 17 8 39 0 56H18c-8-17-8-39 0-56zM14 18h36v5H14zM14 41h36v5H14z";
const WHEEL: &str = "M28 1h8l2 8 6 3 7-5 6 6-5 7 3 6 8 2v8l-8 2-3 6 5 7-6 6-7-5-6 3-2 8h-8l-2-8-6-3-7 5-6-6 5-7-3-6-8-2v-8l8-2 3-6-5-7 6-6 7 5 6-3zM32 22a10 10 0 1 0 0 20 10 10 0 0 0 0-20z";
const STALL: &str = "M10 8h44l7 16a6 6 0 0 1-12 0 6 6 0 0 1-11 0 6 6 0 0 1-12 0 6 6 0 0 1-11 0 6 6 0 0 1-12 0zM9 34h46v26h-6V50H15v10H9zM15 40v4h34v-4z";
const CRANE: &str = "M8 60h22v-6h-6V20l22 4v10h-4v14h14V34h-4V16L24 9V3h-8v51H8z";
const CHAPEL: &str =
    "M30 1h4v5h5v4h-5v6l13 13v11l11 7v13H38V48a6 6 0 0 0-12 0v12H6V47l11-7V29l13-13v-6h-5V6h5zM29 28h6v8h-6z";
const LIGHTHOUSE: &str =
    "M25 3h14l3 7h-3v8h4l4 36h7v6H10v-6h7l4-36h4v-8h-3zM23 29l-1 8h20l-1-8zM46 11l16-6v17zM18 11 2 5v17z";
const WAVES: &str = "M2 12c8-9 13-9 20 0 5 6 9 6 14 0 7-9 13-9 26 0v9c-13-9-15-9-22-2s-13 8-20 0c-5-6-10-5-18 2zM2 30c8-9 13-9 20 0 5 6 9 6 14 0 7-9 13-9 26 0v9c-13-9-15-9-22-2s-13 8-20 0c-5-6-10-5-18 2zM2 48c8-9 13-9 20 0 5 6 9 6 14 0 7-9 13-9 26 0v9c-13-9-15-9-22-2s-13 8-20 0c-5-6-10-5-18 2z";
const SAW: &str = "M9 36L3 27L10 28L8 18L14 21L16 11L20 16L25 7L28 13L36 6L36 13L46 9L43 16L54 16L50 21L60 24L54 28L62 34L55 36v4H9zM32 26a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM2 44h60v14H2zM8 49h8v4H8zM48 49h8v4h-8z";
const VILLA: &str = "M4 28 32 8l28 20v6H4zM8 37h48v23H38V46H26v14H8zM13 43h8v8h-8zM43 43h8v8h-8z";
const STATUE: &str = "M32 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM22 18h20l5 18-5 2-4-10v16H26V28l-4 10-5-2zM19 46h26v6h4v10H15V52h4z";
const HALL: &str = "M2 24 32 6l30 18v4H2zM5 31h54v29H5zM10 60V46a6 6 0 0 1 11 0v14zM26 60V46a6 6 0 0 1 12 0v14zM43 60V46a6 6 0 0 1 11 0v14z";
const BRICKS: &str =
    "M4 43h26v16H4zM34 43h26v16H34zM4 24h10v16H4zM18 24h28v16H18zM50 24h10v16H50zM18 5h28v16H18z";
const ARCH: &str = "M4 6h56v12h-4v42H42V42a10 10 0 0 0-20 0v18H8V18H4zM14 23h36v5H14z";
const BOOK: &str = "M4 12c10-4 20-3 28 3 8-6 18-7 28-3v42c-10-3-19-2-28 4-9-6-18-7-28-4zM30 21h4v30h-4zM10 22h14v4H10zM10 31h14v4H10zM40 22h14v4H40zM40 31h14v4H40z";
const SWORD: &str = "M32 1l4 8v27h9v6h-9v12a5 5 0 1 1-8 0V42h-9v-6h9V9zM17 13C3 23 1 46 16 60l4-4C10 45 11 28 20 18zM47 13c14 10 16 33 1 47l-4-4c10-11 9-28 0-38z";
const OBELISK: &str = "M28 10 32 2l4 8 3 30H25zM17 43h30v7H17zM4 53h56v7H4zM8 28a6 6 0 0 1 12 0 6 6 0 0 1-4 6v6h-4v-6a6 6 0 0 1-4-6zM44 28a6 6 0 0 1 12 0 6 6 0 0 1-4 6v6h-4v-6a6 6 0 0 1-4-6z";
const COLUMNS: &str = "M4 22 32 5l28 17v6H4zM9 32h7v18H9zM22 32h7v18h-7zM35 32h7v18h-7zM48 32h7v18h-7zM4 54h56v6H4zM32 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8z";
const CHIMNEY: &str = "M4 60V32l14-11v11l14-11v11l12-9V4h12v56zM12 42h8v8h-8zM27 42h8v8h-8zM42 42h8v8h-8z";
const PALACE: &str = "M30 2h16l-4 5 4 5H34v7h10v11h18v30H2V30h18V19h10zM8 38h7v9H8zM21 36h6v9h-6zM37 36h6v9h-6zM49 38h7v9h-7zM28 50h8v10h-8z";
const EXCHANGE: &str = "M4 18h36V8l20 15-20 13V27H4zM60 41H24V31L4 46l20 14V51h36z";
const TOWER: &str = "M6 6h12v9h8V6h12v9h8V6h12v22h-6v32H39V46a7 7 0 0 0-14 0v14H12V28H6zM29 24h6v10h-6z";
const MAP: &str = "M4 13l17-7 22 7 17-7v46l-17 7-22-7-17 7zM32 15a10 10 0 0 1 10 10c0 8-10 20-10 20S22 33 22 25a10 10 0 0 1 10-10zM32 21a4 4 0 1 0 0 8 4 4 0 0 0 0-8z";
const HUT: &str = "M32 4 62 36h-9v24H39V44H25v16H11V36H2zM32 13 16 31h4l12-13 12 13h4z";
const CAP: &str = "M32 9 62 24 32 39 2 24zM14 34l18 9 18-9v13c-6 6-12 9-18 9s-12-3-18-9zM55 28h5v20h-5z";
const PLOTS: &str =
    "M4 4h56v56H4zM10 10v18h18V10zM34 10v10h20V10zM34 26v28h20V26zM10 34v20h18V34zM16 40h6v8h-6z";
const CHURCH: &str = "M17 1h4v5h5v4h-5v5l9 11v8l30 11v15H42V50h-9v10H6V26l11-11v-5h-5V6h5zM15 30h8v10h-8z";
const ANCHOR: &str = "M32 2a9 9 0 0 1 4 17v5h11v7H36v21c8-2 13-7 14-14l-7 2 10-14 8 15-5-1C54 53 45 62 32 62S10 53 8 40l-5 1 8-15 10 14-7-2c1 7 6 12 14 14V31H17v-7h11v-5a9 9 0 0 1 4-17zM32 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
const RING: &str = "M32 24a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM32 31a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM22 3h20l7 8-17 12-17-12z";
const ROW: &str = "M2 34l9-13 9 13v26H2zM22 26 32 10l10 16v34H22zM44 34l9-13 9 13v26H44zM28 34h8v9h-8zM8 40h6v8H8zM50 40h6v8h-6z";
const CATHEDRAL: &str = "M6 22 15 2l9 20v5l8-9 8 9v-5l9-20 9 20v38H40V50a8 8 0 0 0-16 0v10H6zM32 28a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 28h6v8h-6zM46 28h6v8h-6z";
const HAMMER: &str = "M8 8h32l14 10v8H36v34H26V26H8z";
const SPROUT: &str = "M28 60V38C14 38 5 29 4 13c13 0 22 6 27 17C35 18 45 9 60 9c0 17-9 27-24 28v23z";
const SCALES: &str = "M29 3h6v8h21v5l8 20c-1 6-5 9-11 9s-10-3-11-9l8-18H35v35h12v7H17v-7h12V18H14l8 18c-1 6-5 9-11 9S1 42 0 36l8-20v-5h21z";
const NEWCOMER: &str = "M24 6a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM3 60c0-18 8-28 21-28s21 10 21 28zM48 12h7v8h8v7h-8v8h-7v-8h-8v-7h8z";
const COMPASS: &str =
    "M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58zM48 16 26 26 16 48l22-10zM32 28a4 4 0 1 1 0 8 4 4 0 0 1 0-8z";
const SUN: &str = "M32 19a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM29 2h6v11h-6zM29 51h6v11h-6zM2 29h11v6H2zM51 29h11v6H51zM9 13l4-4 8 8-4 4zM43 47l4-4 8 8-4 4zM9 51l8-8 4 4-8 8zM43 17l8-8 4 4-8 8z";
const FLAG: &str = "M10 2h6v5h42l-9 13 9 13H16v29h-6z";
const HAND: &str = "M2 18l20-10 3 7-3 40zM26 8h34v52H26zM31 13v42h24V13zM36 20h14v6H36zM36 32h14v6H36z";
const CROWN: &str = "M6 46 4 18l15 12L32 8l13 22 15-12-2 28zM8 51h48v7H8z";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::Kind;

    use super::*;

    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let pictures: BTreeSet<&str> = Card::ALL.iter().map(|card| path(*card)).collect();
        assert_eq!(pictures.len(), Card::COUNT);
    }
}
