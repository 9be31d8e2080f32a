use crate::table::{at, listed, play_all, refusal, scores};

const LIST: &[&str] = &["cat", "cats", "at", "ta", "sat", "to", "ox", "tax"];
const CAT: &str = "......../......../......../...CAT../......../......../......../........";

#[test]
fn b4_1_a_word_ends_at_a_wall() {
    // The wall separates the S from CAT, so it reads down with AT only.
    let board = "......../......../......../...CAT../......A./......T./......../........";
    let mut game = at(&format!("{board} S/- A 0/0 f4|g4"), &[], LIST);
    play_all(&mut game, &["A G4 S(AT)"]);
    assert_eq!(scores(&game), [15, 0], "only SAT is scored, not CATS");
}

#[test]
fn b4_1_one_play_may_not_lie_on_both_sides_of_a_wall() {
    let mut game = at(&format!("{CAT} AX/- A 0/0 f4|f5"), &[], LIST);
    let refused = refusal(&mut game, "A F4 (T)AX");
    assert_eq!(
        (refused.code.as_str(), refused.sentence.as_str()),
        ("keebble/across_wall", "A word can’t cross the wall at f4|f5. Place it elsewhere.")
    );
    assert!(!listed(&game, 0).contains(&"F4 (T)AX".to_owned()));
}

#[test]
fn b4_1_a_letter_beyond_a_wall_does_not_connect() {
    let mut game = at(&format!("{CAT} OX/- A 0/0 e4|e5,f4|f5"), &[], LIST);
    assert_eq!(refusal(&mut game, "A 5E OX").code, "keebble/only_diagonal");
}

#[test]
fn b4_1_a_wall_may_stand_between_two_letters_and_standing_words_are_not_judged_again() {
    let mut game = at(&format!("{CAT} -/T A,ask"), &[], LIST);
    play_all(&mut game, &["A ask E R", "B wall d4|e4"]);
    // C stays on the left of the wall and AT on the right, and AT can be built on.
    play_all(&mut game, &["B pass"]);
    assert_eq!(crate::table::paper(&game), CAT);
}
