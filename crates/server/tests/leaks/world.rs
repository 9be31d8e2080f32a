use kee_game::{Dice, Seed, WallTime};
use kee_server::World;
use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

/// A world in which time is moved by hand and every run draws the same.
pub(crate) struct HandWorld {
    now: AtomicU64,
    dice: Mutex<Dice>,
}

impl HandWorld {
    pub(crate) fn new() -> Self {
        Self { now: AtomicU64::new(1_700_000_000_000), dice: Mutex::new(Seed::named("the same in every run").dice(0)) }
    }

    pub(crate) fn pass(&self, millis: u64) {
        self.now.fetch_add(millis, Ordering::Relaxed);
    }
}

impl World for HandWorld {
    fn now(&self) -> WallTime {
        WallTime::from_millis(self.now.load(Ordering::Relaxed))
    }

    fn fill(&self, bytes: &mut [u8]) {
        let mut dice = self.dice.lock().expect("nobody panics while drawing");
        bytes.fill_with(|| u8::try_from(dice.below(256)).expect("less than 256"));
    }
}
