use crate::word_source;
use kee_event::party::Plan;
use kee_games::{Setup, prize_problem};
use kee_lexicon::{Lexicon, List};

/// Refuses a word that is not in the dictionary or cannot be played with the letters there are (W7.2).
pub(super) fn check_prize_word(game: &str, word: &str) -> Result<(), String> {
    let setup = Setup { preset: Plan::preset(game).map(str::to_owned), ..Setup::default() };
    match prize_problem(game, &setup, word, &word_source::with(Lexicon::list(List::Full))) {
        None => Ok(()),
        Some(problem) => Err(format!("{word} cannot win a prize: {}. Choose another word.", problem.sentence)),
    }
}
