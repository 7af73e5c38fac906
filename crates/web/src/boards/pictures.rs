//! The pictures of the games in the lobby, drawn by us: each with the face of its game.

use maud::{Markup, html};

/// Map paper, an island, a ship and barrels.
pub fn puerto_rico() -> Markup {
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

/// A spire, domes and the river at night.
pub fn saint_petersburg() -> Markup {
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

/// A hand of cards on a wooden table.
pub fn san_juan() -> Markup {
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

/// A bright poster: a city grid, the bay, a tram on its hill.
pub fn san_francisco() -> Markup {
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

/// Newsprint: a skyline in ink, columns of print, one red accent.
pub fn san_francisco_1906() -> Markup {
    html! {
        svg.pic viewBox="0 0 320 160" role="img" aria-hidden="true" {
            rect width="320" height="160" fill="#e9dfc8" {}
            path d="M16 12h288v3H16zM16 34h288v1.5H16z" fill="#3a332a" {}
            path d="M70 19h180v10H70z" fill="#3a332a" {}
            g fill="#b9ab8d" { path d="M20 44h44v3H20zM20 51h40v3H20zM20 58h44v3H20zM20 65h36v3H20zM256 44h44v3h-44zM256 51h40v3h-40zM256 58h44v3h-44zM256 65h30v3h-30z" {} }
            g fill="#8b7e66" { path d="M84 60q10-18 22-6 6-16 24-6 20-8 22 10 18-4 20 10H84z" opacity=".5" {} }
            path d="M16 142V96h26v-14h22v20h14V72h10l8-12 8 12h10v34h12V84h30v22h14V66l12-10 12 10v40h12V90h26v16h16V82h30v60z" fill="#4b4236" {}
            g fill="#e9dfc8" { path d="M24 104h5v8h-5zM34 104h5v8h-5zM48 90h5v8h-5zM84 82h5v8h-5zM96 82h5v8h-5zM84 98h5v8h-5zM96 98h5v8h-5zM142 92h5v8h-5zM154 92h5v8h-5zM142 108h5v8h-5zM188 74h5v8h-5zM200 74h5v8h-5zM188 90h5v8h-5zM228 98h5v8h-5zM240 98h5v8h-5zM274 92h5v8h-5zM286 92h5v8h-5z" {} }
            path d="M176 142v-26l22-16 22 16v26z" fill="#b3261e" {}
            path d="M193 142v-15h10v15z" fill="#e9dfc8" {}
            path d="M16 142h288v4H16zM16 150h288v2H16z" fill="#3a332a" {}
        }
    }
}
