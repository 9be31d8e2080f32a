use crate::{Seat, Unreadable, WindowId};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A decision of a steward, host or director. Written `forfeit A`, `stands`, `struck`, `award A -5`, `end`.
///
/// A game takes the rulings that have a meaning in it and refuses the others; every game takes [`Ruling::End`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// The turn of this seat is over and scores nothing.
    Forfeit(Seat),
    /// The play in question is good.
    Stands,
    /// The play in question was never made.
    Struck,
    /// The score of this seat is corrected by this many points.
    Award(Seat, i32),
    /// The game ends now, with the current scores.
    End,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forfeit(seat) => write!(f, "forfeit {seat}"),
            Self::Stands => f.write_str("stands"),
            Self::Struck => f.write_str("struck"),
            Self::Award(seat, points) => write!(f, "award {seat} {points}"),
            Self::End => f.write_str("end"),
        }
    }
}

crate::text_form!(Ruling, "a ruling: `forfeit A`, `stands`, `struck`, `award A 5` or `end`", |text| match text
    .split(' ')
    .collect::<Vec<_>>()[..]
{
    ["forfeit", seat] => seat.parse().ok().map(Self::Forfeit),
    ["stands"] => Some(Self::Stands),
    ["struck"] => Some(Self::Struck),
    ["award", seat, points] => seat.parse().ok().zip(points.parse().ok()).map(|(s, p)| Self::Award(s, p)),
    ["end"] => Some(Self::End),
    _ => None,
});

/// Something that happens to a game: the only way its state changes. `A` is an action and `C` a chance, which records
/// keep in their text forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Input<A, C> {
    /// A seat does something.
    Act {
        /// The seat.
        seat: Seat,
        /// The action.
        action: A,
    },
    /// The deal, draw or throw that the game was waiting for.
    Chance(C),
    /// A window ran out of time.
    Expire {
        /// The window.
        window: WindowId,
    },
    /// A seat leaves for good, and nobody takes its place.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// A steward made a ruling.
    Ruling(Ruling),
}

impl<A: fmt::Display, C: fmt::Display> Input<A, C> {
    /// The same with action and chance in their text forms.
    pub fn in_text(&self) -> Input<String, String> {
        match self {
            Self::Act { seat, action } => Input::Act { seat: *seat, action: action.to_string() },
            Self::Chance(chance) => Input::Chance(chance.to_string()),
            Self::Expire { window } => Input::Expire { window: *window },
            Self::Leave { seat } => Input::Leave { seat: *seat },
            Self::Ruling(ruling) => Input::Ruling(*ruling),
        }
    }
}

impl Input<String, String> {
    /// Reads action and chance from their text forms, which must be spelled exactly as we write them.
    pub fn from_text<A, C>(&self) -> Result<Input<A, C>, Unreadable>
    where
        A: FromStr<Err = Unreadable> + fmt::Display,
        C: FromStr<Err = Unreadable> + fmt::Display,
    {
        Ok(match self {
            Self::Act { seat, action } => Input::Act { seat: *seat, action: canonical(action)? },
            Self::Chance(chance) => Input::Chance(canonical(chance)?),
            Self::Expire { window } => Input::Expire { window: *window },
            Self::Leave { seat } => Input::Leave { seat: *seat },
            Self::Ruling(ruling) => Input::Ruling(*ruling),
        })
    }
}

fn canonical<T: FromStr<Err = Unreadable> + fmt::Display>(text: &str) -> Result<T, Unreadable> {
    let value: T = text.parse()?;
    let written = value.to_string();
    if written == text { Ok(value) } else { Err(Unreadable::new(format!("`{written}`"), text)) }
}

/// The line of a record: `A bid 3`, `chance 5 2 4`, `expire w7`, `leave B`, `ruling end`.
impl<A: fmt::Display, C: fmt::Display> fmt::Display for Input<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act { seat, action } => write!(f, "{seat} {action}"),
            Self::Chance(chance) => write!(f, "chance {chance}"),
            Self::Expire { window } => write!(f, "expire {window}"),
            Self::Leave { seat } => write!(f, "leave {seat}"),
            Self::Ruling(ruling) => write!(f, "ruling {ruling}"),
        }
    }
}

impl FromStr for Input<String, String> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let expected = "`SEAT ACTION`, `chance …`, `expire wN`, `leave SEAT` or `ruling …`";
        let (kind, rest) = text.split_once(' ').ok_or_else(|| Unreadable::new(expected, text))?;
        match kind {
            "chance" => Ok(Self::Chance(rest.to_owned())),
            "expire" => Ok(Self::Expire { window: rest.parse()? }),
            "leave" => Ok(Self::Leave { seat: rest.parse()? }),
            "ruling" => Ok(Self::Ruling(rest.parse()?)),
            _ => match kind.parse() {
                Ok(seat) => Ok(Self::Act { seat, action: rest.to_owned() }),
                Err(_) => Err(Unreadable::new(expected, text)),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_reads_back_as_it_was_written() {
        let lines = [
            "A bid 3",
            "L -",
            "chance 5 2 4",
            "expire w7",
            "leave B",
            "ruling forfeit C",
            "ruling stands",
            "ruling struck",
            "ruling award A -5",
            "ruling end",
        ];
        for line in lines {
            let input: Input<String, String> = line.parse().expect(line);
            assert_eq!(input.to_string(), line);
            let json = serde_json::to_string(&input).expect("an input is plain data");
            assert_eq!(serde_json::from_str::<Input<String, String>>(&json).expect(&json), input);
        }
    }

    #[test]
    fn other_lines_are_refused_with_what_was_expected() {
        for wrong in ["", "A", "M 3", "expire 7", "leave", "leave a", "ruling", "ruling award A +5", "ruling end "] {
            let refused = wrong.parse::<Input<String, String>>().expect_err(wrong).to_string();
            assert!(refused.starts_with("expected "), "{refused}");
        }
    }
}
