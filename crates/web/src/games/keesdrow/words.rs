use super::here::Here;
use crate::{t, ui::SeatMark};
use leptos::prelude::*;

/// The words that have been played, the last one first. Choosing one shows its walk, which may not be walked again.
#[component]
pub(super) fn WordList(here: Here) -> impl IntoView {
    let played = Memo::new(move |_| here.view.get().map(|view| view.ground.played.clone()).unwrap_or_default());
    let words = move || {
        let words = played.get().into_iter().enumerate().rev().map(|(number, played)| {
            let chosen = move || here.shown.get() == Some(number);
            let choose = move |_| here.shown.update(|shown| *shown = (*shown != Some(number)).then_some(number));
            view! {
                <li>
                    <button type="button" aria-pressed=move || chosen().to_string() on:click=choose>
                        {played.by.map(|seat| view! { <SeatMark seat/> })}
                        <span>{played.word.to_string()}</span>
                        <small>{played.counts}</small>
                    </button>
                </li>
            }
        });
        words.collect_view()
    };
    view! {
        <Show when=move || !played.read().is_empty()>
            <details class="keesdrow-words">
                <summary aria-label=move || t!("keesdrow-words", count = played.read().len()) title=move || t!("keesdrow-words", count = played.read().len())>
                    <svg class="keesdrow-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6H20M4 12H20M4 18H13"></path></svg>
                    {move || played.read().len()}
                </summary>
                <div class="keesdrow-float"><ol>{words}</ol></div>
            </details>
        </Show>
    }
}
