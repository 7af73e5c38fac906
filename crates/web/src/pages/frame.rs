//! What stands around every page.

use kernel::Direction;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::routes::Visitor;

/// A page: its title, the face that it wears, what stands in its bar, and its body.
pub struct Page<'a> {
    pub title: &'a str,
    /// The game whose face it wears.
    pub game: Option<&'a str>,
    pub bar: Markup,
    pub body: Markup,
}

pub fn page(visitor: &Visitor, page: &Page<'_>) -> Markup {
    page_with(visitor, page, "")
}

/// The same with classes of the whole document. A style that asked with `:has` what the page holds would be worked out anew for everything whenever
/// anything comes or goes.
pub fn page_with(visitor: &Visitor, page: &Page<'_>, classes: &str) -> Markup {
    page_headed(visitor, page, classes, &html! {})
}

/// The same with more in its head.
pub fn page_headed(visitor: &Visitor, page: &Page<'_>, classes: &str, head: &Markup) -> Markup {
    let bar = !classes.split(' ').any(|one| one == "embedded");
    let face = page.game.and_then(|game| visitor.asset(&format!("{game}.css")));
    let rare = page.game.and_then(crate::boards::face).map_or(&[][..], |face| face.rare_styles());
    let rare = rare.iter().filter_map(|(name, _)| visitor.asset(&format!("{}-{name}.css", page.game?)));
    // At a table the script asks for the others: the one that is looked at speaks for itself.
    let in_table = classes.starts_with("at-table");
    let waiting = if in_table || !bar { 0 } else { visitor.waiting() };
    // Lessons, replays and analyses are tables of their own kind.
    let mut worn = classes.split(' ');
    let in_play = worn.clone().any(|one| one == "dealt")
        && worn.all(|one| one == "at-table" || !one.starts_with("at-"));
    // Where several things are marked; for a part that asks for marks later the script fetches the modules with it.
    let marks = page.body.0.contains("id=\"several\"");
    let needs = assets::Needs { beside: !in_play, several: marks || !in_play };
    let right_to_left = visitor.lang.direction() == Direction::RightToLeft;
    html! {
        (DOCTYPE)
        html lang=(visitor.lang) class=[(!classes.is_empty()).then_some(classes)] dir=[right_to_left.then_some("rtl")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light";
                title { @if waiting > 0 { "(" (waiting) ") " } (page.title) " · Cabildo" }
                link rel="icon" type="image/svg+xml" href=[icon(visitor, waiting)] data-icon=[visitor.asset("icon.svg")];
                link rel="stylesheet" href=[visitor.asset("table.css")];
                @if !in_play { link rel="stylesheet" href=[visitor.asset("beside.css")]; }
                @if let Some(face) = face { link rel="stylesheet" href=(face); }
                @if !in_play { @for rare in rare { link rel="stylesheet" href=(rare); } }
                @for module in assets::modules(needs) { link rel="modulepreload" href=(visitor.to(module)); }
                (head)
                @if needs.beside { script type="module" src=[visitor.asset("script/beside.js")] {} }
                @if needs.several { script type="module" src=[visitor.asset("script/several.js")] {} }
                script type="module" src=[assets::script().map(|path| visitor.to(path))] {}
            }
            body class=[page.game.map(|game| format!("face-{game}"))] {
                a.skip href="#main" { (visitor.t("skip")) }
                @if bar { header.bar {
                    a.brand href=(visitor.to("/")) { "Cabildo" }
                    (page.bar)
                    @if !in_table { (ways(visitor)) }
                    nav aria-label=(visitor.t("nav")) {
                        (bell(visitor, waiting))
                        (own_name(visitor))
                        (languages(visitor))
                    }
                } }
                @if visitor.desk.store.is_read_only() { p.problem role="status" { (visitor.t("read-only")) } }
                (page.body)
            }
        }
    }
}

/// The ways through the site, on every page but a table.
fn ways(visitor: &Visitor) -> Markup {
    let explorer = format!("/explore/{}", catalog::GAMES[0].meta().id);
    let ways = [
        ("/", "/", "home-title"),
        ("/learn", "/learn", "learn-title"),
        ("/explore/", &explorer, "explore-name"),
        ("/me/stats", "/me/stats", "stats-title"),
    ];
    let here =
        |section: &str| visitor.path == section || (section != "/" && visitor.path.starts_with(section));
    html! {
        nav.ways aria-label=(visitor.t("nav-ways")) {
            @for (section, address, name) in ways {
                a href=(visitor.to(address)) aria-current=[here(section).then_some("page")] { (visitor.t(name)) }
            }
        }
    }
}

/// The visitor's name, and the way to his page.
pub fn own_name(visitor: &Visitor) -> Markup {
    let name = visitor.player.as_ref().map_or_else(|| visitor.t("name-nobody"), |player| player.name.clone());
    html! { a data-key="own-name" href=(visitor.to("/me")) { (name) } }
}

/// The sign of the site, with a number if games wait.
fn icon(visitor: &Visitor, waiting: u32) -> Option<String> {
    if waiting == 0 {
        visitor.asset("icon.svg")
    } else {
        Some(visitor.to(&format!("/icon/{}", waiting.min(10))))
    }
}

/// How many games wait for the visitor, and the way to them. The script keeps it up to date.
fn bell(visitor: &Visitor, waiting: u32) -> Markup {
    let number = waiting.to_string();
    html! {
        @if visitor.player.is_some() {
            a.bell href=(visitor.to("/")) hidden[waiting == 0] data-count-at=(visitor.to("/me/waiting")) data-icons=(visitor.to("/icon/")) {
                b aria-hidden="true" { (number) } span.lng { (visitor.t_with("home-bell", &[("n", &number)])) }
            }
        }
    }
}

/// The other language, one click away on every page.
fn languages(visitor: &Visitor) -> Markup {
    html! {
        @for lang in kernel::Lang::ALL {
            form.lang method="post" action={ (visitor.base()) "/lang/" (lang) } {
                input type="hidden" name="back" value=(visitor.path);
                button type="submit" lang=(lang) aria-current=[(lang == visitor.lang).then_some("true")]
                    aria-label=(lang.name()) { (lang.code().to_uppercase()) }
            }
        }
    }
}

/// Text of the rules with its few marks of Markdown: bold, code.
pub fn inline(text: &str) -> PreEscaped<String> {
    let escaped = html! { (text) }.into_string();
    let mut out = String::new();
    for (i, part) in escaped.split("**").enumerate() {
        if i % 2 == 1 {
            out.push_str(&format!("<b>{part}</b>"));
        } else {
            out.push_str(part);
        }
    }
    PreEscaped(out)
}
