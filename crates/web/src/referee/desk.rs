use crate::{
    api::RequestRefusal,
    games::TableHandle,
    local::Helper,
    worker::{RefereeView, RefereeViewTask, ReportTask},
};
use kee_game::{Json, Names, Refusal, Viewer};
use keesdrow::{KeesdrowView, PegChange};
use leptos::{prelude::*, task::spawn_local};
use std::sync::Arc;

/// Takes reports of what happens at a real table. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct RefereeDesk {
    id: StoredValue<String>,
    /// The current state of the game; none until it is known.
    pub(super) game: RwSignal<Option<Arc<RefereeView>>>,
    /// The reason why it cannot be shown.
    pub(super) trouble: RwSignal<Option<RequestRefusal>>,
    /// The reason why the last report was refused, and whether it came from the board.
    pub(super) refused: RwSignal<Option<(Refusal, bool)>>,
    /// The pegs to move since the last report.
    pub(super) pegs: RwSignal<Vec<PegChange>>,
    busy: RwSignal<bool>,
}

impl RefereeDesk {
    pub(super) fn new(id: String) -> Self {
        let desk = Self {
            id: StoredValue::new(id),
            game: RwSignal::new(None),
            trouble: RwSignal::new(None),
            refused: RwSignal::new(None),
            pegs: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
        };
        spawn_local(desk.look());
        desk
    }

    /// The id of the game in this browser.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    async fn look(self) {
        match Helper::ask(RefereeViewTask { id: self.id() }).await {
            Ok(game) => drop(self.game.try_set(Some(Arc::new(game)))),
            Err(no) => drop(self.trouble.try_set(Some(no))),
        }
    }

    /// Reports something, as it could be typed, with players called by the letters of their seats.
    pub(super) fn report(self, line: impl Into<String>) {
        self.send(line.into(), false);
    }

    fn send(self, line: String, on_board: bool) {
        let Some(before) = self.game.get_untracked().filter(|_| !self.busy.get_untracked()) else { return };
        self.busy.set(true);
        self.refused.set(None);
        spawn_local(async move {
            match Helper::ask(ReportTask { id: self.id(), told: before.told, line }).await {
                Ok(now) => {
                    self.pegs.try_set(moved_pegs(&before.view, &now.view));
                    self.game.try_set(Some(Arc::new(now)));
                }
                Err(no) => {
                    self.refused.try_set(Some((no.refusal(), on_board)));
                    if no.code == "local/taken" {
                        self.look().await;
                    }
                }
            }
            self.busy.try_set(false);
        });
    }

    /// Reads from the game, if it is known.
    pub(super) fn with<T>(self, ask: impl FnOnce(&RefereeView) -> T) -> Option<T> {
        self.game.with(|game| game.as_deref().map(ask))
    }

    pub(super) fn names(self) -> Names {
        Names::new(self.with(|game| game.names.clone()).unwrap_or_default())
    }

    /// The room's view of it: it plays for the player to move.
    pub(super) fn at(self) -> TableHandle {
        TableHandle {
            info: Memo::new(move |_| self.with(|game| game.info.clone())).into(),
            view: Memo::new(move |_| self.with(|game| game.view.clone())).into(),
            news: Signal::stored(Vec::new()),
            since: Signal::stored(Vec::new()),
            compared: Signal::stored(None),
            viewer: Memo::new(move |_| self.with(|game| game.viewer).unwrap_or(Viewer::Spectator)).into(),
            names: Memo::new(move |_| self.names()).into(),
            asked: Memo::new(move |_| self.with(|game| game.asked.clone()).unwrap_or_default()).into(),
            free: Signal::derive(move || !self.busy.get()),
            refused: Signal::derive(move || self.refused.get().filter(|(_, on_board)| *on_board).map(|(no, _)| no)),
            act: Callback::new(move |line: String| self.send(line, true)),
            list: Signal::stored(None),
        }
    }
}

/// The pegs to move between two views.
fn moved_pegs(before: &Json, after: &Json) -> Vec<PegChange> {
    let board = |view: &Json| serde_json::from_str::<KeesdrowView>(view.as_str()).ok().map(|view| view.ground.board);
    board(before).zip(board(after)).map(|(before, after)| PegChange::between(&before, &after)).unwrap_or_default()
}
