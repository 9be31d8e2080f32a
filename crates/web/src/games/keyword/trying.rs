//! What can be done at a desk: letters are chosen, tried, taken back and played.

use super::{
    desk::{Desk, Mode},
    draft::Draft,
    trial::Trial,
    words,
};
use crate::{
    browser,
    sound::{self, Sound},
    t,
    ui::announce,
};
use kee_grid::Square;
use kee_lexicon::Letter;
use keyword::Letters;
use leptos::prelude::*;
use std::collections::BTreeSet;

impl Desk {
    /// A square is chosen: a letter in hand goes there, a letter tried there comes back, and else typing starts there.
    pub(super) fn choose_square(self, square: Square) {
        let tried = self.draft.with_untracked(|draft| draft.slot_on(square));
        match (self.picked.get_untracked(), tried) {
            (Some(slot), _) if self.is_free(square) => self.lay(slot, square),
            (_, Some(slot)) => self.take_back(slot),
            _ => self.aim_at(square),
        }
    }

    /// Typing starts here; at the same square again, in the other direction.
    fn aim_at(self, square: Square) {
        let again = self.armed.get_untracked() && self.cursor.get_untracked().square == square;
        self.cursor.update(|cursor| cursor.square = square);
        if !self.has_rack() {
            return;
        }
        self.picked.set(None);
        self.armed.set(true);
        if again {
            self.turn_direction();
        }
    }

    pub(super) fn turn_direction(self) {
        self.cursor.update(|cursor| cursor.direction = cursor.direction.other());
        announce(words::direction(self.cursor.get_untracked().direction));
    }

    /// A letter of the rack is chosen: one that is tried comes back; one that is not goes to the chosen square, or into the
    /// hand if there is none.
    pub(super) fn choose_slot(self, slot: usize) {
        let Some(chosen) = self.draft.with_untracked(|draft| draft.slots().get(slot).copied()) else { return };
        if let Mode::Exchanging(mut going) = self.mode.get_untracked() {
            if !going.remove(&slot) {
                going.insert(slot);
            }
            self.mode.set(Mode::Exchanging(going));
        } else if chosen.on.is_some() {
            self.take_back(slot);
        } else if self.armed.get_untracked() {
            self.lay_at_cursor(slot);
        } else {
            self.picked.update(|picked| *picked = if *picked == Some(slot) { None } else { Some(slot) });
        }
    }

    /// A letter is typed.
    pub(super) fn type_letter(self, letter: Letter) {
        match self.draft.with_untracked(|draft| draft.slot_with(letter)) {
            Some(slot) => self.lay_at_cursor(slot),
            None => announce(t!("keyword-not-on-rack", letter = letter.to_capital().to_string())),
        }
    }

    fn lay_at_cursor(self, slot: usize) {
        let square = self.cursor.get_untracked().square;
        if self.is_free(square) {
            self.lay(slot, square);
        } else {
            announce(t!("keyword-taken", square = words::place(square)));
        }
        self.armed.set(true);
        let Some(view) = self.seen.get_untracked() else { return };
        self.cursor
            .update(|cursor| *cursor = self.draft.with_untracked(|draft| cursor.after_laying(&view.board, draft)));
    }

    /// Takes the last typed letter back and goes there.
    pub(super) fn erase(self) {
        let Some(view) = self.seen.get_untracked() else { return };
        let before = self.draft.with_untracked(|draft| self.cursor.get_untracked().laid_before(&view.board, draft));
        let slot = before.and_then(|square| self.draft.with_untracked(|draft| draft.slot_on(square)));
        if let (Some(square), Some(slot)) = (before, slot) {
            self.take_back(slot);
            self.cursor.update(|cursor| cursor.square = square);
        }
    }

    fn is_free(self, square: Square) -> bool {
        self.seen.with_untracked(|view| view.as_ref().is_some_and(|view| view.board.is_free(square)))
    }

    /// Tries a letter on a square.
    pub(super) fn lay(self, slot: usize, square: Square) {
        if !self.is_free(square) {
            return;
        }
        self.mode.set(Mode::Placing);
        self.picked.set(None);
        self.draft.update(|draft| draft.lay(slot, square));
        sound::play(Sound::Place);
        let letter = self.draft.with_untracked(|draft| draft.slots()[slot].capital().to_string());
        self.tell_trial(t!("keyword-laid", letter = letter, square = words::place(square)));
    }

    pub(super) fn take_back(self, slot: usize) {
        self.draft.update(|draft| draft.take_back(slot));
        sound::play(Sound::Slide);
        let letter = self.draft.with_untracked(|draft| draft.slots()[slot].capital().to_string());
        self.tell_trial(t!("keyword-taken-back", letter = letter));
    }

    /// Says to those who do not see it what comes of what was done.
    fn tell_trial(self, done: String) {
        self.refused.set(None);
        announce(format!("{done} {}", words::trial(&self.trial.get_untracked(), self.is_counted())).trim().to_owned());
    }

    /// Takes all letters back; nothing is chosen any more.
    pub(super) fn recall(self) {
        if !self.draft.with_untracked(Draft::is_empty) {
            sound::play(Sound::Slide);
        }
        self.draft.update(Draft::recall);
        self.refused.set(None);
        self.picked.set(None);
        self.armed.set(false);
        self.mode.set(Mode::Placing);
    }

    pub(super) fn shuffle(self) {
        self.picked.set(None);
        self.mode.set(Mode::Placing);
        self.draft.update(|draft| draft.shuffle(&browser::random::<9>()));
        sound::play(Sound::Slide);
        let letters: Vec<String> =
            self.draft.with_untracked(|draft| draft.slots().iter().map(|slot| slot.capital().to_string()).collect());
        announce(t!("keyword-rack-is", letters = letters.join(" ")));
    }

    /// Whether what is tried can be played now: not if the dictionary is known to reject a word.
    pub(super) fn is_ready(self) -> bool {
        let good = |trial: &Trial| matches!(trial, Trial::Makes(_)) && self.dictionary.judges(trial) != Some(false);
        self.is_on_turn() && self.trial.with(good)
    }

    /// Plays what is tried, if it can be.
    pub(super) fn play(self) {
        match self.trial.get_untracked() {
            Trial::Makes(made) if untrack(|| self.is_ready()) => {
                let call = self.call.get_untracked();
                self.at.play(format!("{} {}", made.placement, call.trim()).trim().to_owned());
                self.armed.set(false);
            }
            trial => announce(words::trial(&trial, self.is_counted())),
        }
    }

    /// The letters at these places of the rack.
    pub(super) fn letters_at(self, places: &BTreeSet<usize>) -> Letters {
        let letter = |draft: &Draft, place: &usize| draft.slots().get(*place).map(|slot| slot.letter);
        self.draft.with_untracked(|draft| places.iter().filter_map(|place| letter(draft, place)).collect())
    }
}
