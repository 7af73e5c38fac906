//! What somebody is told: the game, who sits there, whose turn it is, and the way to the table. It is made from what everybody at the table may know,
//! and from nothing else: a [`TableRow`] has no position.

use kernel::Lang;
use serde_json::json;
use store::{Occasion, TableRow};

use crate::words::{text, text_with};

/// What somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub title: String,
    pub body: String,
    /// The table, below the place of the site.
    pub path: String,
    table: String,
}

impl Message {
    /// What a player is told about a table.
    pub fn of(row: &TableRow, player: &str, occasion: Occasion, lang: Lang, now: i64) -> Message {
        let game = catalog::find(&row.game).map_or(row.game.as_str(), |game| game.meta().title(lang));
        let own = row.seats.iter().find(|seat| seat.player.as_deref() == Some(player));
        let others = row.seats.iter().filter(|seat| seat.player.as_deref() != Some(player));
        let names: Vec<&str> = others.filter_map(|seat| seat.name.as_deref()).collect();
        let bots = names.is_empty().then(|| text(lang, "told-bots"));
        let names = bots.unwrap_or_else(|| names.join(", "));
        let host = row.seats.iter().find_map(|seat| seat.player.as_ref().and(seat.name.as_deref()));
        let host = host.map_or_else(|| text(lang, "guest"), str::to_owned);
        let word = occasion.word();
        let left = own.and_then(|seat| seat.time.due).map(|due| roughly(lang, due - now)).unwrap_or_default();
        let then = text(lang, &format!("told-then-{}", row.timing.out.word()));
        let values = [
            ("game", game),
            ("names", names.as_str()),
            ("host", host.as_str()),
            ("left", left.as_str()),
            ("then", then.as_str()),
        ];
        Message {
            title: text_with(lang, &format!("told-{word}-title"), &values),
            body: text_with(lang, &format!("told-{word}-body"), &values),
            path: format!("/t/{}", row.id),
            table: row.id.clone(),
        }
    }

    /// The same for a browser: `base` is the path under which the site stands.
    pub fn for_browser(&self, base: &str) -> String {
        let Message { title, body, path, table } = self;
        json!({ "title": title, "body": body, "url": format!("{base}{path}"), "tag": table }).to_string()
    }

    /// The same for a mail, with the way to have no more of them.
    pub fn for_mail(&self, lang: Lang, site: &str, off: &str) -> String {
        let why = text_with(lang, "told-mail-why", &[("site", site), ("off", off)]);
        format!("{}\n\n{site}{}\n\n-- \n{why}\n", self.body, self.path)
    }
}

/// How much time is left, as one says it to somebody who reads it later: whole hours, and minutes only in the last two.
fn roughly(lang: Lang, seconds: i64) -> String {
    let (name, n) =
        if seconds >= 7_200 { ("told-hours", seconds / 3_600) } else { ("told-minutes", seconds / 60) };
    text_with(lang, name, &[("n", &n.max(0).to_string())])
}

/// The mail that asks whether an address is somebody's own: its subject and its text.
pub fn confirmation(lang: Lang, name: &str, site: &str, yes: &str) -> (String, String) {
    let values = [("name", name), ("site", site), ("yes", yes)];
    (text(lang, "told-confirm-title"), text_with(lang, "told-confirm-body", &values))
}
