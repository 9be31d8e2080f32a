use super::{data_folder, local_table::LocalTable, wording};
use crate::files::{Readers, put};
use kee_game::{Input, Message, Outcome};
use kee_games::{best_key, score_alone};
use std::{
    collections::BTreeMap,
    fs,
    io::{self, ErrorKind},
    path::PathBuf,
};

/// The best solo scores by game and options: `bests.json` in the data folder.
struct Bests {
    path: PathBuf,
    scores: BTreeMap<String, i64>,
}

impl Bests {
    /// The scores saved so far; `None` if there is no folder for them.
    fn open() -> Option<Result<Self, String>> {
        let path = data_folder::bests()?;
        let scores = match fs::read_to_string(&path) {
            Ok(text) => serde_json::from_str(&text).map_err(io::Error::from),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeMap::new()),
            Err(error) => Err(error),
        };
        Some(match scores {
            Ok(scores) => Ok(Self { path, scores }),
            Err(error) => Err(format!("Could not read your best scores: {error}. Fix or remove {}.", path.display())),
        })
    }

    fn save(&self) -> Result<(), String> {
        let made = self.path.parent().map_or(Ok(()), fs::create_dir_all);
        let text = serde_json::to_string_pretty(&self.scores).map_err(io::Error::from);
        let written = made.and(text).and_then(|text| put(&self.path, &(text + "\n"), Readers::Anyone));
        written.map_err(|error| format!("Could not save your best score in {}: {error}.", self.path.display()))
    }

    /// Saves a score if it is the best, and returns a sentence that compares it.
    fn compare(&mut self, key: String, score: i64) -> Result<Message, String> {
        let before = self.scores.get(&key).copied();
        if let Some(best) = before.filter(|best| *best >= score) {
            return Ok(wording::best_still(best));
        }
        self.scores.insert(key, score);
        self.save()?;
        Ok(match before {
            Some(before) => wording::best_new(score, score - before),
            None => wording::best_first(score),
        })
    }
}

/// The score to beat in solo play, as a sentence. A broken file does not stop the game, so the error is a sentence too.
pub(super) fn to_beat(table: &LocalTable) -> Option<String> {
    let key = key(table)?;
    match Bests::open()? {
        Ok(bests) => bests.scores.get(&key).map(|best| table.say(&wording::best(*best))),
        Err(why) => Some(why),
    }
}

/// Saves the score of a finished game if it is a new best, and returns a sentence about it. A game with a ruling does not
/// count, since the ruling may have changed the score; nor does one in which a move was taken back, or with hints.
pub(super) fn compare(table: &LocalTable, outcome: &Outcome) -> Option<String> {
    let (key, score) = (key(table)?, score_alone(outcome)?);
    let ruled = |entry: usize| table.game().entry(entry).is_some_and(|entry| matches!(entry.input, Input::Ruling(_)));
    if (1..=table.game().entries()).any(ruled) || !table.record().undone.is_empty() {
        return None;
    }
    if table.saved.is_hinted() {
        return Some(table.say(&wording::best_hinted()));
    }
    let compared = Bests::open()?.and_then(|mut bests| bests.compare(key, score));
    Some(compared.map_or_else(|why| why, |compared| table.say(&compared)))
}

/// The key of this table's best score; `None` unless one person plays alone.
fn key(table: &LocalTable) -> Option<String> {
    let words = table.header.words.as_ref().map(|words| words.name.as_str());
    let alone = table.header.players.len() == 1 && !table.people().is_empty();
    alone.then(|| best_key(&table.about, &table.header.options, words))
}
