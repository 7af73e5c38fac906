//! The picture of the game in the lobby, drawn by us: a spire, domes and the river at night.

use maud::{Markup, html};

pub fn draw() -> Markup {
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
