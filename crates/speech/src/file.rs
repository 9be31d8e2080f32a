use crate::COMMON;
use fluent_bundle::FluentResource;
use kee_game::{Locales, Sentence};
use std::collections::{BTreeMap, BTreeSet};

/// The sentences of a file by name, each with the names of its arguments.
pub type SentenceArgs = BTreeMap<String, BTreeSet<String>>;

/// The sentences of a Fluent file, for tests that compare it with a program; or what is wrong with the file.
pub fn parts(text: &str) -> Result<SentenceArgs, String> {
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut parts = SentenceArgs::new();
    let mut name = String::new();
    for line in text.lines() {
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        if begins && let Some((begun, _)) = line.split_once(" =") {
            name = begun.to_owned();
            if parts.insert(name.clone(), BTreeSet::new()).is_some() {
                return Err(format!("`{name}` is there twice"));
            }
        }
        if let Some(named) = parts.get_mut(&name) {
            // Every sentence has the reader, whatever the program says.
            let named_here = |part: &str| part.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
            named.extend(line.split('$').skip(1).map(named_here).filter(|name| name != crate::language::READER));
        }
    }
    Ok(parts)
}

/// The mismatches between the common sentences and the refusals of a program, for tests: a refusal without a sentence,
/// a sentence with an unknown argument or with others than in English, an unused sentence.
pub fn misfits(by: &str, refusals: &[Sentence]) -> Vec<String> {
    let own = format!("refused-{by}-");
    misfits_of(COMMON, &own, refusals.iter().map(|refusal| (format!("{own}{}", refusal.id), refusal.args)))
}

/// The same of what a program says is wrong with a request.
pub fn problem_misfits(by: &str, problems: &[Sentence]) -> Vec<String> {
    sentence_misfits(COMMON, &format!("problem-{by}-"), problems)
}

/// The same of sentences in any files, where all that begin with `own` are these.
pub fn sentence_misfits(files: Locales, own: &str, sentences: &[Sentence]) -> Vec<String> {
    misfits_of(files, own, sentences.iter().map(|sentence| (sentence.id.to_owned(), sentence.args)))
}

/// In every language.
fn misfits_of<'a>(files: Locales, own: &str, sentences: impl Iterator<Item = (String, &'a [&'a str])>) -> Vec<String> {
    let known: BTreeMap<String, &[&str]> = sentences.collect();
    let english = parts(files[0].1).unwrap_or_default();
    let of_language = |(tag, file): &(&str, &str)| {
        let said = parts(file).unwrap_or_default();
        let fits = |(name, args): &(&String, &&[&str])| {
            let is_known = |parts: &BTreeSet<String>| parts.iter().all(|part| args.contains(&part.as_str()));
            said.get(*name).is_some_and(|parts| is_known(parts) && Some(parts) == english.get(*name))
        };
        let wrong = known.iter().filter(|sentence| !fits(sentence)).map(|(name, _)| name);
        let unsaid = said.keys().filter(|name| name.starts_with(own) && !known.contains_key(*name));
        wrong.chain(unsaid).map(|name| format!("{tag}: {name}")).collect::<Vec<_>>()
    };
    files.iter().flat_map(of_language).collect()
}
