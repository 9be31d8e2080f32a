use super::{
    dragging::LetterDrag,
    letter_request::LetterRequest,
    mode::{PlayerChoices, SheetMode},
    tentative_letters::TentativeLetters,
};
use crate::games::{TableHandle, dictionary::TableDictionary, table_handle::GameRules};
use kee_game::{Game, Refusal, Seat};
use kee_grid::{Border, Direction, FittedWord, Square};
use kee_lexicon::Letter;
use keebble::{JudgedPlay, Keebble, KeebbleAction, KeebbleRefusal, KeebbleView, SeatLetterValues, Special};
use leptos::prelude::*;
use std::sync::Arc;

/// The state of the room: the view of the game, and the player's choices. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: TableHandle,
    pub(super) seen: Memo<Option<Arc<KeebbleView>>>,
    pub(super) rules: Memo<Option<Arc<GameRules<Keebble>>>>,
    pub(super) mode: Memo<SheetMode>,
    /// The cell that has the focus when the sheet has it.
    pub(super) focus: RwSignal<Square>,
    pub(super) laying: RwSignal<TentativeLetters>,
    pub(super) calling: RwSignal<LetterRequest>,
    /// Whether a cell is made special instead of playing a word, and its kind.
    pub(super) making: RwSignal<bool>,
    pub(super) kind: RwSignal<Option<Special>>,
    /// The letter picked up from the hand.
    pub(super) letter: RwSignal<Option<Letter>>,
    pub(super) square: RwSignal<Option<Square>>,
    pub(super) border: RwSignal<Option<Border>>,
    /// The letter to steal from another hand.
    pub(super) prey: RwSignal<Option<(Seat, Letter)>>,
    pub(super) drag: RwSignal<Option<LetterDrag>>,
    /// The reason the cell that was touched last can't be chosen.
    pub(super) why_not: RwSignal<Option<String>>,
    /// The words and score of the letters laid, or why they do not fit.
    pub(super) weighed: Memo<Option<Result<JudgedPlay, KeebbleRefusal>>>,
    /// The word list, which judges every word (B2.1).
    pub(super) dictionary: TableDictionary,
    /// The letters' current values, for the viewer or, for spectators, for the player to move.
    pub(super) values: Memo<Option<SeatLetterValues>>,
    /// The action if the player confirmed now, or what is wrong with it.
    pub(super) proposal: Memo<Result<KeebbleAction, Option<KeebbleRefusal>>>,
}

impl Desk {
    pub(super) fn new(at: TableHandle) -> Self {
        let (seen, rules) = (at.seen::<KeebbleView>(), at.rules::<Keebble>());
        let (laying, calling) = (RwSignal::new(TentativeLetters::default()), RwSignal::new(LetterRequest::default()));
        let (making, kind) = (RwSignal::new(false), RwSignal::new(None));
        let (letter, square, border, prey) =
            (RwSignal::new(None), RwSignal::new(None), RwSignal::new(None), RwSignal::new(None));
        let mode = Memo::new(move |_| {
            let seat = at.seat();
            let asked =
                seat.is_some_and(|seat| at.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat))));
            seen.get().map_or(SheetMode::Look, |view| SheetMode::of(&view, seat, asked, making.get()))
        });
        let weighed = Memo::new(move |_| {
            let (view, rules, seat) = (seen.get()?, rules.get()?, at.seat()?);
            let tiles = laying.with(|laying| (!laying.is_empty()).then(|| laying.tiles()))?;
            let fitted = FittedWord::from_tiles(&view.paper.board, &tiles).map_err(KeebbleRefusal::from);
            Some(fitted.and_then(|fitted| rules.rules.weigh(&view.paper, &view.hands, seat, fitted)))
        });
        let values = Memo::new(move |_| {
            let (view, rules) = (seen.get()?, rules.get()?);
            Some(rules.rules.scorer(&view.hands, at.seat().unwrap_or(view.turn)).values)
        });
        let proposal = Memo::new(move |_| {
            let (view, rules) = seen.get().zip(rules.get()).ok_or(None)?;
            let thought = PlayerChoices {
                weighed: weighed.get(),
                calling: calling.get(),
                kind: kind.get(),
                letter: letter.get(),
                square: square.get(),
                border: border.get(),
                prey: prey.get(),
            };
            thought.proposal(&view, &rules.rules, mode.get())
        });
        let (focus, drag, why_not) = (RwSignal::new(Square::new(0, 0)), RwSignal::new(None), RwSignal::new(None));
        // It is about one question, and one choice of letters.
        Effect::new(move |_| {
            mode.track();
            laying.track();
            letter.track();
            calling.track();
            why_not.set(None);
        });
        let desk = Self {
            at,
            seen,
            rules,
            mode,
            focus,
            laying,
            calling,
            making,
            kind,
            letter,
            square,
            border,
            prey,
            drag,
            why_not,
            weighed,
            dictionary: TableDictionary::new(at, || true),
            values,
            proposal,
        };
        Effect::new(move |_| {
            if let Some(Ok(judged)) = weighed.get() {
                desk.dictionary.look_up(judged.words.iter().flat_map(|word| desk.spellings(word)).collect());
            }
        });
        desk
    }

    /// A part of the view as a memo.
    pub(super) fn look<T: PartialEq + Send + Sync + 'static>(
        self,
        look: impl Fn(&KeebbleView) -> Option<T> + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.seen.with(|view| view.as_ref().and_then(|view| look(view))))
    }

    /// Plays the proposal.
    pub(super) fn agree(self) {
        if self.at.is_asked()
            && self.mode.get_untracked() != (SheetMode::Lay { due: false })
            && !untrack(|| self.is_rejected())
            && let Ok(action) = self.proposal.get_untracked()
        {
            self.at.play(action.to_string());
        }
    }

    /// Plays something other than the proposal.
    pub(super) fn play(self, action: &KeebbleAction) {
        if self.at.is_asked() {
            self.at.play(action.to_string());
        }
    }

    /// Forgets all choices but the letters laid.
    pub(super) fn forget_choices(self) {
        self.calling.set(LetterRequest::default());
        self.making.set(false);
        self.kind.set(None);
        self.letter.set(None);
        self.square.set(None);
        self.border.set(None);
        self.prey.set(None);
    }

    /// Whether a wall can be placed there.
    pub(super) fn is_open(self, view: &KeebbleView, border: Border) -> bool {
        let board = &view.paper.board;
        border.squares().into_iter().all(|square| board.has(square)) && !board.has_wall(border)
    }

    /// Whether the proposal is about this cell, so that choosing the cell again confirms it.
    pub(super) fn is_settled(self, square: Square) -> bool {
        self.proposal.with_untracked(|proposal| match proposal {
            // These are about no cell: any cell confirms them.
            Ok(KeebbleAction::Play(_) | KeebbleAction::Ask { .. } | KeebbleAction::Steal(..)) => true,
            Ok(KeebbleAction::Wall(border)) => border.squares().contains(&square),
            Ok(_) => self.square.get_untracked() == Some(square),
            Err(_) => false,
        })
    }

    /// Whether nobody else holds this letter, so that it scores more (B2.2).
    pub(super) fn is_unique_for(self, seat: Seat, letter: Letter) -> bool {
        let (Some(view), Some(rules)) = (self.seen.get(), self.rules.get()) else { return false };
        let values = rules.rules.scorer(&view.hands, seat).values;
        !values.scrabble && !values.held_by_others.contains(letter)
    }

    /// The same for the viewer or, for spectators, for the player to move.
    pub(super) fn is_unique_for_me(self, letter: Letter) -> bool {
        self.values.get().is_some_and(|values| !values.scrabble && !values.held_by_others.contains(letter))
    }

    /// The direction of writing.
    pub(super) fn writes(self) -> Option<(Square, Direction)> {
        self.laying.with(|laying| laying.cursor().map(|cursor| (cursor.square, cursor.direction)))
    }
}

/// A refusal of the game, shown before the action is sent.
pub(super) fn said(refusal: &KeebbleRefusal) -> String {
    crate::lang::refusal(&Refusal::new(Keebble::ID, refusal))
}
