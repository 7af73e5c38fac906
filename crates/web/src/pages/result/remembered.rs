//! What a game is remembered by: what brought the winner most, and what happened to whom, with the way to its place in the replay.

use kernel::{Seat, Table, Words};
use maud::{Markup, html};

use crate::boards::{self, Face, Memories, Memory, Value};
use crate::live::{Live, Turn};
use crate::routes::Visitor;
use crate::words;

/// What is told of a game that is over, and to whom.
pub struct Teller<'a> {
    visitor: &'a Visitor,
    face: &'static dyn Face,
    id: &'a str,
    words: &'a Words,
    memories: &'a Memories,
    turn: Option<&'a Turn>,
    winner: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// What is told is worked out once for everybody; nothing of a game without a face.
    pub fn of(
        visitor: &'a Visitor,
        live: &'a Live,
        table: &'a dyn Table,
        words: &'a Words,
    ) -> Option<Teller<'a>> {
        let face = boards::face(table.meta().id)?;
        let memories = live.memories.get_or_init(|| boards::lay(table).memories());
        let turn = live.turn.get().and_then(Option::as_ref);
        let winner = table.scores().winners().first();
        Some(Teller { visitor, face, id: &live.id, words, memories, turn, winner })
    }

    fn said(&self, name: &str, values: &[(&str, &str)]) -> String {
        let (game, name) = (self.face.meta().id, format!("memory-{name}"));
        words::filled(self.face.words(), self.words.lang, &format!("{game}-{name}"), values)
    }

    fn value(&self, value: &Value<String>) -> String {
        match value {
            Value::Number(n) => n.to_string(),
            Value::Points(points) => self.face.points(*points, self.words),
            Value::Thing(thing) => self.name(thing),
        }
    }

    fn name(&self, thing: &str) -> String {
        self.face.name(thing, self.words.lang).unwrap_or_default()
    }

    fn portrait(&self, thing: &str) -> Markup {
        let art = self.visitor.art(self.face.meta().id);
        html! { span.memento { @if let Some(picture) = self.face.portrait(thing, &art) { (picture) } } }
    }

    /// What brought the winner most.
    pub fn prides(&self) -> Markup {
        let Some(winner) = self.winner.filter(|_| !self.memories.prides.is_empty()) else { return html! {} };
        let label = self.visitor.t_with("result-prides", &[("name", &self.words.name(winner))]);
        html! {
            ul.prides aria-label=(label) title=(label) {
                @for pride in &self.memories.prides {
                    li {
                        (self.portrait(&pride.thing))
                        b.brought { (self.face.points(pride.points, self.words)) }
                        span.named { (boards::soft(&self.name(&pride.thing))) }
                    }
                }
            }
        }
    }

    /// What happened to whom. Where the game turned says more than how it ended.
    pub fn highlights(&self) -> Markup {
        let all = &self.memories.highlights;
        let shown = all.len().saturating_sub(usize::from(self.turn.is_some()));
        html! {
            @if !all.is_empty() {
                aside.of-game aria-label=(self.visitor.t("result-highlights")) {
                    h3 { (self.visitor.t("result-highlights")) }
                    ul.best {
                        @for memory in &all[..shown] { (self.highlight(memory)) }
                        @if let Some(turn) = self.turn { (self.turned(turn)) }
                    }
                }
            }
        }
    }

    fn highlight(&self, memory: &Memory) -> Markup {
        let values: Vec<(&str, String)> =
            memory.values.iter().map(|(name, value)| (*name, self.value(value))).collect();
        let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let text = self.said(&format!("{}-text", memory.name), &values);
        html! {
            li data-key={ "memory-" (memory.name) } {
                (self.portrait(&memory.thing))
                div { h4 { (self.said(memory.name, &[])) } (self.told(memory.whose, &text, memory.when)) }
            }
        }
    }

    /// The answer that moved the chances most.
    fn turned(&self, turn: &Turn) -> Markup {
        let [before, after] = turn.chance.map(|n| n.to_string());
        let text = self.visitor.t_with("result-turn-text", &[("before", &before), ("after", &after)]);
        html! {
            li data-key="memory-turn" {
                span.memento { svg.pic viewBox="0 0 24 24" aria-hidden="true" { path fill="none" stroke="currentColor" stroke-width="2.4" d="M3 5l7 9 4-3.5 7 9M21 13v6.5h-6.5" {} } }
                div { h4 { (self.visitor.t("result-turn")) } (self.told(Some(turn.seat), &text, Some((turn.ply, turn.date)))) }
            }
        }
    }

    /// Who it was, what happened, and the way to the position after it.
    fn told(&self, whose: Option<Seat>, text: &str, when: Option<(usize, u32)>) -> Markup {
        let visitor = self.visitor;
        html! {
            p {
                @if let Some(seat) = whose {
                    i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } " " b { (self.words.name(seat)) } (visitor.t("colon"))
                }
                (text)
                @if let Some((ply, date)) = when {
                    " " a href=(visitor.to(&format!("/t/{}/replay?ply={ply}", self.id))) title=(visitor.t("result-look")) { (self.said("when", &[("round", &date.to_string())])) }
                }
            }
        }
    }
}
