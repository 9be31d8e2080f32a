use super::{
    answer,
    idea::{Move, PRICE_ALONE, ideas},
    keeping,
    simulation::Simulation,
};
use kee_game::{Bot, BotView, Dice};
use keyword::{Keyword, KeywordAction, KeywordView};
use std::cmp::Reverse;

/// Knows every word of the table's list. It deals the letters it has not seen at random, tries each of its better
/// moves, and simulates until its next turn is over; it makes the move with the best result. So it weighs the letters
/// it keeps, the key squares it opens and closes, and going out. When nothing is left to draw and it knows every hand,
/// it considers the answers to its moves, and simulates to the end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Strategist;

/// A candidate move and its results so far.
struct SampledMove {
    made: Move,
    sum: i64,
}

impl Strategist {
    /// The number of placements it considers.
    const CONSIDERED: usize = 8;
    /// The number of deals before it drops the worse half of its moves, times the players: more players make a round
    /// longer.
    const LAYOUTS: usize = 16;
    /// The number of answers it considers when it knows the letters of the others.
    const ANSWERS: usize = 8;
    /// More turns than any game lasts when nothing is left to draw.
    const TO_THE_END: usize = 100;

    fn best(rules: &Keyword, view: &KeywordView, dice: &mut Dice) -> Option<KeywordAction> {
        let grid = rules.grid(&view.board);
        let game = Simulation::new(rules, view, &grid, dice)?;
        let candidate = |made| SampledMove { made, sum: 0 };
        let allowed = |made: &Move| !made.makes_any(&view.board, &view.struck);
        let placements = ideas(&game, Self::CONSIDERED).into_iter().map(|idea| idea.made).filter(allowed);
        let mut candidates: Vec<SampledMove> = placements.map(candidate).collect();
        // Against others an exchange costs a turn, so it is considered only if there is little choice.
        if game.is_alone() || candidates.len() < Self::CONSIDERED {
            let exchanges = answer::exchanges(rules, view).into_iter();
            candidates.extend(exchanges.map(Move::Exchange).map(candidate));
        }
        if game.is_certain {
            candidates.iter_mut().for_each(|candidate| candidate.sum = after_answer(&game, &candidate.made));
            keep_best(&mut candidates, 1);
        }
        while candidates.len() > 1 {
            for _ in 0..Self::LAYOUTS.div_ceil(game.players.len()) {
                let game = Simulation::new(rules, view, &grid, dice)?;
                candidates.iter_mut().for_each(|candidate| candidate.sum += after_round(&game, &candidate.made));
            }
            let half = candidates.len() / 2;
            keep_best(&mut candidates, half);
        }
        candidates.pop().map(|candidate| candidate.made.action())
    }
}

/// Drops all but the best; among equals those that looked better at first stay.
fn keep_best(candidates: &mut Vec<SampledMove>, count: usize) {
    candidates.sort_by_key(|candidate| Reverse(candidate.sum));
    candidates.truncate(count);
}

/// The result of a move after a simulation until the bot has had another turn.
fn after_round(game: &Simulation<'_>, made: &Move) -> i64 {
    let (before, mut game) = (game.bag.len(), game.clone());
    game.take(made);
    // Alone an exchange costs no turn, since nobody plays in between.
    let again = usize::from(game.is_alone() && matches!(made, Move::Exchange(_)));
    let turns = if game.bag.is_empty() { Strategist::TO_THE_END } else { game.players.len() + again };
    game.play_on(turns);
    if game.is_over || game.bag.is_empty() {
        return game.lead();
    }
    let price = if game.is_alone() { PRICE_ALONE * (before - game.bag.len()) as i64 } else { 0 };
    game.lead() + i64::from(keeping::worth(&game.players[0].rack)) - price
}

/// The result of a move when nothing is hidden: after the answer that is worst for the bot (alone, its best next move),
/// the game is simulated to its end.
fn after_answer(game: &Simulation<'_>, made: &Move) -> i64 {
    let mut game = game.clone();
    game.take(made);
    let to_the_end = |mut game: Simulation<'_>| {
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
    fn choose(&mut self, seen: &BotView<'_, Keyword>, dice: &mut Dice) -> KeywordAction {
        let (rules, view) = (seen.rules(), seen.view());
        let points = answer::sees_unknown(seen, |word| rules.lexicon().contains(word));
        answer::answer(seen, points)
            .or_else(|| Self::best(rules, view, dice))
            .unwrap_or_else(|| answer::without_word(rules, view))
    }
}
