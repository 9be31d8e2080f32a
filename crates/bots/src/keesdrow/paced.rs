use kee_game::{Bot, BotMove, Dice, Game, Seen};
use keesdrow::{Keesdrow, KeesdrowAction, Turn};
use std::{ops::RangeInclusive, time::Duration};

/// A bot that needs as long for a word as a person of its level does, in a spree, where the timer decides how many words
/// there are. Anywhere else it plays as fast as it is asked to.
pub struct Paced<B> {
    bot: B,
    /// What a word takes, in seconds.
    seconds: RangeInclusive<u32>,
}

impl<B> Paced<B> {
    /// How long before the timer a word has to be there. A word in the last moment would be late if the one who runs the
    /// game is.
    const MARGIN: Duration = Duration::from_secs(1);

    /// The bot, with the least and the most seconds that a word takes it.
    pub fn new(bot: B, seconds: RangeInclusive<u32>) -> Self {
        Self { bot, seconds }
    }

    /// Drawn to the tenth of a second.
    fn pause(&self, dice: &mut Dice) -> Duration {
        let tenths = (self.seconds.end() - self.seconds.start()) * 10;
        let drawn = dice.below(tenths as usize + 1) as u64;
        Duration::from_secs(u64::from(*self.seconds.start())) + Duration::from_millis(100 * drawn)
    }
}

impl<B: Bot<Keesdrow>> Bot<Keesdrow> for Paced<B> {
    fn choose(&mut self, seen: &Seen<'_, Keesdrow>, dice: &mut Dice) -> KeesdrowAction {
        self.bot.choose(seen, dice)
    }

    fn play(&mut self, seen: &Seen<'_, Keesdrow>, dice: &mut Dice) -> BotMove<KeesdrowAction> {
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
