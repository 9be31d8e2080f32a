use crate::table::{at, ending, hands, play, play_all, rules, scores, turn, words};
use kee_game::{Match, Seed};

/// Nine edge cells have a letter; AT can be played with its T at the edge.
const NINE: &str = "ABCDEFGH/......../......../......../......../......../......../......A.";
const LIST: &[&str] = &["at", "ta", "it", "is"];

const NEXT_TURN: &[(&str, &str)] = &[("endgame_begins", "next_turn")];

#[test]
fn b5_1_with_ten_edge_cells_lettered_the_endgame_begins_at_once() {
    let mut game = at(&format!("{NINE} TX/SX A"), &[], LIST);
    play_all(&mut game, &["A 8G (A)T"]);
    assert_eq!(turn(&game), "B,endgame", "the turn that fills the tenth has no ask");
    play_all(&mut game, &["B pass"]);
    assert_eq!(turn(&game), "A,endgame", "turns are only words");
}

#[test]
fn b5_1_a_table_can_finish_the_turn_in_which_the_endgame_begins_with_its_ask() {
    let mut game = at(&format!("{NINE} TX/SX A"), NEXT_TURN, LIST);
    play_all(&mut game, &["A 8G (A)T"]);
    assert_eq!(turn(&game), "A,ask");
    play_all(&mut game, &["A ask E R", "B take E"]);
    assert_eq!(turn(&game), "B,endgame");
    play_all(&mut game, &["B pass"]);
    assert_eq!(turn(&game), "A,endgame", "turns are only words");
}

#[test]
fn b5_1_claimed_cells_do_not_count() {
    let game = at("12CDEFGH/I......./......../......../......../......../......../........ TX/SX A", &[], LIST);
    assert_eq!(game.state().paper.edge_letters(), 7);
}

#[test]
fn b5_2_the_game_ends_when_a_player_is_out_of_letters_and_the_highest_score_wins() {
    let position = "......../......../......../...A..../......../......../......../........ T/X/Y A,endgame 3/9/9";
    let mut game = at(position, &[], LIST);
    play_all(&mut game, &["A 4D (A)T"]);
    assert_eq!((ending(&game), scores(&game)), (Some("out"), vec![13, 9, 9]));
    let places: Vec<u8> = game.wait().outcome().expect("it is over").standings.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [1, 2, 2]);
}

#[test]
fn b5_2_the_game_ends_when_everyone_passes_in_a_row_in_the_endgame() {
    let position = "......../......../......../...A..../......../......../......../........ T/X/Y A,endgame";
    let mut game = at(position, &[], LIST);
    play_all(&mut game, &["A pass", "B pass"]);
    assert_eq!(ending(&game), None);
    play_all(&mut game, &["C pass"]);
    assert_eq!(ending(&game), Some("passed"));
}

#[test]
fn b5_2_the_game_ends_when_a_whole_round_changes_nothing() {
    // Hands are full and there is no border left: letters are asked for, and nobody can do anything.
    let mut game = at("AT AAAAAAA/AAAAAAA A 0/0 a1|b1", &[], LIST);
    play_all(&mut game, &["A pass", "A ask E R", "B pass", "B ask E R"]);
    assert_eq!(ending(&game), Some("idle"));
}

#[test]
fn b5_2_the_game_ends_at_once_before_special_cells_take_effect() {
    let celldance = [("supercells", "on"), ("celldance", "on")];
    let position =
        "......../......../......../...A..../......../......../......../........ T/X/Y A,endgame 0/0/0 - e4=TH";
    let mut game = at(position, &celldance, LIST);
    play_all(&mut game, &["A 4D (A)T"]);
    assert_eq!((ending(&game), hands(&game).as_str()), (Some("out"), "-/X/Y"));
    let mut later = at(position, &[NEXT_TURN, &celldance].concat(), LIST);
    play_all(&mut later, &["A 4D (A)T", "A steal B X"]);
    assert_eq!((ending(&later), hands(&later).as_str()), (Some("out"), "X/-/Y"), "both are looked at after the turn");
}

#[test]
fn b5_3_a_player_without_letters_when_the_endgame_begins_ends_the_game() {
    let mut game = at(&format!("{NINE} TX/-/S A"), &[], LIST);
    play_all(&mut game, &["A 8G (A)T"]);
    assert_eq!((ending(&game), hands(&game).as_str()), (Some("out"), "X/-/S"));
    let mut own = at(&format!("{NINE} T/S A"), &[], LIST);
    play_all(&mut own, &["A 8G (A)T"]);
    assert_eq!(ending(&own), Some("out"), "also who fills the tenth with the last letter");
    let mut game = at(&format!("{NINE} TX/-/S A"), NEXT_TURN, LIST);
    play_all(&mut game, &["A 8G (A)T", "A ask E R", "B wall c4|c5", "C wall c5|c6"]);
    assert_eq!((ending(&game), hands(&game).as_str()), (Some("out"), "ERX/-/S"));
}

#[test]
fn b5_3_an_endgame_that_has_begun_stays_whatever_is_crossed_out() {
    let sets = [("supercells", "on"), ("celldance", "on")];
    let mut game = at(&format!("{NINE} TX/SX A 0/0 - h8=DE"), &sets, LIST);
    play_all(&mut game, &["A 8G (A)T", "A destroy a1", "A destroy b1"]);
    assert_eq!(turn(&game), "B,endgame");
}

#[test]
fn b5_3_before_the_endgame_an_empty_hand_ends_nothing() {
    let mut game = at("......../......../......../...A..../......../......../......../........ T/X A", &[], LIST);
    play_all(&mut game, &["A 4D (A)T"]);
    assert_eq!((ending(&game), turn(&game).as_str()), (None, "A,ask"));
}

#[test]
fn b5_3_a_table_can_choose_how_many_edge_cells_begin_it() {
    let mut game =
        at("A......./......../......../......../......../......../......../........ TX/X A", &[("endgame", "2")], LIST);
    play_all(&mut game, &["A 1A (A)T"]);
    assert_eq!(turn(&game), "B,endgame");
}

#[test]
fn b5_4_the_time_for_the_whole_game_ends_it_as_it_stands() {
    let mut game = Match::new(rules("paper", &[("limit", "60")], 2, &words(LIST)).expect("a good table"));
    while game.deal(&Seed::named("x")).is_some() {}
    let windows = game.wait().windows();
    assert_eq!(windows.len(), 2);
    assert!(windows[0].seats.is_empty(), "it asks nobody");
    let seconds: Vec<_> =
        windows.iter().map(|window| window.deadline.map(|deadline| deadline.millis() / 1000)).collect();
    assert_eq!(seconds, [Some(60), None], "each decision has all the time there is");
    let seat = game.state().turn;
    play_all(&mut game, &[&format!("{seat} claim a1")]);
    let whole = game.wait().windows()[0];
    assert_eq!(whole.deadline.map(|deadline| deadline.millis()), Some(60_000), "it does not start over");
    play(&mut game, 60_000, &format!("expire {}", whole.id)).expect("the time is up");
    assert_eq!(ending(&game), Some("time_up"));
}

#[test]
fn b5_4_at_the_limit_answers_not_shown_yet_are_dropped() {
    let sets = [("limit", "60"), ("answers", "together")];
    let position = "......../......../......../...A..../......../......../......../........";
    let mut game = at(&format!("{position} T/X/Y A,answer,called=ER,waiting=BC 5/9/2"), &sets, LIST);
    play_all(&mut game, &["B take E", "expire w0"]);
    assert_eq!((ending(&game), hands(&game).as_str(), scores(&game)), (Some("time_up"), "T/X/Y", vec![5, 9, 2]));
    assert_eq!(game.wait().outcome().expect("it is over").standings[1].place, 1, "the highest score wins");
}
