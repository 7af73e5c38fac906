//! The picture of the game in the lobby, drawn by us: map paper, an island, a ship and barrels.

use maud::{Markup, html};

pub fn draw() -> Markup {
    html! {
        svg.pic viewBox="0 0 320 160" role="img" aria-hidden="true" {
            rect width="320" height="160" fill="#ead9b0" {}
            g stroke="#c9b27c" stroke-width="1" fill="none" { path d="M0 40h320M0 80h320M0 120h320M80 0v160M160 0v160M240 0v160M0 0l320 160M320 0 0 160" {} }
            path d="M168 44c20-14 52-8 78-12 24-4 52 4 62 20 8 16-14 28-42 30-30 2-60 10-84 2-20-8-32-26-14-40z" fill="#a9bb7c" stroke="#5d6b36" stroke-width="2" {}
            path d="M206 62l8-14 8 14zM228 66l10-18 10 18zM256 60l7-12 7 12z" fill="#5d6b36" {}
            g fill="none" stroke="#7a8f9c" stroke-width="2" { path d="M14 128q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0M30 142q8-7 16 0t16 0 16 0 16 0 16 0" {} }
            path d="M34 96h86l-14 24H50z" fill="#6b3f1d" {}
            g stroke="#4a2a12" stroke-width="3" { path d="M62 96V30M92 96V40" {} }
            path d="M64 34c20 6 24 26 0 30zM64 68c26 4 26 20 0 24zM94 46c22 6 24 30 0 40zM60 40 38 88h22z" fill="#fbf4e0" stroke="#a58a52" {}
            path d="M62 30v-9l14 4z" fill="#a8322a" {}
            g stroke="#3d2410" stroke-width="2" {
                @for (x, y, fill) in [(190, 112, "#8a5226"), (222, 112, "#8a5226"), (254, 112, "#8a5226"), (206, 84, "#a06a34"), (238, 84, "#a06a34")] {
                    path d=(format!("M{x} {y}h26q5 16 0 32h-26q-5-16 0-32z")) fill=(fill) {}
                    path d=(format!("M{x} {}h26M{x} {}h26", y + 9, y + 23)) fill="none" {}
                }
            }
        }
    }
}
