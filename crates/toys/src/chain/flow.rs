//! State changes, one kind of input after another.

use super::{Chain, ChainAction, ChainEvent, ChainRefusal, ChainState, ChainWord, Judge, Said, Turn};
use kee_game::{Change, Game, GameTime, Ruling, Seat};

impl Chain {
    pub(super) fn begin(&self, state: &mut ChainState, at: GameTime, letter: char) -> Change<Self> {
        if !self.first_letters().contains(&letter) {
            return Err(ChainRefusal::DeadLetter(letter));
        }
        state.letter = Some(letter);
        state.windows.began = at;
        state.windows.open_next(at);
        Ok(vec![ChainEvent::Begins(letter)])
    }

    pub(super) fn act(&self, state: &mut ChainState, at: GameTime, seat: Seat, action: &ChainAction) -> Change<Self> {
        let mut events = Vec::new();
        match action {
            ChainAction::Pass => {
                events.push(ChainEvent::Passed(seat));
                self.end_turn(state, at, seat, &mut events);
            }
            ChainAction::Say(word) => {
                self.check(state, word)?;
                state.letter = Some(word.last());
                state.said.push(Said { seat, word: word.clone(), struck: false });
                events.push(ChainEvent::Said(seat, word.clone()));
                if self.options().turn == Turn::Single {
                    self.end_turn(state, at, seat, &mut events);
                }
            }
        }
        Ok(events)
    }

    /// Whether the word can be said now.
    pub(super) fn check(&self, state: &ChainState, word: &ChainWord) -> Result<(), ChainRefusal> {
        let shortest = self.options().shortest.get();
        match state.letter {
            Some(letter) if letter != word.first() => Err(ChainRefusal::WrongLetter(word.clone(), letter)),
            _ if word.points() < shortest => Err(ChainRefusal::TooShort(word.clone(), shortest)),
            _ if state.has_said(word) => Err(ChainRefusal::AlreadySaid(word.clone())),
            _ if self.options().judge == Judge::Referee && !self.lexicon().contains(word.as_str()) => {
                Err(ChainRefusal::NotAWord(word.clone()))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn end_turn(&self, state: &mut ChainState, at: GameTime, seat: Seat, events: &mut Vec<ChainEvent>) {
        state.turns[seat.index()] += 1;
        state.last = seat;
        self.go_on(state, at, events);
    }

    fn go_on(&self, state: &mut ChainState, at: GameTime, events: &mut Vec<ChainEvent>) {
        match self.on_turn(state) {
            Some(_) => state.windows.open_next(at),
            None => end(state, "played_out", events),
        }
    }

    /// A seat that leaves keeps its points for its team.
    pub(super) fn leave(&self, state: &mut ChainState, at: GameTime, seat: Seat) -> Vec<ChainEvent> {
        let was_on_turn = self.on_turn(state) == Some(seat);
        state.left = state.left.with(seat);
        let mut events = vec![ChainEvent::Left(seat)];
        let present = self.seating().everyone().minus(state.left);
        let alone = self.seating().on_one_side(present);
        if alone {
            end(state, "left", &mut events);
        } else if was_on_turn {
            self.go_on(state, at, &mut events);
        }
        events
    }

    pub(super) fn rule(&self, state: &mut ChainState, at: GameTime, ruling: Ruling) -> Change<Self> {
        let mut events = Vec::new();
        match ruling {
            Ruling::End => end(state, "ruled", &mut events),
            Ruling::Award(seat, points) => {
                state.awards[seat.index()] += i64::from(points);
                events.push(ChainEvent::Awarded(seat, points));
            }
            Ruling::Forfeit(seat) if self.on_turn(state) == Some(seat) => {
                events.push(ChainEvent::Forfeited(seat));
                self.end_turn(state, at, seat, &mut events);
            }
            Ruling::Forfeit(seat) => return Err(ChainRefusal::NotOnTurn(seat)),
            Ruling::Struck => {
                let last = state.said.last_mut().filter(|said| !said.struck).ok_or(ChainRefusal::NothingToStrike)?;
                last.struck = true;
                events.push(ChainEvent::Struck(last.seat, last.word.clone()));
            }
            Ruling::Stands => return Err(ChainRefusal::NoSuchRuling),
        }
        Ok(events)
    }
}

pub(super) fn end(state: &mut ChainState, ending: &str, events: &mut Vec<ChainEvent>) {
    state.ending = Some(ending.to_owned());
    events.push(ChainEvent::Ended);
}
