use crate::{
    Finding, Subject,
    line_of_play::LineOfPlay,
    listed_actions::{ListedActions, free_to_act, listed},
    pool::Pool,
};
use kee_game::{Game, Input, Listing, Seat};

/// Every listed action is accepted. If the list is complete, every other action is refused.
pub fn listed_is_accepted<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    let most = subject.budget.actions;
    for setting in subject.settings("listed_is_accepted")? {
        let mut pool: Pool<G> = Pool::new(most, setting.dice(0, "pool"));
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            setting.play(playout, &mut |game, _| {
                if !sampler.takes(game.log().len()) {
                    return Ok(());
                }
                pool.gather(game)?;
                let here = LineOfPlay::from(game);
                for seat in free_to_act(game).iter() {
                    let listed = listed(here.rules, &here.state, seat, most)?;
                    all_accepted(&here, seat, &listed.actions)?;
                    others_refused(&here, seat, &listed, &pool.actions)?;
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// Checks that each of these actions is accepted.
pub(super) fn all_accepted<G: Game>(here: &LineOfPlay<'_, G>, seat: Seat, actions: &[G::Action]) -> Result<(), String> {
    for action in actions {
        let answer = here.clone().apply(&Input::Act { seat, action: action.clone() });
        if let Err(refusal) = answer {
            return Err(format!("`{action}` is listed for seat {seat}, but refused: {refusal:?}"));
        }
    }
    Ok(())
}

/// Checks that candidates outside a complete list are refused, and that trying them changes nothing.
pub(super) fn others_refused<G: Game>(
    here: &LineOfPlay<'_, G>,
    seat: Seat,
    listed: &ListedActions<G::Action>,
    candidates: &[G::Action],
) -> Result<(), String> {
    if listed.listing != Some(Listing::Complete) {
        return Ok(());
    }
    let mut tried = here.clone();
    for action in candidates.iter().filter(|action| !listed.actions.contains(action)) {
        let answer = tried.apply(&Input::Act { seat, action: action.clone() });
        if answer.is_ok() {
            return Err(format!("`{action}` of seat {seat} is accepted, but not in its complete list."));
        }
        if tried.state != here.state {
            return Err(format!("`{action}` of seat {seat} was refused, and yet the state changed."));
        }
    }
    Ok(())
}
