use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// A tap is over sooner, in milliseconds.
const TAP: u32 = 160;

/// Whether a finger has been down for longer than a tap takes. What helps to aim comes only then: drawing it for every tap would make the
/// tap slow.
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
