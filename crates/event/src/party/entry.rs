use super::{
    Card, LeftOver, Plan,
    command::{steward, write_steward},
};
use crate::{
    EntryEffect, Name, PersonId, Prize, Spot,
    words::{end, first_word, in_tables, number, tables},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What can happen in an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`name` is whom it is about; rounds, tables, prizes and questions are counted from 1")]
pub enum PartyEntry {
    /// A host opened it.
    Opened(Box<Plan>),
    /// A guest came, or came back.
    Joined(Name),
    /// Whoever asked is this guest or steward, whom the host had named.
    Claimed(Name),
    /// A guest left.
    Left(Name),
    /// The host made somebody a steward.
    Steward { name: Name, person: Option<PersonId> },
    /// A round was laid.
    Laid { round: usize, left_over: LeftOver, tables: Vec<Vec<Name>> },
    /// The first round was laid as the host arranged it.
    Arranged { left_over: LeftOver, tables: Vec<Vec<Name>> },
    /// This guest keeps score at a table.
    Scorekeeper { spot: Spot, name: Name },
    /// Its clock runs.
    Started { round: usize },
    /// A table is done.
    Result(Card),
    /// A result was put right.
    Corrected(Card),
    /// A question was raised.
    Asked { table: usize, text: String },
    /// It was settled.
    Ruled { question: usize, text: String },
    /// The host named a prize.
    Prize(Prize),
    /// Somebody won it.
    Won { prize: usize, table: usize, name: Name },
    /// It is over.
    Finished,
}

impl PartyEntry {
    pub(crate) fn effect(&self) -> EntryEffect {
        match self {
            Self::Laid { .. } | Self::Arranged { .. } => EntryEffect::RoundLaid,
            Self::Started { .. } | Self::Claimed(_) => EntryEffect::TablesChanged,
            Self::Result(_) => EntryEffect::ResultEntered,
            Self::Finished => EntryEffect::Finished,
            _ => EntryEffect::None,
        }
    }
}

impl fmt::Display for PartyEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened(plan) => write!(f, "opened {plan}"),
            Self::Joined(name) => write!(f, "joined {name}"),
            Self::Claimed(name) => write!(f, "claimed {name}"),
            Self::Left(name) => write!(f, "left {name}"),
            Self::Steward { name, person } => write_steward(f, name, person.as_ref()),
            Self::Laid { round, left_over, tables } => write!(f, "laid {round} {left_over} {}", in_tables(tables)),
            Self::Arranged { left_over, tables } => write!(f, "arranged {left_over} {}", in_tables(tables)),
            Self::Scorekeeper { spot, name } => write!(f, "scorekeeper {spot} {name}"),
            Self::Started { round } => write!(f, "started {round}"),
            Self::Result(card) => write!(f, "result {card}"),
            Self::Corrected(card) => write!(f, "corrected {card}"),
            Self::Asked { table, text } => write!(f, "asked {table} {text}"),
            Self::Ruled { question, text } => write!(f, "ruled {question} {text}"),
            Self::Prize(prize) => write!(f, "prize {prize}"),
            Self::Won { prize, table, name } => write!(f, "won {prize} table {table} {name}"),
            Self::Finished => f.write_str("finished"),
        }
    }
}

impl FromStr for PartyEntry {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (verb, rest) = first_word(text);
        let (first, more) = first_word(rest);
        let (second, last) = first_word(more);
        let count = || number(first, "a number");
        Ok(match verb {
            "opened" => Self::Opened(Box::new(rest.parse()?)),
            "joined" => Self::Joined(rest.parse()?),
            "claimed" => Self::Claimed(rest.parse()?),
            "left" => Self::Left(rest.parse()?),
            "steward" => steward(rest).map(|(name, person)| Self::Steward { name, person })?,
            "laid" => Self::Laid { round: count()?, left_over: second.parse()?, tables: tables(last)? },
            "arranged" => Self::Arranged { left_over: first.parse()?, tables: tables(more)? },
            "scorekeeper" => Self::Scorekeeper { spot: first.parse()?, name: more.parse()? },
            "started" => end(more, "started ROUND").and_then(|()| Ok(Self::Started { round: count()? }))?,
            "result" => Self::Result(rest.parse()?),
            "corrected" => Self::Corrected(rest.parse()?),
            "asked" => Self::Asked { table: count()?, text: more.to_owned() },
            "ruled" => Self::Ruled { question: count()?, text: more.to_owned() },
            "prize" => Self::Prize(rest.parse()?),
            "won" if second == "table" => {
                let (table, name) = first_word(last);
                Self::Won { prize: count()?, table: number(table, "a number")?, name: name.parse()? }
            }
            "finished" => end(rest, "finished").map(|()| Self::Finished)?,
            _ => return Err(Unreadable::new("an entry of an event", text)),
        })
    }
}
