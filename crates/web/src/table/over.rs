//! The result of a game: a sheet over the dimmed board, which can be closed to see the board.

use super::{
    gathering::GatheringStep,
    result::{ending, headline},
    share_result::ShareResult,
};
use crate::{
    browser,
    replay::Highlights,
    session::Session,
    sound::{self, Sound},
    t,
    ui::{Icon, Standings},
};
use kee_game::Outcome;
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

const SHEET: &str = "result-sheet";
const REOPEN: &str = "result-reopen";

/// The number of scraps of paper that fly for a winner.
const SCRAPS: usize = 28;

/// The way to the next game: at this table, unless it is closed, or wherever the event seats the player.
fn next(session: Session, event: Option<String>, closed: bool, beside: bool) -> AnyView {
    match event {
        Some(event) => {
            view! { <A href=format!("/e/{event}") attr:class="button primary">{t!("event-back")}</A> }.into_any()
        }
        None if closed => view! { <p>{t!("log-closed")}</p> }.into_any(),
        None => view! { <GatheringStep session beside/> }.into_any(),
    }
}

#[component]
pub(super) fn Over(
    session: Session,
    #[prop(into)] replay: Signal<Option<String>>,
    /// The event it belongs to.
    #[prop(into)]
    event: Signal<Option<String>>,
    /// The comparison with a solo player's best.
    best: Signal<Option<String>>,
    /// Whether something other than a rematch comes next.
    beside: bool,
) -> impl IntoView {
    let ended = Memo::new(move |_| {
        session.view.with(|view| {
            let view = view.as_ref().filter(|view| matches!(view.phase, Phase::Over | Phase::Closed))?;
            Some((view.outcome.clone()?, view.phase == Phase::Closed))
        })
    });
    let (open, celebrated) = (RwSignal::new(true), RwSignal::new(false));
    let playing = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.phase == Phase::Playing)));
    // Only those who saw the end are moved to the sheet, and only a winner celebrates.
    Effect::new(move |before: Option<Option<bool>>| {
        let (now, before) = (playing.get(), before.flatten());
        if now == Some(false) && before == Some(true) {
            open.set(true);
            let won = ended.get_untracked().is_some_and(|(outcome, _)| has_won(session, &outcome));
            celebrated.set(won);
            if won {
                sound::play(Sound::Win);
            }
            request_animation_frame(|| browser::focus_in_place(SHEET));
        }
        now
    });
    let close = move || {
        open.set(false);
        request_animation_frame(|| browser::focus_in_place(REOPEN));
    };
    let reopen = move |_| {
        open.set(true);
        request_animation_frame(|| browser::focus_in_place(SHEET));
    };
    move || {
        let (outcome, closed) = ended.get()?;
        if !open.get() {
            return Some(
                view! { <button id=REOPEN class="over-reopen" on:click=reopen>{t!("over-result")}</button> }.into_any(),
            );
        }
        let names = session.names();
        let info = session.info.get_untracked()?.game;
        // Around one screen "you" could be anyone.
        let me = session.seat().filter(|_| !session.shared.get());
        let reason = ending(&info.id, &outcome.ending);
        let standings = view! { <Standings outcome=outcome.clone() names=Signal::stored(names.clone()) teams=info.teams.clone() me/> };
        let heading = headline(&outcome, &info.teams, me, &names);
        // They come in no order that anyone sees.
        let scrap = |scrap: usize| {
            let style = format!("--scrap: {scrap}; --late: {}; --drift: {}", scrap * 11 % SCRAPS, scrap * 5 % 9);
            view! { <i style=style></i> }
        };
        let scraps = celebrated.get_untracked().then(|| {
            view! {
                <div class="confetti" aria-hidden="true">{(0..SCRAPS).map(scrap).collect_view()}</div>
            }
        });
        let escape = move |event: web_sys::KeyboardEvent| {
            if event.key() == "Escape" {
                close();
            }
        };
        Some(view! {
            <div class="over-veil" aria-hidden="true"></div>
            <section id=SHEET class="over result-sheet" role="dialog" aria-label=t!("over-title") tabindex="-1" on:keydown=escape>
                {scraps}
                <button class="quiet over-close" aria-label=t!("over-close") on:click=move |_| close()><Icon name="close"/></button>
                <h2>{heading}</h2>
                <p class="muted">{reason}</p>
                {standings}
                {move || best.get().map(|best| view! { <p class="best">{best}</p> })}
                {move || replay.get().map(|path| view! { <Highlights path game=info.id.clone() teams=info.teams.clone() names=names.clone()/> })}
                <div class="over-actions">
                    {next(session, event.get(), closed, beside)}
                    {replay.get().map(|replay| view! { <A href=replay attr:class="button">{t!("over-analyse")}</A> })}
                    <ShareResult session outcome replay/>
                </div>
            </section>
        }.into_any())
    }
}

fn has_won(session: Session, outcome: &Outcome) -> bool {
    let alone = outcome.standings.len() == 1;
    let me = session.seat().filter(|_| !session.shared.get_untracked());
    !alone && me.is_some_and(|me| outcome.winners().any(|seat| seat == me))
}
