use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// The most characters of a person's name, as at every table.
const LONGEST_OF_A_PERSON: usize = 30;
/// The most characters of any name: two people with ` + ` between them make a team.
const LONGEST: usize = 2 * LONGEST_OF_A_PERSON + 3;

/// The name by which a guest, a steward, a player or a team is known for the whole event.
///
/// It is one line with a letter in it, without the characters that part names from each other in a list.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name(Box<str>);

impl Name {
    /// The name of a team of two that has no other. It can be typed in a shell without quotes.
    pub fn of_two(players: &[Self; 2]) -> Self {
        Self(format!("{} + {}", players[0], players[1]).into())
    }

    /// Whether it is short enough for one person.
    pub fn suits_a_person(&self) -> bool {
        self.0.chars().count() <= LONGEST_OF_A_PERSON
    }

    /// What two names have in common that people would mix up: `anna` and `Anna`.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `pad` and not `write_str`, so that names can be set in columns.
        f.pad(&self.0)
    }
}

impl FromStr for Name {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let clean = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let plain = !clean.contains(|c: char| c.is_control() || matches!(c, ',' | '/' | ':' | '@'));
        if plain && clean.chars().count() <= LONGEST && clean.contains(char::is_alphabetic) {
            Ok(Self(clean.into()))
        } else {
            Err(Unreadable::new("a name with a letter in it and without , / : @", text))
        }
    }
}

kee_game::serde_as_text!(Name);

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    Name: "The name of a guest, a steward, a player or a team.", "^[^,/:@]{1,63}$", "Anna";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_without_spaces_to_spare() {
        let name: Name = "  Anna \t de  Vries ".parse().expect("a name");
        assert_eq!(name.as_str(), "Anna de Vries");
        for wrong in ["", " ", "12", "Anna, Bo", "a/b", "a:b", "a@b", "a\u{7}b", &"x".repeat(64)] {
            assert!(wrong.parse::<Name>().is_err(), "{wrong:?}");
        }
    }
}
