use super::moves;
use crate::{
    api::RequestRefusal,
    browser, keep,
    local::Helper,
    worker::{ReplayMoment, StudyTask, ViewTask},
};
use kee_game::{Json, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// The position in a finished game. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct ReplayCursor {
    pub(super) moments: RwSignal<Arc<Vec<ReplayMoment>>>,
    /// The moment that is shown.
    pub(super) at: RwSignal<usize>,
    pub(super) viewer: RwSignal<Viewer>,
    pub(super) view: RwSignal<Option<Json>>,
    pub(super) news: RwSignal<Vec<Json>>,
    pub(super) trouble: RwSignal<Option<RequestRefusal>>,
    asking: StoredValue<bool>,
}

impl ReplayCursor {
    pub(super) fn new(viewer: Viewer) -> Self {
        Self {
            moments: RwSignal::default(),
            at: RwSignal::new(0),
            viewer: RwSignal::new(viewer),
            view: RwSignal::new(None),
            news: RwSignal::default(),
            trouble: RwSignal::new(None),
            asking: StoredValue::new(false),
        }
    }

    pub(super) fn last(self) -> usize {
        self.moments.with(|moments| moments.len().saturating_sub(1))
    }

    /// Goes to a moment, or to the last one if it is past the end.
    pub(super) fn go(self, at: usize) {
        self.at.set(at.min(self.last()));
    }

    /// Goes to the moment before an entry.
    pub(super) fn go_before(self, entry: usize) {
        if let Some(at) = self.moments.with_untracked(|moments| moves::before(moments, entry)) {
            self.at.set(at);
        }
    }

    /// Goes where the address says.
    pub(super) fn go_to_link(self) {
        if let Some(at) = self.moments.with_untracked(|moments| moves::linked(moments, &hash())) {
            self.at.set(at);
        }
    }

    /// Reads the moments that the chosen viewer sees.
    pub(super) async fn study(self, record: String) {
        let Some(viewer) = self.viewer.try_get_untracked() else { return };
        match Helper::ask(StudyTask { record, viewer }).await {
            Ok(moments) => {
                let entry = self.moments.try_with_untracked(|known| {
                    known.get(self.at.get_untracked()).map(|moment| moment.entry.to_string())
                });
                let Some(entry) = entry.map(|entry| entry.unwrap_or_else(first_place)) else { return };
                let at = moves::linked(&moments, &entry).unwrap_or(moments.len().saturating_sub(1));
                self.moments.set(Arc::new(moments));
                self.at.set(at);
                self.look().await;
            }
            Err(no) => drop(self.trouble.try_set(Some(no))),
        }
    }

    /// Fetches views one at a time: someone who runs through the game need not see all of it.
    pub(super) async fn look(self) {
        if self.asking.try_get_value() != Some(false) {
            return;
        }
        self.asking.set_value(true);
        while let Some((at, viewer)) = self.wanted() {
            let Some(entry) = self.moments.with_untracked(|moments| moments.get(at).map(|moment| moment.entry)) else {
                break;
            };
            let seen = Helper::ask(ViewTask { entry, viewer }).await;
            let Some(now) = self.wanted() else { return };
            match seen {
                Ok(view) => {
                    let notices = self.moments.with_untracked(|moments| moments[at].notices.clone());
                    self.news.set(vec![notices]);
                    self.view.set(Some(view));
                }
                Err(no) => self.trouble.set(Some(no)),
            }
            if now == (at, viewer) {
                break;
            }
        }
        self.asking.try_set_value(false);
    }

    /// The moment to show; none if the page is gone.
    fn wanted(self) -> Option<(usize, Viewer)> {
        Some((self.at.try_get_untracked()?, self.viewer.try_get_untracked()?))
    }
}

/// The entry at which a game opens: the one the address names, or the one where this person stopped.
fn first_place() -> String {
    let left = || keep::replay_place(&path()).map(|entry| entry.to_string());
    Some(hash()).filter(|hash| !hash.is_empty()).or_else(left).unwrap_or_default()
}

/// The address of the page, without the move.
pub(super) fn path() -> String {
    browser::window().location().pathname().unwrap_or_default()
}

/// The part of the address that points into a game.
fn hash() -> String {
    browser::window().location().hash().unwrap_or_default()
}
