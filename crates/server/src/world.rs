use crate::problem;
use kee_game::{Problem, Resources, WallTime};
use kee_games::find;
use kee_table::Agreement;
use std::{
    fmt,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

/// The two things a server cannot produce by itself: time and chance.
///
/// Tests provide a world of their own, in which time is moved by hand and every run draws the same.
pub trait World: Send + Sync + 'static {
    /// The current Unix time.
    fn now(&self) -> WallTime;

    /// Fills the bytes with unpredictable chance.
    fn fill(&self, bytes: &mut [u8]);
}

/// The clock and the random source of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemWorld;

impl World for SystemWorld {
    fn now(&self) -> WallTime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        WallTime::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// # Panics
    /// If the system has no random source: nothing could be dealt and no secret kept.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system has a random source");
    }
}

impl dyn World {
    /// `N` random bytes.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }
}

type Find = dyn Fn(&str) -> Option<Resources> + Send + Sync;

/// The word lists of this server, by name. Games without words need none.
#[derive(Clone)]
pub struct Library {
    find: Arc<Find>,
    default: &'static str,
}

impl Library {
    /// A library that finds its lists with this function. `default` is the list for tables that name none.
    pub fn new(default: &'static str, find: impl Fn(&str) -> Option<Resources> + Send + Sync + 'static) -> Self {
        Self { find: Arc::new(find), default }
    }

    /// The resources of a new table of this game.
    pub(crate) fn for_game(&self, game: &str, words: Option<&str>) -> Result<Resources, Problem> {
        // Unknown games are refused by the table.
        match (find(game).is_some_and(|game| game.about().words), words) {
            (false, None) => Ok(Resources::none()),
            (false, Some(_)) => Err(problem::words_not_needed()),
            (true, words) => {
                let name = words.unwrap_or(self.default);
                (self.find)(name).ok_or_else(|| problem::no_such_words(name))
            }
        }
    }

    /// The resources of a table with this agreement. If the list has changed since, the table finds out.
    pub(crate) fn for_agreement(&self, agreement: &Agreement) -> Resources {
        let words = agreement.words.as_ref().and_then(|words| (self.find)(&words.name));
        words.unwrap_or_default()
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("default", &self.default).finish_non_exhaustive()
    }
}
