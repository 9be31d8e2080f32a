//! Nobody's word is taken for a score: every game is played again before it counts.

use super::ChallengeRefusal;
use kee_event::challenge::Challenge;
use kee_game::{Input, PlayerKind, Record, Resources, Viewer, excerpt};
use kee_games::{Setup, find};

/// What a game has brought that was played again from its beginning to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Replayed {
    pub(super) score: i64,
    /// What each turn brought.
    pub(super) turns: Vec<i64>,
    /// The words that were found, in capitals.
    pub(super) words: Vec<String>,
    /// The digest of the record.
    pub(super) record: String,
}

/// How the game of a challenge is begun.
pub(super) fn setup(challenge: &Challenge) -> Setup {
    Setup { preset: Some(challenge.preset.clone()), set: challenge.set.clone(), seats: Some(1), teams: None }
}

/// Plays a game again and says what it has brought, or why it does not count.
pub(super) fn replay(challenge: &Challenge, text: &str, resources: &Resources) -> Result<Replayed, ChallengeRefusal> {
    let record = Record::read(text).map_err(ChallengeRefusal::Unreadable)?;
    let game = find(&challenge.game).ok_or(ChallengeRefusal::NoSuchChallenge)?;
    is_of(challenge, &record, resources)?;
    game.verify(&record, resources).map_err(ChallengeRefusal::Mismatch)?;
    let again = game.replay(&record, resources, usize::MAX).map_err(ChallengeRefusal::Mismatch)?;
    let outcome = again.wait().outcome().ok_or(ChallengeRefusal::Unfinished)?;
    let turns: Vec<_> = (1..=again.entries()).flat_map(|entry| again.brought(entry, Viewer::Spectator)).collect();
    Ok(Replayed {
        score: outcome.standings[0].score,
        turns: turns.iter().map(|turn| turn.points).collect(),
        words: turns.into_iter().flat_map(|turn| turn.words).collect(),
        record: record.digest(),
    })
}

/// Whether this is a game of this challenge at all, as far as can be seen without playing it.
fn is_of(challenge: &Challenge, record: &Record, resources: &Resources) -> Result<(), ChallengeRefusal> {
    let header = &record.header;
    let game = find(&challenge.game).ok_or(ChallengeRefusal::NoSuchChallenge)?;
    if header.game != game.id() {
        return Err(ChallengeRefusal::OtherGame { played: excerpt(&header.game), wanted: challenge.game.clone() });
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
            return Err(ChallengeRefusal::OtherOption { key, played: excerpt(played), wanted });
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
