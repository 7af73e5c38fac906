//! What is told of the games that are kept as text, worked out again from their events as programs read them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel::{Chance, Fortune, Lang, Record, Seat, Seed, Table, Viewer, Words};
use serde_json::Value as Json;

use super::{Memory, Value, most};
use crate::boards::{face, lay};

#[test]
fn of_equals_the_first_is_remembered() {
    assert_eq!(most([("a", 2), ("b", 3), ("c", 3)], |one| one.1), Some(("b", 3)));
    assert_eq!(most(Vec::<u8>::new(), |n| *n), None);
}

/// The games of a kind that are kept as text.
fn stored(game: &str) -> Vec<(String, Box<dyn Table>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}/tests/replays"));
    let read = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let record = Record::read(&fs::read_to_string(&path).expect("a page of text")).expect("a record");
        (name, catalog::find(game).expect("a game").resume(&record).expect("a game that is played again"))
    };
    let games: Vec<_> = fs::read_dir(folder).expect("stored games").map(read).collect();
    assert!(games.len() > 5, "{}", games.len());
    games
}

/// An event as a program reads it, with the answer that it came with.
struct Heard {
    ply: usize,
    event: Json,
}

impl Heard {
    fn is(&self, kind: &str) -> bool {
        self.event["event"] == kind
    }

    fn n(&self, name: &str) -> i64 {
        self.event[name].as_i64().unwrap_or_else(|| panic!("{name} of {}", self.event))
    }

    fn text(&self, name: &str) -> &str {
        self.event[name].as_str().unwrap_or_else(|| panic!("{name} of {}", self.event))
    }

    fn seat(&self) -> Seat {
        self.text("seat").parse().expect("a seat")
    }
}

fn heard(table: &dyn Table) -> Vec<Heard> {
    let of = |ply: usize| {
        let events = table.events(ply, Viewer::Spectator);
        events.into_iter().map(move |event| Heard { ply, event })
    };
    (1..=table.ply()).flat_map(of).collect()
}

/// The first of the events of a kind with the most of something.
fn top<'a>(all: &'a [Heard], kinds: &[&str], of: impl Fn(&Heard) -> Vec<i64>) -> Option<&'a Heard> {
    let mut best: Option<&Heard> = None;
    for one in all.iter().filter(|one| kinds.iter().any(|kind| one.is(kind))) {
        if best.is_none_or(|best| of(one) > of(best)) {
            best = Some(one);
        }
    }
    best
}

/// What is told of a game, by its name.
fn told(table: &dyn Table) -> BTreeMap<&'static str, Memory> {
    let highlights = lay(table).memories().highlights;
    assert!((2..=super::SHOWN).contains(&highlights.len()), "{highlights:?}");
    highlights.into_iter().map(|memory| (memory.name, memory)).collect()
}

impl Memory {
    fn number(&self, name: &str) -> i64 {
        match self.values.iter().find(|(found, _)| *found == name) {
            Some((_, Value::Number(n))) => *n,
            Some((_, Value::Points(points))) => i64::from(*points),
            Some((_, Value::Thing(thing))) => panic!("{name} is {thing}"),
            None => panic!("{} has no {name}", self.name),
        }
    }

    fn named(&self, name: &str) -> &str {
        match self.values.iter().find(|(found, _)| *found == name) {
            Some((_, Value::Thing(thing))) => thing,
            other => panic!("{name} of {} is {other:?}", self.name),
        }
    }

    fn ply(&self) -> Option<usize> {
        self.when.map(|(ply, _)| ply)
    }

    fn same(&self, one: &Heard) {
        assert_eq!((self.whose, self.ply()), (Some(one.seat()), Some(one.ply)), "{self:?}: {}", one.event);
    }
}

#[test]
fn puerto_rico_is_remembered_by_its_largest_load_and_harvest_and_by_who_called_the_last_round() {
    let mut seen = BTreeMap::<&str, usize>::new();
    for (name, table) in stored("puerto-rico") {
        let (table, told) = (table.as_ref(), told(table.as_ref()));
        let all = heard(table);
        let load = top(&all, &["loaded", "shipped", "sent"], |one| vec![one.n("barrels"), one.n("points")]);
        if let Some(load) = load {
            let kind = ["loaded", "shipped", "sent"].into_iter().position(|kind| load.is(kind));
            let memory = &told[["load", "wharf", "sent"][kind.expect("a kind")]];
            memory.same(load);
            assert_eq!(memory.number("barrels"), load.n("barrels"), "{name}");
            assert_eq!(memory.number("points"), load.n("points"), "{name}");
        }
        let barrels = |one: &Heard| -> Vec<i64> {
            one.event["barrels"].as_array().expect("barrels").iter().filter_map(Json::as_i64).collect()
        };
        let size = |one: &Heard| {
            let barrels = barrels(one);
            vec![barrels.iter().sum::<i64>(), barrels.iter().filter(|n| **n > 0).count() as i64]
        };
        let harvest = top(&all, &["produced"], size).filter(|one| size(one)[0] > 0);
        if let Some(harvest) = harvest {
            told["harvest"].same(harvest);
            assert_eq!(
                vec![told["harvest"].number("barrels"), told["harvest"].number("kinds")],
                size(harvest)
            );
        }
        // Its points are those of the page: what is printed on it, and its own line of the count.
        if let Some(house) = told.get("house") {
            let seat = house.whose.expect("an owner");
            let title =
                face("puerto-rico").and_then(|face| face.name(&house.thing, Lang::En)).expect("a title");
            let sources = table.breakdown(&Words::new(Lang::En));
            let own =
                sources.iter().find(|source| source.label == title).map_or(0, |one| one.points[seat.index()]);
            let printed = house.number("points") - i64::from(own);
            let expected = if house.thing == "statue" { 8 } else { 4 };
            assert_eq!(printed, expected, "{name}: {house:?}");
            let most = sources.iter().skip(2).flat_map(|source| &source.points).max().copied().unwrap_or(0);
            let large = sources.iter().skip(2).any(|one| one.label == title && one.points.contains(&most));
            assert!(
                large || house.thing == "statue" || sources.iter().any(|one| one.label.contains("oble")),
                "{name}"
            );
        } else if let Some(dearest) = told.get("dearest") {
            let built = top(&all, &["built"], |one| vec![one.n("price")]).expect("something was built");
            dearest.same(built);
        }
        let called = all.iter().find(|one| one.is("last-round")).expect("the last round");
        let (end, by) = match table.ending().expect("it is over").id {
            "city" => ("full-city", table.answer(called.ply, Viewer::Spectator).map(|(seat, _)| seat)),
            "points" => ("last-point", told["last-point"].whose),
            _ => ("last-colonist", None),
        };
        assert_eq!((told[end].whose, told[end].ply()), (by, Some(called.ply)), "{name}");
        for name in told.keys() {
            *seen.entry(name).or_default() += 1;
        }
    }
    // The largest load of a game is seldom a Wharf's.
    for name in ["load", "house", "harvest", "full-city", "last-point", "last-colonist"] {
        assert!(seen.contains_key(name), "{name} was never told: {seen:?}");
    }
}

#[test]
fn san_juan_is_remembered_by_its_best_sale_and_by_the_twelfth_building() {
    let mut seen = BTreeMap::<&str, usize>::new();
    for (name, table) in stored("san-juan") {
        let (table, told) = (table.as_ref(), told(table.as_ref()));
        let all = heard(table);
        let sale = top(&all, &["sold"], |one| vec![one.n("income")]).filter(|one| one.n("income") > 0);
        if let Some(sale) = sale {
            told["sale"].same(sale);
            assert_eq!(told["sale"].number("cards"), sale.n("income"), "{name}");
            assert_eq!(
                Some(told["sale"].number("goods") as usize),
                sale.event["goods"].as_array().map(Vec::len)
            );
        }
        if let Some(house) = told.get("house") {
            let built = all.iter().find(|one| {
                one.is("built") && one.text("card") == house.thing && Some(one.seat()) == house.whose
            });
            house.same(built.expect("it was built"));
            // Nobody's customs house, palace or residence brought more.
            let most =
                table.breakdown(&Words::default()).iter().skip(2).flat_map(|one| one.points.clone()).max();
            assert!(i64::from(most.unwrap_or(0)) <= house.number("points"), "{name}");
        }
        if let Some(bargain) = told.get("bargain") {
            let built: Vec<&Heard> = all.iter().filter(|one| one.is("built")).collect();
            let own = built.iter().find(|one| Some(one.ply) == bargain.ply()).expect("it was built");
            bargain.same(own);
            assert_eq!(own.n("cost"), bargain.number("cost"), "{name}");
            assert!(bargain.number("cost") < bargain.number("printed"), "{name}");
        }
        if let Some(end) = told.get("twelfth") {
            let mut cities = BTreeMap::<Seat, u32>::new();
            // Everybody begins with an indigo plant of his own, or what stands for it.
            let twelfth =
                all.iter().filter(|one| one.is("built") && one.event["over"].is_null()).find(|one| {
                    let city = cities.entry(one.seat()).or_insert(1);
                    *city += 1;
                    *city == 12
                });
            end.same(twelfth.unwrap_or_else(|| panic!("{name}: nobody built twelve")));
        }
        for name in told.keys() {
            *seen.entry(name).or_default() += 1;
        }
    }
    for name in ["sale", "house", "bargain", "twelfth", "exhausted"] {
        assert!(seen.contains_key(name), "{name} was never told: {seen:?}");
    }
}

#[test]
fn saint_petersburg_is_remembered_by_its_best_card_its_best_scoring_and_its_largest_court() {
    for (name, table) in stored("saint-petersburg") {
        let (table, told) = (table.as_ref(), told(table.as_ref()));
        let all = heard(table);
        let mut earned = BTreeMap::<(Seat, String), i64>::new();
        for one in all.iter().filter(|one| one.is("scored")) {
            for card in one.event["cards"].as_array().expect("cards") {
                let card_name = card["card"].as_str().expect("a name").to_owned();
                *earned.entry((one.seat(), card_name)).or_default() +=
                    card["points"].as_i64().expect("points");
            }
        }
        for one in all.iter().filter(|one| one.is("drank")) {
            *earned.entry((one.seat(), "pub".to_owned())).or_default() += one.n("points");
        }
        let best = earned.values().max().copied().unwrap_or(0);
        if best > 0 {
            let card = &told["card"];
            assert_eq!(card.number("points"), best, "{name}");
            let owner = (card.whose.expect("an owner"), card.thing.clone());
            assert_eq!(earned.get(&owner), Some(&best), "{name}");
        }
        if let Some(scoring) =
            top(&all, &["scored"], |one| vec![one.n("points")]).filter(|one| one.n("points") > 0)
        {
            told["scoring"].same(scoring);
            assert_eq!(told["scoring"].number("points"), scoring.n("points"), "{name}");
            assert_eq!(told["scoring"].named("phase"), format!("{}-stack", scoring.text("phase")));
        }
        // The second line of the count is the nobles'.
        let courts = &table.breakdown(&Words::default())[1].points;
        if let Some(nobles) = told.get("nobles") {
            let seat = nobles.whose.expect("a court");
            assert_eq!(i64::from(courts[seat.index()]), nobles.number("points"), "{name}");
            assert_eq!(courts.iter().max(), Some(&courts[seat.index()]), "{name}");
        }
        let last = all.iter().find(|one| one.is("last-round")).expect("the last round");
        let ran_out = format!("{}-stack", last.text("stack"));
        assert_eq!((told["stack"].thing.as_str(), told["stack"].ply()), (ran_out.as_str(), Some(last.ply)));
    }
}

#[test]
fn san_francisco_is_remembered_by_its_finest_district_its_trams_and_who_ended_it() {
    for (name, table) in stored("san-francisco") {
        let (table, told) = (table.as_ref(), told(table.as_ref()));
        let all = heard(table);
        let view = table.view(Viewer::Spectator);
        let seats = view["seats"].as_array().expect("seats");
        let value = |seat: &Json, row: &str| seat["values"][row].as_i64().expect("a value");
        let rows = ["blue", "grey", "orange", "yellow", "green"];
        let most = seats.iter().flat_map(|seat| rows.map(|row| value(seat, row))).max();
        let district = &told["district"];
        assert_eq!(Some(district.number("value")), most, "{name}");
        let row = district.thing.strip_suffix("-district").expect("a district");
        assert_eq!(value(&seats[district.whose.expect("an owner").index()], row), district.number("value"));
        if let Some(trams) = told.get("trams") {
            let of = |seat: &Json| seat["trams"].as_i64().expect("trams");
            assert_eq!(Some(trams.number("n")), seats.iter().map(of).max(), "{name}");
            assert_eq!(of(&seats[trams.whose.expect("an owner").index()]), trams.number("n"));
        }
        if let Some(haul) = told.get("haul") {
            let kept: Vec<Heard> = heard(table).into_iter().filter(|one| one.event["kept"] == true).collect();
            let cards = |one: &Heard| vec![one.event["cards"].as_array().expect("cards").len() as i64];
            let best = top(&kept, &["finalized"], cards).expect("somebody took cards");
            haul.same(best);
            assert_eq!(vec![haul.number("n")], cards(best), "{name}");
        }
        let over = all.iter().find(|one| one.is("over")).expect("the end");
        told[if over.event["full"] == true { "full-city" } else { "foundations" }].same(over);
    }
}

#[test]
fn the_city_of_1906_is_remembered_by_the_building_that_counted_and_the_best_own_objective() {
    for (name, table) in stored("san-francisco-1906") {
        let (table, told) = (table.as_ref(), told(table.as_ref()));
        let all = heard(table);
        let points = |ply: usize, seat: Seat| {
            let mut then = table.copy();
            then.rewind(ply);
            i64::from(then.scores().points(seat))
        };
        let gained = |one: &Heard| vec![points(one.ply, one.seat()) - points(one.ply - 1, one.seat())];
        if let Some(built) = top(&all, &["built"], gained).filter(|one| gained(one)[0] > 0) {
            told["built"].same(built);
            assert_eq!(vec![told["built"].number("points")], gained(built), "{name}");
        }
        if let Some(objective) = told.get("objective") {
            let view = table.view(Viewer::Afterwards);
            let own = &view["seats"][objective.whose.expect("an owner").index()];
            let held = |side: &str| own[side].as_array().expect("objectives").clone();
            let goals: Vec<String> = [held("face-up"), held("face-down")]
                .concat()
                .iter()
                .map(|goal| format!("objective-{}", goal.as_str().expect("a name")))
                .collect();
            assert!(goals.contains(&objective.thing), "{name}: {goals:?} {objective:?}");
        }
        if let Some(purse) = told.get("purse") {
            let money = top(&all, &["income", "got-money", "took-dollar"], |one| vec![one.n("gained")]);
            purse.same(money.expect("somebody got money"));
        }
        match table.ending().expect("it is over").id {
            "best-builder" => {
                let best = all.iter().find(|one| one.is("best-builder")).expect("a best builder");
                told["best-builder"].same(best);
                assert_eq!(
                    told["best-builder"].when.map(|(_, year)| (1906..=1912).contains(&year)),
                    Some(true)
                );
            }
            _ => assert_eq!(told["last-year"].when.map(|(_, year)| year), Some(1912), "{name}"),
        }
    }
}

#[test]
fn what_brought_the_winner_most_is_his_and_stands_in_its_order() {
    let mut shown = 0;
    for game in ["san-juan", "saint-petersburg", "san-francisco", "san-francisco-1906"] {
        for (name, table) in stored(game) {
            let prides = lay(table.as_ref()).memories().prides;
            let winners = table.scores().winners();
            assert!(prides.is_empty() || winners.len() == 1, "{game} {name}");
            assert!(
                prides.is_sorted_by(|one, other| one.points >= other.points),
                "{game} {name}: {prides:?}"
            );
            shown += prides.len();
            // Nothing brought more than the winner has, but for what he lost elsewhere.
            if let (Some(winner), Some(best)) = (winners.first(), prides.first()) {
                let source = |points: &kernel::Source| points.points[winner.index()].max(0);
                let all: i32 = table.breakdown(&Words::default()).iter().map(source).sum();
                assert!(best.points <= all, "{game} {name}: {prides:?}");
            }
        }
    }
    assert!(shown > 50, "{shown}");
}

/// A game that goes on from the middle of another one, and is played to its end at random.
#[test]
fn a_game_that_goes_on_from_another_one_is_remembered_too() {
    for game in catalog::GAMES {
        for (name, table) in stored(game.meta().id) {
            let middle = (table.ply() / 2..table.ply()).find(|ply| {
                let mut then = table.copy();
                then.rewind(*ply);
                then.acting().len() == 1
            });
            let ply = middle.expect("somebody is asked");
            let mut then = table.copy();
            then.rewind(ply);
            let seat = then.acting().first().expect("somebody");
            let fortune = Fortune::New(Seed::from_word("another"));
            let mut fork = table.fork("another", ply, seat, fortune).expect("a fork");
            let mut dice = Chance::fast(7);
            while let Some(seat) = fork.acting().first() {
                assert_eq!(lay(fork.as_ref()).memories(), super::Memories::default());
                let answer =
                    fork.pick(seat, &mut |n| Some(dice.below(n as u32) as usize)).expect("an answer");
                fork.play(seat, &answer).expect("a legal answer");
            }
            assert!(!lay(fork.as_ref()).memories().highlights.is_empty(), "{name}");
        }
    }
}
