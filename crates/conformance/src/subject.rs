use crate::{Budget, Finding, fixtures::recording_asked_for, setting::Setting};
use kee_game::{Bot, Game, Resources};
use std::path::{Path, PathBuf};

/// Bots by name.
pub type Bots<G> = Vec<(&'static str, Box<dyn Bot<G>>)>;

/// A game to be checked, with what the checks need beside it.
pub struct Subject<G: Game> {
    pub(crate) resources: Resources,
    pub(crate) bots: Option<fn() -> Bots<G>>,
    pub(crate) fixtures: PathBuf,
    pub(crate) budget: Budget,
    pub(crate) recording: bool,
    manifest: PathBuf,
}

impl<G: Game> Subject<G> {
    /// A game whose crate lies in this folder; its recorded games are looked for in `fixtures/<ID>` two folders up.
    pub fn new(manifest: &str) -> Self {
        let manifest = PathBuf::from(manifest);
        Self {
            resources: Resources::none(),
            bots: None,
            fixtures: manifest.join("../../fixtures").join(G::ID),
            budget: Budget::default(),
            recording: recording_asked_for(),
            manifest,
        }
    }

    /// With this word list.
    #[must_use]
    pub fn words(self, words: fn() -> Resources) -> Self {
        Self { resources: words(), ..self }
    }

    /// With these bots, made anew for every seat.
    #[must_use]
    pub fn bots(self, bots: fn() -> Bots<G>) -> Self {
        Self { bots: Some(bots), ..self }
    }

    /// With recorded games in this folder, seen from the folder of the crate.
    #[must_use]
    pub fn fixtures(self, folder: impl AsRef<Path>) -> Self {
        Self { fixtures: self.manifest.join(folder), ..self }
    }

    /// With another amount of work.
    #[must_use]
    pub fn budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// Whether missing records are made; if nothing is said, the environment variable `KEE_RECORD` decides.
    #[must_use]
    pub fn recording(self, recording: bool) -> Self {
        Self { recording, ..self }
    }

    /// Every preset with every plan it is made for.
    pub(crate) fn settings(&self, check: &'static str) -> Result<Vec<Setting<'_, G>>, Finding> {
        let plans: usize = G::PRESETS.iter().map(|preset| preset.plans.len()).sum();
        if G::PRESETS.iter().any(|preset| preset.plans.is_empty()) {
            return Err(Finding::general(check, G::ID, "A preset has no plan."));
        }
        if !G::PRESETS.iter().any(|preset| preset.name == "tiny") {
            return Err(Finding::general(check, G::ID, "No preset is called `tiny`."));
        }
        let pairs = G::PRESETS.iter().flat_map(|preset| preset.plans.iter().map(move |plan| (preset, *plan)));
        let playouts = self.budget.playouts_each(plans);
        Ok(pairs
            .enumerate()
            .map(|(place, (preset, plan))| Setting { subject: self, check, preset, plan, place, playouts })
            .collect())
    }
}
