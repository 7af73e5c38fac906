//! The report of a training: one page with its curves, calibration and gate matches.

use std::fmt::Write;

use kernel::{Entry, Lang};

use super::{Calibration, Epoch, Learnt};
use crate::Interval;
use crate::page::STYLE;
use crate::plot::{Dot, Line, dots, escape, lines};

/// The whole page. A gate is a match of the new judgement against another one: what was played, the share of victories, what would be even.
#[must_use]
pub fn curves(game: &dyn Entry, learnt: &Learnt, gates: &[(String, Interval, f64)]) -> String {
    let title = escape(game.meta().title(Lang::En));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · learning</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         <p>{} rounds · {} positions · {} weights</p>\n",
        learnt.epochs.len(),
        learnt.positions,
        learnt.net.weights.len()
    );
    let curve = |of: fn(&Epoch) -> f32| -> Vec<f64> {
        learnt.epochs.iter().flatten().map(|epoch| f64::from(of(epoch))).collect()
    };
    let losses = [
        Line { label: "games of the training", values: curve(|epoch| epoch.loss) },
        Line { label: "games kept from it", values: curve(|epoch| epoch.kept) },
    ];
    let _ = writeln!(
        page,
        "<h2>How surprising the winner was (log loss), by epoch</h2>\n{}",
        lines("Log loss", &losses)
    );
    let points = [Line { label: "games kept from the training", values: curve(|epoch| epoch.points) }];
    let _ =
        writeln!(page, "<h2>How far expected points were off, by epoch</h2>\n{}", lines("Points", &points));
    page.push_str("<h2>Chances to win held against what came true</h2>\n");
    page.push_str("<p>On games of the last round that were kept from the training.</p>\n");
    page.push_str(&table(&[("by hand", &learnt.hand), ("learned", &learnt.learned)]));
    page.push_str("<h2>Gate matches</h2>\n");
    for (i, (label, share, even)) in gates.iter().enumerate() {
        let dot = Dot { label: label.clone(), interval: *share, colour: i };
        page.push_str(&dots(label, &[dot], *even, &|x| format!("{:.0} %", 100.0 * x)));
    }
    page.push_str("</body>\n</html>\n");
    page
}

fn table(rows: &[(&str, &Calibration)]) -> String {
    let mut text = "<div class=\"wide\"><table>\n<tr><th>judge</th><th>chances</th><th>Brier</th><th>log loss</th><th>off by</th>".to_owned();
    for tenth in 0..10 {
        let _ = write!(text, "<th>{} %</th>", 10 * tenth + 5);
    }
    text.push_str("</tr>\n");
    for (judge, found) in rows {
        let _ = write!(
            text,
            "<tr><td>{judge}</td><td>{}</td><td>{:.4}</td><td>{:.3}</td><td>{:.1} %</td>",
            found.chances,
            found.brier,
            found.surprise,
            100.0 * found.error
        );
        for (n, _, came_true) in found.tenths {
            let share = if n > 0 { format!("{:.0} %", 100.0 * came_true) } else { String::new() };
            let _ = write!(text, "<td>{share}</td>");
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</table></div>\n");
    text
}
