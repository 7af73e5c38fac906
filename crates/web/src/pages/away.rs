//! Being away for some days, from all tables at once; and the choice of days, which a table offers too.

use maud::{Markup, html};

use crate::absence;
use crate::routes::Visitor;
use crate::time::date;

/// Days that are offered for an absence.
const DAYS: [i64; 5] = [1, 2, 3, 7, 14];

/// For how long, and the button that says so.
pub fn choice(visitor: &Visitor, label: &str) -> Markup {
    let days = |n: i64| visitor.t_with("away-days", &[("n", &n.to_string())]);
    html! {
        label { span { (visitor.t(label)) } " " select name="days" { @for n in DAYS { option value=(n) selected[n == 3] { (days(n)) } } } }
        button type="submit" { (visitor.t("away-say")) }
    }
}

/// The button of who is back.
pub fn back(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="days" value="0"; button type="submit" { (visitor.t("away-back")) } }
}

/// Until when the visitor is away everywhere, if he is.
pub fn until(visitor: &Visitor) -> Option<String> {
    let away = visitor.player.as_ref().and_then(|player| absence::away(player, visitor.desk.now()))?;
    Some(visitor.t_with("away-all-until", &[("day", &date(away - 1))]))
}

/// A form for all tables at once; `from` is where it leads back to.
pub fn everywhere(visitor: &Visitor, from: &str) -> Markup {
    let away = until(visitor).is_some();
    html! {
        form.away method="post" action=(visitor.to("/me/away")) {
            input type="hidden" name="from" value=(from);
            @if away { (back(visitor)) } @else { (choice(visitor, "away-all")) }
        }
    }
}

/// The part of the own page that speaks of it.
pub fn part(visitor: &Visitor) -> Markup {
    if visitor.player.is_none() {
        return html! {};
    }
    html! {
        h2 #away { (visitor.t("away-title")) }
        p { (until(visitor).unwrap_or_else(|| visitor.t("away-note"))) }
        (everywhere(visitor, "me"))
    }
}
