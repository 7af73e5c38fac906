//! Where the points of finished games come from. A game is played through once after its end, and what was found is kept with its result; games of
//! an older program are played through in the background after a start.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::{Lang, Table, Words};
use serde_json::{Value, json};
use store::{Change, Store};

use crate::desk::Desk;
use crate::live::{Phase, revive};

/// Tables that are looked for at a time.
const PAGE: usize = 50;

/// Points of each seat by source, as they are kept: the names in every language, for the sources differ with what was drawn.
fn written(table: &dyn Table) -> Vec<String> {
    let said: Vec<(Lang, Vec<kernel::Source>)> =
        Lang::ALL.into_iter().map(|lang| (lang, table.breakdown(&Words::new(lang)))).collect();
    // As people count them: some games count in halves.
    let unit = f64::from(coach::unit(table));
    let of = |seat: usize| {
        let count = said.first().map_or(0, |(_, sources)| sources.len());
        let one = |i: usize| {
            let points = f64::from(said[0].1[i].points[seat]) / unit;
            let names = said.iter().map(|(lang, sources)| (lang.code(), sources[i].label.as_str()));
            (points != 0.0).then(|| json!({ "n": points, "of": BTreeMap::from_iter(names) }))
        };
        Value::from((0..count).filter_map(one).collect::<Vec<_>>()).to_string()
    };
    (0..table.players()).map(of).collect()
}

/// Points by source in a language, from what is kept.
pub fn by_source(kept: &str, lang: Lang) -> Vec<(String, f64)> {
    let Ok(Value::Array(all)) = serde_json::from_str(kept) else { return Vec::new() };
    let one = |source: &Value| {
        let names = &source["of"];
        let name = names[lang.code()].as_str().or_else(|| names[Lang::default().code()].as_str())?;
        Some((name.to_owned(), source["n"].as_f64()?))
    };
    all.iter().filter_map(one).collect()
}

/// What the points of many games come from, on average.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Means {
    pub games: u32,
    pub points: f64,
    /// Sums and sums of squares.
    sums: BTreeMap<String, (f64, f64)>,
}

impl Means {
    /// One more game.
    pub fn add(&mut self, kept: &str, lang: Lang) {
        self.games += 1;
        for (name, points) in by_source(kept, lang) {
            let sum = self.sums.entry(name).or_default();
            (sum.0, sum.1) = (sum.0 + points, sum.1 + points * points);
            self.points += points;
        }
    }

    /// The mean of all points.
    pub fn all(&self) -> f64 {
        self.points / f64::from(self.games.max(1))
    }

    /// The mean from one source.
    pub fn of(&self, source: &str) -> f64 {
        self.sums.get(source).map_or(0.0, |(sum, _)| sum / f64::from(self.games.max(1)))
    }

    /// The square of the error of such a mean.
    pub fn doubt(&self, source: &str) -> f64 {
        let n = f64::from(self.games.max(2));
        let (sum, squares) = self.sums.get(source).copied().unwrap_or_default();
        ((squares - sum * sum / n) / (n - 1.0)).max(0.0) / n
    }

    /// The sources, the largest first.
    pub fn sources(&self) -> Vec<String> {
        let mut all: Vec<(&String, f64)> = self.sums.iter().map(|(name, (sum, _))| (name, *sum)).collect();
        all.sort_by(|one, other| other.1.total_cmp(&one.1).then_with(|| one.0.cmp(other.0)));
        all.into_iter().map(|(name, _)| name.clone()).collect()
    }
}

/// Plays a finished game through and keeps where its points come from. A game that can only be read says nothing, once and for all.
fn look(store: &dyn Store, id: &str) -> Option<Change> {
    let stored = store.table(id).ok().flatten()?;
    let seats = stored.row.seats.len();
    let played = catch_unwind(AssertUnwindSafe(|| match revive(&stored) {
        Ok(Phase::Dealt(table)) => written(table.as_ref()),
        Ok(Phase::Gathering(_) | Phase::Kept(_)) | Err(_) => vec!["[]".to_owned(); seats],
    }));
    let sources = played.unwrap_or_else(|_| vec!["[]".to_owned(); seats]);
    Some(Change::Sources { table: id.to_owned(), sources })
}

/// One table, on a thread that may take its time.
async fn note(store: &Arc<dyn Store>, id: String) -> bool {
    let reader = Arc::clone(store);
    let found = tokio::task::spawn_blocking(move || look(reader.as_ref(), &id)).await.ok().flatten();
    match found {
        Some(change) => store.write(change).await.is_ok(),
        None => false,
    }
}

impl Desk {
    /// A game has just ended: where its points come from is written down beside it.
    pub fn note_sources(&self, table: &str) {
        let (store, id) = (Arc::clone(&self.store), table.to_owned());
        tokio::spawn(async move { note(&store, id).await });
    }

    /// The same for games that ended without it: those of an older program, and those whose server stopped at that moment.
    pub async fn fill_sources(&self) {
        if self.store.is_read_only() {
            return;
        }
        let mut filled = 0_usize;
        loop {
            let Ok(tables) = self.store.people().unsourced(PAGE) else { return };
            if tables.is_empty() {
                break;
            }
            for id in tables {
                // Who cannot keep it now tries again after the next start.
                if !note(&self.store, id).await {
                    return;
                }
                filled += 1;
            }
        }
        if filled > 0 {
            tracing::info!(tables = filled, "where the points of older games come from was found");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_in_the_language_of_the_reader_and_averaged() {
        let kept = r#"[{"n":4,"of":{"en":"ships","fr":"navires"}},{"n":-1,"of":{"en":"debts"}}]"#;
        assert_eq!(by_source(kept, Lang::En), [("ships".to_owned(), 4.0), ("debts".to_owned(), -1.0)]);
        assert_eq!(by_source(kept, Lang::Fr)[0].0, "navires");
        assert_eq!(by_source(kept, Lang::Fr)[1].0, "debts", "better another language than nothing");
        assert!(by_source("nonsense", Lang::En).is_empty());
        let mut means = Means::default();
        means.add(kept, Lang::En);
        means.add("[]", Lang::En);
        assert_eq!((means.games, means.all(), means.of("ships")), (2, 1.5, 2.0));
        assert_eq!(means.sources(), ["ships", "debts"]);
        assert_eq!(means.doubt("ships"), 4.0, "four and nought: variance 8, of two games");
    }

    #[test]
    fn what_is_written_of_a_table_adds_up_to_its_points() {
        for game in catalog::GAMES {
            let setup = kernel::SetupText::read("players=3").expect("a set-up");
            let mut table = game.start(&setup, kernel::Seed::from_word("sources")).expect("a table");
            let mut chance = kernel::Chance::fast(7);
            while let Some(seat) = table.acting().first() {
                let legal = table.legal(seat);
                let pick = chance.below(legal.len() as u32) as usize;
                table.play(seat, &legal[pick]).expect("legal");
            }
            for (seat, kept) in written(table.as_ref()).iter().enumerate() {
                let sum: f64 = by_source(kept, Lang::Fr).iter().map(|(_, points)| points).sum();
                let points = f64::from(table.scores().points(kernel::Seat::new(seat)));
                assert_eq!(sum * f64::from(coach::unit(table.as_ref())), points, "{}", game.meta().id);
            }
        }
    }
}
