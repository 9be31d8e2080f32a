use crate::{Finding, Subject, line_of_play::LineOfPlay, pool::Pool};
use kee_game::{Game, Input, Match, Wait};

/// The invariant holds at the start, after every input and in every resample: no tile, card or pawn is lost or made
/// up, not even by a chance from another moment.
pub fn conserved<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("conserved")? {
        let mut pool = Pool::new(subject.budget.actions, setting.dice(0, "pool"));
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut dice = setting.dice(playout, "resample");
            setting.play(playout, &mut |game, _| {
                let rules = game.rules();
                rules.invariant(game.state()).map_err(|broken| format!("The invariant is broken: {broken}"))?;
                if !sampler.takes(game.log().len()) {
                    return Ok(());
                }
                for viewer in setting.viewers() {
                    let other = rules.resample(game.state(), viewer, &mut dice);
                    let broken = |broken| format!("A resample for {viewer:?} breaks the invariant: {broken}");
                    rules.invariant(&other).map_err(broken)?;
                }
                pool.gather(game)?;
                foreign_chances(game, &pool)
            })?;
        }
    }
    Ok(())
}

/// Checks that a chance from another moment is refused, or does no harm.
fn foreign_chances<G: Game>(game: &Match<G>, pool: &Pool<G>) -> Result<(), String> {
    if *game.wait() != Wait::Chance {
        return Ok(());
    }
    for chance in &pool.chances {
        let mut line = LineOfPlay::from(game);
        if line.apply(&Input::Chance(chance.clone())).is_ok() {
            let broken = |broken| format!("`chance {chance}` is accepted and breaks the invariant: {broken}");
            line.rules.invariant(&line.state).map_err(broken)?;
        }
    }
    Ok(())
}
