use crate::table::{at, board, dealt, listed, play_all, refusal};
use kee_game::{Plan, Viewer};
use keesdrow::{Edition, Keesdrow};

#[test]
fn k1_1_the_editions_are_laid_6_by_6_and_8_by_8_tiles() {
    for (preset, size) in [("classic", 12), ("deluxe", 16), ("tiny", 4)] {
        let board = dealt(preset, &[], Plan::alone(2), "laid").view(Viewer::Spectator).ground.board;
        assert_eq!((board.width(), board.height()), (size, size), "{preset}");
        assert!(board.cells().all(|(_, face)| face.is_some_and(|face| face.uses == 0)));
    }
}

#[test]
fn k1_2_the_letters_are_those_of_our_tiles() {
    let game = dealt("deluxe", &[], Plan::alone(2), "tiles");
    let tiles = Edition::Deluxe.tiles();
    for (_, face) in game.state().ground.board.cells() {
        let face = face.expect("every tile is laid");
        let print = usize::from(face.print.0);
        assert_eq!(tiles[print / 8].sides[print / 4 % 2][print % 4], face.letter);
    }
}

#[test]
fn k1_3_a_word_scores_the_values_of_its_letters() {
    let mut game = at("QUIZ/AXEY", &[], &["quiz", "axe"]);
    play_all(&mut game, &["A QUIZ a1-b1-c1-d1", "B AXE a2-b2-c2"]);
    assert_eq!(crate::table::scores(&game), [5 + 3 + 1 + 5, 1 + 5 + 1]);
}

/// A board with all seventy green pegs in letters A, and ten free letters.
fn green_pegs_out() -> String {
    format!("{}TEATEATEAT", format!("{}/", "A1".repeat(10)).repeat(7))
}

#[test]
fn k1_4_boxed_pegs_run_out() {
    let list = ["tea", "aa"];
    let mut game = at(&green_pegs_out(), &[("pegs", "boxed")], &list);
    let refusal = refusal(&mut game, "A TEA a8-b8-c8");
    assert_eq!(refusal.code, "keesdrow/no_peg_left");
    assert_eq!(refusal.sentence, "There’s no green peg left for a8. Pick another walk or another word.");
    assert_eq!(listed(&game, 0), ["AA a1-a1", "pass"]);
    let mut unlimited = at(&green_pegs_out(), &[], &list);
    play_all(&mut unlimited, &["A TEA a8-b8-c8"]);
}

#[test]
fn k1_4_a_replaced_peg_goes_back_into_the_case() {
    let mut game = at(&green_pegs_out(), &[("pegs", "boxed")], &["tea", "aaa"]);
    assert_eq!(game.state().ground.pegs.map(|pegs| pegs.left), Some([0, 50, 60]));
    play_all(&mut game, &["A AAA a1-b1-c1"]);
    assert_eq!(game.state().ground.pegs.map(|pegs| pegs.left), Some([3, 47, 60]));
    play_all(&mut game, &["B TEA a8-b8-c8"]);
    assert_eq!(game.state().ground.pegs.map(|pegs| pegs.left), Some([0, 47, 60]));
    assert!(board(&game).ends_with("T1E1A1TEATEAT"));
}

#[test]
fn k1_4_the_case_of_the_deluxe_game_is_larger() {
    let game = dealt("deluxe", &[("pegs", "boxed")], Plan::alone(2), "case");
    assert_eq!(game.state().ground.pegs.map(|pegs| pegs.left), Some([120, 90, 100]));
    let _: &Keesdrow = game.rules();
}
