use super::{answer, idea::PlayScorer};
use kee_game::{Bot, Dice, Seen};
use kee_grid::{FormedWord, Grid, Placement, Scoring};
use kee_lexicon::{Lexicon, List};
use keyword::{Keyword, KeywordAction, Sight, Word};
use std::{ops::ControlFlow, sync::Arc};

/// Plays the best placement it notices. It knows the words of one list, and notices a percentage of their placements,
/// different ones every turn.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    list: List,
    notices: usize,
}

impl Reader {
    /// A bot that knows a list and notices this percentage of placements.
    pub const fn new(list: List, notices: usize) -> Self {
        Self { list, notices }
    }

    /// The best placement it notices, at random among equals, or every game would run to the right, where the search
    /// begins. If it notices none, it looks until it finds any.
    fn notice(&self, seen: &Seen<'_, Keyword>, list: Arc<Lexicon>, dice: &mut Dice) -> Option<Placement> {
        let (rules, struck) = (seen.rules(), &seen.view().struck);
        let sight = &seen.view().sight()?;
        let board = sight.board;
        let grid = Grid::new(board.clone(), list, rules.grid(board).reading());
        let scorer = PlayScorer::new(rules, board, sight.colour);
        let mut noticed: Option<(i32, Placement)> = None;
        let (mut equals, mut looked_at, mut any) = (0, 0, None);
        let _ = grid.visit(&sight.rack.rack(), rules.must(board), |found| {
            let score = scorer.score(found);
            let worse = noticed.as_ref().is_some_and(|(most, _)| score < *most);
            if worse || score == PlayScorer::NOT_ALLOWED {
                return ControlFlow::Continue(());
            }
            let placement = found.placement();
            if is_good(rules, sight, &placement, struck) {
                looked_at += 1;
                if dice.below(100) < self.notices {
                    let as_good = noticed.as_ref().is_some_and(|(most, _)| score == *most);
                    equals = if as_good { equals + 1 } else { 1 };
                    if dice.one_in(equals) {
                        noticed = Some((score, placement));
                    }
                } else if dice.one_in(looked_at) {
                    any = Some(placement);
                }
            }
            ControlFlow::Continue(())
        });
        noticed.map(|(_, placement)| placement).or(any)
    }
}

/// Whether the table's dictionary has all words of a placement, and none was struck: a bot never bluffs.
fn is_good(rules: &Keyword, sight: &Sight<'_>, placement: &Placement, struck: &[Word]) -> bool {
    let words = placement.fit(sight.board).map(|fitted| fitted.words(sight.board));
    let good = |word: &FormedWord| {
        rules.lexicon().contains(&word.to_string()) && (struck.is_empty() || !struck.contains(&Word::from(word)))
    };
    words.is_ok_and(|words| words.iter().all(good))
}

impl Bot<Keyword> for Reader {
    fn choose(&mut self, seen: &Seen<'_, Keyword>, dice: &mut Dice) -> KeywordAction {
        let list = Lexicon::list(self.list);
        let points = answer::sees_unknown(seen, |word| list.contains(word));
        if let Some(answer) = answer::answer(seen, points) {
            return answer;
        }
        match self.notice(seen, list, dice) {
            Some(placement) => KeywordAction::Play { placement, call: None },
            None => answer::without_word(seen.rules(), seen.view()),
        }
    }
}
