use super::{calling::Calling, mode::Mode};
use kee_game::Seat;
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use keebble::{Judged, Keebble, KeebbleAction, KeebbleRefusal, KeebbleView, Special};

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
