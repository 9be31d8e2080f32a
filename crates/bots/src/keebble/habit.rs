//! The actions of an imagined player who always takes the best score now, for simulations.

use super::{calling::Calling, ideas, imagined::Imagined};
use kee_game::{Game, Seat};
use keebble::{KeebbleAction, Stage};
use std::ops::ControlFlow;

/// The next action of the seat.
pub(super) fn action(imagined: &Imagined<'_>, seat: Seat) -> KeebbleAction {
    let state = &imagined.state;
    let chosen = match state.stage {
        Stage::Word => imagined.outlook(seat).best(|_| true).map(KeebbleAction::Play),
        Stage::Ask => Calling::new(imagined, seat).best(&imagined.outlook(seat)).or_else(|| first(imagined, seat)),
        Stage::Answer => taking(imagined, seat).or_else(|| first(imagined, seat)),
        Stage::Power => stealing(imagined, seat),
        _ => first(imagined, seat),
    };
    chosen.unwrap_or(KeebbleAction::Pass)
}

/// The letter that makes the better word.
fn taking(imagined: &Imagined<'_>, seat: Seat) -> Option<KeebbleAction> {
    let outlook = imagined.outlook(seat);
    ideas::takes(imagined, seat).iter().max_by_key(|letter| outlook.with([*letter])).map(KeebbleAction::Take)
}

/// The letter a Thief can take that makes the best word.
fn stealing(imagined: &Imagined<'_>, seat: Seat) -> Option<KeebbleAction> {
    let outlook = imagined.outlook(seat);
    let mut best: Option<(i32, KeebbleAction)> = None;
    imagined.rules.actions(&imagined.state, seat, &mut |action| {
        let KeebbleAction::Steal(_, letter) = action else { return ControlFlow::Break(()) };
        let worth = outlook.with([letter]);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, action));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, action)| action)
}

/// The first thing the seat can do.
fn first(imagined: &Imagined<'_>, seat: Seat) -> Option<KeebbleAction> {
    let mut first = None;
    imagined.rules.actions(&imagined.state, seat, &mut |action| {
        first = Some(action);
        ControlFlow::Break(())
    });
    first
}
