use crate::{
    line_of_play::InputOf,
    listed_actions::pick,
    setting::{Setting, Watch},
};
use kee_game::{Dice, EntryOf, Game, GameTime, Input, Match, RecordEntry, Ruling, Seat, Seed, Wait};
use std::{cell::RefCell, time::Duration};

/// The number of actions the next one is usually chosen from, since some lists are long.
const NEAR: usize = 64;
/// The number of actions it is sometimes chosen from.
const FAR: usize = 2_000;

/// Plays a game at random: legal actions, and, depending on the number of the playout, windows that expire early,
/// seats that leave and rulings.
pub(crate) struct Driver<'a> {
    seed: &'a Seed,
    dice: Dice,
    longest: usize,
    expiries: bool,
    leavers: bool,
    /// The odds against anything but an action. They have to vary widely: if seats leave every few inputs, no long game
    /// is ever finished, and if it is rare, no short game sees it.
    seldom: usize,
}

impl<'a> Driver<'a> {
    pub(crate) fn new<G: Game>(setting: &Setting<'_, G>, playout: usize, seed: &'a Seed) -> Self {
        // Settings with few playouts start with different tempers, so that a game with many settings meets all of them.
        let temper = if setting.playouts < 4 { setting.place + playout } else { playout };
        let mut dice = setting.dice(playout, "driver");
        Self {
            seed,
            longest: setting.subject.budget.longest,
            expiries: temper % 2 == 1,
            leavers: temper % 4 >= 2,
            seldom: 4 << dice.below(5),
            dice,
        }
    }

    /// Plays to the end. Every input is written to `log` before the game sees it.
    pub(crate) fn drive<G: Game>(
        mut self,
        mut game: Match<G>,
        log: &RefCell<Vec<RecordEntry>>,
        watch: &mut Watch<'_, G>,
    ) -> Result<Match<G>, String> {
        watch(&mut game, &[])?;
        while game.wait().outcome().is_none() {
            if game.log().len() >= self.longest {
                return Err(format!("The game is not over after {} inputs.", self.longest));
            }
            let EntryOf::<G> { at, input } = self.next(&game)?;
            log.borrow_mut().push(RecordEntry { at, input: input.in_text() });
            let may_be_refused = matches!(input, Input::Ruling(_));
            match game.apply(at, input.clone()) {
                Ok(events) => watch(&mut game, &events)?,
                Err(_) if may_be_refused => drop(log.borrow_mut().pop()),
                Err(refusal) => return Err(format!("`{input}` should be accepted, got: {refusal}")),
            }
        }
        Ok(game)
    }

    fn next<G: Game>(&mut self, game: &Match<G>) -> Result<EntryOf<G>, String> {
        let wait = game.wait();
        if *wait == Wait::Chance {
            return Ok(EntryOf::<G> { at: game.now(), input: Input::Chance(game.drawn(self.seed)) });
        }
        let at = self.later(game);
        if let Some(window) = wait.due(at) {
            return Ok(EntryOf::<G> { at, input: Input::Expire { window } });
        }
        let input = match self.disturbance(game) {
            Some(input) => input,
            None => self.action(game)?,
        };
        Ok(EntryOf::<G> { at, input })
    }

    /// A time a moment or two later, or at the next deadline.
    fn later<G: Game>(&mut self, game: &Match<G>) -> GameTime {
        let soon = game.now().plus(Duration::from_millis(self.dice.below(1_500) as u64));
        let deadline = game.wait().windows().iter().filter_map(|window| window.deadline).min();
        match deadline {
            Some(deadline) if self.expiries && self.dice.one_in(self.seldom) => soon.max(deadline),
            _ => soon,
        }
    }

    /// An input other than an action: never in the calm playouts, sometimes in the others.
    fn disturbance<G: Game>(&mut self, game: &Match<G>) -> Option<InputOf<G>> {
        let windows = game.wait().windows();
        if self.expiries && self.dice.one_in(self.seldom) {
            return self.dice.pick(windows).map(|window| Input::Expire { window: window.id });
        }
        if self.leavers && self.dice.one_in(2 * self.seldom) {
            let present: Vec<Seat> = game.rules().seating().everyone().minus(game.left()).iter().collect();
            return self.dice.pick(&present).map(|seat| Input::Leave { seat: *seat });
        }
        if self.leavers && self.expiries && self.dice.one_in(self.seldom) {
            return Some(Input::Ruling(self.ruling(game)));
        }
        None
    }

    fn ruling<G: Game>(&mut self, game: &Match<G>) -> Ruling {
        let seat = Seat::new(self.dice.below(game.rules().seating().len()));
        match self.dice.below(13) {
            0..=2 => Ruling::Forfeit(seat),
            3..=5 => Ruling::Stands,
            6..=8 => Ruling::Struck,
            9..=11 => Ruling::Award(seat, self.dice.below(21) as i32 - 10),
            _ => Ruling::End,
        }
    }

    /// An action of one of the seats that may act. A game that asks nobody waits for a window to expire.
    fn action<G: Game>(&mut self, game: &Match<G>) -> Result<InputOf<G>, String> {
        let may_act: Vec<Seat> = game.may_act().iter().collect();
        match (self.dice.pick(&may_act), game.wait().windows().first()) {
            (Some(seat), _) => {
                let most = if self.dice.one_in(8) { FAR } else { NEAR };
                let action = pick(game.rules(), game.state(), *seat, &mut self.dice, most)?;
                Ok(Input::Act { seat: *seat, action })
            }
            (None, Some(window)) => Ok(Input::Expire { window: window.id }),
            (None, None) => Err("The game waits for players, but no window is open.".to_owned()),
        }
    }
}
