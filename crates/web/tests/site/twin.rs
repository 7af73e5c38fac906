//! The table as it could be for all that a viewer may know (non-interference): another seed, other cards where he has not looked, other answers where he
//! was shown that there was one. What the site tells him must be the same to the byte.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use kernel::{Chance, Fortune, RecordPast, RecordPly, Seat, Seed, Table, Viewer};
use store::{
    BanRow, Change, ForkRow, List, Mark, Page, Pending, People, PlayerEntry, PlayerRow, PlyRow, SessionRow,
    Store, StoreError, StoredTable, Tally,
};

use crate::guest::revive;

/// How often another history is tried for each twin. Most of them break a rule somewhere.
const TRIES: u32 = 12;

/// A table that differs from the true one in nothing that the viewer may know.
pub fn altered(truth: &StoredTable, viewer: Viewer, dice: &mut Chance) -> StoredTable {
    let mut twin = truth.clone();
    if let Some(table) = revive(truth).filter(|_| truth.row.dealt.is_some()) {
        let known = known(table.as_ref(), viewer);
        let hidden = Hidden::of(table.as_ref(), viewer);
        for tried in 0..TRIES * 4 {
            // Where little is hidden, it takes longer until something else fits.
            if tried >= TRIES && (&twin.luck, &twin.plies) != (&truth.luck, &truth.plies) {
                break;
            }
            let Some(other) = hidden.changed(&twin, table.as_ref(), dice) else { break };
            if revive(&other).is_some_and(|table| self::known(table.as_ref(), viewer) == known) {
                twin = other;
            }
        }
    }
    if let Some(other) = dealt_anew(&twin, dice)
        && let (Some(here), Some(there)) = (revive(&twin), revive(&other))
        && known(here.as_ref(), viewer) == known(there.as_ref(), viewer)
    {
        twin = other;
    }
    twin.seed = Seed::from_word(&dice.below(u32::MAX).to_string()).to_string();
    twin
}

/// The same game played on from the same position with another deal; `None` if it is not played on from any.
fn dealt_anew(twin: &StoredTable, dice: &mut Chance) -> Option<StoredTable> {
    let fork = twin.fork.as_ref()?;
    let mut past = RecordPast::read(&fork.past).expect("what came before");
    let last = past.stretches.pop()?;
    let (name, ply) = (past.parent.clone(), last.plies.len());
    let mut parent = twin.clone();
    let row = |ply: &RecordPly| PlyRow {
        seat: ply.seat.index() as u8,
        action: ply.action.clone(),
        luck: ply.luck.join(" "),
    };
    parent.plies = last.plies.iter().map(row).collect();
    parent.fork = (!past.stretches.is_empty()).then(|| {
        past.ply = past.stretches.last().map_or(0, |stretch| stretch.plies.len());
        ForkRow { past: past.to_string(), running: false }
    });
    let seed = Seed::from_word(&dice.below(u32::MAX).to_string());
    let mut again = revive(&parent)?.fork(&name, ply, last.seat, Fortune::New(seed)).ok()?;
    again.veil_past(false);
    let past = again.record_for(Viewer::Afterwards).past?;
    Some(StoredTable { fork: Some(ForkRow { past: past.to_string(), ..fork.clone() }), ..twin.clone() })
}

/// Everything that the rules tell a viewer, up to now.
fn known(table: &dyn Table, viewer: Viewer) -> String {
    let told: Vec<_> = (1..=table.ply()).map(|ply| table.events(ply, viewer)).collect();
    format!("{}\n{}\n{told:?}", table.view(viewer), table.record_for(viewer))
}

/// Where a viewer has not looked: tokens of luck by ply and place, and the plies of which he was told only that they were.
struct Hidden {
    tokens: Vec<(usize, usize)>,
    answers: Vec<usize>,
    /// What may lie there instead.
    names: Vec<&'static str>,
}

impl Hidden {
    fn of(table: &dyn Table, viewer: Viewer) -> Hidden {
        let mut hidden = Hidden { tokens: Vec::new(), answers: Vec::new(), names: Vec::new() };
        for ply in 0..=table.ply() {
            for (place, token) in table.luck(ply).into_iter().enumerate() {
                if token.shown_to(viewer) == kernel::HIDDEN {
                    hidden.tokens.push((ply, place));
                    hidden.names.push(token.name);
                }
            }
            let (shown, full) = (table.answer(ply, viewer), table.answer(ply, Viewer::Afterwards));
            if shown != full {
                hidden.answers.push(ply);
            }
        }
        hidden
    }

    /// Another history, legal or not; `None` if nothing is hidden.
    fn changed(&self, from: &StoredTable, truth: &dyn Table, dice: &mut Chance) -> Option<StoredTable> {
        let mut any = |n: usize| dice.below(n as u32) as usize;
        let mut other = from.clone();
        if !self.answers.is_empty() && any(4) == 0 {
            let ply = self.answers[any(self.answers.len())];
            let mut before = truth.copy();
            before.rewind(ply - 1);
            let row = &mut other.plies[ply - 1];
            let legal = before.legal(Seat::new(usize::from(row.seat)));
            row.action = legal[any(legal.len())].clone();
            return Some(other);
        }
        // The latest cards are the likeliest to lie where they were laid.
        let last = self.tokens.len();
        let mut place = || last.checked_sub(1 + any(last.clamp(1, 12))).map(|i| self.tokens[i]);
        let (first, second) = (place()?, place()?);
        let swap = any(2) == 0;
        let name = self.names[any(self.names.len())].to_owned();
        let word = token(&other, first);
        let instead = if swap { token(&other, second) } else { name };
        put(&mut other, first, &instead);
        if swap {
            put(&mut other, second, &word);
        }
        Some(other)
    }
}

fn luck(table: &mut StoredTable, ply: usize) -> &mut String {
    if ply == 0 { &mut table.luck } else { &mut table.plies[ply - 1].luck }
}

fn token(table: &StoredTable, (ply, place): (usize, usize)) -> String {
    let luck = if ply == 0 { &table.luck } else { &table.plies[ply - 1].luck };
    luck.split_whitespace().nth(place).expect("a token").to_owned()
}

fn put(table: &mut StoredTable, (ply, place): (usize, usize), name: &str) {
    let luck = luck(table, ply);
    let mut words: Vec<&str> = luck.split_whitespace().collect();
    words[place] = name;
    *luck = words.join(" ");
}

/// The store of a twin: everything is as it is, but for the tables that are altered. Nothing is kept.
pub struct Altered {
    pub truth: Arc<dyn Store>,
    pub tables: Mutex<HashMap<String, StoredTable>>,
}

impl Store for Altered {
    fn secret(&self) -> [u8; 32] {
        self.truth.secret()
    }

    fn people(&self) -> &dyn People {
        self.truth.people()
    }

    fn write(&self, _change: Change) -> Pending {
        Box::pin(async { Ok(()) })
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let altered = self.tables.lock().expect("nobody panicked").get(id).cloned();
        altered.map_or_else(|| self.truth.table(id), |table| Ok(Some(table)))
    }

    fn tables(&self, list: List<'_>, from: Option<&Mark>, limit: usize) -> Result<Page, StoreError> {
        self.truth.tables(list, from, limit)
    }

    fn waiting_for(&self, player: &str) -> Result<u32, StoreError> {
        self.truth.waiting_for(player)
    }

    fn tally(&self, player: &str) -> Result<Tally, StoreError> {
        self.truth.tally(player)
    }

    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.truth.player(id)
    }

    fn login(&self, login: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.truth.login(login)
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        self.truth.session(id)
    }

    fn analysis(&self, table: &str) -> Result<Option<String>, StoreError> {
        self.truth.analysis(table)
    }

    fn sessions_of(&self, player: &str) -> Result<Vec<SessionRow>, StoreError> {
        self.truth.sessions_of(player)
    }

    fn players_called(&self, word: &str) -> Result<Vec<PlayerRow>, StoreError> {
        self.truth.players_called(word)
    }

    fn players(&self, from: Option<&str>, limit: usize) -> Result<Vec<PlayerEntry>, StoreError> {
        self.truth.players(from, limit)
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.truth.bans()
    }
}
