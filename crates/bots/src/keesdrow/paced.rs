use kee_game::{Bot, BotMove, BotView, Dice, Game};
use keesdrow::{Keesdrow, KeesdrowAction, Turn};
use std::{ops::RangeInclusive, time::Duration};

/// A bot that takes as long for a word as a person of its level, in a spree, where the timer limits the number of
/// words. Elsewhere it plays at once.
pub struct Paced<B> {
    bot: B,
    /// The seconds a word takes.
    seconds: RangeInclusive<u32>,
}

impl<B> Paced<B> {
    /// The time to spare before the timer runs out. A word at the last moment would be late if the game is run with a
    /// delay.
    const MARGIN: Duration = Duration::from_secs(1);

    /// A bot with the least and most seconds it takes for a word.
    pub fn new(bot: B, seconds: RangeInclusive<u32>) -> Self {
        Self { bot, seconds }
    }

    /// Draws a time to the tenth of a second.
    fn pause(&self, dice: &mut Dice) -> Duration {
        let tenths = (self.seconds.end() - self.seconds.start()) * 10;
        let drawn = dice.below(tenths as usize + 1) as u64;
        Duration::from_secs(u64::from(*self.seconds.start())) + Duration::from_millis(100 * drawn)
    }
}

impl<B: Bot<Keesdrow>> Bot<Keesdrow> for Paced<B> {
    fn choose(&mut self, seen: &BotView<'_, Keesdrow>, dice: &mut Dice) -> KeesdrowAction {
        self.bot.choose(seen, dice)
    }

    fn play(&mut self, seen: &BotView<'_, Keesdrow>, dice: &mut Dice) -> BotMove<KeesdrowAction> {
        let action = self.choose(seen, dice);
        let is_word = matches!(action, KeesdrowAction::Play { .. });
        if !is_word || seen.rules().options().turn != Turn::Spree {
            return BotMove { action, takes: None };
        }
        let pause = self.pause(dice);
        if seen.time_left().is_some_and(|left| pause + Self::MARGIN > left) {
            return BotMove { action: KeesdrowAction::Pass, takes: None };
        }
        BotMove { action, takes: Some(pause) }
    }
}
