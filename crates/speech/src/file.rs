use fluent_bundle::FluentResource;
use kee_game::Sentence;
use std::collections::{BTreeMap, BTreeSet};

/// The sentences of a file by name, each with the names of its arguments.
pub type Parts = BTreeMap<String, BTreeSet<String>>;

/// The sentences of a Fluent file, for tests that compare it with a program; or what is wrong with the file.
pub fn parts(text: &str) -> Result<Parts, String> {
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut parts = Parts::new();
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
            let named_here = |part: &str| part.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
            named.extend(line.split('$').skip(1).map(named_here));
        }
    }
    Ok(parts)
}

/// The mismatches between the common sentences and the refusals of a program, for tests: a refusal without a sentence,
/// a sentence with an unknown argument, an unused sentence.
pub fn misfits(by: &str, refusals: &[Sentence]) -> Vec<String> {
    let own = format!("refused-{by}-");
    misfits_of(&own, refusals.iter().map(|refusal| (format!("{own}{}", refusal.id), refusal.args)))
}

/// The same of what a program says is wrong with a request.
pub fn problem_misfits(by: &str, problems: &[Sentence]) -> Vec<String> {
    misfits_of(&format!("problem-{by}-"), problems.iter().map(|problem| (problem.id.to_owned(), problem.args)))
}

fn misfits_of<'a>(own: &str, sentences: impl Iterator<Item = (String, &'a [&'a str])>) -> Vec<String> {
    let said = parts(crate::COMMON[0].1).unwrap_or_default();
    let known: BTreeMap<String, &[&str]> = sentences.collect();
    let fits = |(name, args): &(&String, &&[&str])| {
        said.get(*name).is_some_and(|parts| parts.iter().all(|part| args.contains(&part.as_str())))
    };
    let wrong = known.iter().filter(|sentence| !fits(sentence)).map(|(name, _)| name);
    let unsaid = said.keys().filter(|name| name.starts_with(own) && !known.contains_key(*name));
    wrong.chain(unsaid).cloned().collect()
}
