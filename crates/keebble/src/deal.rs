//! Setting up a game: the first player, the board, and the cells for the hands (B1).

use crate::{BoardSeed, Claim, Keebble, KeebbleChance, KeebbleEvent, KeebbleRefusal, KeebbleState, Stage};
use kee_game::{Change, Dice, Game, GameTime, Seat};
use kee_grid::Square;

impl Keebble {
    pub(crate) fn drawn(&self, state: &KeebbleState, dice: &mut Dice) -> KeebbleChance {
        match state.stage {
            Stage::Board => KeebbleChance::Board(BoardSeed::draw(dice)),
            Stage::Lot => {
                let mut cells: Vec<Square> = state.paper.edge().collect();
                dice.shuffle(&mut cells);
                cells.truncate(self.seating().len());
                KeebbleChance::Lot(cells)
            }
            _ => KeebbleChance::First(Seat::new(dice.below(self.seating().len()))),
        }
    }

    pub(crate) fn take_chance(&self, state: &mut KeebbleState, at: GameTime, chance: &KeebbleChance) -> Change<Self> {
        let mut events = Vec::new();
        match (state.stage, chance) {
            (Stage::First, KeebbleChance::First(seat)) if self.seating().has(*seat) => {
                state.turn = *seat;
                state.windows.began = at;
                events.push(KeebbleEvent::First(*seat));
                match (self.options().is_generated(), self.options().claim) {
                    (true, _) if state.seed.is_none() => state.stage = Stage::Board,
                    (true, _) => self.begin_turn(state, at, *seat, 0),
                    (false, Claim::ByLot) => state.stage = Stage::Lot,
                    (false, Claim::InTurn) => {
                        state.stage = Stage::Claim;
                        state.windows.open_next(at);
                    }
                }
            }
            (Stage::Board, KeebbleChance::Board(seed)) => {
                self.lay_sheet(state, seed);
                events.push(KeebbleEvent::Generated(seed.clone()));
                self.begin_turn(state, at, state.turn, 0);
            }
            (Stage::Lot, KeebbleChance::Lot(cells)) if self.is_lot(state, cells) => {
                for (seat, cell) in self.seating().seats().zip(cells) {
                    state.paper.claim(seat, *cell);
                    events.push(KeebbleEvent::Claimed(seat, *cell));
                }
                self.begin_turn(state, at, state.turn, 0);
            }
            _ => return Err(KeebbleRefusal::WrongDraw),
        }
        Ok(events)
    }

    /// Whether these are different edge cells, one for each seat.
    fn is_lot(&self, state: &KeebbleState, cells: &[Square]) -> bool {
        let free = |cell: &Square| state.paper.board.is_free(*cell) && state.paper.is_edge(*cell);
        let again = |place: usize| cells[..place].contains(&cells[place]);
        cells.len() == self.seating().len() && cells.iter().all(free) && !(0..cells.len()).any(again)
    }

    /// Claims a cell at the edge for the hand (B1.2).
    pub(crate) fn claim(&self, state: &mut KeebbleState, at: GameTime, seat: Seat, square: Square) -> Change<Self> {
        if !state.paper.board.has(square) {
            return Err(KeebbleRefusal::NoCell(square));
        }
        if !state.paper.is_edge(square) {
            return Err(KeebbleRefusal::NotEdge(square));
        }
        if state.paper.board.tile(square).is_some() {
            return Err(KeebbleRefusal::NotEmpty(square));
        }
        state.paper.claim(seat, square);
        self.next_claim(state, at);
        Ok(vec![KeebbleEvent::Claimed(seat, square)])
    }

    /// Asks the next seat without a cell to claim one; then the first player begins, to the left of the last to claim.
    pub(crate) fn next_claim(&self, state: &mut KeebbleState, at: GameTime) {
        let homeless = |seat: &Seat| state.paper.claimed[seat.index()].is_none() && !state.left.contains(*seat);
        match self.seating().round_from(state.turn).find(homeless) {
            Some(next) => {
                state.turn = next;
                state.windows.open_next(at);
            }
            None => self.begin_turn(state, at, self.next_seat(state, state.turn), 0),
        }
    }
}
