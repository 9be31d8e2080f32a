use super::{answer, idea::PlayScorer};
use crate::{Attention, Gaze, Vocabulary};
use kee_game::{Bot, BotView, Dice};
use kee_grid::{FormedWord, Grid, Placement, Scoring};
use keyword::{Keyword, KeywordAction, Sight, Word};
use std::{cmp::Reverse, ops::ControlFlow};

/// Plays the best placement it notices. It knows the words of its vocabulary, and notices some of their placements,
/// different ones every turn.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    vocabulary: Vocabulary,
    attention: Attention,
}

impl Reader {
    /// A bot that knows these words and notices some of their placements.
    pub fn new(vocabulary: impl Into<Vocabulary>, attention: impl Into<Attention>) -> Self {
        Self { vocabulary: vocabulary.into(), attention: attention.into() }
    }

    /// The placement that it plays.
    fn notice(&self, seen: &BotView<'_, Keyword>, dice: &mut Dice) -> Option<Placement> {
        let sight = &seen.view().sight()?;
        let grid = Grid::new(sight.board.clone(), self.vocabulary.words(), seen.rules().grid(sight.board).reading());
        match self.attention {
            Attention::Share(percent) => share(seen, sight, &grid, percent, dice),
            Attention::Human(gaze) => glimpse(seen, sight, &grid, gaze, dice),
        }
    }
}

/// The best placement among a percentage, at random among equals, or every game would run to the right, where the search
/// begins. If it notices none, it looks until it finds any.
fn share(
    seen: &BotView<'_, Keyword>,
    sight: &Sight<'_>,
    grid: &Grid,
    percent: usize,
    dice: &mut Dice,
) -> Option<Placement> {
    let (rules, struck) = (seen.rules(), &seen.view().struck);
    let scorer = PlayScorer::new(rules, sight.board, sight.colour);
    let mut noticed: Option<(i32, Placement)> = None;
    let (mut equals, mut looked_at, mut any) = (0, 0, None);
    let _ = grid.visit(&sight.rack.rack(), rules.must(sight.board), |found| {
        let score = scorer.score(found);
        let worse = noticed.as_ref().is_some_and(|(most, _)| score < *most);
        if worse || score == PlayScorer::NOT_ALLOWED {
            return ControlFlow::Continue(());
        }
        let placement = found.placement();
        if is_good(rules, sight, &placement, struck) {
            looked_at += 1;
            if dice.below(100) < percent {
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

/// The best placement of the words that come to mind, at random among equals.
fn glimpse(
    seen: &BotView<'_, Keyword>,
    sight: &Sight<'_>,
    grid: &Grid,
    gaze: Gaze,
    dice: &mut Dice,
) -> Option<Placement> {
    let (rules, struck) = (seen.rules(), &seen.view().struck);
    let scorer = PlayScorer::new(rules, sight.board, sight.colour);
    let mut plays: Vec<(i32, Placement)> = Vec::new();
    let _ = grid.visit(&sight.rack.rack(), rules.must(sight.board), |found| {
        plays.push((scorer.score(found), found.placement()));
        ControlFlow::Continue(())
    });
    plays.retain(|(score, _)| *score != PlayScorer::NOT_ALLOWED);
    dice.shuffle(&mut plays);
    plays.sort_by_key(|(score, _)| Reverse(*score));
    let plays = plays.into_iter().map(|(_, placement)| placement);
    let good = plays.filter(|placement| is_good(rules, sight, placement, struck));
    gaze.glance(dice).choose(good, Placement::word)
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
    fn choose(&mut self, seen: &BotView<'_, Keyword>, dice: &mut Dice) -> KeywordAction {
        let known = self.vocabulary.recognised();
        let points = answer::sees_unknown(seen, |word| known.contains(word));
        if let Some(answer) = answer::answer(seen, points) {
            return answer;
        }
        match self.notice(seen, dice) {
            Some(placement) => KeywordAction::Play { placement, call: None },
            None => answer::without_word(seen.rules(), seen.view()),
        }
    }
}
