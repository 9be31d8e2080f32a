use crate::table::{asked, dealt, ending, listed, play_all, scores};
use kee_game::{GameTime, Plan};

#[test]
fn k11_1_rounds_are_one_word_each_for_the_best_total() {
    let mut game = dealt("solitaire-rounds", &[("turns", "3")], Plan::alone(1), "rounds");
    let mut total = 0;
    for _ in 0..3 {
        assert_eq!((asked(&game).as_str(), ending(&game)), ("A", None));
        let word = listed(&game, 0)[0].clone();
        play_all(&mut game, &[&format!("A {word}")]);
        total = scores(&game)[0];
    }
    let outcome = game.wait().outcome().expect("three rounds");
    assert_eq!((outcome.ending.as_str(), outcome.standings[0].score), ("turns", total));
    assert!(total > 0);
}

#[test]
fn k11_1_a_time_for_as_many_words_as_possible() {
    let mut game = dealt("solitaire-timed", &[], Plan::alone(1), "timed");
    let limit = game.wait().windows()[0];
    assert!(limit.seats.is_empty());
    assert_eq!(limit.deadline, Some(GameTime::from_millis(20 * 60 * 1000)));
    for _ in 0..5 {
        let word = listed(&game, 0)[0].clone();
        play_all(&mut game, &[&format!("A {word}")]);
    }
    play_all(&mut game, &[&format!("expire {}", limit.id)]);
    assert_eq!(ending(&game), Some("time_up"));
    assert!(scores(&game)[0] > 0);
}

#[test]
fn k7_5_passing_never_ends_a_solitaire() {
    let mut rounds = dealt("solitaire-rounds", &[], Plan::alone(1), "passing");
    let mut timed = dealt("solitaire-timed", &[], Plan::alone(1), "passing");
    let mut goal = dealt("classic", &[], Plan::alone(1), "passing");
    let mut tiles = dealt("four-score", &[], Plan::alone(1), "passing");
    for game in [&mut rounds, &mut timed, &mut goal, &mut tiles] {
        play_all(game, &["A pass"; 9]);
        assert_eq!(ending(game), None);
    }
    play_all(&mut rounds, &["A pass"]);
    assert_eq!(ending(&rounds), Some("turns"), "a pass is a round");
}

#[test]
fn k11_2_the_same_challenge_is_the_same_board_for_everyone() {
    let board = |seed: &str| dealt("solitaire-rounds", &[], Plan::alone(1), seed).state().ground.board.clone();
    assert_eq!(board("a challenge"), board("a challenge"));
    assert_ne!(board("a challenge"), board("another"));
}
