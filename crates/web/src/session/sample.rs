//! A table for tests.

use kee_wire::{Phase, PlayerView, SeatView, TableView};

pub(crate) fn person(name: &str) -> PlayerView {
    PlayerView::Person(name.to_owned())
}

/// The first game of these players, in the middle of it.
pub(crate) fn playing(players: impl IntoIterator<Item = PlayerView>) -> TableView {
    let seat = |player| SeatView { player, ready: true, left: false, wins: 0, clock: None, absence: None };
    TableView {
        phase: Phase::Playing,
        seats: players.into_iter().map(seat).collect(),
        host: None,
        game_number: 1,
        paused: false,
        proposal: None,
        commitment: None,
        seed: None,
        outcome: None,
        asked: Vec::new(),
        taken_back: 0,
        may_take_back: false,
        game: None,
    }
}
