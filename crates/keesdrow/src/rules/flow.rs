//! What seats do.

use super::{
    Challenged, Ground, Judge, Keesdrow, KeesdrowAction, KeesdrowEvent, KeesdrowRefusal, KeesdrowState, Pending, Turn,
    Word,
};
use crate::Walk;
use kee_game::{Game, Millis, Seat};

pub(super) type Change = Result<Vec<KeesdrowEvent>, KeesdrowRefusal>;

impl Keesdrow {
    pub(super) fn act(&self, state: &mut KeesdrowState, at: Millis, seat: Seat, action: &KeesdrowAction) -> Change {
        match action {
            KeesdrowAction::Play { word, walk } => self.play(state, at, seat, word, walk),
            KeesdrowAction::Pass => self.pass(state, at, seat),
            _ if !self.challengers(state).contains(seat) => Err(KeesdrowRefusal::NothingToChallenge),
            KeesdrowAction::Challenge(number) => self.challenge(state, at, seat, *number),
            KeesdrowAction::Let => {
                let mut events = vec![KeesdrowEvent::Waived(seat)];
                if let Some(doubt) = state.pending.as_mut().and_then(|pending| pending.doubt.as_mut()) {
                    doubt.waived = doubt.waived.with(seat);
                }
                if self.challengers(state).is_empty() {
                    self.settle(state, &mut events);
                    self.go_on(state, at, &mut events);
                }
                Ok(events)
            }
        }
    }

    /// Whether a word may be walked on this ground, and if not, why.
    pub(super) fn check(&self, ground: &Ground, word: &Word, walk: &Walk) -> Result<(), KeesdrowRefusal> {
        let is_word = |letters: &str| self.options().judge == Judge::Challenge || self.lexicon().contains(letters);
        ground.check(self.options(), word, walk, is_word)
    }

    fn play(&self, state: &mut KeesdrowState, at: Millis, seat: Seat, word: &Word, walk: &Walk) -> Change {
        if self.open_turn(state) != Some(seat) {
            return Err(KeesdrowRefusal::NotYourTurn);
        }
        self.check(state.current(), word, walk)?;
        let mut events = Vec::new();
        self.close_doubt(state, &mut events);
        let ground = &state.ground;
        let pending =
            state.pending.get_or_insert_with(|| Pending { seat, ahead: ground.clone(), words: 0, doubt: None });
        let played = pending.ahead.play(seat, word.clone(), walk.clone(), self.options());
        events.push(KeesdrowEvent::Played(seat, played.clone()));
        pending.words += 1;
        if self.options().turn == Turn::Single {
            self.end_turn(state, at, seat, &mut events);
        }
        Ok(events)
    }

    fn pass(&self, state: &mut KeesdrowState, at: Millis, seat: Seat) -> Change {
        if self.open_turn(state) != Some(seat) {
            return Err(KeesdrowRefusal::NotYourTurn);
        }
        let mut events = Vec::new();
        self.close_doubt(state, &mut events);
        events.push(match state.pending {
            Some(_) => KeesdrowEvent::Done(seat),
            None => KeesdrowEvent::Passed(seat),
        });
        self.end_turn(state, at, seat, &mut events);
        Ok(events)
    }

    /// K6.3: a good word counts twice, a bad one forfeits the turn.
    fn challenge(&self, state: &mut KeesdrowState, at: Millis, by: Seat, number: Option<u16>) -> Change {
        let Some(pending) = &mut state.pending else { return Err(KeesdrowRefusal::NothingToChallenge) };
        let (seat, words) = (pending.seat, pending.words);
        let number = number.map_or(words, usize::from);
        if !(1..=words).contains(&number) {
            return Err(KeesdrowRefusal::NoSuchWord(number as u16, words));
        }
        let place = pending.ahead.played.len() - words + number - 1;
        let played = &mut pending.ahead.played[place];
        let good = self.lexicon().contains(&played.word.to_lowercase());
        let challenged = Challenged { seat, by, word: played.word.clone(), good };
        let mut events = vec![KeesdrowEvent::Challenged(challenged.clone())];
        state.challenged = Some(challenged);
        if good {
            played.confirm(by, self.options().variant);
            self.settle(state, &mut events);
        } else {
            self.strike(state, &mut events);
        }
        self.go_on(state, at, &mut events);
        Ok(events)
    }
}
