//! What lies ahead, told from what a viewer sees (derived figures): prices, points to come, what a role would bring. Everybody can reckon this from what lies open.

use kernel::{Kind, Seat};

use crate::buildings::{Moment, STORES};
use crate::kinds::{Card, Role, Tile};
use crate::phases::{producer, recruiter, role, trader};
use crate::score::{self, SOURCES};
use crate::state::Player;
use crate::view::{SeatView, View};
use crate::ways::Way;

/// What a role brings to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// So many cards off the price.
    Discount(u8),
    /// So many goods can be produced.
    Goods(u8),
    /// So many goods can be sold, for this number of cards at least and at most.
    Sale { goods: u8, least: u8, most: u8 },
    /// So many cards are drawn, so many of them kept.
    Recruits { drawn: u8, kept: u8 },
    /// So many cards are drawn.
    Cards(u8),
}

/// What makes a building cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saving {
    /// The Builder's privilege, doubled or not.
    Privilege,
    /// A building of one's own: the Distillery, the Materials Depot.
    Helper(Card),
}

impl Tile {
    /// What it pays for the good of a building.
    #[must_use]
    pub fn price(self, card: Card) -> u8 {
        trader::price(self, card)
    }
}

impl SeatView {
    /// Whether a building of this kind lies face up.
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.buildings.contains_key(&card)
    }

    /// How many goods lie on buildings of a kind.
    #[must_use]
    pub fn goods_on(&self, card: Card) -> u8 {
        self.goods.get(&card).copied().unwrap_or_default()
    }

    /// How many cards lie under buildings.
    #[must_use]
    pub fn under(&self) -> usize {
        usize::from(self.under_chapel) + usize::from(self.under_church) + self.under_harbor
    }

    /// How many cards lie under a building.
    #[must_use]
    pub fn under_building(&self, card: Card) -> usize {
        let under = [
            (Card::Chapel, usize::from(self.under_chapel)),
            (Card::Church, usize::from(self.under_church)),
            (Card::Harbor, self.under_harbor),
        ];
        under.iter().find(|(building, _)| *building == card).map_or(0, |(_, cards)| *cards)
    }

    /// How many buildings of a kind could take a good in a producer phase.
    #[must_use]
    pub fn room_on(&self, card: Card) -> u8 {
        let built = self.buildings.get(&card).copied().unwrap_or_default();
        if card.is_production() { built - self.goods_on(card) } else { 0 }
    }

    /// §builder.5: whether a card may stand in the city beside what stands there.
    #[must_use]
    pub fn may_have(&self, card: Card) -> bool {
        card.is_production() || !self.has(card)
    }

    /// Buildings and goods as the rules count them; what the goods are, nobody sees.
    fn shell(&self) -> Player {
        let mut player = Player::NOBODY;
        for (card, n) in &self.buildings {
            (0..*n).for_each(|_| player.erect(*card));
        }
        for (place, card) in STORES.iter().enumerate() {
            (0..self.goods_on(*card)).for_each(|_| player.goods.place(place, *card));
        }
        player
    }

    /// What the sale of some goods brings in cards, the markets included.
    #[must_use]
    pub fn income(&self, tile: Tile, sold: &[Card]) -> u8 {
        if sold.is_empty() {
            return 0;
        }
        let prices: u8 = sold.iter().map(|card| trader::price(tile, *card)).sum();
        prices + trader::markets(&self.shell(), sold.len())
    }

    /// What the best sale of so many goods brings.
    #[must_use]
    pub fn best_sale(&self, tile: Tile, goods: u8) -> u8 {
        let mut all: Vec<Card> = self.goods.iter().flat_map(|(card, n)| (0..*n).map(|_| *card)).collect();
        all.sort_by_key(|card| std::cmp::Reverse(trader::price(tile, *card)));
        all.truncate(usize::from(goods));
        self.income(tile, &all)
    }
}

impl View {
    fn at(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// Who takes the roles of this round, in turn.
    #[must_use]
    pub fn pickers(&self) -> Vec<Seat> {
        let players = self.seats.len();
        let picks = players.max(3);
        std::iter::successors(Some(self.governor), |seat| Some(seat.next(players))).take(picks).collect()
    }

    /// Who took the role that is being played.
    #[must_use]
    pub fn chooser(&self) -> Option<Seat> {
        self.role.and(self.roles.last()).map(|taken| taken.seat)
    }

    /// How often a seat has the privilege of the role that is being played.
    #[must_use]
    pub fn privilege(&self, seat: Seat) -> u8 {
        if self.chooser() == Some(seat) { 1 + u8::from(self.doubled) } else { 0 }
    }

    /// How often a seat would have the privilege if it took a role now without a word about its Publishing House.
    fn privilege_to_come(&self, seat: Seat) -> u8 {
        let used = self.published && seat == self.governor;
        let doubles = role::doubles(self.seats.len() as u8, self.roles.len() as u8, used);
        1 + u8::from(doubles && self.at(seat).has(Card::PublishingHouse))
    }

    /// How often a seat has the builder's privilege now.
    fn builders(&self, seat: Seat) -> u8 {
        if self.role == Some(Role::Builder) { self.privilege(seat) } else { 0 }
    }

    /// What a card costs a seat now, beside its buildings or over one of them, before goods are spent.
    #[must_use]
    pub fn cost(&self, seat: Seat, card: Card, over: Option<Card>) -> u8 {
        self.at(seat).shell().cost(card, over, self.builders(seat))
    }

    /// The cheapest cost of a card, over another building if there is a Crane.
    #[must_use]
    pub fn cheapest(&self, seat: Seat, card: Card) -> u8 {
        self.at(seat).shell().cheapest(card, self.builders(seat))
    }

    /// What makes a card cheaper for a seat now, beside its buildings: together no more than it costs.
    #[must_use]
    pub fn savings(&self, seat: Seat, card: Card) -> Vec<(Saving, u8)> {
        let helper = card.helper();
        let mut left = card.cost();
        [
            (Saving::Privilege, self.builders(seat)),
            (Saving::Helper(helper), self.at(seat).shell().one_with(helper)),
        ]
        .into_iter()
        .map(|(saving, n)| {
            let spared = n.min(left);
            left -= spared;
            (saving, spared)
        })
        .filter(|(_, spared)| *spared > 0)
        .collect()
    }

    /// The buildings of a seat that a card could cover, with what it would cost there.
    #[must_use]
    pub fn covers(&self, seat: Seat, card: Card) -> Vec<(Card, u8)> {
        let player = self.at(seat).shell();
        let mut targets: Vec<Card> = player.ways(card).filter_map(Way::covered).collect();
        targets.dedup();
        targets
            .into_iter()
            .map(|target| (target, player.cost(card, Some(target), self.builders(seat))))
            .collect()
    }

    /// How many cards of the hand are missing to build a card of it, or the Cathedral, in the cheapest way and with every good that may pay.
    #[must_use]
    pub fn missing(&self, seat: Seat, card: Card) -> u8 {
        let player = self.at(seat).shell();
        let cost = |way: Way| {
            player.cost(card, way.covered(), self.builders(seat)).saturating_sub(player.spendable(way))
        };
        let least = player.ways(card).map(cost).min().unwrap_or_default();
        let hand = self.at(seat).hand_size.saturating_sub(usize::from(card != Card::Cathedral));
        least.saturating_sub(hand as u8)
    }

    /// What a building of a seat is worth now: its printed points, or what it would count at the end.
    #[must_use]
    pub fn worth(&self, seat: Seat, card: Card) -> i32 {
        if card.moment() != Moment::End {
            return i32::from(card.facts().points);
        }
        let place = score::PLACES.iter().position(|counted| *counted == Some(card));
        place.map_or(0, |place| self.sources(seat)[place])
    }

    /// The points of a seat by source, as they would count now.
    #[must_use]
    pub fn sources(&self, seat: Seat) -> [i32; SOURCES] {
        self.points_of(seat, &self.at(seat).shell())
    }

    fn points_of(&self, seat: Seat, player: &Player) -> [i32; SOURCES] {
        let others = self.seats.iter().filter(|other| other.seat != seat);
        let sixes = others.map(|other| score::sixes(&other.shell())).sum();
        score::count(player, self.at(seat).under() as i32, sixes)
    }

    /// How many points a card would be worth if it stood now.
    #[must_use]
    pub fn promise(&self, seat: Seat, card: Card) -> i32 {
        let mut player = self.at(seat).shell();
        let before: i32 = self.points_of(seat, &player).iter().sum();
        player.erect(card);
        self.points_of(seat, &player).iter().sum::<i32>() - before
    }

    /// The trading-house cards that the next Trader may turn up, or the one that lies open.
    #[must_use]
    pub fn possible_prices(&self) -> Vec<Tile> {
        match self.prices.or(self.next_prices) {
            Some(tile) => vec![tile],
            None => Tile::ALL.iter().copied().filter(|tile| !self.house.contains(tile)).collect(),
        }
    }

    /// The five trading-house cards from the one that lies open or comes next on, as far as they are known.
    #[must_use]
    pub fn tiles(&self) -> [Option<Tile>; Tile::COUNT] {
        let first = self.prices.or(self.next_prices);
        let place = first.and_then(|tile| self.house.iter().position(|seen| *seen == tile));
        let start = place.unwrap_or(self.house.len());
        let mut unseen = Tile::ALL.iter().copied().filter(|tile| !self.house.contains(tile));
        // The last one follows from the others.
        let last = unseen.next().filter(|_| unseen.next().is_none());
        std::array::from_fn(|i| self.house.get((start + i) % Tile::COUNT).copied().or(last))
    }

    /// What a role would bring to a seat that took it now.
    #[must_use]
    pub fn outlook(&self, seat: Seat, role: Role) -> Outlook {
        let own = self.at(seat);
        let (player, privilege) = (own.shell(), self.privilege_to_come(seat));
        match role {
            Role::Builder => Outlook::Discount(privilege),
            Role::Producer => {
                let empty = (0..player.plants.len()).map(|place| player.empty(place)).sum();
                Outlook::Goods(producer::most(&player, privilege).min(empty))
            }
            Role::Trader => {
                let goods = trader::most(&player, privilege).min(player.goods.len() as u8);
                let tiles = self.possible_prices();
                let sales = || tiles.iter().map(|tile| own.best_sale(*tile, goods));
                let (least, most) = (sales().min().unwrap_or(0), sales().max().unwrap_or(0));
                Outlook::Sale { goods, least, most }
            }
            Role::Recruiter => {
                Outlook::Recruits { drawn: recruiter::cards(privilege), kept: recruiter::kept(&player) }
            }
            Role::Adventurer => Outlook::Cards(privilege),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Match, Seed, Viewer, legal};

    use super::*;
    use crate::setup::Setup;
    use crate::state::{Question, SanJuan};

    /// Positions of some games that are played by a fixed rule.
    fn positions(mut look: impl FnMut(&SanJuan)) {
        for (players, word) in [(2, "outlook"), (3, "of"), (4, "views")] {
            let setup = Setup { players, new_buildings: true, draft_hands: false, ..Setup::default() };
            let mut game = Match::<SanJuan>::new(setup, Seed::from_word(word)).expect("a game");
            for n in 0_usize.. {
                let Some(seat) = game.state().acting().first() else { break };
                look(game.state());
                let answers = legal(game.state(), seat);
                game.play(seat, answers[n * 7 % answers.len()]).expect("legal");
            }
        }
    }

    #[test]
    fn prices_and_points_are_those_of_the_rules() {
        let mut built = 0;
        positions(|game| {
            let view = game.view(Viewer::Spectator);
            for seat in Seat::all(view.seats.len()) {
                let sources: i32 = view.sources(seat).iter().sum();
                assert_eq!(sources, view.seats[seat.index()].points);
                if !matches!(game.question, Question::Build(_)) {
                    continue;
                }
                for card in Card::ALL {
                    for way in game.player(seat).ways(*card) {
                        let cost = game.cost(seat, *card, way);
                        assert_eq!(view.cost(seat, *card, way.covered()), cost, "{card} {way:?}");
                    }
                }
                built += 1;
            }
        });
        assert!(built > 100, "{built}");
    }

    #[test]
    fn what_is_taken_off_and_what_is_missing_is_what_the_rules_say() {
        let (mut short, mut enough) = (0, 0);
        positions(|game| {
            let Question::Build(seat) = game.question else { return };
            let view = game.view(Viewer::Seat(seat));
            let legal = legal(game, seat);
            let hand = view.at(seat).hand.clone().unwrap_or_default();
            for card in Card::ALL {
                let off: u8 = view.savings(seat, *card).iter().map(|(_, n)| n).sum();
                assert_eq!(card.cost() - off, view.cost(seat, *card, None), "{card}");
                let covered: Vec<(Card, u8)> = view.covers(seat, *card);
                assert!(covered.iter().all(|(over, cost)| view.cost(seat, *card, Some(*over)) == *cost));
                let there = hand.contains_key(card) || (*card == Card::Cathedral && view.cathedral);
                if there && view.at(seat).may_have(*card) {
                    let missing = view.missing(seat, *card);
                    assert_eq!(missing == 0, legal.contains(&crate::Action::Build(*card)), "{card}");
                    if missing > 0 { short += 1 } else { enough += 1 }
                }
            }
        });
        assert!(short > 50 && enough > 50, "{short} {enough}");
    }

    #[test]
    fn a_bill_is_what_has_to_be_paid() {
        let (mut spent, mut waived) = (0, 0);
        positions(|game| {
            let Some(asked) = game.view(Viewer::Spectator).asked else { return };
            match (game.question, asked.bill) {
                (Question::Spend(seat), Some(bill)) => {
                    assert!(bill.goods > 0 && bill.goods <= bill.due);
                    let hand = game.hand_size(seat);
                    assert_eq!(usize::from(asked.least), usize::from(bill.due).saturating_sub(hand));
                    spent += 1;
                }
                (Question::Pay(_), Some(bill)) => {
                    assert_eq!((bill.goods, bill.due), (0, asked.least));
                    assert_eq!(asked.most - asked.least, u8::from(bill.waives[0]));
                    waived += usize::from(bill.waives[0]);
                }
                (_, bill) => assert_eq!(bill, None),
            }
        });
        assert!(spent > 5, "{spent} {waived}");
    }

    #[test]
    fn buildings_are_worth_what_is_counted() {
        positions(|game| {
            let view = game.view(Viewer::Spectator);
            for seat in &view.seats {
                let worth: i32 =
                    seat.buildings.iter().map(|(card, n)| view.worth(seat.seat, *card) * i32::from(*n)).sum();
                assert_eq!(worth + seat.under() as i32, seat.points);
            }
        });
    }

    #[test]
    fn the_trading_house_shows_what_is_known_of_it() {
        let mut known = 0;
        positions(|game| {
            let (view, house) = (game.view(Viewer::Spectator), game.house);
            let tiles = view.tiles();
            assert_eq!(tiles[0], view.prices.or(view.next_prices));
            let start = if house.open.is_some() { house.next + 4 } else { house.next };
            for (i, tile) in tiles.iter().enumerate() {
                let at = (usize::from(start) + i) % Tile::COUNT;
                match tile {
                    Some(tile) if at < usize::from(house.seen) => assert_eq!(*tile, house.order[at]),
                    Some(tile) => assert!(house.seen == 4 && !view.house.contains(tile)),
                    None => assert!(at >= usize::from(house.seen) && house.seen < 4),
                }
                known += usize::from(tile.is_some());
            }
        });
        assert!(known > 100, "{known}");
    }

    #[test]
    fn the_cheapest_way_is_that_of_the_rules() {
        positions(|game| {
            let view = game.view(Viewer::Spectator);
            if let Question::Build(seat) = game.question {
                for card in Card::ALL {
                    let costs = game.player(seat).ways(*card).map(|way| game.cost(seat, *card, way));
                    assert_eq!(Some(view.cheapest(seat, *card)), costs.min(), "{card}");
                }
            }
        });
    }

    #[test]
    fn the_order_of_picks_is_that_of_the_roles() {
        positions(|game| {
            let view = game.view(Viewer::Spectator);
            for (taken, picker) in view.roles.iter().zip(view.pickers()) {
                assert_eq!(taken.seat, picker);
            }
            if let Question::Role(seat) = game.question {
                assert_eq!(view.pickers()[view.roles.len()], seat);
            }
            if game.role.is_some() {
                assert_eq!(view.chooser(), Some(game.chooser));
            }
        });
    }

    #[test]
    fn a_building_promises_what_it_adds() {
        positions(|game| {
            let view = game.view(Viewer::Spectator);
            for seat in Seat::all(view.seats.len()) {
                assert!(view.promise(seat, Card::Hero) >= 5);
                let palace = view.promise(seat, Card::GovernorsPalace);
                assert!(palace > 0 || view.seats[seat.index()].has(Card::GovernorsPalace));
            }
        });
    }
}
