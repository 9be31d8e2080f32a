use crate::table::{at, at_with, board, ending, listed, places, play_all, refused, scores};
use kee_game::{InWords, Plan, Seat, Viewer};

const FOUR: &[(&str, &str)] = &[("variant", "four_score")];
const LIST: &[&str] = &["cats", "cat", "do", "dog", "doge"];

#[test]
fn k9_1_the_first_to_win_enough_tiles_wins_and_points_do_not_count() {
    let mut game = at("C1A1DO/T1S1GE - A 2/0", FOUR, LIST);
    play_all(&mut game, &["A DO c1-d1"]);
    assert_eq!(scores(&game), [2, 0], "no points");
    play_all(&mut game, &["B pass", "A CATS a1-b1-a2-b2"]);
    assert_eq!((ending(&game), places(&game), scores(&game)), (Some("tiles"), vec![1, 2], vec![3, 0]));
    let mut five = at("C1A1DO/T1S1GE - A 3/0", &[("variant", "four_score"), ("tiles", "5")], LIST);
    play_all(&mut five, &["A CATS a1-b1-a2-b2"]);
    assert_eq!((ending(&five), scores(&five)), (None, vec![4, 0]));
}

#[test]
fn k9_2_the_fourth_yellow_or_red_peg_wins_the_tile_and_it_leaves_the_board() {
    let mut game = at("C1A2DO/T1S1GE", FOUR, LIST);
    play_all(&mut game, &["A CATS a1-b1-a2-b2"]);
    assert_eq!(scores(&game), [0, 0], "three yellow and one red");
    let mut game = at("C1A1DO/T1S2GE", FOUR, LIST);
    play_all(&mut game, &["A CAT a1-b1-a2"]);
    assert_eq!((scores(&game), board(&game).as_str()), (vec![1, 0], "..DO/..GE"), "all yellow by three pegs");
    let mut game = at("C2A2DO/T2S2GE - B", FOUR, LIST);
    play_all(&mut game, &["B CATS a1-b1-a2-b2"]);
    assert_eq!((scores(&game), board(&game).as_str()), (vec![0, 1], "..DO/..GE"), "all red");
}

#[test]
fn k9_2_one_word_can_win_several_tiles() {
    let mut two = at("X2A1O1X2/X2X2X2X2/SOSO/OSOS", FOUR, &["ao", "so"]);
    play_all(&mut two, &["A AO b1-c1"]);
    assert_eq!((scores(&two), board(&two).as_str()), (vec![2, 0], "..../..../SOSO/OSOS"));
}

const WHOLE_WORD: &[(&str, &str)] = &[("variant", "four_score"), ("tile_won", "whole_word")];

#[test]
fn k9_2_a_tile_is_won_as_the_pegs_are_placed_in_spelling_order() {
    // The first O makes the tile all yellow, the second turns one of its letters red.
    let mut through = at("O1X2DO/X2X2GE", FOUR, &["oo", "do"]);
    play_all(&mut through, &["A OO a1-a1"]);
    assert_eq!((scores(&through), board(&through).as_str()), (vec![1, 0], "..DO/..GE"));
    // A makes the left tile all yellow. X makes the right one red before O could make it all yellow.
    let mut two = at("A1X2X2O1/X2X2X2X2/SOSO/OSOS", FOUR, &["axxo", "so"]);
    play_all(&mut two, &["A AXXO a1-b1-c1-d1"]);
    assert_eq!((scores(&two), board(&two).as_str()), (vec![1, 0], "..X3O2/..X2X2/SOSO/OSOS"));
}

#[test]
fn k9_2_a_tile_can_be_judged_when_the_word_is_complete() {
    let mut through = at("O1X2DO/X2X2GE", WHOLE_WORD, &["oo", "do"]);
    play_all(&mut through, &["A OO a1-a1"]);
    assert_eq!(scores(&through), [0, 0], "one letter is red now");
    let mut two = at("A1X2X2O1/X2X2X2X2/SOSO/OSOS", WHOLE_WORD, &["axxo", "so"]);
    play_all(&mut two, &["A AXXO a1-b1-c1-d1"]);
    assert_eq!(scores(&two), [0, 0], "the letters between are red now");
    let mut four = at("C1A1DO/T1S1GE", WHOLE_WORD, LIST);
    play_all(&mut four, &["A CATS a1-b1-a2-b2"]);
    assert_eq!(scores(&four), [1, 0]);
}

#[test]
fn k9_2_the_gap_joins_nothing() {
    let mut game = at("..DO/..GE", FOUR, LIST);
    assert_eq!(refused(&mut game, "A DO b1-c1"), "no_letter");
    assert!(listed(&game, 0).iter().all(|action| !action.contains("a1")));
    let mut apart = at("SO..DO/SO..GE", FOUR, &["so", "dodo", "sod"]);
    assert_eq!(refused(&mut apart, "A SOD a1-b1-e1"), "jump");
}

#[test]
fn k9_3_when_nobody_can_win_another_tile_the_most_tiles_win() {
    let mut game = at_with("C2A1/T1S1 - A 0/1/1", FOUR, Plan::alone(3), LIST);
    play_all(&mut game, &["A CATS a1-b1-a2-b2"]);
    assert_eq!((ending(&game), places(&game)), (Some("played_out"), vec![3, 1, 1]), "one letter is red, three yellow");
    let mut last = at("C1A1/T1S1", FOUR, LIST);
    play_all(&mut last, &["A CATS a1-b1-a2-b2"]);
    assert_eq!((ending(&last), places(&last)), (Some("played_out"), vec![1, 2]), "no tile is left");
}

#[test]
fn k9_4_a_challenge_never_doubles_tiles() {
    let sets = [("variant", "four_score"), ("judge", "challenge")];
    let mut game = at("C1A1DO/T1S1GE", &sets, LIST);
    play_all(&mut game, &["A CATS a1-b1-a2-b2", "B challenge"]);
    assert_eq!((scores(&game), board(&game).as_str()), (vec![1, 0], "..DO/..GE"));
    let mut bad = at("C1A1DO/T1S1GE", &sets, LIST);
    play_all(&mut bad, &["A CAST a1-b1-b2-a2", "B challenge"]);
    assert_eq!((scores(&bad), board(&bad).as_str()), (vec![0, 0], "C1A1DO/T1S1GE"), "the tile is put back");
}

#[test]
fn k9_4_two_rounds_without_a_word_end_it_whatever_the_option_end_says() {
    let mut game = at("C1A1DO/T1S1GE", &[("variant", "four_score"), ("end", "turns")], LIST);
    play_all(&mut game, &["A pass", "B pass", "A pass", "B pass"]);
    assert_eq!(ending(&game), Some("exhaustion"));
}

#[test]
fn k9_5_the_pegs_of_a_won_tile_go_back_into_the_case() {
    let mut game = at("C1A1DO/T1S1GE", &[("variant", "four_score"), ("pegs", "boxed")], LIST);
    play_all(&mut game, &["A CATS a1-b1-a2-b2"]);
    assert_eq!(game.state().ground.pegs.map(|pegs| pegs.left), Some([70, 50, 60]));
}

#[test]
fn k9_1_hints_are_about_tiles() {
    let game = at("C1A1DO/T1S1GE - A 2/0", FOUR, LIST);
    let names = kee_game::Names::new(["Anna", "Bo"]);
    let hint = |asked: &str| {
        let hint = game.rules().hint(&game.view(Viewer::Seat(Seat::new(0))), asked).expect("a word");
        kee_speech::english_of::<keesdrow::Keesdrow>().tell(&hint, &names)
    };
    assert_eq!(hint("best"), "CATS a1-b1-a2-b2 for 1 tile.", "DOGE pays more");
    assert!(hint("").ends_with("starts at a1 and is worth 1 tile."), "{}", hint(""));
}
