//! Data read from files that an owner of the box can correct: one in memory for each different file, for as long as the program runs.

use std::sync::Mutex;

use sha2::{Digest, Sha256};

/// What a record says of a data file.
pub(crate) fn hash(text: &str) -> String {
    let digits: String = Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{digits}")
}

/// Everything of one sort that has been read, with the hashes of the files.
pub(crate) struct Library<T: 'static> {
    known: Mutex<Vec<(String, &'static T)>>,
}

impl<T> Library<T> {
    pub(crate) const fn new() -> Library<T> {
        Library { known: Mutex::new(Vec::new()) }
    }

    /// Finds what a file says, or reads it for the first time.
    pub(crate) fn read(
        &self,
        text: &str,
        parse: impl FnOnce(&str, String) -> Result<T, String>,
    ) -> Result<&'static T, String> {
        let hash = hash(text);
        let mut known = self.known.lock().expect("reading a file does not panic");
        if let Some((_, data)) = known.iter().find(|(other, _)| *other == hash) {
            return Ok(*data);
        }
        let data: &'static T = Box::leak(Box::new(parse(text, hash.clone())?));
        known.push((hash, data));
        Ok(data)
    }
}
