//! A few counts for those who watch over a server, in the text format of Prometheus.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::thinking::Ended;

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
    pub retries: AtomicU64,
    /// Of bots' thoughts: how many, how many had less time than they wanted, microseconds in all and of the longest wait.
    pub thoughts: AtomicU64,
    pub thoughts_shortened: AtomicU64,
    pub thought_micros: AtomicU64,
    pub waited_micros: AtomicU64,
    pub longest_wait_micros: AtomicU64,
}

/// Counts one more.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
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

impl Metrics {
    /// A bot has answered.
    pub fn thought(&self, ended: &Ended) {
        let micros = |time: Duration| time.as_micros() as u64;
        count(&self.thoughts);
        if ended.shortened {
            count(&self.thoughts_shortened);
        }
        self.thought_micros.fetch_add(micros(ended.thought), Ordering::Relaxed);
        self.waited_micros.fetch_add(micros(ended.waited), Ordering::Relaxed);
        self.longest_wait_micros.fetch_max(micros(ended.waited), Ordering::Relaxed);
    }

    pub fn text(&self, present: Present) -> String {
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
            (
                "cabildo_store_retries_total",
                "Answers of bots that were kept at a later try, tries counted",
                "counter",
                &self.retries,
            ),
            ("cabildo_thoughts_total", "Questions that bots thought about", "counter", &self.thoughts),
            (
                "cabildo_thoughts_shortened_total",
                "Thoughts that had less time than they wanted",
                "counter",
                &self.thoughts_shortened,
            ),
            (
                "cabildo_thinking_microseconds_total",
                "Time that bots thought",
                "counter",
                &self.thought_micros,
            ),
            (
                "cabildo_waiting_microseconds_total",
                "Time that thoughts stood in the queue",
                "counter",
                &self.waited_micros,
            ),
            (
                "cabildo_longest_wait_microseconds",
                "The longest time that a thought stood in the queue",
                "gauge",
                &self.longest_wait_micros,
            ),
        ];
        let mut text = String::new();
        for (name, help, kind, counter) in rows {
            let value = counter.load(Ordering::Relaxed);
            text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"));
        }
        let rows = [
            ("cabildo_live_tables", "Tables held in memory", present.tables),
            ("cabildo_thoughts", "Thoughts of bots that wait or are under way", present.thoughts),
            ("cabildo_bot_memory_bytes", "What bots remember who do not think right now", present.bytes),
        ];
        for (name, help, value) in rows {
            text.push_str(&format!("# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}\n"));
        }
        text
    }
}
