//! What is chosen together: cards of the hand, cards drawn, goods, production buildings.

use ::san_juan::{Card, Cards, View};

use super::super::Several;
use super::super::early::Scene;

/// Where the things lie that can be marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    Hand,
    Drawn,
    Goods,
    Plants,
}

/// A choice of several things by the visitor.
pub struct Marks {
    question: &'static str,
    pub pool: Pool,
    /// Nothing earlier in card order may follow what has been chosen.
    from: Option<Card>,
    /// What has been chosen before, one by one.
    pub chosen: Cards,
    least: usize,
    most: usize,
}

/// What the visitor has to choose together, if that is what he is asked.
pub fn asked(scene: &Scene<'_>, view: &View) -> Option<Marks> {
    let asked = view.asked.as_ref().filter(|asked| scene.own == Some(asked.seat))?;
    let pool = pool(asked.question).filter(|_| !scene.choices.is_empty())?;
    let chosen = asked.chosen_cards.clone().unwrap_or_default();
    let from = chosen.keys().next_back().copied();
    let mut marks = Marks { question: asked.question, pool, from, chosen, least: 0, most: 0 };
    let own = &view.seats[asked.seat.index()];
    let free = match pool {
        Pool::Hand => marks.count(own.hand.iter().flatten().map(|(card, n)| (*card, *n))),
        Pool::Drawn => marks.count(asked.drawn_cards.iter().flatten().map(|(card, n)| (*card, *n))),
        Pool::Goods => marks.count(own.goods.iter().map(|(card, n)| (*card, n - marks.taken(*card)))),
        Pool::Plants => {
            let farms = own.buildings.iter().filter(|(card, _)| card.is_production());
            marks.count(farms.map(|(card, n)| (*card, n - own.goods_on(*card))))
        }
    };
    marks.least = usize::from(asked.least).saturating_sub(asked.chosen);
    marks.most = usize::from(asked.most).saturating_sub(asked.chosen).min(free);
    Some(marks)
}

fn pool(question: &str) -> Option<Pool> {
    match question {
        "draft" | "pay" | "cull" | "company" | "chapel" | "church" | "limit" => Some(Pool::Hand),
        "keep" => Some(Pool::Drawn),
        "spend" | "sell" => Some(Pool::Goods),
        "produce" => Some(Pool::Plants),
        _ => None,
    }
}

impl Marks {
    fn count(&self, things: impl Iterator<Item = (Card, u8)>) -> usize {
        things.filter(|(card, _)| self.fits(*card)).map(|(_, n)| usize::from(n)).sum()
    }

    /// How many goods of a kind have been chosen before; they still lie in their place.
    pub fn taken(&self, card: Card) -> u8 {
        if self.pool == Pool::Goods { self.chosen.get(&card).copied().unwrap_or_default() } else { 0 }
    }

    /// Whether a card can still be marked.
    pub fn fits(&self, card: Card) -> bool {
        self.from.is_none_or(|from| card >= from)
    }

    /// The answer that takes a card.
    pub fn answer(&self, card: Card) -> String {
        match self.question {
            "chapel" | "church" => format!("tuck {card} {}", self.question),
            "draft" | "cull" | "company" | "limit" => format!("discard {card}"),
            verb => format!("{verb} {card}"),
        }
    }

    pub fn several(&self, scene: &Scene<'_>) -> Several {
        let Marks { least, most, .. } = *self;
        let values = [("n", least.to_string()), ("most", most.to_string())];
        let values: Vec<(&str, &str)> = values.iter().map(|(name, n)| (*name, n.as_str())).collect();
        let exact = if least == most { "" } else { "-some" };
        let confirm = scene.t_with(&format!("confirm-{}{exact}", self.verb()), &values);
        Several { least, most, confirm }
    }

    fn verb(&self) -> &'static str {
        match self.question {
            "draft" | "cull" | "limit" => "discard",
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Lang;

    use crate::words;

    #[test]
    fn every_choice_has_its_words() {
        let verbs = ["discard", "pay", "company", "chapel", "church", "keep", "spend", "sell", "produce"];
        for verb in verbs {
            assert!(["", "-some"].iter().all(|exact| {
                let name = format!("san-juan-confirm-{verb}{exact}");
                Lang::ALL
                    .iter()
                    .all(|lang| words::text_with(*lang, &name, &[("n", "2"), ("most", "3")]) != name)
            }));
        }
    }
}
