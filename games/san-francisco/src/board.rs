//! The numbers of the boards: read from a data file, checked, and turned into plain tables.

mod file;

use std::fmt;
use std::sync::LazyLock;

use kernel::{Kind, STANDARD};

use crate::kinds::{Bonus, Row};
use crate::library::Library;
use file::File;

/// §setup.3: copies of each bonus.
pub const COPIES: u8 = 3;

/// §setup.4: the columns below the project board.
pub const PROJECT_COLUMNS: usize = 3;

/// The boards that are compiled in.
const SHIPPED: &str = include_str!("../data/board.toml");

/// The numbers printed on the boards. There is one in memory for each different file.
pub struct Board {
    hash: String,
    /// §bonus.3: what each row grants, from the top.
    bonuses: [Bonus; Row::COUNT],
    /// §setup.2: foundation tokens of 2, 3 and 4 players.
    tokens: [u8; 3],
    /// §garden.1: what a garden beside a tram is worth.
    pub(crate) garden: u8,
    /// §skyscraper.1: what the neighbours of a foundation have to be worth.
    pub(crate) threshold: u8,
    /// §skyscraper.2: how much less with each seaside card.
    pub(crate) seaside: u8,
    /// §points.1: half points of a skyscraper, the medal, a completion token, a points token.
    pub(crate) skyscraper: i8,
    pub(crate) medal: i8,
    pub(crate) completion: i8,
    pub(crate) points_token: i8,
    /// §advantage.1: half points of a district by rank, for 2, 3 and 4 players.
    district: [[i8; 4]; 3],
    /// §advantage.2: half points of the trams by rank, for 2, 3 and 4 players.
    trams: [[i8; 4]; 3],
}

static BOARDS: Library<Board> = Library::new();

static STANDARD_BOARD: LazyLock<&'static Board> =
    LazyLock::new(|| Board::read(SHIPPED).expect("the boards that are compiled in are sound"));

/// What the rules here cannot do otherwise: a file that says something else is refused.
const FIXED: [(&str, &str); 9] = [
    ("rows_top_to_bottom", r#"["blue", "grey", "orange", "yellow", "green"]"#),
    ("columns", "5"),
    ("printed_depot_adjacent_row", r#""green""#),
    ("garden_colours", r#"["grey", "orange", "yellow"]"#),
    ("garden_value_unconnected", "0"),
    ("skyscrapers", "9"),
    ("trams", "28"),
    ("contracts", "12"),
    ("project_columns", "3"),
];

impl Board {
    /// The boards that are compiled in.
    #[must_use]
    pub fn standard() -> &'static Board {
        *STANDARD_BOARD
    }

    /// Reads and checks the numbers of the boards. The error names the line.
    pub fn read(text: &str) -> Result<&'static Board, String> {
        BOARDS.read(text, parse)
    }

    /// How the boards are called in a set-up: `standard`, or the hash of their file.
    #[must_use]
    pub fn name(&self) -> &str {
        if self.hash == Board::standard().hash { STANDARD } else { &self.hash }
    }

    /// The hash of the file.
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// §setup.2: foundation tokens at the beginning.
    #[must_use]
    pub fn tokens(&self, players: usize) -> u8 {
        self.tokens[players - 2]
    }

    /// §bonus.3: what a row grants.
    #[must_use]
    pub fn bonus(&self, row: Row) -> Bonus {
        self.bonuses[row.index()]
    }

    /// §advantage.1: half points for a rank in a district.
    pub(crate) fn district(&self, players: usize) -> &[i8; 4] {
        &self.district[players - 2]
    }

    /// §advantage.2: half points for a rank in trams.
    pub(crate) fn trams(&self, players: usize) -> &[i8; 4] {
        &self.trams[players - 2]
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {}", self.name())
    }
}

fn parse(text: &str, hash: String) -> Result<Board, String> {
    let mut file = File::read(text)?;
    for (key, value) in FIXED {
        file.same(key, value)?;
    }
    let mut bonuses = [Bonus::Plus2Token; Row::COUNT];
    for &row in Row::ALL {
        let key = format!("bonus.{row}");
        let (line, bonus) = bonus(&mut file, &key)?;
        if bonuses[..row.index()].contains(&bonus) || bonus == Bonus::TramLineToken {
            return Err(format!("line {line} ({key}): each of the five districts has a bonus of its own"));
        }
        bonuses[row.index()] = bonus;
    }
    file.same("bonus.universal", r#""tram_line_token""#)?;
    let mut each = |key: &str, least: i8, most: i8| file.number(key, least, most);
    let board = Board {
        hash,
        bonuses,
        tokens: [
            each("foundation_tokens.p2", 2, 10)? as u8,
            each("foundation_tokens.p3", 2, 10)? as u8,
            each("foundation_tokens.p4", 2, 10)? as u8,
        ],
        garden: each("garden_value_connected", 1, 9)? as u8,
        threshold: each("skyscraper_threshold", 1, 24)? as u8,
        seaside: each("threshold_reduction_per_seaside", 0, 4)? as u8,
        skyscraper: each("points_half_vp.skyscraper", 0, 20)?,
        medal: each("points_half_vp.medal", 0, 20)?,
        completion: each("points_half_vp.completion_token", 0, 20)?,
        points_token: each("points_half_vp.vp_1_5_token", 0, 20)?,
        district: ranks(&mut file, "district")?,
        trams: ranks(&mut file, "tram")?,
    };
    file.end()?;
    Ok(board)
}

fn bonus(file: &mut File, key: &str) -> Result<(usize, Bonus), String> {
    let found = file.take(key)?;
    let (line, value) = (found.line, found.text.as_str());
    let bonus = match value {
        r#""plus2_token""# => Bonus::Plus2Token,
        r#""value4_card""# => Bonus::Value4Card,
        r#""depot_card""# => Bonus::DepotCard,
        r#""vp_1_5_token""# => Bonus::PointsToken,
        r#""discard2_token""# => Bonus::DiscardToken,
        _ => {
            return Err(format!(
                "line {line} ({key}): {value} is not a district's bonus: plus2_token, value4_card, depot_card, \
                 vp_1_5_token, discard2_token"
            ));
        }
    };
    Ok((line, bonus))
}

/// Half points by rank, for 2, 3 and 4 players; ranks that are not listed give nothing.
fn ranks(file: &mut File, what: &str) -> Result<[[i8; 4]; 3], String> {
    let mut table = [[0; 4]; 3];
    for (players, row) in (2..=4).zip(&mut table) {
        let list = file.numbers(&format!("advantage.{what}_p{players}"), players)?;
        row[..list.len()].copy_from_slice(&list);
    }
    Ok(table)
}
