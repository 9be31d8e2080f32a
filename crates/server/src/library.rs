use kee_game::{Problem, Resources, excerpt};
use kee_games::find;
use kee_table::Agreement;
use std::{fmt, sync::Arc};

type Find = dyn Fn(&str) -> Option<Resources> + Send + Sync;

/// The word lists of this server, by name. Games without words need none of it.
#[derive(Clone)]
pub struct Library {
    find: Arc<Find>,
    default: &'static str,
}

impl Library {
    /// A library that finds its lists like this. `default` is the list for those who name none.
    pub fn new(default: &'static str, find: impl Fn(&str) -> Option<Resources> + Send + Sync + 'static) -> Self {
        Self { find: Arc::new(find), default }
    }

    /// What a new table of this game looks up.
    pub(crate) fn for_game(&self, game: &str, words: Option<&str>) -> Result<Resources, Problem> {
        // Whether there is such a game at all is for the table to say.
        match (find(game).is_some_and(|game| game.about().words), words) {
            (false, None) => Ok(Resources::none()),
            (false, Some(_)) => Err(Problem::new("words", format!("`{}` uses no word list", excerpt(game)))),
            (true, words) => {
                let name = words.unwrap_or(self.default);
                (self.find)(name)
                    .ok_or_else(|| Problem::new("words", format!("there is no word list `{}` here", excerpt(name))))
            }
        }
    }

    /// What a table that was agreed on looks up. If the list is not the same any more, the table will find out.
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
