use kee_game::Millis;
use std::time::Instant;

/// The time of a game. It stands still while the program does not run.
pub(super) struct Clock {
    base: Millis,
    since: Instant,
}

impl Clock {
    /// A clock that goes on from a moment.
    pub(super) fn from(base: Millis) -> Self {
        Self { base, since: Instant::now() }
    }

    /// Milliseconds since the game began.
    pub(super) fn now(&self) -> Millis {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        Millis(self.base.0.saturating_add(passed))
    }

    /// Lets time pass at once, up to a moment: what a bot takes to think, which nobody wants to wait for. Without it a
    /// bot would say words without end in a turn that only its timer closes.
    pub(super) fn skip_to(&mut self, moment: Millis) {
        self.base.0 += moment.0.saturating_sub(self.now().0);
    }
}
