use crate::{About, AnyMatch, BotGame, BotGameOver, Setup};
use kee_game::{Locales, Mismatch, Problem, Record, Resources, ReviewedTurn};

/// A game of the catalogue, whichever it is.
pub trait AnyGame: Send + Sync {
    /// The name in commands and records.
    fn id(&self) -> &'static str;

    /// What it says, in every language it speaks.
    fn locales(&self) -> Locales;

    /// All that help pages and lobbies need.
    fn about(&self) -> About;

    /// What the lots give each seat, by name: bots' games can be compared by it.
    fn lots(&self) -> &'static [&'static str];

    /// The value of an option that the contents of a file stand for, to be put into a [`Setup`]; or everything that is
    /// wrong with them.
    fn option_from_file(&self, key: &str, contents: &str) -> Result<String, Vec<Problem>>;

    /// The options of a [`Setup`] with values in the place of files that were sent whole, or everything that is wrong with
    /// these. Whoever keeps a setup keeps this: it is short, and means the same.
    fn take_files(&self, set: &[(String, String)]) -> Result<Vec<(String, String)>, Vec<Problem>>;

    /// What everyone at a table with these options may know of them. Options that are none are left out.
    fn announced(&self, options: &[(String, String)]) -> Vec<(String, String)>;

    /// Begins a game, or says everything that is wrong with the request.
    fn begin(&self, setup: &Setup, resources: &Resources) -> Result<Box<dyn AnyMatch>, Vec<Problem>>;

    /// Begins a game in the middle, from a position text. If the text tells how many seats it has and the setup does
    /// not, it is believed.
    fn begin_at(&self, setup: &Setup, resources: &Resources, position: &str)
    -> Result<Box<dyn AnyMatch>, Vec<Problem>>;

    /// What is wrong with these names of bots, each said once.
    fn check_bots(&self, names: &[String]) -> Vec<Problem>;

    /// Plays the first `most` entries of a record again.
    fn replay(&self, record: &Record, resources: &Resources, most: usize) -> Result<Box<dyn AnyMatch>, Mismatch>;

    /// Plays a record again and checks all that can be checked of it.
    fn verify(&self, record: &Record, resources: &Resources) -> Result<(), Mismatch>;

    /// Looks at every turn of a record afterwards; nothing if the game cannot be looked at so. Better plays are looked for among the
    /// `suggested` words, which may be fewer than the judge knows.
    fn review(
        &self,
        record: &Record,
        resources: &Resources,
        suggested: &Resources,
    ) -> Option<Result<Vec<ReviewedTurn>, Mismatch>>;

    /// Lets bots play a whole game, fast.
    fn play_out(&self, game: &BotGame<'_>) -> Result<BotGameOver, Vec<Problem>>;
}
