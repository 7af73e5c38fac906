//! The pace of a new table: how much time everybody has, and what happens when it is out. Which of the two scales is asked for follows from the preset; the
//! style shows the one that belongs to it, and the server looks at that one alone.

use maud::{Markup, html};
use store::Out;

use crate::pace::{OFFERED_HOURS, OFFERED_MINUTES, USUAL_HOURS};
use crate::routes::Visitor;

pub fn pace(visitor: &Visitor) -> Markup {
    let minutes = |n: u32| {
        if n == 0 { visitor.t("pace-none") } else { visitor.t_with("pace-minutes", &[("n", &n.to_string())]) }
    };
    let days = |n: u32| {
        if n == 0 {
            visitor.t("pace-none")
        } else {
            visitor.t_with("pace-day", &[("n", &(n / 24).to_string())])
        }
    };
    html! {
        div.card.rhythm {
            (scale(visitor, "live", "minutes", &OFFERED_MINUTES, 0, minutes))
            (scale(visitor, "days", "hours", &OFFERED_HOURS, USUAL_HOURS, days))
            label.when-out { span { (visitor.t("new-out")) } " "
                select name="out" { @for out in Out::ALL { option value=(out.word()) { (visitor.t(&format!("out-{}", out.word()))) } } }
            }
        }
    }
}

/// Some times to choose from.
fn scale(
    visitor: &Visitor,
    kind: &str,
    name: &str,
    offered: &[u32],
    usual: u32,
    said: impl Fn(u32) -> String,
) -> Markup {
    let about = visitor.t(&format!("new-pace-{kind}"));
    html! {
        div.pick.(format!("pace-{kind}")) role="radiogroup" aria-label=(about) {
            span { b { (visitor.t("new-pace")) } " " span.soft { (about) } }
            div.seg { @for n in offered { label { input type="radio" name=(name) value=(n) checked[*n == usual]; span { (said(*n)) } } } }
        }
    }
}
