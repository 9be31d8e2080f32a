use crate::table::{at, board, play_all, scores};

#[test]
fn k4_1_fresh_stress_scores_16_with_one_s() {
    let mut game = at("STR/.E.", &[], &["stress", "rest"]);
    play_all(&mut game, &["A STRESS a1-b1-c1-b2-a1-a1"]);
    assert_eq!(scores(&game), [2 + 2 + 1 + 1 + 4 + 6, 0]);
    assert_eq!(board(&game), "S3T1R1/.E1.");
}

#[test]
fn k4_1_the_second_use_scores_double_and_the_third_triple() {
    let mut game = at("CAT/SOX", &[], &["cat", "cats", "oat", "ox"]);
    play_all(&mut game, &["A CAT a1-b1-c1", "B OAT b2-b1-c1"]);
    assert_eq!(scores(&game), [3 + 1 + 2, 1 + 2 + 4]);
    let mut game = at("C2A1T/SO.", &[], &["cat", "so"]);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    assert_eq!(scores(&game), [9 + 2 + 2, 0]);
}
