use crate::table::{asked, at, dealt, ending, hands, listed, play_all, refusal, refused, turn};

const BACKPACKS: &[(&str, &str)] = &[("backpacks", "on")];
const EMPTY: &str = "......../......../......../......../......../......../......../........";

#[test]
fn b8_each_letter_received_uses_up_a_slot() {
    let mut game = at(&format!("{EMPTY} AT:2/-:0 A"), BACKPACKS, &["at"]);
    play_all(&mut game, &["A 4D AT", "A ask E R", "B take E"]);
    assert_eq!(hands(&game), "ER:4/E:1", "what was played does not give its slots back");
}

#[test]
fn b8_with_no_slot_left_there_are_no_more_letters() {
    let mut game = at(&format!("{EMPTY} A:16/-:16/-:0 A,ask"), BACKPACKS, &["at"]);
    play_all(&mut game, &["A ask E R"]);
    assert_eq!(hands(&game), "A:16/-:16/-:0");
    let refused = refusal(&mut game, "B take E");
    assert_eq!(
        (refused.code.as_str(), refused.sentence.as_str()),
        ("keebble/backpack_full", "Your backpack has no slots left. Draw a wall instead.")
    );
    assert!(listed(&game, 1).iter().all(|action| action.starts_with("wall ")), "B8.1: as with a full hand");
}

#[test]
fn b8_with_one_slot_left_the_caller_chooses() {
    let mut game = at(&format!("{EMPTY} A:15/-:0 A,ask"), BACKPACKS, &["at"]);
    assert_eq!(refused(&mut game, "A ask E R"), "must_keep");
    play_all(&mut game, &["A ask E R keep R"]);
    assert_eq!(hands(&game), "AR:16/-:0");
}

#[test]
fn b8_backpacks_have_12_and_25_slots_on_the_small_and_large_sheet() {
    for (size, slots) in [("8x4", 12), ("8x8", 16), ("16x8", 25)] {
        let sets = [("backpacks", "on"), ("size", size)];
        let full = at(&format!("{EMPTY} A:{slots}/-:0 A,ask"), &sets, &["at"]);
        assert_eq!(full.rules().room(full.state(), kee_game::Seat::new(0)), 0, "{size}");
        let room = at(&format!("{EMPTY} A:{}/-:0 A,ask", slots - 1), &sets, &["at"]);
        assert_eq!(room.rules().room(room.state(), kee_game::Seat::new(0)), 1, "{size}");
    }
}

#[test]
fn b8_1_the_first_letters_of_a_hand_are_received_too() {
    let game = dealt("everything", &[], 2, "x");
    for hand in &game.state().hands {
        assert_eq!(hand.received as usize, hand.letters.len());
        assert!(hand.received > 0);
    }
}

#[test]
fn b8_2_when_nobody_can_receive_a_letter_turns_are_only_words_and_a_round_of_passes_ends_the_game() {
    let mut game = at(&format!("{EMPTY} AT:16/X:16/A:16 A"), BACKPACKS, &["at"]);
    play_all(&mut game, &["A pass"]);
    assert_eq!(turn(&game), "B", "there is no ask, and no wall");
    play_all(&mut game, &["B pass", "C pass"]);
    assert_eq!(ending(&game), Some("passed"));
}

#[test]
fn b8_2_a_player_without_letters_then_takes_no_turn_and_ends_nothing() {
    let mut game = at(&format!("{EMPTY} AT:16/A:16/-:16 A"), BACKPACKS, &["at", "ta"]);
    play_all(&mut game, &["A 4D AT"]);
    assert_eq!((ending(&game), asked(&game).as_str()), (None, "B"), "A and C have no letters, B has one");
    play_all(&mut game, &["B E4 (T)A"]);
    assert_eq!(ending(&game), Some("passed"), "nobody has a letter");
}

#[test]
fn b8_2_a_full_hand_can_receive_nothing_until_a_word_makes_room() {
    let mut stuck = at(&format!("{EMPTY} XXXXXXX:9/X:16 A"), BACKPACKS, &["at"]);
    play_all(&mut stuck, &["A pass", "B pass"]);
    assert_eq!(ending(&stuck), Some("passed"), "else B would have to build a wall every turn");
    let mut again = at(&format!("{EMPTY} ATXXXXX:9/X:16 A"), BACKPACKS, &["at"]);
    play_all(&mut again, &["A 4D AT"]);
    assert_eq!(turn(&again), "A,ask", "there is room for two letters");
}

#[test]
fn b8_2_no_cell_is_made_special_then() {
    let sets = [("backpacks", "on"), ("supercells", "on")];
    let mut game = at(&format!("{EMPTY} AT:16/X:16 A"), &sets, &["at"]);
    assert_eq!(refused(&mut game, "A special b1 DL"), "not_in_endgame");
    assert!(listed(&game, 0).iter().all(|action| !action.starts_with("special")));
}

#[test]
fn b8_2_a_hand_limit_alone_does_not_end_the_asking() {
    let mut game = at(&format!("{EMPTY} XXXXXXX/XXXXXXX A"), &[], &["at"]);
    play_all(&mut game, &["A pass"]);
    assert_eq!(turn(&game), "A,ask", "without backpacks there is always an ask");
}
