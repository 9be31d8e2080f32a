use super::hand;
use kee_game::{Bot, BotView, Dice};
use keezen::{
    Keezen, KeezenAction, KeezenView,
    core::{Deed, Laws},
};

/// Draws a play at random, with more tickets for plays that a beginner likes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Easy {
    /// The tickets of an ordinary play.
    const PLAIN: usize = 4;
    const ENTERS: usize = 24;
    const COMES_IN: usize = 24;
    const CAPTURES: usize = 16;
    /// The tickets of a play that hurts its own side; not zero, since a beginner overlooks things.
    const HURTS: usize = 1;

    fn tickets(view: &KeezenView, laws: &Laws, seat: usize, action: &KeezenAction) -> usize {
        let KeezenAction::Play(play) = action else { return Self::PLAIN };
        if hurts(view, laws, seat, action) {
            return Self::HURTS;
        }
        let captured = { view.board }.make_and_tell(laws, seat, play).captured;
        let enters = matches!(&play.deed, Deed::Move(step) if step.from.is_waiting());
        let more = |is: bool, tickets: usize| if is { tickets } else { 0 };
        Self::PLAIN
            + more(enters, Self::ENTERS)
            + more(hand::comes_in(play), Self::COMES_IN)
            + more(captured.iter().any(Option::is_some), Self::CAPTURES)
    }

    /// Draws one of these actions.
    pub(super) fn draw(
        view: &KeezenView,
        laws: &Laws,
        seat: usize,
        actions: &[KeezenAction],
        dice: &mut Dice,
    ) -> KeezenAction {
        let tickets: Vec<usize> = actions.iter().map(|action| Self::tickets(view, laws, seat, action)).collect();
        let mut drawn = dice.below(tickets.iter().sum());
        for (action, tickets) in actions.iter().zip(tickets) {
            if drawn < tickets {
                return *action;
            }
            drawn -= tickets;
        }
        unreachable!("one of the tickets was drawn")
    }
}

/// Whether an action captures a pawn of the player's own side.
pub(super) fn hurts(view: &KeezenView, laws: &Laws, seat: usize, action: &KeezenAction) -> bool {
    let KeezenAction::Play(play) = action else { return false };
    let captured = { view.board }.make_and_tell(laws, seat, play).captured;
    captured.iter().flatten().any(|pawn| laws.same_side(seat, usize::from(pawn.owner)))
}

impl Bot<Keezen> for Easy {
    fn choose(&mut self, seen: &BotView<'_, Keezen>, dice: &mut Dice) -> KeezenAction {
        let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
        Self::draw(view, laws, seat, &seen.actions(), dice)
    }
}
