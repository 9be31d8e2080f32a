use super::{LeftOver, PartyCard, PartyClaim, PartyPlan};
use crate::{
    EntryEffect, Name, PersonId, Prize, Spot,
    text::{comma, end, first_word, in_tables, names, no_such_command, number, tables},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A command for a party. Each has a text form, see [`PartyCommand::FORMS`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "`name` is the guest or steward concerned, `table` and `question` are counted from 1")]
pub enum PartyCommand {
    /// Adds guests, who play from the next round on. Guests who left may come back.
    Join(Vec<Name>),
    /// Joins as yourself: as a new guest, or as a guest or steward whose name the host entered and nobody has
    /// claimed.
    #[serde(alias = "come")]
    JoinAs(Name),
    /// Marks a guest as left.
    Leave(Name),
    /// Appoints a steward.
    Steward { name: Name, person: Option<PersonId> },
    /// Sets up the next round.
    #[serde(alias = "lay")]
    Round(Option<LeftOver>),
    /// Sets up the first round with these tables.
    Arrange(Vec<Vec<Name>>),
    /// Lets a guest keep score at a table.
    Scorekeeper { table: usize, name: Name },
    /// Starts the round's clock.
    Start,
    /// Enters the result of a table of this round.
    Result { table: usize, claim: PartyClaim },
    /// Corrects a result.
    Correct { spot: Spot, claim: PartyClaim },
    /// Asks the steward of a table a question.
    Ask { table: usize, text: String },
    /// Answers a question with a ruling.
    Rule { question: usize, text: String },
    /// Offers a prize for a word.
    Prize(Prize),
    /// Records that a guest spelled a word that may win a prize.
    Spelled { word: String, name: Name },
    /// Ends the event.
    Finish,
}

impl PartyCommand {
    /// The text form of each command, and its meaning.
    pub const FORMS: &[(&str, &str)] = &[
        ("join NAME, NAME", "Add guests. Latecomers play from the next round on"),
        ("join-as NAME", "Join as yourself: as a new guest, or under a name the host entered"),
        ("leave NAME", "Mark a guest as left. Their scores so far still count"),
        ("steward NAME", "Appoint a steward; you need one for every five tables"),
        ("round [short|bots]", "Set up the next round. Leave empty seats empty, or fill them with bots"),
        (
            "arrange NAME, NAME / NAME, NAME",
            "Set up the first round yourself: list the guests of each table, with a slash between tables",
        ),
        ("scorekeeper TABLE NAME", "Let a guest keep score at their table and enter its result"),
        ("start", "Start the round’s clock"),
        ("result TABLE SCORE SCORE", "Enter a table’s scores in the order listed, or by name: `Anna 120, Bo 80`"),
        ("correct ROUND.TABLE SCORE SCORE", "Correct a result. The old one stays in the log"),
        ("ask TABLE TEXT", "Ask a table’s steward a question"),
        ("rule QUESTION TEXT", "Answer a question with a ruling"),
        ("prize party|tables|table N [secret] WORD", "Offer a prize for the first to spell a word"),
        ("spelled WORD NAME", "Record who spelled a prize word"),
        ("finish", "End the event and reveal the seed of the draw"),
    ];
}

kee_game::from_text!(PartyCommand, |text| {
    let (verb, rest) = first_word(text);
    let (first, more) = first_word(rest);
    let table = || number(first, "the number of a table");
    Ok(match verb {
        "join" => Self::Join(names(rest)?),
        "join-as" | "come" => Self::JoinAs(rest.parse()?),
        "leave" => Self::Leave(rest.parse()?),
        "steward" => steward(rest).map(|(name, person)| Self::Steward { name, person })?,
        "round" | "lay" if rest.is_empty() => Self::Round(None),
        "round" | "lay" => Self::Round(Some(rest.parse()?)),
        "arrange" => Self::Arrange(tables(rest)?),
        "scorekeeper" => Self::Scorekeeper { table: table()?, name: more.parse()? },
        "start" => end(rest, "start").map(|()| Self::Start)?,
        "result" => Self::Result { table: table()?, claim: more.parse()? },
        "correct" => Self::Correct { spot: first.parse()?, claim: more.parse()? },
        "ask" => Self::Ask { table: table()?, text: more.to_owned() },
        "rule" => Self::Rule { question: number(first, "the number of a question")?, text: more.to_owned() },
        "prize" => Self::Prize(rest.parse()?),
        "spelled" => Self::Spelled { word: first.to_ascii_uppercase(), name: more.parse()? },
        "finish" => end(rest, "finish").map(|()| Self::Finish)?,
        _ => return Err(no_such_command(text, Self::FORMS)),
    })
});

/// `Jan`, or `Jan @key`.
pub(super) fn steward(text: &str) -> Result<(Name, Option<PersonId>), Unreadable> {
    match text.split_once('@') {
        Some((name, person)) => Ok((name.parse()?, Some(person.parse()?))),
        None => Ok((text.parse()?, None)),
    }
}

/// Writes what [`steward`] reads.
fn write_steward(f: &mut fmt::Formatter<'_>, name: &Name, person: Option<&PersonId>) -> fmt::Result {
    write!(f, "steward {name}")?;
    person.map_or(Ok(()), |person| write!(f, " @{person}"))
}

impl fmt::Display for PartyCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Join(names) => write!(f, "join {}", comma(names)),
            Self::JoinAs(name) => write!(f, "join-as {name}"),
            Self::Leave(name) => write!(f, "leave {name}"),
            Self::Steward { name, person } => write_steward(f, name, person.as_ref()),
            Self::Round(None) => f.write_str("round"),
            Self::Round(Some(left_over)) => write!(f, "round {left_over}"),
            Self::Arrange(tables) => write!(f, "arrange {}", in_tables(tables)),
            Self::Scorekeeper { table, name } => write!(f, "scorekeeper {table} {name}"),
            Self::Start => f.write_str("start"),
            Self::Result { table, claim } => write!(f, "result {table} {claim}"),
            Self::Correct { spot, claim } => write!(f, "correct {spot} {claim}"),
            Self::Ask { table, text } => write!(f, "ask {table} {text}"),
            Self::Rule { question, text } => write!(f, "rule {question} {text}"),
            Self::Prize(prize) => write!(f, "prize {prize}"),
            Self::Spelled { word, name } => write!(f, "spelled {word} {name}"),
            Self::Finish => f.write_str("finish"),
        }
    }
}

/// An entry of a party's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "`name` is the guest or steward concerned; rounds, tables, prizes and questions are counted from 1"
)]
pub enum PartyEntry {
    /// The host opened it.
    Opened(Box<PartyPlan>),
    /// A guest joined, or came back.
    Joined(Name),
    /// The author of the command claimed a name that the host had entered.
    Claimed(Name),
    /// A guest left.
    Left(Name),
    /// The host appointed a steward.
    Steward { name: Name, person: Option<PersonId> },
    /// A round was set up.
    Laid { round: usize, left_over: LeftOver, tables: Vec<Vec<Name>> },
    /// The first round was set up with the tables the host chose.
    Arranged { left_over: LeftOver, tables: Vec<Vec<Name>> },
    /// This guest keeps score at a table.
    Scorekeeper { spot: Spot, name: Name },
    /// The round's clock started.
    Started { round: usize },
    /// The result of a table was entered.
    Result(PartyCard),
    /// A result was corrected.
    Corrected(PartyCard),
    /// A table asked a question.
    Asked { table: usize, text: String },
    /// A question was answered with a ruling.
    Ruled { question: usize, text: String },
    /// The host offered a prize.
    Prize(Prize),
    /// A guest won it.
    Won { prize: usize, table: usize, name: Name },
    /// The event ended.
    Finished,
}

impl PartyEntry {
    pub(crate) fn effect(&self) -> EntryEffect {
        match self {
            Self::Laid { .. } | Self::Arranged { .. } => EntryEffect::RoundSetUp,
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

kee_game::from_text!(PartyEntry, |text| {
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
});
