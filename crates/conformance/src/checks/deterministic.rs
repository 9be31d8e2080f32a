use crate::{
    Finding, Subject,
    listed_actions::{ListedActions, listed},
    setting::Setting,
};
use kee_game::{Game, Match, Wait};

/// Views of all viewers and lists of all asked seats.
type Closely<G> = (Vec<<G as Game>::View>, Vec<ListedActions<<G as Game>::Action>>);

/// One moment of a playout from all sides.
struct PlayoutMoment<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
    /// Only at some moments.
    closely: Option<Closely<G>>,
}

/// The same inputs always lead to the same states, events, views and lists; a copy of a state continues like the
/// original.
pub fn deterministic<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("deterministic")? {
        for playout in 0..setting.playouts {
            let mut first: Vec<PlayoutMoment<G>> = Vec::new();
            let mut sampler = setting.sampler(playout);
            setting.play(playout, &mut |game, events| {
                if let Some(before) = first.last() {
                    copy_plays_alike(game, &before.state, events)?;
                }
                let closely = sampler.takes(game.log().len()).then(|| look(&setting, game)).transpose()?;
                first.push(PlayoutMoment { state: game.state().clone(), events: events.to_vec(), closely });
                Ok(())
            })?;
            let mut sampler = setting.sampler(playout);
            setting.play(playout, &mut |game, events| {
                let number = game.log().len();
                let Some(moment) = first.get(number) else {
                    return Err("The same playout became longer the second time.".to_owned());
                };
                let closely = sampler.takes(number).then(|| look(&setting, game)).transpose()?;
                let same = moment.state == *game.state() && moment.events == events && moment.closely == closely;
                if same { Ok(()) } else { Err("The same playout went differently the second time.".to_owned()) }
            })?;
        }
    }
    Ok(())
}

fn look<G: Game>(setting: &Setting<'_, G>, game: &Match<G>) -> Result<Closely<G>, String> {
    let views = setting.viewers().into_iter().map(|viewer| game.view(viewer)).collect();
    let most = setting.subject.budget.actions;
    let lists = game.may_act().iter().map(|seat| listed(game.rules(), game.state(), seat, most));
    if *game.wait() == Wait::Chance && game.drawn(&setting.seed(0)) != game.drawn(&setting.seed(0)) {
        return Err("The same dice brought two different chances.".to_owned());
    }
    Ok((views, lists.collect::<Result<_, _>>()?))
}

fn copy_plays_alike<G: Game>(game: &Match<G>, before: &G::State, events: &[G::Event]) -> Result<(), String> {
    let Some(entry) = game.log().last() else { return Ok(()) };
    let mut copy = before.clone();
    let answer = game.rules().apply(&mut copy, entry.at, &entry.input);
    match answer {
        Ok(again) if again == events && copy == *game.state() => Ok(()),
        answer => Err(format!(
            "A copy of the state before `{}` came to {copy:?} with {answer:?}, the original to {:?} with {events:?}.",
            entry.input,
            game.state()
        )),
    }
}
