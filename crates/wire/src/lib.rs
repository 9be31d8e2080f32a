//! The messages between client and server.
//!
//! Every message is a type, [`FromClient`] or [`ToClient`], and travels as one JSON object. A viewer first gets a
//! [`Welcome`] with everything it may see, then [`TableStep`]s: what happened, and the view after it, whole or as a
//! [`Patch`]. So a client shows what it is told and derives nothing by itself. [`TableFollower`] is that client without
//! its socket. `docs/protocol.md` describes it all on one page.
//!
//! The bodies of HTTP requests and answers are here too, grouped by noun: [`CreateTable`] and its answer
//! [`JoinedTable`], and so on; a refused request is answered with a [`RefusedRequest`]. Server, browser and `kee
//! load` share them all.
//!
//! The crate knows no game: anything particular to one travels in its text forms and its JSON.

mod accounts;
mod bots;
mod challenge_link;
mod challenges;
mod event_socket;
mod events;
mod follower;
mod from_client;
mod guests;
mod happening;
mod house;
mod ids;
mod link_names;
mod patch;
mod refused_request;
mod scan;
mod table_command;
mod table_view;
mod tables;
mod to_client;

pub use accounts::{
    ChangePassword, ClaimGuest, ClaimSeat, ClaimedSeat, Credentials, DeleteAccount, MyIdentity, MyTable, SignedIn,
};
pub use bots::{BotEvent, BotSeat, BotTurn, CreateBot, CreatedBot, MyBot};
pub use challenge_link::ChallengeLink;
pub use challenges::{
    ChallengeView, ComparedWords, CreateChallenge, CreatedChallenge, DailyBoard, DailyBoards, LeaderLine, OwnResult,
    SubmitGame,
};
pub use event_socket::{EventFromClient, EventToClient};
pub use events::{AskEvent, CommandForm, CreateEvent, EventProgress, EventSnapshot, JoinedEvent};
pub use follower::{TableFollower, TableUpdate};
pub use from_client::{FromClient, Resume};
pub use guests::{IssuedKeys, RecoverKeys, RecoveredKeys};
pub use happening::{Happening, Speaker};
pub use house::{Clock, House, OutOfTime, Talk, Watching};
pub use ids::RequestId;
pub use kee_event::{CreateEventKind, JoinEvent};
pub use link_names::{EventId, TableCode, TableId};
pub use patch::{Patch, PatchChange, PatchError};
pub use refused_request::{RefusedRequest, RequestProblem};
pub use table_command::{AbsenceChoice, Audience, HostCommand, Proposal, Reaction, TableCommand};
pub use table_view::{
    AbsenceView, ClockView, GameInfo, OpenProposal, Phase, PlayerView, SeatView, TableInfo, TableView, Vote, WindowView,
};
pub use tables::{
    AskTable, CodeTarget, CreateTable, FinishedGame, JoinTable, JoinedTable, LegalActions, ListedTable, TableSnapshot,
};
pub use to_client::{Answer, ShownView, TableStep, ToClient, Welcome, You};

/// The version of this protocol. It is raised when an old client could misunderstand a new server; new kinds of
/// happenings and new fields in the server's messages do not raise it.
pub const PROTOCOL: u32 = 1;
