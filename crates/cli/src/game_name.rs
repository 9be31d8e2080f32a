use clap::builder::PossibleValuesParser;
use kee_games::{AnyGame, catalogue, find};

/// Takes the names of games and nothing else, and knows them all for completion and for "did you mean".
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(catalogue().iter().map(|game| game.id()))
}

/// The game of a name that [`parser`] has taken.
pub(crate) fn game(name: &str) -> &'static dyn AnyGame {
    find(name).expect("only names of the catalogue are taken")
}

/// What there is, for a sentence.
pub(crate) fn known() -> String {
    catalogue().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}
