//! The author's pictures (B2, B4).

use crate::table::{at, play_all, refusal, scores, typed};

const LIST: &[&str] = &["no", "dog", "cat", "how", "hit", "on", "win", "it", "apple", "car"];

/// DOG in the middle of a sheet, with hands under it.
fn dog(hands: &str) -> String {
    format!("......../......../......../...DOG../......../......../......../........ {hands}")
}

#[test]
fn ca_with_t_under_a_is_not_one_line() {
    let game = at("......../......../......../......../......../......../......../........ ACT/-", &[], LIST);
    let refused = typed(&game, 0, "d4=C e4=A e5=T").expect_err("two lines");
    assert_eq!(
        (refused.code.as_str(), refused.sentence.as_str()),
        ("keebble/not_in_line", "Those letters aren’t in one line. Put all letters in one row or one column.")
    );
}

#[test]
fn no_above_the_og_of_dog_makes_og_which_is_no_word() {
    let mut game = at(&dog("NO/-"), &[], LIST);
    let refused = refusal(&mut game, "A 3E NO");
    assert_eq!(refused.code, "keebble/bad_words");
    assert!(refused.sentence.contains("OG"), "{refused}");
}

#[test]
fn n_over_o_only_diagonal_to_the_g_of_dog_does_not_connect() {
    let mut game = at(&dog("NO/-"), &[], LIST);
    let refused = refusal(&mut game, "A G2 NO");
    assert_eq!(refused.code, "keebble/only_diagonal");
    assert!(refused.sentence.contains("f4"), "{refused}");
}

#[test]
fn how_above_win_with_it_down_scores_how_hit_and_on() {
    // IT hangs from WIN. H lies over its I, O over its N.
    let board = "......../......../......../...WIN../....T.../......../......../........";
    let mut game = at(&format!("{board} HOW/HINOTW"), &[], LIST);
    play_all(&mut game, &["A 3E HOW"]);
    let played = game.state().heard.played.clone().expect("a word was played");
    assert_eq!(played.words, [("HOW".to_owned(), 7), ("HIT".to_owned(), 7), ("ON".to_owned(), 4)]);
    assert_eq!(scores(&game), [18, 0]);
}

#[test]
fn apple_is_11() {
    let mut game = at("......../......../......../......../......../......../......../........ AELPP/AELP", &[], LIST);
    play_all(&mut game, &["A 4B APPLE"]);
    assert_eq!(scores(&game), [11, 0]);
}

#[test]
fn car_with_nobody_else_holding_c_is_9() {
    let mut game = at("......../......../......../......../......../......../......../........ ACR/AR", &[], LIST);
    play_all(&mut game, &["A 4C CAR"]);
    assert_eq!(scores(&game), [9, 0]);
}

#[test]
fn a_wall_under_the_o_of_no_makes_no_above_dog_legal() {
    let mut game = at(&format!("{} A 0/0 f3|f4", dog("NO/-")), &[], LIST);
    play_all(&mut game, &["A 3E NO"]);
    let played = game.state().heard.played.clone().expect("a word was played");
    assert_eq!(played.words.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>(), ["NO", "NO"]);
}
