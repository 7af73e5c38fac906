//! Small pictures in one colour, drawn with a few paths on a field of 64 by 64.

use ::saint_petersburg::Card;
use maud::{Markup, html};

/// The picture of a card.
pub fn card(card: Card) -> Markup {
    html! { svg.art viewBox="0 0 64 64" aria-hidden="true" { path d=(path(card)) {} } }
}

/// Cards held in a hand.
pub fn hand() -> Markup {
    html! { svg.cards-icon viewBox="0 0 64 64" aria-hidden="true" { path d="M6 14l24-8 4 12-12 34zM26 22l26-2 2 40H24z" {} } }
}

const AXE: &str = "M16 52 38 16l6 4-22 36zM34 12c8-7 20-5 24 4-7 2-13 6-16 12z";
const PICK: &str = "M8 22c14-14 36-14 48 0-15-6-33-6-48 0zM29 18h6v38h-6z";
const SHEEP: &str = "M14 26a9 9 0 0 1 12-8 11 11 0 0 1 18 2 8 8 0 1 1 6 12 12 12 0 0 1-8 8v10h-5V42H27v8h-5V41a11 11 0 0 1-8-15z";
const LEAF: &str = "M32 8c11 8 19 17 19 29S43 57 32 57 13 49 13 37 21 16 32 8zm-2 14v28h4V22z";
const BOAT: &str = "M30 8v30H14zM34 14l14 24H34zM8 42h48l-8 12H16z";
const CROWN: &str = "M10 48 8 20l13 11 11-19 11 19 13-11-2 28zM10 52h44v5H10z";
const HOUSE: &str = "M8 32 32 12l24 20h-6v22H36V40h-8v14H14V32z";
const COLUMNS: &str =
    "M8 24 32 10l24 14v5H8zM12 32h6v18h-6zM24 32h6v18h-6zM35 32h6v18h-6zM46 32h6v18h-6zM8 52h48v5H8z";
const FLAME: &str = "M32 6c2 12 16 18 16 34a16 16 0 0 1-32 0c0-9 6-13 8-20 3 4 4 7 4 10 4-6 6-14 4-24z";
const CROSS: &str = "M25 10h14v15h15v14H39v15H25V39H10V25h15z";
const BOOK: &str = "M8 14c9-4 18-3 24 3 6-6 15-7 24-3v38c-9-3-18-2-24 4-6-6-15-7-24-4zM30 22v26h4V22z";
const MASKS: &str = "M10 14h22v16a11 11 0 0 1-22 0zM36 26h20v16a10 10 0 0 1-20 0zM15 20h4v4h-4zM24 20h4v4h-4zM41 32h4v4h-4zM49 32h4v4h-4z";
const DOME: &str = "M30 6h4v8a16 16 0 0 1 14 16v4H16v-4a16 16 0 0 1 14-16zM14 38h36v18H14z";
const CRATES: &str =
    "M8 34h22v22H8zM34 34h22v22H34zM21 8h22v22H21zM13 39v12h4V39zM39 39v12h4V39zM26 13v12h4V13z";
const MUG: &str =
    "M12 16h32v8h6a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-6v10H12zM44 30v10h4a3 3 0 0 0 3-3v-4a3 3 0 0 0-3-3z";
const FRONT: &str =
    "M6 54V30l10-8 10 8v24zM30 54V24l12-10 12 10v30zM36 30h5v6h-5zM45 30h5v6h-5zM12 34h6v6h-6z";
const SCOPE: &str = "M8 40 44 18l6 9-36 22zM46 14l6-4 8 13-6 4zM28 44l6-3 12 17h-6zM24 46l-8 12h6l7-11z";
const QUILL: &str = "M54 8C34 10 20 24 14 44l-6 12 4 2 5-9c18 0 33-17 37-41z";
const SCROLL: &str = "M16 10h34a6 6 0 0 1 0 12h-4v30a6 6 0 0 1-6 6H14a6 6 0 0 1 0-12h2zM24 22h14v4H24zM24 31h14v4H24zM24 40h14v4H24z";
const KEY: &str = "M20 18a14 14 0 1 1-3 27 14 14 0 0 1 3-27zm0 9a5 5 0 1 0 1 0zM32 28h26v8h-4v7h-7v-7H32z";
const LETTER: &str = "M8 16h48v34H8zM12 20l20 16 20-16z";
const SCALES: &str =
    "M29 8h6v6h17v5l6 16a10 8 0 0 1-18 0l6-16H35v31h10v6H19v-6h10V19H18l6 16a10 8 0 0 1-18 0l6-16v-5h17z";
const GAVEL: &str = "M22 8 44 30l-6 6-22-22zM30 30l6 6-18 18-6-6zM34 50h24v7H34z";
const FAN: &str = "M32 54 6 26C20 8 44 8 58 26zM32 44l-4-24 4-1 4 1z";
const SAW: &str = "M6 22h38l6 8v12H30l-4-5-4 5-4-5-4 5-4-5-4 5zM46 12h12v14h-6l-6-6z";
const ANVIL: &str = "M4 18h16v-4h38v8c-12 0-16 6-16 14h8v6l8 8v6H18v-6l8-8v-6h8c0-6-4-10-12-10S6 24 4 18z";
const LOOM: &str = "M29 4h6v20l18-10 3 5-18 11 18 11-3 5-18-10v24h-6V36L11 46l-3-5 18-11L8 19l3-5 18 10z";
const COAT: &str = "M22 8h20l14 12-6 12-6-4v28H20V28l-6 4-6-12zM28 12l4 10 4-10z";
const ANCHOR: &str = "M32 4a8 8 0 0 1 3 15v5h11v6H35v19c8-1 13-6 14-12l-5 2 8-12 6 13-4-1c-2 12-11 20-22 20S12 51 10 39l-4 1 6-13 8 12-5-2c1 6 6 11 14 12V30H18v-6h11v-5a8 8 0 0 1 3-15z";
const LYRE: &str = "M14 8c12 4 4 18 6 28a12 12 0 0 0 24 0c2-10-6-24 6-28 12 10 6 28 0 36a21 21 0 0 1-36 0C8 36 2 18 14 8zM26 12h3v26h-3zM31 10h3v28h-3zM36 12h3v26h-3z";
const COINS: &str = "M32 8c13 0 22 4 22 9s-9 9-22 9-22-4-22-9 9-9 22-9zM10 23c4 5 12 8 22 8s18-3 22-8v8c0 5-9 9-22 9s-22-4-22-9zM10 37c4 5 12 8 22 8s18-3 22-8v9c0 5-9 9-22 9s-22-4-22-9z";
const FOUNTAIN: &str = "M29 28V14h6v14c8-10 16-6 18 4-5-3-10-1-15 6h16c-1 8-5 12-11 14h7v6H14v-6h7c-6-2-10-6-11-14h16c-5-7-10-9-15-6 2-10 10-14 18-4z";
const DOMES: &str = "M30 4h4v6c8 5 10 10 6 16h-16c-4-6-2-11 6-16zM12 22h3c6 5 6 9 4 12h16l10 0c-2-3-2-7 4-12h3c6 5 7 9 5 12v22H7V34c-2-3-1-7 5-12z";
const PALACE: &str = "M6 24h12v-8h8v8h4V12h4v12h4v-8h8v8h12v30H6zM12 32h5v8h-5zM22 32h5v8h-5zM37 32h5v8h-5zM47 32h5v8h-5zM29 40h6v14h-6z";
const FRAME: &str = "M6 10h52v44H6zM12 16v32h40V16zM16 44l10-16 8 10 6-6 10 12z";
const MITRE: &str =
    "M32 6c10 10 16 20 16 32l-4 18H20l-4-18C16 26 22 16 32 6zM29 20v6h-6v6h6v12h6V32h6v-6h-6v-6z";
const SWORDS: &str =
    "M8 8l30 32-5 5L8 18zM56 8v10L20 52l4 4-6 4-4-4-6 2 2-6-4-4 4-6 4 4zM40 42l6-5 10 11 2 8-8-2z";
const APRON: &str = "M22 6h20l2 14h8l4 36H8l4-36h8zM28 12v10h8V12zM22 34h20v10H22z";
const RULER: &str = "M8 50 50 8l8 8-42 42zM20 40l5 5 2-2-5-5zM28 32l5 5 2-2-5-5zM36 24l5 5 2-2-5-5z";
const TOGA: &str =
    "M32 4a9 9 0 0 1 0 18 9 9 0 0 1 0-18zM14 58c0-18 4-30 18-32 14 2 18 14 18 32zM28 30l-8 28h5l10-26z";
const STAFF: &str = "M38 6a10 10 0 1 1-6 18v34h-6V16A10 10 0 0 1 38 6zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 30h8v6h-8zM38 34h14v6H38z";
const BAG: &str = "M24 6h16l-4 10c12 6 18 16 18 28 0 10-8 14-22 14S10 54 10 44c0-12 6-22 18-28zM29 28v4h-5v5h5v3h-5v5h5v5h5v-5h7v-5h-7v-3h2a6 6 0 0 0 0-9z";
const GLOBE: &str = "M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52zM14 24h12V14a20 20 0 0 0-12 10zM30 12v12h4V12zM38 14v10h12a20 20 0 0 0-12-10zM12 30v6h14v-6zM30 30v6h4v-6zM38 30v6h14v-6zM14 42a20 20 0 0 0 12 10V42zM38 42v10a20 20 0 0 0 12-10z";

fn path(card: Card) -> &'static str {
    match card {
        Card::Lumberjack => AXE,
        Card::GoldMiner => PICK,
        Card::Shepherd => SHEEP,
        Card::FurTrapper => LEAF,
        Card::ShipBuilder => BOAT,
        Card::CzarAndCarpenter | Card::Czar => CROWN,
        Card::Market => HOUSE,
        Card::CustomsHouse => COLUMNS,
        Card::Firehouse => FLAME,
        Card::Hospital => CROSS,
        Card::Library => BOOK,
        Card::Theater => MASKS,
        Card::Academy => DOME,
        Card::Warehouse => CRATES,
        Card::Pub => MUG,
        Card::PotjomkinsVillage => FRONT,
        Card::Observatory => SCOPE,
        Card::Author => QUILL,
        Card::Administrator => SCROLL,
        Card::WarehouseManager => KEY,
        Card::Secretary => LETTER,
        Card::Controller => SCALES,
        Card::Judge => GAVEL,
        Card::MistressOfCeremonies => FAN,
        Card::CarpenterWorkshop => SAW,
        Card::GoldSmelter => ANVIL,
        Card::WeavingMill => LOOM,
        Card::FurShop => COAT,
        Card::Wharf | Card::Harbor => ANCHOR,
        Card::MariinskijTheater => LYRE,
        Card::Bank => COINS,
        Card::Peterhof => FOUNTAIN,
        Card::StIsaacCathedral | Card::SmolnyCathedral | Card::ChurchOfTheResurrection => DOMES,
        Card::CatherinePalace | Card::WinterPalace => PALACE,
        Card::Hermitage => FRAME,
        Card::Pope => MITRE,
        Card::WeaponMaster => SWORDS,
        Card::ChamberMaid => APRON,
        Card::Builder => RULER,
        Card::Senator => TOGA,
        Card::Patriarch => STAFF,
        Card::TaxMan => BAG,
        Card::Admiral => BOAT,
        Card::ForeignMinister => GLOBE,
    }
}

/// The game's picture in the lobby: a spire, domes and the river at night.
pub fn picture() -> Markup {
    html! {
        svg.pic viewBox="0 0 320 160" role="img" aria-hidden="true" {
            rect width="320" height="160" fill="#1f2d50" {}
            circle cx="262" cy="36" r="16" fill="#f2e2b0" {}
            g fill="#d9b75a" {
                path d="M96 110V60l5-52 5 52v50z" {}
                path d="M150 110V78c-14-8-14-22 0-34l4-12 4 12c14 12 14 26 0 34v32z" {}
                path d="M190 110V86c-9-5-9-14 0-22l3-9 3 9c9 8 9 17 0 22v24z" {}
                path d="M118 110V90c-8-5-8-13 0-20l3-8 3 8c8 7 8 15 0 20v20z" {}
            }
            g fill="#f6efdf" { path d="M60 110h200v14H60zM70 92h20v18H70zM212 84h44v26h-44z" {} }
            g fill="#2f5d94" { path d="M0 124h320v36H0z" {} }
            g stroke="#6f9fd8" stroke-width="2" fill="none" { path d="M20 136h60M120 142h90M240 134h60M60 150h50M170 152h70" {} }
        }
    }
}
