use super::trail::TurnComparison;
use crate::{lang::Id, t};
use futures::future::LocalBoxFuture;
use kee_game::{Game, Json, Names, Refusal, Seat, Seating, Viewer, configure};
use kee_lexicon::Lexicon;
use kee_wire::{GameInfo, LegalActions, WindowView};
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// Asks the table for the player's legal actions; none if it cannot be asked.
pub(crate) type ListActions = Callback<(), LocalBoxFuture<'static, Option<LegalActions>>>;

/// Asks the table for a good action, in text form; none if there is nothing to decide.
pub(crate) type AskHint = Callback<(), LocalBoxFuture<'static, Option<String>>>;

/// A room's view of its table, and the way to play there. It is a handle: copies are the same.
///
/// Nobody plays in a replay: [`TableHandle::seat`] may be set there, but [`TableHandle::is_asked`] never holds.
#[derive(Clone, Copy)]
pub(crate) struct TableHandle {
    /// The game, its options and its teams.
    pub(crate) info: Signal<Option<GameInfo>>,
    /// The game as this viewer sees it, in the game's own form.
    pub(crate) view: Signal<Option<Json>>,
    /// The events of the last step, for animations; none after a reconnect.
    pub(crate) news: Signal<Vec<Json>>,
    /// The notices of each move since the reader's last one that leaves a mark on the board.
    pub(crate) since: Signal<Vec<Json>>,
    /// The turn of a review that comes next, or a hint.
    pub(crate) compared: Signal<Option<TurnComparison>>,
    pub(crate) viewer: Signal<Viewer>,
    pub(crate) names: Signal<Names>,
    /// The open windows.
    pub(crate) asked: Signal<Vec<WindowView>>,
    /// Whether the player can play now: connected, not paused, nothing of theirs on the way.
    pub(crate) free: Signal<bool>,
    /// The reason why the room's last action was refused, until the next one. The page announces it; the room shows it
    /// on the board.
    pub(crate) refused: Signal<Option<Refusal>>,
    /// Plays an action, as it would be typed.
    pub(crate) act: Callback<String>,
    /// The source of legal actions, if there is one.
    pub(crate) list: Signal<Option<ListActions>>,
}

impl TableHandle {
    /// The id of the game.
    pub(crate) fn game(&self) -> String {
        self.info.with(|info| info.as_ref().map(|info| info.id.clone()).unwrap_or_default())
    }

    /// The game's view in its own type. It changes only when something visible has changed.
    pub(crate) fn seen<V: DeserializeOwned + PartialEq + Send + Sync + 'static>(&self) -> Memo<Option<Arc<V>>> {
        let view = self.view;
        Memo::new(move |_| view.with(|view| serde_json::from_str(view.as_ref()?.as_str()).ok().map(Arc::new)))
    }

    /// The notices of the last step in their own type.
    pub(crate) fn heard<N: DeserializeOwned + Send + Sync + 'static>(&self) -> Signal<Arc<Vec<N>>> {
        let news = self.news;
        Signal::derive(move || {
            let read = |json: &Json| serde_json::from_str::<Vec<N>>(json.as_str()).unwrap_or_default();
            Arc::new(news.with(|news| news.iter().flat_map(read).collect()))
        })
    }

    /// The rules of this table, to check actions with. They have no word list here.
    pub(crate) fn rules<G: Game>(&self) -> Memo<Option<Arc<GameRules<G>>>> {
        let info = self.info;
        Memo::new(move |_| {
            info.with(|info| {
                let info = info.as_ref()?;
                let (options, _) = configure(G::Options::default(), &info.options);
                G::new(options.clone(), info.teams.clone(), &Lexicon::no_words())
                    .ok()
                    .map(|rules| Arc::new(GameRules { options, rules, info: info.clone() }))
            })
        })
    }

    /// The player's seat.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.viewer.get().seat()
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get().of(seat)
    }

    /// The Fluent selector of a sentence about a player: `you` for the reader, `other` for everyone else.
    pub(crate) fn who(&self, seat: Seat) -> &'static str {
        if self.seat() == Some(seat) { "you" } else { "other" }
    }

    /// The teams.
    pub(crate) fn teams(&self) -> Option<Seating> {
        self.info.with(|info| info.as_ref().map(|info| info.teams.clone()))
    }

    /// The keys of the board. Spectators, here or in a replay, have nothing to play with them.
    pub(crate) fn keys(&self, playing: Id) -> String {
        let plays = self.seat().is_some() && self.asked.with(|asked| !asked.is_empty());
        if plays { t!(playing) } else { t!("board-keys") }
    }

    /// Whether the game asks the player for something now and they can answer.
    pub(crate) fn is_asked(&self) -> bool {
        let Some(seat) = self.seat() else { return false };
        self.free.get() && self.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat)))
    }

    /// Plays an action, as it would be typed.
    pub(crate) fn play(&self, action: impl Into<String>) {
        self.act.run(action.into());
    }
}

/// The rules of one table.
pub(crate) struct GameRules<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) rules: G,
    info: GameInfo,
}

/// The same table has the same rules.
impl<G: Game> PartialEq for GameRules<G> {
    fn eq(&self, other: &Self) -> bool {
        self.info == other.info
    }
}
