use crate::{RequestId, TableCommand};
use kee_game::Viewer;
use serde::{Deserialize, Serialize};

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields, try_from = "Fields")]
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
        wish: TableCommand,
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
    pub viewer: Viewer,
    /// The number of the last step.
    pub number: u32,
}

/// Every field that any message has. A message is read straight into these: to find out its type first, all of it would
/// have to be put aside and read again, and the server reads little else than messages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    r#type: Type,
    protocol: Option<u32>,
    agent: Option<String>,
    token: Option<String>,
    resume: Option<Resume>,
    id: Option<RequestId>,
    wish: Option<TableCommand>,
    sent: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Type {
    Hello,
    Ask,
    Ping,
}

impl TryFrom<Fields> for FromClient {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<Self, &'static str> {
        match fields {
            Fields {
                r#type: Type::Hello,
                protocol: Some(protocol),
                agent,
                token,
                resume,
                id: None,
                wish: None,
                sent: None,
            } => Ok(Self::Hello { protocol, agent: agent.unwrap_or_default(), token, resume }),
            Fields {
                r#type: Type::Ask,
                id: Some(id),
                wish: Some(wish),
                protocol: None,
                agent: None,
                token: None,
                resume: None,
                sent: None,
            } => Ok(Self::Ask { id, wish }),
            Fields {
                r#type: Type::Ping,
                sent: Some(sent),
                protocol: None,
                agent: None,
                token: None,
                resume: None,
                id: None,
                wish: None,
            } => Ok(Self::Ping { sent }),
            _ => Err("a field is missing, or one too many"),
        }
    }
}
