//! Other states that a viewer cannot tell from this one.

use crate::{Keyword, KeywordState, Letters};
use kee_game::{Dice, Game, Seat, Viewer};
use kee_lexicon::Letter;

impl Keyword {
    /// Shuffles all letters that the viewer cannot see: those still to be drawn, the other racks, and exchanged letters
    /// on their way back. Once the game is over, all racks are open.
    pub(crate) fn resampled(&self, state: &KeywordState, viewer: Viewer, dice: &mut Dice) -> KeywordState {
        let mut other = state.clone();
        let hidden: Vec<Seat> =
            self.seating().seats().filter(|seat| !viewer.is(*seat) && state.ending.is_none()).collect();
        let knows_returning = state.exchanger().is_some_and(|seat| viewer.is(seat));
        let mut unseen: Vec<Letter> = state.bag.0.clone();
        unseen.extend(hidden.iter().flat_map(|seat| state.racks[seat.index()].iter()));
        unseen.extend(state.returning.iter().filter(|_| !knows_returning));
        dice.shuffle(&mut unseen);
        let mut lay = |count: usize| unseen.drain(..count).collect::<Letters>();
        for seat in hidden {
            other.racks[seat.index()] = lay(state.racks[seat.index()].len());
        }
        if !knows_returning {
            other.returning = lay(state.returning.len());
        }
        other.bag.0 = unseen;
        other
    }
}
