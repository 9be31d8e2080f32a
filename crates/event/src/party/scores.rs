use crate::{
    Name, Source, Spot, TypedScores,
    typed::{by_name, score_list},
    words::{comma, first_word, names, one_of},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What somebody says a table has brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PartyResult))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The scores.
    pub scores: TypedScores,
    /// Those whose draw for the first turn (W2.1) is known, the earliest letter first: it decides who moves on of those with
    /// equal scores (W9.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Name>,
}

/// What a table has brought, for every guest who sat there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Which table of which round.
    pub spot: Spot,
    /// Where it comes from.
    pub source: Source,
    /// Every guest's score, in the order in which they are listed.
    pub scores: Vec<(Name, i64)>,
    /// As in [`Claim`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Name>,
}

/// The scores, and who drew which letters, after a slash.
fn parts(text: &str) -> Result<(&str, Vec<Name>), Unreadable> {
    let Some((scores, drew)) = text.split_once('/') else { return Ok((text.trim(), Vec::new())) };
    match first_word(drew) {
        ("drew", drew) => Ok((scores.trim(), names(drew)?)),
        _ => Err(Unreadable::new("`/ drew NAME, NAME`", drew)),
    }
}

impl FromStr for Claim {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (scores, drew) = parts(text)?;
        Ok(Self { scores: scores.parse()?, drew })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.scores)?;
        write_drew(f, &self.drew)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.spot, self.source)?;
        f.write_str(&by_name(&self.scores))?;
        write_drew(f, &self.drew)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (spot, rest) = first_word(text);
        let (source, rest) = first_word(rest);
        let (scores, drew) = parts(rest)?;
        let source = one_of(source, Source::CHOICES)?;
        Ok(Self { spot: spot.parse()?, source, scores: score_list(scores)?, drew })
    }
}

fn write_drew(f: &mut fmt::Formatter<'_>, drew: &[Name]) -> fmt::Result {
    if drew.is_empty() { Ok(()) } else { write!(f, " / drew {}", comma(drew)) }
}
