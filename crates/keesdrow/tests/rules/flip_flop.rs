use crate::table::{at, board, play_all, refused, scores};

const FLIP: &[(&str, &str)] = &[("variant", "flip_flop")];
const LIST: &[&str] = &["sees", "noon", "so", "no", "see", "sees", "moon"];

#[test]
fn k10_1_a_letter_used_again_turns_its_column_and_pegs_travel_with_their_tile() {
    let mut game = at("SEXX/NOXX/ABXX/CDXX/FGXX/HIXX", FLIP, LIST);
    play_all(&mut game, &["A SO a1-b2"]);
    assert_eq!(board(&game), "S1EXX/NO1XX/ABXX/CDXX/FGXX/HIXX", "no letter twice, nothing turns");
    play_all(&mut game, &["B SEES a1-b1-b1-a1"]);
    assert_eq!(board(&game), "FGXX/HIXX/S3E2XX/NO1XX/ABXX/CDXX", "the bottom tile is on top now");
    assert_eq!(scores(&game), [3, 4 + 1 + 2 + 6], "scored normally");
}

#[test]
fn k10_1_each_such_column_turns_once_per_word() {
    let mut game = at("NOON/XXXX/ABCD/EFGH", FLIP, &["noonoo", "no"]);
    play_all(&mut game, &["A NOONOO a1-b1-b1-a1-b1-c1"]);
    assert_eq!(board(&game), "ABO1N/EFXX/N2O3CD/XXGH", "two letters twice in one column, and none in the other");
    let mut both = at("NOON/XXXX/ABCD/EFGH", FLIP, &["noonno", "no"]);
    play_all(&mut both, &["A NOONNO a1-b1-c1-d1-d1-c1"]);
    assert_eq!(board(&both), "N1O1CD/XXGH/ABO2N2/EFXX");
    let mut across = at("XOOX/XXXX/ABCD/EFGH", FLIP, &["oooo", "cd"]);
    play_all(&mut across, &["A OOOO b1-b1-c1-c1"]);
    assert_eq!(board(&across), "ABCD/EFGH/XO2O2X/XXXX", "both columns turn");
}

#[test]
fn k3_9_a_series_is_remembered_wherever_its_letters_are_now() {
    let mut game = at("SEXX/NOXX/ABXX/CDXX", FLIP, LIST);
    play_all(&mut game, &["A SEES a1-b1-b1-a1"]);
    assert_eq!(board(&game), "ABXX/CDXX/S2E2XX/NOXX");
    assert_eq!(refused(&mut game, "B SEE a3-b3-b3"), "letter_expired");
    let mut game = at("SOXX/NOXX/ABXX/CDXX", FLIP, &["so", "noo", "no", "soon"]);
    play_all(&mut game, &["A SO a1-b1", "B NOO a2-b2-b2"]);
    assert_eq!(board(&game), "ABXX/CDXX/S1O1XX/N1O2XX");
    assert_eq!(refused(&mut game, "A SO a3-b3"), "played_before");
    play_all(&mut game, &["A SO a3-b4"]);
}
