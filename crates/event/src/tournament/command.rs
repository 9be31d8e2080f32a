use super::{Draw, TableCard, TournamentClaim, TournamentPlan};
use crate::{
    EntryEffect, Name, Spot,
    text::{comma, end, first_word, in_tables, names, no_such_command, number, tables},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A team to add: `Lions: Anna, Bo`, or only `Anna, Bo`, which gets the name `Anna + Bo`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTeam {
    /// Its name.
    pub name: Name,
    /// Its players.
    pub players: [Name; 2],
}

kee_game::from_text!(NewTeam, |text| {
    let (name, players) = text.split_once(':').map_or((None, text), |(name, players)| (Some(name), players));
    let expected = |_| Unreadable::new("two players such as `Anna, Bo`, optionally after `NAME:`", text);
    let players: [Name; 2] = names(players)?.try_into().map_err(expected)?;
    let name = name.map_or_else(|| Ok(Name::of_two(&players)), str::parse)?;
    Ok(Self { name, players })
});

impl fmt::Display for NewTeam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, comma(&self.players))
    }
}

/// A command for a tournament. Each has a text form, see [`TournamentCommand::FORMS`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`table` is counted from 1; `team` and `player` are those concerned")]
pub enum TournamentCommand {
    /// Adds a team, which plays from the next round on. A team that withdrew may come back.
    Team(NewTeam),
    /// Joins as this player of an existing team, unless someone has already.
    #[serde(alias = "come")]
    JoinAs { team: Name, player: Name },
    /// Marks a team as withdrawn.
    Withdraw(Name),
    /// Draws the next round.
    Draw(Option<Draw>),
    /// Starts the round's clock.
    Start,
    /// Enters the result of a table of this round.
    Result { table: usize, claim: TournamentClaim },
    /// Corrects a result.
    Correct { spot: Spot, claim: TournamentClaim },
    /// Marks teams of a table of this round as absent.
    Forfeit { table: usize, teams: Vec<Name> },
    /// Ends the tournament, `early` if not all rounds have been played.
    Finish { early: bool },
}

impl TournamentCommand {
    /// The text form of each command, and its meaning.
    pub const FORMS: &[(&str, &str)] = &[
        ("team NAME: PLAYER, PLAYER", "Add a team of two. Latecomers play from the next round on"),
        ("join-as TEAM: PLAYER", "Join as a player someone else entered"),
        ("withdraw TEAM", "Mark a team as withdrawn. Its points so far still count"),
        ("draw [lot|standing]", "Draw the tables of the next round"),
        ("start", "Start the round’s clock"),
        ("result TABLE ORDER", "Enter the order in which pawns came in, an A or a B for each"),
        ("result TABLE POINTS POINTS", "Or enter the totals of the score sheet, in the order listed or by name"),
        ("correct ROUND.TABLE …", "Correct a result. The old one stays in the log"),
        ("forfeit TABLE TEAM, TEAM", "Mark a team, or both, as absent"),
        ("finish [early]", "End the tournament, breaking ties by lot, and reveal the seed"),
    ];
}

kee_game::from_text!(TournamentCommand, |text| {
    let (verb, rest) = first_word(text);
    let (first, more) = first_word(rest);
    let table = || number(first, "the number of a table");
    Ok(match verb {
        "team" => Self::Team(rest.parse()?),
        "join-as" | "come" => team_player(rest).map(|(team, player)| Self::JoinAs { team, player })?,
        "withdraw" => Self::Withdraw(rest.parse()?),
        "draw" if rest.is_empty() => Self::Draw(None),
        "draw" => Self::Draw(Some(rest.parse()?)),
        "start" => end(rest, "start").map(|()| Self::Start)?,
        "result" => Self::Result { table: table()?, claim: more.parse()? },
        "correct" => Self::Correct { spot: first.parse()?, claim: more.parse()? },
        "forfeit" => Self::Forfeit { table: table()?, teams: names(more)? },
        "finish" if rest == "early" => Self::Finish { early: true },
        "finish" => end(rest, "finish early").map(|()| Self::Finish { early: false })?,
        _ => return Err(no_such_command(text, Self::FORMS)),
    })
});

/// `Lions: Anna`.
pub(super) fn team_player(text: &str) -> Result<(Name, Name), Unreadable> {
    let expected = || Unreadable::new("a team and one of its players such as `Lions: Anna`", text);
    let (team, player) = text.split_once(':').ok_or_else(expected)?;
    Ok((team.parse()?, player.parse()?))
}

impl fmt::Display for TournamentCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Team(team) => write!(f, "team {team}"),
            Self::JoinAs { team, player } => write!(f, "join-as {team}: {player}"),
            Self::Withdraw(name) => write!(f, "withdraw {name}"),
            Self::Draw(None) => f.write_str("draw"),
            Self::Draw(Some(draw)) => write!(f, "draw {draw}"),
            Self::Start => f.write_str("start"),
            Self::Result { table, claim } => write!(f, "result {table} {claim}"),
            Self::Correct { spot, claim } => write!(f, "correct {spot} {claim}"),
            Self::Forfeit { table, teams } => write!(f, "forfeit {table} {}", comma(teams)),
            Self::Finish { early: false } => f.write_str("finish"),
            Self::Finish { early: true } => f.write_str("finish early"),
        }
    }
}

/// An entry of a tournament's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "rounds are counted from 1; `team` and `player` are those concerned")]
pub enum TournamentEntry {
    /// The director opened it.
    Opened(Box<TournamentPlan>),
    /// A team joined, or came back.
    Entered(NewTeam),
    /// The author of the command claimed a player that someone else had entered.
    Claimed { team: Name, player: Name },
    /// A team withdrew.
    Withdrew(Name),
    /// The tables of a round were drawn. A table with one team is a bye, and comes last.
    Drawn { round: usize, how: Draw, tables: Vec<Vec<Name>> },
    /// The round's clock started.
    Started { round: usize },
    /// The result of a table was entered.
    Result(TableCard),
    /// A result was corrected.
    Corrected(TableCard),
    /// These teams did not show up. The points of both teams, in the order listed, where they are fixed (Z7.7).
    Forfeited {
        spot: Spot,
        teams: Vec<Name>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<[i64; 2]>,
    },
    /// The tournament ended. All teams in an order drawn by lot, which breaks the last ties (Z7.3).
    Finished { lots: Vec<Name> },
}

impl TournamentEntry {
    pub(crate) fn effect(&self) -> EntryEffect {
        match self {
            Self::Drawn { .. } => EntryEffect::RoundSetUp,
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

kee_game::from_text!(TournamentEntry, |text| {
    let (verb, rest) = first_word(text);
    let (first, more) = first_word(rest);
    let (second, last) = first_word(more);
    let round = || number(first, "the number of a round");
    Ok(match verb {
        "opened" => Self::Opened(Box::new(rest.parse()?)),
        "entered" => Self::Entered(rest.parse()?),
        "claimed" => team_player(rest).map(|(team, player)| Self::Claimed { team, player })?,
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
});

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
