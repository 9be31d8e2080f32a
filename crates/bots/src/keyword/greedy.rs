use kee_game::{Bot, Dice, Seen};
use kee_grid::{Placement, Scoring};
use keyword::{BoardScorer, Keyword, KeywordAction, KeywordView};
use std::ops::ControlFlow;

/// Plays what scores most now. It never points, and passes if it finds no word.
#[derive(Clone, Copy, Default, Debug)]
pub struct Greedy;

impl Bot<Keyword> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, Keyword>, _: &mut Dice) -> KeywordAction {
        let view = seen.view();
        if view.turn != Some(seen.seat()) {
            return KeywordAction::Let;
        }
        match best(seen.rules(), view) {
            Some(placement) => KeywordAction::Play { placement, call: None },
            None => KeywordAction::Pass,
        }
    }
}

/// The placement that scores most; of equals the first that is found.
fn best(rules: &Keyword, view: &KeywordView) -> Option<Placement> {
    let sight = view.sight()?;
    let scorer = BoardScorer::new(&rules.scorer(sight.colour), sight.board);
    let mut best: Option<(i32, Placement)> = None;
    let _ = rules.each_placement(&sight, |found| {
        let score = scorer.score(found);
        if best.as_ref().is_none_or(|(held, _)| score > *held) {
            best = Some((score, found.placement()));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, placement)| placement)
}
