use crate::{Judge, Keesdrow, KeesdrowAction, KeesdrowState, Solver, Turn, Variant, Walk, Word};
use kee_game::{Game, Reviewed, Seat};

impl Reviewed for Keesdrow {
    /// The score of a word; in Four Score, the tiles it wins.
    fn worth(&self, state: &KeesdrowState, seat: Seat, action: &KeesdrowAction) -> Option<i64> {
        match action {
            KeesdrowAction::Play { word, walk } => self.counts(state, seat, word, walk),
            // This ends a spree, however many words it had.
            KeesdrowAction::Pass if self.options().turn == Turn::Spree => None,
            KeesdrowAction::Pass => Some(0),
            KeesdrowAction::Challenge(_) | KeesdrowAction::Let => None,
        }
    }

    /// The word of the table's dictionary that counts most; of equals, the best-scoring.
    fn best(&self, state: &KeesdrowState, seat: Seat) -> Option<(KeesdrowAction, i64)> {
        let ground = state.current();
        let found = Solver::new(self.lexicon().clone()).solve(&ground.board, &ground.question(self.options()));
        // The best-scoring words come first, so the others are tried only where tiles count.
        let tried = if self.options().variant == Variant::FourScore { found.len() } else { 1 };
        let counted = found.into_iter().take(tried).filter_map(|found| {
            let word = Word::new(&found.word)?;
            let counts = self.counts(state, seat, &word, &found.walk)?;
            Some((KeesdrowAction::Play { word, walk: found.walk }, counts))
        });
        counted.reduce(|best, other| if other.1 > best.1 { other } else { best })
    }
}

impl Keesdrow {
    fn counts(&self, state: &KeesdrowState, seat: Seat, word: &Word, walk: &Walk) -> Option<i64> {
        let ground = state.current();
        ground.board.score(walk).ok()?;
        if self.options().judge == Judge::Referee && !self.lexicon().contains(&word.to_lowercase()) {
            // It cost the turn (K6.4).
            return Some(0);
        }
        let played = ground.clone().play(seat, word.clone(), walk.clone(), self.options()).counts;
        Some(i64::from(played))
    }
}
