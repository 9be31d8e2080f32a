use crate::{Finding, Subject};
use kee_game::{InWords, OptionText, Options};
use kee_speech::parts;
use std::collections::BTreeMap;

/// Every language has every sentence of the game, with nothing put into it that the game does not say: what it tells and
/// refuses, its options with their values, its presets, and what can be wrong with a table. No language has a sentence that
/// the game does not have. Bots are held against the catalogue, where they are known; so is the game in one sentence.
pub fn sentences_are_there<G: InWords>(_: &Subject<G>) -> Result<(), Finding> {
    let wrong = |sentence: String| Finding::general("sentences_are_there", G::ID, sentence);
    if G::LOCALES.first().is_none_or(|(tag, _)| *tag != "en") {
        return Err(wrong("The first language is not English.".to_owned()));
    }
    let known: BTreeMap<String, OptionText> = texts::<G>().map(|text| (text.id.clone(), text)).collect();
    for (tag, file) in G::LOCALES {
        let said = parts(file).map_err(|why| wrong(format!("{tag}: {why}.")))?;
        let mut missing = known.values().filter(|text| !text.optional && !said.contains_key(&text.id));
        if let Some(missing) = missing.next() {
            return Err(wrong(format!("{tag}: `{}` has no sentence.", missing.id)));
        }
        // People who set up a table in a page never see the keys and values of options. A flaw in a file quotes what to write there.
        let is_told = |line: &&str| line.starts_with("problem-") && !line.contains("-file_");
        let keys = file.lines().filter(is_told).find(|line| has_code(line));
        if let Some(line) = keys {
            return Err(wrong(format!("{tag}: a problem is told with code in it: {line}")));
        }
        for (name, args) in &said {
            match known.get(name) {
                Some(text) => {
                    if let Some(arg) = args.iter().find(|arg| !text.args.contains(&arg.as_str())) {
                        return Err(wrong(format!("{tag}: `{name}` has {arg}, which the game does not say.")));
                    }
                }
                None if name.starts_with("bot-") || *name == format!("{}-summary", G::ID) => {}
                None => return Err(wrong(format!("{tag}: nobody says `{name}`."))),
            }
        }
    }
    Ok(())
}

fn has_code(line: &str) -> bool {
    line.split_once(" = ").is_some_and(|(_, sentence)| sentence.contains(['`', '=']))
}

/// All there is to say.
fn texts<G: InWords>() -> impl Iterator<Item = OptionText> {
    let text = |id: String, args| OptionText { id, args, optional: false };
    let told = G::SENTENCES.iter().copied().flatten().chain(G::PROBLEMS);
    let told = told.map(move |sentence| text(sentence.id.to_owned(), sentence.args));
    let refused = G::REFUSALS.iter().copied().flatten();
    let refused = refused.map(move |sentence| text(format!("refused-{}-{}", G::ID, sentence.id), sentence.args));
    let presets = G::PRESETS.iter().flat_map(|preset| ["preset-name", "preset"].map(|kind| (kind, preset.name)));
    let presets = presets.map(move |(kind, name)| text(format!("{kind}-{}-{name}", G::ID), &[]));
    let options = G::Options::docs().into_iter().flat_map(|option| option.texts(G::ID));
    told.chain(refused).chain(presets).chain(options)
}
