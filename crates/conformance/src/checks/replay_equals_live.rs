use crate::{
    Finding, Subject,
    setting::{FinishedPlayout, Setting},
};
use kee_game::{Game, Match, Wait, replay, verify};

/// The number of prefixes of a playout to replay from the beginning.
const PREFIXES: usize = 3;

/// The record alone, as text, leads to the same states and waits as the live game, entry by entry.
pub fn replay_equals_live<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("replay_equals_live")? {
        for playout in 0..setting.playouts {
            let mut live = Vec::new();
            let played = setting.play(playout, &mut |game, _| {
                live.push((game.state().clone(), game.wait().clone()));
                Ok(())
            })?;
            follow(&setting, &played, &live)
                .and_then(|()| prefixes(&setting, playout, &played, &live))
                .map_err(|sentence| setting.finding_in(playout, &played.game, sentence))?;
        }
    }
    Ok(())
}

/// Compares one replay after every entry.
fn follow<G: Game>(
    setting: &Setting<'_, G>,
    played: &FinishedPlayout<G>,
    live: &[(G::State, Wait)],
) -> Result<(), String> {
    let record = played.record();
    let mut game: Match<G> = Match::new(setting.rules().map_err(|finding| finding.sentence)?);
    compare(&game, 0, live)?;
    for (number, entry) in (1..).zip(&record.entries) {
        let input = entry.input.from_text().map_err(|wrong| format!("Entry {number} is not read again: {wrong}."))?;
        game.apply(entry.at, input).map_err(|refusal| format!("Entry {number} is refused in the replay: {refusal}"))?;
        compare(&game, number, live)?;
    }
    Ok(())
}

/// Compares some prefixes with the library's own replay, and the whole record with its verification.
fn prefixes<G: Game>(
    setting: &Setting<'_, G>,
    playout: usize,
    played: &FinishedPlayout<G>,
    live: &[(G::State, Wait)],
) -> Result<(), String> {
    let record = played.record();
    let mut dice = setting.dice(playout, "prefixes");
    for _ in 0..PREFIXES {
        let length = dice.below(live.len());
        let game = replay::<G>(&record, &setting.subject.resources, length).map_err(|wrong| wrong.to_string())?;
        compare(&game, length, live)?;
    }
    let game = verify::<G>(&record, &setting.subject.resources).map_err(|wrong| wrong.to_string())?;
    compare(&game, live.len() - 1, live)
}

fn compare<G: Game>(game: &Match<G>, number: usize, live: &[(G::State, Wait)]) -> Result<(), String> {
    let (state, wait) = &live[number];
    if game.state() != state {
        return Err(format!(
            "After entry {number} the replay is at {:?}, the live game was at {state:?}.",
            game.state()
        ));
    }
    if game.wait() != wait {
        return Err(format!(
            "After entry {number} the replay waits for {:?}, the live game for {wait:?}.",
            game.wait()
        ));
    }
    Ok(())
}
