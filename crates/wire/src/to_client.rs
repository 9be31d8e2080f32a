use crate::{Happening, Patch, RequestId, TableInfo};
use kee_game::{Json, Refusal, Viewer, WallTime};
use serde::{Deserialize, Serialize};

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to a hello, sent again when the person sits down or stands up and so becomes another viewer.
    Welcome(Box<Welcome>),
    /// Something happened.
    Step(TableStep),
    /// The answer to a request.
    Answer {
        /// The request it answers.
        id: RequestId,
        /// The result.
        #[serde(flatten)]
        answer: Answer,
    },
    /// Too many requests. This one was ignored.
    SlowDown {
        /// The request that was ignored, if it was one.
        id: Option<RequestId>,
        /// The time until the client should retry, in milliseconds.
        retry_after: u64,
    },
    /// The server is restarting. Nothing is lost: reconnect and resume.
    GoingAway {
        /// A sentence for people.
        sentence: String,
        /// The time until the client should reconnect, in milliseconds.
        retry_after: u64,
    },
    /// The answer to a ping.
    Pong {
        /// The payload of the ping.
        sent: u64,
        /// The server's clock.
        now: WallTime,
    },
    /// The client made an error, and the connection is closed.
    Error(Refusal),
}

/// Everything a viewer needs to begin, or to continue after a break.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// The server's [`crate::PROTOCOL`].
    pub protocol: u32,
    /// The client's role.
    pub you: You,
    /// The server's clock, to which all times refer.
    pub now: WallTime,
    /// The table as agreed when it was created.
    pub table: TableInfo,
    /// The number of the last step.
    pub number: u32,
    /// The happenings since the step to resume from; null if that was too long ago.
    pub missed: Option<Vec<Happening>>,
    /// The table as this viewer sees it: a [`crate::TableView`].
    pub view: Json,
}

/// The role of a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// The viewer it is: a seat or a spectator.
    pub viewer: Viewer,
    /// Whether it is the host.
    pub host: bool,
    /// Whether it is a steward.
    pub steward: bool,
}

/// Something that happened, and the view after it.
///
/// A step may have several happenings, each with a number of its own; the step has the number of the last. Happenings
/// that a viewer may not know about have no number in that viewer's count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableStep {
    /// The number of the last happening in it.
    pub number: u32,
    /// The time of the step, by the server's clock.
    pub at: WallTime,
    /// The happenings, in order.
    pub happened: Vec<Happening>,
    /// The view after it.
    pub view: ShownView,
}

/// A view, in the shorter of two forms.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShownView {
    /// The whole view: a [`crate::TableView`].
    Whole(Json),
    /// The changes since the previous step.
    Patch(Patch),
}

/// The result of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is done, and will still be done after a power cut. It shows from the step with this number on.
    Done {
        /// In the requester's own count.
        number: u32,
    },
    /// It was refused, and nothing has changed.
    Refused(Refusal),
    /// It was not done: the person has been asked something else since the step on which it was decided.
    Stale {
        /// In the requester's own count.
        number: u32,
    },
}
