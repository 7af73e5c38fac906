//! San Juan: cards are money, goods and buildings alike; twelve buildings end it.
//!
//! The weights: 300 steps of `cabildo tune san-juan --games 12 --seed sj1` from a guess; 74 % against the guess with two players.

use ::san_juan::{Action, Card, Family, Player, Question, Role, SanJuan};
use kernel::{Game, Kind, MAX_SEATS, Seat};

use crate::Evaluate;
use crate::weights::weights;

weights! {
    /// What things are worth, in points.
    pub struct Weights {
        /// A card in the hand.
        card = 0.5,
        /// A good, besides what it sells for.
        good = 0.26,
        /// A good, for each card that it would sell for on average.
        price = 0.085,
        /// A production building, for each round to come and each card of its price.
        produce = 0.12,
        /// A production building beyond the first few, in their stead.
        more = 0.65,
        /// What buildings do besides, all of them alike.
        power = 0.87,
        /// The best card in the hand: a share of its points.
        plan = 0.144,
        /// A building more, for whoever is ahead in points: the end comes nearer.
        tempo = 0.175,
        /// Buildings put up in a round by whoever builds most.
        pace = 0.6,
        /// How much of the best rival's expectation is taken off one's own.
        denial = 0.69,
        /// How many points more make an answer e times as likely in a playout.
        heat = 0.5,
    }
}

/// The evaluation with its weights.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Evaluation {
    weights: Weights,
}

/// What the five kinds of goods sell for on average.
const PRICES: [f32; 5] = [1.0, 1.2, 1.8, 2.2, 2.6];

/// What a building does besides its points, in points for each round to come.
#[expect(clippy::wildcard_enum_match_arm, reason = "most buildings do a little")]
fn power(card: Card) -> f32 {
    match card {
        Card::Lighthouse | Card::Canal | Card::Villa | Card::Hospital => 0.1,
        Card::Sawmill | Card::MaterialsDepot | Card::TradingPost | Card::SmallMarket => 0.22,
        Card::LargeMarket | Card::Factory | Card::NotaryOffice => 0.3,
        Card::GoldMine | Card::Distillery | Card::BlackMarket => 0.2,
        Card::Chapel | Card::Church | Card::Harbor => 0.6,
        Card::PublishingHouse | Card::Goldsmith => 0.3,
        _ => 0.08,
    }
}

impl Evaluation {
    fn rounds(&self, game: &SanJuan) -> f32 {
        let most =
            Seat::all(game.players()).map(|seat| game.owner(seat).buildings()).max().unwrap_or_default();
        (f32::from(12 - most.min(12)) / self.weights.pace).max(0.3)
    }

    fn player(&self, game: &SanJuan, seat: Seat, points: f32, rounds: f32) -> f32 {
        let w = &self.weights;
        let player = game.owner(seat);
        // Cards that can no longer be built with are worth little.
        let late = (rounds / 2.5).min(1.0);
        let hand = game.hand_size(seat) as f32;
        let mut value = points + w.card * late * hand.min(2.0 * rounds + 2.0);
        let mut farms = 0.0f32;
        for (place, price) in PRICES.iter().enumerate() {
            value += late * f32::from(player.goods_at(place)) * (w.good + w.price * price);
            let n = f32::from(player.count(Card::ALL[place]));
            // Who produces makes one or two goods in a phase: further farms wait for their turn.
            let room = (2.0 - farms).max(0.0);
            let useful = n.min(room) + w.more * (n - room).max(0.0);
            farms += n;
            value += w.produce * rounds * price * useful;
        }
        for card in Card::members(player.built()).filter(|card| !card.is_production()) {
            value += w.power * rounds * power(card);
        }
        let best = player.hand().iter().map(|(card, _)| self.dream(player, card, rounds)).fold(0.0, f32::max);
        value += w.plan * late * best;
        value + w.tempo * f32::from(player.buildings())
    }

    /// What a card would add if it stood in the city.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few buildings count others")]
    fn dream(&self, player: &Player, card: Card, rounds: f32) -> f32 {
        if !card.is_production() && player.has(card) {
            return 0.0;
        }
        let facts = card.facts();
        let mut value = f32::from(facts.points) + self.weights.power * rounds * power(card);
        if card.is_production() {
            value += self.weights.produce * rounds * PRICES[card.index()];
        }
        let others = |wanted: &dyn Fn(Card) -> bool| {
            Card::members(player.built())
                .filter(|card| wanted(*card))
                .map(|card| f32::from(player.count(card)))
                .sum::<f32>()
        };
        value
            + match card {
                Card::TownSquare => 2.5 * others(&|card| card.facts().family == Family::Monument).min(3.0),
                Card::Manufactory => 1.6 * others(&|card| card.is_production()),
                Card::GovernorsPalace => 1.0 + others(&|card| !card.is_production()),
                Card::CustomsHouse => 0.7 * f32::from(player.buildings()),
                Card::Residence | Card::Cathedral => 4.0,
                _ => 0.0,
            }
    }

    fn role(&self, game: &SanJuan, seat: Seat, role: Role) -> f32 {
        let player = game.owner(seat);
        let farms: u8 = Card::ALL[..5].iter().map(|card| player.count(*card)).sum();
        let goods = player.goods_len() as f32;
        match role {
            Role::Builder => 0.3 * (game.hand_size(seat) as f32).min(7.0) - 0.6,
            Role::Producer => 0.6 * (f32::from(farms) - goods).min(2.0),
            Role::Trader => 0.7 * goods.min(2.0),
            Role::Recruiter => 0.9,
            Role::Adventurer => 0.5,
        }
    }

    fn glance(&self, game: &SanJuan, seat: Seat, action: Action, rounds: f32) -> f32 {
        let player = game.owner(seat);
        let keep = |card: Card| 0.3 * self.dream(player, card, rounds);
        let price = |card: Card| card.store().map_or(0.0, |place| PRICES.get(place).copied().unwrap_or(1.0));
        match action {
            Action::Take(role) => self.role(game, seat, role),
            Action::TakeDoubled(role) => self.role(game, seat, role) + 0.3,
            Action::Build(card) => {
                self.dream(player, card, rounds) - self.weights.card * f32::from(card.cost()) + 1.0
            }
            Action::Beside => 0.5,
            Action::Over(_) | Action::OverLoaded(_) => 0.0,
            Action::Spend(card) => -0.5 * price(card),
            Action::Pay(card) | Action::Discard(card) => -keep(card),
            Action::Produce(card) | Action::Sell(card) => price(card),
            Action::Keep(card) => keep(card),
            Action::Tuck(card, _) => 1.0 - keep(card),
            Action::Draw | Action::Pass | Action::Done => 0.0,
        }
    }
}

impl Evaluate<SanJuan> for Evaluation {
    const SCALE: f32 = 4.0;
    const DEPTH: u32 = 40;
    const GLANCES: u32 = 4;
    const SAMPLES: u32 = 6;

    fn value(&self, game: &SanJuan, seat: Seat) -> f32 {
        self.values(game)[seat.index()]
    }

    fn values(&self, game: &SanJuan) -> [f32; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        let scores = game.scores();
        let over = matches!(game.question(), Question::Over(_));
        let rounds = self.rounds(game);
        for seat in Seat::all(game.players()) {
            let points = scores.points(seat) as f32;
            values[seat.index()] = if over { points } else { self.player(game, seat, points, rounds) };
        }
        values
    }

    fn appeal(&self, game: &SanJuan, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let rounds = self.rounds(game);
        out.clear();
        out.extend(actions.iter().map(|action| self.glance(game, seat, *action, rounds) / self.weights.heat));
    }

    fn is_quiet(&self, game: &SanJuan) -> bool {
        matches!(game.question(), Question::Role(_) | Question::Over(_))
    }

    fn denial(&self) -> f32 {
        self.weights.denial
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        self.weights.list()
    }

    fn set_weight(&mut self, name: &str, value: f32) -> bool {
        self.weights.change(name, value)
    }
}
