//! What many games tell: those of strong bots, which ship with the program, those of people here, and those of one player. What is reckoned from the store
//! is reckoned now and then, not for every reader.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use coach::Analysis;
use coach::explore::{Explored, Seen};
use kernel::Seat;
use store::{List, StoredTable};

use crate::desk::Desk;
use crate::live::{self, Phase};

/// What ships with the program, made by `cabildo explore`.
const SHIPPED: &[(&str, &str)] = &[
    ("puerto-rico", include_str!("../assets/explore/puerto-rico.json")),
    ("san-juan", include_str!("../assets/explore/san-juan.json")),
    ("saint-petersburg", include_str!("../assets/explore/saint-petersburg.json")),
    ("san-francisco", include_str!("../assets/explore/san-francisco.json")),
    ("san-francisco-1906", include_str!("../assets/explore/san-francisco-1906.json")),
];

/// The same, read.
static BOTS: LazyLock<HashMap<&'static str, Arc<Vec<Explored>>>> = LazyLock::new(|| {
    let read = |(game, text): &(&'static str, &'static str)| {
        let found = serde_json::from_str(text).expect("what ships with the program can be read");
        (*game, Arc::new(found))
    };
    SHIPPED.iter().map(read).collect()
});

/// How many games are looked at, and how many of them of one game.
const LOOKED_AT: usize = 600;
const MOST: usize = 200;

/// For how long what was reckoned is good.
const GOOD: Duration = Duration::from_secs(600);

/// When more are remembered, all are forgotten.
const REMEMBERED: usize = 500;

/// Whose games.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Strong bots, as they ship with the program.
    Bots,
    /// The people of this site: their seats alone.
    People,
    /// One of them.
    Player(String),
}

/// What was reckoned last, and when.
type Known = HashMap<(String, By), (Instant, Arc<Vec<Explored>>)>;

/// What was reckoned last.
#[derive(Debug, Default)]
pub struct Explorer(Mutex<Known>);

impl Desk {
    /// What games tell, by number of players. It may take a moment: for a thread that may wait.
    pub fn explored(&self, game: &str, by: &By) -> Arc<Vec<Explored>> {
        if *by == By::Bots {
            return BOTS.get(game).cloned().unwrap_or_default();
        }
        let key = (game.to_owned(), by.clone());
        let lock = || self.explorer.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, known)) = lock().get(&key)
            && at.elapsed() < GOOD
        {
            return Arc::clone(known);
        }
        let found = Arc::new(self.reckon(game, by));
        let mut known = lock();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(key, (Instant::now(), Arc::clone(&found)));
        found
    }

    fn reckon(&self, game: &str, by: &By) -> Vec<Explored> {
        let list = match by {
            By::Player(player) => List::Of(player),
            By::Bots | By::People => List::Finished,
        };
        let mut found: Vec<Explored> = Vec::new();
        let (mut looked, mut taken, mut from) = (0, 0, None);
        while looked < LOOKED_AT && taken < MOST {
            let Ok(page) = self.store.tables(list, from.as_ref(), 100) else { break };
            looked += page.tables.len();
            for row in &page.tables {
                let counts = row.game == game && row.result.is_some() && !row.practice;
                if !counts || taken >= MOST {
                    continue;
                }
                let Some(seen) = self.see(&row.id, by) else { continue };
                taken += 1;
                let known = found.iter().position(|explored| explored.players == seen.players);
                let at = known.unwrap_or_else(|| {
                    found.push(Explored::new(game, seen.players, ""));
                    found.len() - 1
                });
                found[at].add(&seen);
            }
            from = page.next;
            if from.is_none() {
                break;
            }
        }
        found.sort_by_key(|explored| explored.players);
        found
    }

    /// A finished game of the store, with the chances that its analysis knows.
    fn see(&self, id: &str, by: &By) -> Option<Seen> {
        let stored: StoredTable = self.store.table(id).ok()??;
        let Ok(Phase::Dealt(table)) = live::revive(&stored) else { return None };
        let kept = self.store.analysis(id).ok().flatten();
        let analysis = kept.and_then(|kept| serde_json::from_str::<Analysis>(&kept).ok());
        // Chances that were found out otherwise are not counted together with those of today.
        let analysis = analysis.filter(Analysis::is_of_today);
        let chance = |ply: usize, seat: Seat| {
            let moments = &analysis.as_ref()?.moments;
            let moment = moments.iter().find(|moment| moment.ply == ply)?;
            moment.before.get(seat.index()).copied()
        };
        let own = |seat: Seat| {
            let row = &stored.row.seats[seat.index()];
            let person = row.player.is_some() && row.bot.is_none() && !row.resigned;
            person && !matches!(by, By::Player(player) if row.player.as_ref() != Some(player))
        };
        Seen::of(id, table.as_ref(), &chance, &own)
    }
}
