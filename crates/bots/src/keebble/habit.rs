//! The actions of an imagined player who always takes the best score now, for simulations.

use super::{ask_plan::AskPlan, ideas, simulation::Simulation};
use kee_game::{Game, Seat};
use keebble::{KeebbleAction, Stage};
use std::ops::ControlFlow;

/// The next action of the seat.
pub(super) fn action(simulation: &Simulation<'_>, seat: Seat) -> KeebbleAction {
    let state = &simulation.state;
    let chosen = match state.stage {
        Stage::Word => simulation.outlook(seat).best(|_| true).map(KeebbleAction::Play),
        Stage::Ask => {
            AskPlan::new(simulation, seat).best(&simulation.outlook(seat)).or_else(|| first(simulation, seat))
        }
        Stage::Answer => taking(simulation, seat).or_else(|| first(simulation, seat)),
        Stage::Power => stealing(simulation, seat),
        _ => first(simulation, seat),
    };
    chosen.unwrap_or(KeebbleAction::Pass)
}

/// The letter that makes the better word.
fn taking(simulation: &Simulation<'_>, seat: Seat) -> Option<KeebbleAction> {
    let outlook = simulation.outlook(seat);
    ideas::takes(simulation, seat).iter().max_by_key(|letter| outlook.with([*letter])).map(KeebbleAction::Take)
}

/// The letter a Thief can take that makes the best word.
fn stealing(simulation: &Simulation<'_>, seat: Seat) -> Option<KeebbleAction> {
    let outlook = simulation.outlook(seat);
    let mut best: Option<(i32, KeebbleAction)> = None;
    simulation.rules.actions(&simulation.state, seat, &mut |action| {
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
fn first(simulation: &Simulation<'_>, seat: Seat) -> Option<KeebbleAction> {
    let mut first = None;
    simulation.rules.actions(&simulation.state, seat, &mut |action| {
        first = Some(action);
        ControlFlow::Break(())
    });
    first
}
