use crate::table::{asked, at, at_with, ending, expire_last, listed, places, play_all, refused, scores};
use kee_game::Plan;

const LIST: &[&str] = &["cat", "cats", "ox", "sox", "so"];
const BOARD: &str = "CATS/SOXX";

#[test]
fn k7_1_when_the_goal_is_reached_everyone_gets_the_same_number_of_turns() {
    let mut game = at_with(BOARD, &[("goal", "6")], Plan::alone(3), LIST);
    play_all(&mut game, &["A OX b2-c2"]);
    assert_eq!((asked(&game), ending(&game)), ("B".to_owned(), None), "A has 6, and B and C still play");
    play_all(&mut game, &["B CATS a1-b1-c1-d1", "C pass"]);
    assert_eq!((ending(&game), places(&game)), (Some("goal"), vec![2, 1, 3]), "then the highest score wins");
}

#[test]
fn k7_2_a_set_number_of_turns_each() {
    let mut game = at(BOARD, &[("end", "turns"), ("turns", "2")], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "B OX b2-c2", "A SOX a2-b2-c2"]);
    assert_eq!(ending(&game), None);
    play_all(&mut game, &["B pass"]);
    assert_eq!((ending(&game), places(&game)), (Some("turns"), vec![1, 2]));
}

const EXHAUSTION: &[(&str, &str)] = &[("end", "exhaustion"), ("shortest", "5")];

#[test]
fn k7_3_exhaustion_is_when_every_player_in_a_row_fails() {
    let list = ["heart", "earth"];
    let mut game = at_with("HEART/HX.T.", EXHAUSTION, Plan::alone(3), &list);
    play_all(&mut game, &["A pass", "B pass", "C HEART a1-b1-c1-d1-e1", "A pass", "B pass"]);
    assert_eq!(ending(&game), None, "C found a word in between");
    play_all(&mut game, &["C pass"]);
    assert_eq!((ending(&game), places(&game)), (Some("exhaustion"), vec![2, 2, 1]));
}

#[test]
fn k7_4_equal_scores_share_the_place() {
    let mut game = at_with(BOARD, &[("end", "turns"), ("turns", "1")], Plan::alone(3), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "B OX b2-c2", "C pass"]);
    assert_eq!((scores(&game), places(&game)), (vec![6, 6, 0], vec![1, 1, 3]));
}

#[test]
fn k7_4_a_game_ends_when_no_legal_word_is_left() {
    let mut game = at("C2A2T2/SOX", &[], &["cat", "at"]);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    assert_eq!(ending(&game), Some("played_out"));
    let over = at("XQ/ZZ", &[], &["cat"]);
    assert_eq!(ending(&over), Some("played_out"));
}

#[test]
fn k7_5_two_rounds_without_a_word_end_a_game_to_a_goal() {
    let mut game = at(BOARD, &[], LIST);
    play_all(&mut game, &["A pass", "B pass", "A pass", "B OX b2-c2", "A pass", "B pass", "A pass"]);
    assert_eq!(ending(&game), None);
    expire_last(&mut game);
    assert_eq!(ending(&game), Some("exhaustion"));
}

#[test]
fn k7_5_a_set_number_of_turns_or_a_time_is_played_out() {
    let mut game = at(BOARD, &[("end", "turns"), ("turns", "7")], LIST);
    for _ in 0..6 {
        play_all(&mut game, &["A pass", "B pass"]);
        assert_eq!(ending(&game), None, "seven turns are seven turns");
    }
    play_all(&mut game, &["A pass", "B pass"]);
    assert_eq!(ending(&game), Some("turns"));
    let mut game = at(BOARD, &[("end", "limit"), ("limit", "600")], LIST);
    for _ in 0..10 {
        play_all(&mut game, &["A pass", "B pass"]);
    }
    assert_eq!(ending(&game), None);
}

const LIMIT: &[(&str, &str)] = &[("judge", "challenge"), ("limit", "60")];

/// Lets the game run out of time.
fn strike_limit(game: &mut kee_game::Match<keesdrow::Keesdrow>) {
    let limit = game.wait().windows()[0];
    assert!(limit.seats.is_empty(), "the limit of the whole game asks nobody");
    play_all(game, &[&format!("expire {}", limit.id)]);
}

#[test]
fn k7_6_the_last_word_can_be_challenged_when_the_limit_strikes() {
    for (word, answer, points) in [
        ("A CAT a1-b1-c1", "B let", 6),
        ("A CAT a1-b1-c1", "B challenge", 12),
        ("A TAC c1-b1-a1", "B challenge", 0),
        ("A TAC c1-b1-a1", "B let", 6),
    ] {
        let mut game = at(BOARD, LIMIT, LIST);
        play_all(&mut game, &[word]);
        strike_limit(&mut game);
        assert_eq!((ending(&game), asked(&game).as_str()), (None, "B"), "{word} can still be challenged");
        assert_eq!(listed(&game, 1), ["let", "challenge"], "and nobody plays on");
        play_all(&mut game, &[answer]);
        assert_eq!((ending(&game), scores(&game)), (Some("time_up"), vec![points, 0]), "{word}, {answer}");
    }
    let mut game = at(BOARD, LIMIT, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    strike_limit(&mut game);
    expire_last(&mut game);
    assert_eq!((ending(&game), scores(&game)), (Some("time_up"), vec![6, 0]), "nobody has challenged it");
}

#[test]
fn k7_6_the_words_of_a_running_spree_can_be_challenged_too() {
    let spree = [LIMIT, &[("turn", "spree"), ("timer", "120")]].concat();
    let mut game = at(BOARD, &spree, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "A XO c2-b2"]);
    strike_limit(&mut game);
    assert_eq!(listed(&game, 1), ["let", "challenge 1", "challenge"]);
    play_all(&mut game, &["B challenge", "B let"]);
    assert_eq!((ending(&game), scores(&game)), (Some("time_up"), vec![6, 0]));
}

#[test]
fn k7_6_the_limit_ends_the_game_at_once_if_nothing_can_be_challenged() {
    let mut game = at(BOARD, &[("limit", "60"), ("turn", "spree"), ("timer", "120")], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    strike_limit(&mut game);
    assert_eq!((ending(&game), scores(&game)), (Some("time_up"), vec![6, 0]));
}

#[test]
fn k7_6_a_word_that_could_be_challenged_stands_when_its_opponent_leaves() {
    let mut game = at(BOARD, LIMIT, LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "leave B"]);
    assert_eq!((ending(&game), scores(&game)), (Some("left"), vec![6, 0]));
}

#[test]
fn a_seat_that_leaves_keeps_its_points_and_the_game_ends_with_one_side_left() {
    let mut game = at_with(BOARD, &[], Plan::alone(3), LIST);
    play_all(&mut game, &["A CAT a1-b1-c1", "leave B"]);
    assert_eq!(asked(&game), "C");
    assert_eq!(refused(&mut game, "B pass"), "game/gone");
    play_all(&mut game, &["leave C"]);
    assert_eq!((ending(&game), places(&game)), (Some("left"), vec![1, 2, 2]));
}
