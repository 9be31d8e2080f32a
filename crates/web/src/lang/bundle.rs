//! The messages that are part of the program: those of the page, and those of the games.

use crate::games;
use kee_games::locales;
use kee_speech::{COMMON, Language};

/// The page's own messages.
const ENGLISH: [&str; 13] = [
    COMMON[0].1,
    include_str!("../../locales/en/account.ftl"),
    include_str!("../../locales/en/app.ftl"),
    include_str!("../../locales/en/challenge.ftl"),
    include_str!("../../locales/en/coach.ftl"),
    include_str!("../../locales/en/event.ftl"),
    include_str!("../../locales/en/frame.ftl"),
    include_str!("../../locales/en/learn.ftl"),
    include_str!("../../locales/en/local.ftl"),
    include_str!("../../locales/en/print.ftl"),
    include_str!("../../locales/en/referee.ftl"),
    include_str!("../../locales/en/replay.ftl"),
    include_str!("../../locales/en/table.ftl"),
];

/// The English bundle. Only English is part of the program, although every game has all its languages.
pub(super) fn english() -> Language {
    let of_games = locales().iter().map(|languages| languages[0].1);
    #[cfg(debug_assertions)]
    let of_games = of_games.chain([include_str!("../../locales/en/gallery.ftl")]);
    Language::english(ENGLISH.into_iter().chain(games::english()).chain(of_games))
}
