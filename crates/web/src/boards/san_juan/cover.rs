//! The picture of the game in the lobby, drawn by us: a hand of cards on a wooden table.

use maud::{Markup, html};

pub fn draw() -> Markup {
    html! {
        svg.pic viewBox="0 0 320 160" role="img" aria-hidden="true" {
            rect width="320" height="160" fill="#8a5a33" {}
            g stroke="#6f4525" stroke-width="2" fill="none" { path d="M0 32h320M0 66h320M0 100h320M0 134h320M70 0v32M210 32v34M120 66v34M270 100v34M40 134v26" {} }
            g stroke="#a06e42" stroke-width="1" fill="none" { path d="M10 16q60-8 120 2t180-4M20 84q80 8 150-2t140 4M0 118q70-6 160 2t160-2" {} }
            @for (turn, sky, roof) in [(-26, "#e8c37a", "#a8442c"), (-13, "#9fc3c9", "#7a3b2b"), (0, "#f0b48a", "#35684f"), (13, "#b9cf9a", "#8c5a1f"), (26, "#d9b3c4", "#5a3b78")] {
                g transform=(format!("rotate({turn} 160 260)")) {
                    rect x="126" y="30" width="68" height="104" rx="7" fill="#fbf4e0" stroke="#3d2410" stroke-width="2" {}
                    rect x="133" y="48" width="54" height="50" fill=(sky) {}
                    path d="M140 98V74l20-15 20 15v24z" fill="#fffaf0" {}
                    path d="M136 76l24-19 24 19z" fill=(roof) {}
                    path d="M155 84h10v14h-10z" fill="#4a2a12" {}
                    path d="M133 106h54v4h-54zM133 114h36v4h-36z" fill="#cbb98c" {}
                    circle cx="137" cy="40" r="8" fill=(roof) {}
                }
            }
        }
    }
}
