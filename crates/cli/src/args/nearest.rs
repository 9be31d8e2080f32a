use kee_game::excerpt;

/// The likeness of two names that is required, from 0 to 1; clap takes the same for its own suggestions.
const ALIKE: f64 = 0.7;

/// `` `name`; did you mean `other`? ``: a name that is not known, with the known names it was probably meant to be.
pub(crate) fn mistyped<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    format!("`{}`{}", excerpt(name), did_you_mean(name, known))
}

/// `` ; did you mean `other`? ``, or nothing if no known name is like this one.
pub(crate) fn did_you_mean<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let scored = known.into_iter().map(|known| (strsim::jaro(&name.to_lowercase(), known), known));
    let mut near: Vec<(f64, &str)> = scored.filter(|(score, _)| *score > ALIKE).collect();
    near.sort_by(|one, other| other.0.total_cmp(&one.0));
    let near: Vec<String> = near.into_iter().map(|(_, known)| format!("`{known}`")).collect();
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(" or ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_names_come_best_first_and_strangers_get_none() {
        let lists = ["everyday", "common", "standard", "full"];
        assert_eq!(mistyped("evryday", lists), "`evryday`; did you mean `everyday`?");
        assert_eq!(mistyped("Standart", lists), "`Standart`; did you mean `standard`?");
        assert_eq!(mistyped("xyz", lists), "`xyz`");
    }
}
