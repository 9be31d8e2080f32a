//! The actions of seats.

use crate::{
    Call, ChallengedPlay, Judge, Keyword, KeywordAction, KeywordEvent, KeywordNotice, KeywordPhase, KeywordRefusal,
    KeywordState, LastTurn, Letters, PendingPlay, PlayView, Word,
};
use kee_game::{Change, Game, GameTime, Seat, SeatSet};
use kee_grid::Placement;

impl Keyword {
    pub(crate) fn act(
        &self,
        state: &mut KeywordState,
        at: GameTime,
        seat: Seat,
        action: &KeywordAction,
    ) -> Change<Self> {
        match action {
            KeywordAction::Point | KeywordAction::Let if !self.pointers(state).contains(seat) => {
                Err(KeywordRefusal::NothingToPointAt)
            }
            KeywordAction::Point => Ok(self.point(state, at, seat)),
            KeywordAction::Let => Ok(self.waive(state, at, seat)),
            KeywordAction::Withdraw if self.withdrawer(state) != Some(seat) => Err(KeywordRefusal::NothingToWithdraw),
            KeywordAction::Withdraw => Ok(self.withdraw(state, at)),
            _ if self.open_turn(state) != Some(seat) => Err(KeywordRefusal::NotYourTurn(match () {
                () if self.pointers(state).contains(seat) => "challenge",
                () if self.withdrawer(state) == Some(seat) => "withdraw",
                () => "wait",
            })),
            KeywordAction::Play { placement, call } => self.play(state, at, seat, placement, *call),
            KeywordAction::Exchange(letters) => self.exchange(state, seat, letters),
            KeywordAction::Pass if self.must_play(state) => Err(KeywordRefusal::MustPlay),
            KeywordAction::Pass => {
                let mut events = Vec::new();
                self.close_pending(state, &mut events);
                events.push(KeywordNotice::Passed(seat).into());
                self.turn_without_word(state, at, seat, &mut events);
                Ok(events)
            }
        }
    }

    fn play(
        &self,
        state: &mut KeywordState,
        at: GameTime,
        seat: Seat,
        placement: &Placement,
        call: Option<u32>,
    ) -> Change<Self> {
        let sight = state.sight(seat).ok_or(KeywordRefusal::NotYourTurn("wait"))?;
        let checked = self.check(&sight, placement)?;
        if call.is_some() && self.options().call == Call::Off {
            return Err(KeywordRefusal::NoCalls);
        }
        let words: Vec<Word> = checked.words.iter().map(Word::from).collect();
        let again: Vec<Word> = words.iter().filter(|word| state.struck().contains(word)).cloned().collect();
        if !again.is_empty() {
            return Err(KeywordRefusal::Struck(again));
        }
        let mut events = Vec::new();
        self.close_pending(state, &mut events);
        let played = PlayView {
            seat,
            placement: placement.clone(),
            words,
            keywords: checked.score.keywords.iter().map(Word::from).collect(),
            score: checked.score.total(),
            called: call,
        };
        events.push(KeywordNotice::Played(played.clone()).into());
        for (_, tile) in checked.fitted.tiles() {
            state.racks[seat.index()].take(tile.letter());
        }
        checked.fitted.lay(&mut state.board);
        state.last = Some(LastTurn::Played(played.clone()));
        state.pointed = None;
        state.turn = self.next(state, seat);
        let others = self.present(state).without(seat);
        if self.options().judge == Judge::Table && !others.is_empty() {
            let window = state.windows.fresh();
            state.pending = Some(PendingPlay { played, window, opened: at, waived: SeatSet::NONE });
            state.windows.open_next(at);
        } else {
            self.stand(state, &played, &mut events);
            self.go_on(state, at, &mut events);
        }
        Ok(events)
    }

    /// W3.5: the new letters are drawn first, so nobody draws letters they have just put back.
    fn exchange(&self, state: &mut KeywordState, seat: Seat, letters: &Letters) -> Change<Self> {
        if letters.is_empty() {
            return Err(KeywordRefusal::NothingToExchange);
        }
        let lacking = state.racks[seat.index()].lacking(letters);
        if !lacking.is_empty() {
            return Err(KeywordRefusal::NotOnRack(lacking));
        }
        let left = self.left_for_turn(state);
        if left < letters.len() {
            return Err(KeywordRefusal::TooFewLeft(letters.len(), left));
        }
        let mut events = Vec::new();
        self.close_pending(state, &mut events);
        let drawn = state.bag.draw(letters.len());
        let rack = &mut state.racks[seat.index()];
        for letter in letters.iter() {
            rack.take(letter);
        }
        drawn.iter().for_each(|letter| rack.put(letter));
        events.push(KeywordEvent::Exchanged(seat, *letters, drawn));
        state.returning = *letters;
        state.phase = KeywordPhase::Back;
        state.correction = None;
        state.last = Some(LastTurn::Exchanged(seat, letters.len()));
        state.pointed = None;
        Ok(events)
    }

    /// W5.2: all words of the play are looked up. If one is invalid, its player takes the letters back.
    fn point(&self, state: &mut KeywordState, at: GameTime, by: Seat) -> Vec<KeywordEvent> {
        let Some(pending) = &state.pending else { return Vec::new() };
        let (seat, words) = (pending.played.seat, &pending.played.words);
        let bad: Vec<Word> =
            words.iter().filter(|word| !self.lexicon().contains(&word.to_lowercase())).cloned().collect();
        let good = bad.is_empty();
        let pointed = ChallengedPlay { seat, by, bad: bad.clone() };
        let mut events = vec![KeywordNotice::Pointed(pointed.clone()).into()];
        state.pointed = Some(pointed);
        if good {
            self.close_pending(state, &mut events);
            self.go_on(state, at, &mut events);
        } else {
            self.take_back(state, at, bad, &mut events);
        }
        events
    }

    /// W5.4: a player takes back a play of their own. Nothing is looked up.
    fn withdraw(&self, state: &mut KeywordState, at: GameTime) -> Vec<KeywordEvent> {
        let mut events = Vec::new();
        self.take_back(state, at, Vec::new(), &mut events);
        state.last = None;
        if let Some(correction) = &mut state.correction {
            correction.withdrew = true;
        }
        events
    }

    fn waive(&self, state: &mut KeywordState, at: GameTime, seat: Seat) -> Vec<KeywordEvent> {
        let mut events = vec![KeywordNotice::Waived(seat).into()];
        if let Some(pending) = &mut state.pending {
            pending.waived = pending.waived.with(seat);
        }
        if self.pointers(state).is_empty() {
            self.close_pending(state, &mut events);
            self.go_on(state, at, &mut events);
        }
        events
    }
}
