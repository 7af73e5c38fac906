//! The report of a tournament: one page that needs nothing else.

use std::fmt::Write;

use kernel::{Entry, Lang, Seat};

use crate::plot::{Bar, Dot, bars, dots, escape};
use crate::{Interval, Spread, Standing, Tournament};

pub(crate) const STYLE: &str = "
:root { color-scheme: light dark; --ink: #22262b; --paper: #fbfaf7; --faint: #d9d5cb; --soft: #6b6f75 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e3dc; --paper: #1b1e22; --faint: #3a3f46; --soft: #9aa0a8 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 880px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem; margin-bottom: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 .4rem }
p, footer { color: var(--soft) } footer { margin-top: 2rem; font-size: .85rem; overflow-wrap: anywhere }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% } th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--faint); white-space: nowrap }
th:first-child, td:first-child { text-align: left } th { font-weight: 600 }
svg { width: 100%; height: auto; display: block } svg text { font: 12px system-ui, sans-serif; fill: var(--ink) }
.tick { text-anchor: middle; fill: var(--soft) } .label { text-anchor: end }
.grid { stroke: var(--faint) } .even { stroke: var(--soft); stroke-dasharray: 4 3 } .span { stroke: currentColor; stroke-width: 3; stroke-linecap: round; opacity: .55 }
circle, rect { fill: currentColor } .line { stroke: currentColor; stroke-width: 2; fill: none } .key { fill: currentColor }
.c0 { color: #2f6db5 } .c1 { color: #c2541d } .c2 { color: #2c8a5b } .c3 { color: #8a4fa3 } .c4 { color: #a3831c } .c5 { color: #b03a5b }
";

/// The whole page.
#[must_use]
pub fn page(game: &dyn Entry, tournament: &Tournament, standing: &Standing) -> String {
    let title = game.meta().title(Lang::En);
    let setup =
        game.complete(&tournament.setup).map_or_else(|error| error.to_string(), |setup| setup.to_string());
    let mut page = String::new();
    let mut put = |text: &str| {
        page.push_str(text);
        page.push('\n');
    };
    put("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">");
    put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    put(&format!("<title>{} · arena</title>\n<style>{STYLE}</style>\n</head>\n<body>", escape(title)));
    put(&format!("<h1>{}</h1>", escape(title)));
    put(&format!(
        "<p>{} · {} games · every bot in every seat on the same seeds · intervals of 95 %</p>",
        escape(&setup),
        standing.games
    ));
    put(&table(standing));
    put(
        "<h2>Rating</h2>\n<p>Bradley–Terry; 400 points are odds of ten to one to come before an opponent.</p>",
    );
    put(&dots("Ratings with intervals", &by_bot(standing, |bot| bot.rating), 0.0, &|x| format!("{x:+.0}")));
    put("<h2>Victories</h2>");
    let percent = |x: f64| format!("{:.0} %", 100.0 * x);
    put(&dots("Share of victories", &by_bot(standing, |bot| bot.share), standing.fair_share, &percent));
    put("<h2>Victories by seat</h2>");
    put(&dots("Share of victories by seat", &by_seat(standing), standing.fair_share, &percent));
    put("<h2>Points</h2>");
    let all = standing.bots.iter().flat_map(|bot| bot.histogram.keys()).map(|points| i64::from(*points));
    let range = (all.clone().min().unwrap_or_default(), all.max().unwrap_or_default());
    for (i, bot) in standing.bots.iter().enumerate() {
        let values: Vec<Bar> = bot.histogram.iter().map(|(points, n)| (i64::from(*points), *n)).collect();
        put(&format!("<p class=\"c{}\">{} · {}</p>", i % 6, escape(&bot.bot), spread(&bot.points)));
        put(&bars(&format!("Points of {}", bot.bot), &values, i, range));
    }
    put("<h2>Length of the games, in rounds</h2>");
    let rounds: Vec<Bar> = standing.lengths.iter().map(|(rounds, n)| (i64::from(*rounds), *n)).collect();
    put(&format!("<p>{}</p>", spread(&standing.rounds)));
    put(&bars("Rounds", &rounds, 5, standing.rounds.range()));
    put("<h2>How games ended</h2>");
    put(&endings(standing));
    let bots: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
    put(&format!(
        "<footer>cabildo arena {} --setup {} --bots {} --games {} --seed {}</footer>\n</body>\n</html>",
        game.meta().id,
        escape(&setup.replace(' ', ",")),
        escape(&bots.join(",")),
        standing.games,
        tournament.seed
    ));
    page
}

fn by_bot(standing: &Standing, of: impl Fn(&crate::BotStanding) -> Interval) -> Vec<Dot> {
    standing
        .bots
        .iter()
        .enumerate()
        .map(|(i, bot)| Dot { label: bot.bot.clone(), interval: of(bot), colour: i })
        .collect()
}

fn by_seat(standing: &Standing) -> Vec<Dot> {
    let mut rows = Vec::new();
    for (i, bot) in standing.bots.iter().enumerate() {
        for (seat, there) in Seat::all(bot.seats.len()).zip(&bot.seats) {
            rows.push(Dot { label: format!("{} in {seat}", bot.bot), interval: there.share, colour: i });
        }
    }
    rows
}

fn spread(spread: &Spread) -> String {
    let (low, high) = spread.range();
    format!(
        "mean {:.1} ± {:.1}, deviation {:.1}, from {low} to {high}",
        spread.mean(),
        spread.margin(),
        spread.deviation()
    )
}

fn table(standing: &Standing) -> String {
    let mut text = "<div class=\"wide\"><table>\n<tr><th>bot</th><th>entries</th><th>won</th><th>points</th><th>rating</th><th>ms per answer</th></tr>\n".to_owned();
    for bot in &standing.bots {
        let _ = writeln!(
            text,
            "<tr><td>{}</td><td>{}</td><td>{:.1} % ({:.1} to {:.1})</td><td>{:.1} ± {:.1}</td><td>{:+.0} ({:+.0} to {:+.0})</td><td>{:.2}</td></tr>",
            escape(&bot.bot),
            bot.entries,
            100.0 * bot.share.value,
            100.0 * bot.share.low,
            100.0 * bot.share.high,
            bot.points.mean(),
            bot.points.margin(),
            bot.rating.value,
            bot.rating.low,
            bot.rating.high,
            bot.milliseconds
        );
    }
    text.push_str("</table></div>");
    text
}

fn endings(standing: &Standing) -> String {
    let mut text =
        "<div class=\"wide\"><table>\n<tr><th>ending</th><th>games</th><th>share</th></tr>\n".to_owned();
    for (ending, n) in &standing.endings {
        let share = 100.0 * *n as f64 / standing.games.max(1) as f64;
        let _ = writeln!(text, "<tr><td>{}</td><td>{n}</td><td>{share:.1} %</td></tr>", escape(ending));
    }
    text.push_str("</table></div>");
    text
}
