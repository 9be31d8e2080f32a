use crate::{
    Finding, Subject,
    line_of_play::{InputOf, LineOfPlay},
    listed_actions::{free_to_act, listed},
    setting::Setting,
};
use kee_game::{Dice, Game, Input, Match, Seat, Viewer, Wait};

/// The number of continuations of a moment to compare in search of something hidden.
const CONTINUATIONS: usize = 4;

/// A resample looks the same to its viewer: view, wait and, if asked, the list of actions to the last detail. So
/// any leak of a view or a list shows here as a difference.
///
/// And it is not the same state again: if a viewer can't know something (two actions of another seat, or two draws,
/// lead to different states with the same view), resampling has to vary it.
pub fn resample_is_indistinguishable<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    const CHECK: &str = "resample_is_indistinguishable";
    let mut ever_varied = false;
    for setting in subject.settings(CHECK)? {
        let mut secrets: Vec<Secrets> = setting.viewers().into_iter().map(Secrets::of).collect();
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut dice = setting.dice(playout, "resample");
            setting.play(playout, &mut |game, _| {
                if !sampler.takes(game.log().len()) {
                    return Ok(());
                }
                let continuations = continuations(game, &mut dice)?;
                for secrets in &mut secrets {
                    ever_varied |= looks_the_same(&setting, game, secrets.viewer, &mut dice)?;
                    secrets.search(game, &continuations, &mut dice);
                }
                Ok(())
            })?;
        }
        if let Some(secrets) = secrets.iter().find(|secrets| secrets.found > 0 && secrets.varied == 0) {
            let sentence = match G::HIDDEN {
                true => "Something is hidden from {}, but resampling never varied it.",
                false => "Something is hidden from {}, but HIDDEN is false.",
            };
            return Err(setting.finding(sentence.replace("{}", &format!("{:?}", secrets.viewer))));
        }
    }
    match (G::HIDDEN, ever_varied) {
        (true, false) => Err(Finding::general(CHECK, G::ID, "HIDDEN is true, but no resample ever differed.")),
        _ => Ok(()),
    }
}

/// Resamples for one viewer at one moment, and says whether any of them differs from the state.
fn looks_the_same<G: Game>(
    setting: &Setting<'_, G>,
    game: &Match<G>,
    viewer: Viewer,
    dice: &mut Dice,
) -> Result<bool, String> {
    let (rules, state, most) = (game.rules(), game.state(), setting.subject.budget.actions);
    let view = rules.view(state, viewer);
    let seat = free_to_act(game).iter().find(|seat| viewer.is(*seat));
    let list = seat.map(|seat| listed(rules, state, seat, most)).transpose()?;
    let mut varied = false;
    for _ in 0..setting.subject.budget.resamples {
        let other = rules.resample(state, viewer, dice);
        rules
            .invariant(&other)
            .map_err(|broken| format!("A resample for {viewer:?} breaks the invariant: {broken}"))?;
        let seen = rules.view(&other, viewer);
        if seen != view {
            return Err(format!("{viewer:?} can tell a resample from the state: {seen:?} is not {view:?}."));
        }
        if rules.wait(&other) != *game.wait() {
            return Err(format!(
                "A resample for {viewer:?} waits for {:?}, not {:?}.",
                rules.wait(&other),
                game.wait()
            ));
        }
        let list_there = seat.map(|seat| listed(rules, &other, seat, most)).transpose()?;
        if list_there != list {
            return Err(format!("The list of {viewer:?} tells what is hidden: {list:?} became {list_there:?}."));
        }
        varied |= other != *state;
    }
    if varied && !G::HIDDEN {
        return Err(format!("A resample for {viewer:?} differs from the state, but HIDDEN is false."));
    }
    Ok(varied)
}

/// States after different actions of one seat, or different draws. The acting seat knows the difference.
struct Fork<G: Game> {
    actor: Option<Seat>,
    states: Vec<G::State>,
}

fn continuations<G: Game>(game: &Match<G>, dice: &mut Dice) -> Result<Vec<Fork<G>>, String> {
    let here = LineOfPlay::from(game);
    let follow = |input: InputOf<G>| {
        let mut line = here.clone();
        line.apply(&input).ok().map(|_| line.state)
    };
    if here.wait == Wait::Chance {
        let draws = (0..CONTINUATIONS).map(|_| here.rules.draw(&here.state, dice));
        let states = draws.collect::<Vec<_>>().into_iter().filter_map(|chance| follow(Input::Chance(chance)));
        return Ok(vec![Fork { actor: None, states: states.collect() }]);
    }
    let forks = free_to_act(game).iter().map(|seat| {
        let actions = listed(here.rules, &here.state, seat, CONTINUATIONS)?.actions;
        let states = actions.into_iter().filter_map(|action| follow(Input::Act { seat, action }));
        Ok(Fork { actor: Some(seat), states: states.collect() })
    });
    forks.collect()
}

/// The facts that one viewer does not know, over all playouts of a setting.
struct Secrets {
    viewer: Viewer,
    /// The number of times something was hidden.
    found: usize,
    /// The number of times a resample varied it, or anything else.
    varied: usize,
}

impl Secrets {
    fn of(viewer: Viewer) -> Self {
        Self { viewer, found: 0, varied: 0 }
    }

    fn search<G: Game>(&mut self, game: &Match<G>, forks: &[Fork<G>], dice: &mut Dice) {
        let (rules, viewer) = (game.rules(), self.viewer);
        for fork in forks.iter().filter(|fork| !fork.actor.is_some_and(|actor| viewer.is(actor))) {
            let Some((one, others)) = fork.states.split_first() else { continue };
            let hidden = others.iter().any(|other| {
                let looks_alike = rules.view(one, viewer) == rules.view(other, viewer);
                let actor_knows =
                    |actor| rules.view(one, Viewer::Seat(actor)) != rules.view(other, Viewer::Seat(actor));
                one != other && looks_alike && fork.actor.is_none_or(actor_knows)
            });
            if hidden {
                self.found += 1;
                self.varied += (0..CONTINUATIONS).filter(|_| rules.resample(one, viewer, dice) != *one).count();
            }
        }
    }
}
