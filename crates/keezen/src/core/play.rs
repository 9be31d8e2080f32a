use super::{Card, Parts, Place};
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

/// Whose pawn is meant: written only where it is not one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// One's own.
    Mine,
    /// That of this colour: another seat's, or the other one of the player's own two.
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
    /// A seven is split over several pawns, in this order: `5>8 30>34`.
    Split(Parts),
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

/// A card and what is done with it: `A w>16`, `5 3>8`, `J 5<>30`, `7 5>8 30>34`, `7 13>h0 3:9>13`. A joker names the card
/// it stands for: `*5 3>8`.
///
/// Any card with any deed can be written; which of them are legal is for the board to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// The card; for a joker the one it stands for.
    pub card: Card,
    /// Whether it is a joker that stands for the card.
    pub joker: bool,
    /// What is done with it.
    pub deed: Deed,
}

impl Play {
    /// One pawn goes somewhere.
    pub const fn moving(card: Card, whose: Whose, from: Place, to: Place) -> Self {
        Self::of(card, Deed::Move(Step { whose, from, to }))
    }

    /// A card as what it is.
    pub(crate) const fn of(card: Card, deed: Deed) -> Self {
        Self { card, joker: false, deed }
    }

    /// The same with a joker in place of the card.
    pub const fn with_joker(self) -> Self {
        Self { joker: true, ..self }
    }

    /// The card that leaves the hand.
    pub const fn held(&self) -> Card {
        if self.joker { Card::JOKER } else { self.card }
    }

    /// The ways of the pawns that walk or enter, in order; none if two are swapped.
    pub fn steps(&self) -> &[Step] {
        match &self.deed {
            Deed::Move(step) => std::slice::from_ref(step),
            Deed::Split(parts) => parts.as_slice(),
            Deed::Swap { .. } => &[],
        }
    }

    /// Whether nothing but pawns inside a base is moved (Z4.7).
    pub fn is_inside_base(&self) -> bool {
        !self.steps().is_empty() && self.steps().iter().all(|step| step.from.is_in_base())
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
        write!(f, "{}{}", if self.joker { "*" } else { "" }, self.card)?;
        if let Deed::Swap { whose, from, with } = &self.deed {
            return write!(f, " {whose}{from}<>{with}");
        }
        self.steps().iter().try_for_each(|step| write!(f, " {step}"))
    }
}

fn whose(text: &str) -> Option<(Whose, &str)> {
    match text.split_once(':') {
        None => Some((Whose::Mine, text)),
        Some((colour @ ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8"), rest)) => {
            Some((Whose::Of(colour.as_bytes()[0] - b'0'), rest))
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
        let wrong = || {
            Unreadable::new("a card and a move, as in `5 3>8`, `A w>16`, `J 5<>30`, `7 5>8 30>34` or `*5 3>8`", text)
        };
        let (card, deed) = text.split_once(' ').ok_or_else(wrong)?;
        let (joker, card) = card.strip_prefix('*').map_or((false, card), |card| (true, card));
        let card = card.parse().ok().filter(|card| *card != Card::JOKER).ok_or_else(wrong)?;
        let deed = match deed.split(' ').collect::<Vec<_>>()[..] {
            [one] => swap(one).or_else(|| step(one).map(Deed::Move)),
            ref several => {
                let steps: Option<Vec<Step>> = several.iter().map(|part| step(part)).collect();
                steps.and_then(|steps| Parts::of(&steps)).map(Deed::Split)
            }
        };
        Ok(Self { card, joker, deed: deed.ok_or_else(wrong)? })
    }
}

kee_game::serde_as_text!(Play);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_read_back_as_they_were_written() {
        for text in [
            "A w>16",
            "A 5>6",
            "5 3>8",
            "4 2>62",
            "J 5<>30",
            "J 2:5<>30",
            "7 5>8 30>34",
            "7 13>h0 3:9>13",
            "7 1>2 2>3 3>4 8:5>9",
            "*5 3>8",
            "*J 5<>30",
            "*7 5>8 30>34",
        ] {
            assert_eq!(text.parse::<Play>().expect(text).to_string(), text);
        }
        let eight = format!("7{}", " 1>2".repeat(8));
        for wrong in [
            "",
            "A",
            "5 3",
            "5 3>",
            "5 3>8 ",
            "5  3>8",
            "5 9:3>8",
            "5 3>08",
            &eight,
            "J 5<>30 1>2",
            "* 3>8",
            "** 3>8",
            "5* 3>8",
        ] {
            assert!(wrong.parse::<Play>().is_err(), "{wrong:?}");
        }
    }
}
