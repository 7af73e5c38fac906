//! What is kept after the captain: a bin for each warehouse, one for single barrels, and what is lost. It follows the marks.

use std::cmp::Reverse;

use ::puerto_rico::{Building, Good, Goods, good_title, title};
use maud::{Markup, html};

use super::Look;
use super::marks::{Mark, Marking, Use};
use super::pieces::{kinds, of};
use super::thing::Thing;

/// The warehouses, each with as many kinds as it takes.
const WAREHOUSES: [(Building, usize); 2] = [(Building::LargeWarehouse, 2), (Building::SmallWarehouse, 1)];

/// The bins as the barrels are marked at first.
pub fn draw(look: &Look<'_>) -> Markup {
    let Marking::Barrels { to: Use::Keep, first, .. } = &look.marking else { return html! {} };
    bins(look, first)
}

/// The bins with other barrels marked.
pub fn preview(look: &Look<'_>, marked: &[Mark]) -> Option<Markup> {
    let Marking::Barrels { to: Use::Keep, .. } = &look.marking else { return None };
    let mut goods = Goods::new();
    for mark in marked {
        if let Mark::Barrel(good) = mark {
            let n = goods.entry(*good).or_default();
            *n = u8::saturating_add(*n, 1).min(of(&look.near.goods, *good));
        }
    }
    Some(bins(look, &goods))
}

fn bins(look: &Look<'_>, marked: &Goods) -> Markup {
    let (seat, lang) = (look.near, look.scene.words.lang);
    let Marking::Barrels { among, .. } = &look.marking else { return html! {} };
    // What was said of the kinds before cannot be marked any more.
    let said = look.view.stock();
    let kept = |good: Good| if among.contains_key(&good) { of(marked, good) } else { of(&said, good) };
    let mut whole: Vec<(Good, u8)> = kinds().map(|good| (good, kept(good))).filter(|(_, n)| *n > 0).collect();
    whole.sort_by_key(|(_, n)| Reverse(*n));
    let single = whole.split_off(whole.len().min(seat.whole_kinds().into()));
    let lost: Vec<(Good, u8)> =
        kinds().map(|good| (good, of(&seat.goods, good) - kept(good))).filter(|(_, n)| *n > 0).collect();
    let mut whole = whole.into_iter();
    let stands = |building: Building| seat.building(building).is_some_and(|own| own.discs > 0);
    html! {
        div.roles.loads.bins data-key="preview" {
            h2 { (look.t("storage")) }
            @for (warehouse, n) in WAREHOUSES.into_iter().filter(|(warehouse, _)| stands(*warehouse)) {
                @let note = look.t_with("whole-kinds", &[("n", &n.to_string())]);
                @let inside: Vec<(Good, u8)> = whole.by_ref().take(n).collect();
                (bin(look, &format!("bin-{warehouse}"), title(warehouse, lang), &note, &inside))
            }
            @let note = look.t_with("single-barrels", &[("n", &seat.singles().to_string())]);
            (bin(look, "bin-quay", &look.t("on-quay"), &note, &single))
            (bin(look, "bin-lost", &look.t("lost"), &look.t("to-supply"), &lost))
        }
    }
}

fn bin(look: &Look<'_>, key: &str, name: &str, note: &str, inside: &[(Good, u8)]) -> Markup {
    let lang = look.scene.words.lang;
    html! {
        span.ticket.bin .lost[key == "bin-lost"] data-key=(key) {
            b.name { (name) }
            small { (note) }
            span.tb {
                @for (good, n) in inside {
                    span.few data-thing=(Thing::Good(*good)) role="img" aria-label={ (n) " " (good_title(*good, lang)) } {
                        @for _ in 0..(*n).min(6) { (look.barrel(*good)) }
                    }
                }
            }
        }
    }
}
