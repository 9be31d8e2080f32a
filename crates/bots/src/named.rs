use crate::Random;
use kee_game::{Bot, Game};

/// A bot as it is chosen: by name, with a sentence about how it plays.
pub struct NamedBot<G: Game> {
    /// As in `--bots name`.
    pub name: &'static str,
    /// How it plays, a sentence.
    pub meaning: &'static str,
    /// A fresh one for one seat of one game.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> NamedBot<G> {
    /// The bot that every game has.
    pub fn random() -> Self {
        Self { name: "random", meaning: "Does anything it may, without a thought.", make: || Box::new(Random) }
    }
}
