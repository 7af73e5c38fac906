//! Long jobs that are made of rows: several threads make them, a file keeps them line by line, and a job that was stopped goes on from its file.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::Context;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::options;

/// The rows of a file, if it is there. A last line that was cut off is dropped; a whole line that is no such row is an error, and the file stays as it is.
pub fn kept<R: DeserializeOwned>(path: Option<&Path>) -> Result<Vec<R>, anyhow::Error> {
    let Some(path) = path.filter(|path| path.exists()) else { return Ok(Vec::new()) };
    let named = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(named)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let read = |(i, line)| {
        serde_json::from_str(line).with_context(|| {
            format!("{}: line {} is no row of this kind; keep these rows in another file", named(), i + 1)
        })
    };
    let rows = text[..whole].lines().enumerate().map(read).collect::<Result<_, _>>()?;
    if whole < text.len() {
        let cut = |file: File| file.set_len(whole as u64);
        OpenOptions::new().write(true).open(path).and_then(cut).with_context(named)?;
    }
    Ok(rows)
}

/// Makes a row of every job, in any order, and writes each down at once. A job of which nothing comes has no row.
pub fn make<J: Sync, R: Serialize + Send>(
    jobs: &[J],
    keep: Option<&Path>,
    threads: Option<u16>,
    unit: &str,
    make: impl Fn(&J) -> Result<Option<R>, anyhow::Error> + Sync,
) -> Result<Vec<R>, anyhow::Error> {
    let open = |path: &Path| {
        OpenOptions::new().create(true).append(true).open(path).with_context(|| path.display().to_string())
    };
    let out = Mutex::new((keep.map(open).transpose()?, Vec::new()));
    let bar = options::progress(jobs.len() as u64, unit);
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), anyhow::Error> {
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Some(row) = make(job)? {
                let mut out = out.lock().expect("nobody panics while writing");
                if let Some(file) = &mut out.0 {
                    writeln!(file, "{}", serde_json::to_string(&row)?)?;
                }
                out.1.push(row);
            }
            bar.inc(1);
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> =
            (0..options::threads(threads.map(usize::from))).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a job does not panic"))
    })?;
    bar.finish_and_clear();
    Ok(out.into_inner().expect("nobody panics while writing").1)
}
