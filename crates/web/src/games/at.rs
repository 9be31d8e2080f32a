use crate::{lang::Id, t};
use futures::future::LocalBoxFuture;
use kee_game::{Game, Json, Names, Refusal, Seat, Seating, Viewer, configure};
use kee_lexicon::Lexicon;
use kee_wire::{GameInfo, LegalActions, WindowView};
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// Asks the table what the person can play now; nothing if it cannot be asked.
pub(crate) type ListActions = Callback<(), LocalBoxFuture<'static, Option<LegalActions>>>;

/// What a room knows of the table it is at, and the way to play there. It is a handle: copies are the same.
///
/// In a replay there is nobody to play for, so [`At::seat`] may be somebody, but [`At::is_asked`] never holds.
#[derive(Clone, Copy)]
pub(crate) struct At {
    /// What is played: game, options, teams.
    pub(crate) info: Signal<Option<GameInfo>>,
    /// The game as this viewer sees it, in the game's own form.
    pub(crate) view: Signal<Option<Json>>,
    /// What happened in the last step, for motion; nothing after a break.
    pub(crate) news: Signal<Vec<Json>>,
    pub(crate) viewer: Signal<Viewer>,
    pub(crate) names: Signal<Names>,
    /// The open windows.
    pub(crate) asked: Signal<Vec<WindowView>>,
    /// Whether the person can play now: connected, not paused, nothing of theirs on the way.
    pub(crate) free: Signal<bool>,
    /// Why the last action of the room was not taken, until the next one. The page says it aloud; the room shows it where the eye is.
    pub(crate) refused: Signal<Option<Refusal>>,
    /// Plays something, as it would be typed.
    pub(crate) act: Callback<String>,
    /// The way to find out what can be played, where there is one.
    pub(crate) list: Signal<Option<ListActions>>,
}

impl At {
    /// The id of the game.
    pub(crate) fn game(&self) -> String {
        self.info.with(|info| info.as_ref().map(|info| info.id.clone()).unwrap_or_default())
    }

    /// The game's view in its type. It changes only when something the viewer sees has changed.
    pub(crate) fn seen<V: DeserializeOwned + PartialEq + Send + Sync + 'static>(&self) -> Memo<Option<Arc<V>>> {
        let view = self.view;
        Memo::new(move |_| view.with(|view| serde_json::from_str(view.as_ref()?.as_str()).ok().map(Arc::new)))
    }

    /// The notices of the last step in their type.
    pub(crate) fn heard<N: DeserializeOwned + Send + Sync + 'static>(&self) -> Signal<Arc<Vec<N>>> {
        let news = self.news;
        Signal::derive(move || {
            let read = |json: &Json| serde_json::from_str::<Vec<N>>(json.as_str()).unwrap_or_default();
            Arc::new(news.with(|news| news.iter().flat_map(read).collect()))
        })
    }

    /// The rules of this table, for asking what can be done. They know no words here.
    pub(crate) fn rules<G: Game>(&self) -> Memo<Option<Arc<Ruled<G>>>> {
        let info = self.info;
        Memo::new(move |_| {
            info.with(|info| {
                let info = info.as_ref()?;
                let (options, _) = configure(G::Options::default(), &info.options);
                G::new(options.clone(), info.teams.clone(), &Lexicon::no_words())
                    .ok()
                    .map(|rules| Arc::new(Ruled { options, rules, info: info.clone() }))
            })
        })
    }

    /// Where the person sits.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.viewer.get().seat()
    }

    /// What a player is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get().of(seat)
    }

    /// By what a sentence about a player chooses its form: `you` for the reader, `other` for everyone else.
    pub(crate) fn who(&self, seat: Seat) -> &'static str {
        if self.seat() == Some(seat) { "you" } else { "other" }
    }

    /// Who sits with whom.
    pub(crate) fn teams(&self) -> Option<Seating> {
        self.info.with(|info| info.as_ref().map(|info| info.teams.clone()))
    }

    /// Which keys do what on the board. A spectator, here or in a replay, has nothing to play with them.
    pub(crate) fn keys(&self, playing: Id) -> String {
        let plays = self.seat().is_some() && self.asked.with(|asked| !asked.is_empty());
        if plays { t!(playing) } else { t!("board-keys") }
    }

    /// Whether the game asks the person for something now and they can answer.
    pub(crate) fn is_asked(&self) -> bool {
        let Some(seat) = self.seat() else { return false };
        self.free.get() && self.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat)))
    }

    /// Plays something, as it would be typed.
    pub(crate) fn play(&self, action: impl Into<String>) {
        self.act.run(action.into());
    }
}

/// The rules of one table.
pub(crate) struct Ruled<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) rules: G,
    info: GameInfo,
}

/// The same table has the same rules.
impl<G: Game> PartialEq for Ruled<G> {
    fn eq(&self, other: &Self) -> bool {
        self.info == other.info
    }
}
