//! The same solitaire for everybody: played in this browser, with the deal of the challenge, and handed in by itself.
//!
//! - [`Playable`] is what has to be known to play one; that of a day is worked out here, even offline.
//! - [`handing_in`] gives finished games to the server, at once or when it can be reached again.
//! - The rest shows what the server says: who has played, who has found what.

pub(crate) mod api;
mod board;
mod compare;
mod days;
mod end;
mod handing_in;
mod inviting;
mod other_days;
mod play_button;
mod playable;
mod share;
mod who_plays;

pub(crate) use board::LeaderBoard;
pub(crate) use days::{day, days_here};
pub(crate) use end::EndOfChallenge;
pub(crate) use handing_in::{hand_in_all, keep_handing_in};
pub(crate) use inviting::ChallengeFriends;
pub(crate) use other_days::{DayBefore, OtherDays};
pub(crate) use play_button::PlayButton;
pub(crate) use playable::{ForChallenge, Playable};
pub(crate) use share::ShareResult;
pub(crate) use who_plays::WhoPlays;
