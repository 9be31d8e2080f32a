//! The room of Keezen.
//!
//! - What is played: [`desk`] holds what the person has chosen so far, a [`draft`] narrowed to the [`offer`]s of the rules.
//! - What is drawn: the [`board`] on its [`ring`], carved in [`wood`], with [`cell`]s to point at, [`pawns`] that hop as [`counters`],
//!   the [`preview`] of a choice, the [`pile`], and the [`hand`] of cards with their [`suit`]s. Under the board are the [`choices`] in
//!   words and the [`seven`]'s slider or [`shares`].
//! - What is said: [`words`] for pawns and reasons, [`tell`] for the log, [`seats`] for the players' plates.

mod board;
mod card_face;
mod cell;
mod choices;
mod counters;
mod desk;
mod draft;
mod hand;
mod offer;
mod pawns;
mod picture;
mod pile;
mod preview;
mod ring;
mod room;
mod seats;
mod seven;
mod shares;
mod suit;
mod tell;
mod wood;
mod words;

use super::{At, GameRoom, Stage};
use kee_game::{Names, Seat};
use leptos::prelude::*;

/// What the page has for Keezen.
pub(super) struct KeezenRoom;

impl GameRoom for KeezenRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keezen.ftl");

    fn stage(at: At) -> Stage {
        room::stage(at)
    }

    fn board(at: At) -> AnyView {
        view! { <div class="keezen-room"><board::Board desk=desk::Desk::new(at)/></div> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn in_short(action: &str, seat: Seat, names: &Names) -> Option<String> {
        tell::in_short(action, seat, names)
    }
}
