use kee_grid::{Board, Found, Scoring, Span};
use keyword::{BoardScorer, Colour, Keyword};

/// Scores placements for a search, and shuts out first words that do not start on gray.
pub(super) struct PlayScorer<'a> {
    rules: &'a Keyword,
    board: &'a Board,
    scorer: BoardScorer,
}

impl<'a> PlayScorer<'a> {
    /// What a placement scores that is not allowed.
    pub(super) const NOT_ALLOWED: i32 = i32::MIN;

    pub(super) fn new(rules: &'a Keyword, board: &'a Board, colour: Colour) -> Self {
        Self { rules, board, scorer: BoardScorer::new(&rules.scorer(colour), board) }
    }
}

impl Scoring for PlayScorer<'_> {
    fn score(&self, found: &Found<'_>) -> i32 {
        self.most(found)
    }

    fn most(&self, span: &Span) -> i32 {
        let allowed = self.rules.starts_well(self.board, span.first());
        if allowed { self.scorer.most(span) } else { Self::NOT_ALLOWED }
    }
}
