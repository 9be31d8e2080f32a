use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// A team has so many pawns.
pub(super) const PAWNS: usize = 8;

/// In which order pawns came in at a table: `ABBA` is one of the first team, two of the second, one of the first.
///
/// When a team has all eight in, the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComingIn(Vec<usize>);

impl ComingIn {
    /// The team of every pawn, 0 or 1, the first to come in first.
    pub fn teams(&self) -> &[usize] {
        &self.0
    }

    /// The team that has all its pawns in.
    pub fn winner(&self) -> Option<usize> {
        (0..2).find(|team| self.0.iter().filter(|other| *other == team).count() == PAWNS)
    }
}

impl fmt::Display for ComingIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|team| f.write_str(["A", "B"][*team]))
    }
}

impl FromStr for ComingIn {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = |expected: &str| Unreadable::new(expected, text);
        let team = |letter: char| match letter {
            'A' | 'a' => Ok(0),
            'B' | 'b' => Ok(1),
            _ => Err(wrong("an A or a B for every pawn in the order of coming in")),
        };
        let mut order = Self(Vec::new());
        for letter in text.chars() {
            if order.winner().is_some() {
                return Err(wrong("nothing after the eighth pawn of a team"));
            }
            order.0.push(team(letter)?);
        }
        if order.0.is_empty() { Err(wrong("an A or a B for every pawn in the order of coming in")) } else { Ok(order) }
    }
}

kee_game::serde_as_text!(ComingIn);

#[cfg(feature = "schema")]
kee_game::schema_as_text! {
    ComingIn: "In which order pawns came in: an A or a B for every pawn.", "^[AB]{1,15}$", "ABBA";
}
