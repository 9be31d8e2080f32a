use super::{Board, link_of, replaying::setup};
use crate::{any_refusal::AnyRefusal, app::App, secret::Secret, store::StoreError};
use kee_event::challenge::{Challenge, Deal};
use kee_game::{Problem, excerpt};
use kee_games::{About, find, is_for_load_tests};
use kee_wire::{ChallengeLink, CreateChallenge};

impl App {
    /// Makes a challenge, or finds the same one that was made before.
    pub(crate) async fn make_challenge(&self, wanted: CreateChallenge) -> Result<ChallengeLink, AnyRefusal> {
        let seed = wanted.seed.unwrap_or_else(|| Secret::new(self.world()).reveal().to_owned());
        // A game that there is not is refused with the rest.
        let set = match find(&wanted.game) {
            Some(game) => game.take_files(&wanted.set)?,
            None => wanted.set,
        };
        let challenge =
            Challenge { name: wanted.name, game: wanted.game, preset: wanted.preset, set, deal: Deal::Named(seed) };
        self.check(&challenge)?;
        let link = link_of(&challenge);
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
