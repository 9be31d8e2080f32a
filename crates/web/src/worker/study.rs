//! Games that are over, looked at again.

use super::library::Library;
use crate::lang::refuse;
use kee_game::{Json, Measure, Mismatch, Names, Record, Refusal, Resources, ReviewedTurn, Seat, Viewer};
use kee_games::{AnyGame, AnyMatch, find};
use kee_lexicon::{Lexicon, List};
use keyword::{Keyword, gcg};
use serde::{Deserialize, Serialize};

/// A moment of a game at which a spectator learns something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Moment {
    /// After this many entries of the record.
    pub(crate) entry: usize,
    /// What the last of them told.
    pub(crate) notices: Json,
    /// How it stands: by seat, or by team.
    pub(crate) scores: Vec<i64>,
}

/// A turn in which more could have been had.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Missed {
    pub(crate) entry: usize,
    pub(crate) seat: Seat,
    pub(crate) played: String,
    pub(crate) points: i64,
    pub(crate) best: String,
    pub(crate) best_points: i64,
    pub(crate) measure: Measure,
}

/// A record that is being looked at.
pub(super) struct Study {
    game: &'static dyn AnyGame,
    record: Record,
    resources: Resources,
    /// The game as far as it was last looked at.
    here: Box<dyn AnyMatch>,
}

impl Study {
    pub(super) async fn begin(library: &Library, text: &str) -> Result<Self, Refusal> {
        let record = read_record(text)?;
        let unknown = || refuse(id!("refused-record-unknown"), [("game", record.header.game.clone().into())]);
        let game = find(&record.header.game).ok_or_else(unknown)?;
        let resources = library.with(record.header.words.as_ref().map(|words| words.name.as_str())).await?;
        let here = game.replay(&record, &resources, 0).map_err(|mismatch| wrong(&mismatch))?;
        Ok(Self { game, record, resources, here })
    }

    /// Goes to where this many entries have been played.
    fn go_to(&mut self, entry: usize) -> Result<(), Refusal> {
        if entry < self.here.entries() {
            self.here = self.game.replay(&self.record, &self.resources, 0).map_err(|mismatch| wrong(&mismatch))?;
        }
        let from = self.here.entries();
        for next in self.record.entries.iter().take(entry).skip(from) {
            self.here.take(next.at, &next.input)?;
        }
        Ok(())
    }

    /// Every moment worth stopping at for this viewer, from the beginning.
    pub(super) fn moments(&mut self, viewer: Viewer) -> Result<Vec<Moment>, Refusal> {
        let mut moments = Vec::new();
        for entry in 0..=self.record.entries.len() {
            self.go_to(entry)?;
            let notices = if entry == 0 { Json::of(&[(); 0]) } else { self.here.notices(entry, viewer) };
            if entry == 0 || notices.as_str() != "[]" {
                moments.push(Moment { entry, notices, scores: self.here.scores(viewer) });
            }
        }
        Ok(moments)
    }

    /// What this viewer saw when this many entries had been played.
    pub(super) fn view(&mut self, entry: usize, viewer: Viewer) -> Result<Json, Refusal> {
        self.go_to(entry)?;
        Ok(self.here.view(viewer))
    }

    /// The turns in which more could have been had with the words of this list, the dearest first; none if the game cannot be looked at
    /// so.
    pub(super) fn review(&self, words: List) -> Result<Vec<Missed>, Refusal> {
        let suggested = self.resources.words::<Lexicon>().map_or_else(Resources::none, |judge| {
            let lexicon = judge.to_suggest(words);
            lexicon.resources()
        });
        let turns = self.game.review(&self.record, &self.resources, &suggested).unwrap_or_else(|| Ok(Vec::new()));
        let mut turns = turns.map_err(|mismatch| wrong(&mismatch))?;
        turns.retain(|turn| turn.cost() > 0);
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.cost()));
        let missed = |turn: ReviewedTurn| {
            let ReviewedTurn { entry, seat, played, points, best, best_points, measure, .. } = turn;
            Missed { entry, seat, played, points, best, best_points, measure }
        };
        Ok(turns.into_iter().map(missed).collect())
    }

    /// Checks all that can be checked of the record.
    pub(super) fn verify(&self) -> Result<(), Refusal> {
        self.game.verify(&self.record, &self.resources).map_err(|mismatch| wrong(&mismatch))
    }

    /// The game in the form that programs for word games read.
    pub(super) fn gcg(&self, names: &Names) -> Result<String, Refusal> {
        let game = kee_game::replay::<Keyword>(&self.record, &self.resources, usize::MAX);
        let words = self.record.header.words.as_ref().map_or("none", |words| words.name.as_str());
        game.map(|game| gcg::write(&game, names, words)).map_err(|mismatch| wrong(&mismatch))
    }
}

fn wrong(mismatch: &Mismatch) -> Refusal {
    Refusal::plain("record/mismatch", mismatch.to_string())
}

/// Reads a record, or says why it cannot be read.
pub(crate) fn read_record(text: &str) -> Result<Record, Refusal> {
    Record::read(text).map_err(|error| refuse(id!("refused-record-unreadable"), [("why", error.to_string().into())]))
}
