//! The clocks of a table, reckoned anew at every change: whose run, what is left to whom, and when somebody has to look again. Pure: the moment is handed
//! in, and nothing is written here.

use store::{Out, Pace, Pause, SeatRow, SeatTime, Timing};

/// Whose time ran out at a live table gets so much more, in seconds, whenever a bot has helped out.
pub const SECOND_WIND: i64 = 60;
/// Who leaves a live table has so long to come back before a bot plays.
pub const GRACE: i64 = 60;
/// Time is nearly out when a quarter of a move's time is left, and never earlier than this before the end.
const NOTICE: i64 = 6 * 3_600;

/// What all clocks of a table go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    pub pace: Pace,
    pub timing: Timing,
    pub pause: Pause,
}

impl Rule {
    /// Whether anybody is hurried here.
    pub fn ticks(&self) -> bool {
        self.timing.seconds > 0
    }

    fn whole(&self) -> i64 {
        i64::from(self.timing.seconds)
    }

    /// How long before the end somebody is told; nobody is where everybody is there.
    fn notice(&self) -> Option<i64> {
        (self.pace == Pace::Turns).then(|| (self.whole() / 4).min(NOTICE))
    }

    /// When somebody is to be told that his time is nearly out, if he has not been.
    pub fn warns(&self, time: &SeatTime) -> Option<i64> {
        let due = time.due.filter(|_| !time.warned)?;
        self.notice().map(|notice| due - notice)
    }

    /// Whether somebody's time is out and nobody has decided what follows.
    pub fn is_out(&self, time: &SeatTime) -> bool {
        self.ticks() && self.timing.out == Out::Host && time.due.is_none() && time.remaining == Some(0)
    }

    /// The time of a seat from now on. A clock runs while its player is asked, and stands while he is away, while everybody pauses, and when it is out.
    /// Over days everybody has the whole time for every answer; `answered` is who has just given one.
    fn seat(&self, row: &SeatRow, asked: bool, answered: bool, now: i64) -> SeatTime {
        let time = row.time;
        let away = time.away.filter(|until| *until > now);
        let grace = time.grace.filter(|_| row.player.is_some() && row.bot.is_none() && !row.resigned);
        let days = self.pace == Pace::Turns;
        let stood = time.due.map(|due| (due - now).max(0)).or(time.remaining);
        let left = if days && (answered || !asked) { None } else { stood };
        let out = self.is_out(&SeatTime { remaining: left, due: None, ..time });
        let runs = self.ticks() && asked && self.pause.since.is_none() && away.is_none() && !out;
        let same = runs && time.due.is_some() && left.is_some();
        let due = if same { time.due } else { runs.then(|| now + left.unwrap_or_else(|| self.whole())) };
        let warned = time.warned && left.is_some();
        SeatTime { remaining: left.filter(|_| !runs), due, warned, away, grace }
    }

    /// The seats whose time is another one from now on.
    pub fn reckon(
        &self,
        seats: &[SeatRow],
        asked: &[u8],
        answered: Option<u8>,
        now: i64,
    ) -> Vec<(u8, SeatTime)> {
        let seat = |(i, row): (u8, &SeatRow)| {
            let time = self.seat(row, asked.contains(&i), answered == Some(i), now);
            (time != row.time).then_some((i, time))
        };
        (0..).zip(seats).filter_map(seat).collect()
    }

    /// When the table is to be looked at next.
    pub fn due(&self, seats: &[SeatRow]) -> Option<i64> {
        let paused = self.pause.since.is_some();
        let moments = |row: &SeatRow| {
            let time = row.time;
            [time.due, self.warns(&time), time.away, time.grace.filter(|_| !paused)]
        };
        seats.iter().flat_map(moments).flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(pace: Pace, seconds: u32, out: Out) -> Rule {
        Rule { pace, timing: Timing { seconds, out }, pause: Pause::default() }
    }

    fn people(n: usize) -> Vec<SeatRow> {
        let person = |i: usize| SeatRow { player: Some(format!("p{i}")), ..SeatRow::default() };
        (0..n).map(person).collect()
    }

    /// What follows when these seats are asked from a moment on.
    fn then(rule: &Rule, seats: &mut [SeatRow], asked: &[u8], answered: Option<u8>, now: i64) {
        for (seat, time) in rule.reckon(seats, asked, answered, now) {
            seats[usize::from(seat)].time = time;
        }
    }

    #[test]
    fn a_live_clock_runs_while_its_player_is_asked_and_keeps_what_is_left() {
        let (rule, mut seats) = (rule(Pace::Live, 600, Out::Move), people(2));
        then(&rule, &mut seats, &[0], None, 1_000);
        assert_eq!((seats[0].time.due, seats[1].time), (Some(1_600), SeatTime::default()));
        then(&rule, &mut seats, &[1], Some(0), 1_040);
        assert_eq!((seats[0].time.remaining, seats[1].time.due), (Some(560), Some(1_640)));
        then(&rule, &mut seats, &[0], Some(1), 1_100);
        assert_eq!((seats[0].time.due, seats[1].time.remaining), (Some(1_660), Some(540)));
        // Asked again at once the clock goes on; taken back, nobody gets time back.
        then(&rule, &mut seats, &[0], Some(0), 1_200);
        assert_eq!(seats[0].time.due, Some(1_660));
        assert_eq!(rule.due(&seats), Some(1_660));
    }

    #[test]
    fn over_days_everybody_has_the_whole_time_for_every_answer() {
        let (rule, mut seats) = (rule(Pace::Turns, 86_400, Out::Move), people(2));
        then(&rule, &mut seats, &[0], None, 0);
        assert_eq!(
            (seats[0].time.due, rule.due(&seats)),
            (Some(86_400), Some(64_800)),
            "told before it is out"
        );
        seats[0].time.warned = true;
        assert_eq!(rule.due(&seats), Some(86_400));
        then(&rule, &mut seats, &[0], Some(0), 1_000);
        assert_eq!((seats[0].time.due, seats[0].time.warned), (Some(87_400), false));
        then(&rule, &mut seats, &[1], Some(0), 2_000);
        assert_eq!((seats[0].time, seats[1].time.due), (SeatTime::default(), Some(88_400)));
        // Something else happens meanwhile: the clock goes on as it was.
        then(&rule, &mut seats, &[1], None, 3_000);
        assert_eq!(seats[1].time.due, Some(88_400));
    }

    #[test]
    fn clocks_stand_still_for_who_is_away_and_for_all_in_a_pause() {
        let (mut rule, mut seats) = (rule(Pace::Turns, 1_000, Out::Move), people(2));
        then(&rule, &mut seats, &[0], None, 0);
        seats[0].time.away = Some(500);
        then(&rule, &mut seats, &[0], None, 100);
        assert_eq!((seats[0].time.due, seats[0].time.remaining), (None, Some(900)));
        assert_eq!(rule.due(&seats), Some(500), "looked at when he is back");
        then(&rule, &mut seats, &[0], None, 500);
        assert_eq!((seats[0].time.due, seats[0].time.away), (Some(1_400), None));
        rule.pause.since = Some(600);
        then(&rule, &mut seats, &[0], None, 600);
        assert_eq!((seats[0].time.due, seats[0].time.remaining, rule.due(&seats)), (None, Some(800), None));
        rule.pause.since = None;
        then(&rule, &mut seats, &[0], None, 900);
        assert_eq!(seats[0].time.due, Some(1_700));
    }

    #[test]
    fn where_the_host_decides_a_clock_that_is_out_stands_until_then() {
        let (rule, mut seats) = (rule(Pace::Turns, 1_000, Out::Host), people(2));
        seats[0].time.remaining = Some(0);
        assert!(rule.is_out(&seats[0].time));
        then(&rule, &mut seats, &[0], None, 50);
        assert_eq!((seats[0].time.due, seats[0].time.remaining), (None, Some(0)));
        // Whoever answers all the same goes on.
        then(&rule, &mut seats, &[0], Some(0), 60);
        assert_eq!(seats[0].time.due, Some(1_060));
    }

    #[test]
    fn without_a_clock_nobody_is_hurried() {
        let (rule, mut seats) = (rule(Pace::Turns, 0, Out::Move), people(2));
        then(&rule, &mut seats, &[0], None, 0);
        assert_eq!((seats[0].time, rule.due(&seats)), Default::default());
    }
}
