use crate::table::{asked, at, at_with, board, ending, places, play_all, refused, scores};
use kee_game::Plan;

const LIST: &[&str] = &["cat", "cats", "ox", "sox", "so"];
const BOARD: &str = "CATS/SOXX";

#[test]
fn k8_1_a_coached_turn_is_forfeited() {
    let mut game = at_with(BOARD, &[], Plan::in_teams(4, 2), LIST);
    assert_eq!(refused(&mut game, "ruling forfeit C"), "not_on_turn");
    play_all(&mut game, &["ruling forfeit A"]);
    assert_eq!((asked(&game), scores(&game)), ("B".to_owned(), vec![0; 4]));
}

#[test]
fn k8_1_a_forfeited_spree_scores_nothing() {
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
fn k7_2_turns_are_counted_per_team() {
    let mut game = at_with(BOARD, &[("end", "turns"), ("turns", "3")], Plan::in_teams(4, 2), LIST);
    play_all(&mut game, &["A pass", "B pass", "C pass", "D pass", "A pass"]);
    assert_eq!(ending(&game), None, "team 1 has had three turns, team 2 two");
    play_all(&mut game, &["B pass"]);
    assert_eq!(ending(&game), Some("turns"));
    assert_eq!(game.view(kee_game::Viewer::Spectator).turns, [2, 2, 1, 1]);
}

#[test]
fn k7_2_a_player_whose_partner_left_plays_the_turns_of_the_team() {
    let mut game = at_with(BOARD, &[("end", "turns"), ("turns", "2")], Plan::in_teams(4, 2), LIST);
    play_all(&mut game, &["leave C", "A pass", "B pass", "D pass"]);
    assert_eq!((asked(&game).as_str(), ending(&game)), ("A", None));
    play_all(&mut game, &["A pass"]);
    assert_eq!(ending(&game), Some("turns"));
}

#[test]
fn k2_3_six_teams_of_two_play_at_twelve_seats() {
    let mut game = at_with(BOARD, &[], Plan::in_teams(12, 6), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "B pass", "C pass", "D pass", "E pass", "F pass", "G OX b2-c2"]);
    assert_eq!(scores(&game), [6, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0], "A and G are one team");
    assert_eq!(game.view(kee_game::Viewer::Spectator).turn.map(|seat| seat.to_string()).as_deref(), Some("H"));
}

#[test]
fn partners_score_and_place_together() {
    let mut game = at_with(BOARD, &[("end", "turns"), ("turns", "2")], Plan::in_teams(4, 2), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "B CATS a1-b1-c1-d1", "C OX b2-c2", "D pass"]);
    assert_eq!((ending(&game), places(&game)), (Some("turns"), vec![3, 1, 3, 1]));
    assert_eq!(scores(&game), [6, 14, 6, 0]);
}
