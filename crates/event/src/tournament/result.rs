use super::ComingIn;
use crate::{
    Name, Source, Spot, TypedScores,
    typed::{by_name, score_list},
    words::{first_word, one_of},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What somebody says a table has brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TournamentResult))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The order of coming in: the points follow from it.
    Order(ComingIn),
    /// The totals of the sheet.
    Totals(TypedScores),
}

/// What a table has brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCard {
    /// Which table of which round.
    pub spot: Spot,
    /// Where it comes from.
    pub source: Source,
    /// Both teams with their points, as they are listed.
    pub points: [(Name, i64); 2],
    /// The order of coming in, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<ComingIn>,
}

impl FromStr for Claim {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let text = text.trim();
        let letters = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphabetic());
        if letters { text.parse().map(Self::Order) } else { text.parse().map(Self::Totals) }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(order) => order.fmt(f),
            Self::Totals(totals) => totals.fmt(f),
        }
    }
}

impl FromStr for TableCard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (spot, rest) = first_word(text);
        let (source, rest) = first_word(rest);
        let (points, order) = match rest.split_once('/') {
            Some((points, order)) => match first_word(order) {
                ("order", order) => (points, Some(order.parse()?)),
                _ => return Err(Unreadable::new("`/ order ABBA…`", order)),
            },
            None => (rest, None),
        };
        let both = score_list(points)?;
        let points = both.try_into().map_err(|_| Unreadable::new("the points of two teams", points))?;
        Ok(Self { spot: spot.parse()?, source: one_of(source, Source::CHOICES)?, points, order })
    }
}

impl fmt::Display for TableCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.spot, self.source, by_name(&self.points))?;
        self.order.as_ref().map_or(Ok(()), |order| write!(f, " / order {order}"))
    }
}
