use kee_game::{InWords, Locales};
use kee_speech::{COMMON, Language};
use keebble::Keebble;

/// The words of the pages, English first.
pub(crate) const LOCALES: Locales =
    &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];

/// Whatever has words on a page: lists of an event have those of the event, special cells those of Keebble.
const FILES: [Locales; 4] = [COMMON, kee_event::LOCALES, Keebble::LOCALES, LOCALES];

/// The language with this tag; English if the pages don’t have it.
pub fn language(tag: &str) -> Language {
    Language::of(tag, &FILES)
}
