use crate::{Finding, fixtures::recording_asked_for, setting::Setting};
use kee_game::{Bot, Game, Resources};
use std::path::{Path, PathBuf};

/// Bots by name.
pub type Bots<G> = Vec<(&'static str, Box<dyn Bot<G>>)>;

/// A game to check, with what the checks need.
pub struct Subject<G: Game> {
    pub(crate) resources: Resources,
    pub(crate) bots: Option<fn() -> Bots<G>>,
    pub(crate) fixtures: PathBuf,
    pub(crate) budget: Budget,
    pub(crate) recording: bool,
    manifest: PathBuf,
}

impl<G: Game> Subject<G> {
    /// A game whose crate is in this folder; its recorded games are in `fixtures/<ID>` two folders up.
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

    /// Adds a word list.
    #[must_use]
    pub fn words(self, words: fn() -> Resources) -> Self {
        Self { resources: words(), ..self }
    }

    /// Adds bots, one instance for every seat.
    #[must_use]
    pub fn bots(self, bots: fn() -> Bots<G>) -> Self {
        Self { bots: Some(bots), ..self }
    }

    /// Sets the folder of recorded games, relative to the folder of the crate.
    #[must_use]
    pub fn fixtures(self, folder: impl AsRef<Path>) -> Self {
        Self { fixtures: self.manifest.join(folder), ..self }
    }

    /// Sets the amount of work.
    #[must_use]
    pub fn budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// Sets whether missing records are made; the environment variable `KEE_RECORD` is the default.
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

/// The amount of work of the checks. By default the whole suite of one game takes seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts of one check, shared among all presets and plans; each of them gets at least two.
    pub playouts: usize,
    /// Inputs after which a game counts as endless.
    pub longest: usize,
    /// The most actions of a seat to check at one moment. Some games list thousands.
    pub actions: usize,
    /// The number of states of `tiny` to explore.
    pub nodes: usize,
    /// The number of resamples of a state for one viewer at one moment.
    pub resamples: usize,
    /// The number of texts for each reader.
    pub texts: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self { playouts: 48, longest: 10_000, actions: 48, nodes: 1_500, resamples: 3, texts: 256 }
    }
}

impl Budget {
    /// The playouts of each of this many settings.
    pub(crate) fn playouts_each(&self, settings: usize) -> usize {
        (self.playouts / settings.max(1)).max(2)
    }
}
