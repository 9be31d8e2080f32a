use super::offer::{challenge_first, may_challenge, may_play, offers, without_word};
use kee_game::{Bot, Dice, Seen};
use kee_lexicon::{Lexicon, List};
use keesdrow::{Keesdrow, KeesdrowAction, Solver};

/// Plays the best word it notices. It knows the words of one list, and notices a percentage of those on the board,
/// different ones every turn.
pub struct Reader {
    list: List,
    notices: usize,
    /// Made on first use, since its tables are as long as the list.
    solver: Option<Solver>,
}

impl Reader {
    /// How rarely it challenges a word it doesn't know: once in this many times, since it knows few words.
    const DOUBTS_ONE_IN: usize = 4;

    /// A bot that knows a list and notices this percentage of its words.
    pub fn new(list: List, notices: usize) -> Self {
        Self { list, notices, solver: None }
    }
}

impl Bot<Keesdrow> for Reader {
    fn choose(&mut self, seen: &Seen<'_, Keesdrow>, dice: &mut Dice) -> KeesdrowAction {
        let list = Lexicon::list(self.list);
        if may_challenge(seen) {
            match challenge_first(seen, |word| !list.contains(word) && dice.one_in(Self::DOUBTS_ONE_IN)) {
                Some(challenge) => return challenge,
                None if !may_play(seen) => return KeesdrowAction::Let,
                None => {}
            }
        }
        let solver = self.solver.get_or_insert_with(|| Solver::new(list));
        let offers = offers(seen.rules(), &seen.view().ground, solver);
        if offers.is_empty() {
            return without_word(seen);
        }
        let noticed = offers.into_iter().find(|_| dice.below(100) < self.notices);
        noticed.map_or(KeesdrowAction::Pass, super::offer::Offer::action)
    }
}
