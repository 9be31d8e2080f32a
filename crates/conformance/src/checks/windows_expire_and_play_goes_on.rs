use crate::{Finding, Subject, line_of_play::LineOfPlay};
use kee_game::{Dice, Game, Wait, WindowId};

/// Every open window can expire and is then closed; and an abandoned table ends by expiries alone.
pub fn windows_expire_and_play_goes_on<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("windows_expire_and_play_goes_on")? {
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut dice = setting.dice(playout, "expiries");
            let mut looks = 0;
            setting.play(playout, &mut |game, _| {
                if !sampler.takes(game.log().len()) {
                    return Ok(());
                }
                let here = LineOfPlay::from(game);
                for window in game.wait().windows() {
                    expire(&mut here.clone(), window.id, &mut dice)?;
                }
                looks += 1;
                // Abandoning takes long in long games; a few moments are enough.
                if looks % 4 == 1 { everyone_walks_away(here, &mut dice, subject.budget.longest) } else { Ok(()) }
            })?;
        }
    }
    Ok(())
}

fn expire<G: Game>(line: &mut LineOfPlay<'_, G>, id: WindowId, dice: &mut Dice) -> Result<(), String> {
    line.expire(id)?;
    // While chance is due no window is visible, not even one that stays open.
    line.deal(dice)?;
    if line.wait.windows().iter().any(|window| window.id == id) {
        return Err(format!("Window {id} has expired and is still open."));
    }
    Ok(())
}

fn everyone_walks_away<G: Game>(mut line: LineOfPlay<'_, G>, dice: &mut Dice, longest: usize) -> Result<(), String> {
    line.deal(dice)?;
    for _ in 0..longest {
        if let Wait::Over(_) = line.wait {
            return Ok(());
        }
        let due = line.wait.due(line.now);
        let Some(id) = due.or_else(|| dice.pick(line.wait.windows()).map(|window| window.id)) else {
            return Err("The game waits for players, but no window is open.".to_owned());
        };
        expire(&mut line, id, dice)?;
    }
    Err(format!("When everyone walks away, the game is not over after {longest} expiries."))
}
