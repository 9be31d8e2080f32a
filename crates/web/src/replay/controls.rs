use super::{moves::Told, walk::Walk};
use crate::{browser, t, ui::SeatMark};
use gloo_timers::future::TimeoutFuture;
use leptos::{ev, prelude::*};

/// How long each move is shown when the game plays by itself, in milliseconds.
const PACE: u32 = 1_200;

/// What goes through the game: buttons, a scrubber, and the arrow keys. It stays in sight.
#[component]
pub(super) fn Controls(walk: Walk, told: Told) -> impl IntoView {
    let playing = RwSignal::new(false);
    // Whoever stops and plays again within a beat is not to have two players.
    let round = StoredValue::new(0_u32);
    let now = Memo::new(move |_| told.with(|told| told.get(walk.at.get()).cloned()).unwrap_or_default());
    let sentence = move || {
        let (_, sentence) = now.get();
        if walk.at.get() == 0 { t!("replay-beginning") } else { sentence }
    };
    // The address says where one is, so that it can be sent to somebody.
    Effect::new(move |before: Option<Option<usize>>| {
        let entry = walk.moments.with(|moments| moments.get(walk.at.get()).map(|moment| moment.entry));
        if let (Some(before), Some(entry)) = (before.flatten(), entry)
            && before != entry
        {
            let window = browser::window();
            let address = format!("{}#{entry}", window.location().pathname().unwrap_or_default());
            if let Ok(history) = window.history() {
                // An address that cannot be changed still shows the game.
                let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
            }
        }
        entry
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        // A field, a list or the board itself has a use for these keys.
        let active = browser::window().document().and_then(|document| document.active_element());
        let used = |element: web_sys::Element| {
            element.closest("input, select, textarea, dialog, .stage-board").ok().flatten().is_some()
        };
        if active.is_some_and(used) {
            return;
        }
        playing.set(false);
        let at = walk.at.get_untracked();
        match event.key().as_str() {
            "ArrowLeft" => walk.go(at.saturating_sub(1)),
            "ArrowRight" => walk.go(at + 1),
            "Home" => walk.go(0),
            "End" => walk.go(usize::MAX),
            _ => return,
        }
        event.prevent_default();
    });
    // Somebody changes the address, or follows a link to another move of this game.
    let linked = window_event_listener(ev::hashchange, move |_| walk.go_to_link());
    on_cleanup(move || {
        keys.remove();
        linked.remove();
    });
    let play = move |_| {
        if playing.get_untracked() {
            return playing.set(false);
        }
        if walk.at.get_untracked() >= walk.last() {
            walk.go(0);
        }
        playing.set(true);
        let own_round = round.try_update_value(|round| {
            *round += 1;
            *round
        });
        leptos::task::spawn_local(async move {
            loop {
                TimeoutFuture::new(PACE).await;
                if playing.try_get_untracked() != Some(true) || round.try_get_value() != own_round {
                    return;
                }
                walk.go(walk.at.get_untracked() + 1);
                if walk.at.get_untracked() >= walk.last() {
                    return playing.set(false);
                }
            }
        });
    };
    let at_first = move || walk.at.get() == 0;
    let at_last = move || walk.at.get() >= walk.last();
    view! {
        <section class="replay-controls" aria-label=move || t!("replay-controls")>
            <p class="replay-told" aria-live="polite">
                {move || now.get().0.map(|seat| view! { <SeatMark seat/> })} <span>{sentence}</span>
            </p>
            <input type="range" class="replay-scrubber" min="0" step="1" aria-label=move || t!("replay-move")
                max=move || walk.last().to_string() disabled=move || walk.last() == 0
                prop:value=move || walk.at.get().to_string()
                aria-valuetext=sentence
                on:input:target=move |event| walk.go(event.target().value().parse().unwrap_or_default())/>
            <div class="replay-buttons">
                <button disabled=at_first aria-label=move || t!("replay-first") on:click=move |_| walk.go(0)><Arrow d="M7 5v14M18 5l-9 7 9 7z"/></button>
                <button disabled=at_first aria-label=move || t!("replay-back")
                    on:click=move |_| walk.go(walk.at.get_untracked().saturating_sub(1))><Arrow d="M16 5l-9 7 9 7z"/></button>
                <button class="primary" aria-label=move || if playing.get() { t!("replay-stop") } else { t!("replay-play") }
                    disabled=move || walk.last() == 0 on:click=play>
                    {move || view! { <Arrow d=if playing.get() { "M8 5v14M16 5v14" } else { "M7 5l12 7-12 7z" }/> }}
                </button>
                <span class="replay-count">{move || t!("replay-count", now = walk.at.get(), all = walk.last())}</span>
                <button disabled=at_last aria-label=move || t!("replay-forward")
                    on:click=move |_| walk.go(walk.at.get_untracked() + 1)><Arrow d="M8 5l9 7-9 7z"/></button>
                <button disabled=at_last aria-label=move || t!("replay-last") on:click=move |_| walk.go(usize::MAX)><Arrow d="M17 5v14M6 5l9 7-9 7z"/></button>
            </div>
        </section>
    }
}

/// The sign on a button.
#[component]
fn Arrow(d: &'static str) -> impl IntoView {
    view! { <svg class="replay-arrow" viewBox="0 0 24 24" aria-hidden="true"><path d=d></path></svg> }
}
