//! The actions at a desk: choosing, trying, taking back and playing letters.

use super::{
    desk::{Desk, RackMode},
    draft::RackDraft,
    trial::PlacementTrial,
    words,
};
use crate::{
    browser, lang,
    sound::{self, Sound},
    t,
    ui::announce,
};
use kee_game::{Game, Refusal};
use kee_grid::Square;
use kee_lexicon::Letter;
use keyword::{Keyword, KeywordRefusal, Letters};
use leptos::prelude::*;
use std::collections::BTreeSet;

impl Desk {
    /// Chooses a square: a letter in hand goes there, a letter tried there comes back, and otherwise typing starts there.
    pub(super) fn choose_square(self, square: Square) {
        let tried = self.draft.with_untracked(|draft| draft.slot_on(square));
        match (self.picked.get_untracked(), tried) {
            (Some(slot), _) if self.is_free(square) => self.lay(slot, square),
            (_, Some(slot)) => self.take_back(slot),
            (Some(slot), None) => self.lay(slot, square),
            _ => self.aim_at(square),
        }
    }

    /// Says on the line at the rack why something can't be done.
    pub(super) fn say_why_not(self, why: String) {
        sound::play(Sound::Refuse);
        self.refused.set(Some(Refusal::plain("keyword/not_there", why.clone())));
        announce(why);
    }

    /// The reason why no letters can be exchanged; none if they can.
    pub(super) fn why_no_exchange(self) -> Option<String> {
        let left = self.seen.with(|view| view.as_ref().map(|view| view.left_to_draw))?;
        let empty = || (left == 0).then(|| told(&KeywordRefusal::TooFewLeft(1, 0)));
        self.why_no_turn().or_else(empty)
    }

    /// The reason why the player can't pass; none if they can.
    pub(super) fn why_no_pass(self) -> Option<String> {
        let must_play = self.seen.with(|view| view.as_ref().is_some_and(|view| view.must_play));
        self.why_no_turn().or_else(|| must_play.then(|| told(&KeywordRefusal::MustPlay)))
    }

    fn why_no_turn(self) -> Option<String> {
        (!self.is_on_turn()).then(|| t!("keyword-not-yet"))
    }

    /// Starts typing here; a second time, in the other direction.
    fn aim_at(self, square: Square) {
        let again = self.armed.get_untracked() && self.cursor.get_untracked().square == square;
        self.refused.set(None);
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

    /// Chooses a letter of the rack: a tried one comes back; any other goes to the chosen square, or into the hand if there is
    /// none.
    pub(super) fn choose_slot(self, slot: usize) {
        let Some(chosen) = self.draft.with_untracked(|draft| draft.slots().get(slot).copied()) else { return };
        if let RackMode::Exchanging(mut going) = self.mode.get_untracked() {
            if !going.remove(&slot) {
                going.insert(slot);
            }
            self.mode.set(RackMode::Exchanging(going));
        } else if chosen.on.is_some() {
            self.take_back(slot);
        } else if self.armed.get_untracked() {
            self.lay_at_cursor(slot);
        } else {
            self.picked.update(|picked| *picked = if *picked == Some(slot) { None } else { Some(slot) });
        }
    }

    /// Types a letter.
    pub(super) fn type_letter(self, letter: Letter) {
        match self.draft.with_untracked(|draft| draft.slot_with(letter)) {
            Some(slot) => self.lay_at_cursor(slot),
            None => self.say_why_not(t!("keyword-not-on-rack", letter = letter.to_capital().to_string())),
        }
    }

    fn lay_at_cursor(self, slot: usize) {
        let square = self.cursor.get_untracked().square;
        self.lay(slot, square);
        self.armed.set(true);
        let Some(view) = self.seen.get_untracked() else { return };
        self.cursor
            .update(|cursor| *cursor = self.draft.with_untracked(|draft| cursor.after_laying(&view.board, draft)));
    }

    /// Takes the last typed letter back and moves there.
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
            return self.say_why_not(t!("keyword-taken", square = words::place(square)));
        }
        self.mode.set(RackMode::Placing);
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

    /// Announces the effect, for players who do not see it. A word begins with too few letters, which is no news.
    fn tell_trial(self, done: String) {
        self.refused.set(None);
        let effect = match self.trial.get_untracked() {
            PlacementTrial::Not(refusal) if refusal.code.ends_with("too_short") => String::new(),
            trial => words::trial(&trial, self.is_counted()),
        };
        announce(format!("{done} {effect}").trim().to_owned());
    }

    /// Takes all letters back and clears the choice.
    pub(super) fn recall(self) {
        if !self.draft.with_untracked(RackDraft::is_empty) {
            sound::play(Sound::Slide);
        }
        self.draft.update(RackDraft::recall);
        self.refused.set(None);
        self.picked.set(None);
        self.armed.set(false);
        self.mode.set(RackMode::Placing);
    }

    pub(super) fn shuffle(self) {
        self.picked.set(None);
        self.mode.set(RackMode::Placing);
        self.draft.update(|draft| draft.shuffle(&browser::random::<9>()));
        sound::play(Sound::Slide);
        let letters: Vec<String> =
            self.draft.with_untracked(|draft| draft.slots().iter().map(|slot| slot.capital().to_string()).collect());
        announce(t!("keyword-rack-is", letters = letters.join(" ")));
    }

    /// Whether the tried letters can be played now: not if the dictionary is known to reject a word.
    pub(super) fn is_ready(self) -> bool {
        let good =
            |trial: &PlacementTrial| matches!(trial, PlacementTrial::Makes(_)) && self.judges(trial) != Some(false);
        self.is_on_turn() && self.trial.with(good)
    }

    /// Plays the tried letters, if possible.
    pub(super) fn play(self) {
        match self.trial.get_untracked() {
            PlacementTrial::Makes(made) if untrack(|| self.is_ready()) => {
                let call = self.call.get_untracked();
                self.at.play(format!("{} {}", made.placement, call.trim()).trim().to_owned());
                self.armed.set(false);
            }
            trial => announce(words::trial(&trial, self.is_counted())),
        }
    }

    /// The letters in these slots.
    pub(super) fn letters_at(self, places: &BTreeSet<usize>) -> Letters {
        let letter = |draft: &RackDraft, place: &usize| draft.slots().get(*place).map(|slot| slot.letter);
        self.draft.with_untracked(|draft| places.iter().filter_map(|place| letter(draft, place)).collect())
    }
}

/// A refusal of the game, before anything is played.
fn told(refusal: &KeywordRefusal) -> String {
    lang::refusal(&Refusal::new(Keyword::ID, refusal))
}
