//! A few counts for those who watch over a server, in the text format of Prometheus.

use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    pub requests: AtomicU64,
    pub refused: AtomicU64,
    pub failed: AtomicU64,
    pub moves: AtomicU64,
    pub bot_moves: AtomicU64,
    pub tables: AtomicU64,
    pub finished: AtomicU64,
    pub streams: AtomicU64,
    pub panics: AtomicU64,
}

/// Counts one more.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    pub fn text(&self, live: usize) -> String {
        let rows = [
            ("cabildo_requests_total", "Requests served", "counter", &self.requests),
            ("cabildo_requests_refused_total", "Requests answered with 4xx", "counter", &self.refused),
            ("cabildo_requests_failed_total", "Requests answered with 5xx", "counter", &self.failed),
            ("cabildo_moves_total", "Answers given by people and programs", "counter", &self.moves),
            ("cabildo_bot_moves_total", "Answers given by bots", "counter", &self.bot_moves),
            ("cabildo_tables_total", "Tables begun", "counter", &self.tables),
            ("cabildo_tables_finished_total", "Tables played to the end", "counter", &self.finished),
            ("cabildo_streams", "Pages that listen for changes", "gauge", &self.streams),
            ("cabildo_panics_total", "Panics in rules or bots", "counter", &self.panics),
        ];
        let mut text = String::new();
        for (name, help, kind, counter) in rows {
            let value = counter.load(Ordering::Relaxed);
            text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"));
        }
        let name = "cabildo_live_tables";
        text.push_str(&format!("# HELP {name} Tables held in memory\n# TYPE {name} gauge\n{name} {live}\n"));
        text
    }
}
