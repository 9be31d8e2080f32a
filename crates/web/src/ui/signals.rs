//! Signals that save work: a value for each of many places, a pulse twice a second, a long press.

use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use std::sync::Arc;

/// A value for each of many places, each in a signal of its own. All are computed together, and only places whose value
/// changed are drawn again: with a memo for every square of a board, each tap would wake them all.
#[derive(Clone)]
pub(crate) struct PlaceSignals<T: Send + Sync + 'static> {
    places: Arc<[RwSignal<T>]>,
}

impl<T: PartialEq + Clone + Send + Sync + 'static> PlaceSignals<T> {
    /// Computes the values now and whenever their sources change. Their number stays the same.
    pub(crate) fn of(all: impl Fn() -> Vec<T> + Send + Sync + 'static) -> Self {
        let places: Arc<[RwSignal<T>]> = untrack(&all).into_iter().map(RwSignal::new).collect();
        let each = Self { places };
        let kept = each.clone();
        Effect::new(move || kept.keep(all()));
        each
    }

    fn keep(&self, all: Vec<T>) {
        for (place, value) in self.places.iter().zip(all) {
            if place.with_untracked(|before| *before != value) {
                place.set(value);
            }
        }
    }

    /// The signals, in the order of the values.
    pub(crate) fn signals(&self) -> impl Iterator<Item = RwSignal<T>> {
        self.places.iter().copied()
    }
}

thread_local! {
    static TICK: ArcRwSignal<u32> = {
        let tick = ArcRwSignal::new(0_u32);
        let beat = tick.clone();
        Interval::new(500, move || beat.update(|beats| *beats = beats.wrapping_add(1))).forget();
        tick
    };
}

/// Anything that reads this is updated twice a second.
pub(crate) fn tick() {
    TICK.with(|tick| tick.track());
}

/// The longest tap, in milliseconds.
const TAP: u32 = 160;

/// Whether a finger has been down for longer than a tap. Aids for aiming appear only then: drawing them for every tap would
/// make it slow.
pub(crate) fn held(down: impl Fn() -> bool + Send + Sync + 'static) -> ReadSignal<bool> {
    let (held, set_held) = signal(false);
    let waiting = StoredValue::new_local(None);
    let down = Memo::new(move |_| down());
    Effect::new(move || {
        set_held.set(false);
        waiting.set_value(down.get().then(|| Timeout::new(TAP, move || set_held.set(true))));
    });
    held
}
