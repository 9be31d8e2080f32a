use crate::{RequestId, Wish};
use kee_game::Viewer;
use serde::{Deserialize, Serialize};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message of every connection.
    Hello {
        /// [`crate::PROTOCOL`] of the client.
        protocol: u32,
        /// Which program speaks, for the server's log.
        #[serde(default)]
        agent: String,
        /// What proves who it is; without one it watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// Where it had got to before it lost the connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resume: Option<Resume>,
    },
    /// The person wants something. It is answered every time it is sent, and done once.
    Ask {
        /// By which the answer is recognised.
        id: RequestId,
        /// What.
        wish: Wish,
    },
    /// Is anybody there?
    Ping {
        /// Comes back with the answer.
        sent: u64,
    },
}

/// The last thing a client has seen. Numbers are counted for each viewer, so it says as whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// As whom it looked.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Viewer))]
    pub viewer: Viewer,
    /// The number of the last step.
    pub number: u32,
}
