//! The endgame, when turns are only words (B5.1, B8.2), and the outcome of a game (B5).

use crate::{Boons, EndgameBegins, Hand, Keebble, KeebbleEvent, KeebbleState, KeebbleView, Stage};
use kee_game::{Game, Outcome, Seat, SeatSet};

impl Keebble {
    /// Whether a turn is only a word: in the endgame, and with backpacks while nobody can receive a letter.
    pub fn only_words(&self, state: &KeebbleState) -> bool {
        state.endgame || self.nobody_can_receive(&state.hands, state.left, state.boons.collector.then_some(state.turn))
    }

    /// The same from a view.
    pub fn only_words_seen(&self, view: &KeebbleView) -> bool {
        view.endgame || self.nobody_can_receive(&view.hands, view.left, view.boons.collector.then_some(view.turn))
    }

    /// Whether no player at the table has both a free slot and room in the hand (B8.2).
    fn nobody_can_receive(&self, hands: &[Hand], left: SeatSet, unlimited: Option<Seat>) -> bool {
        let room = |seat: Seat| self.room_in(&hands[seat.index()], unlimited == Some(seat));
        self.slots().is_some() && self.seating().everyone().minus(left).iter().all(|seat| room(seat) == 0)
    }

    /// The seats that still take turns: everyone at the table, except players without letters when turns are only
    /// words.
    pub(crate) fn players(&self, state: &KeebbleState) -> SeatSet {
        let present = self.seating().everyone().minus(state.left);
        if !self.only_words(state) {
            return present;
        }
        present.iter().filter(|seat| !state.hands[seat.index()].letters.is_empty()).collect()
    }

    /// Begins the endgame if enough edge cells have a letter (B5.1).
    pub(crate) fn look_for_endgame(&self, state: &mut KeebbleState, events: &mut Vec<KeebbleEvent>) {
        if !state.endgame && state.paper.edge_letters() >= self.options().endgame.get() as usize {
            state.endgame = true;
            events.push(KeebbleEvent::Endgame);
        }
    }

    /// Whether the game is over because the endgame began at once and a player is out of letters.
    pub(crate) fn is_over_at_once(&self, state: &mut KeebbleState, events: &mut Vec<KeebbleEvent>) -> bool {
        if self.options().endgame_begins == EndgameBegins::NextTurn {
            return false;
        }
        self.look_for_endgame(state, events);
        state.endgame && self.somebody_is_out(state)
    }

    /// Whether a player at the table has no letters (B5.2).
    pub(crate) fn somebody_is_out(&self, state: &KeebbleState) -> bool {
        let present = self.seating().everyone().minus(state.left);
        present.iter().any(|seat| state.hands[seat.index()].letters.is_empty())
    }

    /// Ends the game and closes all questions.
    pub(crate) fn finish(&self, state: &mut KeebbleState, ending: &str, events: &mut Vec<KeebbleEvent>) {
        state.stage = Stage::Word;
        state.boons = Boons::default();
        state.powers.clear();
        state.answering = SeatSet::NONE;
        state.sealed.clear();
        state.ending = Some(ending.to_owned());
        events.push(KeebbleEvent::Ended(ending.to_owned()));
    }

    /// The score of each seat: its points, and in Dictionary Devils those in its cells (B7).
    pub fn scores(&self, state: &KeebbleState) -> Vec<i64> {
        let mut scores = state.points.clone();
        state.paper.owned.values().for_each(|owned| scores[owned.seat.index()] += owned.points);
        scores
    }

    /// Ranks the seats by score (B5.2).
    pub(crate) fn outcome(&self, state: &KeebbleState, ending: &str) -> Outcome {
        Outcome::by_team_score(ending, &self.scores(state), self.seating())
    }
}
