//! How a game begins, how turns follow each other, and how it ends (B1, B5).

use super::{
    Boons, Claim, Heard, Keebble, KeebbleChance, KeebbleEvent, KeebbleRefusal, KeebbleState, Stage, flow::Change,
};
use crate::BoardSeed;
use kee_game::{Dice, Game, GameTime, Outcome, Seat};
use kee_grid::Square;

impl Keebble {
    pub(super) fn drawn(&self, state: &KeebbleState, dice: &mut Dice) -> KeebbleChance {
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

    pub(super) fn take_chance(&self, state: &mut KeebbleState, at: GameTime, chance: &KeebbleChance) -> Change {
        let mut events = Vec::new();
        match (state.stage, chance) {
            (Stage::First, KeebbleChance::First(seat)) if self.seating().has(*seat) => {
                state.turn = *seat;
                state.began = at;
                events.push(KeebbleEvent::First(*seat));
                match (self.options().is_generated(), self.options().claim) {
                    (true, _) if state.seed.is_none() => state.stage = Stage::Board,
                    (true, _) => self.begin_turn(state, at, *seat, 0),
                    (false, Claim::ByLot) => state.stage = Stage::Lot,
                    (false, Claim::InTurn) => {
                        state.stage = Stage::Claim;
                        self.open_window(state, at);
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

    /// B1.2: a cell at the edge for the hand.
    pub(super) fn claim(&self, state: &mut KeebbleState, at: GameTime, seat: Seat, square: Square) -> Change {
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

    /// The next seat without a cell claims one; then the first player begins, who sits to the left of the last to claim.
    pub(super) fn next_claim(&self, state: &mut KeebbleState, at: GameTime) {
        let homeless = |seat: &Seat| state.paper.claimed[seat.index()].is_none() && !state.left.contains(*seat);
        match self.seating().round_from(state.turn).find(homeless) {
            Some(next) => {
                state.turn = next;
                self.open_window(state, at);
            }
            None => self.begin_turn(state, at, self.next_seat(state, state.turn), 0),
        }
    }

    /// The next seat to the left that takes a turn.
    fn next_seat(&self, state: &KeebbleState, seat: Seat) -> Seat {
        let players = self.players(state);
        self.seating().round_from(seat).find(|next| players.contains(*next)).unwrap_or(seat)
    }

    /// A turn begins. Who has no letters and can make no cell special goes straight to the ask.
    pub(super) fn begin_turn(&self, state: &mut KeebbleState, at: GameTime, seat: Seat, again: u32) {
        state.turn = seat;
        state.boons = Boons { again, ..Boons::default() };
        state.heard = Heard::new(seat);
        state.changed = false;
        let idle = state.hands[seat.index()].letters.is_empty() && !self.any_special(state);
        state.stage = if idle && !self.only_words(state) { Stage::Ask } else { Stage::Word };
        self.open_window(state, at);
    }

    pub(super) fn open_window(&self, state: &mut KeebbleState, at: GameTime) {
        state.window = state.window.next();
        state.opened = at;
    }

    /// The turn is over: the endgame may begin (B5.1), the game may end (B5.2), or the next turn comes.
    pub(super) fn end_turn(&self, state: &mut KeebbleState, at: GameTime, events: &mut Vec<KeebbleEvent>) {
        let heard = std::mem::replace(&mut state.heard, Heard::new(state.turn));
        state.before = Some(heard);
        state.powers.clear();
        state.boons = Boons { again: state.boons.again, ..Boons::default() };
        self.look_for_endgame(state, events);
        state.idle = if state.changed { 0 } else { state.idle + 1 };
        let players = self.players(state);
        if state.endgame && self.somebody_is_out(state) {
            self.finish(state, "out", events);
        } else if state.idle as usize >= players.len() {
            self.finish(state, if self.only_words(state) { "passed" } else { "idle" }, events);
        } else if state.boons.again > 0 && players.contains(state.turn) {
            self.begin_turn(state, at, state.turn, state.boons.again - 1);
        } else {
            self.begin_turn(state, at, self.next_seat(state, state.turn), 0);
        }
    }

    /// The game is over, and nothing is open any more.
    pub(super) fn finish(&self, state: &mut KeebbleState, ending: &str, events: &mut Vec<KeebbleEvent>) {
        state.stage = Stage::Word;
        state.boons = Boons::default();
        state.powers.clear();
        state.answering = kee_game::SeatSet::NONE;
        state.sealed.clear();
        state.ending = Some(ending.to_owned());
        events.push(KeebbleEvent::Ended(ending.to_owned()));
    }

    /// What each seat has: its points, and in Dictionary Devils those in its cells (B7).
    pub fn scores(&self, state: &KeebbleState) -> Vec<i64> {
        let mut scores = state.points.clone();
        state.paper.owned.values().for_each(|owned| scores[owned.seat.index()] += owned.points);
        scores
    }

    /// B5.2: the highest score wins.
    pub(super) fn outcome(&self, state: &KeebbleState, ending: &str) -> Outcome {
        Outcome::by_team_score(ending, &self.scores(state), self.seating())
    }
}
