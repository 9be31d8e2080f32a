use kee_game::{Bot, Dice, Seen};
use keyword::{Keyword, KeywordAction};

/// Plays what scores most now. It never points, and passes if it finds no word.
#[derive(Clone, Copy, Default, Debug)]
pub struct Greedy;

impl Bot<Keyword> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, Keyword>, _: &mut Dice) -> KeywordAction {
        let view = seen.view();
        if view.turn != Some(seen.seat()) {
            return KeywordAction::Let;
        }
        match view.sight().and_then(|sight| seen.rules().best_placement(&sight)) {
            Some(best) => KeywordAction::Play { placement: best.placement, call: None },
            None => KeywordAction::Pass,
        }
    }
}
