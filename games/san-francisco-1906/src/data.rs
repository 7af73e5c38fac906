//! The contents of the box as tables. §cards.1, §data.1: six sheets are compiled in; an owner of the box can give a corrected one instead of
//! any of them, in the same form. What is wrong with a sheet is said with its line.

mod actions;
mod developments;
mod grid;
mod objectives;
mod permits;
mod plots;
mod row;
mod section;
mod tracks;

use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex};

use kernel::{Bag, Kind, STANDARD, kinds};
use sha2::{Digest, Sha256};

use crate::objectives::Objectives;
use crate::permit::Permit;

pub(crate) use actions::{ActionCards, MOST_SPACES, Side};
pub(crate) use developments::{DevelopmentCards, Worth};
pub(crate) use grid::Grid;
pub(crate) use objectives::ObjectiveCards;
pub(crate) use permits::PermitKinds;
pub(crate) use plots::PlotCards;
pub(crate) use tracks::{FIRST_YEAR, Money, Tracks, Year};

kinds! {
    /// The six sheets of data. Each is an option of the set-up.
    pub enum Sheet: "sheet of data" {
        Plots = "plots",
        Permits = "permits",
        Objectives = "objectives",
        Developments = "developments",
        Actions = "actions",
        Tracks = "tracks",
    }
}

impl Sheet {
    /// The sheet that is compiled in: what an owner copies and corrects.
    #[must_use]
    pub fn standard(self) -> &'static str {
        match self {
            Sheet::Plots => include_str!("../data/plots.csv"),
            Sheet::Permits => include_str!("../data/permits.csv"),
            Sheet::Objectives => include_str!("../data/objectives.csv"),
            Sheet::Developments => include_str!("../data/developments.csv"),
            Sheet::Actions => include_str!("../data/actions.toml"),
            Sheet::Tracks => include_str!("../data/tracks.toml"),
        }
    }
}

/// What is wrong with a sheet, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The line of the file, from 1 on; 0 for the sheet as a whole.
    line: usize,
    why: String,
}

impl Fault {
    fn at(line: usize, why: impl Into<String>) -> Fault {
        Fault { line, why: why.into() }
    }

    fn whole(why: impl Into<String>) -> Fault {
        Fault::at(0, why)
    }
}

impl From<sheets::Misread> for Fault {
    fn from(misread: sheets::Misread) -> Fault {
        Fault::at(misread.line(), misread.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.why),
            line => write!(f, "line {line}: {}", self.why),
        }
    }
}

/// The hash of a sheet that is not the one compiled in.
type Hash = [u8; 32];

/// Everything that is printed on cards and boards, ready for the rules.
#[derive(Clone, Debug)]
pub struct Data {
    pub(crate) plots: PlotCards,
    /// The permits of the box.
    pub(crate) permits: Bag<Permit>,
    pub(crate) permit_kinds: PermitKinds,
    pub(crate) objectives: ObjectiveCards,
    pub(crate) developments: DevelopmentCards,
    pub(crate) actions: ActionCards,
    pub(crate) tracks: Tracks,
    /// The assembled map for 2, 3 and 4 players.
    grids: [Grid; 3],
    hashes: [Option<Hash>; Sheet::COUNT],
}

impl Data {
    fn read_standard() -> Result<Data, Fault> {
        let plots = PlotCards::read(Sheet::Plots.standard())?;
        let tracks = Tracks::read(Sheet::Tracks.standard())?;
        let permits = permits::read(Sheet::Permits.standard())?;
        Ok(Data {
            permit_kinds: PermitKinds::of(&permits),
            permits,
            objectives: ObjectiveCards::read(Sheet::Objectives.standard())?,
            developments: DevelopmentCards::read(Sheet::Developments.standard())?,
            actions: ActionCards::read(Sheet::Actions.standard())?,
            grids: Grid::all(&plots, &tracks),
            plots,
            tracks,
            hashes: [None; Sheet::COUNT],
        })
    }

    /// The same data with one sheet replaced.
    fn with(&self, sheet: Sheet, content: &str) -> Result<Data, Fault> {
        let mut data = self.clone();
        match sheet {
            Sheet::Plots => data.plots = PlotCards::read(content)?,
            Sheet::Permits => {
                data.permits = permits::read(content)?;
                data.permit_kinds = PermitKinds::of(&data.permits);
            }
            Sheet::Objectives => data.objectives = ObjectiveCards::read(content)?,
            Sheet::Developments => data.developments = DevelopmentCards::read(content)?,
            Sheet::Actions => data.actions = ActionCards::read(content)?,
            Sheet::Tracks => data.tracks = Tracks::read(content)?,
        }
        data.grids = Grid::all(&data.plots, &data.tracks);
        let changed = plain(content) != plain(sheet.standard());
        data.hashes[sheet.index()] = changed.then(|| Sha256::digest(plain(content)).into());
        Ok(data)
    }

    /// The map of a table of `players`.
    #[inline]
    pub(crate) fn grid(&self, players: usize) -> &Grid {
        &self.grids[players - 2]
    }

    /// The permits of the box.
    #[must_use]
    pub fn permits(&self) -> &Bag<Permit> {
        &self.permits
    }

    /// The objectives with a violet frame, of which three are common.
    #[must_use]
    pub fn violet(&self) -> Objectives {
        self.objectives.violet
    }

    /// `standard`, or the hash of the sheet that was given.
    #[must_use]
    pub fn version(&self, sheet: Sheet) -> String {
        match &self.hashes[sheet.index()] {
            None => STANDARD.to_owned(),
            Some(hash) => hash.iter().fold("sha256:".to_owned(), |text, byte| text + &format!("{byte:02x}")),
        }
    }
}

/// The same text whatever the ends of its lines.
fn plain(content: &str) -> String {
    content.replace("\r\n", "\n")
}

/// Data that many positions share. Two are equal exactly if all their sheets are.
#[derive(Clone, Copy)]
pub struct Tables(&'static Data);

static COMPILED_IN: LazyLock<Tables> = LazyLock::new(|| {
    let data =
        Data::read_standard().unwrap_or_else(|fault| panic!("the data compiled in are broken: {fault}"));
    Tables(Box::leak(Box::new(data)))
});

/// Corrected data, each combination of sheets once: positions point to them for as long as the program runs.
static CORRECTED: Mutex<Vec<Tables>> = Mutex::new(Vec::new());

impl Tables {
    /// The data that are compiled in.
    #[must_use]
    pub fn standard() -> Tables {
        *COMPILED_IN
    }

    /// The tables themselves, for as long as the program runs.
    #[inline]
    pub(crate) fn leaked(self) -> &'static Data {
        self.0
    }

    /// The same data with one sheet replaced by what somebody gave.
    pub(crate) fn with(self, sheet: Sheet, content: &str) -> Result<Tables, Fault> {
        let data = self.0.with(sheet, content)?;
        if data.hashes == COMPILED_IN.hashes {
            return Ok(*COMPILED_IN);
        }
        let mut known = CORRECTED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(same) = known.iter().find(|other| other.hashes == data.hashes) {
            return Ok(*same);
        }
        let tables = Tables(Box::leak(Box::new(data)));
        known.push(tables);
        Ok(tables)
    }
}

impl Deref for Tables {
    type Target = Data;

    #[inline]
    fn deref(&self) -> &Data {
        self.0
    }
}

impl PartialEq for Tables {
    fn eq(&self, other: &Tables) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Tables {}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        for &sheet in Sheet::ALL {
            map.entry(&sheet, &self.version(sheet));
        }
        map.finish()
    }
}
