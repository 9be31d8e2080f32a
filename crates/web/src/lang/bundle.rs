//! The sentences that are part of the program: those of the page, and those of the games.

use kee_game::InWords;
use kee_speech::{COMMON, Language};
use keebble::Keebble;
use keesdrow::Keesdrow;
use keezen::Keezen;
use keyword::Keyword;

/// Only English is part of the program, although every game brings all its languages.
const ENGLISH: [&str; 15] = [
    COMMON[0].1,
    include_str!("../../locales/en/app.ftl"),
    include_str!("../../locales/en/challenge.ftl"),
    include_str!("../../locales/en/event.ftl"),
    include_str!("../../locales/en/keebble.ftl"),
    include_str!("../../locales/en/keesdrow.ftl"),
    include_str!("../../locales/en/keezen.ftl"),
    include_str!("../../locales/en/keyword.ftl"),
    include_str!("../../locales/en/local.ftl"),
    include_str!("../../locales/en/print.ftl"),
    include_str!("../../locales/en/referee.ftl"),
    Keebble::LOCALES[0].1,
    Keesdrow::LOCALES[0].1,
    Keezen::LOCALES[0].1,
    Keyword::LOCALES[0].1,
];

/// English, as the page speaks it.
pub(super) fn english() -> Language {
    Language::english(ENGLISH)
}
