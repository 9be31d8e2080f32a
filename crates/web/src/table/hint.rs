use super::command::is_typing;
use crate::{
    games::{self, HintWords, TurnComparison},
    keep,
    session::Session,
    t,
    ui::{Icon, announce},
};
use leptos::{ev, prelude::*};

/// The key that asks for a hint.
const KEY: &str = ",";

/// A hint for the present position.
#[derive(Clone, PartialEq, Eq, Debug)]
struct GivenHint {
    action: String,
    words: HintWords,
    /// Whether only the place to look at is shown.
    near: bool,
}

/// The hints of a table: asked once, a hint says where to look, asked again, what to play. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Hints {
    session: Session,
    /// The address of the game's replay, by which the page remembers that it was played with hints.
    replay: Signal<Option<String>>,
    given: RwSignal<Option<GivenHint>>,
    asking: RwSignal<bool>,
    /// Whether the page can give a hint now.
    pub(super) possible: Memo<bool>,
    /// Whether this game was played with hints, so that its score does not count as a best.
    pub(super) used: RwSignal<bool>,
}

impl Hints {
    pub(super) fn new(session: Session, replay: Signal<Option<String>>) -> Self {
        let (given, asking) = (RwSignal::new(None), RwSignal::new(false));
        let used = RwSignal::new(false);
        let possible = Memo::new(move |_| {
            let free = session.waiting.get() == 0 && session.replayed.get().is_none();
            let paused = session.view.with(|view| view.as_ref().is_none_or(|view| view.paused));
            session.hint.with(Option::is_some) && free && !paused && session.is_asked(None)
        });
        let position = Memo::new(move |_| session.view.with(|view| view.as_ref().map(|view| view.game.clone())));
        Effect::new(move |_| position.with(|_| given.set(None)));
        Effect::new(move |_| used.set(replay.with(|replay| replay.as_deref().is_some_and(keep::is_hinted))));
        Self { session, replay, given, asking, possible, used }
    }

    /// The hint, for the board.
    pub(super) fn compared(self) -> Option<TurnComparison> {
        let GivenHint { action, near, .. } = self.given.get()?;
        Some(TurnComparison { seat: self.session.seat()?, played: None, better: Some(action), near })
    }

    /// The hint in words.
    fn said(self) -> Option<String> {
        self.given.with(|given| given.as_ref().map(GivenHint::said))
    }

    /// Says where to look, or what to play if that was said.
    fn ask(self) {
        if !self.possible.get_untracked() {
            return;
        }
        if self.given.with_untracked(Option::is_some) {
            self.given.update(|given| given.iter_mut().for_each(|given| given.near = false));
            untrack(move || self.said()).into_iter().for_each(announce);
        } else {
            self.point();
        }
    }

    /// Says where to look, unless that was said.
    pub(super) fn point(self) {
        let Some(ask) = self.session.hint.get_untracked().filter(|_| self.possible.get_untracked()) else { return };
        if self.given.with_untracked(Option::is_some) || self.asking.get_untracked() {
            return;
        }
        self.asking.set(true);
        let before = self.session.view.get_untracked();
        leptos::task::spawn_local(async move {
            let action = ask.run(()).await;
            // The player may have moved, or left the table, meanwhile.
            if self.asking.try_set(false).is_none() && self.session.view.get_untracked() == before {
                self.give(action);
            }
        });
    }

    fn give(self, action: Option<String>) {
        let session = self.session;
        let given = untrack(move || {
            let action = action?;
            let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone()))?;
            let words = games::hint(&game, &action, &session.names())?;
            let near = words.near.is_some();
            Some(GivenHint { action, words, near })
        });
        let Some(given) = given else { return announce(t!("hint-none")) };
        if let Some(game) = self.replay.get_untracked() {
            keep::set_hinted(&game);
            self.used.set(true);
        }
        announce(given.said());
        self.given.set(Some(given));
    }
}

impl GivenHint {
    fn said(&self) -> String {
        self.words.near.clone().filter(|_| self.near).unwrap_or_else(|| self.words.what.clone())
    }
}

/// Asks for a hint. The room it takes is kept, so that nothing moves when it comes.
#[component]
pub(super) fn HintButton(hints: Hints) -> impl IntoView {
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == KEY && !is_typing() && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            event.prevent_default();
            hints.ask();
        }
    });
    on_cleanup(move || keys.remove());
    let words = move || {
        let said = hints.given.with(|given| given.as_ref().is_some_and(|given| given.near));
        if said { t!("hint-what") } else { t!("hint-where") }
    };
    view! {
        <Show when=move || hints.session.hint.with(Option::is_some)>
            <button class="quiet hint-button" class:hint-none=move || !hints.possible.get() aria-keyshortcuts=KEY title=words
                on:click=move |_| hints.ask()>
                <Icon name="hint"/>
                <span class="unseen">{words}</span>
                <span class="bar-words" aria-hidden="true">{move || t!("hint")}</span>
            </button>
        </Show>
    }
}

/// The hint in words, above the player's hand. The page announces it by itself.
#[component]
pub(super) fn HintTip(hints: Hints) -> impl IntoView {
    move || hints.said().map(|said| view! { <p class="tip hint-said" aria-hidden="true">{said}</p> })
}
