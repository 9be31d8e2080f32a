use crate::{api::No, t};
use kee_game::Problem;
use kee_games::About;
use std::collections::BTreeSet;

/// What is to be said when something was not made so: sentences, and the options whose values were not taken. What is wrong
/// with an option is said there.
pub(crate) fn problems(no: &No, about: &About) -> (Vec<String>, BTreeSet<String>) {
    let is_option = |problem: &Problem| about.options.iter().any(|option| option.key == problem.about);
    let (options, others): (Vec<Problem>, Vec<Problem>) = no.problems.iter().cloned().partition(is_option);
    let first = if options.is_empty() { no.told() } else { t!("make-options-wrong") };
    let sentences = [first].into_iter().chain(others.into_iter().map(|problem| problem.sentence)).collect();
    (sentences, options.into_iter().map(|problem| problem.about).collect())
}
