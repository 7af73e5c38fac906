//! What is marked on the board and confirmed at once: circles for the discs, barrels to keep, to send or to deliver.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use ::puerto_rico::{Good, Goods, Place, Placement, PuertoRico, SeatView, View};
use kernel::{Game, Kind, Seat, Table, Viewer};

use super::super::{Scene, Several, several as plain, the};
use super::standing::{Standing, both_sorts, first_standing};

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
    Some(scene.t(&format!("ask-{name}")))
}

/// How many marks are wanted.
pub fn several(scene: &Scene<'_>, view: &View) -> Option<Several> {
    let seat = view.seat(view.asked?.seat);
    let confirm = |name: &str| scene.t(&format!("confirm-{name}"));
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
