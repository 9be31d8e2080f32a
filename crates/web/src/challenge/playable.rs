use super::days::title;
use crate::{
    api::RequestRefusal,
    keep,
    local::{self, LocalSeat, Shelf},
    worker::LocalTableRequest,
};
use kee_event::{
    Date,
    challenge::{Challenge, DailyKind},
};
use kee_games::Setup;
use kee_wire::{ChallengeLink, ChallengeView, House, Phase};
use serde::{Deserialize, Serialize};

/// The challenge that is played at a local table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChallengeDeal {
    /// Its id, as in its link.
    pub(crate) challenge: String,
    pub(crate) name: String,
    /// The seed that every game of it is dealt from. It is not a secret.
    pub(crate) seed: String,
}

/// Everything needed to play a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayableChallenge {
    pub(crate) of: ChallengeDeal,
    pub(crate) game: String,
    preset: String,
    set: Vec<(String, String)>,
}

impl PlayableChallenge {
    /// The board of a day. It needs no server.
    pub(crate) fn daily(kind: DailyKind, date: Date) -> Self {
        let Challenge { game, preset, set, .. } = Challenge::daily(kind, date);
        let seed = Challenge::daily(kind, date).seed().reveal();
        let of =
            ChallengeDeal { challenge: ChallengeLink::Daily(kind, date).to_string(), name: title(kind, date), seed };
        Self { of, game, preset, set }
    }

    /// The address of its leaderboard.
    pub(crate) fn address(&self) -> String {
        format!("/c/{}", self.of.challenge)
    }

    /// Resumes an unfinished game of it, or begins one, and returns its address.
    pub(crate) async fn play(self) -> Result<String, RequestRefusal> {
        if let Some(unfinished) = unfinished(&self.of.challenge).await {
            return Ok(format!("/local/{unfinished}"));
        }
        let setup = Setup { preset: Some(self.preset), set: self.set, seats: Some(1), teams: None };
        let wanted = LocalTableRequest {
            game: self.game,
            setup,
            house: House::default(),
            words: None,
            seats: vec![LocalSeat::Person(keep::name())],
            challenge: Some(self.of),
        };
        local::make_requested(wanted).await.map(|id| format!("/local/{id}"))
    }
}

impl From<&ChallengeView> for PlayableChallenge {
    fn from(board: &ChallengeView) -> Self {
        let name = board.kind.zip(board.date).map_or(board.name.clone(), |(kind, date)| title(kind, date));
        let of = ChallengeDeal { challenge: board.challenge.to_string(), name, seed: board.seed.clone() };
        Self { of, game: board.game.clone(), preset: board.preset.clone(), set: board.set.clone() }
    }
}

/// An unfinished game of this challenge. None if the shelf cannot be read.
async fn unfinished(challenge: &str) -> Option<String> {
    let tables = Shelf::open().await.ok()?.tables().await.ok()?;
    let going_on = |phase| matches!(phase, Phase::Gathering | Phase::Playing);
    let same = |of: &ChallengeDeal| of.challenge == challenge;
    tables
        .into_iter()
        .find(|table| going_on(table.phase) && table.challenge.as_ref().is_some_and(same))
        .map(|table| table.id)
}
