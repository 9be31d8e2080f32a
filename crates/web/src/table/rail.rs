//! Everything that is told at a table, moves and talk in one stream, with a line to talk on.

use super::{
    icon::{self, Icon},
    rules::RulesButton,
    talk::Talk,
    unread::Unread,
};
use crate::{
    browser, keep,
    session::{Kind, Session},
    t,
    ui::SeatMark,
};
use leptos::{html, prelude::*};

/// How this browser remembers that the rail is folded away where there is room for it.
const FOLDED: &str = "rail-folded";

/// How near the end of the stream counts as reading the newest, in pixels.
const NEAR: i32 = 40;

/// Whether the rail is there: beside the board where there is room, else a drawer over it.
#[derive(Clone, Copy)]
pub(super) struct RailState {
    pub(super) open: RwSignal<bool>,
    unread: Unread,
}

impl RailState {
    pub(super) fn new(session: Session) -> Self {
        let open = RwSignal::new(browser::is_wide() && !keep::switch(FOLDED));
        Self { open, unread: Unread::new(session, open.into()) }
    }

    fn set(self, open: bool) {
        self.open.set(open);
        if browser::is_wide() {
            keep::set_switch(FOLDED, !open);
        }
    }
}

/// The handle of the rail, with how much was said that nobody has seen here.
#[component]
pub(super) fn RailButton(rail: RailState) -> impl IntoView {
    let (open, count) = (rail.open, rail.unread.count);
    view! {
        <button class="quiet rail-button" aria-expanded=move || open.get().to_string() aria-controls="rail"
            on:click=move |_| rail.set(!open.get_untracked())>
            <Icon d=icon::TALK/>
            <span class="bar-words">{move || t!("rail")}</span>
            <Show when=move || { count.get() > 0 }>
                <span class="unread" aria-hidden="true">{count}</span>
                <span class="unseen">", " {move || t!("tab-unread", count = count.get())}</span>
            </Show>
        </button>
    }
}

/// What somebody says while the rail is closed, for a moment.
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
                <Log session/>
                <Talk session/>
                <RulesButton session/>
            </Show>
        </aside>
    }
}

/// What happened, in words; the newest last, and in sight unless the reader has scrolled up.
#[component]
fn Log(session: Session) -> impl IntoView {
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
    let is_since = move |kind: Kind, index: usize| kind == Kind::Game && index >= session.since_line.get();
    view! {
        // It can be scrolled, so it can be reached by keyboard.
        <ol class="log" node_ref=list tabindex="0" aria-label=move || t!("log") on:scroll=scrolled>
            <For each=move || session.log.get().into_iter().enumerate() key=|(index, line)| (*index, line.text.clone()) let((index, line))>
                <li class=class_of(line.kind) class:log-since=move || is_since(line.kind, index)>
                    {line.seat.map(|seat| view! { <SeatMark seat/> })}
                    <span>{line.text}</span>
                </li>
            </For>
        </ol>
    }
}

fn class_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Game => "log-game",
        Kind::Table => "log-table",
        Kind::Talk => "log-talk",
        Kind::Aside => "log-talk log-aside",
    }
}
