use super::{
    about_table::AboutTable,
    board::show_nearer,
    desk::{Desk, RackMode},
    pointing::PointingActions,
    trial::PlacementTrial,
};
use crate::{
    browser, t,
    ui::{Dialog, Icon},
};
use kee_grid::Direction;
use keyword::KeywordAction;
use leptos::prelude::*;

const EXCHANGE: &str = "keyword-exchange";
const SURE: &str = "keyword-sure";
const FIRST_LETTER: &str = "keyword-rack-0";

/// A button with an icon instead of a word.
#[component]
fn Tool(#[prop(into)] icon: Signal<&'static str>, name: Signal<String>, act: Callback<()>) -> impl IntoView {
    view! {
        <button type="button" class="keyword-tool" aria-label=name title=name on:click=move |_| act.run(())>{move || view! { <Icon name=icon.get()/> }}</button>
    }
}

/// Shuffling or taking back letters, the direction of typing, zooming in.
#[component]
pub(super) fn Tools(desk: Desk) -> impl IntoView {
    let down = move || desk.cursor.with(|cursor| cursor.direction == Direction::Down);
    let tried = Memo::new(move |_| desk.draft.with(|draft| !draft.is_empty()));
    let look = move |()| match desk.zoom {
        Some(zoom) if untrack(move || zoom.is_near()) => zoom.show_all(),
        _ => show_nearer(desk),
    };
    view! {
        <div class="keyword-tools" role="group" aria-label=move || t!("keyword-tools")>
            // One button for both, as in other word games: letters on the board are taken back first.
            <Tool
                icon=Signal::derive(move || if tried.get() { "recall" } else { "shuffle" })
                name=Signal::derive(move || if tried.get() { t!("keyword-recall") } else { t!("keyword-shuffle") })
                act=Callback::new(move |()| if tried.get_untracked() { desk.recall() } else { desk.shuffle() })
            />
            <Tool
                icon=Signal::derive(move || if down() { "down" } else { "across" })
                name=Signal::derive(move || if down() { t!("keyword-switch-to-across") } else { t!("keyword-switch-to-down") })
                act=Callback::new(move |()| desk.turn_direction())
            />
            <div class="keyword-look">
                <Tool
                    icon=Signal::derive(move || if desk.is_near() { "zoom-out" } else { "zoom-in" })
                    name=Signal::derive(move || if desk.is_near() { t!("keyword-further") } else { t!("keyword-closer") })
                    act=Callback::new(look)
                />
            </div>
        </div>
    }
}

/// The number of letters left to draw; it opens more about the table.
#[component]
pub(super) fn Bag(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let left = move || desk.seen.with(|view| view.as_ref().map(|view| view.left_to_draw)).unwrap_or_default();
    let named = Signal::derive(move || t!("keyword-left-to-draw", count = left()));
    view! {
        <button type="button" class="keyword-bag" title=named on:click=move |_| open.set(true)>
            <Icon name="bag"/>
            <span aria-hidden="true">{left}</span><span class="unseen">{named}</span>
        </button>
        <Dialog open title=named><AboutTable desk/></Dialog>
    }
}

/// Moves the focus when the buttons change: a removed button would lose it.
fn focus_soon(id: &'static str) {
    request_animation_frame(move || browser::focus(id));
}

/// The buttons at the rack. One of them is the most likely next step.
#[component]
pub(super) fn Actions(desk: Desk) -> impl IntoView {
    let pending = Memo::new(move |_| desk.seen.with(|view| view.as_ref().is_some_and(|view| view.pending.is_some())));
    move || match desk.mode.get() {
        RackMode::Placing if pending.get() => view! { <PointingActions desk/> }.into_any(),
        RackMode::Placing => view! { <Placing desk/> }.into_any(),
        RackMode::Passing => {
            let pass = move || desk.at.play(KeywordAction::Pass.to_string());
            asked(desk, t!("keyword-pass-sure"), t!("keyword-pass"), true, pass).into_any()
        }
        RackMode::Exchanging(going) => {
            let (letters, count) = (desk.letters_at(&going), going.len());
            let exchange = move || desk.at.play(KeywordAction::Exchange(letters).to_string());
            let yes = t!("keyword-exchange-count", count = count);
            asked(desk, t!("keyword-exchange-which"), yes, count > 0, exchange).into_any()
        }
    }
}

#[component]
fn Placing(desk: Desk) -> impl IntoView {
    let no_exchange = Memo::new(move |_| desk.why_no_exchange());
    let no_pass = Memo::new(move |_| desk.why_no_pass());
    let label = move || match desk.trial.get() {
        PlacementTrial::Makes(made) if desk.is_counted() => {
            let word = made.words.first().map(|made| made.word.to_string()).unwrap_or_default();
            t!("keyword-play-for", word = word, score = made.total)
        }
        PlacementTrial::Makes(_) | PlacementTrial::Not(_) | PlacementTrial::Nothing => t!("keyword-play"),
    };
    // On a phone these two are behind a button.
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        // It closes as soon as the player does something else.
        desk.draft.track();
        desk.picked.track();
        desk.cursor.track();
        open.set(false);
    });
    let choose = move |mode: RackMode, focus: &'static str, why_not: Option<String>| {
        if let Some(why_not) = why_not {
            return desk.say_why_not(why_not);
        }
        open.set(false);
        desk.recall();
        desk.mode.set(mode);
        focus_soon(focus);
    };
    view! {
        <div class="keyword-actions">
            <div class="keyword-more">
                <button
                    type="button" class="keyword-tool" aria-label=move || t!("keyword-more") title=move || t!("keyword-more")
                    aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)
                ><Icon name="more"/></button>
                <div class="keyword-options" class:keyword-open=open>
                    <button
                        id=EXCHANGE type="button" aria-disabled=move || no_exchange.read().is_some().to_string()
                        title=move || no_exchange.get().unwrap_or_default()
                        on:click=move |_| choose(RackMode::Exchanging(Default::default()), FIRST_LETTER, no_exchange.get_untracked())
                    >{move || t!("keyword-exchange")}</button>
                    <button
                        type="button" aria-disabled=move || no_pass.read().is_some().to_string()
                        title=move || no_pass.get().unwrap_or_default()
                        on:click=move |_| choose(RackMode::Passing, SURE, no_pass.get_untracked())
                    >{move || t!("keyword-pass")}</button>
                </div>
            </div>
            <Show when=move || !desk.is_counted()>
                <input
                    class="keyword-call" inputmode="numeric" autocomplete="off" aria-label=move || t!("keyword-call")
                    placeholder=move || t!("keyword-call-short") prop:value=desk.call
                    on:input:target=move |event| desk.call.set(event.target().value().chars().filter(char::is_ascii_digit).take(5).collect())
                />
            </Show>
            <button type="button" class="primary" disabled=move || !desk.is_ready() on:click=move |_| desk.play()>{label}</button>
        </div>
    }
}

/// The buttons that confirm or cancel.
fn asked(desk: Desk, question: String, yes: String, can: bool, act: impl Fn() + 'static) -> impl IntoView {
    let free = move || can && desk.is_on_turn();
    view! {
        <div class="keyword-actions" role="group" aria-label=question>
            <button
                type="button"
                on:click=move |_| {
                    desk.mode.set(RackMode::Placing);
                    focus_soon(FIRST_LETTER);
                }
            >{t!("keyword-back")}</button>
            <button
                id=SURE type="button" class="primary" disabled=move || !free()
                on:click=move |_| {
                    act();
                    desk.mode.set(RackMode::Placing);
                    focus_soon(FIRST_LETTER);
                }
            >{yes}</button>
        </div>
    }
}
