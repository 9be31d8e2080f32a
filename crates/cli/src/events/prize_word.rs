use crate::word_source;
use kee_event::party::Plan;
use kee_games::{Setup, find};
use kee_lexicon::{Lexicon, List};

/// The option of a game that names a word for a prize.
const PRIZE: &str = "party_prize";

/// Refuses a word that is not in the dictionary or cannot be laid with the letters there are (W7.2): the game decides.
pub(super) fn check_prize_word(game: &str, word: &str) -> Result<(), String> {
    let game = find(game).filter(|game| game.about().options.iter().any(|option| option.key == PRIZE));
    let Some(game) = game else { return Ok(()) };
    let preset = Plan::preset(game.id()).map(str::to_owned);
    let setup = Setup { preset, set: vec![(PRIZE.to_owned(), word.to_owned())], seats: Some(2), teams: None };
    let words = word_source::with(Lexicon::list(List::Full));
    let problems = game.begin(&setup, &words).err().unwrap_or_default();
    match problems.into_iter().find(|problem| problem.about == PRIZE) {
        None => Ok(()),
        Some(problem) => Err(format!("{word} cannot win a prize: {}. Choose another word.", problem.sentence)),
    }
}
