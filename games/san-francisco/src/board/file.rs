//! A file of `key = value` lines in sections, a small part of TOML: what the boards need and no more.

/// Values by `section.key`, each taken out once.
pub(super) struct File<'a> {
    entries: Vec<(String, usize, &'a str)>,
}

impl<'a> File<'a> {
    pub(super) fn read(text: &'a str) -> Result<File<'a>, String> {
        let mut entries: Vec<(String, usize, &str)> = Vec::new();
        let mut section = "";
        for (i, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let number = i + 1;
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                section = name.trim();
                continue;
            }
            let (key, value) =
                line.split_once('=').ok_or_else(|| format!("line {number}: write key = value"))?;
            let dot = if section.is_empty() { "" } else { "." };
            let key = format!("{section}{dot}{}", key.trim());
            if entries.iter().any(|(earlier, ..)| *earlier == key) {
                return Err(format!("line {number} ({key}): it stands twice"));
            }
            entries.push((key, number, value.trim()));
        }
        Ok(File { entries })
    }

    /// The value of a key as it is written, with its line.
    pub(super) fn take(&mut self, key: &str) -> Result<(usize, &'a str), String> {
        match self.entries.iter().position(|(name, ..)| name == key) {
            Some(at) => {
                let (_, line, value) = self.entries.swap_remove(at);
                Ok((line, value))
            }
            None => Err(format!("{key} is missing")),
        }
    }

    /// A value that cannot be otherwise.
    pub(super) fn same(&mut self, key: &str, value: &str) -> Result<(), String> {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let (line, found) = self.take(key)?;
        if bare(found) == bare(value) {
            return Ok(());
        }
        Err(format!("line {line} ({key}): these rules know no other value than {value}"))
    }

    /// A whole number between two bounds.
    pub(super) fn number(&mut self, key: &str, least: i8, most: i8) -> Result<i8, String> {
        let (line, value) = self.take(key)?;
        match value.parse() {
            Ok(n) if (least..=most).contains(&n) => Ok(n),
            _ => Err(format!("line {line} ({key}): {least} to {most}, not {value}")),
        }
    }

    /// A list of at most so many small numbers.
    pub(super) fn numbers(&mut self, key: &str, most: usize) -> Result<Vec<i8>, String> {
        let (line, value) = self.take(key)?;
        let inside = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let list: Option<Vec<i8>> =
            inside.and_then(|list| list.split(',').map(|n| n.trim().parse().ok()).collect());
        match list {
            Some(list) if list.len() <= most && list.iter().all(|n| (-20..=20).contains(n)) => Ok(list),
            _ => Err(format!(
                "line {line} ({key}): a list of at most {most} numbers from -20 to 20, not {value}"
            )),
        }
    }

    /// Nothing may be left that nobody asked for.
    pub(super) fn end(self) -> Result<(), String> {
        match self.entries.iter().min_by_key(|(_, line, _)| *line) {
            None => Ok(()),
            Some((key, line, _)) => Err(format!("line {line} ({key}): there is no such number")),
        }
    }
}
