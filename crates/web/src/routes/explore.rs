//! The explorer: what openings, purchases and roles brought.

use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::Visitor;
use super::asked::{Path, Query};
use crate::boards;
use crate::explorer::By;
use crate::pages::explore::{Order, Sight};
use crate::problem::Problem;

#[derive(Deserialize)]
pub struct Wanted {
    #[serde(default)]
    by: String,
    players: Option<usize>,
    /// The first choices, with slashes between them.
    #[serde(default)]
    path: String,
    #[serde(default)]
    sort: Order,
}

pub async fn page(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Response> {
    let face = boards::face(&game).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    let by = match (wanted.by.as_str(), visitor.id()) {
        ("people", _) => By::People,
        ("you", Some(player)) => By::Player(player.to_owned()),
        _ => By::Bots,
    };
    let (desk, whose) = (Arc::clone(&visitor.desk), by.clone());
    let known = tokio::task::spawn_blocking(move || desk.explored(&game, &whose)).await;
    let known = known.map_err(|_| visitor.refuse(&Problem::Failed))?;
    // Where nobody says how many play, the most games tell the most.
    let most = known.iter().max_by_key(|explored| explored.games);
    let chosen = wanted.players.and_then(|n| known.iter().find(|explored| explored.players == n));
    let sight =
        Sight { face, by, all: &known, explored: chosen.or(most), path: &wanted.path, order: wanted.sort };
    Ok(crate::pages::explore::page(&visitor, &sight).into_response())
}
