//! The one place from which the page speaks to a screen reader.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    static SAID: ArcRwSignal<String> = ArcRwSignal::new(String::new());
    /// What is to be said in a moment.
    static WAITING: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Says something, politely: after whatever is being read. What comes at once is said together, and the same only once.
pub(crate) fn announce(sentence: impl Into<String>) {
    let sentence = sentence.into();
    let first = WAITING.with_borrow_mut(|waiting| {
        let first = waiting.is_empty();
        if !waiting.contains(&sentence) {
            waiting.push(sentence);
        }
        first
    });
    if first {
        leptos::task::spawn_local(async {
            // Everything that hears of a step has spoken by then.
            TimeoutFuture::new(0).await;
            let together = WAITING.with_borrow_mut(std::mem::take).join(" ");
            SAID.with(|said| said.update(|before| *before = anew(before, together)));
        });
    }
}

/// What is said twice in a row is only heard twice if it is not written the same.
fn anew(before: &str, mut now: String) -> String {
    if before == now {
        now.push('\u{a0}');
    }
    now
}

/// The region itself. There is one in the page.
#[component]
pub(crate) fn Live() -> impl IntoView {
    let said = SAID.with(Clone::clone);
    view! { <div id="live" class="unseen" aria-live="polite" role="status">{move || said.get()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_sentence_is_heard_again() {
        let once = anew("", "Bo passes.".to_owned());
        let twice = anew(&once, "Bo passes.".to_owned());
        assert_ne!(once, twice);
        assert_eq!(anew(&twice, "Bo passes.".to_owned()), once);
    }
}
