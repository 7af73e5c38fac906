//! How much one client may ask for (rate limiting, admission control): every number of it, with good defaults, in one place.

mod buckets;
mod quota;

use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

pub use buckets::Buckets;
pub use quota::{Quota, Ticket};

/// So many at once, and one more after each pause; or no limit at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate(Option<(NonZeroU32, Duration)>);

impl Rate {
    /// No limit.
    pub const NONE: Rate = Rate(None);

    /// So many at once, and so many more in each span of time.
    #[must_use]
    pub fn new(burst: u32, more: u32, each: Duration) -> Rate {
        let pause = each.checked_div(more).unwrap_or(Duration::MAX);
        let pause = pause.clamp(Duration::from_nanos(1), Duration::from_secs(86_400));
        Rate(Some((NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN), pause)))
    }
}

/// What would be right for a limit that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLimit {
    #[error("\"{0}\": say it as NAME=VALUE, for example connections=500")]
    Shape(String),
    #[error("there is no limit \"{0}\": the limits are {names}", names = Limits::NAMES.join(", "))]
    Name(String),
    #[error("{name}: \"{value}\" is no {wanted}")]
    Value { name: String, value: String, wanted: &'static str },
}

const COUNT: &str = "number from 1 on, for example 500";
const SECONDS: &str = "number of seconds, for example 15";
const RATE: &str = "rate: say it as 60+20/s (60 at once, 20 more each second; also /m and /h), or none";

impl FromStr for Rate {
    type Err = &'static str;

    /// `60+20/s`: sixty at once, twenty more each second; also `/m` and `/h`; or `none`.
    fn from_str(text: &str) -> Result<Rate, &'static str> {
        if text == "none" {
            return Ok(Rate::NONE);
        }
        let (burst, more) = text.split_once('+').ok_or(RATE)?;
        let (more, unit) = more.split_once('/').ok_or(RATE)?;
        let each = match unit {
            "s" => 1,
            "m" => 60,
            "h" => 3600,
            _ => return Err(RATE),
        };
        let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0).ok_or(RATE);
        Ok(Rate::new(number(burst)?, number(more)?, Duration::from_secs(each)))
    }
}

/// Every limit of the site. A client is an address (of IPv6 the first 64 bits); a player is counted besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections at once, in total and for each client. Fewer if the system gives fewer descriptors.
    pub connections: usize,
    pub connections_each: usize,
    /// Pages that listen for changes, in total, for each client, and for each player.
    pub streams: usize,
    pub streams_each: usize,
    pub streams_player: usize,
    /// Requests whose body is on its way, in total and for each client: the memory that bodies take.
    pub bodies: usize,
    pub bodies_each: usize,
    /// How long the head of a request may take, and how long a connection may wait for its next request.
    pub head_time: Duration,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// How long a client may leave an answer unread.
    pub read_time: Duration,
    /// How long a server that is told to close serves on and says that it is not ready, so that nobody is sent to a closed door.
    pub notice_time: Duration,
    /// How long a server that closes waits for what it has begun.
    pub drain_time: Duration,
    /// Requests that change something, for each client and for each player.
    pub changes: Rate,
    pub changes_player: Rate,
    /// Requests that only look, for each client and for each player. Styles and scripts are not counted.
    pub reads: Rate,
    pub reads_player: Rate,
    /// Posters that are painted, for each client: the pictures that links to a table show. Those that are remembered are not counted.
    pub posters: Rate,
    /// Attempts to come back with a password: for each client, for each name, and for each name from one client.
    pub logins: Rate,
    pub logins_name: Rate,
    pub logins_pair: Rate,
    /// Passwords that are hashed at once (19 MB of memory each), and those that wait for it.
    pub hashes: usize,
    pub hashes_waiting: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let (second, minute) = (Duration::from_secs(1), Duration::from_secs(60));
        Limits {
            connections: 1000,
            connections_each: 200,
            streams: 750,
            streams_each: 100,
            streams_player: 16,
            bodies: 256,
            bodies_each: 64,
            head_time: Duration::from_secs(20),
            body_time: Duration::from_secs(15),
            read_time: Duration::from_secs(30),
            notice_time: Duration::ZERO,
            drain_time: Duration::from_secs(10),
            changes: Rate::new(200, 60, second),
            changes_player: Rate::new(60, 20, second),
            reads: Rate::new(1000, 200, second),
            reads_player: Rate::new(300, 60, second),
            posters: Rate::new(30, 30, minute),
            logins: Rate::new(20, 10, minute),
            logins_name: Rate::new(50, 10, minute),
            logins_pair: Rate::new(8, 2, minute),
            hashes: 2,
            hashes_waiting: 16,
        }
    }
}

impl Limits {
    /// The names by which a host sets limits.
    pub const NAMES: [&str; 22] = [
        "connections",
        "connections-each",
        "streams",
        "streams-each",
        "streams-player",
        "bodies",
        "bodies-each",
        "head-time",
        "body-time",
        "read-time",
        "notice-time",
        "drain-time",
        "changes",
        "changes-player",
        "reads",
        "reads-player",
        "posters",
        "logins",
        "logins-name",
        "logins-pair",
        "hashes",
        "hashes-waiting",
    ];

    /// Sets a limit that a host has typed: `connections=500`, `reads=1000+200/s`.
    pub fn set(&mut self, text: &str) -> Result<(), BadLimit> {
        let (name, value) = text.split_once('=').ok_or_else(|| BadLimit::Shape(text.to_owned()))?;
        let bad = |wanted| BadLimit::Value { name: name.to_owned(), value: value.to_owned(), wanted };
        let count = |place: &mut usize| {
            *place = value.parse().ok().filter(|count| *count > 0).ok_or(bad(COUNT))?;
            Ok(())
        };
        let time = |place: &mut Duration| {
            let seconds = value.parse().ok().filter(|seconds| (1..=3600).contains(seconds));
            *place = Duration::from_secs(seconds.ok_or(bad(SECONDS))?);
            Ok(())
        };
        let rate = |place: &mut Rate| {
            *place = value.parse().map_err(bad)?;
            Ok(())
        };
        match name {
            "connections" => count(&mut self.connections),
            "connections-each" => count(&mut self.connections_each),
            "streams" => count(&mut self.streams),
            "streams-each" => count(&mut self.streams_each),
            "streams-player" => count(&mut self.streams_player),
            "bodies" => count(&mut self.bodies),
            "bodies-each" => count(&mut self.bodies_each),
            "head-time" => time(&mut self.head_time),
            "body-time" => time(&mut self.body_time),
            "read-time" => time(&mut self.read_time),
            "notice-time" => time(&mut self.notice_time),
            "drain-time" => time(&mut self.drain_time),
            "changes" => rate(&mut self.changes),
            "changes-player" => rate(&mut self.changes_player),
            "reads" => rate(&mut self.reads),
            "reads-player" => rate(&mut self.reads_player),
            "posters" => rate(&mut self.posters),
            "logins" => rate(&mut self.logins),
            "logins-name" => rate(&mut self.logins_name),
            "logins-pair" => rate(&mut self.logins_pair),
            "hashes" => count(&mut self.hashes),
            "hashes-waiting" => count(&mut self.hashes_waiting),
            _ => Err(BadLimit::Name(name.to_owned())),
        }
    }

    /// The same without a limit on how often somebody asks: for a machine of one's own, and for tests of other things.
    #[must_use]
    pub fn generous() -> Limits {
        Limits {
            changes: Rate::NONE,
            changes_player: Rate::NONE,
            reads: Rate::NONE,
            reads_player: Rate::NONE,
            posters: Rate::NONE,
            logins: Rate::NONE,
            logins_name: Rate::NONE,
            logins_pair: Rate::NONE,
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_by_its_name() {
        for name in Limits::NAMES {
            let mut limits = Limits::default();
            let set = ["7", "7+3/m"].iter().filter(|value| limits.set(&format!("{name}={value}")).is_ok());
            assert_eq!(set.count(), 1, "{name} is a number or a rate");
            assert_ne!(limits, Limits::default(), "{name} has changed something");
        }
    }

    #[test]
    fn a_limit_that_cannot_be_read_says_what_would_be_right() {
        let mut limits = Limits::default();
        let mut refusal = |text| limits.set(text).expect_err("it is refused").to_string();
        assert!(refusal("connections").contains("NAME=VALUE"));
        assert!(refusal("lines=3").contains("logins-pair"), "the names are listed");
        assert!(refusal("streams=none").contains("number from 1 on"));
        assert!(refusal("streams=0").contains("number from 1 on"));
        assert!(refusal("reads=7").contains("60+20/s"));
        assert!(refusal("reads=0+1/s").contains("60+20/s"));
        assert!(refusal("head-time=soon").contains("seconds"));
        assert_eq!(limits, Limits::default());
        assert_eq!("none".parse(), Ok(Rate::NONE));
    }
}
