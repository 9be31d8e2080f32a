use kee_game::GameTime;
use std::time::Instant;

/// The time of a game. It stands still while the program does not run.
pub(super) struct Clock {
    base: GameTime,
    since: Instant,
}

impl Clock {
    /// A clock that goes on from a moment.
    pub(super) fn from(base: GameTime) -> Self {
        Self { base, since: Instant::now() }
    }

    /// Milliseconds since the game began.
    pub(super) fn now(&self) -> GameTime {
        self.base.plus(self.since.elapsed())
    }

    /// Lets time pass at once, up to a moment: what a bot takes to think, which nobody wants to wait for. Without it a
    /// bot would say words without end in a turn that only its timer closes.
    pub(super) fn skip_to(&mut self, moment: GameTime) {
        self.base = self.base.plus(moment.since(self.now()));
    }
}
