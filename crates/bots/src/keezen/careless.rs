use super::easy::{Easy, hurts};
use kee_game::{Bot, BotView, Dice};
use keezen::{Keezen, KeezenAction};

/// A beginner who often plays the first thing that comes to mind, but looks at whom it hits: it hurts its own side only if
/// it has nothing else to play.
#[derive(Clone, Copy, Debug)]
pub struct Careless {
    percent: usize,
}

impl Careless {
    /// A bot that follows its inclinations ([`Easy`]) in this percentage of turns.
    pub fn new(percent: usize) -> Self {
        Self { percent }
    }
}

impl Bot<Keezen> for Careless {
    fn choose(&mut self, seen: &BotView<'_, Keezen>, dice: &mut Dice) -> KeezenAction {
        let (view, laws, seat) = (seen.view(), seen.rules().laws(), seen.seat().index());
        let (harmful, harmless): (Vec<_>, Vec<_>) =
            seen.actions().into_iter().partition(|action| hurts(view, laws, seat, action));
        let actions = if harmless.is_empty() { harmful } else { harmless };
        if dice.below(100) < self.percent {
            return Easy::draw(view, laws, seat, &actions, dice);
        }
        *dice.pick(&actions).expect("a seat that is asked has an action")
    }
}
