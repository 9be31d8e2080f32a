use crate::{Finding, Subject};
use kee_game::{InWords, Sentence};
use kee_speech::parts;
use std::collections::BTreeMap;

/// What a table can choose has names and meanings of its own, which are held against the catalogue elsewhere.
const CHOICES: [&str; 4] = ["bot-", "option-", "preset-", "value-"];

/// Every language has every sentence of the game, with nothing put into it that the game does not say; and no sentence
/// that the game does not have.
pub fn sentences_are_there<G: InWords>(_: &Subject<G>) -> Result<(), Finding> {
    let wrong = |sentence: String| Finding::general("sentences_are_there", G::ID, sentence);
    if G::LOCALES.first().is_none_or(|(tag, _)| *tag != "en") {
        return Err(wrong("The first language is not English.".to_owned()));
    }
    let told = G::SENTENCES.iter().copied().flatten().map(|sentence| (sentence.id.to_owned(), sentence));
    let refused = G::REFUSALS.iter().copied().flatten();
    let refused = refused.map(|sentence| (format!("refused-{}-{}", G::ID, sentence.id), sentence));
    let known: BTreeMap<String, &Sentence> = told.chain(refused).collect();
    for (tag, file) in G::LOCALES {
        let said = parts(file).map_err(|why| wrong(format!("{tag}: {why}.")))?;
        if let Some(missing) = known.keys().find(|name| !said.contains_key(*name)) {
            return Err(wrong(format!("{tag}: `{missing}` has no sentence.")));
        }
        for (name, args) in &said {
            match known.get(name) {
                Some(sentence) => {
                    if let Some(arg) = args.iter().find(|arg| !sentence.args.contains(&arg.as_str())) {
                        return Err(wrong(format!("{tag}: `{name}` has {arg}, which the game does not say.")));
                    }
                }
                None if CHOICES.iter().any(|start| name.starts_with(start)) => {}
                None => return Err(wrong(format!("{tag}: nobody says `{name}`."))),
            }
        }
    }
    Ok(())
}
