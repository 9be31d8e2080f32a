//! Challenges: the same solitaire for everybody, with a leader board. What counts was replayed here.

mod attempting;
mod board;
mod boards;
mod days;
mod link;
mod making;
mod refusal;
mod replaying;

pub(crate) use attempting::HandedIn;
pub(crate) use board::Board;
pub(crate) use boards::Boards;
pub(crate) use link::link_of;
pub(crate) use refusal::ChallengeRefusal;
