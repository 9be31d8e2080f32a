use crate::counts::Counts;
use axum::extract::ws::Utf8Bytes;
use kee_table::{EarId, PersonId};
use kee_wire::ToClient;
use tokio::sync::mpsc::{self, error::TrySendError};

/// A connection that listens to a table.
pub(crate) struct Ear {
    pub(crate) id: EarId,
    /// Who it is; nobody in particular if they only watch.
    pub(crate) person: Option<PersonId>,
    /// Where its messages go. When this is dropped the connection is closed.
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

/// A message as it goes over the wire, written once however many hear it.
#[derive(Clone)]
pub(super) struct Text(Utf8Bytes);

impl From<ToClient> for Text {
    fn from(message: ToClient) -> Self {
        Self(text(&message))
    }
}

/// The connections of a table.
#[derive(Default)]
pub(super) struct Ears(Vec<(EarId, mpsc::Sender<Utf8Bytes>)>);

impl Ears {
    pub(super) fn add(&mut self, id: EarId, out: mpsc::Sender<Utf8Bytes>) {
        self.0.push((id, out));
    }

    /// Closes a connection.
    pub(super) fn close(&mut self, id: EarId) {
        self.0.retain(|(known, _)| *known != id);
    }

    /// Sends something; false if the connection cannot take it, so that what it knows is no longer the whole.
    pub(super) fn tell(&self, id: EarId, Text(message): Text, counts: &Counts) -> bool {
        let Some((_, out)) = self.0.iter().find(|(known, _)| *known == id) else { return true };
        let sent = out.try_send(message);
        if let Err(TrySendError::Full(_)) = sent {
            counts.slow_readers.increment(1);
        }
        sent.is_ok()
    }

    /// The last thing they are told.
    pub(super) fn farewell(&mut self, message: &ToClient) {
        let message = text(message);
        for (_, out) in self.0.drain(..) {
            // Who cannot take it will find out by the closed connection.
            let _ = out.try_send(message.clone());
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
