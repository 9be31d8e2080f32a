use super::offer::{Offer, challenge_first, may_challenge, may_play, offers, without_word};
use crate::{Attention, Vocabulary};
use kee_game::{Bot, BotView, Dice};
use keesdrow::{Keesdrow, KeesdrowAction, Solver};

/// Plays the best word it notices. It knows the words of its vocabulary, and notices some of those on the board, different
/// ones every turn.
pub struct Reader {
    vocabulary: Vocabulary,
    attention: Attention,
    /// Made on first use, since its tables are as long as the vocabulary.
    solver: Option<Solver>,
}

impl Reader {
    /// The odds that it challenges a word it doesn't know: once in this many times, since it knows few words.
    const DOUBTS_ONE_IN: usize = 4;

    /// A bot that knows these words and notices some of them.
    pub fn new(vocabulary: impl Into<Vocabulary>, attention: impl Into<Attention>) -> Self {
        Self { vocabulary: vocabulary.into(), attention: attention.into(), solver: None }
    }
}

impl Bot<Keesdrow> for Reader {
    fn choose(&mut self, seen: &BotView<'_, Keesdrow>, dice: &mut Dice) -> KeesdrowAction {
        if may_challenge(seen) {
            let known = self.vocabulary.recognised();
            match challenge_first(seen, |word| !known.contains(word) && dice.one_in(Self::DOUBTS_ONE_IN)) {
                Some(challenge) => return challenge,
                None if !may_play(seen) => return KeesdrowAction::Let,
                None => {}
            }
        }
        let solver = self.solver.get_or_insert_with(|| Solver::new(self.vocabulary.words()));
        let offers = offers(seen.rules(), &seen.view().ground, solver);
        if offers.is_empty() {
            return without_word(seen);
        }
        let noticed = match self.attention {
            Attention::Share(percent) => offers.into_iter().find(|_| dice.below(100) < percent),
            Attention::Human(gaze) => gaze.glance(dice).choose(offers, |offer| offer.found.word.clone()),
        };
        noticed.map_or(KeesdrowAction::Pass, Offer::action)
    }
}
