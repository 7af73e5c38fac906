//! The face of a card: cost, points, picture, name, what it does; and what it would cost its holder.

use ::san_juan::{Card, Moment, QuestionKind, SeatView, title};
use maud::{Markup, html};

use super::{Look, pictures};
use crate::boards::soft;

/// The face of a card.
pub fn face(look: &Look<'_>, holder: &SeatView, card: Card) -> Markup {
    let art = look.scene.art;
    html! {
        span.cost { (card.cost()) }
        (points(look, holder, card))
        (pictures::building(art, card))
        span.nm { (soft(title(card, look.scene.words.lang))) }
        span.tx { (pictures::moment(art, card)) span { (look.t(&format!("short-{card}"))) } }
        span.kd { (pictures::sign(art, pictures::kind(card))) }
    }
}

/// Its points: those printed, or what it would be worth if it stood now.
pub fn points(look: &Look<'_>, holder: &SeatView, card: Card) -> Markup {
    let counted = card.moment() == Moment::End;
    let worth = if counted && !holder.has(card) {
        look.view.promise(holder.seat, card)
    } else {
        look.view.worth(holder.seat, card)
    };
    html! { span.vp .counted[counted] { (worth) } }
}

/// What the holder would pay for a card of his hand, or why he could not build it, and the points that it would add.
pub fn price(look: &Look<'_>, holder: &SeatView, card: Card) -> Markup {
    let view = look.view;
    if view.asked.is_none() {
        return html! {};
    }
    let missing = view.missing(holder.seat, card);
    let over = view.cheapest(holder.seat, card);
    let beside = view.cost(holder.seat, card, None);
    let promise = view.promise(holder.seat, card);
    let printed = i32::from(card.facts().points);
    let number = |name: &str, n: u8| look.t_with(name, &[("n", &n.to_string())]);
    html! {
        @if !holder.may_have(card) {
            span.tag.no { (look.t("tag-built")) }
        } @else if missing > 0 && look.asks(QuestionKind::Build) {
            span.tag.no { (number("tag-short", missing)) }
        } @else {
            span.tag .less[beside < card.cost()] { span.word { (look.t("tag-pay")) } " " b { (beside) } @if over < beside { small { (number("tag-crane", over)) } } }
            @if promise != printed && card.moment() != Moment::End { span.gain { (signed(promise)) " ★" } }
        }
    }
}

/// A number with its sign.
fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

/// What a reader hears of a card that somebody could build.
pub fn label(look: &Look<'_>, holder: &SeatView, card: Card) -> String {
    let name = title(card, look.scene.words.lang);
    if !holder.may_have(card) {
        return look.t_with("card-built-label", &[("card", name)]);
    }
    let price = look.view.cheapest(holder.seat, card).to_string();
    look.t_with("card-label", &[("card", name), ("price", &price)])
}

#[cfg(test)]
mod tests {
    use ::san_juan::Card;
    use kernel::{Kind, Lang};

    use crate::words;

    #[test]
    fn every_card_says_in_a_few_words_what_it_does() {
        for card in Card::ALL {
            let name = format!("san-juan-short-{card}");
            for lang in Lang::ALL {
                let text = words::text(lang, &name);
                assert!(text != name && text.chars().count() <= 52, "{lang} {card}: {text}");
            }
        }
    }
}
