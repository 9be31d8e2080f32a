use kee_game::Record;
use std::fmt;

/// The number of last inputs that a finding shows.
const SHOWN: usize = 8;

/// A promise that a game broke, and where.
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
    /// The game up to the moment in question. Its last input may be one that was wrongly refused.
    pub record: Option<Box<Record>>,
    /// A sentence that says what is wrong.
    pub sentence: String,
}

impl Finding {
    /// A finding that concerns the game as a whole.
    pub(crate) fn general(check: &'static str, game: &'static str, sentence: impl Into<String>) -> Self {
        Self { check, game, setting: None, playout: None, record: None, sentence: sentence.into() }
    }

    /// The entry after which it happened, from 1; 0 is before the first.
    pub fn entry(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.entries.len())
    }

    /// The output of a failing test: the finding, and the whole record if the environment variable `KEE_WHOLE` is 1.
    #[doc(hidden)]
    pub fn report(&self) -> String {
        let whole = std::env::var_os("KEE_WHOLE").is_some_and(|value| value == "1");
        match &self.record {
            Some(record) if whole => format!("{self}\n\n{}", record.to_text()),
            Some(_) => format!("{self}\n  With KEE_WHOLE=1 this test prints the whole record."),
            None => self.to_string(),
        }
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
        let entries = self.record.iter().flat_map(|record| &record.entries);
        for (number, entry) in (1..).zip(entries).skip(self.entry().saturating_sub(SHOWN)) {
            write!(f, "\n  {number} {} {}", entry.at, entry.input)?;
        }
        Ok(())
    }
}

impl std::error::Error for Finding {}
