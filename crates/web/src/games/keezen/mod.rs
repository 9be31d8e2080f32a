//! The room of Keezen.
//!
//! - The choice: [`desk`] holds it, a [`draft`] narrowed to the [`offer`]s of the rules.
//! - The drawing: the [`board`] on its [`ring`], carved in [`wood`], with [`cell`]s to choose, [`pawns`] that hop as
//!   [`counters`], the [`preview`] of a choice, the [`loupe`] over a finger, the [`pile`], and the [`hand`] of cards with their [`suit`]s. Under the board
//!   are the [`choices`] in words and the [`seven`]'s slider or [`shares`].
//! - The texts: [`words`] for pawns and reasons, [`tell`] for the log, [`seats`] for the players' plates.

mod board;
mod card_face;
mod cell;
mod choices;
mod coaching;
mod counters;
mod desk;
mod draft;
mod hand;
mod loupe;
mod notation;
mod offer;
mod pawns;
mod picture;
mod pile;
mod preview;
mod room;
mod seats;
mod seven;
mod shares;
mod suit;
mod tell;
mod trail;
mod wood;
mod words;

use super::{GameRoom, HintWords, RoomParts, TableHandle, Trace};
use crate::lang::Id;
use kee_game::{Json, Names, Seat};
use kee_picture::ring;
use kee_wire::GameInfo;
use leptos::prelude::*;

/// The page's parts for Keezen.
pub(super) struct KeezenRoom;

impl GameRoom for KeezenRoom {
    const ENGLISH: &'static str = include_str!("../../../locales/en/keezen.ftl");
    const FIRST_TURN: Option<Id> = Some(id!("coach-keezen-start"));

    fn stage(at: TableHandle) -> RoomParts {
        room::stage(at)
    }

    fn board(at: TableHandle) -> AnyView {
        view! { <div class="keezen-room"><board::RingBoard desk=desk::Desk::new(at)/></div> }.into_any()
    }

    fn picture(_: &str) -> AnyView {
        view! { <picture::Picture/> }.into_any()
    }

    fn notation(notices: &Json) -> Vec<(Seat, String)> {
        notation::notation(notices)
    }

    fn trace(notices: &Json, me: Seat) -> Option<Trace> {
        Some(trail::trace(notices, me))
    }

    fn hint(action: &str, names: &Names) -> Option<HintWords> {
        coaching::hint(action, names)
    }

    fn novelties(info: &GameInfo, notices: &Json, view: &Json, me: Seat) -> Vec<Id> {
        coaching::novelties(info, notices, view, me)
    }

    fn in_short(action: &str, seat: Seat, names: &Names) -> Option<String> {
        tell::in_short(action, seat, names)
    }
}
