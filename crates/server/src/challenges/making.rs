use super::{Board, ChallengeLink, replaying::setup};
use crate::{app::App, http::No, secret::Secret, store::StoreError};
use kee_event::challenge::{Challenge, Deal};
use kee_game::{Problem, excerpt};
use kee_games::{About, find, is_for_load_tests};
use serde::Deserialize;
use utoipa::ToSchema;

/// A challenge that somebody wants.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedChallenge {
    /// What it is to be called: one line.
    name: String,
    /// The game, by its name: see `/api/games`.
    game: String,
    /// A preset that can be played alone.
    preset: String,
    /// Options that differ from it, as key and value.
    #[serde(default)]
    set: Vec<(String, String)>,
    /// From what it is dealt: whoever says the same again gets the same challenge. Something new if nothing is said.
    #[serde(default)]
    seed: Option<String>,
}

impl App {
    /// Makes a challenge, or finds the same one that was made before.
    pub(crate) async fn make_challenge(&self, wanted: WantedChallenge) -> Result<ChallengeLink, No> {
        let seed = wanted.seed.unwrap_or_else(|| Secret::new(self.world()).reveal().to_owned());
        // A game that there is not is refused with the rest.
        let set = match find(&wanted.game) {
            Some(game) => game.take_files(&wanted.set).map_err(No::problems)?,
            None => wanted.set,
        };
        let challenge =
            Challenge { name: wanted.name, game: wanted.game, preset: wanted.preset, set, deal: Deal::Named(seed) };
        self.check(&challenge).map_err(No::problems)?;
        let link = ChallengeLink::of(&challenge);
        let opened = Board::opened(challenge, self.now().into())?;
        if let Some(append) = opened.to_store(self.now(), Vec::new()) {
            match self.store().append_event(append).await {
                // Somebody was faster, and has made the same.
                Ok(()) | Err(StoreError::Taken { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(link)
    }

    /// Everything that is wrong with it.
    fn check(&self, challenge: &Challenge) -> Result<(), Vec<Problem>> {
        let mut problems = challenge.problems();
        let found = find(&challenge.game).filter(|game| !is_for_load_tests(game.id()));
        match found {
            None => problems.push(Problem::new("game", format!("there is no game `{}`", excerpt(&challenge.game)))),
            Some(game) => match self.shared().library.for_game(game.id(), None) {
                Err(problem) => problems.push(problem),
                Ok(resources) => {
                    problems.extend(game.begin(&setup(challenge), &resources).err().into_iter().flatten());
                    problems.extend(not_for_one(&game.about(), &challenge.preset));
                }
            },
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }
}

/// A preset that is not made for one.
fn not_for_one(about: &About, preset: &str) -> Option<Problem> {
    let alone = |preset: &&kee_games::AboutPreset| preset.plans.iter().any(|plan| plan.seats == 1);
    let named = about.presets.iter().find(|known| known.name == preset)?;
    if alone(&named) {
        return None;
    }
    let possible: Vec<&str> = about.presets.iter().filter(alone).map(|preset| preset.name).collect();
    let could = if possible.is_empty() {
        format!("{} has none", about.title)
    } else {
        format!("those are {}", possible.join(", "))
    };
    Some(Problem::new("preset", format!("a challenge needs a preset that is played alone; {could}")))
}
