use kee_game::{Problem, excerpt};

/// How many characters a name has.
const SHORTEST: usize = 2;
const LONGEST: usize = 30;

/// The name of an account or a bot as it was meant: without spaces around it, and one between words. Letters that are put
/// together of several characters are not taken, since two names would look the same.
pub(crate) fn account_name(typed: &str) -> Result<String, Problem> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (SHORTEST..=LONGEST).contains(&name.chars().count());
    let plain = name.chars().all(|letter| letter.is_alphanumeric() || " -_.'".contains(letter));
    if fits && plain && name.chars().any(char::is_alphanumeric) {
        return Ok(name);
    }
    let sentence = format!(
        "a name has {SHORTEST} to {LONGEST} letters, digits, spaces and - _ . ', and `{}` is none",
        excerpt(typed)
    );
    Err(Problem::new("name", sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_people_are_called() {
        assert_eq!(account_name("  Anna  of Utrecht ").as_deref(), Ok("Anna of Utrecht"));
        for good in ["Bo", "Ánna", "O'Neil", "kees_2", "李明"] {
            assert_eq!(account_name(good).as_deref(), Ok(good));
        }
        for wrong in ["", "A", " - ", "a/b", "Anna\u{301}", "a\u{200b}b", &"x".repeat(31)] {
            assert!(account_name(wrong).is_err(), "{wrong:?}");
        }
    }
}
