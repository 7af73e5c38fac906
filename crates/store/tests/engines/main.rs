//! What a store does, whichever engine keeps the games: every test runs on both.

#[path = "../place/mod.rs"]
mod place;

/// Tests that are functions of a home, on a file and on a database.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(crate::place::Home::File(crate::place::Place::new())).await;
                }
            )*
        }
        #[cfg(unix)]
        mod postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    if let Some(home) = crate::place::Home::database() {
                        super::$test(home).await;
                    }
                }
            )*
        }
    };
}
pub(crate) use on_both;

mod answers;
mod clocks;
mod lists;
mod near;
mod players;
mod results;
mod telling;
