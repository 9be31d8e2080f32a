use super::{Card, Place};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// Whose pawn is meant: written only where it is not one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// One's own.
    Mine,
    /// That of this seat.
    Of(u8),
}

impl Whose {
    /// The pawn of `owner`, as `seat` calls it.
    pub const fn seen_by(seat: usize, owner: usize) -> Self {
        if seat == owner { Self::Mine } else { Self::Of(owner as u8) }
    }

    /// The owner, if `seat` is speaking.
    pub const fn owner(self, seat: usize) -> usize {
        match self {
            Self::Mine => seat,
            Self::Of(owner) => owner as usize,
        }
    }
}

/// A pawn goes from one place to another: `5>8`, `w>16`, `3:9>13`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Whose pawn.
    pub whose: Whose,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// One pawn is entered or moved: `5>8`.
    Move(Step),
    /// A seven is split over two pawns, in this order: `5>8 30>34`.
    Split(Step, Step),
    /// Two pawns change places: `5<>30`. The second is named by its square alone.
    Swap {
        /// Whose pawn is swapped.
        whose: Whose,
        /// Where it stands.
        from: Place,
        /// Where the other one stands.
        with: Place,
    },
}

/// A card and what is done with it: `A w>16`, `5 3>8`, `J 5<>30`, `7 5>8 30>34`, `7 13>h0 3:9>13`.
///
/// Any card with any deed can be written; which of them are legal is for the board to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// What is done with it.
    pub deed: Deed,
}

impl Play {
    /// One pawn goes somewhere.
    pub const fn moving(card: Card, whose: Whose, from: Place, to: Place) -> Self {
        Self { card, deed: Deed::Move(Step { whose, from, to }) }
    }

    /// Whether nothing but pawns inside a base is moved (Z4.7).
    pub fn is_inside_base(&self) -> bool {
        let inside = |step: &Step| step.from.is_in_base();
        match &self.deed {
            Deed::Move(step) => inside(step),
            Deed::Split(first, second) => inside(first) && inside(second),
            Deed::Swap { .. } => false,
        }
    }
}

impl fmt::Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mine => Ok(()),
            Self::Of(seat) => write!(f, "{seat}:"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}>{}", self.whose, self.from, self.to)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.card)?;
        match &self.deed {
            Deed::Move(step) => write!(f, "{step}"),
            Deed::Split(first, second) => write!(f, "{first} {second}"),
            Deed::Swap { whose, from, with } => write!(f, "{whose}{from}<>{with}"),
        }
    }
}

fn whose(text: &str) -> Option<(Whose, &str)> {
    match text.split_once(':') {
        None => Some((Whose::Mine, text)),
        Some((seat @ ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7"), rest)) => {
            Some((Whose::Of(seat.as_bytes()[0] - b'0'), rest))
        }
        Some(_) => None,
    }
}

fn step(text: &str) -> Option<Step> {
    let (whose, places) = whose(text)?;
    let (from, to) = places.split_once('>')?;
    Some(Step { whose, from: from.parse().ok()?, to: to.parse().ok()? })
}

fn swap(text: &str) -> Option<Deed> {
    let (whose, places) = whose(text)?;
    let (from, with) = places.split_once("<>")?;
    Some(Deed::Swap { whose, from: from.parse().ok()?, with: with.parse().ok()? })
}

impl FromStr for Play {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let wrong = || Unreadable::new("a card and a move, as in `5 3>8`, `A w>16`, `J 5<>30` or `7 5>8 30>34`", text);
        let (card, deed) = text.split_once(' ').ok_or_else(wrong)?;
        let card = card.parse()?;
        let deed = match deed.split(' ').collect::<Vec<_>>()[..] {
            [one] => swap(one).or_else(|| step(one).map(Deed::Move)),
            [first, second] => step(first).zip(step(second)).map(|(first, second)| Deed::Split(first, second)),
            _ => None,
        };
        Ok(Self { card, deed: deed.ok_or_else(wrong)? })
    }
}

kee_game::serde_as_text!(Play);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_read_back_as_they_were_written() {
        for text in ["A w>16", "A 5>6", "5 3>8", "4 2>62", "J 5<>30", "J 2:5<>30", "7 5>8 30>34", "7 13>h0 3:9>13"] {
            assert_eq!(text.parse::<Play>().expect(text).to_string(), text);
        }
        for wrong in ["", "A", "5 3", "5 3>", "5 3>8 ", "5  3>8", "5 8:3>8", "5 3>08", "7 1>2 2>3 3>4", "J 5<>30 1>2"] {
            assert!(wrong.parse::<Play>().is_err(), "{wrong:?}");
        }
    }
}
