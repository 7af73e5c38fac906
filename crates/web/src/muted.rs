//! Whose words somebody does not want to read: marks of people, in a cookie of his browser. A mark says nothing about who somebody is to the server.

use crate::identity::mark_of;

/// The longest list.
const MOST: usize = 50;
/// Letters of a mark.
const LETTERS: usize = 12;

/// People whose words are not shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Muted(Vec<String>);

impl Muted {
    /// Reads marks with dots between; what is none is left out.
    pub fn read(text: &str) -> Muted {
        Muted(text.split('.').filter(|mark| is_mark(mark)).take(MOST).map(str::to_owned).collect())
    }

    pub fn text(&self) -> String {
        self.0.join(".")
    }

    pub fn contains(&self, mark: &str) -> bool {
        self.0.iter().any(|known| known == mark)
    }

    /// Mutes somebody, or hears him again; `false` if this is no mark.
    pub fn toggle(&mut self, mark: &str) -> bool {
        if self.contains(mark) {
            self.0.retain(|known| known != mark);
        } else if is_mark(mark) {
            self.0.push(mark.to_owned());
            let surplus = self.0.len().saturating_sub(MOST);
            self.0.drain(..surplus);
        }
        is_mark(mark)
    }
}

fn is_mark(text: &str) -> bool {
    text.len() == LETTERS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The mark of a player: the same at every table of this site, and nothing that could be turned back.
pub fn mark(secret: &[u8; 32], player: &str) -> String {
    mark_of(secret, player, LETTERS)
}

#[cfg(test)]
mod tests {
    use super::{Muted, mark};

    #[test]
    fn somebody_is_muted_and_heard_again() {
        let (ada, ben) = (mark(&[1; 32], "ada"), mark(&[1; 32], "ben"));
        assert!(ada != ben && ada != mark(&[2; 32], "ada") && !ada.contains("ada"));
        let mut muted = Muted::default();
        assert!(muted.toggle(&ada) && muted.toggle(&ben) && muted.contains(&ada));
        assert_eq!(Muted::read(&muted.text()), muted);
        assert!(muted.toggle(&ada) && !muted.contains(&ada) && muted.contains(&ben));
        assert!(!muted.toggle("<b>") && Muted::read("x..;").text().is_empty());
    }
}
