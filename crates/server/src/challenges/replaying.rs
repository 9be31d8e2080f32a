//! Nobody's word is taken for a score: every game is replayed before it counts.

use super::ChallengeRefusal;
use crate::{
    app::App,
    refusal::{AnyRefusal, ServerRefusal},
    store::StoreError,
};
use kee_event::{
    Date, EventRefusal, Name,
    challenge::{Attempt, Challenge},
};
use kee_game::{Input, Mismatch, PlayerKind, Record, Resources, Viewer, excerpt};
use kee_games::{Setup, find};
use kee_table::PersonId;
use kee_wire::ChallengeLink;

/// The result of a game that was replayed from beginning to end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ReplayedGame {
    pub(super) score: i64,
    /// The score of each turn.
    turns: Vec<i64>,
    /// The words found, in capitals.
    pub(super) words: Vec<String>,
    /// The digest of the record.
    pub(super) record: String,
}

/// The setup of a challenge's game.
pub(super) fn setup(challenge: &Challenge) -> Setup {
    Setup { preset: Some(challenge.preset.clone()), set: challenge.set.clone(), seats: Some(1), teams: None }
}

/// Replays a game and returns its result, or why it does not count.
pub(super) fn replay(
    challenge: &Challenge,
    text: &str,
    resources: &Resources,
) -> Result<ReplayedGame, ChallengeRefusal> {
    let record = Record::read(text).map_err(|error| ChallengeRefusal::Unreadable(error.to_string()))?;
    let game = find(&challenge.game).ok_or(ChallengeRefusal::NoSuchChallenge)?;
    is_of(challenge, &record, resources)?;
    game.verify(&record, resources).map_err(does_not_replay)?;
    let again = game.replay(&record, resources, usize::MAX).map_err(does_not_replay)?;
    let outcome = again.wait().outcome().ok_or(ChallengeRefusal::Unfinished)?;
    let turns: Vec<_> = (1..=again.entries()).flat_map(|entry| again.turn_scores(entry, Viewer::Spectator)).collect();
    Ok(ReplayedGame {
        score: outcome.standings[0].score,
        turns: turns.iter().map(|turn| turn.points).collect(),
        words: turns.into_iter().flat_map(|turn| turn.words).collect(),
        record: record.digest(),
    })
}

fn does_not_replay(mismatch: Mismatch) -> ChallengeRefusal {
    // Some of the sentences within have their own full stop.
    ChallengeRefusal::Mismatch(mismatch.to_string().trim_end_matches('.').to_owned())
}

/// Whether this is a game of this challenge at all, as far as can be told without replaying it.
fn is_of(challenge: &Challenge, record: &Record, resources: &Resources) -> Result<(), ChallengeRefusal> {
    let header = &record.header;
    let game = find(&challenge.game).ok_or(ChallengeRefusal::NoSuchChallenge)?;
    if header.game != game.id() {
        return Err(ChallengeRefusal::OtherGame(excerpt(&header.game), challenge.game.clone()));
    }
    match &header.players[..] {
        [player] if player.kind == PlayerKind::Person => {}
        [_] => return Err(ChallengeRefusal::Bot),
        players => return Err(ChallengeRefusal::NotAlone(players.len())),
    }
    let seed = challenge.seed();
    let wanted = game.begin(&setup(challenge), resources).map_err(|_| ChallengeRefusal::NoSuchChallenge)?;
    for (key, wanted) in wanted.header(resources, &[], &seed).options {
        let played = header.options.iter().find(|(other, _)| *other == key).map_or("-", |(_, value)| value.as_str());
        if played != wanted {
            return Err(ChallengeRefusal::OtherOption(key, excerpt(played), wanted));
        }
    }
    if header.commitment != Some(seed.commitment()) {
        return Err(ChallengeRefusal::OtherDeal);
    }
    if record.ending.is_none() {
        return Err(ChallengeRefusal::Unfinished);
    }
    let broken_off = |input: &Input<String, String>| matches!(input, Input::Leave { .. } | Input::Ruling(_));
    if record.entries.iter().any(|entry| broken_off(&entry.input)) {
        return Err(ChallengeRefusal::BrokenOff);
    }
    Ok(())
}

/// The number of times another writer may be faster before we give up.
const TRIES: usize = 20;

/// A game that someone submits.
pub(crate) struct Submission {
    pub(crate) person: PersonId,
    pub(crate) name: Name,
    /// The record of the game.
    pub(crate) record: String,
}

impl App {
    /// Replays a game and, if it counts, adds it to the board.
    pub(crate) async fn submit_game(&self, link: ChallengeLink, game: Submission) -> Result<(), AnyRefusal> {
        let challenge = self.board(link).await?.as_ref().map(|board| board.state().challenge().clone());
        let challenge = challenge.ok_or(ServerRefusal::Inside)?;
        let resources = self.shared().library.for_game(&challenge.game, None)?;
        let Submission { person, name, record } = game;
        let replay = move || replay(&challenge, &record, &resources);
        let replayed = tokio::task::spawn_blocking(replay).await.map_err(|_| ServerRefusal::Inside)??;
        let attempt = Attempt {
            person: person.clone(),
            name,
            score: replayed.score,
            turns: replayed.turns,
            words: replayed.words,
            record: replayed.record,
        };
        for _ in 0..TRIES {
            if self.write(link, &attempt, &person).await? {
                return Ok(());
            }
        }
        Err(ServerRefusal::Unavailable.into())
    }

    /// Stores an attempt; false if someone else has written meanwhile.
    async fn write(&self, link: ChallengeLink, attempt: &Attempt, person: &PersonId) -> Result<bool, AnyRefusal> {
        let mut held = self.board(link).await?;
        let board = held.as_mut().ok_or(ServerRefusal::Inside)?;
        let comes = !board.has(&attempt.person) && self.is_in_time(link);
        let people = if comes { vec![person.clone()] } else { Vec::new() };
        let append = board.attempt(self.now(), attempt.clone(), people);
        let append = append.map_err(|refusal: EventRefusal| refusal.refusal())?;
        let Some(append) = append else { return Ok(true) };
        let stored = self.store().append_event(append).await;
        match stored {
            Ok(()) => {
                board.mark_stored();
                Ok(true)
            }
            Err(error) => {
                // The board has an entry that is not stored, so it must be read again.
                *held = None;
                if let StoreError::Taken { .. } = error { Ok(false) } else { Err(error.into()) }
            }
        }
    }

    /// Whether a game submitted now counts for the streak. People who were offline have the next day to submit it;
    /// someone who plays an old board later gets a place on its leaderboard, but cannot mend a streak.
    fn is_in_time(&self, link: ChallengeLink) -> bool {
        match link {
            ChallengeLink::Created(_) => true,
            ChallengeLink::Daily(_, date) => self.today() <= Date::from_days(date.days() + 1),
        }
    }
}
