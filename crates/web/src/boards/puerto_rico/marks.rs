//! What is marked on the board and confirmed at once: circles for the discs, barrels to keep, to send or to deliver.

use std::cmp::Reverse;

use ::puerto_rico::{Building, Class, Good, Goods, Place, Placement, PuertoRico, SeatView, Tile, View};
use kernel::{Game, Kind, Seat, Table, Viewer};

use super::super::{Scene, Several, several as plain, the};

/// Discs by place: all of them, and the nobles where that matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub discs: [u8; Place::COUNT],
    pub nobles: [u8; Place::COUNT],
}

/// What the visitor marks now.
pub enum Marking {
    Nothing,
    /// The circles of the places from this one on, and how they are marked at first.
    Discs {
        from: usize,
        first: Standing,
    },
    /// Barrels: the word of the answer, how many of each kind can be marked, and which are marked at first.
    Barrels {
        verb: &'static str,
        among: Goods,
        first: Goods,
    },
}

/// §nobles.2: whether it has to be said who stands there.
pub fn both_sorts(view: &View, place: Place) -> bool {
    view.nobles && matches!(place, Place::Building(building) if building.is_special())
}

/// Circles of a place.
fn circles(seat: &SeatView, place: Place) -> u8 {
    match place {
        Place::Tile(tile) => seat.island.get(&tile).map_or(0, |(tiles, _)| *tiles),
        Place::Building(building) => seat.building(building).map_or(0, |own| own.circles),
        Place::Windrose => 0,
    }
}

impl Standing {
    /// Where the discs of a seat stand.
    fn of(seat: &SeatView) -> Standing {
        let mut standing = Standing { discs: [0; Place::COUNT], nobles: [0; Place::COUNT] };
        for (tile, (_, discs)) in &seat.island {
            standing.discs[Place::Tile(*tile).index()] = *discs;
        }
        for own in &seat.city {
            let at = Place::Building(own.building).index();
            standing.discs[at] = own.discs;
            standing.nobles[at] = own.nobles;
        }
        standing
    }

    fn sum(&self, from: usize) -> u8 {
        self.discs[from..].iter().sum()
    }

    /// How much a disc more at a place is worth having.
    fn wish(&self, seat: &SeatView, place: Place, left: u8) -> u8 {
        let discs = |place: Place| self.discs[place.index()];
        let plants = |good: Good| {
            seat.city.iter().filter(move |own| own.building.facts().class == Class::Production(good))
        };
        let crew = |good: Good| plants(good).map(|own| discs(Place::Building(own.building))).sum::<u8>();
        let room = |good: Good| plants(good).map(|own| own.circles).sum::<u8>() > crew(good);
        match place {
            Place::Tile(Tile::Quarry) => 41,
            Place::Tile(Tile::Corn) => 45,
            Place::Tile(tile) => match tile.good() {
                Some(good) if crew(good) > discs(place) => 70 + good as u8,
                Some(good) if crew(good) == discs(place) && room(good) && left > 1 => 50 + good as u8,
                Some(_) | None => 4,
            },
            Place::Building(building) => match building.facts().class {
                Class::Production(good) if discs(Place::Tile(good.tile())) > crew(good) => 70 + good as u8,
                Class::Production(_) => 5,
                Class::Large => 30,
                Class::Small | Class::Jeweler if building == Building::GuestHouse => 20,
                Class::Small | Class::Jeweler => 42 + building.facts().column,
            },
            Place::Windrose => 0,
        }
    }

    /// The discs that are left go where they are worth most.
    fn fill(&mut self, view: &View, seat: &SeatView, from: usize, mut left: u8) {
        while left > 0 {
            let open = Place::all()
                .filter(|place| place.index() >= from)
                .filter(|place| self.discs[place.index()] < circles(seat, *place));
            let best = open.max_by_key(|place| (self.wish(seat, *place, left), Reverse(place.index())));
            let Some(place) = best else { return };
            if both_sorts(view, place) {
                let special = Place::all().filter(|place| both_sorts(view, *place)).map(Place::index);
                let colonists: u8 = special.map(|at| self.discs[at] - self.nobles[at]).sum();
                self.nobles[place.index()] += u8::from(colonists >= seat.colonists);
            }
            self.discs[place.index()] += 1;
            left -= 1;
        }
    }
}

/// Where a seat's discs stood before the mayor was taken.
fn before(table: &dyn Table, seat: Seat) -> Option<Standing> {
    let viewer = Viewer::Seat(seat);
    let took = |ply: &usize| table.answer(*ply, viewer).is_some_and(|(_, action)| action == "take mayor");
    let ply = (1..=table.ply()).rev().find(took)?;
    let mut table = table.copy();
    table.rewind(ply - 1);
    let view = the::<PuertoRico>(table.as_ref())?.view(viewer);
    Some(Standing::of(view.seat(seat)))
}

/// The discs as they stood, and the new ones where they help most.
fn first_standing(table: &dyn Table, view: &View, seat: &SeatView, from: usize) -> Standing {
    let old = before(table, seat.seat).unwrap_or_else(|| Standing::of(seat));
    let mut first = Standing::of(seat);
    let mut left = seat.windrose;
    for place in Place::all().filter(|place| place.index() >= from) {
        let at = place.index();
        let discs = old.discs[at].min(circles(seat, place)).min(left);
        first.discs[at] = discs;
        first.nobles[at] = old.nobles[at].min(discs);
        left -= discs;
    }
    first.fill(view, seat, from, left);
    first
}

/// §storage.1: the largest stock that can be kept, the dearest kinds first.
fn largest_stock(seat: &SeatView) -> Goods {
    let mut kinds: Vec<(Good, u8)> = seat.goods.iter().map(|(good, n)| (*good, *n)).collect();
    kinds.sort_by_key(|(good, n)| Reverse((*n, *good)));
    let mut others = kinds.split_off(kinds.len().min(usize::from(seat.whole_kinds())));
    let mut kept: Goods = kinds.into_iter().collect();
    let mut singles = seat.singles();
    others.sort_by_key(|(good, _)| Reverse(*good));
    for (good, n) in others {
        let n = n.min(singles);
        singles -= n;
        kept.insert(good, n);
    }
    kept
}

/// What is marked at first of the barrels to keep: the largest stock, as far as it agrees with what was said before.
fn first_kept(table: &dyn Table, seat: &SeatView) -> Goods {
    let wish = largest_stock(seat);
    let mut table = table.copy();
    let mut kept = Goods::new();
    loop {
        let legal = table.legal(seat.seat);
        let numbers: Vec<(Good, u8)> = legal
            .iter()
            .filter_map(|action| action.strip_prefix("keep ")?.split_once(' '))
            .filter_map(|(good, n)| Some((Good::named(good)?, n.parse().ok()?)))
            .collect();
        let wished = numbers.iter().find(|(good, n)| wish.get(good) == Some(n));
        let Some((good, n)) = wished.or(numbers.last()) else { break };
        kept.insert(*good, *n);
        if table.play(seat.seat, &format!("keep {good} {n}")).is_err() {
            break;
        }
    }
    // What follows by itself is kept as well.
    let after = the::<PuertoRico>(table.as_ref()).map(|game| game.view(Viewer::Seat(seat.seat)));
    after.map_or(kept, |view| view.seat(seat.seat).goods.clone())
}

/// What the visitor marks now.
pub fn marking(scene: &Scene<'_>, view: &View) -> Marking {
    scene
        .own
        .filter(|_| !scene.choices.is_empty())
        .map_or(Marking::Nothing, |seat| of(scene.table, view, seat))
}

/// What a seat marks, if its question is answered by marks.
fn of(table: &dyn Table, view: &View, seat: Seat) -> Marking {
    let Some(asked) = view.asked.filter(|asked| asked.seat == seat) else { return Marking::Nothing };
    let seat = view.seat(asked.seat);
    let ahead = || -> Goods {
        seat.goods
            .iter()
            .filter(|(good, _)| Some(**good) >= asked.good)
            .map(|(good, n)| (*good, *n))
            .collect()
    };
    match (asked.question, asked.place) {
        ("place", Some(place)) => {
            let from = place.index();
            Marking::Discs { from, first: first_standing(table, view, seat, from) }
        }
        ("keep", _) => {
            let among = ahead();
            let mut first = first_kept(table, seat);
            first.retain(|good, _| among.contains_key(good));
            Marking::Barrels { verb: "keep", among, first }
        }
        ("send", _) => Marking::Barrels { verb: "send", among: ahead(), first: Goods::new() },
        ("supplier", _) => {
            let legal = table.legal(asked.seat);
            let open = |good: &&Good| legal.iter().any(|action| *action == format!("deliver {good}"));
            let among = Good::ALL.iter().filter(open).map(|good| (*good, 1)).collect();
            Marking::Barrels { verb: "deliver", among, first: Goods::new() }
        }
        _ => Marking::Nothing,
    }
}

/// What the marks are to say.
pub fn asked(scene: &Scene<'_>, view: &View) -> Option<String> {
    let name = match marking(scene, view) {
        Marking::Nothing => return None,
        Marking::Discs { .. } => "place",
        Marking::Barrels { verb, .. } => verb,
    };
    Some(scene.visitor.t(&format!("puerto-rico-ask-{name}")))
}

/// How many marks are wanted.
pub fn several(scene: &Scene<'_>, view: &View) -> Option<Several> {
    let seat = view.seat(view.asked?.seat);
    let confirm = |name: &str| scene.visitor.t(&format!("puerto-rico-confirm-{name}"));
    match marking(scene, view) {
        Marking::Nothing => None,
        Marking::Discs { from, first } => {
            let n = usize::from(first.sum(from));
            Some(Several { least: n, most: n, confirm: confirm("place") })
        }
        Marking::Barrels { verb, among, first } => {
            let all = usize::from(among.values().sum::<u8>());
            let (least, most) = match verb {
                "keep" => {
                    let mut kinds: Vec<u8> = among.values().copied().collect();
                    kinds.sort_unstable();
                    let whole: u8 = kinds.iter().take(usize::from(seat.whole_kinds())).sum();
                    let (least, most) =
                        (usize::from(whole + seat.singles()), usize::from(first.values().sum::<u8>()));
                    (if among == seat.goods { least.min(most) } else { 0 }, most)
                }
                "deliver" => (0, all.min(usize::from(seat.nobles))),
                _ => (usize::from(among == seat.goods), all),
            };
            Some(Several { least: least.min(all), most, confirm: confirm(verb) })
        }
    }
}

/// The answers that take everything that was marked.
pub fn steps(game: &PuertoRico, table: &dyn Table, seat: Seat, marked: &[String]) -> Vec<String> {
    let view = game.view(Viewer::Seat(seat));
    match view.asked.filter(|asked| asked.seat == seat).map(|asked| (asked.question, asked.place)) {
        Some(("place", Some(place))) => {
            let mut wish = Standing::of(view.seat(seat));
            wish.discs[place.index()..].fill(0);
            wish.nobles[place.index()..].fill(0);
            for mark in marked {
                let words: Vec<&str> = mark.split(' ').collect();
                let Some(at) = words.get(1).and_then(|word| word.parse::<Place>().ok()) else { continue };
                if at != Place::Windrose {
                    wish.discs[at.index()] += 1;
                    wish.nobles[at.index()] += u8::from(words.get(2) == Some(&"noble"));
                }
            }
            placed(game, &view, table, seat, place, &wish)
        }
        Some((verb @ ("keep" | "send"), _)) => counted(table, seat, verb, marked),
        Some(("supplier", _)) if marked.is_empty() => vec!["done".to_owned()],
        _ => plain::one_by_one(table, seat, marked),
    }
}

fn step(view: &View, place: Place, discs: u8, nobles: u8) -> String {
    if both_sorts(view, place) {
        format!("place {place} {} {nobles}", discs - nobles)
    } else {
        format!("place {place} {discs}")
    }
}

/// The steps to a placement; if it is not allowed, steps of which the last is refused.
fn placed(
    game: &PuertoRico,
    view: &View,
    table: &dyn Table,
    seat: Seat,
    first: Place,
    wish: &Standing,
) -> Vec<String> {
    let placement = Place::all().fold(Placement::default(), |placement, place| {
        let (discs, nobles) = (wish.discs[place.index()], wish.nobles[place.index()]);
        placement.with(place, discs - nobles, nobles)
    });
    if let Ok(steps) = game.placement_steps(seat, &placement) {
        return steps.iter().map(ToString::to_string).collect();
    }
    if wish.sum(first.index()) > view.seat(seat).windrose {
        return vec![step(view, first, u8::MAX, 0)];
    }
    let mut table = table.copy();
    let mut steps = Vec::new();
    while let Some(place) = the::<PuertoRico>(table.as_ref())
        .and_then(|game| game.view(Viewer::Seat(seat)).asked)
        .filter(|asked| asked.seat == seat && asked.question == "place")
        .and_then(|asked| asked.place)
    {
        let step = step(view, place, wish.discs[place.index()], wish.nobles[place.index()]);
        let taken = table.play(seat, &step).is_ok();
        steps.push(step);
        if !taken {
            break;
        }
    }
    steps
}

/// One answer for each kind that is asked for: as many barrels of it as were marked.
fn counted(table: &dyn Table, seat: Seat, verb: &str, marked: &[String]) -> Vec<String> {
    let mut table = table.copy();
    let mut steps = Vec::new();
    loop {
        let legal = table.legal(seat);
        let asked = legal.first().and_then(|action| action.rsplit_once(' '));
        let Some((asked, _)) = asked.filter(|(asked, _)| asked.starts_with(verb)) else { return steps };
        let n = marked.iter().filter(|mark| *mark == asked).count();
        let step = format!("{asked} {n}");
        let taken = table.play(seat, &step).is_ok();
        steps.push(step);
        if !taken {
            return steps;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::puerto_rico::Setup;
    use kernel::{Match, Seed};

    /// The marks as the page draws them at first, and one barrel where none is marked.
    fn drawn(view: &View, marking: &Marking) -> Vec<String> {
        match marking {
            Marking::Nothing => Vec::new(),
            Marking::Discs { from, first } => Place::all()
                .filter(|place| place.index() >= *from)
                .flat_map(|place| {
                    let (discs, nobles) = (first.discs[place.index()], first.nobles[place.index()]);
                    let nobles = if both_sorts(view, place) { nobles } else { 0 };
                    let plain = std::iter::repeat_n(format!("place {place}"), usize::from(discs - nobles));
                    plain.chain(std::iter::repeat_n(format!("place {place} noble"), usize::from(nobles)))
                })
                .collect(),
            Marking::Barrels { verb, among, first } => {
                let marked = |(good, n): (&Good, &u8)| {
                    std::iter::repeat_n(format!("{verb} {good}"), usize::from(*n)).collect::<Vec<_>>()
                };
                let all: Vec<String> = first.iter().flat_map(marked).collect();
                let one = || among.keys().next().map(|good| format!("{verb} {good}")).into_iter().collect();
                if all.is_empty() { one() } else { all }
            }
        }
    }

    #[test]
    fn what_is_marked_at_first_can_be_confirmed_as_it_is() {
        let mut seen = std::collections::BTreeMap::<&str, u32>::new();
        for seed in 0..24_u8 {
            let (players, word) = (2 + seed % 4, seed.to_string());
            let setup = Setup { players, new_buildings: seed % 3 != 0, nobles: seed % 5 != 0 };
            let mut table = Match::<PuertoRico>::new(setup, Seed::from_word(&word)).expect("a game");
            let mut n = 0_usize;
            while let Some(seat) = table.state().acting().first() {
                let view = table.state().view(Viewer::Seat(seat));
                let marking = of(&table, &view, seat);
                let marks = drawn(&view, &marking);
                n += 1;
                if marks.is_empty() {
                    let legal = Table::legal(&table, seat);
                    let any = &legal[(n * 7 + n / 3) % legal.len()];
                    let liked = legal.iter().find(|action| action.contains("small-wharf"));
                    Table::play(&mut table, seat, liked.unwrap_or(any)).expect("legal");
                    continue;
                }
                *seen.entry(view.asked.expect("somebody").question).or_default() += 1;
                for step in steps(table.state(), &table, seat, &marks) {
                    Table::play(&mut table, seat, &step)
                        .unwrap_or_else(|refused| panic!("{step}: {refused}"));
                }
                let after = table.state().view(Viewer::Seat(seat));
                let now = after.seat(seat);
                match marking {
                    Marking::Discs { from, first } => {
                        assert_eq!(Standing::of(now).discs[from..], first.discs[from..]);
                    }
                    Marking::Barrels { verb: "keep", among, first } if among == view.seat(seat).goods => {
                        assert_eq!(now.goods, first.into_iter().filter(|(_, n)| *n > 0).collect::<Goods>());
                    }
                    Marking::Barrels { .. } | Marking::Nothing => {}
                }
            }
        }
        let met: Vec<&str> = seen.keys().copied().collect();
        assert_eq!(met, ["keep", "place", "send", "supplier"], "{seen:?}");
    }

    #[test]
    fn a_placement_that_is_not_allowed_is_refused() {
        let mut table = Match::<PuertoRico>::new(Setup::default(), Seed::from_word("1")).expect("a game");
        for action in ["take settler", "plant quarry"] {
            Table::play(&mut table, Seat::A, action).expect("legal");
        }
        for seat in [Seat::B, Seat::C] {
            Table::play(&mut table, seat, "pass").expect("legal");
        }
        Table::play(&mut table, Seat::B, "take mayor").expect("legal");
        while table.state().acting().first() != Some(Seat::A) {
            let seat = table.state().acting().first().expect("somebody");
            let legal = Table::legal(&table, seat);
            Table::play(&mut table, seat, &legal[0]).expect("legal");
        }
        let both = ["place indigo", "place quarry"].map(str::to_owned);
        let wrong = steps(table.state(), &table, Seat::A, &both);
        assert!(Table::play(&mut table, Seat::A, &wrong[0]).is_err(), "two discs of one: {wrong:?}");
        assert_eq!(steps(table.state(), &table, Seat::A, &both[1..]), ["place indigo 0"]);
    }
}
