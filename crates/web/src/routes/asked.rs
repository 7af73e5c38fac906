//! What an address and a form say. What cannot be read is refused as everything else is: as a page, in the reader's language.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::Visitor;
use crate::desk::Desk;
use crate::problem::Problem;

/// The parts of an address. One that cannot be read leads nowhere.
pub struct Path<T>(pub T);

/// What follows the question mark.
pub struct Query<T>(pub T);

/// A form.
pub struct Form<T>(pub T);

/// Who asked; that is known of every request.
async fn visitor(parts: &mut Parts, desk: &Arc<Desk>) -> Visitor {
    let found: Result<Visitor, Infallible> = Visitor::from_request_parts(parts, desk).await;
    match found {
        Ok(visitor) => visitor,
        Err(never) => match never {},
    }
}

fn refused(visitor: &Visitor, text: &str, status: StatusCode) -> Response {
    let mut response = visitor.refuse(&Problem::Bad(visitor.t(text)));
    *response.status_mut() = status;
    response
}

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Desk>> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Path<T>, Response> {
        match extract::Path::<T>::from_request_parts(parts, desk).await {
            Ok(extract::Path(value)) => Ok(Path(value)),
            Err(_) => Err(visitor(parts, desk).await.refuse(&Problem::NotFound)),
        }
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Desk>> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Query<T>, Response> {
        match extract::Query::<T>::try_from_uri(&parts.uri) {
            Ok(extract::Query(value)) => Ok(Query(value)),
            Err(rejection) => {
                let status = rejection.status();
                Err(refused(&visitor(parts, desk).await, "problem-address", status))
            }
        }
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<Desk>> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, desk: &Arc<Desk>) -> Result<Form<T>, Response> {
        let (mut parts, body) = request.into_parts();
        let visitor = visitor(&mut parts, desk).await;
        match axum::Form::<T>::from_request(Request::from_parts(parts, body), desk).await {
            Ok(axum::Form(value)) => Ok(Form(value)),
            Err(rejection) => Err(refused(&visitor, "problem-form", rejection.status())),
        }
    }
}
