use kee_game::WallTime;
use std::time::{SystemTime, UNIX_EPOCH};

/// The two things a server cannot make itself: time and chance.
///
/// Tests hand in a world of their own, in which time is moved by hand and every run draws the same.
pub trait World: Send + Sync + 'static {
    /// Milliseconds of Unix time.
    fn now(&self) -> WallTime;

    /// Fills the bytes with chance that nobody can foresee.
    fn fill(&self, bytes: &mut [u8]);
}

/// The clock and the random source of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemWorld;

impl World for SystemWorld {
    fn now(&self) -> WallTime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        WallTime::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// # Panics
    /// If the system has no random source. Nothing could be dealt and no secret kept then.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system has a random source");
    }
}

impl dyn World {
    /// So many random bytes.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }
}
