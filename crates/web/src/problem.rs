//! What goes wrong between a browser and the table, and how it is said.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Lang, Tell};
use serde_json::json;
use store::StoreError;

use crate::words;

/// A request that is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such page, table or game.
    #[error("there is nothing here")]
    NotFound,
    /// Forms are sent to this address, and nothing else.
    #[error("there is no page here")]
    NoPage,
    /// The seat belongs to somebody else, or the request came from another site.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The table has moved on since the page was made.
    #[error("the table has moved on")]
    Stale,
    /// Seats are open, so that nothing has been dealt yet.
    #[error("nothing has been dealt yet")]
    NotDealt,
    /// The table can be read, but this program cannot play it on.
    #[error("the table cannot be played on")]
    Kept,
    /// The answer is not legal, or a value is wrong: the reason in the reader's language.
    #[error("{0}")]
    Refused(String),
    /// The answer is against a rule of this game: the reason, which names the rule.
    #[error("{1}")]
    Against(&'static str, String),
    /// The set-up of a table cannot be.
    #[error(transparent)]
    Setup(kernel::SetupError),
    /// Too many requests.
    #[error("too many requests")]
    TooMany,
    /// Too many attempts: so many seconds have to pass before the next one.
    #[error("too many attempts")]
    Wait(u64),
    /// The server has enough to do at the moment.
    #[error("the server is busy")]
    Busy,
    /// The request took too long to come.
    #[error("the request came too slowly")]
    Slow,
    /// The request is larger than any that makes sense.
    #[error("the request is too large")]
    TooLarge,
    /// The request cannot be understood.
    #[error("{0}")]
    Bad(String),
    /// Nothing can be kept or read at the moment: the name of the sentence that says why.
    #[error("{0}")]
    NotNow(&'static str),
    /// The server failed.
    #[error("the server failed")]
    Failed,
}

impl Problem {
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::NoPage => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::Stale | Problem::NotDealt | Problem::Kept => StatusCode::CONFLICT,
            Problem::Refused(_) | Problem::Against(..) | Problem::Setup(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Problem::TooMany | Problem::Wait(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Slow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::NotNow(_) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence for the reader.
    pub fn sentence(&self, lang: Lang) -> String {
        let name = match self {
            Problem::NotFound => "problem-not-found",
            Problem::NoPage => "problem-no-page",
            Problem::Forbidden(name) | Problem::NotNow(name) => name,
            Problem::Stale => "problem-stale",
            Problem::NotDealt => "problem-not-dealt",
            Problem::Kept => "problem-kept",
            Problem::TooMany => "problem-too-many",
            Problem::Wait(seconds) => {
                return words::text_with(lang, "problem-wait", &[("seconds", &seconds.to_string())]);
            }
            Problem::Busy => "problem-busy",
            Problem::Slow => "problem-slow",
            Problem::TooLarge => "problem-too-large",
            Problem::Failed => "problem-failed",
            Problem::Setup(error) => return error.tell(lang),
            Problem::Refused(sentence) | Problem::Against(_, sentence) | Problem::Bad(sentence) => {
                return sentence.clone();
            }
        };
        words::text(lang, name)
    }

    /// The problem as a program or the script of the page reads it.
    pub fn json(&self, lang: Lang) -> Response {
        let body = Json(json!({ "problem": self.sentence(lang) }));
        let mut response = (self.status(), body).into_response();
        self.say_when(response.headers_mut());
        response
    }

    /// So many seconds to wait, rounded up.
    pub fn wait(time: Duration) -> Problem {
        Problem::Wait(time.as_secs() + 1)
    }

    /// Tells a program when to try again, if that is what helps.
    pub fn say_when(&self, headers: &mut HeaderMap) {
        let seconds = match self {
            Problem::TooMany => 1,
            Problem::Busy | Problem::NotNow(_) => 2,
            Problem::Wait(seconds) => *seconds,
            Problem::NotFound
            | Problem::NoPage
            | Problem::NotDealt
            | Problem::Kept
            | Problem::Forbidden(_)
            | Problem::Stale
            | Problem::Refused(_)
            | Problem::Against(..)
            | Problem::Setup(_)
            | Problem::Slow
            | Problem::TooLarge
            | Problem::Bad(_)
            | Problem::Failed => return,
        };
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        if !error.is_refusal() && error != StoreError::ReadOnly {
            tracing::error!(%error, "the store failed");
        }
        match error {
            StoreError::Taken => Problem::Stale,
            StoreError::Missing => Problem::NotFound,
            StoreError::ReadOnly => Problem::NotNow("problem-read-only"),
            StoreError::Damaged(_) => Problem::NotNow("problem-damaged"),
            StoreError::Full
            | StoreError::Busy
            | StoreError::Gone(_)
            | StoreError::Away(_)
            | StoreError::Disk(_) => Problem::NotNow("problem-store"),
            StoreError::InUse(_) | StoreError::Foreign(_) | StoreError::Engine(_) => Problem::Failed,
        }
    }
}
