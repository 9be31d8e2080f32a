use super::work::Work;
use kee_game::Seat;
use kee_grid::{FoundPlacement, Grid, Must, Placement, Rack, Scoring, Square};
use kee_lexicon::{Letter, Lexicon};
use keebble::{Hand, Keebble, Letters, Paper, PlayScoring};
use std::{ops::ControlFlow, sync::Arc};

/// The plays of a seat on the current paper, with the words of a bot.
pub(super) struct Outlook {
    grid: Grid,
    scoring: PlayScoring,
    opening: Option<Vec<Square>>,
    hand: Letters,
    work: Work,
}

impl Outlook {
    pub(super) fn new(rules: &Keebble, paper: &Paper, hands: &[Hand], seat: Seat, words: Arc<Lexicon>) -> Self {
        Self {
            grid: rules.grid(paper, words),
            scoring: PlayScoring::new(paper, &rules.scorer(hands, seat)),
            opening: paper.opening(),
            hand: hands[seat.index()].letters,
            work: Work::default(),
        }
    }

    /// The same, counting the work.
    pub(super) fn counted_by(self, work: &Work) -> Self {
        let board = self.grid.board();
        work.count_sheet(board.width() * board.height());
        Self { work: work.clone(), ..self }
    }

    fn must(&self) -> Must<'_> {
        self.opening.as_deref().map_or(Must::Join, Must::Cover)
    }

    /// The score of the best play if these letters were in the hand too.
    pub(super) fn with(&self, more: impl IntoIterator<Item = Letter>) -> i32 {
        let rack = Rack::new(self.hand.iter().chain(more));
        self.grid.best(&rack, self.must(), &self.work.counting(&self.scoring)).map_or(0, |best| best.score)
    }

    /// The best play if this many letters of choice were in the hand too, as blanks.
    pub(super) fn with_any(&self, more: u8) -> Option<Placement> {
        let rack = Rack::with_blanks(self.hand.iter(), more);
        self.grid.best(&rack, self.must(), &self.work.counting(&self.scoring)).map(|best| best.placement)
    }

    /// Visits every play with this many letters of choice in the hand too, and its score.
    pub(super) fn each_with_any(&self, more: u8, mut show: impl FnMut(&FoundPlacement<'_>, i32)) {
        let rack = Rack::with_blanks(self.hand.iter(), more);
        let scoring = self.work.counting(&self.scoring);
        let all = self.grid.visit(&rack, self.must(), |found| {
            show(found, scoring.score(found));
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
    }

    /// The best play among those that a function accepts.
    pub(super) fn best(&self, approves: impl Fn(&Placement) -> bool) -> Option<Placement> {
        let rack = Rack::new(self.hand.iter());
        let best = self.grid.best(&rack, self.must(), &self.work.counting(&self.scoring))?.placement;
        if approves(&best) { Some(best) } else { self.in_order().into_iter().find(approves) }
    }

    /// Every play, best first.
    pub(super) fn in_order(&self) -> Vec<Placement> {
        self.scored().into_iter().map(|(_, placement)| placement).collect()
    }

    /// Every play with its score, best first.
    pub(super) fn scored(&self) -> Vec<(i32, Placement)> {
        let mut plays = Vec::new();
        let rack = Rack::new(self.hand.iter());
        let scoring = self.work.counting(&self.scoring);
        let all = self.grid.visit(&rack, self.must(), |found| {
            plays.push((scoring.score(found), found.placement()));
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        // Stable, so equal plays stay in the order in which they were found.
        plays.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        plays
    }
}
