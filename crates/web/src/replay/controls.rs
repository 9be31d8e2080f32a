use super::{
    comparison::Comparison,
    cursor::{ReplayCursor, path},
    moves::MomentSentences,
    review::{better_words, played_words},
};
use crate::{
    browser, keep, t,
    ui::{Icon, SEAT_COLOURS, SeatMark, Spoken},
};
use gloo_timers::future::TimeoutFuture;
use kee_game::{Names, Seat};
use leptos::{ev, prelude::*};

/// The time each move is shown during playback, in milliseconds.
const PACE: u32 = 1_200;

/// The controls: buttons, a scrubber, and the arrow keys. They stay visible.
#[component]
pub(super) fn Controls(
    cursor: ReplayCursor,
    told: MomentSentences,
    /// The reader's seat.
    me: Option<Seat>,
    comparison: Comparison,
    game: String,
    names: Signal<Names>,
) -> impl IntoView {
    let playing = RwSignal::new(false);
    // Stopping and playing again within a beat must not start two timers.
    let round = StoredValue::new(0_u32);
    let now = Memo::new(move |_| told.with(|told| told.get(cursor.at.get()).cloned()).unwrap_or_default());
    let sentence = move || {
        let (_, sentence) = now.get();
        if cursor.at.get() == 0 { t!("replay-beginning") } else { sentence }
    };
    // The address names the move, so that it can be shared.
    Effect::new(move |before: Option<Option<usize>>| {
        let entry = cursor.moments.with(|moments| moments.get(cursor.at.get()).map(|moment| moment.entry));
        if let (Some(before), Some(entry)) = (before.flatten(), entry)
            && before != entry
        {
            keep::set_replay_place(&path(), entry);
            let address = format!("{}#{entry}", path());
            if let Ok(history) = browser::window().history() {
                // An address that cannot be changed still shows the game.
                let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
            }
        }
        entry
    });
    let my_turn = move |back: bool| {
        let at = cursor.at.get_untracked();
        let is_mine = |(_, (seat, _)): &(usize, &(Option<Seat>, String))| me.is_some() && *seat == me;
        let found = told.with_untracked(|told| {
            let mut turns = told.iter().enumerate().filter(is_mine).map(|(at, _)| at);
            if back { turns.take_while(|turn| *turn < at).last() } else { turns.find(|turn| *turn > at) }
        });
        if let Some(found) = found {
            cursor.go(found);
        }
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        let key = event.key();
        // A field or the board itself uses these keys, and a list those that go up and down.
        let active = browser::window().document().and_then(|document| document.active_element());
        let within = |what: &str| active.as_ref().is_some_and(|active| active.closest(what).ok().flatten().is_some());
        let changed = event.alt_key() || event.ctrl_key() || event.meta_key();
        let is_sideways = matches!(key.as_str(), "ArrowLeft" | "ArrowRight");
        if changed
            || within("input:not([type=checkbox]), textarea, dialog, .stage-board")
            || within("select") && !is_sideways
        {
            return;
        }
        let at = cursor.at.get_untracked();
        match key.as_str() {
            "ArrowLeft" => cursor.go(at.saturating_sub(1)),
            "ArrowRight" => cursor.go(at + 1),
            "ArrowUp" if me.is_some() => my_turn(true),
            "ArrowDown" if me.is_some() => my_turn(false),
            "Home" => cursor.go(0),
            "End" => cursor.go(usize::MAX),
            _ => return,
        }
        playing.set(false);
        event.prevent_default();
    });
    // The reader edits the address, or follows a link to another move of this game.
    let linked = window_event_listener(ev::hashchange, move |_| cursor.go_to_link());
    on_cleanup(move || {
        keys.remove();
        linked.remove();
    });
    let play = move |_| {
        if playing.get_untracked() {
            return playing.set(false);
        }
        if cursor.at.get_untracked() >= cursor.last() {
            cursor.go(0);
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
                cursor.go(cursor.at.get_untracked() + 1);
                if cursor.at.get_untracked() >= cursor.last() {
                    return playing.set(false);
                }
            }
        });
    };
    // The moves of a review that the board shows, with the lines in which they are drawn.
    let compared = move || {
        comparison.here.get().map(|turn| {
            let names = names.get();
            view! {
                <p class="replay-compared">
                    <span class="replay-key" style=format!("color: var(--seat-{})", turn.seat.index() % SEAT_COLOURS)>{played_words(&game, &turn, &names)}</span>
                    {comparison.shown.get().then(|| view! { <span class="replay-key replay-key-better">{better_words(&game, &turn, &names)}</span> })}
                </p>
            }
        })
    };
    let at_first = move || cursor.at.get() == 0;
    let at_last = move || cursor.at.get() >= cursor.last();
    view! {
        <section class="replay-controls" aria-label=move || t!("replay-controls")>
            // On a phone, a long sentence scrolls: by keyboard, too.
            <p class="replay-told" aria-live="polite" tabindex="0">
                {move || now.get().0.map(|seat| view! { <SeatMark seat/> })} {move || view! { <Spoken text=sentence()/> }}
            </p>
            {compared}
            <input type="range" class="replay-scrubber" min="0" step="1" aria-label=move || t!("replay-move")
                max=move || cursor.last().to_string() disabled=move || cursor.last() == 0
                prop:value=move || cursor.at.get().to_string()
                aria-valuetext=sentence
                on:input:target=move |event| cursor.go(event.target().value().parse().unwrap_or_default())/>
            <div class="replay-buttons">
                {me.map(|_| view! {
                    <button class="replay-mine" aria-label=move || t!("replay-my-previous") title=move || t!("replay-my-previous") on:click=move |_| my_turn(true)><Icon name="my-previous"/></button>
                })}
                <button disabled=at_first aria-label=move || t!("replay-first") on:click=move |_| cursor.go(0)><Icon name="to-start"/></button>
                <button disabled=at_first aria-label=move || t!("replay-back")
                    on:click=move |_| cursor.go(cursor.at.get_untracked().saturating_sub(1))><Icon name="step-back"/></button>
                <button class="primary" aria-label=move || if playing.get() { t!("replay-stop") } else { t!("replay-play") }
                    disabled=move || cursor.last() == 0 on:click=play>
                    {move || view! { <Icon name=if playing.get() { "pause" } else { "play" }/> }}
                </button>
                <span class="replay-count">{move || t!("replay-count", now = cursor.at.get(), all = cursor.last())}</span>
                <button disabled=at_last aria-label=move || t!("replay-forward")
                    on:click=move |_| cursor.go(cursor.at.get_untracked() + 1)><Icon name="step-on"/></button>
                <button disabled=at_last aria-label=move || t!("replay-last") on:click=move |_| cursor.go(usize::MAX)><Icon name="to-end"/></button>
                {me.map(|_| view! {
                    <button class="replay-mine" aria-label=move || t!("replay-my-next") title=move || t!("replay-my-next") on:click=move |_| my_turn(false)><Icon name="my-next"/></button>
                })}
            </div>
        </section>
    }
}
