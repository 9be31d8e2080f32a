//! The invariant of a game.

use crate::{Answers, Keebble, KeebbleState, Stage, power};
use kee_game::Game;

impl Keebble {
    pub(crate) fn sound(&self, state: &KeebbleState) -> Result<(), String> {
        let (seats, paper) = (self.seating().len(), &state.paper);
        if [paper.claimed.len(), state.hands.len(), state.points.len()] != [seats; 3] {
            return Err(format!("not everything is there for {seats} seats"));
        }
        for (place, cell) in paper.claimed.iter().enumerate().filter_map(|(place, cell)| Some((place, (*cell)?))) {
            if paper.board.has(cell) || !paper.is_edge(cell) || paper.claimed[..place].contains(&Some(cell)) {
                return Err(format!("{cell} cannot be claimed and played on, or claimed twice"));
            }
        }
        if paper.star.is_some_and(|star| !paper.board.is_free(star)) {
            return Err("the star is not on an empty cell".to_owned());
        }
        for (square, special) in &paper.specials {
            let lasts = self.letter_cells_last() && special.letter_factor() > 1;
            let there = paper.board.is_free(*square) || paper.board.has(*square) && lasts;
            if !there || !self.specials_played().any(|played| played == *special) {
                return Err(format!("{square} cannot be a {}", special.name()));
            }
        }
        let devils = self.options().devils.is_on();
        for (square, owned) in &paper.owned {
            if !devils || paper.board.tile(*square).is_none() || !self.seating().has(owned.seat) {
                return Err(format!("{square} cannot be a letter of {}", owned.seat));
            }
        }
        for (seat, hand) in self.seating().seats().zip(&state.hands) {
            let fits = self.slots().is_none_or(|slots| hand.received <= slots);
            if !fits || hand.received < hand.letters.len() as u32 {
                return Err(format!("{seat} has {} and got {} letters", hand.letters, hand.received));
            }
        }
        self.sound_stage(state)
    }

    fn sound_stage(&self, state: &KeebbleState) -> Result<(), String> {
        let answering = state.stage == Stage::Answer && state.ending.is_none();
        if answering == state.answering.is_empty() || !state.sealed.is_empty() && !answering {
            return Err(format!("{:?} is no time for answers of {}", state.stage, state.answering));
        }
        if state.answering.contains(state.turn) || state.sealed.iter().any(|(seat, _)| *seat == state.turn) {
            return Err("the asker answers".to_owned());
        }
        if !state.sealed.is_empty() && self.options().answers == Answers::InTurn {
            return Err("an answer is hidden where answers are open".to_owned());
        }
        let usable = state.powers.first().is_some_and(|power| power.uses <= power::uses(power.special));
        if (state.stage == Stage::Power) == usable { Ok(()) } else { Err("there is no special cell to use".to_owned()) }
    }
}
