//! A text in Markdown as HTML. Comments are left out, other HTML is shown as text; links become addresses of the site.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Alignment, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::headings::{Anchors, depth};
use crate::links::{Link, lead};
use crate::{Document, documents};

/// What a page says where pictures are left out that stand between `<!-- pictures -->` and `<!-- end of pictures -->`: the site itself is what they show.
pub const PICTURES_LEFT_OUT: &str =
    "The pictures of the tables stand in the repository only; here the tables themselves are a click away.";

pub fn options() -> Options {
    Options::ENABLE_TABLES
}

/// What a text names with links and pictures, and whether that stands where pictures are left out.
pub fn named(text: &str) -> Vec<(String, bool)> {
    let mut left_out = LeftOut::default();
    let mut found = Vec::new();
    for event in Parser::new_ext(text, options()) {
        if let Event::Html(html) = &event {
            left_out.hear(html);
        }
        if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event {
            found.push((dest_url.to_string(), left_out.now));
        }
    }
    found
}

/// Whether the place is one of pictures that are left out.
#[derive(Default)]
struct LeftOut {
    now: bool,
    said: bool,
}

impl LeftOut {
    /// A comment may say that it begins or ends; the answer is whether a word about it is due, which is said once.
    fn hear(&mut self, html: &str) -> bool {
        match html.trim() {
            "<!-- pictures -->" => self.now = true,
            "<!-- end of pictures -->" => {
                self.now = false;
                return !std::mem::replace(&mut self.said, true);
            }
            _ => {}
        }
        false
    }
}

/// A text as HTML.
pub fn text(path: &str, text: &str, to: &dyn Fn(&str) -> String) -> String {
    let mut writer = Writer {
        path,
        to,
        out: String::new(),
        anchors: Anchors::default(),
        heading: None,
        table: Table::default(),
    };
    let mut left_out = LeftOut::default();
    // A picture's words become its `alt`.
    let mut picture: Option<(String, String)> = None;
    for event in Parser::new_ext(text, options()) {
        if let Event::Html(html) = &event
            && left_out.hear(html)
        {
            writer.put(html! { p.note { (PICTURES_LEFT_OUT) } });
        }
        match (event, &mut picture) {
            _ if left_out.now => {}
            (Event::Start(Tag::Image { dest_url, .. }), _) => {
                picture = Some((dest_url.to_string(), String::new()));
            }
            (Event::End(TagEnd::Image), _) => {
                if let Some((link, words)) = picture.take() {
                    writer.picture(&link, &words);
                }
            }
            (Event::Text(part) | Event::Code(part), Some((_, words))) => words.push_str(&part),
            (event, None) => writer.event(event),
            (_, Some(_)) => {}
        }
    }
    writer.out
}

/// A file as it is.
pub fn source(title: &str, text: &str) -> String {
    html! { h1 { code { (title) } } pre tabindex="0" { code { (text) } } }.into_string()
}

/// The files of a folder.
pub fn folder<'a>(
    title: &str,
    files: impl Iterator<Item = &'a Document>,
    to: &dyn Fn(&str) -> String,
) -> String {
    html! {
        h1 { code { (title) "/" } }
        ul { @for file in files { li { a href=(to(&format!("/docs/{}", file.address))) { code { (file.path) } } } } }
    }
    .into_string()
}

struct Writer<'a> {
    path: &'a str,
    to: &'a dyn Fn(&str) -> String,
    out: String,
    anchors: Anchors,
    /// The heading that is open: where it began, and its words.
    heading: Option<(usize, String)>,
    table: Table,
}

/// The table that is open.
#[derive(Default)]
struct Table {
    columns: Vec<Alignment>,
    column: usize,
    head: bool,
}

impl Table {
    fn cell(&self) -> &'static str {
        if self.head { "th" } else { "td" }
    }
}

impl Writer<'_> {
    fn put(&mut self, markup: Markup) {
        self.out.push_str(&markup.into_string());
    }

    /// Words, never tags.
    fn words(&mut self, words: &str) {
        self.put(html! { (words) });
    }

    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.begin(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(words) => self.in_heading(&words, html! { (&*words) }),
            Event::Code(words) => self.in_heading(&words, html! { code { (&*words) } }),
            Event::Html(raw) | Event::InlineHtml(raw) if raw.trim_start().starts_with("<!--") => {}
            Event::Html(raw) | Event::InlineHtml(raw) => self.words(&raw),
            Event::SoftBreak => self.out.push('\n'),
            Event::HardBreak => self.out.push_str("<br>"),
            Event::Rule => self.out.push_str("<hr>"),
            // Not switched on.
            Event::InlineMath(words) | Event::DisplayMath(words) | Event::FootnoteReference(words) => {
                self.words(&words);
            }
            Event::TaskListMarker(_) => {}
        }
    }

    fn in_heading(&mut self, words: &str, markup: Markup) {
        if let Some((_, heading)) = &mut self.heading {
            heading.push_str(words);
        }
        self.put(markup);
    }

    fn begin(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Paragraph => self.out.push_str("<p>"),
            Tag::Heading { .. } => self.heading = Some((self.out.len(), String::new())),
            Tag::BlockQuote(_) => self.out.push_str("<blockquote>"),
            Tag::CodeBlock(kind) => self.code(&kind),
            Tag::List(None) => self.out.push_str("<ul>"),
            Tag::List(Some(first)) => self.put(html! { (PreEscaped(format!("<ol start=\"{first}\">"))) }),
            Tag::Item => self.out.push_str("<li>"),
            Tag::Table(columns) => {
                self.table = Table { columns, ..Table::default() };
                self.out.push_str("<div class=\"wide\" tabindex=\"0\"><table>");
            }
            Tag::TableHead => {
                self.table.head = true;
                self.table.column = 0;
                self.out.push_str("<thead><tr>");
            }
            Tag::TableRow => {
                self.table.column = 0;
                self.out.push_str("<tr>");
            }
            Tag::TableCell => self.cell(),
            Tag::Emphasis => self.out.push_str("<em>"),
            Tag::Strong => self.out.push_str("<b>"),
            Tag::Link { dest_url, .. } => self.link(&dest_url),
            // Pictures are put together before.
            Tag::Image { .. } | Tag::HtmlBlock => {}
            // Not switched on.
            Tag::FootnoteDefinition(_)
            | Tag::DefinitionList
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript
            | Tag::MetadataBlock(_) => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        let closing = match tag {
            TagEnd::Paragraph => "</p>\n",
            TagEnd::Heading(level) => return self.end_heading(level),
            TagEnd::BlockQuote(_) => "</blockquote>\n",
            TagEnd::CodeBlock => "</code></pre>\n",
            TagEnd::List(false) => "</ul>\n",
            TagEnd::List(true) => "</ol>\n",
            TagEnd::Item => "</li>\n",
            TagEnd::Table => "</tbody></table></div>\n",
            TagEnd::TableHead => {
                self.table.head = false;
                "</tr></thead><tbody>\n"
            }
            TagEnd::TableRow => "</tr>\n",
            TagEnd::TableCell => {
                self.table.column += 1;
                return self.out.push_str(&format!("</{}>", self.table.cell()));
            }
            TagEnd::Emphasis => "</em>",
            TagEnd::Strong => "</b>",
            TagEnd::Link => "</a>",
            TagEnd::Image | TagEnd::HtmlBlock => "",
            // Not switched on.
            TagEnd::FootnoteDefinition
            | TagEnd::DefinitionList
            | TagEnd::DefinitionListTitle
            | TagEnd::DefinitionListDefinition
            | TagEnd::Strikethrough
            | TagEnd::Superscript
            | TagEnd::Subscript
            | TagEnd::MetadataBlock(_) => "",
        };
        self.out.push_str(closing);
    }

    /// A heading with its anchor, and a sign that leads to it.
    fn end_heading(&mut self, level: HeadingLevel) {
        let Some((from, words)) = self.heading.take() else { return };
        let inner = self.out.split_off(from);
        let (anchor, level) = (self.anchors.give(&words), depth(level));
        let sign =
            html! { @if level > 1 { " " a.here href={ "#" (anchor) } aria-label={ "§ " (words) } { "§" } } };
        self.out.push_str(&format!("<h{level} id=\"{anchor}\">{inner}{}</h{level}>\n", sign.into_string()));
    }

    fn code(&mut self, kind: &CodeBlockKind<'_>) {
        let language = match kind {
            CodeBlockKind::Fenced(language) => language.clone(),
            CodeBlockKind::Indented => CowStr::Borrowed(""),
        };
        let language = language.split([',', ' ']).next().unwrap_or_default();
        let named = html! { (language) }.into_string();
        self.out.push_str("<pre tabindex=\"0\"><code");
        if !named.is_empty() {
            self.out.push_str(&format!(" data-language=\"{named}\""));
        }
        self.out.push('>');
    }

    fn cell(&mut self) {
        let right = matches!(self.table.columns.get(self.table.column), Some(Alignment::Right));
        let class = if right { " class=\"right\"" } else { "" };
        self.out.push_str(&format!("<{}{class}>", self.table.cell()));
    }

    fn link(&mut self, link: &str) {
        let lead = lead(self.path, link);
        let (rel, address) = match lead.address(self.to) {
            None if lead == Link::Outside => (" rel=\"noreferrer\"", Some(link.to_owned())),
            address => ("", address),
        };
        let address = address.map(|address| html! { (address) }.into_string());
        let href = address.map_or_else(String::new, |address| format!(" href=\"{address}\""));
        self.out.push_str(&format!("<a{rel}{href}>"));
    }

    fn picture(&mut self, link: &str, words: &str) {
        let lead = lead(self.path, link);
        match lead.address(self.to).filter(|_| matches!(lead, Link::Picture(_))) {
            Some(address) => self.put(html! { img src=(address) alt=(words) loading="lazy"; }),
            None => self.words(words),
        }
    }
}

impl Link {
    /// The address on the site of what is on it.
    fn address(&self, to: &dyn Fn(&str) -> String) -> Option<String> {
        let path = match self {
            Link::Page { number, anchor } => {
                let anchor = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
                format!("/docs/{}{anchor}", documents()[*number].address)
            }
            Link::Contents(group) => format!("/docs#{group}"),
            Link::Rules(game) => format!("/rules/{game}"),
            Link::Picture(path) => format!("/docs/files/{path}"),
            Link::Outside | Link::LeftOut(_) | Link::Nowhere => return None,
        };
        Some(to(&path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(markdown: &str) -> String {
        text("docs/bots.md", markdown, &|path| format!("/games{path}"))
    }

    #[test]
    fn links_become_addresses_of_the_site_wherever_it_stands() {
        assert_eq!(
            drawn("[the coach](coach.md#the-numbers), [rules](../games/san-juan/rules/en.md)"),
            "<p><a href=\"/games/docs/coach#the-numbers\">the coach</a>, <a href=\"/games/rules/san-juan\">rules</a></p>\n"
        );
        assert_eq!(
            drawn("[Rust](https://www.rust-lang.org/?a&b)"),
            "<p><a rel=\"noreferrer\" href=\"https://www.rust-lang.org/?a&amp;b\">Rust</a></p>\n"
        );
    }

    #[test]
    fn html_of_a_text_is_shown_and_comments_are_not() {
        let out = drawn(
            "<!-- figures -->\n\na <b>bold</b> `<i>`\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))",
        );
        assert!(!out.contains("figures") && !out.contains("<script") && !out.contains("javascript"), "{out}");
        assert!(out.contains("a &lt;b&gt;bold&lt;/b&gt; <code>&lt;i&gt;</code>"), "{out}");
    }

    #[test]
    fn headings_have_anchors_and_tables_scroll() {
        let out = drawn("# Bots\n\n## The *levels*\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n");
        assert!(out.contains("<h1 id=\"bots\">Bots</h1>"), "{out}");
        assert!(
            out.contains("<h2 id=\"the-levels\">The <em>levels</em> <a class=\"here\" href=\"#the-levels\""),
            "{out}"
        );
        assert!(out.contains("<div class=\"wide\" tabindex=\"0\"><table><thead><tr><th>a</th><th class=\"right\">b</th></tr></thead><tbody>\n<tr><td>1</td><td class=\"right\">2</td></tr>\n</tbody></table></div>"), "{out}");
    }

    #[test]
    fn small_pictures_are_shown_and_large_ones_are_left_out_with_a_word() {
        let out = drawn("![How *it* learned](learning/ppo.svg)");
        assert!(
            out.contains("<img src=\"/games/docs/files/docs/learning/ppo.svg\" alt=\"How it learned\""),
            "{out}"
        );
        let out = drawn(
            "before\n\n<!-- pictures -->\n\n![a table](screenshots/lobby.png)\n\n<!-- end of pictures -->\n\nafter",
        );
        assert!(out.contains(PICTURES_LEFT_OUT) && !out.contains("a table"), "{out}");
        assert!(out.contains("before") && out.contains("after"), "{out}");
    }
}
