//! The sentences that are part of the program: those of the page, and those of the games.

use crate::games;
use kee_games::locales;
use kee_speech::{COMMON, Language};

/// What the page says wherever it is.
const ENGLISH: [&str; 10] = [
    COMMON[0].1,
    include_str!("../../locales/en/app.ftl"),
    include_str!("../../locales/en/challenge.ftl"),
    include_str!("../../locales/en/event.ftl"),
    include_str!("../../locales/en/frame.ftl"),
    include_str!("../../locales/en/learn.ftl"),
    include_str!("../../locales/en/local.ftl"),
    include_str!("../../locales/en/print.ftl"),
    include_str!("../../locales/en/referee.ftl"),
    include_str!("../../locales/en/table.ftl"),
];

/// English, as the page speaks it. Only English is part of the program, although every game brings all its languages.
pub(super) fn english() -> Language {
    let of_games = locales().iter().map(|languages| languages[0].1);
    Language::english(ENGLISH.into_iter().chain(games::english()).chain(of_games))
}
