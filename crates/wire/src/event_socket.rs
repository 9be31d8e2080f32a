use kee_event::{EventRole, EventView, Moment};
use kee_game::Refusal;
use serde::{Deserialize, Serialize};

/// A message from a client on the socket of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventFromClient {
    /// The first message, sent once.
    Hello {
        /// The guest's token, if they have one.
        #[serde(default)]
        token: Option<String>,
    },
    /// Asks for a pong at once, so that a dead connection is noticed.
    Ping {
        /// Comes back in the pong.
        sent: u64,
    },
}

/// A message from the server on the socket of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EventToClient {
    /// The event as everyone may see it: sent at once, and again whenever it changes.
    Seen(Box<EventView>),
    /// Your role in it: sent at once, and again whenever it changes.
    You(EventRole),
    /// The answer to a ping.
    Pong {
        /// The payload of the ping.
        sent: u64,
        /// The server's clock.
        now: Moment,
    },
    /// The server is restarting. Nothing is lost: reconnect.
    Bye {
        /// A sentence for people.
        sentence: String,
        /// The time until the client should reconnect, in milliseconds.
        retry_after: u64,
    },
    /// The reason why the connection is being closed.
    Error(Refusal),
}
