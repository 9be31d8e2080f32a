use crate::table::{dealt, listed, play_all};
use kee_game::{Game, Match, Plan};
use keesdrow::{Keesdrow, Solver, best_walk};

/// The solver goes through the board cell by cell, the list through the words: they must agree on every word and walk.
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

#[test]
fn the_listed_words_are_those_the_solver_finds_all_through_a_game() {
    for sets in [&[][..], &[("pegs", "boxed"), ("shorter", "prefix_only")], &[("variant", "flip_flop")]] {
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
