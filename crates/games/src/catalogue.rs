use crate::{AnyGame, TableText, erased_game::Erased};
use kee_bots::{auction, bluff, chain, keebble, keesdrow, keezen, keyword};
use kee_game::{Game, InWords, Json, Locales, Message, Resources, Seat, Seating};
use kee_speech::{COMMON, Language};
use kee_toys::{Auction, Bluff, Chain};
use std::sync::LazyLock;

/// Declares the games with their bots, and what is needed without bots, so that programs that only show games link
/// none.
macro_rules! games {
    ($($game:ty: $erased:expr,)*) => {
        static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
            vec![$({
                let game: Erased<$game> = $erased;
                Box::new(game)
            }),*]
        });
        static LOCALES: &[Locales] = &[$(<$game as InWords>::LOCALES),*];

        /// The notices of an entry of a game as messages for a reader, notice by notice. Notices without messages are left
        /// out.
        pub fn tell(id: &str, notices: &Json, seats: usize, reader: Option<Seat>) -> Vec<Vec<Message>> {
            match id {
                $(<$game as Game>::ID => crate::table_text::tell::<$game>(notices, seats, reader),)*
                _ => Vec::new(),
            }
        }

        /// The scores in a view of a game, by seat, or by team if a team scores together; none if it is not a view of this
        /// game.
        pub fn scores(id: &str, view: &Json) -> Option<Vec<i64>> {
            match id {
                $(<$game as Game>::ID => crate::table_text::scores::<$game>(view),)*
                _ => None,
            }
        }

        /// The rule sheets of a game by language, English first; none if it has none.
        pub fn sheets(id: &str) -> Locales {
            match id {
                $(<$game as Game>::ID => <$game as InWords>::SHEETS,)*
                _ => &[],
            }
        }

        /// The lessons of a game by language, English first; none if it has none.
        pub fn lessons(id: &str) -> Locales {
            match id {
                $(<$game as Game>::ID => <$game as InWords>::LESSONS,)*
                _ => &[],
            }
        }

        /// The text of a table of a game; none if no table can have these options.
        pub fn table_text(
            id: &str,
            options: &[(String, String)],
            seating: &Seating,
            resources: &Resources,
        ) -> Option<Box<dyn TableText>> {
            match id {
                $(<$game as Game>::ID => crate::table_text::table_text::<$game>(options, seating, resources),)*
                _ => None,
            }
        }
    };
}

// A new game is one line here, in the order of the catalogue, and is named nowhere else.
games! {
    ::keesdrow::Keesdrow: Erased::new(keesdrow::bots()).reviewed(),
    ::keyword::Keyword: Erased::new(keyword::bots()).reviewed(),
    ::keezen::Keezen: Erased::new(keezen::bots()).reviewed_by(keezen::review),
    ::keebble::Keebble: Erased::new(keebble::bots()).reviewed(),
    Auction: Erased::new(auction::bots()).toy(),
    Bluff: Erased::new(bluff::bots()).toy(),
    Chain: Erased::new(chain::bots()).reviewed().toy(),
}

/// The game of load tests, in programs that have them. It is in no list, since it is not for people.
static FOR_LOAD_TESTS: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    #[cfg(feature = "load-tests")]
    return vec![Box::new(Erased::<kee_toys::Rally>::new(vec![kee_bots::NamedBot::random()]))];
    #[cfg(not(feature = "load-tests"))]
    Vec::new()
});

/// Every game for people.
pub fn catalogue() -> &'static [Box<dyn AnyGame>] {
    &GAMES
}

/// The game with this id, in upper or lower case, including the one that is in no list.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    let mut all = GAMES.iter().chain(FOR_LOAD_TESTS.iter()).map(Box::as_ref);
    all.find(|game| game.id().eq_ignore_ascii_case(id))
}

/// Whether this is the game of load tests.
pub fn is_for_load_tests(id: &str) -> bool {
    FOR_LOAD_TESTS.iter().any(|game| game.id().eq_ignore_ascii_case(id))
}

/// The sentences of every game, in every language.
pub fn locales() -> &'static [Locales] {
    LOCALES
}

static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
    let games = LOCALES.iter().chain([&kee_toys::Rally::LOCALES]).map(|languages| languages[0].1);
    Language::english([COMMON[0].1].into_iter().chain(games))
});

/// English, with the sentences of every game.
pub fn english() -> &'static Language {
    &ENGLISH
}

/// A language with the sentences of every game and some more; English if no game speaks it.
pub fn language(tag: &str, more: Locales) -> Language {
    Language::of(tag, &[&[COMMON, more], LOCALES].concat())
}
