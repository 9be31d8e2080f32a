use super::{exchange, play_scorer::PlayScorer, pointing};
use kee_game::{Bot, Dice, Seen};
use kee_grid::{Grid, Placement, Scoring};
use kee_lexicon::{Lexicon, List};
use keyword::{Keyword, KeywordAction, Sight};
use std::{ops::ControlFlow, sync::Arc};

/// Plays the placement that scores most of those it notices. It knows the words of one list, and notices so many in a
/// hundred of their placements, others every turn.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    list: List,
    notices: usize,
}

impl Reader {
    /// How rarely it points at a word that it does not know: once in so many times, for it knows that it knows little.
    const POINTS_ONE_IN: usize = 4;

    /// A bot that knows a list and notices so many placements in a hundred.
    pub const fn new(list: List, notices: usize) -> Self {
        Self { list, notices }
    }

    /// The best placement it notices. If it notices none it looks until it finds one, whichever.
    fn notice(&self, rules: &Keyword, sight: &Sight<'_>, list: Arc<Lexicon>, dice: &mut Dice) -> Option<Placement> {
        let board = sight.board;
        let grid = Grid::new(board.clone(), list, rules.grid(board).reading());
        let scorer = PlayScorer::new(rules, board, sight.colour);
        let mut noticed: Option<(i32, Placement)> = None;
        let (mut looked_at, mut any) = (0, None);
        let _ = grid.visit(&sight.rack.rack(), rules.must(board), |found| {
            let score = scorer.score(found);
            let better = noticed.as_ref().is_none_or(|(most, _)| score > *most);
            if !better || score == PlayScorer::NOT_ALLOWED {
                return ControlFlow::Continue(());
            }
            let placement = found.placement();
            if is_good(rules, sight, &placement) {
                looked_at += 1;
                if dice.below(100) < self.notices {
                    noticed = Some((score, placement));
                } else if dice.one_in(looked_at) {
                    any = Some(placement);
                }
            }
            ControlFlow::Continue(())
        });
        noticed.map(|(_, placement)| placement).or(any)
    }
}

/// Whether the table's dictionary has all words that a placement makes: a bot does not bluff, whoever judges.
fn is_good(rules: &Keyword, sight: &Sight<'_>, placement: &Placement) -> bool {
    let words = placement.fit(sight.board).map(|fitted| fitted.words(sight.board));
    words.is_ok_and(|words| words.iter().all(|word| rules.lexicon().contains(&word.to_string())))
}

impl Bot<Keyword> for Reader {
    fn choose(&mut self, seen: &Seen<'_, Keyword>, dice: &mut Dice) -> KeywordAction {
        let list = Lexicon::list(self.list);
        let points = pointing::sees_unknown(seen, |word| list.contains(word)) && dice.one_in(Self::POINTS_ONE_IN);
        if let Some(answer) = pointing::answer(seen, points) {
            return answer;
        }
        let sight = seen.view().sight();
        match sight.and_then(|sight| self.notice(seen.rules(), &sight, list, dice)) {
            Some(placement) => KeywordAction::Play { placement, call: None },
            None => exchange::without_word(seen.rules(), seen.view()),
        }
    }
}
