use clap::builder::PossibleValuesParser;
use kee_game::{Record, excerpt};
use kee_games::{AnyGame, catalogue, find};

/// Takes the names of games and nothing else, and knows them all for completion and for "did you mean".
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(catalogue().iter().map(|game| game.id()))
}

/// The game of a name that [`parser`] has taken.
pub(crate) fn game(name: &str) -> &'static dyn AnyGame {
    find(name).expect("only names of the catalogue are taken")
}

/// The game that a record is of, or a sentence that says which there are.
pub(crate) fn game_of(record: &Record) -> Result<&'static dyn AnyGame, String> {
    find(&record.header.game).ok_or_else(|| {
        let known: Vec<&str> = catalogue().iter().map(|game| game.id()).collect();
        format!("there is no game `{}` here; there are {}", excerpt(&record.header.game), known.join(", "))
    })
}
