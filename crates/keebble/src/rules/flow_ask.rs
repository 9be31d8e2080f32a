//! Calling letters and answering (B3).

use super::{
    Answer, Answers, Boons, Hand, Keebble, KeebbleAction, KeebbleEvent, KeebbleRefusal, KeebbleState, KeebbleView,
    LetterCells, Stage, flow::Change,
};
use crate::{Letters, Paper, letterfraud::Call};
use kee_game::{Game, GameTime, Seat};
use kee_lexicon::Letter;

impl Keebble {
    /// How many letters a seat can still take, now that it is or is not its turn (B1.4, B8, B11).
    pub fn room(&self, state: &KeebbleState, seat: Seat) -> usize {
        self.room_in(&state.hands[seat.index()], state.boons.collector && state.turn == seat)
    }

    /// The same for a hand that has or has not an unlimited turn.
    pub(super) fn room_in(&self, hand: &Hand, unlimited: bool) -> usize {
        let in_hand = if unlimited { usize::MAX } else { Self::HAND_LIMIT.saturating_sub(hand.letters.len()) };
        let slots = self.slots().map_or(usize::MAX, |slots| slots.saturating_sub(hand.received) as usize);
        in_hand.min(slots)
    }

    /// The same by what can be seen.
    pub fn room_seen(&self, view: &KeebbleView, seat: Seat) -> usize {
        self.room_in(&view.hands[seat.index()], view.boons.collector && view.turn == seat)
    }

    /// The slots of a backpack, where there are backpacks (B8).
    pub fn slots(&self) -> Option<u32> {
        self.options().backpacks.is_on().then(|| self.options().size.slots())
    }

    /// Whether a seat can take a letter, and if not, why.
    pub(super) fn check_room(&self, state: &KeebbleState, seat: Seat) -> Result<(), KeebbleRefusal> {
        let received = state.hands[seat.index()].received;
        if self.slots().is_some_and(|slots| received >= slots) {
            Err(KeebbleRefusal::BackpackFull)
        } else if self.room(state, seat) == 0 {
            Err(KeebbleRefusal::HandFull)
        } else {
            Ok(())
        }
    }

    pub(super) fn letter_cells_last(&self) -> bool {
        self.options().letter_cells == LetterCells::Lasting
    }

    /// What the letters that are called now have to keep to.
    pub fn call<'a>(&self, state: &'a KeebbleState) -> Call<'a> {
        self.call_by(&state.boons, &state.hands[state.turn.index()], &state.paper)
    }

    /// The same by what can be seen.
    pub fn call_seen<'a>(&self, view: &'a KeebbleView) -> Call<'a> {
        self.call_by(&view.boons, &view.hands[view.turn.index()], &view.paper)
    }

    fn call_by<'a>(&self, boons: &Boons, hand: &'a Hand, paper: &'a Paper) -> Call<'a> {
        Call {
            rule: self.options().letterfraud,
            least: if boons.big_ask { 1 } else { 2 },
            most: if boons.big_ask { 6 } else { 2 },
            alphabet: self.options().letters.letters(),
            hand: &hand.letters,
            board: &paper.board,
        }
    }

    pub(super) fn ask(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        letters: &Letters,
        keep: Option<&Letters>,
    ) -> Change {
        let kept = check_ask(&self.call(state), self.room(state, seat), letters, keep)?;
        kept.iter().for_each(|letter| state.receive(seat, letter));
        state.heard.called = Some(*letters);
        state.heard.kept = kept;
        state.stage = Stage::Answer;
        let others = self.seating().everyone().minus(state.left).without(seat);
        state.answering = others.iter().filter(|other| self.can_answer(state, *other)).collect();
        let mut events = vec![KeebbleEvent::Called(seat, *letters, kept)];
        self.open_window(state, at);
        self.next_answer(state, at, &mut events);
        Ok(events)
    }

    /// Whether a seat can take a letter or place a wall (B3.3).
    pub(super) fn can_answer(&self, state: &KeebbleState, seat: Seat) -> bool {
        self.room(state, seat) > 0 || state.paper.open_borders().next().is_some()
    }

    pub(super) fn answer(&self, state: &mut KeebbleState, at: GameTime, seat: Seat, action: &KeebbleAction) -> Change {
        let answer = self.check_answer(state, seat, action)?;
        let mut events = Vec::new();
        if self.options().answers == Answers::Together {
            events.push(KeebbleEvent::Answered(seat));
        }
        self.give_answer(state, at, seat, answer, &mut events);
        self.next_answer(state, at, &mut events);
        Ok(events)
    }

    /// Where all answer together the answer waits for the others, else it happens, and the next one is asked.
    pub(super) fn give_answer(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        answer: Answer,
        events: &mut Vec<KeebbleEvent>,
    ) {
        state.answering = state.answering.without(seat);
        match self.options().answers {
            Answers::Together => {
                state.sealed.push((seat, answer));
                state.sealed.sort_by_key(|(seat, _)| *seat);
            }
            Answers::InTurn => {
                self.carry_out(state, seat, answer, events);
                self.open_window(state, at);
            }
        }
    }

    /// What the caller would take of these letters, by what can be seen.
    ///
    /// # Errors
    ///
    /// What is wrong with the call.
    pub fn check_call(
        &self,
        view: &KeebbleView,
        letters: &Letters,
        keep: Option<&Letters>,
    ) -> Result<Letters, KeebbleRefusal> {
        check_ask(&self.call_seen(view), self.room_seen(view, view.turn), letters, keep)
    }

    pub(super) fn check_answer(
        &self,
        state: &KeebbleState,
        seat: Seat,
        action: &KeebbleAction,
    ) -> Result<Answer, KeebbleRefusal> {
        match action {
            KeebbleAction::Take(letter) => {
                let called = state.heard.called.unwrap_or(Letters::NONE);
                if !called.contains(*letter) {
                    return Err(KeebbleRefusal::NotCalled(*letter, called));
                }
                self.check_room(state, seat).map(|()| Answer::Take(*letter))
            }
            KeebbleAction::Wall(border) => {
                let board = &state.paper.board;
                if !border.squares().into_iter().all(|square| board.has(square)) {
                    Err(KeebbleRefusal::NoBorder(*border))
                } else if board.has_wall(*border) {
                    Err(KeebbleRefusal::WallOnWall(*border))
                } else {
                    Ok(Answer::Wall(*border))
                }
            }
            _ => Err(KeebbleRefusal::NotNow(state.stage)),
        }
    }

    /// What was answered happens. Two walls on one border are one wall (B3.6).
    fn carry_out(&self, state: &mut KeebbleState, seat: Seat, answer: Answer, events: &mut Vec<KeebbleEvent>) {
        match answer {
            Answer::Take(letter) => {
                state.receive(seat, letter);
                events.push(KeebbleEvent::Took(seat, letter));
            }
            Answer::Wall(border) => {
                state.paper.board.build_wall(border);
                state.changed = true;
                events.push(KeebbleEvent::Walled(seat, border));
            }
            Answer::Nothing => {}
        }
        state.heard.answers.push((seat, answer));
    }

    /// Who can do nothing is passed over; when all have answered the turn is over.
    pub(super) fn next_answer(&self, state: &mut KeebbleState, at: GameTime, events: &mut Vec<KeebbleEvent>) {
        state.answering = state.answering.iter().filter(|seat| self.can_answer(state, *seat)).collect();
        if !state.answering.is_empty() {
            return;
        }
        let sealed = std::mem::take(&mut state.sealed);
        for seat in self.seating().round_from(state.turn) {
            if let Some((_, answer)) = sealed.iter().find(|(answered, _)| *answered == seat) {
                self.carry_out(state, seat, *answer, events);
            }
        }
        self.end_turn(state, at, events);
    }
}

impl KeebbleState {
    /// Gives a seat a letter.
    pub(super) fn receive(&mut self, seat: Seat, letter: Letter) {
        let hand = &mut self.hands[seat.index()];
        hand.letters.add(letter);
        hand.received += 1;
        self.changed = true;
    }
}

/// What the caller takes, or what is wrong with the call.
fn check_ask(
    call: &Call<'_>,
    room: usize,
    letters: &Letters,
    keep: Option<&Letters>,
) -> Result<Letters, KeebbleRefusal> {
    let called = letters.len();
    if !(call.least..=call.most).contains(&called) {
        return Err(KeebbleRefusal::WrongNumber { called, least: call.least, most: call.most });
    }
    if let Some(letter) = letters.iter().find(|letter| !call.alphabet.contains(*letter)) {
        return Err(KeebbleRefusal::NotInAlphabet(letter));
    }
    if !call.keeps_rule(letters) && call.can_be_kept() {
        return Err(KeebbleRefusal::Fraud(call.rule, *letters));
    }
    match keep {
        None if room >= called => Ok(*letters),
        None if room == 0 => Ok(Letters::NONE),
        None => Err(KeebbleRefusal::MustKeep(room)),
        Some(_) if room == 0 || room >= called => Err(KeebbleRefusal::NothingToChoose(room)),
        Some(keep) if keep.len() != room => Err(KeebbleRefusal::MustKeep(room)),
        Some(keep) if !letters.has_all(keep) => Err(KeebbleRefusal::KeepsOther(*keep)),
        Some(keep) => Ok(*keep),
    }
}
