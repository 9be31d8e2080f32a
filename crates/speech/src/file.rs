use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};

/// The sentences of a file by name, each with the names of what is put into it.
pub type Parts = BTreeMap<String, BTreeSet<String>>;

/// What a Fluent file says, for tests that hold it against what a program says; or what is wrong with the file.
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
