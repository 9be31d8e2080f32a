use crate::{Order, RackColour};
use kee_game::Unreadable;
use kee_lexicon::Letter;
use std::fmt;

/// A chance event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeywordChance {
    /// The letters drawn for the first turn, in seat order: `draw EAQ` (W2.1).
    Draw(Vec<Letter>),
    /// The racks in seat order: `racks blue yellow` (W2.1).
    Racks(Vec<RackColour>),
    /// All letters in the order of drawing: `letters QETA` (W2.2).
    Letters(Order),
    /// The places where exchanged letters go back, each before the letter of this number, counted from 0 with those
    /// that are already back: `back 3 0 17` (W2.3).
    Back(Vec<usize>),
}

impl fmt::Display for KeywordChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(letters) => write!(f, "draw {}", Order(letters.clone())),
            Self::Racks(colours) => {
                f.write_str("racks")?;
                colours.iter().try_for_each(|colour| write!(f, " {colour}"))
            }
            Self::Letters(order) => write!(f, "letters {order}"),
            Self::Back(places) => {
                f.write_str("back")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
        }
    }
}

kee_game::text_form!(KeywordChance, |text| {
    let wrong = || Unreadable::new("`draw EAQ`, `racks blue red`, `letters QETA…` or `back 3 0`", text);
    let chance = match text.split_once(' ').ok_or_else(wrong)? {
        ("draw", letters) => Self::Draw(letters.parse::<Order>()?.0),
        ("racks", colours) => Self::Racks(colours.split(' ').map(str::parse).collect::<Result<_, _>>()?),
        ("letters", order) => Self::Letters(order.parse()?),
        ("back", places) => {
            let places = places.split(' ').map(str::parse).collect::<Result<_, _>>();
            Self::Back(places.map_err(|_| wrong())?)
        }
        _ => return Err(wrong()),
    };
    if chance.to_string() == text { Ok(chance) } else { Err(wrong()) }
});
