//! Reading and writing the text forms of commands and entries.

use crate::Name;
use kee_game::{Unreadable, excerpt};
use std::{fmt::Display, str::FromStr};

/// The first word and the rest.
pub(crate) fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// A number where one is wanted.
pub(crate) fn number<N: FromStr>(text: &str, expected: &str) -> Result<N, Unreadable> {
    text.parse().map_err(|_| Unreadable::new(expected, text))
}

/// Reads names with commas between them.
pub(crate) fn names(text: &str) -> Result<Vec<Name>, Unreadable> {
    text.split(',').map(str::parse).collect()
}

/// Writes names with commas between them.
pub(crate) fn comma<T: Display>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads tables: names with commas between them, and slashes between the tables.
pub(crate) fn tables(text: &str) -> Result<Vec<Vec<Name>>, Unreadable> {
    text.split('/').map(names).collect()
}

/// Writes what [`tables`] reads.
pub(crate) fn in_tables(tables: &[Vec<Name>]) -> String {
    tables.iter().map(|table| comma(table)).collect::<Vec<_>>().join(" / ")
}

/// `key=value` for each of these keys in this order; the last value takes the rest of the line.
pub(crate) fn fields<'a, const N: usize>(text: &'a str, keys: [&str; N]) -> Result<[&'a str; N], Unreadable> {
    let mut rest = text.trim_start();
    let mut values = [""; N];
    for (index, (key, value)) in keys.iter().zip(&mut values).enumerate() {
        let expected = || Unreadable::new(format!("`{key}=…`"), rest);
        let found = rest.strip_prefix(key).and_then(|rest| rest.strip_prefix('=')).ok_or_else(expected)?;
        (*value, rest) =
            if index + 1 == N { (found.trim(), "") } else { found.split_once(' ').ok_or_else(expected)? };
    }
    Ok(values)
}

const LONGEST_REMARK: usize = 200;

/// A remark in one line.
pub(crate) fn remark(text: &str) -> Option<String> {
    let clean = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_REMARK).contains(&clean.chars().count()) && !clean.contains(char::is_control);
    fits.then_some(clean)
}

/// Checks that nothing is left.
pub(crate) fn end(rest: &str, form: &str) -> Result<(), Unreadable> {
    if rest.is_empty() { Ok(()) } else { Err(Unreadable::new(format!("`{form}` and nothing more"), rest)) }
}

/// Reads one of several fixed words.
pub(crate) fn one_of<T: Copy>(text: &str, choices: &[(&str, T)]) -> Result<T, Unreadable> {
    let found = choices.iter().find(|(name, _)| *name == text).map(|(_, value)| *value);
    found.ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        Unreadable::new(names.join(" or "), text)
    })
}

/// The text form of an enum whose values are single words.
macro_rules! word_form {
    ($type:ident: $($word:literal = $value:ident),+ $(,)?) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $(Self::$value => $word),+ })
            }
        }
        kee_game::from_text!($type, |text| $crate::text::one_of(text, &[$(($word, Self::$value)),+]));
    };
}
pub(crate) use word_form;

/// Refuses an unknown command and lists the known ones.
pub(crate) fn no_such_command(text: &str, forms: &[(&str, &str)]) -> Unreadable {
    let mut verbs: Vec<&str> = forms.iter().map(|(form, _)| first_word(form).0).collect();
    verbs.dedup();
    Unreadable::new(format!("one of the commands {}", verbs.join(", ")), &excerpt(text))
}
