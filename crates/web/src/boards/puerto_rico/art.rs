//! Small pictures in ink, drawn with a few paths on a field of 64 by 64; barrels, tiles and discs in the colour of what they are.

use ::puerto_rico::{Building, Good, Role, Tile};
use kernel::Kind;
use maud::{Markup, html};

fn ink(path: &str) -> Markup {
    html! { svg.art viewBox="0 0 64 64" aria-hidden="true" { path fill-rule="evenodd" d=(path) {} } }
}

/// The picture of a building.
pub fn building(building: Building) -> Markup {
    ink(building_path(building))
}

/// The picture of a role.
pub fn role(role: Role) -> Markup {
    ink(match role {
        Role::Settler => {
            "M29 58V32h6v26zM32 34C18 34 10 26 8 12c14 0 23 7 24 18 1-11 10-18 24-18-2 14-10 22-24 22z"
        }
        Role::Mayor => "M18 4h28v6l-4 6v8h14v6H8v-6h14v-8l-4-6zM20 34h24l10 26H10zM30 40v14h4V40z",
        Role::Builder => "M6 14h30v12H24v32h-8V26H6zM36 18l12-8 4 6-12 8zM40 34h18v24H40zM44 38v6h10v-6z",
        Role::Craftsman => BARREL,
        Role::Trader => {
            "M29 6h6v6h17v5l6 16a10 8 0 0 1-18 0l6-16H35v33h10v6H19v-6h10V17H18l6 16a10 8 0 0 1-18 0l6-16v-5h17z"
        }
        Role::Captain => SHIP,
        Role::Prospector => {
            "M6 30c8-10 44-10 52 0-2 16-12 26-26 26S8 46 6 30zM14 31c8 6 28 6 36 0-8-5-28-5-36 0zM24 12l5-6 6 6-5 5zM40 16l4-5 5 5-5 4z"
        }
    })
}

/// A barrel of a kind, with its sign.
pub fn barrel(good: Good) -> Markup {
    html! {
        svg.barrel.(good.name()) viewBox="0 0 64 64" aria-hidden="true" {
            path.wood d="M14 6h36q10 26 0 52H14Q4 32 14 6z" {}
            path.hoop d="M12 14h40M9 50h46" {}
            g transform="translate(15 15) scale(.53)" { path.sign fill-rule="evenodd" d=(sign(good)) {} }
        }
    }
}

/// A tile of the island.
pub fn tile(tile: Tile) -> Markup {
    match tile.good() {
        Some(good) => {
            html! { svg.field.(good.name()) viewBox="0 0 64 64" aria-hidden="true" { path.rows d="M0 16h64M0 32h64M0 48h64" {} path.sign fill-rule="evenodd" d=(sign(good)) {} } }
        }
        None => {
            html! { svg.field.quarry viewBox="0 0 64 64" aria-hidden="true" { path.sign d="M4 56 16 30l10 6 6-20 14 8 4 14 10 18z" {} path.rows d="M16 30l6 26M32 16l6 40M46 24l-6 16" {} } }
        }
    }
}

/// A forest.
pub fn forest() -> Markup {
    html! { svg.field.forest viewBox="0 0 64 64" aria-hidden="true" { path.sign d="M18 6 4 34h9L6 48h9v8h6v-8h9l-7-14h9zM46 12 33 36h8l-6 12h8v8h6v-8h8l-6-12h8z" {} } }
}

/// A tile that lies face down.
pub fn back() -> Markup {
    html! { svg.field.back viewBox="0 0 64 64" aria-hidden="true" { path.rows d="M8 8h48v48H8zM8 8l48 48M56 8 8 56" {} } }
}

/// The sign of a kind of goods.
fn sign(good: Good) -> &'static str {
    match good {
        Good::Corn => {
            "M32 4c8 6 10 16 10 26S38 52 32 52s-10-12-10-22S24 10 32 4zM18 26c0 16 4 26 12 34-14-2-20-16-12-34zM46 26c0 16-4 26-12 34 14-2 20-16 12-34z"
        }
        Good::Indigo => {
            "M32 4C44 20 50 30 50 40a18 18 0 0 1-36 0C14 30 20 20 32 4zM24 40a9 9 0 0 0 9 9v-5a5 5 0 0 1-5-4z"
        }
        Good::Sugar => {
            "M10 26 30 16l24 8v24L34 60 10 50zM16 30v16l14 6V36zM36 37v15l12-7V31zM40 4l6 4-6 4-6-4z"
        }
        Good::Tobacco => "M56 6C30 6 12 20 12 42l-6 16 5 2 6-14c22 2 38-12 39-40zM20 40 44 16l2 2-22 26z",
        Good::Coffee => {
            "M46 10c14 10 10 32-4 42S10 58 8 44 32 0 46 10zM42 16C30 22 38 34 26 38s-12 6-12 12c2-8 8-8 16-10s6-16 16-20z"
        }
    }
}

const BARREL: &str = "M16 6h32q10 26 0 52H16Q6 32 16 6zM13 16v5h38v-5zM13 43v5h38v-5z";
const SHIP: &str = "M30 4h4v10c10 2 16 8 16 18H34v6h24l-8 18H14L6 38h24v-6H14c0-10 6-16 16-18z";
const VAT: &str =
    "M10 26h44l-5 32H15zM16 32v6h32v-6zM20 6c8 4 2 8 8 14M34 4c8 6 0 10 6 16l4-2c-4-6 4-10-6-16z";
const MILL: &str = "M29 26 12 9l6-5 14 16L46 4l6 5-17 17 17 17-6 5-14-16-14 16-6-5zM26 46h12l4 14H22z";
const STALL: &str = "M6 12h52l4 14H2zM8 30h6v28H8zM50 30h6v28h-6zM16 40h32v6H16z";
const HOUSE: &str = "M4 34 32 10l28 24h-6v24H38V42H26v16H10V34z";
const CRATE: &str = "M8 12h48v44H8zM14 18v32h36V18zM16 18l32 32 4-4-32-32z";
const CRATES: &str =
    "M4 34h26v26H4zM34 34h26v26H34zM19 4h26v26H19zM9 39v16h4V39zM39 39v16h4V39zM24 9v16h4V9z";
const CROSS: &str = "M4 34 32 12l28 22h-6v24H10V34zM28 30v8h-8v8h8v8h8v-8h8v-8h-8v-8z";
const GEAR: &str = "M27 4h10l2 8 8-4 7 7-4 8 8 2v10l-8 2 4 8-7 7-8-4-2 8H27l-2-8-8 4-7-7 4-8-8-2V27l8-2-4-8 7-7 8 4zM32 22a10 10 0 1 0 0 20 10 10 0 0 0 0-20z";
const COLUMNS: &str =
    "M6 22 32 6l26 16v6H6zM10 32h7v18h-7zM22 32h7v18h-7zM35 32h7v18h-7zM47 32h7v18h-7zM6 54h52v6H6z";
const ANCHOR: &str = "M32 4a8 8 0 0 1 3 15v5h11v6H35v19c8-1 13-6 14-12l-5 2 8-12 6 13-4-1c-2 12-11 20-22 20S12 51 10 39l-4 1 6-13 8 12-5-2c1 6 6 11 14 12V30H18v-6h11v-5a8 8 0 0 1 3-15z";

fn building_path(building: Building) -> &'static str {
    match building {
        Building::SmallIndigoPlant | Building::IndigoPlant => VAT,
        Building::SmallSugarMill | Building::SugarMill => MILL,
        Building::TobaccoStorage => {
            "M4 30 32 8l28 22v6H4zM8 40h48v4H8zM12 44c0 8 2 12 6 16 4-4 6-8 6-16zM26 44c0 8 2 12 6 16 4-4 6-8 6-16zM40 44c0 8 2 12 6 16 4-4 6-8 6-16z"
        }
        Building::CoffeeRoaster => {
            "M6 24h40v6c8-2 14 2 14 8s-6 10-14 8c-4 8-10 12-20 12S6 50 6 38zM46 36v6c4 0 8-1 8-4s-4-4-8-2zM16 4c6 6-2 8 2 16h4c-4-8 4-8-2-16zM30 4c6 6-2 8 2 16h4c-4-8 4-8-2-16z"
        }
        Building::SmallMarket => STALL,
        Building::LargeMarket => {
            "M2 10h60l2 12H0zM4 26h6v32H4zM29 26h6v32h-6zM54 26h6v32h-6zM12 34h15v8H12zM37 34h15v8H37zM12 48h15v6H12zM37 48h15v6H37z"
        }
        Building::Hacienda => "M4 26 24 12l20 14v32H4zM18 40v18h12V40zM48 20h12v38H48zM51 26v6h6v-6z",
        Building::ConstructionHut => "M8 58V30l24-18 24 18v28H40V40H24v18zM28 20l8 0 0-16-8 0z",
        Building::SmallWarehouse => CRATE,
        Building::LargeWarehouse => CRATES,
        Building::Storehouse => "M6 20 32 6l26 14v38H6zM14 28v8h36v-8zM14 42v10h16V42zM34 42v10h16V42z",
        Building::Hospice => CROSS,
        Building::Office => "M12 4h30l12 12v44H12zM20 20v5h24v-5zM20 32v5h24v-5zM20 44v5h14v-5z",
        Building::Factory => {
            "M4 58V30l16 8v-8l16 8V6h10v24l14 8v20zM12 46v6h8v-6zM28 46v6h8v-6zM44 46v6h8v-6z"
        }
        Building::SpecialtyFactory => GEAR,
        Building::University => "M32 8 62 22 32 36 2 22zM14 32l18 8 18-8v14c-8 10-28 10-36 0zM56 26h4v20h-4z",
        Building::Harbor => ANCHOR,
        Building::Wharf => SHIP,
        Building::SmallWharf => "M30 8v28H12zM34 14l14 22H34zM6 42h52l-8 14H14z",
        Building::GuildHall => {
            "M6 58V22l10-10 10 10 6-14 6 14 10-10 10 10v36zM28 40v18h8V40zM14 30v8h6v-8zM44 30v8h6v-8z"
        }
        Building::Residence => {
            "M4 58V26L32 6l28 20v32zM12 32v8h8v-8zM28 32v8h8v-8zM44 32v8h8v-8zM26 46v12h12V46z"
        }
        Building::Fortress => {
            "M4 8h10v8h8V8h10v8h0V8h10v8h8V8h10v50H40V44a8 8 0 0 0-16 0v14H4zM14 28v10h6V28zM44 28v10h6V28z"
        }
        Building::CustomsHouse => COLUMNS,
        Building::CityHall => {
            "M28 2h8v10h6v12h18v34H4V24h18V12h6zM29 16v6h6v-6zM12 32v8h8v-8zM44 32v8h8v-8zM27 40v18h10V40z"
        }
        Building::Aqueduct => "M2 14h60v10H2zM2 28h60v30H50V46a7 7 0 0 0-14 0v12H28V46a7 7 0 0 0-14 0v12H2z",
        Building::ForestHouse => {
            "M16 4 4 26h8L4 42h9v16h6V42h9l-8-16h8zM34 38l13-12 13 12v20H34zM43 44v14h8V44z"
        }
        Building::BlackMarket => {
            "M2 34c8-14 52-14 60 0-6 8-14 12-20 10-4-2-6-6-10-6s-6 4-10 6c-6 2-14-2-20-10zM14 30c2 6 8 8 12 4-2-6-8-6-12-4zM50 30c-2 6-8 8-12 4 2-6 8-6 12-4z"
        }
        Building::GuestHouse => "M4 14h8v22h22V24h20a6 6 0 0 1 6 6v26h-8v-8H12v8H4zM16 24h14v8H16z",
        Building::TradingPost => {
            "M29 4h6v8h20l7 7-7 7H35v6H15l-7 7 7 7h14v14h6V46h12V32H35v-6H29V12H13v14h16z"
        }
        Building::Church => {
            "M29 2h6v6h6v6h-6v8l12 10v6h13v22H38V48a6 6 0 0 0-12 0v12H4V38h13v-6l12-10v-8h-6V8h6z"
        }
        Building::Lighthouse => {
            "M24 4h16l4 10H20zM22 18h20v8H22zM23 30h18l5 30H18zM46 16l16-6v12zM18 16 2 10v12z"
        }
        Building::Library => {
            "M4 12c10-4 20-3 28 4 8-7 18-8 28-4v42c-10-3-20-2-28 4-8-6-18-7-28-4zM30 22v28h4V22z"
        }
        Building::UnionHall => "M4 26h18l8 8 6-6h24v10L44 54l-8-4-6 4L8 42H4zM14 6h12v14H14zM38 6h12v14H38z",
        Building::Statue => {
            "M32 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM22 18h20l4 18h-8v10H26V36h-8zM14 48h36v12H14z"
        }
        Building::Cloister => "M4 6h56v52H4zM12 14v36h6V34a6 6 0 0 1 12 0v16h4V34a6 6 0 0 1 12 0v16h6V14z",
        Building::LandOffice => "M6 10l16 6 20-8 16 6v44l-16-6-20 8-16-6zM20 22v30h4V22zM40 16v30h4V16z",
        Building::Chapel => "M29 2h6v8h6v6h-6v8l17 14v20H38V44a6 6 0 0 0-12 0v14H12V38l17-14v-8h-6v-6h6z",
        Building::HuntingLodge => {
            "M12 6v14c0 6 6 8 12 8-6 6-4 14 0 20l8 12 8-12c4-6 6-14 0-20 6 0 12-2 12-8V6h-6v10h-6V8h-6v14h-4V8h-6v8h-6V6z"
        }
        Building::ZoningOffice => "M4 54 32 4l28 50zM18 46h28L32 20z",
        Building::RoyalSupplier => {
            "M6 24 12 8l10 8L32 4l10 12 10-8 6 16zM10 28h44v30H10zM16 34v18h32V34zM24 38h16v10H24z"
        }
        Building::Villa => HOUSE,
        Building::Jeweler => {
            "M16 8h32l12 16-28 34L4 24zM22 14l-8 10h10zM42 14l8 10H40zM32 16l-6 8h12zM26 30l6 18 6-18z"
        }
        Building::RoyalGarden => {
            "M32 4c6 8 6 12 0 18-6-6-6-10 0-18zM10 20c10 0 16 4 18 12C18 32 12 28 10 20zM54 20c-10 0-16 4-18 12 10 0 16-4 18-12zM29 34h6v10h17l-4 14H16l-4-14h17z"
        }
    }
}

/// The rose of the winds.
pub fn windrose() -> Markup {
    ink("M32 0l7 25 25 7-25 7-7 25-7-25-25-7 25-7zM32 22a10 10 0 1 0 0 20 10 10 0 0 0 0-20z")
}

/// The sign of the governor.
pub fn governor() -> Markup {
    ink(
        "M6 44C10 30 14 14 22 12l10 6 10-6c8 2 12 18 16 32-16-6-36-6-52 0zM6 48c16-6 36-6 52 0v8c-16-6-36-6-52 0z",
    )
}
