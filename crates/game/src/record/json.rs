//! The form for programs, with the same content and digest as the text.

use super::{Commitment, Ending, Header, Player, Record, RecordEntry, RecordError, Undone, WordsUsed, text};
use crate::{GameTime, Input, Outcome, Seed, options::Pairs};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    keeboard_record: u32,
    game: String,
    rules: u32,
    #[serde(serialize_with = "write_pairs", deserialize_with = "read_pairs")]
    options: Vec<(String, String)>,
    seats: Vec<Player>,
    words: Option<WordsUsed>,
    commitment: Option<Commitment>,
    entries: Vec<InputLine>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<TakenBack>,
    outcome: Option<Outcome>,
    seed: Option<String>,
    digest: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct InputLine {
    at: GameTime,
    input: Input<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TakenBack {
    number: usize,
    at: GameTime,
    input: Input<String, String>,
}

fn write_pairs<S: Serializer>(pairs: &[(String, String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

fn read_pairs<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(String, String)>, D::Error> {
    from.deserialize_map(Pairs)
}

pub(super) fn write(record: &Record) -> String {
    let Header { game, rules, options, players, words, commitment } = record.header.clone();
    let entries = record.entries.iter().map(|entry| InputLine { at: entry.at, input: entry.input.clone() });
    let undone = record.undone.iter().map(|Undone { number, entry }| TakenBack {
        number: *number,
        at: entry.at,
        input: entry.input.clone(),
    });
    let document = Document {
        keeboard_record: VERSION,
        game,
        rules,
        options,
        seats: players,
        words,
        commitment,
        entries: entries.collect(),
        undone: undone.collect(),
        outcome: record.ending.as_ref().map(|ending| ending.outcome.clone()),
        seed: record.ending.as_ref().and_then(|ending| ending.seed.as_ref()).map(Seed::reveal),
        digest: record.digest(),
    };
    serde_json::to_string_pretty(&document).expect("a record is plain data") + "\n"
}

/// Reads a record and the digest written in it, without comparing the two.
pub(super) fn read(json: &str) -> Result<(Record, String), RecordError> {
    let wrong = |error: serde_json::Error| RecordError::Json(error.to_string());
    let document: Document = serde_json::from_str(json).map_err(wrong)?;
    let digest = document.digest.clone();
    let record = document.into_record().map_err(wrong)?;
    // Anything the text form can't hold, such as a name of two lines, is not a record in this form either.
    let (same, _) =
        text::read(&text::write(&record)).map_err(|error| RecordError::Json(format!("as text, {error}")))?;
    if same == record { Ok((record, digest)) } else { Err(RecordError::Json("expected single lines".to_owned())) }
}

impl Document {
    fn into_record(self) -> Result<Record, serde_json::Error> {
        if self.keeboard_record != VERSION {
            let sentence = format!("expected `keeboard_record` {VERSION}, got {}", self.keeboard_record);
            return Err(serde_json::Error::custom(sentence));
        }
        let ending = match (self.outcome, self.seed) {
            (None, None) => None,
            (Some(outcome), Some(seed)) => {
                Some(Ending { outcome, seed: Some(Seed::from_hex(&seed).map_err(serde_json::Error::custom)?) })
            }
            (Some(outcome), None) if self.commitment.is_none() => Some(Ending { outcome, seed: None }),
            _ => return Err(serde_json::Error::custom("expected `outcome` and `seed` together, got only one")),
        };
        let header = Header {
            game: self.game,
            rules: self.rules,
            options: self.options,
            players: self.seats,
            words: self.words,
            commitment: self.commitment,
        };
        let entries = self.entries.into_iter().map(|line| RecordEntry { at: line.at, input: line.input });
        let undone = self
            .undone
            .into_iter()
            .map(|TakenBack { number, at, input }| Undone { number, entry: RecordEntry { at, input } });
        Ok(Record { header, entries: entries.collect(), undone: undone.collect(), ending })
    }
}
