use kee_game::{Bot, BotView, Dice, Game};
use std::ops::ControlFlow;

/// Takes any of its listed actions with equal chances. Plays every game, and none of them well. It plays any valid word,
/// so where a game has characters, it is for tests and simulations only.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &BotView<'_, G>, dice: &mut Dice) -> G::Action {
        // The n-th action replaces the previous choice once in n times. So the list is walked once and never stored: it
        // can be a whole dictionary.
        let mut held = None;
        let mut listed = 0;
        seen.visit(&mut |action| {
            listed += 1;
            if dice.one_in(listed) {
                held = Some(action);
            }
            ControlFlow::Continue(())
        });
        held.expect("a seat that is asked has an action")
    }
}
