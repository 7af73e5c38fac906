//! Lists of tables that are longer than the lobby shows.

use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{List, Mark};

use super::Visitor;
use super::asked::Query;
use crate::pages;
use crate::problem::Problem;

/// Tables on one page.
const ROWS: usize = 50;

#[derive(Deserialize)]
pub struct Which {
    /// Tables that wait for players, if nothing is said.
    #[serde(default = "waiting")]
    list: String,
    from: Option<String>,
}

fn waiting() -> String {
    "waiting".to_owned()
}

pub async fn page(visitor: Visitor, Query(which): Query<Which>) -> Result<Response, Response> {
    let gather = || {
        let from = which.from.as_deref().map(str::parse::<Mark>).transpose();
        let from = from.map_err(|_| Problem::Bad(visitor.t("problem-address")))?;
        let store = &visitor.desk.store;
        let tables = |list| store.tables(list, from.as_ref(), ROWS).map_err(Problem::from);
        match (which.list.as_str(), visitor.id()) {
            ("waiting", _) => tables(List::Waiting),
            ("finished", _) => tables(List::Finished),
            ("mine", Some(player)) => tables(List::Of(player)),
            ("mine", None) => Ok(store::Page::default()),
            _ => Err(Problem::NotFound),
        }
    };
    let shown = gather().map_err(|problem| visitor.refuse(&problem))?;
    Ok(pages::list::page(&visitor, &which.list, &shown).into_response())
}
