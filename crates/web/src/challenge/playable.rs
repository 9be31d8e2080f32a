use super::days::title;
use crate::{
    api::No,
    keep,
    local::{self, LocalSeat, Shelf},
    worker::WantedTable,
};
use kee_event::{
    Date,
    challenge::{Challenge, DailyKind},
};
use kee_games::Setup;
use kee_wire::{ChallengeLink, ChallengeView, House, Phase};
use serde::{Deserialize, Serialize};

/// Which challenge is played at a table of this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ForChallenge {
    /// As in its link.
    pub(crate) challenge: String,
    pub(crate) name: String,
    /// What every game there is dealt from. There is nothing secret about it.
    pub(crate) seed: String,
}

/// All that has to be known to play a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Playable {
    pub(crate) of: ForChallenge,
    pub(crate) game: String,
    preset: String,
    set: Vec<(String, String)>,
}

impl Playable {
    /// What is played on a day. It needs no server.
    pub(crate) fn daily(kind: DailyKind, date: Date) -> Self {
        let Challenge { game, preset, set, .. } = Challenge::daily(kind, date);
        let seed = Challenge::daily(kind, date).seed().reveal();
        let of =
            ForChallenge { challenge: ChallengeLink::Daily(kind, date).to_string(), name: title(kind, date), seed };
        Self { of, game, preset, set }
    }

    /// The address of its leader board.
    pub(crate) fn address(&self) -> String {
        format!("/c/{}", self.of.challenge)
    }

    /// Goes on with a game of it that is not over, or begins one, and says where it is.
    pub(crate) async fn play(self) -> Result<String, No> {
        if let Some(begun) = begun(&self.of.challenge).await {
            return Ok(format!("/local/{begun}"));
        }
        let setup = Setup { preset: Some(self.preset), set: self.set, seats: Some(1), teams: None };
        let wanted = WantedTable {
            game: self.game,
            setup,
            house: House::default(),
            words: None,
            seats: vec![LocalSeat::Person(keep::name())],
            challenge: Some(self.of),
        };
        local::make_wanted(wanted).await.map(|id| format!("/local/{id}"))
    }
}

impl From<&ChallengeView> for Playable {
    fn from(board: &ChallengeView) -> Self {
        let name = board.kind.zip(board.date).map_or(board.name.clone(), |(kind, date)| title(kind, date));
        let of = ForChallenge { challenge: board.challenge.to_string(), name, seed: board.seed.clone() };
        Self { of, game: board.game.clone(), preset: board.preset.clone(), set: board.set.clone() }
    }
}

/// A game of this challenge that is not over. Where nothing can be read there is none.
async fn begun(challenge: &str) -> Option<String> {
    let tables = Shelf::open().await.ok()?.tables().await.ok()?;
    let going_on = |phase| matches!(phase, Phase::Gathering | Phase::Playing);
    let same = |of: &ForChallenge| of.challenge == challenge;
    tables
        .into_iter()
        .find(|table| going_on(table.phase) && table.challenge.as_ref().is_some_and(same))
        .map(|table| table.id)
}
