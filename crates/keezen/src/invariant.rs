//! The invariant of a game: no card or pawn is lost or made up, and what is stored twice agrees.

use crate::{
    Keezen, KeezenState,
    core::{Cards, KeezenPhase, PawnBoard},
};

impl Keezen {
    pub(crate) fn check_cards(&self, state: &KeezenState) -> Result<(), String> {
        let table = &state.table;
        let mut all = KeezenState::open_cards(&state.laid);
        all.extend(table.deck.iter());
        all.extend(table.hands.iter().flat_map(|hand| hand.iter()));
        let before_first_deal =
            state.laid.is_empty() && matches!(table.phase, KeezenPhase::Dealer | KeezenPhase::Shuffle);
        let expected = if before_first_deal { Cards::NONE } else { self.laws().full_deck() };
        if all != expected {
            return Err(format!("the cards are {all} and should be {expected}"));
        }
        for (seat, (hand, (given, known))) in table.hands.iter().zip(table.given.iter().zip(&table.known)).enumerate() {
            let known = known.map(|gift| gift.card);
            if let Some(card) = given.iter().chain(&known).find(|card| !hand.contains(**card)) {
                return Err(format!("seat {seat} should hold {card}, but has {hand}"));
            }
        }
        Ok(())
    }

    pub(crate) fn check_pawns(&self, state: &KeezenState) -> Result<(), String> {
        let (board, pawns) = (&state.table.board, usize::from(self.laws().pawns));
        let mut problems = Vec::new();
        let mut again = PawnBoard::read(&board.to_string(), &mut problems);
        for colour in 0..self.laws().colour_count() {
            if board.pawns(colour).count() != pawns {
                problems.push(format!("colour {colour} has {} pawns", board.pawns(colour).count()));
            }
            if board.is_gone(colour) {
                again.leave(colour);
            }
        }
        if problems.is_empty() && again != *board {
            problems.push(format!("the board {board:?} does not agree with its pawns"));
        }
        let arrived: u32 = (0..self.laws().colour_count()).map(|colour| board.pawns_in(colour)).sum();
        if arrived != u32::from(state.table.arrivals) {
            problems.push(format!("{arrived} pawns are in, but {} have come in", state.table.arrivals));
        }
        if problems.is_empty() { Ok(()) } else { Err(problems.join("; ")) }
    }
}
