use super::{
    calling::Calling,
    dragging::Drag,
    laying::Laying,
    mode::{Mode, Thought},
};
use crate::games::{At, at::Ruled};
use kee_game::{Game, Refusal, Seat};
use kee_grid::{Border, Direction, Fitted, Square};
use kee_lexicon::Letter;
use keebble::{Judged, Keebble, KeebbleAction, KeebbleRefusal, KeebbleView, LetterValues, Special};
use leptos::prelude::*;
use std::sync::Arc;

/// What lies before a player: the game as it is seen, and what they have in mind. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) at: At,
    pub(super) seen: Memo<Option<Arc<KeebbleView>>>,
    pub(super) rules: Memo<Option<Arc<Ruled<Keebble>>>>,
    pub(super) mode: Memo<Mode>,
    /// The cell that has the focus when the sheet has it.
    pub(super) focus: RwSignal<Square>,
    pub(super) laying: RwSignal<Laying>,
    pub(super) calling: RwSignal<Calling>,
    /// Whether a cell is made special instead of playing a word, and which kind.
    pub(super) making: RwSignal<bool>,
    pub(super) kind: RwSignal<Option<Special>>,
    /// The letter that was picked up in the hand.
    pub(super) letter: RwSignal<Option<Letter>>,
    pub(super) square: RwSignal<Option<Square>>,
    pub(super) border: RwSignal<Option<Border>>,
    /// The letter to be taken from another hand.
    pub(super) prey: RwSignal<Option<(Seat, Letter)>>,
    pub(super) drag: RwSignal<Option<Drag>>,
    /// What the letters that were laid would bring, or why they cannot lie so.
    pub(super) weighed: Memo<Option<Result<Judged, KeebbleRefusal>>>,
    /// What letters count now, for the person or, for spectators, for the player to move.
    pub(super) values: Memo<Option<LetterValues>>,
    /// What would be done if the person agreed now, or what is wrong with it.
    pub(super) proposal: Memo<Result<KeebbleAction, Option<KeebbleRefusal>>>,
}

impl Desk {
    pub(super) fn new(at: At) -> Self {
        let (seen, rules) = (at.seen::<KeebbleView>(), at.rules::<Keebble>());
        let (laying, calling) = (RwSignal::new(Laying::default()), RwSignal::new(Calling::default()));
        let (making, kind) = (RwSignal::new(false), RwSignal::new(None));
        let (letter, square, border, prey) =
            (RwSignal::new(None), RwSignal::new(None), RwSignal::new(None), RwSignal::new(None));
        let mode = Memo::new(move |_| {
            let seat = at.seat();
            let asked =
                seat.is_some_and(|seat| at.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat))));
            seen.get().map_or(Mode::Look, |view| Mode::of(&view, seat, asked, making.get()))
        });
        let weighed = Memo::new(move |_| {
            let (view, rules, seat) = (seen.get()?, rules.get()?, at.seat()?);
            let tiles = laying.with(|laying| (!laying.is_empty()).then(|| laying.tiles()))?;
            let fitted = Fitted::from_tiles(&view.paper.board, &tiles).map_err(KeebbleRefusal::from);
            Some(fitted.and_then(|fitted| rules.rules.weigh(&view.paper, &view.hands, seat, fitted)))
        });
        let values = Memo::new(move |_| {
            let (view, rules) = (seen.get()?, rules.get()?);
            Some(rules.rules.scorer(&view.hands, at.seat().unwrap_or(view.turn)).values)
        });
        let proposal = Memo::new(move |_| {
            let (view, rules) = seen.get().zip(rules.get()).ok_or(None)?;
            let thought = Thought {
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
        let (focus, drag) = (RwSignal::new(Square::new(0, 0)), RwSignal::new(None));
        Self {
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
            weighed,
            values,
            proposal,
        }
    }

    /// Something of the game as it is seen, that changes only when it does.
    pub(super) fn look<T: PartialEq + Send + Sync + 'static>(
        self,
        look: impl Fn(&KeebbleView) -> Option<T> + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.seen.with(|view| view.as_ref().and_then(|view| look(view))))
    }

    /// Puts the thought on the table.
    pub(super) fn agree(self) {
        if self.at.is_asked()
            && self.mode.get_untracked() != (Mode::Lay { due: false })
            && let Ok(action) = self.proposal.get_untracked()
        {
            self.at.play(action.to_string());
        }
    }

    /// Plays something else than the proposal.
    pub(super) fn play(self, action: &KeebbleAction) {
        if self.at.is_asked() {
            self.at.play(action.to_string());
        }
    }

    /// Forgets all that was chosen, but for the letters that were laid.
    pub(super) fn forget_choices(self) {
        self.calling.set(Calling::default());
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

    /// Whether the proposal is about this cell, so that picking the cell again agrees to it.
    pub(super) fn is_settled(self, square: Square) -> bool {
        self.proposal.with_untracked(|proposal| match proposal {
            // These are about no cell: wherever one is on the sheet, one can agree to them.
            Ok(KeebbleAction::Play(_) | KeebbleAction::Ask { .. } | KeebbleAction::Steal(..)) => true,
            Ok(KeebbleAction::Wall(border)) => border.squares().contains(&square),
            Ok(_) => self.square.get_untracked() == Some(square),
            Err(_) => false,
        })
    }

    /// Whether nobody else has a letter in hand, so that it counts more (B2.2).
    pub(super) fn is_unique_for(self, seat: Seat, letter: Letter) -> bool {
        let (Some(view), Some(rules)) = (self.seen.get(), self.rules.get()) else { return false };
        let values = rules.rules.scorer(&view.hands, seat).values;
        !values.scrabble && !values.held_by_others.contains(letter)
    }

    /// The same for the person or, for spectators, for the player to move.
    pub(super) fn is_unique_for_me(self, letter: Letter) -> bool {
        self.values.get().is_some_and(|values| !values.scrabble && !values.held_by_others.contains(letter))
    }

    /// Which way one writes.
    pub(super) fn writes(self) -> Option<(Square, Direction)> {
        self.laying.with(|laying| laying.cursor().map(|cursor| (cursor.square, cursor.direction)))
    }
}

/// A refusal of the game, said before it is asked.
pub(super) fn said(refusal: &KeebbleRefusal) -> String {
    crate::lang::refusal(&Refusal::new(Keebble::ID, refusal))
}
