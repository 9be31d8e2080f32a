use crate::{Setup, find};
use kee_game::{PARTY_PRIZE, Problem, Resources};

/// The reason why the word of a prize can't be played at a table of two with this setup (W7.2), as the game decides.
/// None if it can, or if the game has no such prizes.
pub fn prize_problem(game: &str, setup: &Setup, word: &str, resources: &Resources) -> Option<Problem> {
    let game = find(game).filter(|game| game.about().has_prizes())?;
    let mut setup = Setup { seats: Some(2), ..setup.clone() };
    setup.set.retain(|(key, _)| key != PARTY_PRIZE);
    setup.set.push((PARTY_PRIZE.to_owned(), word.to_owned()));
    let problems = game.begin(&setup, resources).err().unwrap_or_default();
    problems.into_iter().find(|problem| problem.about == PARTY_PRIZE)
}
