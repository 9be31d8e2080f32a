use crate::{About, AnyMatch, BotGame, BotGameOver, Setup};
use kee_game::{Mismatch, Problem, Record, Resources, ReviewedTurn};
use kee_lexicon::Lexicon;
use std::sync::Arc;

/// Any game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// The name in commands and records.
    fn id(&self) -> &'static str;

    /// Everything that help pages and lobbies need.
    fn about(&self) -> About;

    /// The resources of a table besides options: these words, if the game uses any.
    fn resources(&self, words: &Arc<Lexicon>) -> Resources {
        if self.about().words { words.resources() } else { Resources::none() }
    }

    /// The things drawn by lot for each seat, by name, for statistics of bot games.
    fn lots(&self) -> &'static [&'static str];

    /// The value of an option from the contents of a file, for a [`Setup`]; or everything wrong with them.
    fn option_from_file(&self, key: &str, contents: &str) -> Result<String, Vec<Problem>>;

    /// The options of a [`Setup`] with values in place of whole files, or everything wrong with those. This is the form
    /// to store: short, with the same meaning.
    fn take_files(&self, set: &[(String, String)]) -> Result<Vec<(String, String)>, Vec<Problem>>;

    /// The options that everyone at the table may know. Unknown options are left out.
    fn announced(&self, options: &[(String, String)]) -> Vec<(String, String)>;

    /// Begins a game, or says everything wrong with the request.
    fn begin(&self, setup: &Setup, resources: &Resources) -> Result<Box<dyn AnyMatch>, Vec<Problem>>;

    /// Begins a game in the middle, from a position text. The text decides the number of seats if the setup doesn't.
    fn begin_at(&self, setup: &Setup, resources: &Resources, position: &str)
    -> Result<Box<dyn AnyMatch>, Vec<Problem>>;

    /// The problems with these names of bots, without repeats.
    fn check_bots(&self, names: &[String]) -> Vec<Problem>;

    /// Replays the first `most` entries of a record.
    fn replay(&self, record: &Record, resources: &Resources, most: usize) -> Result<Box<dyn AnyMatch>, Mismatch>;

    /// Replays a record and checks everything in it.
    fn verify(&self, record: &Record, resources: &Resources) -> Result<(), Mismatch>;

    /// Reviews every turn of a record; none if the game has no review. Better plays use only the `suggested` words,
    /// which may be fewer than the judge's.
    fn review(
        &self,
        record: &Record,
        resources: &Resources,
        suggested: &Resources,
    ) -> Option<Result<Vec<ReviewedTurn>, Mismatch>>;

    /// Lets bots play a whole game, fast.
    fn play_out(&self, game: &BotGame<'_>) -> Result<BotGameOver, Vec<Problem>>;
}
