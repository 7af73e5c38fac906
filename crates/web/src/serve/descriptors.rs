//! How many connections the system allows (file descriptors, `RLIMIT_NOFILE`).

/// What is left for the store, the log and everything else.
#[cfg(unix)]
const OTHERS: u64 = 64;

/// As many connections as wanted, or fewer if the system gives fewer descriptors. Asks the system for what it may have.
#[cfg(unix)]
pub fn at_most(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let needed = wanted as u64 + OTHERS;
    let Some(now) = current.filter(|now| *now < needed) else { return wanted };
    let most = maximum.map_or(needed, |most| most.min(needed)).max(now);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum }).is_ok();
    let given = if raised { most } else { now };
    let room = fitting(given).min(wanted);
    if room < wanted {
        tracing::info!(
            descriptors = given,
            connections = room,
            "fewer connections than wanted: raise the limit of open files"
        );
    }
    room
}

/// How many connections so many descriptors are enough for.
#[cfg(unix)]
fn fitting(descriptors: u64) -> usize {
    usize::try_from(descriptors.saturating_sub(OTHERS).max(descriptors / 4).max(1)).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
pub fn at_most(wanted: usize) -> usize {
    wanted
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_are_kept_free() {
        assert_eq!(fitting(400), 336);
        assert_eq!(fitting(70), 17, "a tiny limit leaves room for somebody at least");
        assert_eq!(fitting(0), 1);
    }
}
