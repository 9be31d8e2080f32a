use crate::{RequestId, TableCommand};
use kee_game::Viewer;
use serde::{Deserialize, Serialize};

/// A message from a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields, try_from = "Fields")]
pub enum FromClient {
    /// The first message of every connection.
    Hello {
        /// The client's [`crate::PROTOCOL`].
        protocol: u32,
        /// The name of the client program, for the server's log.
        #[serde(default)]
        agent: String,
        /// Proves who the client is; without one it is a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// The point where the client was before it lost the connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resume: Option<Resume>,
    },
    /// A request. It is answered every time it is sent, and carried out once.
    Ask {
        /// Identifies the request and its answer.
        id: RequestId,
        /// The requested command.
        command: TableCommand,
    },
    /// Asks for a pong.
    Ping {
        /// Comes back in the pong.
        sent: u64,
    },
    /// Lets the bots that are thinking move at once, if the client is the only person at the table.
    Hurry,
}

/// The last step a client has seen. Every viewer has its own count, so it names the viewer too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// The viewer that the client was.
    pub viewer: Viewer,
    /// The number of the last step.
    pub number: u32,
}

/// Every field of every message. A message is read straight into these: to find out its type first, all of it would
/// have to be buffered and read again, and reading messages is most of what the server does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    r#type: FrameType,
    protocol: Option<u32>,
    agent: Option<String>,
    token: Option<String>,
    resume: Option<Resume>,
    id: Option<RequestId>,
    // Older clients say `wish`.
    #[serde(alias = "wish")]
    command: Option<TableCommand>,
    sent: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum FrameType {
    Hello,
    Ask,
    Ping,
    Hurry,
}

impl TryFrom<Fields> for FromClient {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<Self, &'static str> {
        match fields {
            Fields {
                r#type: FrameType::Hello,
                protocol: Some(protocol),
                agent,
                token,
                resume,
                id: None,
                command: None,
                sent: None,
            } => Ok(Self::Hello { protocol, agent: agent.unwrap_or_default(), token, resume }),
            Fields {
                r#type: FrameType::Ask,
                id: Some(id),
                command: Some(command),
                protocol: None,
                agent: None,
                token: None,
                resume: None,
                sent: None,
            } => Ok(Self::Ask { id, command }),
            Fields {
                r#type: FrameType::Ping,
                sent: Some(sent),
                protocol: None,
                agent: None,
                token: None,
                resume: None,
                id: None,
                command: None,
            } => Ok(Self::Ping { sent }),
            Fields {
                r#type: FrameType::Hurry,
                protocol: None,
                agent: None,
                token: None,
                resume: None,
                id: None,
                command: None,
                sent: None,
            } => Ok(Self::Hurry),
            _ => Err("a field is missing or does not belong here"),
        }
    }
}
