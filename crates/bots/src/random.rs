use kee_game::{Bot, Dice, Game, Seen};
use std::ops::ControlFlow;

/// Takes any of its listed actions with equal chances. Plays every game, and none of them well.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>, dice: &mut Dice) -> G::Action {
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

/// A bot as it is chosen, by name.
pub struct NamedBot<G: Game> {
    /// Its name, as in `--bots name`.
    pub name: &'static str,
    /// Makes a new one for one seat of one game.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> NamedBot<G> {
    /// A bot. What it is called and how it plays is in the Fluent files: `bot-name-NAME` and `bot-meaning-GAME-NAME`.
    pub fn new(name: &'static str, make: fn() -> Box<dyn Bot<G>>) -> Self {
        Self { name, make }
    }

    /// The bot that every game has.
    pub fn random() -> Self {
        Self::new("random", || Box::new(Random))
    }
}
