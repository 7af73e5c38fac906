//! Named weights: numbers that an evaluation is made of, each with a word that says what it is for.

/// A struct of weights with their values; [`Evaluate`](crate::Evaluate) hands them out by name to the tuner and to a bot's text.
macro_rules! weights {
    ($(#[$meta:meta])* pub struct $Weights:ident { $($(#[$about:meta])* $name:ident = $value:expr),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $Weights { $($(#[$about])* pub $name: f32),+ }

        impl Default for $Weights {
            fn default() -> $Weights {
                $Weights { $($name: $value),+ }
            }
        }

        impl $Weights {
            fn list(&self) -> Vec<(&'static str, f32)> {
                vec![$((stringify!($name), self.$name)),+]
            }

            fn change(&mut self, name: &str, value: f32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)+
                    _ => return false,
                }
                true
            }
        }
    };
}

pub(crate) use weights;
