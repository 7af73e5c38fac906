//! The whole site as a browser or a program meets it: `web::app` on a file of its own, without a socket.

mod api;
mod bad_days;
mod corpus;
mod corrections;
mod forms;
mod gathering;
mod guest;
mod headers;
mod hidden;
mod kept;
mod leaks;
mod pages;
mod refusals;
mod revisions;
mod routes;
mod seats;
mod secrecy;
mod twin;
