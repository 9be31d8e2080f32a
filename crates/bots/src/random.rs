use kee_game::{Bot, Dice, Game, Seen};
use std::ops::ControlFlow;

/// Takes any of its listed actions, each equally likely. Plays every game, and none of them well.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>, dice: &mut Dice) -> G::Action {
        // The n-th action takes the place of the one held before once in n times. So the list is walked once and
        // never stored: it can be a whole dictionary.
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
