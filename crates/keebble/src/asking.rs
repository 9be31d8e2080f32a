//! Asking for letters and answering (B3).

use crate::{
    Answers, AskLimits, Boons, Hand, Keebble, KeebbleAction, KeebbleEvent, KeebbleRefusal, KeebbleState, KeebbleView,
    LetterAnswer, LetterCells, Letters, Paper, Stage,
};
use kee_game::{Change, Game, GameTime, Seat};
use kee_lexicon::Letter;

impl Keebble {
    /// The number of letters a seat has room for, on its own turn or another's (B1.4, B8, B11).
    pub fn room(&self, state: &KeebbleState, seat: Seat) -> usize {
        self.room_in(&state.hands[seat.index()], state.boons.collector && state.turn == seat)
    }

    /// The same for a hand, with or without an unlimited turn.
    pub(crate) fn room_in(&self, hand: &Hand, unlimited: bool) -> usize {
        let in_hand = if unlimited { usize::MAX } else { Self::HAND_LIMIT.saturating_sub(hand.letters.len()) };
        let slots = self.slots().map_or(usize::MAX, |slots| slots.saturating_sub(hand.received) as usize);
        in_hand.min(slots)
    }

    /// The same from a view.
    pub fn room_seen(&self, view: &KeebbleView, seat: Seat) -> usize {
        self.room_in(&view.hands[seat.index()], view.boons.collector && view.turn == seat)
    }

    /// The slots of a backpack, at a table with backpacks (B8).
    pub fn slots(&self) -> Option<u32> {
        self.options().backpacks.is_on().then(|| self.options().size.slots())
    }

    /// Checks that a seat can take a letter.
    pub(crate) fn check_room(&self, state: &KeebbleState, seat: Seat) -> Result<(), KeebbleRefusal> {
        let received = state.hands[seat.index()].received;
        if self.slots().is_some_and(|slots| received >= slots) {
            Err(KeebbleRefusal::BackpackFull)
        } else if self.room(state, seat) == 0 {
            Err(KeebbleRefusal::HandFull)
        } else {
            Ok(())
        }
    }

    pub(crate) fn letter_cells_last(&self) -> bool {
        self.options().letter_cells == LetterCells::Lasting
    }

    /// The limits on the letters asked for now.
    pub fn ask_limits<'a>(&self, state: &'a KeebbleState) -> AskLimits<'a> {
        self.ask_limits_by(&state.boons, &state.hands[state.turn.index()], &state.paper)
    }

    /// The same from a view.
    pub fn ask_limits_seen<'a>(&self, view: &'a KeebbleView) -> AskLimits<'a> {
        self.ask_limits_by(&view.boons, &view.hands[view.turn.index()], &view.paper)
    }

    fn ask_limits_by<'a>(&self, boons: &Boons, hand: &'a Hand, paper: &'a Paper) -> AskLimits<'a> {
        AskLimits {
            rule: self.options().letterfraud,
            least: if boons.big_ask { 1 } else { 2 },
            most: if boons.big_ask { 6 } else { 2 },
            alphabet: self.options().letters.letters(),
            hand: &hand.letters,
            board: &paper.board,
        }
    }

    pub(crate) fn ask(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        letters: &Letters,
        keep: Option<&Letters>,
    ) -> Change<Self> {
        let kept = check_ask(&self.ask_limits(state), self.room(state, seat), letters, keep)?;
        kept.iter().for_each(|letter| state.receive(seat, letter));
        state.heard.called = Some(*letters);
        state.heard.kept = kept;
        state.stage = Stage::Answer;
        let others = self.seating().everyone().minus(state.left).without(seat);
        state.answering = others.iter().filter(|other| self.can_answer(state, *other)).collect();
        let mut events = vec![KeebbleEvent::Asked(seat, *letters, kept)];
        state.windows.open_next(at);
        self.next_answer(state, at, &mut events);
        Ok(events)
    }

    /// Whether a seat can take a letter or place a wall (B3.3).
    pub(crate) fn can_answer(&self, state: &KeebbleState, seat: Seat) -> bool {
        self.room(state, seat) > 0 || state.paper.open_borders().next().is_some()
    }

    pub(crate) fn answer(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        action: &KeebbleAction,
    ) -> Change<Self> {
        let answer = self.check_answer(state, seat, action)?;
        let mut events = Vec::new();
        if self.options().answers == Answers::Together {
            events.push(KeebbleEvent::Answered(seat));
        }
        self.give_answer(state, at, seat, answer, &mut events);
        self.next_answer(state, at, &mut events);
        Ok(events)
    }

    /// Takes an answer. If all answer together, it waits for the others; else it takes effect and the next seat is
    /// asked.
    pub(crate) fn give_answer(
        &self,
        state: &mut KeebbleState,
        at: GameTime,
        seat: Seat,
        answer: LetterAnswer,
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
                state.windows.open_next(at);
            }
        }
    }

    /// The letters that the asker of a view would keep.
    ///
    /// # Errors
    ///
    /// If the request breaks a rule.
    pub fn check_call(
        &self,
        view: &KeebbleView,
        letters: &Letters,
        keep: Option<&Letters>,
    ) -> Result<Letters, KeebbleRefusal> {
        check_ask(&self.ask_limits_seen(view), self.room_seen(view, view.turn), letters, keep)
    }

    pub(crate) fn check_answer(
        &self,
        state: &KeebbleState,
        seat: Seat,
        action: &KeebbleAction,
    ) -> Result<LetterAnswer, KeebbleRefusal> {
        match action {
            KeebbleAction::Take(letter) => {
                let asked = state.heard.called.unwrap_or(Letters::NONE);
                if !asked.contains(*letter) {
                    return Err(KeebbleRefusal::NotCalled(*letter, asked));
                }
                self.check_room(state, seat).map(|()| LetterAnswer::Take(*letter))
            }
            KeebbleAction::Wall(border) => {
                let board = &state.paper.board;
                if !border.squares().into_iter().all(|square| board.has(square)) {
                    Err(KeebbleRefusal::NoBorder(*border))
                } else if board.has_wall(*border) {
                    Err(KeebbleRefusal::WallOnWall(*border))
                } else {
                    Ok(LetterAnswer::Wall(*border))
                }
            }
            _ => Err(KeebbleRefusal::NotNow(state.stage)),
        }
    }

    /// Carries out an answer. Two walls on one border are one wall (B3.6).
    fn carry_out(&self, state: &mut KeebbleState, seat: Seat, answer: LetterAnswer, events: &mut Vec<KeebbleEvent>) {
        match answer {
            LetterAnswer::Take(letter) => {
                state.receive(seat, letter);
                events.push(KeebbleEvent::Took(seat, letter));
            }
            LetterAnswer::Wall(border) => {
                state.paper.board.build_wall(border);
                state.changed = true;
                events.push(KeebbleEvent::Walled(seat, border));
            }
            LetterAnswer::Nothing => {}
        }
        state.heard.answers.push((seat, answer));
    }

    /// Skips seats that can do nothing; ends the turn when all have answered.
    pub(crate) fn next_answer(&self, state: &mut KeebbleState, at: GameTime, events: &mut Vec<KeebbleEvent>) {
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
    pub(crate) fn receive(&mut self, seat: Seat, letter: Letter) {
        let hand = &mut self.hands[seat.index()];
        hand.letters.put(letter);
        hand.received += 1;
        self.changed = true;
    }
}

/// The letters the asker keeps, or what is wrong with the request.
fn check_ask(
    limits: &AskLimits<'_>,
    room: usize,
    letters: &Letters,
    keep: Option<&Letters>,
) -> Result<Letters, KeebbleRefusal> {
    let asked = letters.len();
    if !(limits.least..=limits.most).contains(&asked) {
        return Err(KeebbleRefusal::WrongNumber(asked, limits.least, limits.most));
    }
    if let Some(letter) = letters.iter().find(|letter| !limits.alphabet.contains(*letter)) {
        return Err(KeebbleRefusal::NotInAlphabet(letter));
    }
    if !limits.keeps_rule(letters) && limits.can_be_kept() {
        return Err(KeebbleRefusal::Fraud(limits.rule, *letters));
    }
    match keep {
        None if room >= asked => Ok(*letters),
        None if room == 0 => Ok(Letters::NONE),
        None => Err(KeebbleRefusal::MustKeep(room)),
        Some(_) if room == 0 || room >= asked => Err(KeebbleRefusal::NothingToChoose(room)),
        Some(keep) if keep.len() != room => Err(KeebbleRefusal::MustKeep(room)),
        Some(keep) if !letters.has_all(keep) => Err(KeebbleRefusal::KeepsOther(*keep)),
        Some(keep) => Ok(*keep),
    }
}
