//! The one place from which the page speaks to a screen reader.

use super::speech::{SpeechQueue, pronounced};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};

thread_local! {
    static SAID: ArcRwSignal<String> = ArcRwSignal::new(String::new());
    /// Responses that are said in a moment.
    static RESPONSES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// The news of the table, said at the pace of a listener.
    static QUEUE: RefCell<SpeechQueue> = RefCell::new(SpeechQueue::default());
    static SPEAKING: Cell<bool> = const { Cell::new(false) };
}

/// Responds to something the reader did, at once. Responses that come together are said together, and the same only once.
pub(crate) fn announce(sentence: impl Into<String>) {
    let sentence = sentence.into();
    let first = RESPONSES.with_borrow_mut(|responses| {
        let first = responses.is_empty();
        if !responses.contains(&sentence) {
            responses.push(sentence);
        }
        first
    });
    if first {
        leptos::task::spawn_local(async {
            // Everything that responds to a step has spoken by then.
            TimeoutFuture::new(0).await;
            let together = RESPONSES.with_borrow_mut(std::mem::take).join(" ");
            QUEUE.with_borrow_mut(|queue| queue.speaks(&together, now()));
            say(&together);
        });
    }
}

/// Tells what happened at the table, after what is being said.
pub(crate) fn announce_news(sentence: String, concerns_reader: bool) {
    QUEUE.with_borrow_mut(|queue| queue.add(sentence, concerns_reader));
    speak_on();
}

/// Tells what the table waits for now, after the news.
pub(crate) fn announce_state(sentence: String) {
    QUEUE.with_borrow_mut(|queue| queue.set_state(sentence));
    speak_on();
}

/// Tells the reader what to do now, after what the table waits for.
pub(crate) fn announce_prompt(sentence: String) {
    QUEUE.with_borrow_mut(|queue| queue.set_prompt(sentence));
    speak_on();
}

fn speak_on() {
    if SPEAKING.replace(true) {
        return;
    }
    leptos::task::spawn_local(async {
        // A response that is said meanwhile makes the news wait again.
        while let Some(wait) = QUEUE.with_borrow(|queue| queue.wait(now())) {
            TimeoutFuture::new(wait).await;
            if QUEUE.with_borrow(|queue| queue.wait(now())) == Some(0) {
                say(&QUEUE.with_borrow_mut(|queue| queue.take(now())));
            }
        }
        SPEAKING.set(false);
    });
}

fn now() -> f64 {
    js_sys::Date::now()
}

fn say(utterance: &str) {
    SAID.with(|said| said.update(|before| *before = distinct(before, pronounced(utterance))));
}

/// Text that does not change is not read again, so a repeated sentence is written differently.
fn distinct(before: &str, mut now: String) -> String {
    if before == now {
        now.push('\u{a0}');
    }
    now
}

/// The live region. There is one in the page.
#[component]
pub(crate) fn LiveRegion() -> impl IntoView {
    let said = SAID.with(Clone::clone);
    view! { <div id="live" class="unseen" aria-live="polite" role="status">{move || said.get()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_sentence_is_heard_again() {
        let once = distinct("", "Bo passes.".to_owned());
        let twice = distinct(&once, "Bo passes.".to_owned());
        assert_ne!(once, twice);
        assert_eq!(distinct(&twice, "Bo passes.".to_owned()), once);
    }
}
