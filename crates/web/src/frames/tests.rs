//! Random games of all faces: the changes of every ply turn each viewer's drawing into the next one.

use kernel::{Chance, Lang, Seat, Seed, SetupText, Table, Viewer, Words};

use super::difference::{Change, changes};
use super::tree::{Node, tree};
use crate::boards::{self, Art, Looker};
use crate::pages::table::scene;

fn seen(table: &dyn Table, viewer: Viewer) -> String {
    let words = Words::default();
    let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let art = Art::default();
    let looker = Looker { viewer, own, answers: false, words: &words, art: &art };
    scene(Lang::default(), &boards::lay(table).show(&looker).parts).into_string()
}

/// The node with this key, at any depth.
fn find<'n, 'a>(nodes: &'n [Node<'a>], key: &str) -> Option<&'n Node<'a>> {
    nodes.iter().find_map(|node| if node.key == key { Some(node) } else { find(&node.inner, key) })
}

/// What a page does with a change.
fn put(markup: &str, change: &Change) -> String {
    let fresh = tree(&change.markup);
    let old = tree(markup);
    let node = find(&old, fresh[0].key).expect("what changes is there");
    let mut text = change.markup.clone();
    for inner in &node.inner {
        let kept = format!(" data-keep=\"{}\"></", inner.key);
        let Some(at) = text.find(&kept) else { continue };
        let (from, to) = (text[..at].rfind('<').expect("a tag"), at + kept.len());
        let to = to + text[to..].find('>').expect("its end") + 1;
        text.replace_range(from..to, &markup[inner.from..inner.to]);
    }
    assert!(!text.contains("data-keep"), "{text}");
    format!("{}{text}{}", &markup[..node.from], &markup[node.to..])
}

fn play(game: &str, setup: &str, plies: usize) {
    let entry = catalog::find(game).expect("a game of the list");
    let setup = SetupText::read(setup).expect("a set-up");
    let mut table = entry.start(&setup, Seed::from_word("frames")).expect("a table");
    let mut dice = Chance::fast(7);
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)];
    let mut shown = viewers.map(|viewer| seen(table.as_ref(), viewer));
    let (mut sent, mut whole) = (0, 0);
    for _ in 0..plies {
        let Some(seat) = table.acting().first() else { break };
        let legal = table.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        table.play(seat, action).expect("legal");
        for (viewer, shown) in viewers.iter().zip(&mut shown) {
            let now = seen(table.as_ref(), *viewer);
            let changed = changes(shown, &now);
            sent += changed.iter().map(|change| change.markup.len()).sum::<usize>();
            whole += now.len();
            let patched = changed.iter().fold(shown.clone(), |markup, change| put(&markup, change));
            assert_eq!(patched, now, "{game}, ply {}, {viewer:?}", table.ply());
            *shown = now;
        }
    }
    assert!(sent * 2 < whole, "{game}: {sent} of {whole} bytes are sent");
}

#[test]
fn the_changes_of_a_ply_make_the_next_drawing_in_all_games() {
    for game in catalog::GAMES {
        play(game.meta().id, "players=3", 100);
    }
    play("puerto-rico", "players=3 new-buildings=true nobles=true", 160);
}
