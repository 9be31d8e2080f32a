use crate::table::{at, play_all, scores};

#[test]
fn b9_letters_score_as_in_scrabble_in_any_hand() {
    for other in ["IQUZ", "-"] {
        let position = format!("......../......../......../......../......../......../......../........ IQUZ/{other}");
        let mut game = at(&position, &[("scrabble", "on")], &["quiz"]);
        play_all(&mut game, &["A 4C QUIZ"]);
        assert_eq!(scores(&game), [22, 0]);
    }
}
