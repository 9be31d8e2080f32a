use crate::args::word_source;
use kee_event::{EventRefusal, party::Plan};
use kee_games::{Setup, english, prize_problem};
use kee_lexicon::{Lexicon, List};

/// Refuses a word that is not in the dictionary, or that the letters of the game cannot spell (W7.2).
pub(super) fn check_prize_word(game: &str, word: &str) -> Result<(), String> {
    let setup = Setup { preset: Plan::preset(game).map(str::to_owned), ..Setup::default() };
    match prize_problem(game, &setup, word, &word_source::with(Lexicon::list(List::Full))) {
        None => Ok(()),
        Some(problem) => {
            let refusal = EventRefusal::UnplayablePrize(word.to_owned(), problem.message).refusal();
            Err(english().refused(refusal).sentence)
        }
    }
}
