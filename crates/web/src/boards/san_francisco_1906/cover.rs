//! The picture of the game in the lobby, drawn by us: newsprint: a skyline in ink, columns of print, one red accent.

use maud::{Markup, html};

pub fn draw() -> Markup {
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
