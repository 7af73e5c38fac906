//! The pace that somebody chooses for a table, read from a form or from a program.

use store::{Out, Pace, Timing};

/// The most minutes for a game, and the most hours for a move.
const MINUTES: u32 = 600;
const HOURS: u32 = 30 * 24;

/// Minutes that a player has for a live game, as the page of a new table offers them; nought is no clock.
pub const OFFERED_MINUTES: [u32; 4] = [0, 15, 30, 60];
/// Hours for a move over days.
pub const OFFERED_HOURS: [u32; 5] = [0, 24, 48, 72, 168];
/// What is chosen already.
pub const USUAL_HOURS: u32 = 48;

/// What was chosen; nothing if it cannot be. The number that does not belong to the pace is not looked at.
pub fn timing(pace: Pace, minutes: Option<u32>, hours: Option<u32>, out: Option<&str>) -> Option<Timing> {
    let (number, most, unit) = match pace {
        Pace::Live => (minutes, MINUTES, 60),
        Pace::Turns => (hours, HOURS, 3_600),
    };
    let number = number.unwrap_or(0);
    let out = out.filter(|out| !out.is_empty()).map_or(Some(Out::default()), Out::of)?;
    (number <= most).then_some(Timing { seconds: number * unit, out })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_for_the_game_and_hours_for_a_move() {
        let live = timing(Pace::Live, Some(15), Some(48), Some("over"));
        assert_eq!(live, Some(Timing { seconds: 900, out: Out::Over }));
        let days = timing(Pace::Turns, Some(15), Some(48), None);
        assert_eq!(days, Some(Timing { seconds: 172_800, out: Out::Move }));
        assert_eq!(timing(Pace::Live, None, None, Some("")), Some(Timing::default()));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert_eq!(timing(Pace::Live, Some(601), None, None), None);
        assert_eq!(timing(Pace::Turns, None, Some(9_999), None), None);
        assert_eq!(timing(Pace::Live, Some(5), None, Some("lose")), None);
    }
}
