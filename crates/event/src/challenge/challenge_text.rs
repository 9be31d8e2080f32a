//! A challenge in one line: `game=keesdrow preset=solitaire-rounds set=- seed=named:rainy-day name=A rainy day`.
//! Blanks, commas and percent signs in the value of an option are written as `%20`, `%2C` and `%25`: a board that somebody
//! typed in has such.

use super::{Challenge, Deal};
use crate::words::fields;
use kee_game::Unreadable;
use std::{fmt, str::FromStr};

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs: Vec<String> = self.set.iter().map(|(key, value)| format!("{key}={}", escaped(value))).collect();
        let set = if pairs.is_empty() { "-".to_owned() } else { pairs.join(",") };
        let Self { game, preset, deal, name, .. } = self;
        write!(f, "game={game} preset={preset} set={set} seed={deal} name={name}")
    }
}

impl FromStr for Challenge {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let [game, preset, set, deal, name] = fields(text, ["game", "preset", "set", "seed", "name"])?;
        let pair = |text: &str| {
            let (key, value) = text.split_once('=').ok_or_else(|| Unreadable::new("options as KEY=VALUE", text))?;
            Ok((key.to_owned(), unescaped(value)))
        };
        let set = if set == "-" { Vec::new() } else { set.split(',').map(pair).collect::<Result<_, _>>()? };
        let deal = deal.parse()?;
        Ok(Self { name: name.to_owned(), game: game.to_owned(), preset: preset.to_owned(), set, deal })
    }
}

/// The percent sign comes first, so that what is written can be read again.
const ESCAPES: [(&str, &str); 3] = [("%", "%25"), (" ", "%20"), (",", "%2C")];

fn escaped(value: &str) -> String {
    ESCAPES.iter().fold(value.to_owned(), |text, (symbol, escape)| text.replace(symbol, escape))
}

fn unescaped(text: &str) -> String {
    ESCAPES.iter().rev().fold(text.to_owned(), |text, (symbol, escape)| text.replace(escape, symbol))
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Daily(kind, date) => write!(f, "daily:{kind}:{date}"),
            Self::Named(name) => write!(f, "named:{name}"),
        }
    }
}

impl FromStr for Deal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let expected = || Unreadable::new("daily:KIND:DATE or named:NAME", text);
        match text.split_once(':').ok_or_else(expected)? {
            ("named", name) => Ok(Self::Named(name.to_owned())),
            ("daily", day) => {
                let (kind, date) = day.split_once(':').ok_or_else(expected)?;
                Ok(Self::Daily(kind.parse()?, date.parse()?))
            }
            _ => Err(expected()),
        }
    }
}
