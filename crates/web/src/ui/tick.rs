//! A pulse for whatever shows time going by.

use leptos::prelude::*;

thread_local! {
    static TICK: ArcRwSignal<u32> = {
        let tick = ArcRwSignal::new(0_u32);
        let beat = tick.clone();
        gloo_timers::callback::Interval::new(500, move || beat.update(|beats| *beats = beats.wrapping_add(1))).forget();
        tick
    };
}

/// What reads this is read again twice a second.
pub(crate) fn tick() {
    TICK.with(|tick| tick.track());
}
