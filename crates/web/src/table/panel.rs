use super::{log::Log, players::Players, rules::Rules, talk::Talk, unread::Unread};
use crate::{browser, lang::Id, session::Session, t};
use kee_wire::Phase;
use leptos::prelude::*;

/// The parts of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Players,
    Log,
    Talk,
    Rules,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Players, Self::Log, Self::Talk, Self::Rules];

    fn id(self) -> &'static str {
        self.words().as_str()
    }

    fn words(self) -> Id {
        match self {
            Self::Players => id!("tab-players"),
            Self::Log => id!("tab-log"),
            Self::Talk => id!("tab-talk"),
            Self::Rules => id!("tab-rules"),
        }
    }

    /// The tab that many places further, around the corner.
    fn beside(self, places: usize) -> Self {
        let here = Self::ALL.iter().position(|tab| *tab == self).unwrap_or_default();
        Self::ALL[(here + places) % Self::ALL.len()]
    }
}

/// How many lines were said that nobody has seen here.
#[component]
fn UnreadMark(unread: Unread) -> impl IntoView {
    view! {
        <Show when=move || { unread.count.get() > 0 }>
            <span class="unread" aria-hidden="true">{unread.count}</span>
            <span class="unseen">", " {move || t!("tab-unread", count = unread.count.get())}</span>
        </Show>
    }
}

/// Players, log, talk and rules: beside the board where there is room, else a drawer under it.
#[component]
pub(crate) fn Panel(session: Session) -> impl IntoView {
    let shown = RwSignal::new(Tab::Players);
    let drawn = RwSignal::new(false);
    let gathering =
        Memo::new(move |_| session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Gathering)));
    // Every part but the rules has the log.
    let visible = Signal::derive(move || (drawn.get() || browser::is_wide()) && shown.get() != Tab::Rules);
    let unread = Unread::new(session, visible);
    let read = move |_| {
        shown.set(Tab::Talk);
        drawn.set(true);
        browser::focus(Tab::Talk.id());
    };
    let keys = move |event: web_sys::KeyboardEvent| {
        let next = match event.key().as_str() {
            "ArrowRight" => shown.get_untracked().beside(1),
            "ArrowLeft" => shown.get_untracked().beside(Tab::ALL.len() - 1),
            "Escape" => return drawn.set(false),
            _ => return,
        };
        event.prevent_default();
        shown.set(next);
        browser::focus(next.id());
    };
    view! {
        <aside class="panel" class:drawn=drawn aria-label=move || t!("panel")>
            {move || unread.toast.get().map(|said| view! { <button class="toast" on:click=read>{said}</button> })}
            <div class="tabs" role="tablist" on:keydown=keys>
                {Tab::ALL.map(|tab| view! {
                    <button id=tab.id() role="tab" aria-controls="panel-shown"
                        aria-selected=move || (shown.get() == tab).to_string()
                        tabindex=move || if shown.get() == tab { "0" } else { "-1" }
                        on:click=move |_| {
                            // On a phone the tab that is open closes the drawer again.
                            drawn.set(!(drawn.get_untracked() && shown.get_untracked() == tab));
                            shown.set(tab);
                        }>
                        {move || t!(tab.words())}
                        {(tab == Tab::Talk).then(|| view! { <UnreadMark unread/> })}
                    </button>
                }).collect_view()}
            </div>
            <div id="panel-shown" class="panel-shown" role="tabpanel" aria-labelledby=move || shown.get().id()>
                {move || match shown.get() {
                    // Before a game they sit beside the invitation.
                    Tab::Players if gathering.get() => view! { <Log session/> }.into_any(),
                    Tab::Players => view! { <Players session/> <Log session/> }.into_any(),
                    Tab::Log => view! { <Log session/> }.into_any(),
                    Tab::Talk => view! { <Log session/> <Talk session/> }.into_any(),
                    Tab::Rules => view! { <Rules session/> }.into_any(),
                }}
            </div>
        </aside>
    }
}
