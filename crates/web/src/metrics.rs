//! Counts and times for those who watch over a server, in the text format of OpenMetrics (Prometheus).

use std::sync::atomic::Ordering;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

use crate::thinking::Ended;

/// The type of what [`Metrics::text`] writes.
pub const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    route: String,
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Limit {
    limit: &'static str,
}

type Times = fn() -> Histogram;

/// What is counted since the start.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub requests: Counter,
    pub refused: Counter,
    pub failed: Counter,
    pub moves: Counter,
    pub bot_moves: Counter,
    /// Answers of programs that were given by another bot.
    pub owed: Counter,
    pub tables: Counter,
    pub finished: Counter,
    pub panics: Counter,
    pub failed_logins: Counter,
    pub store_errors: Counter,
    pub connections: Gauge,
    pub streams: Gauge,
    /// Answers of bots that were tried again because they could not be kept.
    pub retries: Counter,
    shortened: Counter,
    thinking: Histogram,
    waiting: Histogram,
    longest_wait: Gauge,
    pub writes: Histogram,
    live: Gauge,
    thoughts: Gauge,
    bytes: Gauge,
    answers: Family<Asked, Histogram, Times>,
    limits: Family<Limit, Counter>,
}

/// Counts one more.
pub fn count(counter: &Counter) {
    counter.inc();
}

/// What is so at this moment.
#[derive(Clone, Copy, Debug)]
pub struct Present {
    /// Tables in memory.
    pub tables: usize,
    /// Thoughts of bots that wait or are under way.
    pub thoughts: usize,
    /// Bytes that bots remember.
    pub bytes: usize,
}

/// From half a millisecond to ten seconds.
fn times() -> Histogram {
    Histogram::new([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0])
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("cabildo");
        let all = &mut registry;
        Metrics {
            requests: add(all, "requests", "Requests served"),
            refused: add(all, "requests_refused", "Requests answered with 4xx"),
            failed: add(all, "requests_failed", "Requests answered with 5xx"),
            moves: add(all, "moves", "Answers given by people and programs"),
            bot_moves: add(all, "bot_moves", "Answers given by bots"),
            owed: add(all, "answers_owed", "Answers that programs owed and built-in bots gave"),
            tables: add(all, "tables", "Tables begun"),
            finished: add(all, "tables_finished", "Tables played to the end"),
            panics: add(all, "panics", "Panics in rules or bots"),
            failed_logins: add(all, "logins_failed", "Names and passwords that did not go together"),
            store_errors: add(all, "store_errors", "Reads and writes that the store failed at"),
            connections: add(all, "connections", "Connections that are open"),
            streams: add(all, "streams", "Pages that listen for changes"),
            live: add(all, "live_tables", "Tables held in memory"),
            thoughts: add(all, "thoughts", "Thoughts of bots that wait or are under way"),
            bytes: add(all, "bot_memory_bytes", "What bots remember who do not think right now"),
            retries: add(
                all,
                "store_retries",
                "Answers of bots that were kept at a later try, tries counted",
            ),
            shortened: add(all, "thoughts_shortened", "Thoughts that had less time than they wanted"),
            longest_wait: add(
                all,
                "longest_wait_microseconds",
                "The longest time that a thought stood in the queue",
            ),
            limits: add(all, "limits_hit", "Requests and connections refused by a limit"),
            thinking: put(all, "bot_thinking_seconds", "How long bots think about an answer", times()),
            waiting: put(all, "bot_waiting_seconds", "How long a thought stands in the queue", times()),
            writes: put(all, "store_write_seconds", "How long a change takes to the disk", times()),
            answers: put(
                all,
                "request_seconds",
                "How long an answer takes, by route and kind of status",
                Family::new_with_constructor(times as Times),
            ),
            registry,
        }
    }
}

fn put<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

fn add<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    put(registry, name, help, M::default())
}

impl Metrics {
    /// A request was answered. The route is the pattern of its address, so that there are only so many of them.
    pub fn answered(&self, route: &str, status: u16, took: Duration) {
        let status = match status {
            ..=299 => "2xx",
            300..=399 => "3xx",
            400..=499 => "4xx",
            500.. => "5xx",
        };
        let asked = Asked { route: route.to_owned(), status };
        self.answers.get_or_create(&asked).observe(took.as_secs_f64());
    }

    /// A limit was met.
    pub fn limited(&self, limit: &'static str) {
        self.limits.get_or_create(&Limit { limit }).inc();
    }

    /// A bot has answered.
    pub fn thought(&self, ended: &Ended) {
        if ended.shortened {
            count(&self.shortened);
        }
        self.thinking.observe(ended.thought.as_secs_f64());
        self.waiting.observe(ended.waited.as_secs_f64());
        let micros = i64::try_from(ended.waited.as_micros()).unwrap_or(i64::MAX);
        self.longest_wait.inner().fetch_max(micros, Ordering::Relaxed);
    }

    pub fn text(&self, present: Present) -> String {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.live.set(number(present.tables));
        self.thoughts.set(number(present.thoughts));
        self.bytes.set(number(present.bytes));
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_times_are_told_by_route_and_limit() {
        let metrics = Metrics::default();
        count(&metrics.moves);
        metrics.answered("/t/{table}", 200, Duration::from_millis(3));
        metrics.answered("/t/{table}", 404, Duration::from_millis(3));
        metrics.limited("logins");
        let text = metrics.text(Present { tables: 7, thoughts: 2, bytes: 3 });
        for line in [
            "cabildo_moves_total 1",
            "cabildo_live_tables 7",
            "cabildo_thoughts 2",
            "cabildo_limits_hit_total{limit=\"logins\"} 1",
            "cabildo_request_seconds_count{route=\"/t/{table}\",status=\"4xx\"} 1",
            "cabildo_request_seconds_bucket{le=\"0.005\",route=\"/t/{table}\",status=\"2xx\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
