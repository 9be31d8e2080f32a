use crate::table::{asked, at, hands, listed, play_all, refusal, refused, turn};

const EMPTY: &str = "......../......../......../......../......../......../......../........";

fn asking(hands: &str, sets: &[(&str, &str)]) -> kee_game::Match<keebble::Keebble> {
    at(&format!("{EMPTY} {hands} A,ask"), sets, &["at"])
}

#[test]
fn b3_1_the_caller_gets_both_letters() {
    let mut game = asking("-/-/-", &[]);
    assert_eq!(listed(&game, 0).len(), 26 * 27 / 2);
    play_all(&mut game, &["A ask E R"]);
    assert_eq!((hands(&game).as_str(), turn(&game).as_str()), ("ER/-/-", "A,answer,called=ER,waiting=BC"));
}

#[test]
fn b3_1_the_same_letter_twice_is_allowed() {
    let mut game = asking("-/-", &[]);
    play_all(&mut game, &["A ask E E"]);
    assert_eq!(hands(&game), "EE/-");
}

#[test]
fn b3_1_two_letters_are_called_no_more_and_no_fewer() {
    let mut game = asking("-/-", &[]);
    assert_eq!(refused(&mut game, "A ask E"), "wrong_number");
    assert_eq!(refused(&mut game, "A ask E R T"), "wrong_number");
}

#[test]
fn b3_1_with_one_place_left_the_caller_chooses() {
    let mut game = asking("AAAAAA/-", &[]);
    assert_eq!(refused(&mut game, "A ask E R"), "must_keep");
    assert_eq!(refused(&mut game, "A ask E R keep E R"), "must_keep");
    assert_eq!(refused(&mut game, "A ask E R keep T"), "keeps_other");
    assert!(listed(&game, 0).contains(&"ask E R keep R".to_owned()));
    play_all(&mut game, &["A ask E R keep R"]);
    assert_eq!(hands(&game), "AAAAAAR/-");
    play_all(&mut game, &["B take E"]);
    assert_eq!(hands(&game), "AAAAAAR/E", "the others can take what the asker left");
}

#[test]
fn b3_1_with_a_full_hand_the_caller_still_calls() {
    let mut game = asking("AAAAAAA/-", &[]);
    assert_eq!(refusal(&mut game, "A ask E R keep E").code, "keebble/nothing_to_choose");
    play_all(&mut game, &["A ask E R", "B take R"]);
    assert_eq!(hands(&game), "AAAAAAA/R");
    let mut roomy = asking("-/-", &[]);
    assert_eq!(refused(&mut roomy, "A ask E R keep E"), "nothing_to_choose");
}

#[test]
fn b3_2_everyone_else_takes_one_of_the_two_or_places_a_wall_in_turn_order() {
    let mut game = at(&format!("{EMPTY} -/-/- B,ask"), &[], &["at"]);
    play_all(&mut game, &["B ask E R"]);
    assert_eq!(asked(&game), "C", "the asker's left is first");
    assert_eq!(refused(&mut game, "C take T"), "not_called");
    assert_eq!(refused(&mut game, "C pass"), "not_now");
    play_all(&mut game, &["C take E"]);
    assert_eq!(asked(&game), "A");
    play_all(&mut game, &["A wall c3|c4"]);
    assert_eq!((hands(&game).as_str(), crate::table::walls(&game).as_str()), ("-/ER/E", "c3|c4"));
    assert_eq!(turn(&game), "C");
}

#[test]
fn b3_2_a_full_hand_must_place_a_wall() {
    let mut game = asking("-/AAAAAAA", &[]);
    play_all(&mut game, &["A ask E R"]);
    assert_eq!(refused(&mut game, "B take E"), "hand_full");
    assert!(listed(&game, 1).iter().all(|action| action.starts_with("wall ")));
    assert_eq!(listed(&game, 1).len(), 7 * 8 * 2);
}

#[test]
fn b3_3_no_border_left_and_a_full_hand_is_nothing() {
    // Two cells with a wall between them: B has a full hand and is skipped.
    let mut game = at("AT AAAAAAA/AAAAAAA/- A,ask 0/0/0 a1|b1", &[], &["at"]);
    play_all(&mut game, &["A ask E R"]);
    assert_eq!(asked(&game), "C");
    assert_eq!(listed(&game, 2), ["take E", "take R"], "without a border left there is no choice");
}

#[test]
fn b3_4_only_the_letters_of_the_table_can_be_asked_for() {
    let mut game = asking("-/-", &[("letters", "AET")]);
    assert_eq!(listed(&game, 0).len(), 6);
    assert_eq!(refusal(&mut game, "A ask E R").sentence, "You can’t ask for R at this table. Choose another letter.");
}

#[test]
fn b3_5_walls_stand_between_two_cells_that_can_be_played_on() {
    let mut game = at("1#../..../..../...2 -/- A,ask", &[], &["at"]);
    play_all(&mut game, &["A ask E R"]);
    for wrong in ["B wall a1|a2", "B wall b1|c1", "B wall d3|d4", "B wall d4|d5", "B wall e1|e2"] {
        assert_eq!(refused(&mut game, wrong), "no_border", "{wrong}");
    }
    assert_eq!(listed(&game, 1).iter().filter(|action| action.starts_with("wall ")).count(), 24 - 6);
}
