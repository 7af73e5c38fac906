//! What a link to a table shows elsewhere (Open Graph): a title, where the table stands, a picture. The same for everybody.

use kernel::Seat;
use maud::{Markup, html};

use crate::live::{Live, State};
use crate::poster::{HEIGHT, WIDTH, fact};
use crate::routes::Visitor;

/// What the head of a page says of it. The address is that which the host has set: what a browser calls the site proves nothing.
pub fn head(visitor: &Visitor, live: &Live, state: &State, title: &str, page: &str) -> Markup {
    let words = visitor.words(state);
    let names = Seat::all(state.seats.len()).map(|seat| words.name(seat));
    let about = format!("{} · {}", fact(visitor, state, &words), names.collect::<Vec<_>>().join(", "));
    let site = visitor.desk.settings.telling.public_url.as_deref();
    let (id, lang) = (&live.id, visitor.lang);
    // A picture is fetched again where the table has changed.
    let revision = *live.revision.borrow();
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Cabildo";
        meta property="og:title" content=(title);
        meta property="og:description" content=(about);
        meta name="description" content=(about);
        @if let Some(site) = site {
            meta property="og:url" content={ (site) "/t/" (id) (page) };
            meta property="og:image" content={ (site) "/t/" (id) "/poster.png?in=" (lang) "&revision=" (revision) };
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(WIDTH);
            meta property="og:image:height" content=(HEIGHT);
            meta property="og:image:alt" content={ (title) ". " (about) };
            meta name="twitter:card" content="summary_large_image";
        }
    }
}
