//! Finished games are submitted to the server automatically. Offline they stay on the shelf until it can be reached
//! again. The server recognises a game it has seen before, so submitting one twice does no harm.

use super::{ChallengeDeal, api};
use crate::{
    browser,
    keep::{self, BookmarkKind, CountingGame, SubmissionResult},
    local::{KeptTable, Shelf},
};
use futures::lock::Mutex;
use kee_wire::ChallengeView;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

thread_local! {
    /// One at a time, or a new guest could be registered twice.
    static TURN: Rc<Mutex<()>> = Rc::default();
}

/// Submits finished games now, and whenever the network comes back.
pub(crate) fn keep_submitting() {
    wasm_bindgen_futures::spawn_local(submit_all());
    let back = Closure::<dyn Fn()>::new(|| wasm_bindgen_futures::spawn_local(submit_all()));
    // Without the listener, games are submitted when the page is opened again.
    let _ = browser::window().add_event_listener_with_callback("online", back.as_ref().unchecked_ref());
    // It listens as long as the page is open.
    back.forget();
}

/// Submits every finished game of a challenge that has not been submitted yet.
pub(crate) async fn submit_all() {
    let turn = TURN.with(Rc::clone);
    let _mine = turn.lock().await;
    let Ok(shelf) = Shelf::open().await else { return };
    for table in shelf.tables().await.unwrap_or_default() {
        if let Some(of) = table.challenge.clone() {
            submit(&shelf, &table, &of).await;
        }
    }
}

async fn submit(shelf: &Shelf, table: &KeptTable, of: &ChallengeDeal) {
    for number in 1..=table.games {
        if keep::submission(&table.id, number).is_some() {
            continue;
        }
        // An unfinished game has no record.
        let Ok(record) = shelf.game(&table.id, number).await else { continue };
        match api::submit(&of.challenge, &record).await {
            Ok(board) => {
                keep::set_submission(&table.id, number, &counted(&board));
                if board.kind.is_none() {
                    keep::add_bookmark(BookmarkKind::Challenges, board.link, board.name);
                }
            }
            // The challenge's own refusals are final; anything else may succeed later.
            Err(no) if no.code.starts_with("challenge/") => {
                let refused = Some(no.refusal());
                keep::set_submission(
                    &table.id,
                    number,
                    &SubmissionResult { place: None, players: 0, refused, counts: None },
                );
            }
            Err(_) => {}
        }
    }
}

/// The result of a submission that was accepted.
fn counted(board: &ChallengeView) -> SubmissionResult {
    let mine = board.you.as_ref().map(|you| &you.line);
    let counts = mine.filter(|mine| mine.attempts > 1).map(|mine| match board.kind {
        Some(_) => CountingGame::First(mine.score),
        None => CountingGame::Best(mine.score),
    });
    SubmissionResult { place: mine.map(|mine| mine.place), players: board.players, refused: None, counts }
}
