//! Every way to set a game up, for what has to hold in all of them: speed, memory.

use kernel::{Entry, SetupText, Values};

/// Every number of players with every combination of the options that can be named without a file: switches and words.
#[must_use]
pub fn variants(game: &dyn Entry) -> Vec<SetupText> {
    game.options().into_iter().fold(vec![SetupText::new()], |setups, (option, _)| {
        let values = values(option.values);
        if values.is_empty() {
            return setups;
        }
        setups
            .iter()
            .flat_map(|setup| values.iter().map(|value| setup.clone().with(option.name, value)))
            .collect()
    })
}

fn values(values: Values) -> Vec<String> {
    match values {
        Values::Number(low, high) => (low..=high).map(|n| n.to_string()).collect(),
        Values::Switch => vec!["false".to_owned(), "true".to_owned()],
        Values::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Values::Chosen(_) | Values::File => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_is_a_set_up_of_its_game() {
        for game in catalog::GAMES {
            for setup in variants(*game) {
                game.complete(&setup).expect("a set-up of the game");
            }
        }
        let count = |id: &str| variants(catalog::find(id).expect("a game")).len();
        assert_eq!([count("puerto-rico"), count("san-juan"), count("saint-petersburg")], [64, 24, 3]);
    }
}
