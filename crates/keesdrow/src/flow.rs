//! The actions of seats.

use crate::{
    BadWord, ChallengedWord, Ground, Judge, Keesdrow, KeesdrowAction, KeesdrowEvent, KeesdrowRefusal, KeesdrowState,
    PendingTurn, Turn, Variant, Walk, Word, WrongWord,
};
use kee_game::{Change, Game, GameTime, Seat};

impl Keesdrow {
    pub(crate) fn act(
        &self,
        state: &mut KeesdrowState,
        at: GameTime,
        seat: Seat,
        action: &KeesdrowAction,
    ) -> Change<Self> {
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

    /// Whether a word may be walked on this ground, or the reason why not.
    pub(crate) fn check(&self, ground: &Ground, word: &Word, walk: &Walk) -> Result<(), KeesdrowRefusal> {
        let is_word = |letters: &str| self.options().judge == Judge::Challenge || self.lexicon().contains(letters);
        ground.check(self.options(), word, walk, is_word)
    }

    fn play(&self, state: &mut KeesdrowState, at: GameTime, seat: Seat, word: &Word, walk: &Walk) -> Change<Self> {
        if self.open_turn(state) != Some(seat) {
            return Err(KeesdrowRefusal::NotYourTurn);
        }
        match self.check(state.current(), word, walk) {
            Err(KeesdrowRefusal::NotAWord(_)) if self.options().wrong_word == WrongWord::CostsTheTurn => {
                return Ok(self.lose_turn(state, at, seat, word));
            }
            checked => checked?,
        }
        let mut events = Vec::new();
        self.close_doubt(state, &mut events);
        let pending = state.pending.get_or_insert_with(|| PendingTurn::new(seat, &state.ground));
        let played = pending.play(word.clone(), walk.clone(), self.options());
        events.push(KeesdrowEvent::Played(seat, played.clone()));
        if self.options().turn == Turn::Single {
            self.end_turn(state, at, seat, &mut events);
        }
        Ok(events)
    }

    /// K6.4: a word that is not in the dictionary costs the turn. The earlier words of a spree stand, unless a bad word
    /// costs them all.
    fn lose_turn(&self, state: &mut KeesdrowState, at: GameTime, seat: Seat, word: &Word) -> Vec<KeesdrowEvent> {
        let mut events = Vec::new();
        self.close_doubt(state, &mut events);
        events.push(KeesdrowEvent::WrongWord(seat, word.clone()));
        if self.options().bad_word == BadWord::Turn {
            state.pending = None;
        }
        self.end_turn(state, at, seat, &mut events);
        events
    }

    fn pass(&self, state: &mut KeesdrowState, at: GameTime, seat: Seat) -> Change<Self> {
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

    /// K6.3: a valid word scores double, an invalid one is struck or forfeits the turn. The other words stay open.
    fn challenge(&self, state: &mut KeesdrowState, at: GameTime, by: Seat, number: Option<u16>) -> Change<Self> {
        let options = self.options();
        let Some(pending) = &mut state.pending else { return Err(KeesdrowRefusal::NothingToChallenge) };
        let (seat, number) = (pending.seat, pending.find_open(number)?);
        let Some(played) = pending.word_mut(number) else { return Err(KeesdrowRefusal::WordSettled(number)) };
        let good = self.lexicon().contains(&played.word.to_lowercase());
        let doubled = good && options.variant != Variant::FourScore;
        let challenged = ChallengedWord { seat, by, word: played.word.clone(), good, doubled };
        let mut events = vec![KeesdrowEvent::Challenged(challenged.clone())];
        state.challenged = Some(challenged);
        if good {
            played.confirm(by, options.variant);
        } else if options.turn == Turn::Single || options.bad_word == BadWord::Turn {
            self.strike(state, &mut events);
            self.go_on(state, at, &mut events);
            return Ok(events);
        } else {
            let struck = pending.strike(number, &state.ground, options);
            events.extend(struck.into_iter().map(|word| KeesdrowEvent::Struck(seat, word)));
        }
        if pending.open().next().is_none() {
            self.settle(state, &mut events);
            self.go_on(state, at, &mut events);
        } else {
            self.weigh_again(state, at);
        }
        Ok(events)
    }
}
