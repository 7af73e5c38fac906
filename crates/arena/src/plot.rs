//! Plots as plain SVG, drawn by hand: dots with intervals, bars, lines. Colours follow the page's own style.

use std::fmt::Write;

use crate::Interval;

/// One line of a plot: a label and an interval.
pub(crate) struct Dot {
    pub label: String,
    pub interval: Interval,
    /// Which bot's colour it has.
    pub colour: usize,
}

/// One bar of a histogram: where it stands and how high it is.
pub(crate) type Bar = (i64, u64);

const WIDTH: f64 = 720.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 24.0;

/// A text that may stand in a page.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Round numbers between two bounds, about five of them.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let raw = (high - low).max(1e-9) / 5.0;
    let unit = 10f64.powf(raw.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|m| m * unit).find(|step| *step >= raw).unwrap_or(raw);
    let first = (low / step).ceil() as i64;
    (first..).map(|i| i as f64 * step).take_while(|tick| *tick <= high + 1e-9).collect()
}

fn open(svg: &mut String, height: f64, about: &str) {
    let about = escape(about);
    put(svg, format!(r#"<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{about}">"#));
}

fn put(svg: &mut String, line: String) {
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "{line}");
}

/// A curve: what it shows, and its values one after the other.
pub(crate) struct Line {
    pub label: &'static str,
    pub values: Vec<f64>,
}

/// Curves over the same steps.
pub(crate) fn lines(about: &str, curves: &[Line]) -> String {
    const HEIGHT: f64 = 220.0;
    let all = || curves.iter().flat_map(|line| &line.values).copied();
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
    let steps = curves.iter().map(|line| line.values.len()).max().unwrap_or_default().max(2) as f64;
    let mut svg = String::new();
    open(&mut svg, HEIGHT, about);
    if low.is_finite() {
        let room = (high - low).max(1e-6);
        let y = |value: f64| HEIGHT - 24.0 - (value - low) / room * (HEIGHT - 40.0);
        let x = |step: usize| 60.0 + step as f64 / (steps - 1.0) * (WIDTH - 60.0 - RIGHT);
        for tick in ticks(low, high) {
            let at = y(tick);
            put(
                &mut svg,
                format!(
                    r#"<line class="grid" x1="60" x2="{:.0}" y1="{at:.1}" y2="{at:.1}"/>"#,
                    WIDTH - RIGHT
                ),
            );
            put(&mut svg, format!(r#"<text class="label" x="52" y="{:.1}">{tick:.3}</text>"#, at + 4.0));
        }
        for (i, line) in curves.iter().enumerate() {
            let points: Vec<String> = line
                .values
                .iter()
                .enumerate()
                .map(|(step, value)| format!("{:.1},{:.1}", x(step), y(*value)))
                .collect();
            put(
                &mut svg,
                format!(r#"<g class="c{i}"><polyline class="line" points="{}"/>"#, points.join(" ")),
            );
            let label = escape(line.label);
            put(
                &mut svg,
                format!(
                    r#"<text class="key" x="{:.0}" y="{}">{label}</text></g>"#,
                    WIDTH - 220.0,
                    18 + 16 * i
                ),
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// Dots with their intervals, one line each, and a line where something is even.
pub(crate) fn dots(about: &str, rows: &[Dot], even: f64, show: &dyn Fn(f64) -> String) -> String {
    let mut low = rows.iter().map(|row| row.interval.low).fold(even, f64::min);
    let mut high = rows.iter().map(|row| row.interval.high).fold(even, f64::max);
    let room = 0.05 * (high - low).max(1e-6);
    (low, high) = (low - room, high + room);
    let height = 26.0 * rows.len() as f64 + 34.0;
    let x = |value: f64| LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let mut svg = String::new();
    open(&mut svg, height, about);
    for tick in ticks(low, high) {
        let (at, bottom, label) = (x(tick), height - 24.0, show(tick));
        put(&mut svg, format!(r#"<line class="grid" x1="{at:.1}" x2="{at:.1}" y1="4" y2="{bottom}"/>"#));
        put(&mut svg, format!(r#"<text class="tick" x="{at:.1}" y="{:.0}">{label}</text>"#, height - 8.0));
    }
    put(
        &mut svg,
        format!(r#"<line class="even" x1="{0:.1}" x2="{0:.1}" y1="4" y2="{1}"/>"#, x(even), height - 24.0),
    );
    for (i, row) in rows.iter().enumerate() {
        let y = 18.0 + 26.0 * i as f64;
        let Interval { value, low, high } = row.interval;
        let title = format!("{}: {} ({} to {})", row.label, show(value), show(low), show(high));
        put(&mut svg, format!(r#"<g class="c{}"><title>{}</title>"#, row.colour % 6, escape(&title)));
        put(
            &mut svg,
            format!(
                r#"<text class="label" x="{}" y="{:.0}">{}</text>"#,
                LEFT - 10.0,
                y + 4.0,
                escape(&row.label)
            ),
        );
        put(
            &mut svg,
            format!(r#"<line class="span" x1="{:.1}" x2="{:.1}" y1="{y}" y2="{y}"/>"#, x(low), x(high)),
        );
        put(&mut svg, format!(r#"<circle cx="{:.1}" cy="{y}" r="5"/></g>"#, x(value)));
    }
    svg.push_str("</svg>\n");
    svg
}

/// A histogram; neighbouring values share a bar when there are many.
pub(crate) fn bars(about: &str, values: &[Bar], colour: usize, range: (i64, i64)) -> String {
    const HEIGHT: f64 = 150.0;
    let (low, high) = range;
    let wide = ((high - low) / 40 + 1).max(1);
    let count = ((high - low) / wide + 1) as usize;
    let mut sums = vec![0u64; count];
    for (value, n) in values {
        if (low..=high).contains(value) {
            sums[((value - low) / wide) as usize] += n;
        }
    }
    let most = sums.iter().copied().max().unwrap_or_default().max(1) as f64;
    let step = (WIDTH - 60.0) / count as f64;
    let mut svg = String::new();
    open(&mut svg, HEIGHT, about);
    put(&mut svg, format!(r#"<g class="c{}">"#, colour % 6));
    for (i, n) in sums.iter().enumerate() {
        let (from, tall) = (low + i as i64 * wide, *n as f64 / most * (HEIGHT - 34.0));
        let name = if wide == 1 { from.to_string() } else { format!("{from} to {}", from + wide - 1) };
        put(
            &mut svg,
            format!(
                r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{tall:.1}"><title>{name}: {n}</title></rect>"#,
                30.0 + i as f64 * step,
                HEIGHT - 24.0 - tall,
                (step - 1.0).max(0.5)
            ),
        );
    }
    svg.push_str("</g>\n");
    for tick in ticks(low as f64, (high + 1) as f64) {
        let at = 30.0 + (tick - low as f64 + 0.5) / wide as f64 * step;
        put(&mut svg, format!(r#"<text class="tick" x="{at:.1}" y="{}">{tick:.0}</text>"#, HEIGHT - 8.0));
    }
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_inside_the_bounds() {
        assert_eq!(ticks(0.0, 1.0), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(ticks(-130.0, 260.0), [-100.0, 0.0, 100.0, 200.0]);
    }

    #[test]
    fn every_value_of_a_histogram_is_in_some_bar() {
        let svg = bars("points", &[(0, 3), (99, 2), (100, 1)], 0, (0, 100));
        assert!(
            svg.contains(": 3</title>") && svg.contains("<svg") && svg.trim_end().ends_with("</svg>"),
            "{svg}"
        );
        let total: u64 = svg
            .lines()
            .filter_map(|line| line.split_once("</title>")?.0.rsplit_once(": ")?.1.parse::<u64>().ok())
            .sum();
        assert_eq!(total, 6);
    }

    #[test]
    fn labels_cannot_break_the_page() {
        let interval = Interval { value: 0.5, low: 0.4, high: 0.6 };
        let svg =
            dots("x", &[Dot { label: "<b>&".to_owned(), interval, colour: 0 }], 0.5, &|x| format!("{x:.1}"));
        assert!(svg.contains("&lt;b&gt;&amp;") && !svg.contains("<b>"));
    }
}
