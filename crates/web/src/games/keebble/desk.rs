use super::{
    calling::Calling,
    dragging::Drag,
    laying::Laying,
    mode::Mode,
    place::{self, Point},
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
    /// What letters count now, for the person or, for who watches, for the player on turn.
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
            let board = &view.paper.board;
            match mode.get() {
                Mode::Look => Err(None),
                Mode::Claim => square.get().map(KeebbleAction::Claim).ok_or(None),
                Mode::Lay { .. } => match weighed.get().ok_or(None)? {
                    Ok(judged) => Ok(KeebbleAction::Play(judged.fitted.placement(board))),
                    Err(refusal) => Err(Some(refusal)),
                },
                Mode::Make => {
                    let (square, kind) = square.get().zip(kind.get()).ok_or(None)?;
                    let checked = rules.rules.check_special(&view.paper, view.endgame, square, kind);
                    checked.map(|()| KeebbleAction::Make(square, kind)).map_err(Some)
                }
                Mode::Steal => prey.get().map(|(seat, letter)| KeebbleAction::Steal(seat, letter)).ok_or(None),
                Mode::Destroy => square.get().map(KeebbleAction::Destroy).ok_or(None),
                Mode::Place => {
                    let placed = square.get().zip(letter.get());
                    placed.map(|(square, letter)| KeebbleAction::Place(square, letter)).ok_or(None)
                }
                Mode::Call => {
                    let (count, room) = (rules.rules.call_seen(&view).count, rules.rules.room_seen(&view, view.turn));
                    let calling = calling.get();
                    let (letters, keep) = (calling.called(), calling.said_to_keep(count, room));
                    if letters.len() < count {
                        return Err(None);
                    }
                    let checked = rules.rules.check_call(&view, &letters, keep.as_ref());
                    checked.map(|_| KeebbleAction::Ask { letters, keep }).map_err(Some)
                }
                Mode::Answer => border.get().map(KeebbleAction::Wall).ok_or(None),
            }
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

    /// Takes back what cannot lie there any more.
    pub(super) fn keep_what_fits(self) {
        let (Some(view), Some(seat)) = (self.seen.get_untracked(), self.at.viewer.get_untracked().seat()) else {
            return;
        };
        let mut laying = self.laying.get_untracked();
        laying.keep_what_fits(&view.paper.board, &view.hands[seat.index()].letters);
        self.lay(laying);
    }

    /// A cell was touched at a point, or picked with a key.
    pub(super) fn touch(self, square: Square, at: Option<Point>) {
        let Some(view) = self.seen.get_untracked() else { return };
        let board = &view.paper.board;
        match self.mode.get_untracked() {
            Mode::Claim if view.paper.is_edge(square) && board.is_free(square) => self.square.set(Some(square)),
            Mode::Make if board.is_free(square) && !view.paper.specials.contains_key(&square) => {
                self.square.set(Some(square))
            }
            Mode::Destroy if board.has(square) => self.square.set(Some(square)),
            Mode::Place if board.is_free(square) => self.square.set(Some(square)),
            Mode::Lay { .. } => self.touch_word(&view, square),
            Mode::Answer => {
                let open = |border: Border| self.is_open(&view, border);
                let chosen = self.border.get_untracked();
                let border = match at {
                    Some(at) => place::nearest_border(square, at, open),
                    None => place::next_border(square, chosen, open),
                };
                self.border.set(border);
            }
            _ => {}
        }
    }

    fn touch_word(self, view: &KeebbleView, square: Square) {
        let mut laying = self.laying.get_untracked();
        match self.letter.get_untracked() {
            Some(letter) if self.put_down(view, letter, square) => return,
            _ if laying.take(square).is_some() => {}
            _ => laying.point(&view.paper.board, square),
        }
        self.lay(laying);
    }

    /// Lays a letter of the hand on a cell, whichever way it got there.
    pub(super) fn put_down(self, view: &KeebbleView, letter: Letter, square: Square) -> bool {
        let Some(seat) = self.at.viewer.get_untracked().seat() else { return false };
        let mut laying = self.laying.get_untracked();
        let laid = laying.lay_on(&view.paper.board, &view.hands[seat.index()].letters, letter, square);
        if laid {
            self.letter.set(None);
            self.lay(laying);
        }
        laid
    }

    /// A letter of the hand was touched or typed.
    pub(super) fn touch_letter(self, letter: Letter) {
        let (Some(view), Some(seat)) = (self.seen.get_untracked(), self.at.viewer.get_untracked().seat()) else {
            return;
        };
        let hand = &view.hands[seat.index()].letters;
        match self.mode.get_untracked() {
            Mode::Place if hand.contains(letter) => self.letter.set(Some(letter)),
            Mode::Lay { .. } => {
                let mut laying = self.laying.get_untracked();
                if laying.lay(&view.paper.board, hand, letter)
                    || laying.count(letter) >= hand.count(letter) && laying.take_one(letter)
                {
                    self.letter.set(None);
                    self.lay(laying);
                } else if hand.contains(letter) {
                    let picked = self.letter.get_untracked() == Some(letter);
                    self.letter.set((!picked).then_some(letter));
                }
            }
            Mode::Call => self.name(letter),
            _ => {}
        }
    }

    /// Names a letter to be called.
    pub(super) fn name(self, letter: Letter) {
        let (Some(view), Some(rules)) = (self.seen.get_untracked(), self.rules.get_untracked()) else { return };
        let call = rules.rules.call_seen(&view);
        if call.alphabet.contains(letter) {
            let room = rules.rules.room_seen(&view, view.turn);
            self.calling.update(|calling| calling.add(letter, call.count, room));
        }
    }

    /// Takes back the last letter.
    pub(super) fn take_back(self) {
        match self.mode.get_untracked() {
            Mode::Call => self.calling.update(|calling| calling.remove(calling.letters().len().saturating_sub(1))),
            Mode::Lay { .. } => {
                let mut laying = self.laying.get_untracked();
                laying.take_last();
                self.lay(laying);
            }
            _ => {}
        }
    }

    /// Begins anew.
    pub(super) fn take_all_back(self) {
        self.forget_choices();
        self.lay(Laying::default());
    }

    /// Whether a wall can be placed there.
    pub(super) fn is_open(self, view: &KeebbleView, border: Border) -> bool {
        let board = &view.paper.board;
        border.squares().into_iter().all(|square| board.has(square)) && !board.has_wall(border)
    }

    /// Whether the proposal is about this cell, so that picking the cell again agrees to it.
    pub(super) fn is_settled(self, square: Square) -> bool {
        self.proposal.with_untracked(|proposal| match proposal {
            Ok(KeebbleAction::Play(_)) => true,
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

    /// The same for the person, or for who watches for the player on turn.
    pub(super) fn is_unique_for_me(self, letter: Letter) -> bool {
        self.values.get().is_some_and(|values| !values.scrabble && !values.held_by_others.contains(letter))
    }

    /// Which way one writes.
    pub(super) fn writes(self) -> Option<(Square, Direction)> {
        self.laying.with(|laying| laying.cursor().map(|cursor| (cursor.square, cursor.direction)))
    }

    fn lay(self, laying: Laying) {
        if self.laying.get_untracked() != laying {
            if let Some(cursor) = laying.cursor() {
                self.focus.set(cursor.square);
            }
            self.laying.set(laying);
        }
    }
}

/// A refusal of the game, said before it is asked.
pub(super) fn said(refusal: &KeebbleRefusal) -> String {
    let Refusal { code, sentence } = Refusal::new(Keebble::ID, refusal);
    crate::lang::refusal(&code, &sentence)
}
