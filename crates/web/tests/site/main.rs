//! The whole site as a browser or a program meets it: `web::app` on a file of its own, without a socket.

#[cfg(debug_assertions)]
mod accents;
mod api;
mod bad_days;
mod bots;
mod corpus;
mod corrections;
mod described;
mod door;
mod every_game;
mod forms;
mod frames;
mod gathering;
mod guest;
mod headers;
mod helped;
mod hidden;
mod home;
mod kept;
mod leaks;
mod limits;
mod marks;
mod pages;
mod pensive;
mod people;
mod refusals;
mod revisions;
mod routes;
mod seats;
mod secrecy;
mod sessions;
mod taking_back;
mod things;
mod twin;
mod under;
mod watching;
