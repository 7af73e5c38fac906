//! Every set-up of every game, for the tests.

use kernel::{Entry, SetupText, Values};

/// All numbers of players with all switches; component data as they are compiled in.
pub fn setups(game: &dyn Entry) -> Vec<SetupText> {
    game.options().into_iter().fold(vec![SetupText::new()], |setups, (option, _)| {
        let values: Vec<String> = match option.values {
            Values::Number(low, high) => (low..=high).map(|n| n.to_string()).collect(),
            Values::Switch => vec!["false".to_owned(), "true".to_owned()],
            Values::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Values::Chosen(_) | Values::File => return setups,
        };
        setups
            .iter()
            .flat_map(|setup| values.iter().map(|value| setup.clone().with(option.name, value)))
            .collect()
    })
}
