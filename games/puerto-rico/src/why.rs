//! Why an answer cannot be given now (validation). Whether it can is what the list of legal answers says; here it gets its words.

mod captain;
mod discs;
mod settler;

use kernel::{Kind, Reason, Seat, Words, say};

use crate::action::Action;
use crate::kinds::{Building, Good, Role};
use crate::phases::{builder, craftsman, draft, market, role, trader};
use crate::player::Player;
use crate::setup::HOUSE;
use crate::state::{PuertoRico, Question};
use crate::titles::{good_title, role_title, some, title};
use crate::words::wanted;

pub(crate) fn why_not(game: &PuertoRico, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
    match game.asked() {
        None => return Some(Reason::new("end.4", say!(words, "no-over"))),
        Some(asked) if asked != seat => {
            let who = words.name(asked);
            return Some(Reason::new("round.7", say!(words, "no-turn", who)));
        }
        Some(_) => {}
    }
    let legal = kernel::legal(game, seat).contains(&action);
    (!legal).then(|| explain(game, seat, action, words))
}

/// What stands in the way of an answer that is not legal.
fn explain(game: &PuertoRico, seat: Seat, action: Action, words: &Words) -> Reason {
    let player = game.player(seat);
    match (game.question, action) {
        (Question::Draft, Action::Draft(building)) => undraftable(game, building, words),
        (Question::Role, Action::Take(role)) => untakeable(game, role, words),
        (Question::Role, Action::TakeSecondProspector) => {
            Reason::new("round.5", say!(words, "same-prospectors"))
        }
        (Question::Settle { hacienda }, Action::Hacienda) => settler::no_hacienda(player, hacienda, words),
        (Question::Settle { .. } | Question::SecondTile, Action::Plant(tile)) => match tile.good() {
            None => settler::no_quarry(game, seat, words),
            Some(good) => settler::not_in_row(game, seat, good, words),
        },
        (Question::Settle { .. } | Question::SecondTile, Action::Forest(good)) => {
            idle(player, Building::ForestHouse, words)
                .unwrap_or_else(|| settler::not_in_row(game, seat, good, words))
        }
        (Question::Lay { drawn, .. }, Action::Lay(_)) => {
            let good = good_title(drawn, words.lang);
            Reason::new("forest-house.2", say!(words, "other-tile-drawn", good))
        }
        (Question::Hunt | Question::Land, Action::Discard(_) | Action::DiscardForest) => {
            settler::undiscardable(game, player, action, words)
        }
        (Question::Land, Action::BuyPlantation) => settler::unbuyable(game, player, words),
        (_, Action::Guest(disc, place)) => discs::no_guest(game, seat, disc, place, words),
        (Question::Place { place, later }, Action::Place(..) | Action::PlaceBoth(..)) => {
            discs::misplaced(game, player, place, later, action, words)
        }
        (Question::Build, Action::Build(building)) => unbuildable(game, seat, building, words),
        (Question::PayBarrel { .. }, Action::PayBarrel(Some(good))) => {
            not_held(good, "black-market.1", words)
        }
        (Question::PayBarrel { .. }, Action::PayBarrel(None))
        | (Question::PayDisc { .. }, Action::PayNoDisc) => {
            Reason::new("black-market.2", say!(words, "price-needs-it"))
        }
        (Question::PayDisc { .. }, Action::PayDisc(place)) => discs::unpayable(player, place, words),
        (Question::Privilege { first }, Action::Extra(good)) => no_extra(game, first, good, words),
        (Question::Sell, Action::Sell(good)) => unsellable(game, seat, good, words),
        (Question::Sell, Action::Post(good)) => idle(player, Building::TradingPost, words)
            .unwrap_or_else(|| not_held(good, "trading-post.1", words)),
        (Question::Supplier { from, .. }, Action::Deliver(good)) => {
            if good.index() < usize::from(from) {
                return Reason::new("royal-supplier.2", say!(words, "kinds-in-order"));
            }
            not_held(good, "royal-supplier.2", words)
        }
        (Question::Load, Action::Load(good, capacity)) => {
            captain::unloadable(game, player, good, capacity, words)
        }
        (Question::Load, Action::Wharf(good)) => captain::no_wharf(game, seat, good, words),
        (Question::Load, Action::SmallWharf) => captain::no_small_wharf(game, seat, words),
        (Question::Load, Action::Pass) => Reason::new("captain.2", say!(words, "must-load")),
        (Question::Send { good, .. }, Action::Send(other, _)) => {
            captain::unsendable(player, good, other, words)
        }
        (Question::Keep { good, .. }, Action::Keep(other, _)) => {
            captain::unkeepable(game, seat, good, other, words)
        }
        (question, Action::Accept) => {
            let want = wanted(question, words);
            Reason::new("reading.2", say!(words, "nothing-offered", want))
        }
        (question, _) => {
            let want = wanted(question, words);
            Reason::new(rule_of(question), say!(words, "not-now", want))
        }
    }
}

/// The rule that speaks of a question.
fn rule_of(question: Question) -> &'static str {
    match question {
        Question::Draft => "draft.1",
        Question::Role => "round.3",
        Question::Settle { .. } => "settler.1",
        Question::Lay { .. } => "forest-house.2",
        Question::SecondTile => "library.2",
        Question::Hunt => "hunting-lodge.1",
        Question::Guests(_) => "guest-house.3",
        Question::Ship => "nobles.3",
        Question::Place { .. } => "mayor.6",
        Question::Build => "builder.1",
        Question::PayBarrel { .. } | Question::PayDisc { .. } => "black-market.1",
        Question::Privilege { .. } => "craftsman.4",
        Question::Sell => "trader.3",
        Question::Land => "land-office.3",
        Question::Supplier { .. } => "royal-supplier.1",
        Question::Load => "captain.1",
        Question::Send { .. } => "small-wharf.1",
        Question::Keep { .. } => "storage.4",
        Question::Accept(_) => "reading.2",
        Question::Over => "end.4",
    }
}

/// The building is not there, or nobody stands on it.
pub(crate) fn idle(player: &Player, building: Building, words: &Words) -> Option<Reason> {
    let name = title(building, words.lang);
    let rule = building.facts().rule;
    if !player.has(building) {
        return Some(Reason::new(rule, say!(words, "no-building", name)));
    }
    (!player.works(building)).then(|| Reason::new("city.4", say!(words, "nobody-works", name)))
}

pub(crate) fn not_held(good: Good, rule: &'static str, words: &Words) -> Reason {
    let good = good_title(good, words.lang);
    Reason::new(rule, say!(words, "no-barrel", good))
}

fn undraftable(game: &PuertoRico, building: Building, words: &Words) -> Reason {
    let (name, cost) = (title(building, words.lang), building.facts().cost);
    if game.in_play & building.bit() != 0 {
        return Reason::new("draft.2", say!(words, "in-play-already", name));
    }
    debug_assert_eq!(draft::free_slots(game, cost), 0);
    Reason::new("draft.2", say!(words, "no-slot", cost))
}

fn untakeable(game: &PuertoRico, role: Role, words: &Words) -> Reason {
    let name = role_title(role, words.lang);
    if role::cards(game.players) & (1 << role.index()) == 0 {
        return Reason::new("setup.8", say!(words, "no-such-role", name, players = game.players));
    }
    Reason::new("round.3", say!(words, "role-taken", name))
}

fn unbuildable(game: &PuertoRico, seat: Seat, building: Building, words: &Words) -> Reason {
    let player = game.player(seat);
    let name = title(building, words.lang);
    if game.in_play & building.bit() == 0 {
        return Reason::new("draft.3", say!(words, "not-in-play", name));
    }
    if player.has(building) {
        return Reason::new("builder.2", say!(words, "have-already", name));
    }
    if game.copies[building.index()] == 0 {
        return Reason::new("builder.2", say!(words, "none-left", name));
    }
    let (needs, free) = (building.spaces(), player.free_city());
    if needs > free {
        return Reason::new("city.2", say!(words, "no-city-space", needs, free));
    }
    let (price, coins) = (builder::price(game, seat, building), player.doubloons);
    if player.works(Building::BlackMarket) {
        let offers = market::offers(player, building.facts().column);
        return Reason::new("black-market.1", say!(words, "too-dear-with-market", price, coins, offers));
    }
    Reason::new("price.1", say!(words, "too-dear", price, coins))
}

fn no_extra(game: &PuertoRico, first: Option<Good>, good: Good, words: &Words) -> Reason {
    let name = good_title(good, words.lang);
    if game.made & (1 << good.index()) == 0 {
        return Reason::new("craftsman.4", say!(words, "not-produced", name));
    }
    if game.goods[good.index()] == 0 {
        return Reason::new("craftsman.4", say!(words, "supply-empty", name));
    }
    debug_assert!(craftsman::extras(game, first) & (1 << good.index()) == 0);
    Reason::new("library.4", say!(words, "two-kinds-in-order"))
}

fn unsellable(game: &PuertoRico, seat: Seat, good: Good, words: &Words) -> Reason {
    if game.player(seat).barrels_of(good) == 0 {
        return not_held(good, "trader.3", words);
    }
    if game.house_len() == HOUSE {
        return Reason::new("trader.1", say!(words, "house-full"));
    }
    debug_assert!(!trader::can_sell(game, seat, good));
    let good = some(good, words.lang);
    Reason::new("office.1", say!(words, "house-has", good))
}
