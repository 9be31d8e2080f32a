//! The rail: moves and chat in one stream, with a line to chat on.

use super::{rules::RulesButton, talk::ChatBox, unread::UnreadLines};
use crate::{
    browser, keep,
    session::{LogLineKind, Session},
    t,
    ui::{Icon, SeatMark},
};
use leptos::{html, prelude::*};

/// The key under which this browser remembers that the rail is folded away.
const FOLDED: &str = "rail-folded";

/// The distance from the end of the stream that counts as reading the newest lines, in pixels.
const NEAR: i32 = 40;

/// Whether the rail is open: beside the board where there is room, else as a drawer over it.
#[derive(Clone, Copy)]
pub(super) struct RailState {
    pub(super) open: RwSignal<bool>,
    unread: UnreadLines,
}

impl RailState {
    pub(super) fn new(session: Session) -> Self {
        let open = RwSignal::new(browser::is_wide() && !keep::switch(FOLDED));
        Self { open, unread: UnreadLines::new(session, open.into()) }
    }

    fn set(self, open: bool) {
        self.open.set(open);
        if browser::is_wide() {
            keep::set_switch(FOLDED, !open);
        }
    }
}

/// The handle of the rail, with the number of unread lines.
#[component]
pub(super) fn RailButton(rail: RailState) -> impl IntoView {
    let (open, count) = (rail.open, rail.unread.count);
    view! {
        <button class="quiet rail-button" aria-expanded=move || open.get().to_string() aria-controls="rail"
            on:click=move |_| rail.set(!open.get_untracked())>
            <Icon name="chat"/>
            <span class="bar-words">{move || t!("rail")}</span>
            <Show when=move || { count.get() > 0 }>
                <span class="unread" aria-hidden="true">{count}</span>
                <span class="unseen">", " {move || t!("tab-unread", count = count.get())}</span>
            </Show>
        </button>
    }
}

/// A chat line while the rail is closed, for a moment.
#[component]
pub(super) fn TalkToast(rail: RailState) -> impl IntoView {
    let read = move |_| {
        rail.set(true);
        browser::focus("say");
    };
    move || rail.unread.toast.get().map(|said| view! { <button class="toast toast-talk" on:click=read>{said}</button> })
}

#[component]
pub(super) fn Rail(session: Session, rail: RailState) -> impl IntoView {
    let open = rail.open;
    let fold = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && !browser::is_wide() {
            rail.set(false);
        }
    };
    view! {
        <aside id="rail" class="rail" class:rail-closed=move || !open.get() aria-label=move || t!("rail") on:keydown=fold>
            <Show when=move || open.get()>
                <RailLog session/>
                <ChatBox session/>
                <RulesButton session/>
            </Show>
        </aside>
    }
}

/// The log, newest line last and in view unless the reader has scrolled up.
#[component]
fn RailLog(session: Session) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let follows = StoredValue::new(true);
    let scrolled = move |_| {
        if let Some(list) = list.get_untracked() {
            follows.set_value(list.scroll_top() + list.client_height() + NEAR >= list.scroll_height());
        }
    };
    Effect::new(move |_| {
        session.log.track();
        if let Some(list) = list.get()
            && follows.get_value()
        {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let is_since =
        move |kind: LogLineKind, index: usize| kind == LogLineKind::Game && index >= session.since_line.get();
    let number = move |index: usize| session.trail.with(|trail| trail.number(index));
    let replayed = move |index: usize| session.replayed.get().is_some_and(|shown| number(index) == Some(shown));
    // A tap on a numbered line shows the moves again. The bar has a button for keyboards.
    let tap = move |index: usize| {
        if untrack(|| number(index)).is_some() {
            session.replay_trail();
        }
    };
    view! {
        // It scrolls, so it must be reachable by keyboard.
        <ol class="log" node_ref=list tabindex="0" aria-label=move || t!("log") on:scroll=scrolled>
            <For each=move || session.log.get().into_iter().enumerate() key=|(index, line)| (*index, line.text.clone()) let((index, line))>
                <li class=class_of(line.kind) class:log-since=move || is_since(line.kind, index)
                    class:log-replayed=move || replayed(index) on:click=move |_| tap(index)>
                    {move || number(index).map(|number| view! { <b class="log-number" aria-hidden="true">{number}</b> })}
                    {line.seat.map(|seat| view! { <SeatMark seat/> })}
                    <span>{let line = line.clone(); move || line.shown()}</span>
                </li>
            </For>
        </ol>
    }
}

fn class_of(kind: LogLineKind) -> &'static str {
    match kind {
        LogLineKind::Game => "log-game",
        LogLineKind::Table => "log-table",
        LogLineKind::Talk => "log-talk",
        LogLineKind::Aside => "log-talk log-aside",
    }
}
