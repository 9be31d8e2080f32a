use crate::table::{at_with, dealt, listed, play_all};
use kee_game::{Game, Match, Plan};
use kee_lexicon::{Lexicon, List};
use keesdrow::{BoardQuery, Keesdrow, Series, Solver, Word, best_walk, best_walks};

/// The solver searches the board cell by cell, the listing goes through the words: they must agree on every word and
/// walk.
fn agrees_with_the_solver(game: &Match<Keesdrow>, solver: &mut Solver, seat: usize) {
    let ground = game.state().current();
    let question = ground.question(game.rules().options());
    let mut found = solver.solve(&ground.board, &question);
    found.sort_by(|one, other| one.word.cmp(&other.word));
    let solved: Vec<String> =
        found.iter().map(|found| format!("{} {}", found.word.to_ascii_uppercase(), found.walk)).collect();
    let mut listed = listed(game, seat);
    assert_eq!(listed.pop().as_deref(), Some("pass"));
    assert_eq!(listed, solved);
    for found in found.iter().step_by(50) {
        assert_eq!(best_walk(&ground.board, &found.word, &question), Some((found.score, found.walk.clone())));
    }
}

/// A word is listed exactly if the rules accept some walk of it.
fn lists_what_is_accepted(game: &Match<Keesdrow>) {
    let (ground, options) = (game.state().current(), game.rules().options());
    let nothing_played = Series::default();
    let freely = BoardQuery::new(1, &nothing_played);
    let accepted = |word: &String| {
        let letters = Word::new(word).expect("letters");
        let walks = best_walks(&ground.board, word, &freely, usize::MAX);
        walks.iter().any(|(_, walk)| ground.check(options, &letters, walk, |_| true).is_ok())
    };
    let accepted: Vec<String> =
        game.rules().lexicon().words().filter(accepted).map(|word| word.to_ascii_uppercase()).collect();
    let listed = listed(game, 0);
    let listed: Vec<&str> = listed.iter().filter_map(|action| action.split_once(' ')).map(|(word, _)| word).collect();
    assert_eq!(listed, accepted);
}

#[test]
fn k3_8_a_word_is_listed_exactly_if_some_walk_of_it_is_accepted() {
    let few = |word: &String| word.len() <= 5 && word.bytes().all(|byte| b"aestno".contains(&byte));
    let list: Vec<String> = Lexicon::list(List::Common).words().filter(few).collect();
    let list: Vec<&str> = list.iter().map(String::as_str).collect();
    for shorter in ["prefix_only", "any_run"] {
        let sets = [("shorter", shorter), ("end", "limit"), ("limit", "3600")];
        let mut game = at_with("TENS/ETOA/SNET", &sets, Plan::alone(1), &list);
        for turn in 0..20 {
            lists_what_is_accepted(&game);
            let words = listed(&game, 0);
            let Some(place) = (turn * 31_usize).checked_rem(words.len() - 1) else { break };
            let word = format!("A {}", words[place]);
            play_all(&mut game, &[&word]);
            if game.wait().outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn the_listed_words_are_those_the_solver_finds_all_through_a_game() {
    for sets in [&[][..], &[("pegs", "boxed"), ("shorter", "any_run")], &[("variant", "flip_flop")]] {
        let mut game = dealt("solitaire-timed", sets, Plan::alone(1), "agree");
        let mut solver = Solver::new(game.rules().lexicon().clone());
        for turn in 0..30 {
            if turn % 6 == 0 {
                agrees_with_the_solver(&game, &mut solver, 0);
            }
            let words = listed(&game, 0);
            let word = format!("A {}", words[(turn * 577) % (words.len() - 1)]);
            play_all(&mut game, &[&word]);
            if game.wait().outcome().is_some() {
                break;
            }
        }
    }
}
