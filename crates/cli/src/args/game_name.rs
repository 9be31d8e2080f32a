use clap::builder::PossibleValuesParser;
use kee_game::{Record, excerpt};
use kee_games::{AnyGame, catalogue, find};

/// Accepts the name of a game, and lists them all for completion and for "did you mean".
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(names())
}

/// The game with a name that [`parser`] has accepted.
pub(crate) fn game(name: &str) -> &'static dyn AnyGame {
    find(name).expect("the parser accepts only names in the catalogue")
}

/// The game of a record, or a sentence that lists the games.
pub(crate) fn game_of(record: &Record) -> Result<&'static dyn AnyGame, String> {
    find(&record.header.game)
        .ok_or_else(|| format!("unknown game `{}`; this version of kee has {}", excerpt(&record.header.game), all()))
}

/// The names of all games, for a sentence.
pub(crate) fn all() -> String {
    names().collect::<Vec<_>>().join(", ")
}

/// The names of all games.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    catalogue().iter().map(|game| game.id())
}
