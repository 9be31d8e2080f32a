use super::outlook::Outlook;
use crate::{Attention, Vocabulary};
use kee_game::{Bot, BotView, Dice};
use kee_grid::Placement;
use kee_lexicon::Letter;
use keebble::{Keebble, KeebbleAction, Letters, Stage};
use std::cmp::Reverse;

/// Plays the best-scoring word it notices, and asks for the letters that would make the best word now. It takes letters
/// while its hand has room, and then draws walls at random. Without a word it makes some cell special.
pub struct Reader {
    vocabulary: Vocabulary,
    /// The plays it notices.
    attention: Attention,
}

impl Reader {
    /// The number of other requests it considers, after trying each letter alone.
    const ASKS: usize = 6;

    /// A bot that knows these words and notices some of their plays.
    pub fn new(vocabulary: impl Into<Vocabulary>, attention: impl Into<Attention>) -> Self {
        Self { vocabulary: vocabulary.into(), attention: attention.into() }
    }

    fn outlook(&self, seen: &BotView<'_, Keebble>) -> Outlook {
        let view = seen.view();
        Outlook::new(seen.rules(), &view.paper, &view.hands, seen.seat(), self.vocabulary.words())
    }

    /// The best word it notices that the table's dictionary has too.
    fn word(&self, seen: &BotView<'_, Keebble>, dice: &mut Dice) -> Option<Placement> {
        let view = seen.view();
        let good = |play: &Placement| seen.rules().judge(&view.paper, &view.hands, seen.seat(), play).is_ok();
        let outlook = self.outlook(seen);
        match self.attention {
            Attention::Share(100..) => outlook.best(good),
            Attention::Share(percent) => {
                outlook.in_order().into_iter().filter(good).find(|_| dice.below(100) < percent)
            }
            Attention::Human(gaze) => {
                gaze.glance(dice).choose(outlook.in_order().into_iter().filter(good), Placement::word)
            }
        }
    }

    /// Any cell made special, if possible, which costs nothing when there is no word to play.
    fn special(&self, seen: &BotView<'_, Keebble>, dice: &mut Dice) -> Option<KeebbleAction> {
        let makes = |action: &KeebbleAction| matches!(action, KeebbleAction::Make(..));
        let specials: Vec<KeebbleAction> = seen.actions().into_iter().filter(makes).collect();
        dice.pick(&specials).cloned()
    }

    /// The request whose letters make the best word. Each letter is tried alone; then every request for two letters that has the
    /// best of them, and a few others.
    fn ask(&self, seen: &BotView<'_, Keebble>) -> Option<KeebbleAction> {
        let outlook = self.outlook(seen);
        let alone: Vec<i32> = Letter::all().map(|letter| outlook.with([letter])).collect();
        let promise = |letters: &Letters| letters.iter().map(|letter| alone[letter.index()]).sum::<i32>();
        let mut asks: Vec<(KeebbleAction, Letters)> = Vec::new();
        for action in seen.actions() {
            if let KeebbleAction::Ask { letters, keep } = &action {
                let kept = keep.unwrap_or(*letters);
                asks.push((action, kept));
            }
        }
        // Stable, so equal letters stay in the order of the alphabet.
        asks.sort_by_key(|(_, kept)| Reverse(promise(kept)));
        let best = Letter::all().max_by_key(|letter| (alone[letter.index()], Reverse(*letter)));
        let with_best = |kept: &Letters| kept.len() <= 2 && best.is_some_and(|best| kept.contains(best));
        let considered =
            asks.into_iter().enumerate().filter(|(place, (_, kept))| *place < Self::ASKS || with_best(kept));
        let weighed = considered.map(|(_, (action, kept))| (outlook.with(kept.iter()), action));
        weighed.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, action)| action)
    }

    /// The letter that makes the better word; without room for one, any wall.
    fn answer(&self, seen: &BotView<'_, Keebble>, dice: &mut Dice) -> Option<KeebbleAction> {
        let (letters, walls): (Vec<_>, Vec<_>) =
            seen.actions().into_iter().partition(|action| matches!(action, KeebbleAction::Take(_)));
        if letters.is_empty() {
            return dice.pick(&walls).cloned();
        }
        let outlook = self.outlook(seen);
        letters.into_iter().max_by_key(|action| match action {
            KeebbleAction::Take(letter) => outlook.with([*letter]),
            _ => 0,
        })
    }

    /// Steals what makes the best word; other special cells it leaves alone.
    fn power(&self, seen: &BotView<'_, Keebble>) -> Option<KeebbleAction> {
        let outlook = self.outlook(seen);
        seen.actions().into_iter().filter(|action| matches!(action, KeebbleAction::Steal(..))).max_by_key(|action| {
            match action {
                KeebbleAction::Steal(_, letter) => outlook.with([*letter]),
                _ => 0,
            }
        })
    }
}

impl Bot<Keebble> for Reader {
    fn choose(&mut self, seen: &BotView<'_, Keebble>, dice: &mut Dice) -> KeebbleAction {
        let chosen = match seen.view().stage {
            Stage::Word => {
                let word = self.word(seen, dice).map(KeebbleAction::Play);
                word.or_else(|| self.special(seen, dice))
            }
            Stage::Power => self.power(seen),
            Stage::Ask => self.ask(seen),
            Stage::Answer => self.answer(seen, dice),
            Stage::Claim => dice.pick(&seen.actions()).cloned(),
            Stage::First | Stage::Board | Stage::Lot => None,
        };
        chosen.unwrap_or(KeebbleAction::Pass)
    }
}
