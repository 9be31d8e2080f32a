use super::{keeping, simulation::Simulation};
use kee_grid::{Best, Board, FoundPlacement, Scoring, Span};
use keyword::{BoardScorer, Keyword, KeywordAction, Letters, RackColour, Word};
use std::ops::ControlFlow;

/// A move to consider.
#[derive(Clone, Debug)]
pub(super) enum Move {
    Play(Best),
    Exchange(Letters),
    Pass,
}

impl Move {
    /// Whether it forms one of these words on a board.
    pub(super) fn makes_any(&self, board: &Board, words: &[Word]) -> bool {
        let Self::Play(best) = self else { return false };
        let made = best.placement.fit(board).map(|fitted| fitted.words(board));
        !words.is_empty() && made.is_ok_and(|made| made.iter().any(|word| words.contains(&Word::from(word))))
    }

    pub(super) fn action(self) -> KeywordAction {
        match self {
            Self::Play(best) => KeywordAction::Play { placement: best.placement, call: None },
            Self::Exchange(letters) => KeywordAction::Exchange(letters),
            Self::Pass => KeywordAction::Pass,
        }
    }
}

/// A move worth considering, with its value at first sight in tenths of a point.
#[derive(Clone, Debug)]
pub(super) struct Idea {
    pub(super) made: Move,
    worth: i64,
}

/// The cost of a letter for a player alone, whose turns are free and who scores with letters only.
pub(super) const PRICE_ALONE: i64 = 80;

/// The best placements at first sight of the player to move, by their score and by the letters they keep.
pub(super) fn ideas(game: &Simulation<'_>, most: usize) -> Vec<Idea> {
    let (player, board) = (game.player(), game.grid.board());
    let scorer = PlayScorer::new(game.rules, board, player.colour);
    let mut ideas: Vec<Idea> = Vec::with_capacity(most + 1);
    let _ = game.grid.visit(&player.rack.rack(), game.rules.must(board), |found| {
        let score = scorer.score(found);
        if score != PlayScorer::NOT_ALLOWED {
            let worth = 10 * i64::from(score) + what_is_left(game, found);
            let place = ideas.partition_point(|idea| idea.worth >= worth);
            if place < most {
                ideas.truncate(most - 1);
                let made = Move::Play(Best { placement: found.placement(), score });
                ideas.insert(place, Idea { made, worth });
            }
        }
        ControlFlow::Continue(())
    });
    ideas
}

/// The value of the letters that a placement leaves on the rack, negative once no more can be drawn.
fn what_is_left(game: &Simulation<'_>, found: &FoundPlacement<'_>) -> i64 {
    let (rack, laid) = (&game.player().rack, found.tile_count());
    if game.bag.len() < laid {
        let left = (rack.len() + game.bag.len() - laid) as i64;
        let bonuses = game.rules.bonuses();
        return 10 * if left == 0 { i64::from(bonuses.going_out) } else { -i64::from(bonuses.letter_left) * left };
    }
    let mut kept = *rack;
    for (_, tile) in found.tiles() {
        kept.take(tile.letter());
    }
    let price = if game.is_alone() { PRICE_ALONE * laid as i64 } else { 0 };
    i64::from(keeping::worth(&kept)) - price
}

/// Scores placements for a search, and excludes first words that do not start on grey.
pub(super) struct PlayScorer<'a> {
    rules: &'a Keyword,
    board: &'a Board,
    scorer: BoardScorer,
}

impl<'a> PlayScorer<'a> {
    /// The score of a forbidden placement.
    pub(super) const NOT_ALLOWED: i32 = i32::MIN;

    pub(super) fn new(rules: &'a Keyword, board: &'a Board, colour: RackColour) -> Self {
        Self { rules, board, scorer: BoardScorer::new(&rules.scorer(colour), board) }
    }
}

impl Scoring for PlayScorer<'_> {
    fn score(&self, found: &FoundPlacement<'_>) -> i32 {
        self.most(found)
    }

    fn most(&self, span: &Span) -> i32 {
        let allowed = self.rules.starts_well(self.board, span.first());
        if allowed { self.scorer.most(span) } else { Self::NOT_ALLOWED }
    }
}
