//! What is marked on the board and confirmed at once: circles for the discs, barrels to keep, to send or to deliver.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use ::puerto_rico::{
    Action, Asked, Disc, Good, Goods, Place, Placement, PuertoRico, QuestionKind, SeatView, View,
};
use kernel::{Game, Kind, Match, Seat, UnknownName, Viewer, legal};

use super::super::several::in_turn;
use super::super::{Scene, Several};
use super::crews::{Crews, both_sorts, first_crews};

/// Something that was marked: a circle with the disc that is to stand there, or a barrel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    Disc(Disc, Place),
    Barrel(Good),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Disc(disc, place) => write!(f, "{disc}/{place}"),
            Mark::Barrel(good) => write!(f, "barrel/{good}"),
        }
    }
}

impl FromStr for Mark {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Mark, UnknownName> {
        let wrong = || UnknownName { word: text.to_owned(), sort: "mark of Puerto Rico" };
        let (sort, name) = text.split_once('/').ok_or_else(wrong)?;
        if sort == "barrel" {
            return Ok(Mark::Barrel(name.parse()?));
        }
        Ok(Mark::Disc(sort.parse()?, name.parse()?))
    }
}

/// What marked barrels are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    Keep,
    Send,
    Deliver,
}

/// What the visitor marks now.
pub enum Marking {
    Nothing,
    /// The circles of the places from this one on, and how they are marked at first.
    Discs {
        from: usize,
        first: Crews,
    },
    /// How many barrels of each kind can be marked, and which are marked at first.
    Barrels {
        to: Use,
        among: Goods,
        first: Goods,
    },
}

/// What the visitor marks, if his question is answered by marks.
pub fn marking(scene: &Scene<'_, PuertoRico>) -> Marking {
    let asked = scene.view.asked.filter(|asked| scene.is_asked() && scene.own == Some(asked.seat));
    asked.map_or(Marking::Nothing, |asked| of(scene, asked))
}

fn of(scene: &Scene<'_, PuertoRico>, asked: Asked) -> Marking {
    let view = &scene.view;
    let seat = view.seat(asked.seat);
    let ahead = || -> Goods {
        let held = seat.goods.iter().filter(|(good, _)| Some(**good) >= asked.good);
        held.map(|(good, n)| (*good, *n)).collect()
    };
    match (asked.question, asked.place) {
        (QuestionKind::Place, Some(place)) => {
            let from = place.index();
            Marking::Discs { from, first: first_crews(scene, seat, from) }
        }
        (QuestionKind::Keep, _) => {
            let among = ahead();
            let mut first = view.stock();
            first.retain(|good, _| among.contains_key(good));
            Marking::Barrels { to: Use::Keep, among, first }
        }
        (QuestionKind::Send, _) => Marking::Barrels { to: Use::Send, among: ahead(), first: Goods::new() },
        (QuestionKind::Supplier, _) => {
            let open = Good::ALL.iter().filter(|good| scene.allows(Action::Deliver(**good)));
            let among = open.map(|good| (*good, 1)).collect();
            Marking::Barrels { to: Use::Deliver, among, first: Goods::new() }
        }
        _ => Marking::Nothing,
    }
}

impl Marking {
    /// What it is called in the names of texts.
    fn name(&self) -> Option<&'static str> {
        match self {
            Marking::Nothing => None,
            Marking::Discs { .. } => Some("place"),
            Marking::Barrels { to: Use::Keep, .. } => Some("keep"),
            Marking::Barrels { to: Use::Send, .. } => Some("send"),
            Marking::Barrels { to: Use::Deliver, .. } => Some("deliver"),
        }
    }

    /// What the marks are to say.
    pub fn wanted(&self, scene: &Scene<'_, PuertoRico>) -> Option<String> {
        self.name().map(|name| scene.t(&format!("ask-{name}")))
    }

    /// How many marks are wanted.
    pub fn several(&self, scene: &Scene<'_, PuertoRico>) -> Option<Several> {
        let seat = scene.view.seat(scene.view.asked?.seat);
        let confirm = scene.t(&format!("confirm-{}", self.name()?));
        let (least, most) = match self {
            Marking::Nothing => return None,
            Marking::Discs { from, first } => {
                let n = usize::from(first.sum(*from));
                (n, n)
            }
            Marking::Barrels { to, among, first } => bounds(seat, *to, among, first),
        };
        Some(Several { least, most, confirm })
    }
}

/// The fewest and the most barrels.
fn bounds(seat: &SeatView, to: Use, among: &Goods, first: &Goods) -> (usize, usize) {
    let all = usize::from(among.values().sum::<u8>());
    let (least, most) = match to {
        Use::Keep => {
            let mut kinds: Vec<u8> = among.values().copied().collect();
            kinds.sort_unstable();
            let whole: u8 = kinds.iter().take(usize::from(seat.whole_kinds())).sum();
            let (least, most) =
                (usize::from(whole + seat.singles()), usize::from(first.values().sum::<u8>()));
            (if *among == seat.goods { least.min(most) } else { 0 }, most)
        }
        Use::Deliver => (0, all.min(usize::from(seat.nobles))),
        Use::Send => (usize::from(*among == seat.goods), all),
    };
    (least.min(all), most)
}

/// How the discs of the near player would stand if these marks were confirmed.
pub fn crews(look: &super::Look<'_>, marked: &[Mark]) -> Option<Crews> {
    let Marking::Discs { from, .. } = &look.marking else { return None };
    Some(stood(look.near, *from, marked))
}

/// The discs of a seat as they stand before a place, and as they are marked from it on.
fn stood(seat: &SeatView, from: usize, marked: &[Mark]) -> Crews {
    let mut wish = Crews::of(seat);
    wish.discs[from..].fill(0);
    wish.nobles[from..].fill(0);
    for mark in marked {
        let Mark::Disc(disc, at) = *mark else { continue };
        if at != Place::Windrose {
            let discs = &mut wish.discs[at.index()];
            *discs = discs.saturating_add(1);
            let nobles = &mut wish.nobles[at.index()];
            *nobles = nobles.saturating_add(u8::from(disc == Disc::Noble));
        }
    }
    wish
}

/// The answers that take everything that was marked.
pub fn steps(game: &Match<PuertoRico>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
    let view = game.state().view(Viewer::Seat(seat));
    let asked = view.asked.filter(|asked| asked.seat == seat);
    let barrels =
        || marked.iter().filter_map(|mark| if let Mark::Barrel(good) = mark { Some(*good) } else { None });
    match asked.map(|asked| (asked.question, asked.place)) {
        Some((QuestionKind::Place, Some(place))) => {
            let wish = stood(view.seat(seat), place.index(), marked);
            placed(game, &view, seat, place, &wish)
        }
        Some((QuestionKind::Keep | QuestionKind::Send, _)) => {
            let marked: Vec<Good> = barrels().collect();
            counted(game, seat, |good| marked.iter().filter(|mark| **mark == good).count() as u8)
        }
        _ => {
            let deliveries: Vec<Action> = barrels().map(Action::Deliver).collect();
            in_turn(game, seat, &deliveries, &[Action::Done])
        }
    }
}

/// The answer that so many discs stand at a place.
fn stand(view: &View, place: Place, discs: u8, nobles: u8) -> Action {
    match place {
        Place::Building(building) if both_sorts(view, place) => {
            Action::PlaceBoth(building, discs - nobles, nobles)
        }
        Place::Tile(_) | Place::Building(_) | Place::Windrose => Action::Place(place, discs),
    }
}

/// The steps to a placement; if it is not allowed, steps of which the last is refused.
fn placed(game: &Match<PuertoRico>, view: &View, seat: Seat, first: Place, wish: &Crews) -> Vec<Action> {
    let placement = Place::all().fold(Placement::default(), |placement, place| {
        let (discs, nobles) = (wish.discs[place.index()], wish.nobles[place.index()]);
        placement.with(place, discs - nobles, nobles)
    });
    if let Ok(steps) = game.state().placement_steps(seat, &placement) {
        return steps;
    }
    if wish.sum(first.index()) > view.seat(seat).windrose.into() {
        return vec![stand(view, first, u8::MAX, 0)];
    }
    let mut game = game.clone();
    let mut steps = Vec::new();
    let asked = |game: &Match<PuertoRico>| {
        let asked = game.state().view(Viewer::Seat(seat)).asked;
        asked.filter(|asked| asked.seat == seat && asked.question == QuestionKind::Place)?.place
    };
    while let Some(place) = asked(&game) {
        let step = stand(view, place, wish.discs[place.index()], wish.nobles[place.index()]);
        let taken = game.play(seat, step).is_ok();
        steps.push(step);
        if !taken {
            break;
        }
    }
    steps
}

/// One answer for each kind that is asked for: as many barrels of it as were marked.
fn counted(game: &Match<PuertoRico>, seat: Seat, marked: impl Fn(Good) -> u8) -> Vec<Action> {
    let mut game = game.clone();
    let mut steps = Vec::new();
    loop {
        let step = match legal(game.state(), seat).first() {
            Some(Action::Keep(good, _)) => Action::Keep(*good, marked(*good)),
            Some(Action::Send(good, _)) => Action::Send(*good, marked(*good)),
            _ => return steps,
        };
        let taken = game.play(seat, step).is_ok();
        steps.push(step);
        if !taken {
            return steps;
        }
    }
}
