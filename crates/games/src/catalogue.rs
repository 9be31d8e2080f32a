use crate::{AnyGame, erased_game::Erased};
use kee_bots::{auction, bluff, chain, keebble, keesdrow, keezen, keyword};
use std::sync::LazyLock;

/// A new game is one line here, and needs to be named nowhere else.
static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        Erased::with_review(keesdrow::bots()),
        Erased::with(keezen::bots()),
        Erased::with_review(keyword::bots()),
        Erased::with_review(keebble::bots()),
        Erased::with(auction::bots()),
        Erased::with(bluff::bots()),
        Erased::with_review(chain::bots()),
    ]
});

/// Every game there is.
pub fn catalogue() -> &'static [Box<dyn AnyGame>] {
    &GAMES
}

/// The game with this id, in any case.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().map(Box::as_ref).find(|game| game.id().eq_ignore_ascii_case(id))
}
