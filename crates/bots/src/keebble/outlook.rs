use super::work::Work;
use kee_game::Seat;
use kee_grid::{Found, Grid, Must, Placement, Rack, Scoring, Square};
use kee_lexicon::{Letter, Lexicon};
use keebble::{Hand, Keebble, Letters, Paper, PlayScoring};
use std::{ops::ControlFlow, sync::Arc};

/// What a seat could play on the paper as it is, with the words one knows.
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

    /// The same, with all that is looked at counted.
    pub(super) fn counted_by(self, work: &Work) -> Self {
        let board = self.grid.board();
        work.count_sheet(board.width() * board.height());
        Self { work: work.clone(), ..self }
    }

    fn must(&self) -> Must<'_> {
        self.opening.as_deref().map_or(Must::Join, Must::Cover)
    }

    /// What the best play would bring if these letters were in the hand too.
    pub(super) fn with(&self, more: impl IntoIterator<Item = Letter>) -> i32 {
        let rack = Rack::new(self.hand.iter().chain(more));
        self.grid.best(&rack, self.must(), &self.work.counting(&self.scoring)).map_or(0, |best| best.score)
    }

    /// The play that brings most if so many letters of one's choice were in the hand too: they lie in it as blanks.
    pub(super) fn with_any(&self, more: u8) -> Option<Placement> {
        let rack = Rack::with_blanks(self.hand.iter(), more);
        self.grid.best(&rack, self.must(), &self.work.counting(&self.scoring)).map(|best| best.placement)
    }

    /// Shows every play with so many letters of one's choice in the hand too, and what it brings.
    pub(super) fn each_with_any(&self, more: u8, mut show: impl FnMut(&Found<'_>, i32)) {
        let rack = Rack::with_blanks(self.hand.iter(), more);
        let scoring = self.work.counting(&self.scoring);
        let all = self.grid.visit(&rack, self.must(), |found| {
            show(found, scoring.score(found));
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
    }

    /// The play that brings most of those somebody approves of.
    pub(super) fn best(&self, approves: impl Fn(&Placement) -> bool) -> Option<Placement> {
        let rack = Rack::new(self.hand.iter());
        let best = self.grid.best(&rack, self.must(), &self.work.counting(&self.scoring))?.placement;
        if approves(&best) { Some(best) } else { self.in_order().into_iter().find(approves) }
    }

    /// Every play, the most rewarding first.
    pub(super) fn in_order(&self) -> Vec<Placement> {
        self.scored().into_iter().map(|(_, placement)| placement).collect()
    }

    /// Every play with what it brings, the most rewarding first.
    pub(super) fn scored(&self) -> Vec<(i32, Placement)> {
        let mut plays = Vec::new();
        let rack = Rack::new(self.hand.iter());
        let scoring = self.work.counting(&self.scoring);
        let all = self.grid.visit(&rack, self.must(), |found| {
            plays.push((scoring.score(found), found.placement()));
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
        // Stable, so equals stay in the order in which they were found.
        plays.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        plays
    }
}
