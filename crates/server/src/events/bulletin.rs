use axum::extract::ws::Utf8Bytes;
use kee_event::{EventRole, EventView, Moment};
use kee_game::PersonId;
use kee_wire::EventToClient;
use std::collections::BTreeMap;

/// A message as it goes over the wire.
pub(crate) fn text(message: &EventToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// What everybody was told last: written once for all who listen.
pub(crate) struct Bulletin {
    pub(crate) view: EventView,
    /// The same as it goes over the wire.
    pub(crate) text: Utf8Bytes,
    /// Who is who, of those who have come by themselves.
    people: BTreeMap<PersonId, EventRole>,
}

impl Bulletin {
    pub(super) fn new(view: EventView, people: BTreeMap<PersonId, EventRole>) -> Self {
        let text = text(&EventToClient::Seen(Box::new(view.clone())));
        Self { view, text, people }
    }

    /// A person's role in the event.
    pub(crate) fn you(&self, person: Option<&PersonId>) -> EventRole {
        person.and_then(|person| self.people.get(person)).cloned().unwrap_or_default()
    }

    /// The same for somebody who comes now, whose clock is to be set right.
    pub(crate) fn view_at(&self, now: Moment) -> EventView {
        EventView { now, ..self.view.clone() }
    }
}
