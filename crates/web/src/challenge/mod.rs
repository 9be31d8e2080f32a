//! The same solitaire for everyone: played in this browser with the deal of the challenge, and submitted automatically.
//!
//! - [`PlayableChallenge`] holds what it takes to play one; the boards of the day are computed here, even offline.
//! - [`submission`] sends finished games to the server, at once or when it can be reached again.
//! - The rest shows what the server knows: the leaderboard, and the words each player found.

pub(crate) mod api;
mod board;
mod compare;
mod day_links;
mod days;
mod end;
mod invitation;
mod name_form;
mod play_button;
mod playable;
mod share;
mod submission;

pub(crate) use board::Leaderboard;
pub(crate) use day_links::{DayBefore, DayLinks};
pub(crate) use days::{day, kind_name, local_days};
pub(crate) use end::EndOfChallenge;
pub(crate) use invitation::ChallengeFriends;
pub(crate) use name_form::NameForm;
pub(crate) use play_button::{PlayAttempt, PlayButton, PlayProgress};
pub(crate) use playable::{ChallengeDeal, PlayableChallenge};
pub(crate) use share::ShareChallenge;
pub(crate) use submission::{keep_submitting, submit_all};
