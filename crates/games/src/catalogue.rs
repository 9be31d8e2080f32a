use crate::{AnyGame, erased_game::Erased};
use kee_bots::{auction, bluff, chain, keebble, keesdrow, keezen, keyword, rally};
use kee_speech::{COMMON, Language};
use std::sync::LazyLock;

/// A new game is one line here, and needs to be named nowhere else.
static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        Erased::with_review(keesdrow::bots()),
        Erased::with_reviewer(keezen::bots(), keezen::review),
        Erased::with_review(keyword::bots()),
        Erased::with_review(keebble::bots()),
        Erased::with(auction::bots()),
        Erased::with(bluff::bots()),
        Erased::with_review(chain::bots()),
    ]
});

/// The game that load tests are played with. Nobody else wants to play it, so it is in no list.
static FOR_LOAD_TESTS: LazyLock<Box<dyn AnyGame>> = LazyLock::new(|| Erased::with(rally::bots()));

/// Every game there is for people.
pub fn catalogue() -> &'static [Box<dyn AnyGame>] {
    &GAMES
}

/// The game with this id, in any case; also the one that is in no list.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    let all = GAMES.iter().chain([&*FOR_LOAD_TESTS]).map(Box::as_ref);
    all.into_iter().find(|game| game.id().eq_ignore_ascii_case(id))
}

/// Whether this is the game that is there only for load tests.
pub fn is_for_load_tests(id: &str) -> bool {
    FOR_LOAD_TESTS.id().eq_ignore_ascii_case(id)
}

static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
    let games = GAMES.iter().chain([&*FOR_LOAD_TESTS]).map(|game| game.locales()[0].1);
    Language::english([COMMON[0].1].into_iter().chain(games))
});

/// The English of every game.
pub fn english() -> &'static Language {
    &ENGLISH
}
