//! Boards, tracks, prices, limits and years.

use sheets::{Section, Value};

use super::Fault;
use super::section::{Items, numbers, sections};
use crate::permit::MOST_PERMITS;

/// Spaces of the income zone.
pub(crate) const INCOMES: usize = 4;
/// The years, 1906 to 1912.
pub(crate) const YEARS: usize = 7;
/// The first year.
pub(crate) const FIRST_YEAR: u16 = 1906;
/// The most dollars that a money track can show.
const MOST_DOLLARS: usize = 31;
/// The most columns and rows of a development board.
const MOST_SQUARES: usize = 12;

/// Everything printed on boards and tracks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tracks {
    /// §income.1: dollars of the income spaces from left to right.
    pub(crate) income: [u8; INCOMES],
    /// §money.1: the most dollars.
    pub(crate) most_dollars: u8,
    /// §score.5: points for the dollars left.
    end_points: [i8; MOST_DOLLARS + 1],
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    /// Column and row where every token begins.
    pub(crate) start: (u8, u8),
    values: [[i8; MOST_SQUARES]; MOST_SQUARES],
    development_bar: [u8; MOST_SQUARES],
    clearing_bar: [u8; MOST_SQUARES],
    /// Buildings of one player.
    pub(crate) buildings: u8,
    /// §permit.2: the most permits of one player.
    pub(crate) permits: u8,
    /// §row.1: cards in a full row.
    pub(crate) row: u8,
    /// §turn.3.
    pub(crate) step: u8,
    /// §clearing.1.
    pub(crate) clear_token: u8,
    /// §clearing.2.
    pub(crate) clear_nothing: u8,
    /// §urban.1.
    pub(crate) urban_development: u8,
    /// §build.7.
    pub(crate) build_on_rubble: u8,
    majority_colour: [[u8; 4]; 3],
    majority_rubble: [[u8; 4]; 3],
    /// §goal.17: nothing for a player with nothing.
    pub(crate) requires_presence: bool,
    /// §goal.9: corners of each card instead of corners of the map.
    pub(crate) corners_of_cards: bool,
    pub(crate) years: [Year; YEARS],
}

/// Dollars as a bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Money {
    None,
    Fixed(u8),
    PerBuilt(u8),
}

/// One year: what building costs, what everybody gets and what may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Year {
    /// §year.2.
    pub(crate) build_cost: u8,
    /// Everybody gets a building.
    pub(crate) always_building: bool,
    pub(crate) permit: bool,
    pub(crate) objective: bool,
    pub(crate) building: bool,
    pub(crate) advance: bool,
    pub(crate) build: bool,
    pub(crate) money: Money,
}

impl Tracks {
    /// Points for dollars left.
    pub(crate) fn money_points(&self, dollars: u8) -> i32 {
        i32::from(self.end_points[usize::from(dollars)])
    }

    /// Points of a square of the development board.
    pub(crate) fn square(&self, column: u8, row: u8) -> i32 {
        i32::from(self.values[usize::from(row)][usize::from(column)])
    }

    pub(crate) fn development_bar(&self, column: u8) -> i32 {
        i32::from(self.development_bar[usize::from(column)])
    }

    pub(crate) fn clearing_bar(&self, row: u8) -> i32 {
        i32::from(self.clearing_bar[usize::from(row)])
    }

    /// Points by place for buildings on a colour.
    pub(crate) fn colour_places(&self, players: usize) -> &[u8] {
        &self.majority_colour[players - 2][..players]
    }

    /// Points by place for rubble tokens.
    pub(crate) fn rubble_places(&self, players: usize) -> &[u8] {
        &self.majority_rubble[players - 2][..players]
    }

    pub(super) fn read(content: &str) -> Result<Tracks, Fault> {
        let all = sections(content)?;
        known_sections(&all)?;
        let find = |name: &str, keys: &[&str]| find(&all, name, keys);
        let income = find("income", &["spaces"])?;
        let money = find("money", &["limit", "end_points"])?;
        let most_dollars = small(money, "limit", 1, MOST_DOLLARS as i64)?;
        let keys = ["columns", "rows", "start", "values", "development_bar", "clearing_bar"];
        let board = find("development", &keys)?;
        let (columns, rows) =
            (small(board, "columns", 1, MOST_SQUARES as i64)?, small(board, "rows", 1, MOST_SQUARES as i64)?);
        let limits = find("limits", &["buildings", "permits", "row"])?;
        let keys = ["step", "clear_token", "clear_nothing", "urban_development", "build_on_rubble"];
        let prices = find("prices", &keys)?;
        let price = |key: &str| small(prices, key, 0, 15);
        let keys =
            ["colour.2", "colour.3", "colour.4", "rubble.2", "rubble.3", "rubble.4", "requires_presence"];
        let majority = find("majority", &keys)?;
        let scoring = find("scoring", &["corner_scope"])?;
        Ok(Tracks {
            income: incomes(income)?,
            most_dollars,
            end_points: signed(&money.numbers("end_points", usize::from(most_dollars) + 1, -50..=50)?),
            columns,
            rows,
            start: start(board, columns, rows)?,
            values: squares(board, columns, rows)?,
            development_bar: bytes(&board.numbers("development_bar", usize::from(columns), 0..=50)?),
            clearing_bar: bytes(&board.numbers("clearing_bar", usize::from(rows), 0..=50)?),
            buildings: small(limits, "buildings", 1, 8)?,
            permits: small(limits, "permits", 1, MOST_PERMITS as i64)?,
            row: small(limits, "row", 1, MOST_PERMITS as i64)?,
            step: price("step")?,
            clear_token: price("clear_token")?,
            clear_nothing: price("clear_nothing")?,
            urban_development: price("urban_development")?,
            build_on_rubble: price("build_on_rubble")?,
            majority_colour: places(majority, "colour")?,
            majority_rubble: places(majority, "rubble")?,
            requires_presence: requires_presence(majority)?,
            corners_of_cards: corners_of_cards(scoring)?,
            years: years(&all)?,
        })
    }
}

/// No other sections than those of this sheet, and each once but the years.
fn known_sections(all: &[Section]) -> Result<(), Fault> {
    let known = ["income", "money", "development", "limits", "prices", "majority", "scoring", "year"];
    for (i, section) in all.iter().enumerate() {
        let name = &section.name;
        if !known.contains(&name.as_str()) {
            return Err(Fault::at(section.line, format!("[{name}] is not a section of this sheet")));
        }
        if name != "year" && all[..i].iter().any(|earlier| earlier.name == *name) {
            return Err(Fault::at(section.line, format!("[{name}] stands twice")));
        }
    }
    Ok(())
}

fn find<'a>(all: &'a [Section], name: &str, keys: &[&str]) -> Result<&'a Section, Fault> {
    let section = all.iter().find(|section| section.name == name);
    let section = section.ok_or_else(|| Fault::whole(format!("the section [{name}] is missing")))?;
    section.named(name, false)?;
    section.only(keys)?;
    Ok(section)
}

fn small(section: &Section, key: &str, low: i64, high: i64) -> Result<u8, Fault> {
    section.number(key, low..=high).map(|n| n as u8)
}

fn incomes(income: &Section) -> Result<[u8; INCOMES], Fault> {
    let spaces: [u8; INCOMES] = bytes(&income.numbers("spaces", INCOMES, 0..=9)?);
    if (1..INCOMES).any(|i| spaces[..i].contains(&spaces[i])) {
        return Err(Fault::at(income.value("spaces")?.0, "two income spaces bring the same"));
    }
    Ok(spaces)
}

/// Column and row where every token begins.
fn start(board: &Section, columns: u8, rows: u8) -> Result<(u8, u8), Fault> {
    let start = board.numbers("start", 2, 0..=MOST_SQUARES as i64 - 1)?;
    let (column, row) = (start[0] as u8, start[1] as u8);
    if column >= columns || row >= rows {
        return Err(Fault::at(board.value("start")?.0, "the token begins outside the board"));
    }
    Ok((column, row))
}

fn requires_presence(majority: &Section) -> Result<bool, Fault> {
    match majority.value("requires_presence")? {
        (_, Value::Flag(flag)) => Ok(*flag),
        (line, _) => Err(Fault::at(line, "requires_presence must be true or false")),
    }
}

fn corners_of_cards(scoring: &Section) -> Result<bool, Fault> {
    match scoring.value("corner_scope")? {
        (_, Value::Text(scope)) if scope == "map" => Ok(false),
        (_, Value::Text(scope)) if scope == "card" => Ok(true),
        (line, _) => Err(Fault::at(line, "corner_scope must be \"map\" or \"card\"")),
    }
}

fn bytes<const N: usize>(numbers: &[i64]) -> [u8; N] {
    std::array::from_fn(|i| numbers.get(i).map_or(0, |n| *n as u8))
}

fn signed<const N: usize>(numbers: &[i64]) -> [i8; N] {
    std::array::from_fn(|i| numbers.get(i).map_or(0, |n| *n as i8))
}

fn squares(board: &Section, columns: u8, rows: u8) -> Result<[[i8; MOST_SQUARES]; MOST_SQUARES], Fault> {
    let (line, list) = board.list("values")?;
    if list.len() != usize::from(rows) {
        return Err(Fault::at(line, format!("values has {} rows, not {rows}", list.len())));
    }
    let mut values = [[0; MOST_SQUARES]; MOST_SQUARES];
    for (i, row) in list.iter().enumerate() {
        let fault = |why: String| Fault::at(line, format!("values, row {} from the bottom, {why}", i + 1));
        let Value::List(row) = row else { return Err(fault("must be a list".to_owned())) };
        values[i] = signed(&numbers(row, usize::from(columns), -50..=50).map_err(fault)?);
    }
    Ok(values)
}

fn places(majority: &Section, what: &str) -> Result<[[u8; 4]; 3], Fault> {
    let of = |players: usize| majority.numbers(&format!("{what}.{players}"), players, 0..=20);
    Ok([bytes(&of(2)?), bytes(&of(3)?), bytes(&of(4)?)])
}

fn years(all: &[Section]) -> Result<[Year; YEARS], Fault> {
    let sections: Vec<&Section> = all.iter().filter(|section| section.name == "year").collect();
    let mut found = Vec::new();
    for (i, section) in sections.iter().enumerate() {
        section.named("year", true)?;
        section.only(&["year", "build_cost", "always", "choose"])?;
        let expected = i64::from(FIRST_YEAR) + i as i64;
        if i < YEARS {
            section.number("year", expected..=expected)?;
        }
        found.push(year(section, i + 1 == YEARS)?);
    }
    found.try_into().map_err(|found: Vec<Year>| {
        Fault::whole(format!("there are {} years, not the {YEARS} from 1906 to 1912", found.len()))
    })
}

fn year(section: &Section, last: bool) -> Result<Year, Fault> {
    let mut year = Year {
        build_cost: section.number("build_cost", 0..=15)? as u8,
        always_building: false,
        permit: false,
        objective: false,
        building: false,
        advance: false,
        build: false,
        money: Money::None,
    };
    let (line, always) = section.list("always")?;
    for value in always {
        if last || *value != Value::Text("building".to_owned()) {
            return Err(Fault::at(line, "always may only be [] or [\"building\"], and [] in 1912"));
        }
        year.always_building = true;
    }
    let (line, choose) = section.list("choose")?;
    for value in choose {
        let Value::Text(text) = value else {
            return Err(Fault::at(line, "choose is a list of words in quotes"));
        };
        let (word, amount) = text.split_once(':').map_or((text.as_str(), None), |(word, n)| (word, Some(n)));
        let amount = amount.map(|n| n.parse::<u8>().ok().filter(|n| *n <= 15));
        let fresh = match (word, amount) {
            ("permit", None) => !std::mem::replace(&mut year.permit, true),
            ("objective", None) => !std::mem::replace(&mut year.objective, true),
            ("building", None) => !std::mem::replace(&mut year.building, true),
            ("advance", None) => !std::mem::replace(&mut year.advance, true),
            ("build", None) if last => !std::mem::replace(&mut year.build, true),
            ("build", None) => return Err(Fault::at(line, "only 1912 has \"build\" as a bonus")),
            ("money", Some(Some(n))) => std::mem::replace(&mut year.money, Money::Fixed(n)) == Money::None,
            ("money-per-built", Some(Some(n))) => {
                std::mem::replace(&mut year.money, Money::PerBuilt(n)) == Money::None
            }
            _ => return Err(Fault::at(line, format!("\"{text}\" is not a bonus"))),
        };
        if !fresh {
            return Err(Fault::at(line, format!("\"{text}\" is one bonus too many")));
        }
    }
    Ok(year)
}
