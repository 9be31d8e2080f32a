//! Special cells taking effect after a word was played on them (B11), in reading order.

use crate::{Keebble, KeebbleAction, KeebbleEvent, KeebbleRefusal, KeebbleState, Owned, Special, Stage};
use kee_game::{Change, Game, GameTime, Seat};
use kee_grid::{Square, Tile};
use kee_lexicon::Letter;

/// The number of uses of a special cell after scoring; those of Supercells work during scoring.
pub(crate) const fn uses(special: Special) -> u8 {
    match special {
        Special::DoubleLetter | Special::TripleLetter | Special::DoubleWord | Special::TripleWord => 0,
        Special::Thief | Special::GoAgain | Special::Collector | Special::Garbage | Special::BigAsk => 1,
        Special::Destroyer => 2,
        Special::Blockade => 3,
    }
}

impl Keebble {
    /// Applies special cells until one of them needs a decision, or the game is over.
    pub(crate) fn run_powers(&self, state: &mut KeebbleState, at: GameTime, events: &mut Vec<KeebbleEvent>) {
        let seat = state.turn;
        while let Some(power) = state.powers.first().copied() {
            if self.is_over_at_once(state, events) {
                break;
            }
            if power.uses > 0 && self.can_use(state, power.special) {
                state.stage = Stage::Power;
                state.windows.open_next(at);
                return;
            }
            state.powers.remove(0);
            match power.special {
                Special::BigAsk => state.boons.big_ask = true,
                Special::Collector => state.boons.collector = true,
                Special::GoAgain => state.boons.again += 1,
                Special::Garbage => {
                    state.hands.iter_mut().for_each(|hand| hand.letters.take_every(power.letter));
                    events.push(KeebbleEvent::Garbage(power.square, power.letter));
                    continue;
                }
                _ => continue,
            }
            events.push(KeebbleEvent::Acts(seat, power.square, power.special));
        }
        self.after_word(state, at, events);
    }

    /// Whether a special cell can be used; if not, it is skipped.
    pub(crate) fn can_use(&self, state: &KeebbleState, special: Special) -> bool {
        let seat = state.turn;
        match special {
            Special::Thief => self.check_room(state, seat).is_ok() && !state.held_by_others(seat).is_empty(),
            Special::Destroyer => state.paper.board.squares().next().is_some(),
            Special::Blockade => {
                let free = state.paper.board.squares().any(|square| state.paper.board.is_free(square));
                free && !state.hands[seat.index()].letters.is_empty()
            }
            _ => false,
        }
    }

    pub(crate) fn use_power(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        action: &KeebbleAction,
    ) -> Change<Self> {
        let Some(power) = state.powers.first().copied() else { return Err(KeebbleRefusal::NotNow(state.stage)) };
        let event = match (power.special, action) {
            (_, KeebbleAction::Pass) => {
                state.powers[0].uses = 1;
                KeebbleEvent::Passed(seat)
            }
            (Special::Thief, KeebbleAction::Steal(from, letter)) => self.steal(state, seat, *from, *letter)?,
            (Special::Destroyer, KeebbleAction::Destroy(square)) => self.destroy(state, seat, *square)?,
            (Special::Blockade, KeebbleAction::Place(square, letter)) => self.place(state, seat, *square, *letter)?,
            (special, _) => return Err(KeebbleRefusal::OtherPower(special)),
        };
        state.powers[0].uses -= 1;
        let mut events = vec![event];
        self.run_powers(state, at, &mut events);
        Ok(events)
    }

    fn steal(
        &self,
        state: &mut KeebbleState,
        seat: Seat,
        from: Seat,
        letter: Letter,
    ) -> Result<KeebbleEvent, KeebbleRefusal> {
        if from == seat {
            return Err(KeebbleRefusal::OwnHand);
        }
        let there = state.hands.get_mut(from.index()).is_some_and(|hand| hand.letters.take(letter));
        if !there {
            return Err(KeebbleRefusal::NothingToSteal(from, letter));
        }
        state.receive(seat, letter);
        Ok(KeebbleEvent::Stole(seat, from, letter))
    }

    fn destroy(&self, state: &mut KeebbleState, seat: Seat, square: Square) -> Result<KeebbleEvent, KeebbleRefusal> {
        if !state.paper.board.has(square) {
            return Err(KeebbleRefusal::NoCell(square));
        }
        state.paper.cross_out(square);
        Ok(KeebbleEvent::CrossedOut(seat, square))
    }

    fn place(
        &self,
        state: &mut KeebbleState,
        seat: Seat,
        square: Square,
        letter: Letter,
    ) -> Result<KeebbleEvent, KeebbleRefusal> {
        if !state.paper.board.has(square) {
            return Err(KeebbleRefusal::NoCell(square));
        }
        if state.paper.board.tile(square).is_some() {
            return Err(KeebbleRefusal::NotEmpty(square));
        }
        if !state.hands[seat.index()].letters.take(letter) {
            return Err(KeebbleRefusal::LacksLetter(letter, 1));
        }
        state.paper.write(square, Tile::new(letter), self.letter_cells_last());
        if self.options().devils.is_on() {
            state.paper.owned.insert(square, Owned { seat, points: 0 });
        }
        Ok(KeebbleEvent::Placed(seat, square, letter))
    }
}
