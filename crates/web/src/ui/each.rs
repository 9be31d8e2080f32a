use leptos::prelude::*;
use std::sync::Arc;

/// A value for each of many places, in signals of their own. All are worked out together when something changes, and only the places
/// whose own value is another one are drawn again: with a memo for every square of a board, each tap would wake them all.
#[derive(Clone)]
pub(crate) struct Each<T: Send + Sync + 'static> {
    places: Arc<[RwSignal<T>]>,
}

impl<T: PartialEq + Clone + Send + Sync + 'static> Each<T> {
    /// Works them out now and whenever what they are worked out from changes. Their number stays the same.
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
