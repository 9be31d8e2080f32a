use kee_game::{Bot, BotView, Dice, Game};

/// A player who is not always at their best: in a percentage of the turns it plays like one bot, in the others like a
/// weaker one.
#[derive(Clone, Copy, Debug)]
pub struct Wavering<B, W> {
    percent: usize,
    better: B,
    worse: W,
}

impl<B, W> Wavering<B, W> {
    /// A bot that is at its best in this percentage of turns.
    pub fn new(percent: usize, better: B, worse: W) -> Self {
        Self { percent, better, worse }
    }
}

impl<G: Game, B: Bot<G>, W: Bot<G>> Bot<G> for Wavering<B, W> {
    fn choose(&mut self, seen: &BotView<'_, G>, dice: &mut Dice) -> G::Action {
        let at_best = dice.below(100) < self.percent;
        if at_best { self.better.choose(seen, dice) } else { self.worse.choose(seen, dice) }
    }
}
