use super::moves;
use crate::{
    api::No,
    browser,
    local::Helper,
    worker::{Moment, Task},
};
use kee_game::{Json, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// A finished game, to be gone through. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) moments: RwSignal<Arc<Vec<Moment>>>,
    /// Which moment is shown.
    pub(super) at: RwSignal<usize>,
    pub(super) viewer: RwSignal<Viewer>,
    pub(super) view: RwSignal<Option<Json>>,
    pub(super) news: RwSignal<Vec<Json>>,
    pub(super) trouble: RwSignal<Option<No>>,
    asking: StoredValue<bool>,
}

impl Walk {
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

    /// Goes to a moment; one after the last is the last.
    pub(super) fn go(self, at: usize) {
        self.at.set(at.min(self.last()));
    }

    /// Goes to where this entry had just been played.
    pub(super) fn go_to_entry(self, entry: usize) {
        self.go_to(&entry.to_string());
    }

    /// Goes where the address says.
    pub(super) fn go_to_link(self) {
        self.go_to(&hash());
    }

    fn go_to(self, entry: &str) {
        if let Some(at) = self.moments.with_untracked(|moments| moves::linked(moments, entry)) {
            self.at.set(at);
        }
    }

    /// Reads what there is for the viewer who was chosen.
    pub(super) async fn study(self, record: String) {
        let Some(viewer) = self.viewer.try_get_untracked() else { return };
        match Helper::ask::<Vec<Moment>>(Task::Study { record, viewer }).await {
            Ok(moments) => {
                let entry = self.moments.try_with_untracked(|known| {
                    known.get(self.at.get_untracked()).map(|moment| moment.entry.to_string())
                });
                let Some(entry) = entry.map(|entry| entry.unwrap_or_else(hash)) else { return };
                let at = moves::linked(&moments, &entry).unwrap_or(moments.len().saturating_sub(1));
                self.moments.set(Arc::new(moments));
                self.at.set(at);
                self.look().await;
            }
            Err(no) => drop(self.trouble.try_set(Some(no))),
        }
    }

    /// Asks what is to be seen, one thing at a time: whoever runs through the game need not see all of it.
    pub(super) async fn look(self) {
        if self.asking.try_get_value() != Some(false) {
            return;
        }
        self.asking.set_value(true);
        while let Some((at, viewer)) = self.wanted() {
            let Some(entry) = self.moments.with_untracked(|moments| moments.get(at).map(|moment| moment.entry)) else {
                break;
            };
            let seen = Helper::ask::<Json>(Task::Look { entry, viewer }).await;
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

    /// What is to be shown; nothing if the page is gone.
    fn wanted(self) -> Option<(usize, Viewer)> {
        Some((self.at.try_get_untracked()?, self.viewer.try_get_untracked()?))
    }
}

/// Where in a game the address points.
fn hash() -> String {
    browser::window().location().hash().unwrap_or_default()
}
