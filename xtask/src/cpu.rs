//! The CPU time of our child processes.

use std::fs;
use std::time::Duration;

/// The length of a tick in `/proc`, which is fixed.
const TICK: Duration = Duration::from_millis(10);

/// The user and system time of all children that have ended; zero without `/proc`.
pub(crate) fn used() -> Duration {
    fs::read_to_string("/proc/self/stat").ok().and_then(|line| of_children(&line)).unwrap_or_default()
}

/// The fields `cutime` and `cstime`, counted from the end of our name, which may contain spaces.
fn of_children(line: &str) -> Option<Duration> {
    let mut fields = line.rsplit_once(')')?.1.split_whitespace().skip(13);
    let user: u32 = fields.next()?.parse().ok()?;
    let system: u32 = fields.next()?.parse().ok()?;
    Some(TICK * (user + system))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_are_found_after_any_name() {
        let line = "7 (a (b) c) S 1 7 7 0 -1 4194304 10 20 0 0 31 32 150 50 20 0 1 0 100";
        assert_eq!(of_children(line), Some(Duration::from_secs(2)));
        assert_eq!(of_children("7 (a"), None);
    }
}
