use super::listed_is_accepted::{all_accepted, others_refused};
use crate::{
    Finding, Subject,
    line_of_play::{InputOf, LineOfPlay},
    listed_actions::listed,
    pool::Pool,
    setting::{Setting, guarded},
};
use kee_game::{Game, GameTime, Input, Seed, Wait};
use std::collections::BTreeSet;

/// The number of outcomes to follow at each draw.
const DRAWS: u64 = 3;
/// The number of unlisted actions to try in each state.
const TRIED: usize = 64;
/// The most actions of a seat to read in each state. A longer list counts as incomplete.
const LISTED: usize = 512;
/// The most continuations of a state to follow. With more, exploring everything is out of reach anyway.
const FOLLOWED: usize = 40;

/// On the preset `tiny`, in every reachable state, the listed actions are exactly the accepted ones. It follows every
/// action and expiry and a few outcomes of every chance, within the budget.
pub fn listed_is_exact_on_tiny<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    let settings = subject.settings("listed_is_exact_on_tiny")?;
    let tiny: Vec<_> = settings.into_iter().filter(|setting| setting.preset.name == "tiny").collect();
    let nodes = (subject.budget.nodes / tiny.len().max(1)).max(100);
    for setting in tiny {
        let rules = setting.rules()?;
        let mut pool = Pool::new(4 * TRIED, setting.dice(0, "pool"));
        let exact = guarded(|| {
            let states = explore(&setting, &rules, &mut pool, nodes)?;
            states.into_iter().try_for_each(|state| exact(&LineOfPlay::at(&rules, state, GameTime::ZERO), &mut pool))
        });
        exact.map_err(|sentence| setting.finding(sentence))?;
    }
    Ok(())
}

fn exact<G: Game>(here: &LineOfPlay<'_, G>, pool: &mut Pool<G>) -> Result<(), String> {
    for seat in here.wait.asked().iter() {
        let listed = listed(here.rules, &here.state, seat, LISTED)?;
        all_accepted(here, seat, &listed.actions)
            .and_then(|()| others_refused(here, seat, &listed, &pool.some_actions(TRIED)))
            .map_err(|sentence| format!("{sentence} State: {:?}", here.state))?;
    }
    Ok(())
}

/// Reachable states, without repeats. The next one is taken at random, so that a small budget still reaches the end of
/// games and not only their beginning.
fn explore<G: Game>(
    setting: &Setting<'_, G>,
    rules: &G,
    pool: &mut Pool<G>,
    nodes: usize,
) -> Result<Vec<G::State>, String> {
    let mut dice = setting.dice(0, "explore");
    let mut known = BTreeSet::new();
    let mut waiting = vec![rules.start()];
    let mut explored = Vec::new();
    while explored.len() < nodes && !waiting.is_empty() {
        let state = waiting.swap_remove(dice.below(waiting.len()));
        let here = LineOfPlay::at(rules, state, GameTime::ZERO);
        let mut inputs = inputs(&here, pool)?;
        if inputs.len() > FOLLOWED {
            dice.shuffle(&mut inputs);
            inputs.truncate(FOLLOWED);
        }
        for input in inputs {
            let mut next = here.clone();
            if let Err(refusal) = next.apply(&input) {
                return Err(format!("`{input}` should be accepted, got: {refusal:?} State: {:?}", here.state));
            }
            let text = serde_json::to_string(&next.state).map_err(|error| format!("A state has no JSON: {error}."))?;
            if known.insert(text) {
                waiting.push(next.state);
            }
        }
        explored.push(here.state);
    }
    Ok(explored)
}

/// The inputs of a state: every action, every expiry, and a few outcomes of chance.
fn inputs<G: Game>(here: &LineOfPlay<'_, G>, pool: &mut Pool<G>) -> Result<Vec<InputOf<G>>, String> {
    let mut inputs = Vec::new();
    if here.wait == Wait::Chance {
        let draws = (0..DRAWS).map(|draw| here.rules.draw(&here.state, &mut Seed::named("explore").dice(draw)));
        inputs.extend(draws.map(Input::Chance));
    }
    for seat in here.wait.asked().iter() {
        for action in listed(here.rules, &here.state, seat, LISTED)?.actions {
            pool.add_action(action.clone());
            inputs.push(Input::Act { seat, action });
        }
    }
    inputs.extend(here.wait.windows().iter().map(|window| Input::Expire { window: window.id }));
    Ok(inputs)
}
