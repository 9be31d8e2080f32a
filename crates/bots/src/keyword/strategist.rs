use super::{
    exchange,
    idea::{Move, PRICE_ALONE, ideas},
    imagined::Imagined,
    keeping, pointing,
};
use kee_game::{Bot, Dice, Seen};
use keyword::{Keyword, KeywordAction, KeywordView};
use std::cmp::Reverse;

/// Knows every word of the table's list. It lays the letters it has not seen at random, tries each of its better moves, and
/// lets everyone play on until its next turn is over; what comes out best is what it does. So it weighs what it keeps, the
/// key squares it opens and closes, and going out. When nothing is left to draw and it knows who has what, it looks at the
/// answers to its moves, and plays on to the end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Strategist;

/// A move under thought, and what it came to so far.
struct Candidate {
    made: Move,
    sum: i64,
}

impl Strategist {
    /// How many placements it thinks through.
    const CONSIDERED: usize = 8;
    /// How often it lays the letters before it gives up the worse half of its moves, times the players: the more there are,
    /// the longer a round takes.
    const LAYOUTS: usize = 16;
    /// How many answers it looks at when it knows the letters of the others.
    const ANSWERS: usize = 8;
    /// Longer than any game goes on when nothing is left to draw.
    const TO_THE_END: usize = 100;

    fn best(rules: &Keyword, view: &KeywordView, dice: &mut Dice) -> Option<KeywordAction> {
        let grid = rules.grid(&view.board);
        let game = Imagined::new(rules, view, &grid, dice)?;
        let candidate = |made| Candidate { made, sum: 0 };
        let allowed = |made: &Move| !made.makes_any(&view.board, &view.struck);
        let placements = ideas(&game, Self::CONSIDERED).into_iter().map(|idea| idea.made).filter(allowed);
        let mut candidates: Vec<Candidate> = placements.map(candidate).collect();
        // Against others an exchange costs a turn: it is thought of only where there is little to choose from.
        if game.is_alone() || candidates.len() < Self::CONSIDERED {
            let exchanges = exchange::exchanges(rules, view).into_iter();
            candidates.extend(exchanges.map(Move::Exchange).map(candidate));
        }
        if game.is_certain {
            candidates.iter_mut().for_each(|candidate| candidate.sum = after_answer(&game, &candidate.made));
            keep_best(&mut candidates, 1);
        }
        while candidates.len() > 1 {
            for _ in 0..Self::LAYOUTS.div_ceil(game.players.len()) {
                let game = Imagined::new(rules, view, &grid, dice)?;
                candidates.iter_mut().for_each(|candidate| candidate.sum += after_round(&game, &candidate.made));
            }
            let half = candidates.len() / 2;
            keep_best(&mut candidates, half);
        }
        candidates.pop().map(|candidate| candidate.made.action())
    }
}

/// Gives up all but the best; of equals those stay that looked better at first.
fn keep_best(candidates: &mut Vec<Candidate>, count: usize) {
    candidates.sort_by_key(|candidate| Reverse(candidate.sum));
    candidates.truncate(count);
}

/// What a move comes to when the game is played on until the thinker has had another turn.
fn after_round(game: &Imagined<'_>, made: &Move) -> i64 {
    let (before, mut game) = (game.bag.len(), game.clone());
    game.take(made);
    // Alone an exchange takes no turn away: nobody plays in between.
    let again = usize::from(game.is_alone() && matches!(made, Move::Exchange(_)));
    let turns = if game.bag.is_empty() { Strategist::TO_THE_END } else { game.players.len() + again };
    game.play_on(turns);
    if game.is_over || game.bag.is_empty() {
        return game.lead();
    }
    let price = if game.is_alone() { PRICE_ALONE * (before - game.bag.len()) as i64 } else { 0 };
    game.lead() + i64::from(keeping::worth(&game.players[0].rack)) - price
}

/// What a move comes to when nothing is hidden: after the answer that is worst for the thinker (alone, the next move that is
/// best), the game is played to its end.
fn after_answer(game: &Imagined<'_>, made: &Move) -> i64 {
    let mut game = game.clone();
    game.take(made);
    let to_the_end = |mut game: Imagined<'_>| {
        game.play_on(Strategist::TO_THE_END);
        game.lead()
    };
    if game.is_over {
        return game.lead();
    }
    let answers = ideas(&game, Strategist::ANSWERS);
    let outcomes = answers.iter().map(|answer| {
        let mut game = game.clone();
        game.take(&answer.made);
        to_the_end(game)
    });
    let outcome = if game.is_alone() { outcomes.max() } else { outcomes.min() };
    outcome.unwrap_or_else(|| to_the_end(game.clone()))
}

impl Bot<Keyword> for Strategist {
    fn choose(&mut self, seen: &Seen<'_, Keyword>, dice: &mut Dice) -> KeywordAction {
        let (rules, view) = (seen.rules(), seen.view());
        let points = pointing::sees_unknown(seen, |word| rules.lexicon().contains(word));
        pointing::answer(seen, points)
            .or_else(|| Self::best(rules, view, dice))
            .unwrap_or_else(|| exchange::without_word(rules, view))
    }
}
