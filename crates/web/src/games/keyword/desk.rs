use super::{cursor::Cursor, draft::Draft, drag::Drag, trial::Trial, words};
use crate::{browser, games::At, t, ui::announce};
use kee_game::{Game, Refusal, Seat, configure};
use kee_grid::{Direction, Square};
use kee_lexicon::Letter;
use keyword::{Keyword, KeywordOptions, KeywordView, Letters};
use leptos::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// What lies before a player: the board as it is seen, the own letters, and what is being tried with them. It is a handle:
/// copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: At,
    pub(super) seen: Memo<Option<Arc<KeywordView>>>,
    pub(super) rules: Memo<Option<Arc<TableRules>>>,
    pub(super) draft: RwSignal<Draft>,
    pub(super) trial: Memo<Trial>,
    /// What the buttons under the rack are about.
    pub(super) mode: RwSignal<Mode>,
    /// The place of the rack whose letter goes to the next square that is tapped.
    pub(super) picked: RwSignal<Option<usize>>,
    pub(super) cursor: RwSignal<Cursor>,
    /// Whether letters go to the cursor: somebody has chosen a square.
    pub(super) armed: RwSignal<bool>,
    pub(super) drag: RwSignal<Option<Drag>>,
    pub(super) zoomed: RwSignal<bool>,
    /// Squares to which something points at the moment.
    pub(super) marked: RwSignal<Vec<Square>>,
    /// Why the play was not taken, until something else is tried.
    pub(super) refused: RwSignal<Option<Refusal>>,
    /// The score that the player says the play has, where scores are called.
    pub(super) call: RwSignal<String>,
}

/// What the buttons under the rack are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Placing a word.
    Placing,
    /// Choosing letters to exchange, by their places of the rack.
    Exchanging(BTreeSet<usize>),
    /// Passing, if it is meant.
    Passing,
}

/// The rules of one table, without its words. The same options make the same rules.
pub(super) struct TableRules(pub(super) Keyword);

impl PartialEq for TableRules {
    fn eq(&self, other: &Self) -> bool {
        self.0.options() == other.0.options() && self.0.seating() == other.0.seating()
    }
}

fn rules_of(at: At) -> Memo<Option<Arc<TableRules>>> {
    Memo::new(move |_| {
        at.info.with(|info| {
            let info = info.as_ref()?;
            // A secret prize cannot be read from what is announced of it, and need not be.
            let (options, _) = configure(KeywordOptions::default(), &info.options);
            Some(Arc::new(TableRules(Keyword::without_words(options, info.teams.clone()))))
        })
    })
}

impl Desk {
    pub(super) fn new(at: At) -> Self {
        let (seen, rules) = (at.seen::<KeywordView>(), rules_of(at));
        let draft = RwSignal::new(Draft::default());
        let trial = Memo::new(move |_| match (seen.get(), rules.get()) {
            (Some(view), Some(rules)) => draft.with(|draft| Trial::of(&rules.0, &view, draft)),
            _ => Trial::Nothing,
        });
        let middle = Cursor { square: Square::new(0, 0), direction: Direction::Across };
        let centre = rules.get_untracked().map(|rules| Cursor::centre(&rules.0.printed().empty()));
        let desk = Self {
            at,
            seen,
            rules,
            draft,
            trial,
            mode: RwSignal::new(Mode::Placing),
            picked: RwSignal::new(None),
            cursor: RwSignal::new(centre.unwrap_or(middle)),
            armed: RwSignal::new(false),
            drag: RwSignal::new(None),
            zoomed: RwSignal::new(false),
            marked: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            call: RwSignal::new(String::new()),
        };
        desk.keep_what_fits();
        Effect::new(move |_| desk.refused.set(at.refused.get()));
        desk
    }

    /// What is tried stays while others play, as far as it still fits. Whoever takes over the screen begins afresh.
    fn keep_what_fits(self) {
        let seen = self.seen;
        Effect::new(move |before: Option<(Option<Seat>, Option<Seat>)>| {
            let Some(view) = seen.get() else { return (None, None) };
            let same_person = before.is_some_and(|(seat, _)| seat == view.seat);
            let mut draft = if same_person { self.draft.get_untracked() } else { Draft::default() };
            draft.fit(&view.rack, &view.board);
            if draft != self.draft.get_untracked() {
                self.picked.set(None);
                self.drag.set(None);
                self.draft.set(draft);
            }
            if before != Some((view.seat, view.turn)) {
                self.mode.set(Mode::Placing);
                self.call.set(String::new());
            }
            self.marked.set(Vec::new());
            (view.seat, view.turn)
        });
    }

    /// Whether the person has letters to try.
    pub(super) fn has_rack(self) -> bool {
        self.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some() && view.ending.is_none()))
            && self.draft.with(|draft| !draft.slots().is_empty())
    }

    /// Whether a word can be played now.
    pub(super) fn is_on_turn(self) -> bool {
        let on_turn = |view: &Arc<KeywordView>| view.turn.is_some() && view.turn == view.seat;
        self.at.is_asked() && self.seen.with(|view| view.as_ref().is_some_and(on_turn))
    }

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
            None => announce(t!("keyword-not-on-rack", letter = letter.to_char().to_ascii_uppercase().to_string())),
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
        let letter = self.draft.with_untracked(|draft| draft.slots()[slot].capital().to_string());
        self.tell_trial(t!("keyword-laid", letter = letter, square = words::place(square)));
    }

    pub(super) fn take_back(self, slot: usize) {
        self.draft.update(|draft| draft.take_back(slot));
        let letter = self.draft.with_untracked(|draft| draft.slots()[slot].capital().to_string());
        self.tell_trial(t!("keyword-taken-back", letter = letter));
    }

    /// Says to those who do not see it what comes of what was done.
    fn tell_trial(self, done: String) {
        self.refused.set(None);
        let counts = self.rules.with_untracked(|rules| rules.as_ref().is_some_and(|rules| words::is_counted(&rules.0)));
        announce(format!("{done} {}", words::trial(&self.trial.get_untracked(), counts)).trim().to_owned());
    }

    /// Takes all letters back; nothing is chosen any more.
    pub(super) fn recall(self) {
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
        let letters: Vec<String> =
            self.draft.with_untracked(|draft| draft.slots().iter().map(|slot| slot.capital().to_string()).collect());
        announce(t!("keyword-rack-is", letters = letters.join(" ")));
    }

    /// Plays what is tried, if it can be.
    pub(super) fn play(self) {
        match self.trial.get_untracked() {
            Trial::Makes(made) if self.is_on_turn() => {
                let call = self.call.get_untracked();
                self.at.play(format!("{} {}", made.placement, call.trim()).trim().to_owned());
                self.armed.set(false);
            }
            trial => announce(words::trial(&trial, true)),
        }
    }

    /// The letters at these places of the rack.
    pub(super) fn letters_at(self, places: &BTreeSet<usize>) -> Letters {
        let letter = |draft: &Draft, place: &usize| draft.slots().get(*place).map(|slot| slot.letter);
        self.draft.with_untracked(|draft| places.iter().filter_map(|place| letter(draft, place)).collect())
    }
}
