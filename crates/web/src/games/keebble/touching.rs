//! Touching and typing: cells, letters, and taking them back.

use super::{
    cell::can_be_chosen,
    desk::{Desk, said},
    dock,
    mode::SheetMode,
    naming::square_name,
    place::{self, Point},
    prompt::prompt,
    tentative_letters::TentativeLetters,
};
use crate::{
    sound::{self, Sound},
    t,
    ui::announce,
};
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{KeebbleRefusal, KeebbleView};
use leptos::{ev::KeyboardEvent, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

impl Desk {
    /// Handles a touch of a cell at a point, or a key that picks it.
    pub(super) fn touch(self, square: Square, at: Option<Point>) {
        let Some(view) = self.seen.get_untracked() else { return };
        self.why_not.set(None);
        match self.mode.get_untracked() {
            mode if can_be_chosen(&view, mode, square) => self.square.set(Some(square)),
            SheetMode::Lay { .. } => self.touch_word(&view, square),
            SheetMode::Answer => {
                let open = |border: Border| self.is_open(&view, border);
                let chosen = self.border.get_untracked();
                let border = match at {
                    Some(at) => place::nearest_border(square, at, open),
                    None => place::next_border(square, chosen, open),
                };
                self.border.set(border);
                if border.is_none() {
                    self.say_nothing_here(square);
                }
            }
            _ => self.say_nothing_here(square),
        }
    }

    /// Says that this cell cannot be chosen, and repeats the prompt.
    fn say_nothing_here(self, square: Square) {
        self.say_why_not(t!("keebble-cell-nothing", square = square_name(square), asked = untrack(|| prompt(self))));
    }

    /// Says, here and at the prompt, why something can't be done.
    fn say_why_not(self, why: String) {
        sound::play(Sound::Refuse);
        self.why_not.set(Some(why.clone()));
        announce(why);
    }

    fn touch_word(self, view: &KeebbleView, square: Square) {
        let mut laying = self.laying.get_untracked();
        match self.letter.get_untracked() {
            Some(letter) if self.put_down(view, letter, square) => return,
            Some(_) if view.paper.board.tile(square).is_some() => return self.say_taken(view, square),
            _ if laying.take(square).is_some() => laying.rest(),
            _ => {
                laying.point(&view.paper.board, square);
                if laying.cursor().is_none() {
                    return self.say_taken(view, square);
                }
            }
        }
        self.lay(laying);
    }

    /// Says that no letter can be written in this cell, or behind it.
    fn say_taken(self, view: &KeebbleView, square: Square) {
        match view.paper.board.tile(square) {
            Some(_) => self.say_why_not(t!("keebble-cell-taken", square = square_name(square))),
            None => self.say_nothing_here(square),
        }
    }

    /// Drops a letter on a cell, or says why it can't lie there.
    pub(super) fn drop_on(self, view: &KeebbleView, letter: Letter, square: Square) {
        if !self.put_down(view, letter, square) {
            self.say_taken(view, square);
        }
    }

    /// Lays a letter of the hand on a cell, however it got there.
    pub(super) fn put_down(self, view: &KeebbleView, letter: Letter, square: Square) -> bool {
        let Some(seat) = self.at.viewer.get_untracked().seat() else { return false };
        let mut laying = self.laying.get_untracked();
        let laid = laying.lay_on(&view.paper.board, &view.hands[seat.index()].letters, letter, square);
        if laid {
            // Letters that are placed one by one need a cell each.
            laying.rest();
            self.letter.set(None);
            self.lay(laying);
        }
        laid
    }

    /// Handles a typed letter, which goes to the focused cell if the sheet has the focus. One that lies on the sheet already
    /// is not taken back: it would vanish from the word.
    fn type_letter(self, letter: Letter, on_sheet: bool) {
        let (Some(view), Some(seat)) = (self.seen.get_untracked(), self.at.viewer.get_untracked().seat()) else {
            return;
        };
        let held = view.hands[seat.index()].letters.count(letter);
        let lays = matches!(self.mode.get_untracked(), SheetMode::Lay { .. });
        if lays && held > 0 && self.laying.with_untracked(|laying| laying.count(letter)) >= held {
            return self.say_why_not(t!("keebble-letter-used", letter = letter.to_capital().to_string()));
        }
        if on_sheet && held > 0 {
            point_at_focus(self);
        }
        self.touch_letter(letter);
    }

    /// Handles a touch of a letter in the hand, or a typed one.
    pub(super) fn touch_letter(self, letter: Letter) {
        let (Some(view), Some(seat)) = (self.seen.get_untracked(), self.at.viewer.get_untracked().seat()) else {
            return;
        };
        let hand = &view.hands[seat.index()].letters;
        self.why_not.set(None);
        match self.mode.get_untracked() {
            SheetMode::Place | SheetMode::Lay { .. } if !hand.contains(letter) => {
                self.say_why_not(t!("keebble-letter-not-held", letter = letter.to_capital().to_string()));
            }
            SheetMode::Place => self.letter.set(Some(letter)),
            SheetMode::Lay { .. } => {
                let mut laying = self.laying.get_untracked();
                if laying.lay(&view.paper.board, hand, letter)
                    || laying.count(letter) >= hand.count(letter) && laying.take_one(letter)
                {
                    self.letter.set(None);
                    self.lay(laying);
                } else {
                    let picked = self.letter.get_untracked() == Some(letter);
                    self.letter.set((!picked).then_some(letter));
                }
            }
            SheetMode::Call => self.name(letter),
            // After the game there is nothing to explain.
            _ if view.ending.is_some() => {}
            _ => {
                let letter = letter.to_capital().to_string();
                self.say_why_not(t!("keebble-letter-nothing", letter = letter, asked = untrack(|| prompt(self))));
            }
        }
    }

    /// Adds a letter to ask for, or says why it can't be asked for.
    pub(super) fn name(self, letter: Letter) {
        let (Some(view), Some(rules)) = (self.seen.get_untracked(), self.rules.get_untracked()) else { return };
        let limits = rules.rules.ask_limits_seen(&view);
        if !limits.alphabet.contains(letter) {
            return self.say_why_not(said(&KeebbleRefusal::NotInAlphabet(letter)));
        }
        if self.calling.with_untracked(|calling| calling.letters().len()) >= limits.most {
            return self.say_why_not(t!("keebble-letters-enough", count = limits.most));
        }
        let room = rules.rules.room_seen(&view, view.turn);
        self.calling.update(|calling| calling.add(letter, limits.most, room));
        sound::play(Sound::Place);
    }

    /// Takes back the last letter.
    pub(super) fn take_back(self) {
        match self.mode.get_untracked() {
            SheetMode::Call => {
                let (Some(view), Some(rules)) = (self.seen.get_untracked(), self.rules.get_untracked()) else { return };
                let room = rules.rules.room_seen(&view, view.turn);
                self.calling.update(|calling| calling.remove(calling.letters().len().saturating_sub(1), room));
            }
            SheetMode::Lay { .. } => {
                let mut laying = self.laying.get_untracked();
                laying.take_last();
                self.lay(laying);
            }
            _ => {}
        }
    }

    /// Starts over.
    pub(super) fn take_all_back(self) {
        self.forget_choices();
        self.lay(TentativeLetters::default());
    }

    /// Takes back letters that no longer fit.
    pub(super) fn keep_what_fits(self) {
        let (Some(view), Some(seat)) = (self.seen.get_untracked(), self.at.viewer.get_untracked().seat()) else {
            return;
        };
        let mut laying = self.laying.get_untracked();
        laying.keep_what_fits(&view.paper.board, &view.hands[seat.index()].letters);
        self.lay(laying);
    }

    fn lay(self, laying: TentativeLetters) {
        if self.laying.get_untracked() != laying {
            if let Some(cursor) = laying.cursor() {
                self.focus.set(cursor.square);
            }
            let (before, after) = (self.laying.with_untracked(|laying| laying.tiles().len()), laying.tiles().len());
            if before != after {
                sound::play(if after > before { Sound::Place } else { Sound::Slide });
            }
            self.laying.set(laying);
        }
    }
}

/// Handles a key that the sheet has not used.
pub(super) fn press(desk: Desk, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let writes_elsewhere =
        target.as_ref().is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    if writes_elsewhere || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    match key.as_str() {
        "Backspace" => desk.take_back(),
        "Escape" => desk.take_all_back(),
        // Buttons, and other controls that Enter presses, handle it themselves.
        "Enter" if target.as_ref().is_some_and(|target| target.id() == dock::ID) => desk.agree(),
        _ => {
            let mut characters = key.chars();
            let letter = characters
                .next()
                .filter(|_| characters.next().is_none())
                .map(|character| character.to_ascii_lowercase());
            let Some(letter) = letter.and_then(Letter::from_char) else { return };
            desk.type_letter(letter, target.is_some_and(|target| target.has_attribute("data-cell")));
        }
    }
    event.prevent_default();
}

/// Moves the cursor to the focused cell, so that typing writes there.
fn point_at_focus(desk: Desk) {
    let square = desk.focus.get_untracked();
    let elsewhere = desk.laying.with_untracked(|laying| {
        laying.cursor().is_none_or(|cursor| cursor.square != square) && laying.on(square).is_none()
    });
    let writes = match desk.mode.get_untracked() {
        SheetMode::Lay { .. } => elsewhere,
        mode => mode == SheetMode::Place,
    };
    if writes {
        desk.touch(square, None);
    }
}
