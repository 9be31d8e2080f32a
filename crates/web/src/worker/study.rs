//! Finished games on replay.

use super::library::WordLibrary;
use crate::lang::refuse;
use kee_game::{Json, Measure, Mismatch, Names, Record, Refusal, Resources, ReviewedTurn, Seat, Viewer};
use kee_games::{AnyGame, AnyMatch, find};
use kee_lexicon::{Lexicon, List};
use keyword::{Keyword, gcg};
use serde::{Deserialize, Serialize};

/// A moment of a game at which a spectator learns something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ReplayMoment {
    /// The number of entries of the record up to here.
    pub(crate) entry: usize,
    /// The messages of the last of them.
    pub(crate) notices: Json,
    /// The scores by seat, or by team.
    pub(crate) scores: Vec<i64>,
}

/// A turn that could have scored more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct MissedTurn {
    pub(crate) entry: usize,
    pub(crate) seat: Seat,
    pub(crate) played: String,
    pub(crate) points: i64,
    pub(crate) best: String,
    pub(crate) best_points: i64,
    pub(crate) measure: Measure,
}

/// An open record.
pub(super) struct Study {
    game: &'static dyn AnyGame,
    record: Record,
    resources: Resources,
    /// The game at the last visited position.
    here: Box<dyn AnyMatch>,
}

impl Study {
    pub(super) async fn begin(library: &WordLibrary, text: &str) -> Result<Self, Refusal> {
        let record = read_record(text)?;
        let unknown = || refuse(id!("refused-record-unknown"), [("game", record.header.game.clone().into())]);
        let game = find(&record.header.game).ok_or_else(unknown)?;
        let resources = library.with(record.header.words.as_ref().map(|words| words.name.as_str())).await?;
        let here = game.replay(&record, &resources, 0).map_err(|mismatch| wrong(&mismatch))?;
        Ok(Self { game, record, resources, here })
    }

    /// Moves to the position after this many entries.
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

    /// Every moment worth stopping at for this viewer, from the start.
    pub(super) fn moments(&mut self, viewer: Viewer) -> Result<Vec<ReplayMoment>, Refusal> {
        let mut moments = Vec::new();
        for entry in 0..=self.record.entries.len() {
            self.go_to(entry)?;
            let notices = if entry == 0 { Json::of(&[(); 0]) } else { self.here.notices(entry, viewer) };
            if entry == 0 || notices.as_str() != "[]" {
                moments.push(ReplayMoment { entry, notices, scores: self.here.scores(viewer) });
            }
        }
        Ok(moments)
    }

    /// This viewer's view after this many entries.
    pub(super) fn view(&mut self, entry: usize, viewer: Viewer) -> Result<Json, Refusal> {
        self.go_to(entry)?;
        Ok(self.here.view(viewer))
    }

    /// The turns that could have scored more with the words of this list, biggest loss first; none if the game has no
    /// reviews.
    pub(super) fn review(&self, words: List) -> Result<Vec<MissedTurn>, Refusal> {
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
            MissedTurn { entry, seat, played, points, best, best_points, measure }
        };
        Ok(turns.into_iter().map(missed).collect())
    }

    /// Verifies everything that can be verified of the record.
    pub(super) fn verify(&self) -> Result<(), Refusal> {
        self.game.verify(&self.record, &self.resources).map_err(|mismatch| wrong(&mismatch))
    }

    /// The game as GCG, the notation of word game programs.
    pub(super) fn gcg(&self, names: &Names) -> Result<String, Refusal> {
        let game = kee_game::replay::<Keyword>(&self.record, &self.resources, usize::MAX);
        let words = self.record.header.words.as_ref().map_or("none", |words| words.name.as_str());
        game.map(|game| gcg::write(&game, names, words)).map_err(|mismatch| wrong(&mismatch))
    }
}

fn wrong(mismatch: &Mismatch) -> Refusal {
    Refusal::plain("record/mismatch", mismatch.to_string())
}

/// Reads a record, or returns why it cannot be read.
pub(crate) fn read_record(text: &str) -> Result<Record, Refusal> {
    Record::read(text).map_err(|error| refuse(id!("refused-record-unreadable"), [("why", error.to_string().into())]))
}
