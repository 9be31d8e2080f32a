use kee_event::{EventRefusal, party::PartyPlan};
use kee_games::{Setup, english, prize_problem};
use kee_lexicon::{Lexicon, List};

/// Refuses a word that is not in the dictionary, or that the letters of the game cannot spell (W7.2).
pub(super) fn check_prize_word(game: &str, word: &str) -> Result<(), String> {
    let setup = Setup { preset: PartyPlan::preset(game).map(str::to_owned), ..Setup::default() };
    match prize_problem(game, &setup, word, &Lexicon::list(List::Full).resources()) {
        None => Ok(()),
        Some(problem) => {
            let refusal = EventRefusal::UnplayablePrize(word.to_owned(), problem.message).refusal();
            Err(english().refused(refusal).sentence)
        }
    }
}
