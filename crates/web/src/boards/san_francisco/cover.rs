//! The picture of the game in the lobby, drawn by us: a bright poster: a city grid, the bay, a tram on its hill.

use maud::{Markup, html};

pub fn draw() -> Markup {
    html! {
        svg.pic viewBox="0 0 320 160" role="img" aria-hidden="true" {
            rect width="320" height="160" fill="#ffd166" {}
            circle cx="250" cy="46" r="34" fill="#ff8c5a" {}
            path d="M0 74h320v20H0z" fill="#2ab0b8" {}
            g stroke="#d1402f" stroke-width="4" fill="none" { path d="M24 92V26M96 92V26M0 66Q14 60 24 30 60 86 96 30q10 30 40 44M0 74h150" {} }
            path d="M0 160V96l320-18v82z" fill="#f6f0e0" {}
            g transform="skewY(-3.2)" {
                @for (x, y, fill) in [(8, 108, "#ef476f"), (52, 108, "#118ab2"), (8, 144, "#06a77d"), (52, 144, "#ffd166"), (204, 112, "#118ab2"), (248, 112, "#ef476f"), (204, 148, "#ff8c5a"), (248, 148, "#06a77d"), (292, 112, "#ffd166"), (292, 148, "#118ab2")] {
                    rect x=(x) y=(y) width="36" height="28" rx="3" fill=(fill) {}
                }
                path d="M96 104h100v76H96z" fill="#5c5f6b" {}
                path d="M122 104v76M170 104v76" stroke="#cfd2da" stroke-width="3" {}
            }
            g transform="rotate(-3 146 110)" {
                rect x="104" y="72" width="84" height="54" rx="6" fill="#d1402f" {}
                rect x="98" y="64" width="96" height="11" rx="5" fill="#6a2018" {}
                path d="M112 82h18v20h-18zM137 82h18v20h-18zM162 82h18v20h-18z" fill="#fff6d6" {}
                path d="M104 108h84v6h-84z" fill="#ffd166" {}
                circle cx="146" cy="120" r="6" fill="#fff6d6" {}
                circle cx="122" cy="130" r="8" fill="#2b2d36" {}
                circle cx="170" cy="130" r="8" fill="#2b2d36" {}
            }
        }
    }
}
