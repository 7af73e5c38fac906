//! What a visitor chose last for a quick game: players and level, game by game. It stays in his browser, in a cookie, and nowhere else.

use std::collections::BTreeMap;

/// Players and level of each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices(BTreeMap<&'static str, (u8, String)>);

impl Choices {
    /// Reads `puerto-rico:3:skilled,san-juan:2:casual`; what makes no sense is left out.
    pub fn read(text: &str) -> Choices {
        let one = |entry: &str| {
            let mut parts = entry.split(':');
            let game = catalog::find(parts.next()?)?.meta();
            let players = parts.next()?.parse().ok()?;
            let level = parts.next()?;
            let plain = level.len() < 20 && level.bytes().all(|byte| byte.is_ascii_lowercase());
            let sits = (game.seats.0..=game.seats.1).contains(&players);
            (plain && sits && parts.next().is_none()).then(|| (game.id, (players, level.to_owned())))
        };
        Choices(text.split(',').filter_map(one).collect())
    }

    pub fn text(&self) -> String {
        let one = |(game, (players, level)): (&&str, &(u8, String))| format!("{game}:{players}:{level}");
        self.0.iter().map(one).collect::<Vec<_>>().join(",")
    }

    pub fn players(&self, game: &str) -> Option<u8> {
        self.0.get(game).map(|(players, _)| *players)
    }

    pub fn level(&self, game: &str) -> Option<&str> {
        self.0.get(game).map(|(_, level)| level.as_str())
    }

    /// Keeps a choice; whether it is another one than before.
    pub fn keep(&mut self, game: &'static str, players: u8, level: &str) -> bool {
        let chosen = (players, level.to_owned());
        self.0.insert(game, chosen.clone()).as_ref() != Some(&chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::Choices;

    #[test]
    fn choices_are_read_as_they_were_written() {
        let mut choices = Choices::default();
        assert!(choices.keep("puerto-rico", 3, "skilled") && choices.keep("san-juan", 2, "casual"));
        assert!(!choices.keep("puerto-rico", 3, "skilled"), "it is the same");
        assert_eq!(Choices::read(&choices.text()), choices);
        assert_eq!((choices.players("puerto-rico"), choices.level("san-juan")), (Some(3), Some("casual")));
    }

    #[test]
    fn what_makes_no_sense_is_left_out() {
        for bad in
            ["", "chess:2:casual", "san-juan:9:casual", "san-juan:2", "san-juan:2:A;b", "san-juan:2:a:b"]
        {
            assert_eq!(Choices::read(bad), Choices::default(), "{bad}");
        }
    }
}
