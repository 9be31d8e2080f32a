use super::Visit;
use crate::{lang, t};
use leptos::prelude::*;

/// Who has won, once it is over.
#[component]
pub(crate) fn Winners(visit: Visit) -> impl IntoView {
    let winners = Memo::new(move |_| visit.read(|event| event.finished.then(|| event.winners.clone())));
    let mine = Memo::new(move |_| winners.get().zip(visit.me()).is_some_and(|(winners, me)| winners.contains(&me)));
    move || {
        let winners = winners.get()?;
        let sentence = match (winners.is_empty(), mine.get()) {
            (true, _) => t!("event-over"),
            (false, true) => t!("event-you-won"),
            (false, false) => t!("event-winners", names = lang::list(&winners), count = winners.len()),
        };
        Some(view! { <section class="event-winners"><p>{sentence}</p></section> })
    }
}
