use std::fmt;

/// How many of the last inputs a finding shows.
const SHOWN: usize = 8;

/// A promise that a game broke: which one, and where to look.
///
/// Playouts are drawn from named seeds, so running the check again finds the same thing at the same entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The check, by its function name.
    pub check: &'static str,
    /// [`kee_game::Game::ID`].
    pub game: &'static str,
    /// The preset and the plan, if it happened in one: `tiny, 2 seats`.
    pub setting: Option<String>,
    /// The number of the playout in this setting.
    pub playout: Option<usize>,
    /// Every input so far as a record writes it. The moment in question is the one after the last.
    pub log: Vec<String>,
    /// What is wrong.
    pub sentence: String,
}

impl Finding {
    /// A finding that concerns the game as a whole.
    pub(crate) fn general(check: &'static str, game: &'static str, sentence: impl Into<String>) -> Self {
        Self { check, game, setting: None, playout: None, log: Vec::new(), sentence: sentence.into() }
    }

    /// The entry after which it happened, from 1; 0 is before the first.
    pub fn entry(&self) -> usize {
        self.log.len()
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.check, self.game)?;
        if let Some(setting) = &self.setting {
            write!(f, ", {setting}")?;
        }
        if let Some(playout) = self.playout {
            write!(f, ", playout {playout}, after entry {}", self.entry())?;
        }
        write!(f, ":\n  {}", self.sentence)?;
        let hidden = self.log.len().saturating_sub(SHOWN);
        for (number, input) in (1..).zip(&self.log).skip(hidden) {
            write!(f, "\n  {number} {input}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Finding {}
