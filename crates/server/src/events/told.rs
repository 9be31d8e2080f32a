use axum::extract::ws::Utf8Bytes;
use kee_event::{EventView, Moment, You};
use kee_table::PersonId;
use serde::Serialize;
use std::collections::BTreeMap;

/// What is told over the socket of an event.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ToGuest<'a> {
    /// The event as everybody may see it: at once, and whenever it has changed.
    Seen(&'a EventView),
    /// Who you are in it: at once, and whenever that has changed.
    You(&'a You),
    /// Somebody is here.
    Pong {
        /// As it was said.
        sent: u64,
        /// What the clock says, for those whose own is wrong.
        now: Moment,
    },
    /// The server stops for a moment. Nothing is lost: come back.
    Bye {
        /// For people.
        sentence: &'a str,
        /// When to try, in milliseconds from now.
        retry_after: u64,
    },
    /// The connection is closed, and this is why.
    Error(&'a kee_game::Refusal),
}

impl ToGuest<'_> {
    pub(crate) fn text(&self) -> Utf8Bytes {
        serde_json::to_string(self).expect("a message is plain data").into()
    }
}

/// What everybody was told last: written once for all who listen.
pub(crate) struct Told {
    pub(crate) seen: EventView,
    /// The same as it goes over the wire.
    pub(crate) text: Utf8Bytes,
    /// Who is who, of those who have come by themselves.
    people: BTreeMap<PersonId, You>,
}

impl Told {
    pub(super) fn new(seen: EventView, people: BTreeMap<PersonId, You>) -> Self {
        let text = ToGuest::Seen(&seen).text();
        Self { seen, text, people }
    }

    /// Who somebody is in it.
    pub(crate) fn you(&self, person: Option<&PersonId>) -> You {
        person.and_then(|person| self.people.get(person)).cloned().unwrap_or_default()
    }

    /// The same for somebody who comes now, whose clock is to be set right.
    pub(crate) fn seen_at(&self, now: Moment) -> EventView {
        EventView { now, ..self.seen.clone() }
    }
}
