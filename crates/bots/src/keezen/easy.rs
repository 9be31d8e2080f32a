use super::hand;
use kee_game::{Bot, Dice, Seen};
use keezen::{
    Keezen, KeezenAction, KeezenView,
    core::{Deed, Laws, Place, Play},
};

/// Draws a play at random; those that a beginner likes are in the hat more often.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Easy {
    /// How often a play is in the hat that does nothing in particular.
    const PLAIN: usize = 4;
    const ENTERS: usize = 24;
    const COMES_IN: usize = 24;
    const CAPTURES: usize = 16;
    /// A play that hurts an own or a partner's pawn; not never, since a beginner overlooks things.
    const HURTS: usize = 1;

    fn tickets(view: &KeezenView, laws: &Laws, seat: usize, action: &KeezenAction) -> usize {
        let KeezenAction::Play(play) = action else { return Self::PLAIN };
        let victims = victims(view, seat, play);
        if victims.iter().flatten().any(|owner| laws.same_side(seat, *owner)) {
            return Self::HURTS;
        }
        let enters = matches!(&play.deed, Deed::Move(step) if step.from.is_waiting());
        let more = |is: bool, tickets: usize| if is { tickets } else { 0 };
        Self::PLAIN
            + more(enters, Self::ENTERS)
            + more(hand::comes_in(play), Self::COMES_IN)
            + more(victims != [None; 2], Self::CAPTURES)
    }
}

/// Whose pawns stand where those that move will land.
fn victims(view: &KeezenView, seat: usize, play: &Play) -> [Option<usize>; 2] {
    let owner_at = |place: Place| place.square().and_then(|square| view.board.owner_at(square));
    match &play.deed {
        Deed::Move(step) => [owner_at(step.to), None],
        // A pawn that moves on itself is no victim of the other part.
        Deed::Split(first, second) => {
            let away = |owner: &usize| first.to != second.from || *owner != second.whose.owner(seat);
            [owner_at(first.to).filter(away), owner_at(second.to).filter(|_| second.to != first.from)]
        }
        Deed::Swap { .. } => [None, None],
    }
}

impl Bot<Keezen> for Easy {
    fn choose(&mut self, seen: &Seen<'_, Keezen>, dice: &mut Dice) -> KeezenAction {
        let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
        let actions = seen.actions();
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
