//! Tests that name the games one by one: whoever adds a game is told what it is missing in.

const BY_NAME: [(&str, &str); 4] = [
    ("browser.rs", include_str!("../browser.rs")),
    ("site/accents.rs", include_str!("accents.rs")),
    ("site/gathering.rs", include_str!("gathering.rs")),
    ("site/secrecy.rs", include_str!("secrecy.rs")),
];

const BY_TYPE: [(&str, &str); 2] = [
    ("site/hidden.rs", include_str!("hidden.rs")),
    ("src/boards/laws/games.rs", include_str!("../../src/boards/laws/games.rs")),
];

#[test]
fn no_game_is_left_out_of_a_test() {
    for game in catalog::GAMES {
        let id = game.meta().id;
        let (name, module) = (format!("\"{id}\""), format!("{}::", id.replace('-', "_")));
        let named = BY_NAME.iter().filter(|(_, source)| !source.contains(&name));
        let typed = BY_TYPE.iter().filter(|(_, source)| !source.contains(&module));
        let missing: Vec<&str> = named.chain(typed).map(|(file, _)| *file).collect();
        assert!(missing.is_empty(), "{id} is missing in {missing:?}");
    }
}
