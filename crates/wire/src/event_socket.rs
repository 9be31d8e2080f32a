use kee_event::{EventRole, EventView, Moment};
use kee_game::Refusal;
use serde::{Deserialize, Serialize};

/// What a client says over the socket of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventFromClient {
    /// First of all, and once.
    Hello {
        /// The token of a guest, for who has one and no account.
        #[serde(default)]
        token: Option<String>,
    },
    /// Is there anybody? It is answered at once, so that a network that keeps silent is noticed.
    Ping {
        /// Comes back as it is.
        sent: u64,
    },
}

/// What is told over the socket of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EventToClient {
    /// The event as everybody may see it: at once, and whenever it has changed.
    Seen(Box<EventView>),
    /// Who you are in it: at once, and whenever that has changed.
    You(EventRole),
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
        sentence: String,
        /// When to try, in milliseconds from now.
        retry_after: u64,
    },
    /// The connection is closed, and this is why.
    Error(Refusal),
}
