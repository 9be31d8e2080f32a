use super::{Card, Parts, Place};
use kee_game::Unreadable;
use std::fmt;

/// The owner of a pawn in a play, written only if it is not the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The player.
    Mine,
    /// This colour: another seat's, or the player's second one.
    Of(u8),
}

impl Whose {
    /// The owner, as `seat` writes it.
    pub const fn seen_by(seat: usize, owner: usize) -> Self {
        if seat == owner { Self::Mine } else { Self::Of(owner as u8) }
    }

    /// The colour, if `seat` wrote it.
    pub const fn owner(self, seat: usize) -> usize {
        match self {
            Self::Mine => seat,
            Self::Of(owner) => owner as usize,
        }
    }
}

/// A move of one pawn from one place to another: `5>8`, `w>16`, `3:9>13`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PawnStep {
    /// The owner of the pawn.
    pub whose: Whose,
    /// The place where it starts.
    pub from: Place,
    /// The place where it ends.
    pub to: Place,
}

/// The use of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// One pawn is entered or moved: `5>8`.
    Move(PawnStep),
    /// A seven is split among several pawns, in this order: `5>8 30>34`.
    Split(Parts),
    /// Two pawns swap places: `5<>30`. The second is named by its square alone.
    Swap {
        /// The owner of the first pawn.
        whose: Whose,
        /// The place of the first pawn.
        from: Place,
        /// The place of the second pawn.
        with: Place,
    },
}

/// A card and its use: `A w>16`, `5 3>8`, `J 5<>30`, `7 5>8 30>34`, `7 13>h0 3:9>13`. A joker names the card
/// it stands for: `*5 3>8`.
///
/// Any card can be written with any use; the board decides which are legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// The card; for a joker the one it stands for.
    pub card: Card,
    /// Whether a joker stands for the card.
    pub joker: bool,
    /// The use of the card.
    pub deed: Deed,
}

impl Play {
    /// A move of one pawn.
    pub const fn moving(card: Card, whose: Whose, from: Place, to: Place) -> Self {
        Self::of(card, Deed::Move(PawnStep { whose, from, to }))
    }

    /// A play without a joker.
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

    /// The moves of single pawns, in order; none for a swap.
    pub fn steps(&self) -> &[PawnStep] {
        match &self.deed {
            Deed::Move(step) => std::slice::from_ref(step),
            Deed::Split(parts) => parts.as_slice(),
            Deed::Swap { .. } => &[],
        }
    }

    /// Whether it only moves pawns inside a base (Z4.7).
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

impl fmt::Display for PawnStep {
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

fn step(text: &str) -> Option<PawnStep> {
    let (whose, places) = whose(text)?;
    let (from, to) = places.split_once('>')?;
    Some(PawnStep { whose, from: from.parse().ok()?, to: to.parse().ok()? })
}

fn swap(text: &str) -> Option<Deed> {
    let (whose, places) = whose(text)?;
    let (from, with) = places.split_once("<>")?;
    Some(Deed::Swap { whose, from: from.parse().ok()?, with: with.parse().ok()? })
}

kee_game::text_form!(Play, |text| {
    let wrong =
        || Unreadable::new("a card and a move, as in `5 3>8`, `A w>16`, `J 5<>30`, `7 5>8 30>34` or `*5 3>8`", text);
    let (card, deed) = text.split_once(' ').ok_or_else(wrong)?;
    let (joker, card) = card.strip_prefix('*').map_or((false, card), |card| (true, card));
    let card = card.parse().ok().filter(|card| *card != Card::JOKER).ok_or_else(wrong)?;
    let deed = match deed.split(' ').collect::<Vec<_>>()[..] {
        [one] => swap(one).or_else(|| step(one).map(Deed::Move)),
        ref several => {
            let steps: Option<Vec<PawnStep>> = several.iter().map(|part| step(part)).collect();
            steps.and_then(|steps| Parts::of(&steps)).map(Deed::Split)
        }
    };
    Ok(Self { card, joker, deed: deed.ok_or_else(wrong)? })
});

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
