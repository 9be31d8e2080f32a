use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::{fmt, str::FromStr};

/// Four letters, read as they lie: upper left, upper right, lower left, lower right.
pub type Side = [Letter; 4];

/// A tile with its two sides, written `ABCD EFGH`. Any case is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Either may lie up (K2.1).
    pub sides: [Side; 2],
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [front, back] = self.sides.map(|side| side.map(|letter| letter.to_char().to_ascii_uppercase()));
        write!(f, "{} {}", String::from_iter(front), String::from_iter(back))
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let side = |text: &str| -> Option<Side> {
            let letters: Vec<Letter> = text.chars().map(Letter::from_char).collect::<Option<_>>()?;
            letters.try_into().ok()
        };
        let sides = text.split_once(' ').and_then(|(front, back)| Some([side(front)?, side(back)?]));
        sides.map(|sides| Self { sides }).ok_or_else(|| Unreadable::new("a tile such as `ABCD EFGH`", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_text_is_no_tile() {
        for wrong in ["", "ABCD", "ABCD ", "ABC DEFG", "ABCDE FGH", "ABCD EFG1", "ABCD  EFGH"] {
            assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
        }
    }
}
