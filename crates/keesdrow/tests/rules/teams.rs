use crate::table::{asked, at, at_with, board, ending, places, play_all, refused, scores};
use kee_game::Plan;

const LIST: &[&str] = &["cat", "cats", "ox", "sox", "so"];
const BOARD: &str = "CATS/SOXX";

#[test]
fn k8_1_a_coached_turn_is_forfeited() {
    let mut game = at_with(BOARD, &[], Plan::in_teams(4, 2), LIST);
    assert_eq!(refused(&mut game, "ruling forfeit C"), "keesdrow/not_on_turn");
    play_all(&mut game, &["ruling forfeit A"]);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![0; 4]));
}

#[test]
fn k8_1_a_forfeited_spree_brings_nothing() {
    let mut game = at(BOARD, &[("turn", "spree"), ("timer", "60")], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A OX b2-c2", "ruling forfeit A"]);
    assert_eq!((scores(&game), board(&game).as_str(), asked(&game).as_str()), (vec![0, 0], BOARD, "B"));
}

#[test]
fn k8_1_a_word_that_can_be_challenged_can_be_forfeited_as_well() {
    let mut game = at(BOARD, &[("judge", "challenge")], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "ruling forfeit A"]);
    assert_eq!((scores(&game), board(&game).as_str(), asked(&game).as_str()), (vec![0, 0], BOARD, "B"));
}

#[test]
fn partners_score_and_place_together() {
    let mut game = at_with(BOARD, &[("end", "turns"), ("turns", "1")], Plan::in_teams(4, 2), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "B CATS a1-b1-c1-d1", "C OX b2-c2", "D pass"]);
    assert_eq!((ending(&game), places(&game)), (Some("turns"), vec![3, 1, 3, 1]));
    assert_eq!(scores(&game), [6, 14, 6, 0]);
}
