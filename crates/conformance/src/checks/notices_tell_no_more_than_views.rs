use crate::{
    Finding, Subject,
    line_of_play::{InputOf, LineOfPlay},
    listed_actions::{free_to_act, listed},
};
use kee_game::{Dice, Game, Input, Match, Ruling, Viewer, Wait};

/// The number of actions of each seat, and of draws, to compare at one moment.
const COMPARED: usize = 4;
/// The number of other states that the viewer can't tell from this one.
const WORLDS: usize = 2;

/// Two possible inputs that leave a viewer with the same view have the same notices.
///
/// We compare the results of different actions of a seat, or different draws, in this state and in resamples for the
/// viewer, since the view before is the same in all of them. A viewer's own actions are compared only with themselves,
/// since they know what they did. Expiries, leaves and rulings are public, so each is compared only with itself as
/// well.
pub fn notices_tell_no_more_than_views<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("notices_tell_no_more_than_views")? {
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut dice = setting.dice(playout, "worlds");
            setting.play(playout, &mut |game, _| {
                if sampler.takes(game.log().len()) {
                    setting.viewers().into_iter().try_for_each(|viewer| compare(game, viewer, &mut dice))?;
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// A possible input, as the viewer sees it.
struct Branch<G: Game> {
    /// The viewer's knowledge of the input itself; only branches with the same are compared.
    known: String,
    input: String,
    view: G::View,
    notices: Vec<G::Notice>,
}

fn compare<G: Game>(game: &Match<G>, viewer: Viewer, dice: &mut Dice) -> Result<(), String> {
    let here = LineOfPlay::from(game);
    let mut worlds = vec![here.clone()];
    if G::HIDDEN {
        let others = (0..WORLDS).map(|_| here.rules.resample(&here.state, viewer, dice));
        worlds.extend(others.map(|state| LineOfPlay::at(here.rules, state, here.now)).collect::<Vec<_>>());
    }
    let mut branches: Vec<Branch<G>> = Vec::new();
    for world in &worlds {
        for input in inputs(game, world, dice)? {
            let Some(branch) = follow(world, viewer, &input) else { continue };
            let mut alike = branches.iter().filter(|other| other.known == branch.known && other.view == branch.view);
            if let Some(other) = alike.find(|other| other.notices != branch.notices) {
                return Err(format!(
                    "`{}` and `{}` look the same to {viewer:?}, who is told {:?} and {:?}.",
                    other.input, branch.input, other.notices, branch.notices
                ));
            }
            branches.push(branch);
        }
    }
    Ok(())
}

fn follow<G: Game>(world: &LineOfPlay<'_, G>, viewer: Viewer, input: &InputOf<G>) -> Option<Branch<G>> {
    let mut line = world.clone();
    let events = line.apply(input).ok()?;
    let known = match input {
        Input::Act { seat, .. } if !viewer.is(*seat) => format!("{seat} acts"),
        Input::Chance(_) => "chance".to_owned(),
        _ => input.to_string(),
    };
    Some(Branch {
        known,
        input: input.to_string(),
        view: line.rules.view(&line.state, viewer),
        notices: events.iter().filter_map(|event| line.rules.notice(event, viewer)).collect(),
    })
}

/// The possible inputs in a state that looks like this one.
fn inputs<G: Game>(game: &Match<G>, world: &LineOfPlay<'_, G>, dice: &mut Dice) -> Result<Vec<InputOf<G>>, String> {
    match world.wait {
        Wait::Over(_) => return Ok(Vec::new()),
        Wait::Chance => {
            return Ok((0..COMPARED).map(|_| Input::Chance(world.rules.draw(&world.state, dice))).collect());
        }
        Wait::Players(_) => {}
    }
    let mut inputs = vec![Input::Ruling(Ruling::End)];
    inputs.extend(world.wait.windows().iter().map(|window| Input::Expire { window: window.id }));
    let present = world.rules.seating().everyone().minus(game.left());
    inputs.extend(present.iter().map(|seat| Input::Leave { seat }));
    for seat in free_to_act(game).iter() {
        let actions = listed(world.rules, &world.state, seat, COMPARED)?.actions;
        inputs.extend(actions.into_iter().map(|action| Input::Act { seat, action }));
    }
    Ok(inputs)
}
