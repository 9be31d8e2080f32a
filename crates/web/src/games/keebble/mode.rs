use super::letter_request::LetterRequest;
use kee_game::{Json, Seat};
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{JudgedPlay, Keebble, KeebbleAction, KeebbleRefusal, KeebbleView, Special, Stage};
use serde::Deserialize;

/// The player's current task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SheetMode {
    /// None: they watch, or there is nothing left to do.
    Look,
    /// Choose a cell for the hand.
    Claim,
    /// Lay letters: for a word that is due, or tentatively until it is.
    Lay { due: bool },
    /// Make a cell special instead.
    Make,
    /// Take a letter from another hand.
    Steal,
    /// Cross out a cell.
    Destroy,
    /// Place a letter of the hand.
    Place,
    /// Ask for letters.
    Call,
    /// Take one of the letters asked for, or place a wall.
    Answer,
}

impl SheetMode {
    /// This seat's task, if it has one; `making` if it prefers making a special cell to playing a word.
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

    /// Whether the game waits for the player to do it.
    pub(super) fn is_asked(self) -> bool {
        !matches!(self, Self::Look | Self::Lay { due: false })
    }

    /// Whether the player may pass.
    pub(super) fn can_pass(self) -> bool {
        matches!(self, Self::Lay { due: true } | Self::Make | Self::Steal | Self::Destroy | Self::Place)
    }
}

/// Whether the others answer a request for letters. Where they answer in order, each has the turn of the table for it.
pub(crate) fn is_answering(view: &Json) -> bool {
    #[derive(Deserialize)]
    struct StageField {
        stage: Stage,
    }
    serde_json::from_str::<StageField>(view.as_str()).is_ok_and(|view| view.stage == Stage::Answer)
}

/// The player's choices so far.
pub(super) struct PlayerChoices {
    pub(super) weighed: Option<Result<JudgedPlay, KeebbleRefusal>>,
    pub(super) calling: LetterRequest,
    pub(super) kind: Option<Special>,
    pub(super) letter: Option<Letter>,
    pub(super) square: Option<Square>,
    pub(super) border: Option<Border>,
    pub(super) prey: Option<(Seat, Letter)>,
}

impl PlayerChoices {
    /// The action if they confirmed now; else what is wrong with it, or nothing if a choice is still missing.
    pub(super) fn proposal(
        self,
        view: &KeebbleView,
        rules: &Keebble,
        mode: SheetMode,
    ) -> Result<KeebbleAction, Option<KeebbleRefusal>> {
        match mode {
            SheetMode::Look => Err(None),
            SheetMode::Claim => self.square.map(KeebbleAction::Claim).ok_or(None),
            SheetMode::Lay { .. } => match self.weighed.ok_or(None)? {
                Ok(judged) => Ok(KeebbleAction::Play(judged.fitted.placement(&view.paper.board))),
                Err(refusal) => Err(Some(refusal)),
            },
            SheetMode::Make => {
                let (square, kind) = self.square.zip(self.kind).ok_or(None)?;
                let checked = rules.check_special(&view.paper, rules.only_words_seen(view), square, kind);
                checked.map(|()| KeebbleAction::Make(square, kind)).map_err(Some)
            }
            SheetMode::Steal => self.prey.map(|(seat, letter)| KeebbleAction::Steal(seat, letter)).ok_or(None),
            SheetMode::Destroy => self.square.map(KeebbleAction::Destroy).ok_or(None),
            SheetMode::Place => {
                let placed = self.square.zip(self.letter);
                placed.map(|(square, letter)| KeebbleAction::Place(square, letter)).ok_or(None)
            }
            SheetMode::Call => {
                let (least, room) = (rules.ask_limits_seen(view).least, rules.room_seen(view, view.turn));
                let (letters, keep) = (self.calling.called(), self.calling.said_to_keep(room));
                if letters.len() < least {
                    return Err(None);
                }
                let checked = rules.check_call(view, &letters, keep.as_ref());
                checked.map(|_| KeebbleAction::Ask { letters, keep }).map_err(Some)
            }
            SheetMode::Answer => self.border.map(KeebbleAction::Wall).ok_or(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answering_in_order_is_not_called_a_turn() {
        let at = |stage: Stage| Json::of(&serde_json::json!({ "turn": "A", "stage": stage }));
        assert!(is_answering(&at(Stage::Answer)));
        assert!(!is_answering(&at(Stage::Ask)));
    }
}
