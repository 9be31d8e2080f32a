use super::{imagined::Imagined, keeping, play_scorer::PlayScorer};
use kee_grid::{Best, Board, Found, Scoring};
use keyword::{KeywordAction, Letters, Word};
use std::ops::ControlFlow;

/// What a player may do in thought.
#[derive(Clone, Debug)]
pub(super) enum Move {
    Play(Best),
    Exchange(Letters),
    Pass,
}

impl Move {
    /// Whether it makes one of these words on a board.
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

/// A move that is worth a thought, and how it looks at first sight, in tenths of a point.
#[derive(Clone, Debug)]
pub(super) struct Idea {
    pub(super) made: Move,
    worth: i64,
}

/// What a letter costs who plays alone: turns are free then, and letters are all there is to score with.
pub(super) const PRICE_ALONE: i64 = 80;

/// The placements of the player on turn that look best at first sight: by their score, and by the letters they keep.
pub(super) fn ideas(game: &Imagined<'_>, most: usize) -> Vec<Idea> {
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

/// What the letters bring that a placement leaves on the rack, or cost if they cannot be filled up any more.
fn what_is_left(game: &Imagined<'_>, found: &Found<'_>) -> i64 {
    let (rack, laid) = (&game.player().rack, found.tile_count());
    if game.bag.len() < laid {
        let left = (rack.len() + game.bag.len() - laid) as i64;
        let bonuses = game.rules.bonuses();
        return 10 * if left == 0 { i64::from(bonuses.going_out) } else { -i64::from(bonuses.letter_left) * left };
    }
    let mut kept = rack.clone();
    for (_, tile) in found.tiles() {
        kept.take(tile.letter());
    }
    let price = if game.is_alone() { PRICE_ALONE * laid as i64 } else { 0 };
    i64::from(keeping::worth(&kept)) - price
}
