use super::{Draw, NewTeam, Plan, TableCard, command::come};
use crate::{
    EntryEffect, Name, Spot,
    words::{comma, end, first_word, in_tables, names, number, tables},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What can happen in a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "rounds are counted from 1; `team` and `player` are whom it is about")]
pub enum TournamentEntry {
    /// A director opened it.
    Opened(Box<Plan>),
    /// A team came, or came back.
    Entered(NewTeam),
    /// Whoever asked is this player of a team, whom somebody else had named.
    Claimed { team: Name, player: Name },
    /// A team left.
    Withdrew(Name),
    /// The tables of a round were drawn. A table with one team is a bye, and stands last.
    Drawn { round: usize, how: Draw, tables: Vec<Vec<Name>> },
    /// The clock of a round runs.
    Started { round: usize },
    /// A table is done.
    Result(TableCard),
    /// A result was put right.
    Corrected(TableCard),
    /// These teams did not play. The points of both, as they are listed, where they are fixed (Z7.7).
    Forfeited {
        spot: Spot,
        teams: Vec<Name>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<[i64; 2]>,
    },
    /// It is over. All teams in an order drawn by lot, which decides where nothing else does (Z7.3).
    Finished { lots: Vec<Name> },
}

impl TournamentEntry {
    pub(crate) fn effect(&self) -> EntryEffect {
        match self {
            Self::Drawn { .. } => EntryEffect::RoundLaid,
            Self::Started { .. } | Self::Claimed { .. } => EntryEffect::TablesChanged,
            Self::Result(_) | Self::Forfeited { .. } => EntryEffect::ResultEntered,
            Self::Finished { .. } => EntryEffect::Finished,
            _ => EntryEffect::None,
        }
    }
}

impl fmt::Display for TournamentEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened(plan) => write!(f, "opened {plan}"),
            Self::Entered(team) => write!(f, "entered {team}"),
            Self::Claimed { team, player } => write!(f, "claimed {team}: {player}"),
            Self::Withdrew(name) => write!(f, "withdrew {name}"),
            Self::Drawn { round, how, tables } => write!(f, "drawn {round} {how} {}", in_tables(tables)),
            Self::Started { round } => write!(f, "started {round}"),
            Self::Result(card) => write!(f, "result {card}"),
            Self::Corrected(card) => write!(f, "corrected {card}"),
            Self::Forfeited { spot, teams, points } => {
                write!(f, "forfeited {spot} {}", comma(teams))?;
                points.map_or(Ok(()), |[first, second]| write!(f, " / points {first} {second}"))
            }
            Self::Finished { lots } if lots.is_empty() => f.write_str("finished"),
            Self::Finished { lots } => write!(f, "finished {}", comma(lots)),
        }
    }
}

impl FromStr for TournamentEntry {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (verb, rest) = first_word(text);
        let (first, more) = first_word(rest);
        let (second, last) = first_word(more);
        let round = || number(first, "the number of a round");
        Ok(match verb {
            "opened" => Self::Opened(Box::new(rest.parse()?)),
            "entered" => Self::Entered(rest.parse()?),
            "claimed" => come(rest).map(|(team, player)| Self::Claimed { team, player })?,
            "withdrew" => Self::Withdrew(rest.parse()?),
            "drawn" => Self::Drawn { round: round()?, how: second.parse()?, tables: tables(last)? },
            "started" => end(more, "started ROUND").and_then(|()| Ok(Self::Started { round: round()? }))?,
            "result" => Self::Result(rest.parse()?),
            "corrected" => Self::Corrected(rest.parse()?),
            "forfeited" => forfeited(first, more)?,
            "finished" if rest.is_empty() => Self::Finished { lots: Vec::new() },
            "finished" => Self::Finished { lots: names(rest)? },
            _ => return Err(Unreadable::new("an entry of a tournament", text)),
        })
    }
}

/// `Lions`, or `Lions / points 8 26`, after the table.
fn forfeited(spot: &str, text: &str) -> Result<TournamentEntry, Unreadable> {
    let (teams, points) = text.split_once('/').map_or((text, None), |(teams, points)| (teams, Some(points)));
    let both = |text: &str| {
        let expected = || Unreadable::new("`/ points POINTS POINTS`", text);
        let numbers = text.trim().strip_prefix("points ").ok_or_else(expected)?.split_whitespace();
        let numbers = numbers.map(|word| number(word, "points")).collect::<Result<Vec<i64>, _>>()?;
        numbers.try_into().map_err(|_| expected())
    };
    Ok(TournamentEntry::Forfeited { spot: spot.parse()?, teams: names(teams)?, points: points.map(both).transpose()? })
}
