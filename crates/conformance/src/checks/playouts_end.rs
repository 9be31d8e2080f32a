use crate::{Finding, Subject};
use kee_game::Game;

/// Random games end, with random expiries, leavers and rulings, in one of the ways the game has named.
pub fn playouts_end<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("playouts_end")? {
        for playout in 0..setting.playouts {
            let played = setting.play(playout, &mut |_, _| Ok(()))?;
            let ending = played.game.wait().outcome().map_or("", |outcome| &outcome.ending);
            if !G::ENDINGS.contains(&ending) {
                let sentence = format!("The ending `{ending}` is not among ENDINGS.");
                return Err(setting.finding_in(playout, &played.game, sentence));
            }
        }
    }
    Ok(())
}
