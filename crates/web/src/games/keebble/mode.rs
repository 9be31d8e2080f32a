use super::calling::Calling;
use kee_game::{Json, Seat};
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{Judged, Keebble, KeebbleAction, KeebbleRefusal, KeebbleView, Special, Stage};
use serde::Deserialize;

/// What the person is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Nothing: they watch, or there is nothing left to do.
    Look,
    /// Choose a cell for the hand.
    Claim,
    /// Lay letters: for a word that is due, or in thought until it is.
    Lay { due: bool },
    /// Make a cell special instead.
    Make,
    /// Take a letter from another hand.
    Steal,
    /// Cross out a cell.
    Destroy,
    /// Place a letter of the hand.
    Place,
    /// Call letters.
    Call,
    /// Take one of the letters that were called, or place a wall.
    Answer,
}

impl Mode {
    /// What this seat does now, if it is asked; `making` if it would rather make a cell special than play a word.
    pub(super) fn of(view: &KeebbleView, seat: Option<Seat>, asked: bool, making: bool) -> Self {
        let Some(seat) = seat.filter(|seat| view.ending.is_none() && !view.left.contains(*seat)) else {
            return Self::Look;
        };
        if !asked {
            let has_letters = !view.hands[seat.index()].letters.is_empty();
            return if has_letters && view.answer.is_none() { Self::Lay { due: false } } else { Self::Look };
        }
        match view.stage {
            Stage::First | Stage::Board | Stage::Lot => Self::Look,
            Stage::Claim => Self::Claim,
            Stage::Word if making => Self::Make,
            Stage::Word => Self::Lay { due: true },
            Stage::Power => match view.powers.first().map(|power| power.special) {
                Some(Special::Thief) => Self::Steal,
                Some(Special::Destroyer) => Self::Destroy,
                _ => Self::Place,
            },
            Stage::Ask => Self::Call,
            Stage::Answer => Self::Answer,
        }
    }

    /// Whether the game waits for the person to do it.
    pub(super) fn is_asked(self) -> bool {
        !matches!(self, Self::Look | Self::Lay { due: false })
    }

    /// Whether one can say no.
    pub(super) fn can_pass(self) -> bool {
        matches!(self, Self::Lay { due: true } | Self::Make | Self::Steal | Self::Destroy | Self::Place)
    }
}

/// Whether the others are asked to answer a call. Where they do it in turn, each has the turn of the table for it.
pub(crate) fn is_answering(view: &Json) -> bool {
    #[derive(Deserialize)]
    struct Staged {
        stage: Stage,
    }
    serde_json::from_str::<Staged>(view.as_str()).is_ok_and(|view| view.stage == Stage::Answer)
}

/// What the person has in mind, as far as they have chosen.
pub(super) struct Thought {
    pub(super) weighed: Option<Result<Judged, KeebbleRefusal>>,
    pub(super) calling: Calling,
    pub(super) kind: Option<Special>,
    pub(super) letter: Option<Letter>,
    pub(super) square: Option<Square>,
    pub(super) border: Option<Border>,
    pub(super) prey: Option<(Seat, Letter)>,
}

impl Thought {
    /// What would be done if they agreed now; else what is wrong with it, or nothing if something is still to be chosen.
    pub(super) fn proposal(
        self,
        view: &KeebbleView,
        rules: &Keebble,
        mode: Mode,
    ) -> Result<KeebbleAction, Option<KeebbleRefusal>> {
        match mode {
            Mode::Look => Err(None),
            Mode::Claim => self.square.map(KeebbleAction::Claim).ok_or(None),
            Mode::Lay { .. } => match self.weighed.ok_or(None)? {
                Ok(judged) => Ok(KeebbleAction::Play(judged.fitted.placement(&view.paper.board))),
                Err(refusal) => Err(Some(refusal)),
            },
            Mode::Make => {
                let (square, kind) = self.square.zip(self.kind).ok_or(None)?;
                let checked = rules.check_special(&view.paper, rules.only_words_seen(view), square, kind);
                checked.map(|()| KeebbleAction::Make(square, kind)).map_err(Some)
            }
            Mode::Steal => self.prey.map(|(seat, letter)| KeebbleAction::Steal(seat, letter)).ok_or(None),
            Mode::Destroy => self.square.map(KeebbleAction::Destroy).ok_or(None),
            Mode::Place => {
                let placed = self.square.zip(self.letter);
                placed.map(|(square, letter)| KeebbleAction::Place(square, letter)).ok_or(None)
            }
            Mode::Call => {
                let (least, room) = (rules.call_seen(view).least, rules.room_seen(view, view.turn));
                let (letters, keep) = (self.calling.called(), self.calling.said_to_keep(room));
                if letters.len() < least {
                    return Err(None);
                }
                let checked = rules.check_call(view, &letters, keep.as_ref());
                checked.map(|_| KeebbleAction::Ask { letters, keep }).map_err(Some)
            }
            Mode::Answer => self.border.map(KeebbleAction::Wall).ok_or(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_answers_in_turn_is_not_told_that_it_is_their_turn() {
        let at = |stage: Stage| Json::of(&serde_json::json!({ "turn": "A", "stage": stage }));
        assert!(is_answering(&at(Stage::Answer)));
        assert!(!is_answering(&at(Stage::Ask)));
    }
}
