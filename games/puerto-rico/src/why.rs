//! Why an answer cannot be given now. Whether it can is what the list of legal answers says; here it gets its words.

mod captain;
mod discs;
mod settler;

use kernel::{Kind, Reason, Seat, Words};

use crate::action::Action;
use crate::kinds::{Building, Good, Role};
use crate::phases::{builder, craftsman, draft, market, role, trader};
use crate::player::Player;
use crate::setup::HOUSE;
use crate::state::{PuertoRico, Question};
use crate::titles::{good_title, role_title, title};
use crate::words::wanted;

/// A reason in both languages.
pub(crate) fn because(
    rule: &'static str,
    words: &Words,
    english: impl Into<String>,
    french: impl Into<String>,
) -> Reason {
    Reason::new(rule, words.say(english.into(), french.into()))
}

pub(crate) fn why_not(game: &PuertoRico, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
    match game.asked() {
        None => return Some(because("end.4", words, "the game is over", "la partie est finie")),
        Some(asked) if asked != seat => {
            let who = words.name(asked);
            let english = format!("it is {who}'s turn");
            return Some(because("round.7", words, english, format!("c'est à {who} de jouer")));
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
        (Question::Role, Action::TakeSecondProspector) => because(
            "round.5",
            words,
            "there are no two prospectors left that differ by their doubloons",
            "il ne reste pas deux chercheurs d'or qui diffèrent par leurs doublons",
        ),
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
            because(
                "forest-house.2",
                words,
                format!("the tile drawn is {good}"),
                format!("la tuile piochée est : {good}"),
            )
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
        | (Question::PayDisc { .. }, Action::PayNoDisc) => because(
            "black-market.2",
            words,
            "without it the price cannot be paid",
            "sans cela le prix ne peut être payé",
        ),
        (Question::PayDisc { .. }, Action::PayDisc(place)) => discs::unpayable(player, place, words),
        (Question::Privilege { first }, Action::Extra(good)) => no_extra(game, first, good, words),
        (Question::Sell, Action::Sell(good)) => unsellable(game, seat, good, words),
        (Question::Sell, Action::Post(good)) => idle(player, Building::TradingPost, words)
            .unwrap_or_else(|| not_held(good, "trading-post.1", words)),
        (Question::Supplier { from, .. }, Action::Deliver(good)) => {
            if good.index() < usize::from(from) {
                return because(
                    "royal-supplier.2",
                    words,
                    "each kind once, in goods order",
                    "chaque genre une fois, dans l'ordre des marchandises",
                );
            }
            not_held(good, "royal-supplier.2", words)
        }
        (Question::Load, Action::Load(good, capacity)) => {
            captain::unloadable(game, player, good, capacity, words)
        }
        (Question::Load, Action::Wharf(good)) => captain::no_wharf(game, seat, good, words),
        (Question::Load, Action::SmallWharf) => captain::no_small_wharf(game, seat, words),
        (Question::Load, Action::Pass) => because(
            "captain.2",
            words,
            "you can load, so you have to",
            "vous pouvez charger, donc vous le devez",
        ),
        (Question::Send { good, .. }, Action::Send(other, _)) => {
            captain::unsendable(player, good, other, words)
        }
        (Question::Keep { good, .. }, Action::Keep(other, _)) => {
            captain::unkeepable(game, seat, good, other, words)
        }
        (question, _) => {
            let want = wanted(question, words);
            because(rule_of(question), words, format!("not now. {want}"), format!("pas maintenant. {want}"))
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
        Question::Over => "end.4",
    }
}

/// The building is not there, or nobody stands on it.
pub(crate) fn idle(player: &Player, building: Building, words: &Words) -> Option<Reason> {
    let name = title(building, words.lang);
    let rule = building.facts().rule;
    if !player.has(building) {
        return Some(because(
            rule,
            words,
            format!("you have no {name}"),
            format!("vous n'avez pas : {name}"),
        ));
    }
    (!player.works(building)).then(|| {
        because(
            "city.4",
            words,
            format!("nobody works in your {name}"),
            format!("personne ne travaille ici : {name}"),
        )
    })
}

pub(crate) fn not_held(good: Good, rule: &'static str, words: &Words) -> Reason {
    let good = good_title(good, words.lang);
    because(
        rule,
        words,
        format!("you have no barrel of {good}"),
        format!("vous n'avez pas de tonneau : {good}"),
    )
}

fn undraftable(game: &PuertoRico, building: Building, words: &Words) -> Reason {
    let (name, cost) = (title(building, words.lang), building.facts().cost);
    if game.in_play & building.bit() != 0 {
        return because(
            "draft.2",
            words,
            format!("{name} is in play already"),
            format!("déjà en jeu : {name}"),
        );
    }
    debug_assert_eq!(draft::free_slots(game, cost), 0);
    because(
        "draft.2",
        words,
        format!("no place is left for a building that costs {cost}"),
        format!("il n'y a plus de place pour un bâtiment qui coûte {cost}"),
    )
}

fn untakeable(game: &PuertoRico, role: Role, words: &Words) -> Reason {
    let name = role_title(role, words.lang);
    if role::cards(game.players) & (1 << role.index()) == 0 {
        let english = format!("there is no {name} with {} players", game.players);
        return because(
            "setup.8",
            words,
            english,
            format!("à {} joueurs il n'y a pas ce rôle : {name}", game.players),
        );
    }
    because(
        "round.3",
        words,
        format!("the {name} was taken in this round"),
        format!("ce rôle est déjà pris pour cette manche : {name}"),
    )
}

fn unbuildable(game: &PuertoRico, seat: Seat, building: Building, words: &Words) -> Reason {
    let player = game.player(seat);
    let name = title(building, words.lang);
    if game.in_play & building.bit() == 0 {
        return because("draft.3", words, format!("{name} is not in play"), format!("pas en jeu : {name}"));
    }
    if player.has(building) {
        return because(
            "builder.2",
            words,
            format!("you have a {name} already"),
            format!("vous l'avez déjà : {name}"),
        );
    }
    if game.copies[building.index()] == 0 {
        return because(
            "builder.2",
            words,
            format!("no {name} is left"),
            format!("il n'en reste plus : {name}"),
        );
    }
    let (needs, free) = (building.spaces(), player.free_city());
    if needs > free {
        return because(
            "city.2",
            words,
            format!("takes {needs} spaces of the city, {free} left"),
            format!("prend {needs} cases de la ville, il en reste {free}"),
        );
    }
    let (price, coins) = (builder::price(game, seat, building), player.doubloons);
    if player.works(Building::BlackMarket) {
        let offers = market::offers(player, building.facts().column);
        return because(
            "black-market.1",
            words,
            format!("costs {price}, you have {coins} and {offers} through the Black Market"),
            format!("coûte {price}, vous avez {coins} et {offers} par le Marché noir"),
        );
    }
    because(
        "price.1",
        words,
        format!("costs {price}, you have {coins}"),
        format!("coûte {price}, vous avez {coins}"),
    )
}

fn no_extra(game: &PuertoRico, first: Option<Good>, good: Good, words: &Words) -> Reason {
    let name = good_title(good, words.lang);
    if game.made & (1 << good.index()) == 0 {
        return because(
            "craftsman.4",
            words,
            format!("you have not produced any {name}"),
            format!("vous n'en avez pas produit : {name}"),
        );
    }
    if game.goods[good.index()] == 0 {
        return because(
            "craftsman.4",
            words,
            format!("the supply has no {name}"),
            format!("la réserve n'en a plus : {name}"),
        );
    }
    debug_assert!(craftsman::extras(game, first) & (1 << good.index()) == 0);
    because(
        "library.4",
        words,
        "two kinds are named in goods order",
        "on nomme deux genres dans l'ordre des marchandises",
    )
}

fn unsellable(game: &PuertoRico, seat: Seat, good: Good, words: &Words) -> Reason {
    if game.player(seat).barrels_of(good) == 0 {
        return not_held(good, "trader.3", words);
    }
    if game.house_len() == HOUSE {
        return because("trader.1", words, "the trading house is full", "la maison de commerce est pleine");
    }
    debug_assert!(!trader::can_sell(game, seat, good));
    let good = good_title(good, words.lang);
    because(
        "office.1",
        words,
        format!("the trading house has {good} already, and you have no occupied Office"),
        format!("la maison de commerce en a déjà ({good}), et vous n'avez pas de Comptoir occupé"),
    )
}
