use kee_game::{Dice, Game, Listing, Match, Seat, SeatSet};
use std::ops::ControlFlow;

/// The beginning of a seat's list of actions.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ListedActions<A> {
    pub(crate) actions: Vec<A>,
    /// None if the visitor stopped before the end.
    pub(crate) listing: Option<Listing>,
}

/// The first actions of a seat that may act.
pub(crate) fn listed<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    most: usize,
) -> Result<ListedActions<G::Action>, String> {
    let mut actions = Vec::new();
    let (mut enough, mut pushed_on) = (false, false);
    let listing = rules.actions(state, seat, &mut |action| {
        pushed_on |= enough;
        if actions.len() >= most {
            enough = true;
            return ControlFlow::Break(());
        }
        actions.push(action);
        ControlFlow::Continue(())
    });
    if pushed_on {
        return Err(format!("The list of seat {seat} goes on after the visitor had seen enough."));
    }
    if actions.is_empty() {
        return Err(format!("Seat {seat} may act but no action is listed for it."));
    }
    Ok(ListedActions { actions, listing: (!enough).then_some(listing) })
}

/// One of the first `most` actions of a seat that may act, with equal chances.
pub(crate) fn pick<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    dice: &mut Dice,
    most: usize,
) -> Result<G::Action, String> {
    let (mut seen, mut picked) = (0, None);
    rules.actions(state, seat, &mut |action| {
        seen += 1;
        if dice.one_in(seen) {
            picked = Some(action);
        }
        if seen >= most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    picked.ok_or_else(|| format!("Seat {seat} may act but no action is listed for it."))
}

/// The seats that can act right now; none while a window that has run out must expire first.
pub(crate) fn free_to_act<G: Game>(game: &Match<G>) -> SeatSet {
    if game.wait().due(game.now()).is_some() { SeatSet::NONE } else { game.may_act() }
}
