//! How the visitor has done, and the pages of players.

use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::Visitor;
use super::asked::{Path, Query};
use crate::identity;
use crate::pages::player;
use crate::pages::stats::{self, Shown};
use crate::problem::Problem;
use crate::stats::{MOST, Own, Period, Wanted};
use crate::time::now;

/// What is to be seen.
#[derive(Deserialize, Default)]
pub struct Asked {
    #[serde(default)]
    game: String,
    #[serde(default)]
    players: String,
    #[serde(default)]
    since: String,
}

impl Asked {
    fn wanted(&self) -> Wanted {
        let period = Period::ALL.into_iter().find(|period| period.word() == self.since).unwrap_or_default();
        Wanted { players: self.players.parse().ok(), period }
    }
}

pub async fn page(visitor: Visitor, Query(asked): Query<Asked>) -> Result<Response, Response> {
    shown(&visitor, &asked).await.map_err(|problem| visitor.refuse(&problem))
}

async fn shown(visitor: &Visitor, asked: &Asked) -> Result<Response, Problem> {
    let store = &visitor.desk.store;
    let games = visitor.id().map_or_else(|| Ok(Vec::new()), |player| store.people().games_of(player))?;
    let Some((player, game)) = visitor.id().zip(catalog::find(&asked.game)) else {
        return Ok(stats::overview(visitor, &games).into_response());
    };
    let (wanted, id) = (asked.wanted(), game.meta().id);
    let since = wanted.period.since(now());
    let rows = store.people().results_of(player, Some(id), since, MOST)?;
    let rivals = store.people().rivals_of(player, Some(id), since, MOST)?;
    let own = Own::of(&rows, &rivals, wanted, visitor.lang);
    let crowd = visitor.desk.crowd(id).await?;
    Ok(stats::game(visitor, &Shown { game, wanted, own: &own, crowd: &crowd, games: &games }).into_response())
}

/// As many of the last results stand on a player's page.
const LATELY: usize = 200;

/// The page of a player. One that nobody may read and one that is not there are the same to everybody else.
pub async fn player(visitor: Visitor, Path(page): Path<String>) -> Result<Response, Response> {
    let shown = || {
        let own = visitor
            .player
            .clone()
            .filter(|player| identity::page_of(&visitor.desk.secret, &player.id) == page);
        let people = visitor.desk.store.people();
        let found = match own.clone() {
            Some(own) => own,
            None => people.player_at(&page)?.ok_or(Problem::NotFound)?,
        };
        let games = people.games_of(&found.id)?;
        let results = people.results_of(&found.id, None, 0, LATELY)?;
        let rivals = people.rivals_of(&found.id, None, 0, LATELY)?;
        let lately = Own::of(&results, &rivals, Wanted::default(), visitor.lang);
        let (player, own) = (&found, own.is_some());
        let shown = player::Shown { player, own, games: &games, lately: &lately, results: &results };
        Ok::<_, Problem>(player::page(&visitor, &shown).into_response())
    };
    shown().map_err(|problem| visitor.refuse(&problem))
}
