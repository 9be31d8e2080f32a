//! Panels over the board: the words played, and the dictionary.

use super::desk::Desk;
use crate::{
    local, t,
    ui::{Icon, LineForm, SeatMark, announce},
};
use leptos::{prelude::*, task::spawn_local};

/// The words played, latest first. Choosing one shows its walk, which may not be repeated.
#[component]
pub(super) fn WordListPanel(desk: Desk) -> impl IntoView {
    let played = Memo::new(move |_| desk.view.get().map(|view| view.ground.played.clone()).unwrap_or_default());
    let words = move || {
        let words = played.get().into_iter().enumerate().rev().map(|(number, played)| {
            let chosen = move || desk.shown.get() == Some(number);
            let choose = move |_| desk.shown.update(|shown| *shown = (*shown != Some(number)).then_some(number));
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
                    <Icon name="moves"/>
                    {move || played.read().len()}
                </summary>
                <div class="keesdrow-float"><ol>{words}</ol></div>
            </details>
        </Show>
    }
}

/// The dictionary, for players whom the table allows it during play (K6.4). It is this browser's own copy, so that nobody
/// else learns what was looked up.
#[component]
pub(super) fn LookUp(desk: Desk) -> impl IntoView {
    let list = Memo::new(move |_| {
        let allowed = desk.view.get().is_some_and(|view| view.may_look_up);
        desk.at.info.with(|info| info.as_ref()?.words.clone()).filter(|_| allowed)
    });
    let (typed, said) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let look = move |word: String| {
        let Some(list) = list.get_untracked() else { return };
        spawn_local(async move {
            let found = local::look_up(&list, vec![word.to_lowercase()]).await;
            let sentence = match found.as_deref() {
                Ok([true]) => t!("keesdrow-look-up-word", word = word.to_uppercase()),
                Ok(_) => t!("keesdrow-look-up-none", word = word.to_uppercase()),
                Err(no) => no.told(),
            };
            announce(sentence.clone());
            // The player may have left the table meanwhile.
            said.try_set(Some(sentence));
        });
    };
    let (label, button) =
        (Signal::derive(|| t!("keesdrow-look-up-label")), Signal::derive(|| t!("keesdrow-look-up-button")));
    view! {
        <Show when=move || list.read().is_some()>
            <details class="keesdrow-look-up">
                <summary aria-label=move || t!("keesdrow-look-up") title=move || t!("keesdrow-look-up")>
                    <Icon name="learn"/>
                </summary>
                <div class="keesdrow-float">
                    <LineForm id="look-up" class="join" label button typed capitals=true done=look/>
                    <p>{said}</p>
                </div>
            </details>
        </Show>
    }
}
