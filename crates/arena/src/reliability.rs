//! The report of a calibration: for every game and number of players what was foretold against what came.

use kernel::Lang;

use crate::Fit;
use crate::page::STYLE;
use crate::plot::escape;

const SIZE: f64 = 240.0;
const EDGE: f64 = 34.0;

/// The whole page.
#[must_use]
pub fn reliability(fits: &[Fit], how: &str) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Do chances come true?</title>\n<style>{STYLE}.plots {{ display: flex; flex-wrap: wrap; gap: 1rem }} \
         .plots figure {{ margin: 0; flex: 0 0 240px }} figcaption {{ color: var(--soft); font-size: .85rem }}</style>\n</head>\n<body>\n\
         <h1>Do chances come true?</h1>\n<p>Each dot: chances of about that size, and how often the seat won. On the line they are right. \
         The larger the dot, the more of them. Each half of the games is read with the curve that the other half gives.</p>\n"
    );
    for game in catalog::GAMES {
        let id = game.meta().id;
        page.push_str(&format!("<h2>{}</h2>\n<div class=\"plots\">\n", escape(game.meta().title(Lang::En))));
        for fit in fits.iter().filter(|fit| fit.curve.game == id) {
            page.push_str(&figure(fit));
        }
        page.push_str("</div>\n");
        page.push_str(&table(fits, id));
    }
    page.push_str(&format!("<footer>{}</footer>\n</body>\n</html>\n", escape(how)));
    page
}

fn figure(fit: &Fit) -> String {
    let about = format!(
        "{} players: foretold against what came, off by {:.1} % on average",
        fit.curve.players,
        100.0 * fit.error
    );
    let at = |share: f64| EDGE + share * (SIZE - 2.0 * EDGE);
    let down = |share: f64| SIZE - at(share);
    let mut svg =
        format!(r#"<figure><svg viewBox="0 0 {SIZE} {SIZE}" role="img" aria-label="{}">"#, escape(&about));
    for tick in [0.0, 0.5, 1.0] {
        let (x, y, low, high) = (at(tick), down(tick), at(0.0), at(1.0));
        svg.push_str(&format!(r#"<line class="grid" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>"#));
        svg.push_str(&format!(r#"<line class="grid" y1="{y}" y2="{y}" x1="{low}" x2="{high}"/>"#));
        let label = format!("{:.0} %", 100.0 * tick);
        svg.push_str(&format!(r#"<text class="tick" x="{x}" y="{}">{label}</text>"#, SIZE - 14.0));
        svg.push_str(&format!(r#"<text class="label" x="{}" y="{}">{label}</text>"#, EDGE - 2.0, y + 4.0));
    }
    svg.push_str(&format!(
        r#"<line class="even" x1="{0}" y1="{1}" x2="{1}" y2="{0}"/><g class="c0">"#,
        at(0.0),
        at(1.0)
    ));
    let total: u64 = fit.bins.iter().map(|bin| bin.count).sum();
    for bin in fit.bins.iter().filter(|bin| bin.count > 0) {
        let size = 2.0 + 14.0 * (bin.count as f64 / total.max(1) as f64).sqrt();
        svg.push_str(&format!(
            r#"<circle cx="{:.1}" cy="{:.1}" r="{size:.1}" opacity=".7"/>"#,
            at(bin.foretold),
            down(bin.came)
        ));
    }
    svg.push_str(&format!(
        "</g></svg><figcaption>{} players · {} games · off by {:.1} %</figcaption></figure>\n",
        fit.curve.players,
        fit.games,
        100.0 * fit.error
    ));
    svg
}

fn table(fits: &[Fit], game: &str) -> String {
    let mut rows = String::from(
        "<div class=\"wide\"><table>\n<tr><th>players</th><th>games</th><th>boldness</th><th>even</th><th>off by</th><th>by luck alone</th></tr>\n",
    );
    for fit in fits.iter().filter(|fit| fit.curve.game == game) {
        rows.push_str(&format!(
            "<tr><td>{}</td><td>{}</td><td>{:.2}</td><td>{:.2}</td><td>{:.1} %</td><td>{:.1} %</td></tr>\n",
            fit.curve.players,
            fit.games,
            fit.curve.boldness,
            fit.curve.even,
            100.0 * fit.error,
            100.0 * fit.luck
        ));
    }
    rows.push_str("</table></div>\n");
    rows
}
