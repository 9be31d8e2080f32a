//! Players of chain.

use crate::NamedBot;
use kee_game::{Bot, BotView, Dice};
use kee_toys::{Chain, chain::ChainAction};
use std::ops::ControlFlow;

/// All bots for it, weakest first.
pub fn bots() -> Vec<NamedBot<Chain>> {
    vec![
        NamedBot::new("curt", || Box::new(ByLength(-1))),
        NamedBot::random(),
        NamedBot::new("verbose", || Box::new(ByLength(1))),
    ]
}

/// Says the word whose length times this factor is greatest, the first in the alphabet if several are equal; passes
/// if there is none.
#[derive(Clone, Copy, Debug)]
struct ByLength(i64);

impl Bot<Chain> for ByLength {
    fn choose(&mut self, seen: &BotView<'_, Chain>, _: &mut Dice) -> ChainAction {
        let mut best = None;
        seen.visit(&mut |action| {
            if let ChainAction::Say(word) = action {
                let liked = self.0 * i64::from(word.points());
                if best.as_ref().is_none_or(|(most, _)| liked > *most) {
                    best = Some((liked, word));
                }
            }
            ControlFlow::Continue(())
        });
        best.map_or(ChainAction::Pass, |(_, word)| ChainAction::Say(word))
    }
}
