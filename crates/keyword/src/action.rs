use crate::Letters;
use kee_game::Unreadable;
use kee_grid::Placement;
use std::fmt;

/// An action of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeywordAction {
    /// A word, `8D W(OR)D`, or with a called score, `8D W(OR)D 45`.
    Play {
        /// The word and its place.
        placement: Placement,
        /// The score that the player calls.
        call: Option<u32>,
    },
    /// An exchange of letters: `-ABC`.
    Exchange(Letters),
    /// A pass: `-`.
    Pass,
    /// A challenge of the play before: `point`.
    Point,
    /// No challenge of the play before, which may stand: `let`.
    Let,
    /// Takes back the player's own play before the next player plays: `withdraw`.
    Withdraw,
}

impl fmt::Display for KeywordAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { placement, call: None } => write!(f, "{placement}"),
            Self::Play { placement, call: Some(call) } => write!(f, "{placement} {call}"),
            Self::Exchange(letters) => write!(f, "-{letters}"),
            Self::Pass => f.write_str("-"),
            Self::Point => f.write_str("point"),
            Self::Let => f.write_str("let"),
            Self::Withdraw => f.write_str("withdraw"),
        }
    }
}

kee_game::text_form!(KeywordAction, |text| {
    let wrong = || Unreadable::new("`8D WORD`, `D8 WORD`, `-ABC`, `-`, `point`, `let` or `withdraw`", text);
    let action = match text.split(' ').collect::<Vec<_>>()[..] {
        ["-"] => Self::Pass,
        ["point"] => Self::Point,
        ["let"] => Self::Let,
        ["withdraw"] => Self::Withdraw,
        [letters] => Self::Exchange(letters.strip_prefix('-').ok_or_else(wrong)?.parse()?),
        [at, word] => Self::Play { placement: format!("{at} {word}").parse()?, call: None },
        [at, word, call] => {
            let call = call.parse().map_err(|_| wrong())?;
            Self::Play { placement: format!("{at} {word}").parse()?, call: Some(call) }
        }
        _ => return Err(wrong()),
    };
    // A column in lower case or a sign before a number would be another spelling of the same action.
    if action.to_string() == text { Ok(action) } else { Err(Unreadable::new(format!("`{action}`"), text)) }
});
