use crate::counts::Counts;
use axum::extract::ws::Utf8Bytes;
use kee_game::Seat;
use kee_table::{Command, EarId, MachineCommand, PersonId, Reply};
use kee_wire::{Answer, LegalActions, RequestId, Resume, TableCommand, TableSnapshot, ToClient};
use tokio::sync::{
    mpsc::{self, error::TrySendError},
    oneshot,
};

/// A message to a live table. The large ones are boxed, so that a mailbox is small.
pub(crate) enum TableMessage {
    /// A connection begins to listen.
    Listen(Box<Listen>),
    /// A connection no longer listens.
    Deaf(EarId),
    /// This person has been identified elsewhere; their connections are closed.
    Expel(PersonId),
    /// A request of a person.
    Ask(Box<Ask>),
    /// A command of the server itself.
    Order(Box<ServerOrder>),
    /// The person on this connection does not want to wait for bots.
    Hurry(EarId),
    /// A bot's decision.
    BotAnswer(Box<BotAnswer>),
    /// Asks for the table as a spectator sees it.
    Look(oneshot::Sender<Result<Box<TableSnapshot>, kee_game::Refusal>>),
    /// Asks for a person's legal actions. Refused where finding them is the game.
    Actions(PersonId, oneshot::Sender<Result<Box<LegalActions>, kee_game::Refusal>>),
    /// Something may be due.
    Nudge,
    /// Another process may have written: this is the length of the log now.
    Written(u64),
    /// The server stops.
    Leave,
    /// A message of a test that looks for leaks.
    #[cfg(feature = "testing")]
    Test(super::testing::TestMessage),
}

/// A connection that begins to listen.
pub(crate) struct Listen {
    pub(crate) ear: Ear,
    pub(crate) resume: Option<Resume>,
}

/// A request.
pub(crate) struct Ask {
    pub(crate) by: PersonId,
    pub(crate) id: Option<RequestId>,
    pub(crate) command: TableCommand,
    pub(crate) reply: Reply<oneshot::Sender<Answer>>,
}

/// A command of the server itself.
pub(crate) struct ServerOrder {
    pub(crate) command: MachineCommand,
    pub(crate) reply: oneshot::Sender<Answer>,
}

/// A bot's decision; no command if it ran out of time.
pub(crate) struct BotAnswer {
    pub(crate) seat: Seat,
    pub(crate) command: Option<Command>,
}

/// A connection that listens to a table.
pub(crate) struct Ear {
    pub(crate) id: EarId,
    /// The person; none for spectators without a token.
    pub(crate) person: Option<PersonId>,
    /// Its queue. Dropping this closes the connection.
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

/// A message as text, serialised once however many receive it.
#[derive(Clone)]
pub(super) struct Text(Utf8Bytes);

impl From<ToClient> for Text {
    fn from(message: ToClient) -> Self {
        Self(text(&message))
    }
}

/// The connections of a table.
#[derive(Default)]
pub(super) struct Connections(Vec<(EarId, mpsc::Sender<Utf8Bytes>)>);

impl Connections {
    pub(super) fn add(&mut self, id: EarId, out: mpsc::Sender<Utf8Bytes>) {
        self.0.push((id, out));
    }

    /// Closes a connection.
    pub(super) fn close(&mut self, id: EarId) {
        self.0.retain(|(known, _)| *known != id);
    }

    /// Sends a message; false if the connection cannot take it, and so misses something.
    pub(super) fn tell(&self, id: EarId, Text(message): Text, counts: &Counts) -> bool {
        let Some((_, out)) = self.0.iter().find(|(known, _)| *known == id) else { return true };
        let sent = out.try_send(message);
        if let Err(TrySendError::Full(_)) = sent {
            counts.slow_readers.increment(1);
        }
        sent.is_ok()
    }

    /// Sends the last message to every connection.
    pub(super) fn farewell(&mut self, message: &ToClient) {
        let message = text(message);
        for (_, out) in self.0.drain(..) {
            // A client that cannot take it notices that the connection is closed.
            let _ = out.try_send(message.clone());
        }
    }
}

/// A message as text.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
