use crate::{Happening, Patch, RequestId, TableInfo};
use kee_game::{Json, Refusal, Viewer, WallTime};
use serde::{Deserialize, Serialize};

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to a hello, and again whenever somebody sits down or stands up and therefore sees something else.
    Welcome(Box<Welcome>),
    /// Something happened.
    Step(Step),
    /// The answer to a request.
    Answer {
        /// Which.
        id: RequestId,
        /// How it went.
        #[serde(flatten)]
        answer: Answer,
    },
    /// Too much at once. What was sent was not looked at.
    SlowDown {
        /// The request that was turned away, if it was one.
        id: Option<RequestId>,
        /// When to send it again, in milliseconds from now.
        retry_after: u64,
    },
    /// The server stops for a moment. Nothing is lost: connect again and resume.
    GoingAway {
        /// For people.
        sentence: String,
        /// When to try, in milliseconds from now.
        retry_after: u64,
    },
    /// The answer to a ping.
    Pong {
        /// What came with the ping.
        sent: u64,
        /// The server's clock.
        now: WallTime,
    },
    /// The client did something that can never be right, and the connection is closed.
    Error(Refusal),
}

/// Everything a viewer needs to begin, or to go on after a break.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// [`crate::PROTOCOL`] of the server.
    pub protocol: u32,
    /// Who the server takes the client for.
    pub you: You,
    /// The server's clock, to which all moments refer.
    pub now: WallTime,
    /// What was agreed when the table was made.
    pub table: TableInfo,
    /// The number of the last step.
    pub number: u32,
    /// What happened since the step that the client wanted to resume from; nothing if that is too long ago to be told.
    pub missed: Option<Vec<Happening>>,
    /// The table now, as this viewer sees it: a [`crate::TableView`].
    pub view: Json,
}

/// Who a client is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// As whom it looks.
    pub viewer: Viewer,
    /// Whether it is the host.
    pub host: bool,
    /// Whether it is a steward.
    pub steward: bool,
}

/// Something happened: what it was, and what the table looks like after it.
///
/// A step may tell of several happenings, each of which has a number; the step has the number of the last. What a
/// viewer may not know has no number in that viewer's count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// Of the last happening in it.
    pub number: u32,
    /// When it was, by the server's clock.
    pub at: WallTime,
    /// In order.
    pub happened: Vec<Happening>,
    /// The table after it.
    pub view: Shown,
}

/// A view, whichever way is shorter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// All of it: a [`crate::TableView`].
    Whole(Json),
    /// What has changed since the step before.
    Patch(Patch),
}

/// How a request went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is done, and will still be done after a power cut. It is part of the step with this number.
    Done {
        /// In the count of the one who asked.
        number: u32,
    },
    /// It is not done, and nothing has changed.
    Refused(Refusal),
    /// It was decided before the step with this number, since which something else is asked. It was not done.
    Stale {
        /// In the count of the one who asked.
        number: u32,
    },
}
