//! The talk at a table: what people say, and in grey what the table itself tells. Who is muted is not read.

use maud::{Markup, html};
use store::ChatRow;

use super::people::given;
use crate::live::{Live, State};
use crate::muted::mark;
use crate::routes::Visitor;
use crate::time::moment;

/// Quick phrases and free words.
pub fn talk(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let action = visitor.to(&format!("/t/{}/chat", live.id));
    // The script knows how many.
    let new = |n: &str| visitor.t_with("chat-new", &[("n", n)]);
    let unread = |n: &str| visitor.t_with("chat-unread", &[("n", n)]);
    let again =
        |i: usize| state.chat[..i].iter().rev().take_while(|line| line.at == state.chat[i].at).count();
    html! {
        section.chat data-key="chat" data-table=(live.id) data-new=(new("#")) data-new-one=(new("1")) data-unread=(unread("#")) data-unread-one=(unread("1")) {
            h2 { (visitor.t("chat-title")) }
            ol data-key="lines" tabindex="0" { @for (i, line) in state.chat.iter().enumerate() { (one(visitor, live, line, again(i))) } }
            form.quick method="post" action=(action) {
                @for phrase in ["chat-hello", "chat-well-played", "chat-thanks", "chat-moment"] {
                    @let text = visitor.t(phrase);
                    button type="submit" name="text" value=(text) { (text) }
                }
            }
            form.say data-key="say" method="post" action=(action) {
                label { span.hidden { (visitor.t("chat-say")) } input type="text" name="text" maxlength="200" required placeholder=(visitor.t("chat-say")) autocomplete="off"; }
                button type="submit" aria-label=(visitor.t("chat-send")) { "➤" }
            }
        }
    }
}

/// One line; `again` lines of the same moment stand before it.
fn one(visitor: &Visitor, live: &Live, line: &ChatRow, again: usize) -> Markup {
    let key = format!("line-{}-{again}", line.at);
    if let Some(event) = &line.event {
        return html! { li.sys data-key=(key) data-said=(line.at) { (told(visitor, event, line)) } };
    }
    let by = line.by.as_deref().map(|player| mark(&visitor.desk.secret, player));
    let own = line.by.as_deref() == visitor.id() && line.by.is_some();
    let muted = by.as_ref().is_some_and(|by| visitor.muted.contains(by));
    let action = visitor.to(&format!("/t/{}/mute", live.id));
    let name = [("name", line.name.as_str())];
    let (text, title) = if muted { ("chat-unmute", "chat-unmute") } else { ("chat-mute", "chat-mute-title") };
    html! {
        li .muted[muted] .own[own] data-key=(key) data-said=(line.at) {
            @if muted { span.soft { (visitor.t_with("chat-muted", &name)) } } @else { b { (line.name) } " " (line.text) }
            @if let Some(by) = by.filter(|_| !own) {
                form.mute method="post" action=(action) data-whole {
                    input type="hidden" name="by" value=(by);
                    button type="submit" title=(visitor.t_with(title, &name)) { (visitor.t(text)) }
                }
            }
            " " time.soft datetime=(moment(line.at)) {}
        }
    }
}

/// What the table tells, in the language of the reader.
fn told(visitor: &Visitor, event: &str, line: &ChatRow) -> String {
    let text = if event.starts_with("gave-") { given(visitor, &line.text) } else { line.text.clone() };
    visitor.t_with(&format!("line-{event}"), &[("name", &line.name), ("text", &text)])
}
