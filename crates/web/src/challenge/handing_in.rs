//! Finished games go to the server by themselves. Where it cannot be reached they stay on the shelf, and are handed in when
//! it can. The server knows a game it has seen before, so handing one in twice does no harm.

use super::{ForChallenge, api};
use crate::{
    browser,
    keep::{self, Counts, Finds, HandedIn},
    local::{KeptTable, Shelf},
};
use futures::lock::Mutex;
use kee_wire::ChallengeView;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

thread_local! {
    /// One at a time: who comes for the first time must not come twice.
    static TURN: Rc<Mutex<()>> = Rc::default();
}

/// Hands in whatever there is, now and whenever the network is back.
pub(crate) fn keep_handing_in() {
    wasm_bindgen_futures::spawn_local(hand_in_all());
    let back = Closure::<dyn Fn()>::new(|| wasm_bindgen_futures::spawn_local(hand_in_all()));
    // A window that takes no listeners hands in when it is opened again.
    let _ = browser::window().add_event_listener_with_callback("online", back.as_ref().unchecked_ref());
    // It listens as long as the page is open.
    back.forget();
}

/// Hands in every finished game of a challenge that was not handed in before.
pub(crate) async fn hand_in_all() {
    let turn = TURN.with(Rc::clone);
    let _mine = turn.lock().await;
    let Ok(shelf) = Shelf::open().await else { return };
    for table in shelf.tables().await.unwrap_or_default() {
        if let Some(of) = table.challenge.clone() {
            hand_in(&shelf, &table, &of).await;
        }
    }
}

async fn hand_in(shelf: &Shelf, table: &KeptTable, of: &ForChallenge) {
    for number in 1..=table.games {
        if keep::handed_in(&table.id, number).is_some() {
            continue;
        }
        // A game that is not over has no record.
        let Ok(record) = shelf.game(&table.id, number).await else { continue };
        match api::hand_in(&of.challenge, &record).await {
            Ok(board) => {
                keep::set_handed_in(&table.id, number, &counted(&board));
                if board.kind.is_none() {
                    keep::find_again(Finds::Challenges, board.link, board.name);
                }
            }
            // What the challenge itself refuses it will refuse for ever; anything else may be better later.
            Err(no) if no.code.starts_with("challenge/") => {
                let refused = Some(no.refusal());
                keep::set_handed_in(&table.id, number, &HandedIn { place: None, players: 0, refused, counts: None });
            }
            Err(_) => {}
        }
    }
}

/// What came of a game that was taken.
fn counted(board: &ChallengeView) -> HandedIn {
    let mine = board.you.as_ref().map(|you| &you.line);
    let counts = mine.filter(|mine| mine.attempts > 1).map(|mine| match board.kind {
        Some(_) => Counts::First(mine.score),
        None => Counts::Best(mine.score),
    });
    HandedIn { place: mine.map(|mine| mine.place), players: board.players, refused: None, counts }
}
