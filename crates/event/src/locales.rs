use kee_game::Locales;
use kee_speech::{COMMON, Language};
use std::sync::LazyLock;

/// The sentences of sheets and reports, English first. Other languages also explain the commands, which do so themselves in English.
pub const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];

static ENGLISH: LazyLock<Language> = LazyLock::new(|| Language::english([COMMON[0].1, LOCALES[0].1]));

/// English, for the terminal.
pub fn english() -> &'static Language {
    &ENGLISH
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EventKind;
    use kee_speech::parts;
    use std::collections::BTreeMap;

    #[test]
    fn every_language_has_every_sentence_with_the_same_arguments() {
        let sentences = [crate::sheets::SENTENCES, crate::reports::SENTENCES].concat();
        let args = |args: &[&str]| args.iter().map(|arg| (*arg).to_owned()).collect();
        let mut said: BTreeMap<_, _> = sentences.iter().map(|one| (one.id.to_owned(), args(one.args))).collect();
        assert_eq!(parts(LOCALES[0].1).expect("English"), said);
        for kind in EventKind::ALL {
            said.extend(kind.forms().iter().map(|(form, _)| (kind.form_message(form), args(&[]))));
        }
        for (tag, file) in &LOCALES[1..] {
            assert_eq!(parts(file).expect(tag), said, "{tag}");
        }
    }
}
