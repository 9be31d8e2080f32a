use super::ears::Ear;
use kee_game::{Dice, Seat, Viewer};
use kee_table::{Command, EarId, MachineWish, PersonId, Reply};
use kee_wire::{Answer, RequestId, Resume, TableCommand, TableInfo, TableView};
use tokio::sync::oneshot;

/// What a live table is told. The large ones are boxed, so that a mailbox is small.
pub(crate) enum Message {
    /// Somebody listens from now on.
    Listen(Box<Listen>),
    /// Somebody does not listen any more.
    Deaf(EarId),
    /// This person is somewhere else now.
    Expel(PersonId),
    /// Somebody wants something.
    Ask(Box<Ask>),
    /// The server itself wants something.
    Order(Box<Order>),
    /// A bot has thought.
    Thought(Box<Thought>),
    /// What does the table look like to strangers?
    Look(oneshot::Sender<Result<Box<Look>, kee_game::Refusal>>),
    /// What can this person do? Where finding that out is the game, only those are told who look for leaks.
    Options(PersonId, Curiosity, oneshot::Sender<Result<Box<Options>, kee_game::Refusal>>),
    /// Something may be due.
    Nudge,
    /// Another process may have written: the log is so long now.
    Written(u64),
    /// The server stops.
    Leave,
    /// Put another game in its place that this viewer cannot tell from it: [`kee_table::Table::imagine`].
    Imagine(Box<(Viewer, Dice)>, oneshot::Sender<()>),
}

/// Why somebody wants to know what can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Curiosity {
    /// To play.
    Playing,
    /// To find out whether anything leaks.
    Testing,
}

/// Somebody who begins to listen.
pub(crate) struct Listen {
    pub(crate) ear: Ear,
    pub(crate) resume: Option<Resume>,
}

/// A request.
pub(crate) struct Ask {
    pub(crate) by: PersonId,
    pub(crate) id: Option<RequestId>,
    pub(crate) wish: TableCommand,
    pub(crate) reply: Reply<oneshot::Sender<Answer>>,
}

/// Something that the server itself wants.
pub(crate) struct Order {
    pub(crate) wish: MachineWish,
    pub(crate) reply: oneshot::Sender<Answer>,
}

/// What a bot wants to do; nothing if it could not decide in time.
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    pub(crate) command: Option<Command>,
}

/// What somebody can do in the game just now.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of the step this is decided on.
    pub on: u32,
    /// In their text forms; none if the person is not asked.
    pub actions: Vec<String>,
    /// Whether there are no others.
    pub complete: bool,
}

/// A table as strangers see it.
#[derive(Clone, Debug)]
pub struct Look {
    /// What was agreed when it was made.
    pub info: TableInfo,
    /// How it stands. The game itself is not in it if strangers may not watch.
    pub view: TableView,
}
