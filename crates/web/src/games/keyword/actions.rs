use super::{
    about_table::AboutTable,
    board::show_nearer,
    desk::{Desk, Mode},
    pointing::PointingActions,
    trial::Trial,
};
use crate::{browser, t, ui::Dialog};
use kee_grid::Direction;
use keyword::KeywordAction;
use leptos::prelude::*;

const EXCHANGE: &str = "keyword-exchange";
const SURE: &str = "keyword-sure";
const FIRST_LETTER: &str = "keyword-rack-0";

const SHUFFLE: &str = "M3,7h4l9,10h5M18,14l3,3l-3,3M3,17h4l2.5-2.8M13.5,9.8L16,7h5M18,4l3,3l-3,3";
const RECALL: &str = "M12,3v11M7.5,9.5l4.5,4.5l4.5-4.5M4,16v4h16v-4";
const ACROSS: &str = "M4,12h15M14,7l5,5l-5,5";
const DOWN: &str = "M12,4v15M7,14l5,5l5-5";
const CLOSER: &str = "M10.5,4a6.5,6.5 0 1 0 0,13a6.5,6.5 0 0 0 0-13zM15.3,15.3L20.5,20.5M7.5,10.5h6M10.5,7.5v6";
const FURTHER: &str = "M10.5,4a6.5,6.5 0 1 0 0,13a6.5,6.5 0 0 0 0-13zM15.3,15.3L20.5,20.5M7.5,10.5h6";
const BAG: &str = "M8,4h8l-1.5,4h-5zM9.5,8h5c4,3 5.5,6 5,9.5c-.3,2-1.600,2.500-3.500,2.500h-8c-2,0-3.200-.5-3.500-2.500c-.5-3.500,1-6.500,5-9.500z";
const MORE: &str = "M5,12h.01M12,12h.01M19,12h.01";

/// Lines on a button.
#[component]
pub(super) fn Icon(#[prop(into)] path: Signal<&'static str>) -> impl IntoView {
    view! {
        <svg class="keyword-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=move || path.get()></path></svg>
    }
}

/// A button with a picture instead of a word.
#[component]
fn Tool(#[prop(into)] path: Signal<&'static str>, name: Signal<String>, act: Callback<()>) -> impl IntoView {
    view! {
        <button type="button" class="keyword-tool" aria-label=name title=name on:click=move |_| act.run(())><Icon path/></button>
    }
}

/// Mixing letters or taking them back, the direction of typing, a closer look.
#[component]
pub(super) fn Tools(desk: Desk) -> impl IntoView {
    let down = move || desk.cursor.with(|cursor| cursor.direction == Direction::Down);
    let tried = Memo::new(move |_| desk.draft.with(|draft| !draft.is_empty()));
    let look = move |()| {
        desk.zoomed.update(|zoomed| *zoomed = !*zoomed);
        // The board has its new size when it has been drawn again.
        request_animation_frame(move || show_nearer(desk));
    };
    view! {
        <div class="keyword-tools" role="group" aria-label=move || t!("keyword-tools")>
            // One button for both, as everywhere: letters that are tried are taken back first.
            <Tool
                path=Signal::derive(move || if tried.get() { RECALL } else { SHUFFLE })
                name=Signal::derive(move || if tried.get() { t!("keyword-recall") } else { t!("keyword-shuffle") })
                act=Callback::new(move |()| if tried.get_untracked() { desk.recall() } else { desk.shuffle() })
            />
            <Tool
                path=Signal::derive(move || if down() { DOWN } else { ACROSS })
                name=Signal::derive(move || if down() { t!("keyword-type-down") } else { t!("keyword-type-across") })
                act=Callback::new(move |()| desk.turn_direction())
            />
            <div class="keyword-look">
                <Tool
                    path=Signal::derive(move || if desk.zoomed.get() { FURTHER } else { CLOSER })
                    name=Signal::derive(move || if desk.zoomed.get() { t!("keyword-further") } else { t!("keyword-closer") })
                    act=Callback::new(look)
                />
            </div>
        </div>
    }
}

/// How many letters are left to draw; it opens what else is known.
#[component]
pub(super) fn Bag(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let left = move || desk.seen.with(|view| view.as_ref().map(|view| view.left_to_draw)).unwrap_or_default();
    let named = Signal::derive(move || t!("keyword-left-to-draw", count = left()));
    view! {
        <button type="button" class="keyword-bag" title=named on:click=move |_| open.set(true)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=BAG></path></svg>
            <span aria-hidden="true">{left}</span><span class="unseen">{named}</span>
        </button>
        <Dialog open title=named><AboutTable desk/></Dialog>
    }
}

/// Takes the focus along when the buttons change: from a button that is gone it would fall to nowhere.
fn focus_soon(id: &'static str) {
    request_animation_frame(move || browser::focus(id));
}

/// The buttons at the rack. One of them is what one most likely wants.
#[component]
pub(super) fn Actions(desk: Desk) -> impl IntoView {
    let pending = Memo::new(move |_| desk.seen.with(|view| view.as_ref().is_some_and(|view| view.pending.is_some())));
    move || match desk.mode.get() {
        Mode::Placing if pending.get() => view! { <PointingActions desk/> }.into_any(),
        Mode::Placing => view! { <Placing desk/> }.into_any(),
        Mode::Passing => {
            let pass = move || desk.at.play(KeywordAction::Pass.to_string());
            asked(desk, t!("keyword-pass-sure"), t!("keyword-pass"), true, pass).into_any()
        }
        Mode::Exchanging(going) => {
            let (letters, count) = (desk.letters_at(&going), going.len());
            let exchange = move || desk.at.play(KeywordAction::Exchange(letters).to_string());
            let yes = t!("keyword-exchange-count", count = count);
            asked(desk, t!("keyword-exchange-which"), yes, count > 0, exchange).into_any()
        }
    }
}

#[component]
fn Placing(desk: Desk) -> impl IntoView {
    let can_exchange =
        move || desk.is_on_turn() && desk.seen.with(|view| view.as_ref().is_some_and(|view| view.left_to_draw > 0));
    let can_pass =
        move || desk.is_on_turn() && desk.seen.with(|view| view.as_ref().is_some_and(|view| !view.must_play));
    let label = move || match desk.trial.get() {
        Trial::Makes(made) if desk.is_counted() => {
            let word = made.words.first().map(|made| made.word.to_string()).unwrap_or_default();
            t!("keyword-play-for", word = word, score = made.total)
        }
        Trial::Makes(_) | Trial::Not(_) | Trial::Nothing => t!("keyword-play"),
    };
    // On a phone these two are behind a button.
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        // It closes as soon as the player goes on with something else.
        desk.draft.track();
        desk.picked.track();
        desk.cursor.track();
        open.set(false);
    });
    let choose = move |mode: Mode, focus: &'static str| {
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
                ><Icon path=MORE/></button>
                <div class="keyword-options" class:keyword-open=open>
                    <button
                        id=EXCHANGE type="button" disabled=move || !can_exchange()
                        on:click=move |_| choose(Mode::Exchanging(Default::default()), FIRST_LETTER)
                    >{move || t!("keyword-exchange")}</button>
                    <button type="button" disabled=move || !can_pass() on:click=move |_| choose(Mode::Passing, SURE)>
                        {move || t!("keyword-pass")}
                    </button>
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

/// The buttons to mean what the pill asks, or not.
fn asked(desk: Desk, question: String, yes: String, can: bool, act: impl Fn() + 'static) -> impl IntoView {
    let free = move || can && desk.is_on_turn();
    view! {
        <div class="keyword-actions" role="group" aria-label=question>
            <button
                type="button"
                on:click=move |_| {
                    desk.mode.set(Mode::Placing);
                    focus_soon(FIRST_LETTER);
                }
            >{t!("keyword-back")}</button>
            <button
                id=SURE type="button" class="primary" disabled=move || !free()
                on:click=move |_| {
                    act();
                    desk.mode.set(Mode::Placing);
                    focus_soon(FIRST_LETTER);
                }
            >{yes}</button>
        </div>
    }
}
