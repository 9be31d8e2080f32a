//! Positions to practise in, as in a lesson or a rule sheet: the real rules, but no seats, no clocks and no log.

use kee_game::{GameTime, Input, Json, PlayerKind, Problem, Refusal, Resources, Seat, Seed, Viewer, Wait, next_to_ask};
use kee_games::{AnyMatch, Setup, find};
use kee_wire::{GameInfo, WindowView};
use serde::{Deserialize, Serialize};

/// A position, and what was played from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The id of the game.
    pub game: String,
    /// The preset it is played by.
    pub preset: String,
    /// The position, as the game writes it.
    pub position: String,
    /// The actions so far as they were typed, each by the seat that was asked.
    pub played: Vec<String>,
}

/// The view of the player in the first seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExerciseView {
    /// The game and its options.
    pub info: GameInfo,
    /// The game's view.
    pub view: Json,
    /// The open windows.
    pub asked: Vec<WindowView>,
    /// The notices of the last action and of what followed by chance.
    pub news: Vec<Json>,
    /// The last action in its exact text form.
    pub last: Option<String>,
}

impl Exercise {
    /// Plays everything from the position. The refusal is that of the first action that the rules do not allow.
    ///
    /// # Errors
    /// The same if there is no such game, preset or position.
    pub fn play(&self, resources: &Resources) -> Result<ExerciseView, Refusal> {
        let (viewer, seed) = (Viewer::Seat(Seat::new(0)), Seed::named("exercise"));
        let mut game = self.begin(resources)?;
        let (mut first, mut last) = (game.entries() + 1, None);
        for action in &self.played {
            first = game.entries() + 1;
            let seat = next_to_ask(game.wait()).unwrap_or(Seat::new(0));
            game.act(GameTime::ZERO, seat, action)?;
            last = game.entry(first).and_then(|entry| match entry.input {
                Input::Act { action, .. } => Some(action),
                _ => None,
            });
            while game.deal(&seed) {}
        }
        let players = vec![(PlayerKind::Person, String::new()); game.seating().len()];
        let asked = match game.wait() {
            Wait::Players(windows) => windows.iter().map(|window| WindowView::new(window, None)).collect(),
            Wait::Chance | Wait::Over(_) => Vec::new(),
        };
        Ok(ExerciseView {
            info: GameInfo::from(&game.header(resources, &players, &seed)),
            view: game.view(viewer),
            asked,
            news: (first..=game.entries()).map(|entry| game.notices(entry, viewer)).collect(),
            last,
        })
    }

    fn begin(&self, resources: &Resources) -> Result<Box<dyn AnyMatch>, Refusal> {
        let wrong = |problems: Vec<Problem>| {
            let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
            Refusal::plain("exercise/position", sentences.join(" "))
        };
        let game = find(&self.game).ok_or_else(|| wrong(vec![crate::no_such_game(&self.game)]))?;
        let setup = Setup { preset: Some(self.preset.clone()), ..Setup::default() };
        game.begin_at(&setup, resources, &self.position).map_err(wrong)
    }
}
