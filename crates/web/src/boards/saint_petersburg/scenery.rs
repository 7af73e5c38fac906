//! The square in winter. The phase is the time of the day: dawn for workers, noon for buildings, dusk for nobles, night for trading; the style sheet has the
//! colours, and they fade into each other.

use maud::{Markup, html};

use super::Look;

/// The layers, from the sky down to the snow.
const LAYERS: [&str; 13] =
    ["sky2", "sky3", "orb", "stars", "far", "gold", "pal", "trim", "col", "win", "bar", "snow", "sq"];

pub fn draw(look: &Look<'_>) -> Markup {
    let art = look.scene.art;
    html! {
        svg class={ "scenery light-" (look.view.phase) } data-key="scenery" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
            rect.sky1 width="1600" height="900" {}
            @for layer in LAYERS {
                @if layer == "orb" {
                    g.orb { circle.halo r="74" {} circle r="40" {} }
                } @else {
                    g class=(layer) { (art.symbol(&format!("part-scene-{layer}"))) }
                }
            }
            g.flakes { (art.symbol("part-scene-flakes")) }
        }
    }
}
