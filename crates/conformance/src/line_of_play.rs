use kee_game::{Change, Dice, Game, GameTime, Input, Match, Wait, WindowId};

/// An input of a game.
pub(crate) type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A line of play that branches off from a game without disturbing it.
///
/// Inputs go to the rules without the checks of a [`Match`], so they have to be ones it would let through.
pub(crate) struct LineOfPlay<'a, G: Game> {
    pub(crate) rules: &'a G,
    pub(crate) state: G::State,
    pub(crate) wait: Wait,
    pub(crate) now: GameTime,
}

impl<G: Game> Clone for LineOfPlay<'_, G> {
    fn clone(&self) -> Self {
        Self { rules: self.rules, state: self.state.clone(), wait: self.wait.clone(), now: self.now }
    }
}

impl<'a, G: Game> LineOfPlay<'a, G> {
    /// A line from the current state of a game.
    pub(crate) fn from(game: &'a Match<G>) -> Self {
        Self::at(game.rules(), game.state().clone(), game.now())
    }

    /// A line from a state.
    pub(crate) fn at(rules: &'a G, state: G::State, now: GameTime) -> Self {
        let wait = rules.wait(&state);
        Self { rules, state, wait, now }
    }

    /// Takes an input. A refusal should change nothing.
    pub(crate) fn apply(&mut self, input: &InputOf<G>) -> Change<G> {
        let answer = self.rules.apply(&mut self.state, self.now, input);
        self.wait = self.rules.wait(&self.state);
        answer
    }

    /// Lets a window run out, at its deadline if that is in the future.
    pub(crate) fn expire(&mut self, id: WindowId) -> Result<(), String> {
        let window = self.wait.windows().iter().find(|window| window.id == id);
        self.now = self.now.max(window.and_then(|window| window.deadline).unwrap_or(self.now));
        let answer = self.apply(&Input::Expire { window: id });
        answer.map(drop).map_err(|refusal| format!("Window {id} is open, but its expiry is refused: {refusal:?}"))
    }

    /// Draws the chance that is due.
    pub(crate) fn deal(&mut self, dice: &mut Dice) -> Result<(), String> {
        // Rules draw a bounded number of times in a row; rules that never stop must not hang the test.
        for _ in 0..1_000 {
            if self.wait != Wait::Chance {
                return Ok(());
            }
            let chance = self.rules.draw(&self.state, dice);
            let answer = self.apply(&Input::Chance(chance.clone()));
            answer.map_err(|refusal| format!("The game drew `{chance}` and refused it: {refusal:?}"))?;
        }
        Err("The game waits for chance a thousand times in a row.".to_owned())
    }
}
