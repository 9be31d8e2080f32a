use crate::{
    EventRefusal, Name,
    text::{number, word_form},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The highest score at a table; the lowest is its negative.
const BOUND: i64 = 100_000;

/// Scores of a table as they are typed: by name, or only numbers in the order listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum TypedScores {
    /// `120 80 75 60`
    InOrder(Vec<i64>),
    /// `Anna 120, Bo 80, Cem 75, Di 60`
    ByName(Vec<(Name, i64)>),
}

impl TypedScores {
    /// A score for everyone at a table, in the order listed.
    pub(crate) fn for_each_of(&self, table: usize, names: &[Name]) -> Result<Vec<i64>, EventRefusal> {
        let wanted = |got: usize| EventRefusal::ScoresWanted(table, names.to_vec(), got);
        let scores = match self {
            Self::InOrder(scores) if scores.len() == names.len() => scores.clone(),
            Self::InOrder(scores) => return Err(wanted(scores.len())),
            Self::ByName(scores) => {
                let mut sorted = vec![None; names.len()];
                for (name, score) in scores {
                    if sorted[seat_of(table, names, name)?].replace(*score).is_some() {
                        return Err(EventRefusal::NamedTwice(name.clone()));
                    }
                }
                sorted.into_iter().collect::<Option<Vec<i64>>>().ok_or_else(|| wanted(scores.len()))?
            }
        };
        within_bounds(&scores).map(|()| scores)
    }
}

/// Checks that scores are small enough to add up safely.
pub(crate) fn within_bounds(scores: &[i64]) -> Result<(), EventRefusal> {
    match scores.iter().find(|score| !(-BOUND..=BOUND).contains(*score)) {
        Some(score) => Err(EventRefusal::OutOfBounds(*score)),
        None => Ok(()),
    }
}

/// The place of a name among those at a table.
pub(crate) fn seat_of(table: usize, names: &[Name], name: &Name) -> Result<usize, EventRefusal> {
    let seat = names.iter().position(|other| other.key() == name.key());
    seat.ok_or_else(|| EventRefusal::NotAtTable(table, name.clone()))
}

/// `Anna 120, Bo 80`
pub(crate) fn score_list(text: &str) -> Result<Vec<(Name, i64)>, Unreadable> {
    let each = |text: &str| {
        let expected = || Unreadable::new("a name and a score", text);
        let (name, score) = text.trim().rsplit_once(' ').ok_or_else(expected)?;
        Ok((name.parse()?, number(score, "a score in whole points")?))
    };
    text.split(',').map(each).collect()
}

/// Writes what [`score_list`] reads.
pub(crate) fn by_name(scores: &[(Name, i64)]) -> String {
    scores.iter().map(|(name, score)| format!("{name} {score}")).collect::<Vec<_>>().join(", ")
}

kee_game::from_text!(TypedScores, |text| {
    let numbers: Option<Vec<i64>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
    match numbers {
        Some(numbers) if !numbers.is_empty() => Ok(Self::InOrder(numbers)),
        _ => score_list(text).map(Self::ByName),
    }
});

impl fmt::Display for TypedScores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InOrder(scores) => f.write_str(&scores.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")),
            Self::ByName(scores) => f.write_str(&by_name(scores)),
        }
    }
}

/// The source of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ResultSource))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Entered by hand, from a real table.
    Typed,
    /// The game was played here.
    Played,
}

word_form!(Source: "typed" = Typed, "played" = Played);

/// Places for a list sorted best first: ties share a place, and the next place is skipped (1, 1, 3).
pub(crate) fn places<T>(sorted: &[T], equal: impl Fn(&T, &T) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::with_capacity(sorted.len());
    for (index, thing) in sorted.iter().enumerate() {
        let shared = index.checked_sub(1).filter(|before| equal(&sorted[*before], thing));
        places.push(shared.map_or(index + 1, |before| places[before]));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_next_is_skipped() {
        assert_eq!(places(&[9, 7, 7, 7, 3, 3, 1], |a, b| a == b), [1, 2, 2, 2, 5, 5, 7]);
        assert_eq!(places::<u8>(&[], |a, b| a == b), [0_usize; 0]);
    }
}
