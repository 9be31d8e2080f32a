use crate::Random;
use kee_game::{Bot, Game};

/// A bot as it is chosen, by name.
pub struct NamedBot<G: Game> {
    /// Its name, as in `--bots name`.
    pub name: &'static str,
    /// A character's strength; none for bots that are not offered where a game has characters.
    pub strength: Option<Strength>,
    /// Whether it gives hints: it plays well, with words that people know.
    pub adviser: bool,
    /// Makes a new one for one seat of one game.
    pub make: fn() -> Box<dyn Bot<G>>,
}

/// The strength of a character in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// From 1 to 5.
    pub level: u8,
    /// Its rating, on a scale where the novice has 1000.
    pub rating: u16,
}

impl<G: Game> NamedBot<G> {
    /// A bot. What it is called and how it plays is in the Fluent files: `bot-name-NAME` and `bot-meaning-GAME-NAME`.
    pub fn new(name: &'static str, make: fn() -> Box<dyn Bot<G>>) -> Self {
        Self { name, strength: None, adviser: false, make }
    }

    /// The same as the bot that gives hints.
    #[must_use]
    pub fn adviser(self) -> Self {
        Self { adviser: true, ..self }
    }

    /// The bot that every game has.
    pub fn random() -> Self {
        Self::new("random", || Box::new(Random))
    }

    /// The model of a person who has just learnt the game, by which levels are measured.
    pub fn novice(make: fn() -> Box<dyn Bot<G>>) -> Self {
        Self::new("novice", make)
    }
}
