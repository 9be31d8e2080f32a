use crate::table::{at, ending, hands, listed, listed_so, paper, play_all, refusal, refused, specials, turn};
use kee_game::Listing;

const ON: &[(&str, &str)] = &[("supercells", "on"), ("celldance", "on")];
const LIST: &[&str] = &["cat", "cats", "at", "sat", "ta"];
const EMPTY: &str = "......../......../......../......../......../......../......../........";

/// A has played CAT with its first letter on a special cell.
fn played_on(special: &str, hands: &str) -> kee_game::Match<keebble::Keebble> {
    played_with(special, hands, ON)
}

fn played_with(special: &str, hands: &str, sets: &[(&str, &str)]) -> kee_game::Match<keebble::Keebble> {
    let mut game = at(&format!("{EMPTY} {hands} A - - d4={special}").replacen(" - ", " 0/0 ", 1), sets, LIST);
    play_all(&mut game, &["A 4D CAT"]);
    game
}

#[test]
fn b11_big_ask_names_up_to_six_letters_and_the_others_take_one_of_them() {
    let mut game = played_on("BA", "ACT/-");
    assert_eq!(turn(&game), "A,ask,six");
    let seven = refusal(&mut game, "A ask A E I N R S T");
    assert_eq!(seven.code, "keebble/wrong_number");
    assert_eq!(seven.sentence, "You asked for 7 letters. With a Big Ask you can ask for 1 to 6.");
    let (some, listing) = listed_so(&game, 0);
    assert_eq!(listing, Listing::Partial);
    assert!(some.len() > 100 && some.len() < 1000, "{}", some.len());
    play_all(&mut game, &["A ask A E I N R T", "B take N"]);
    assert_eq!(hands(&game), "AEINRT/N");
    assert_eq!(turn(&game), "B", "the next turn has two letters again");
}

#[test]
fn b11_big_ask_may_name_fewer_letters() {
    for (asked, hand) in [("E", "E"), ("E R", "ER"), ("E E R T", "EERT"), ("A E I N R", "AEINR")] {
        let mut game = played_on("BA", "ACT/-");
        play_all(&mut game, &[&format!("A ask {asked}"), "B take E"]);
        assert_eq!(hands(&game), format!("{hand}/E"));
    }
    let mut full = played_on("BA", "AACDEEFT/-");
    play_all(&mut full, &["A ask E R", "B take E"]);
    assert_eq!(hands(&full), "ADEEEFR/E", "there is room for both");
}

#[test]
fn b11_big_ask_with_too_little_room_says_what_to_keep() {
    let mut game = played_on("BA", "AACDEEFT/-");
    assert_eq!(refused(&mut game, "A ask A E I N R T"), "must_keep");
    play_all(&mut game, &["A ask A E I N R T keep A R"]);
    assert_eq!(hands(&game), "AADEEFR/-");
}

#[test]
fn b11_thief_takes_a_letter_from_another_hand() {
    let mut game = played_on("TH", "ACT/EER");
    assert_eq!(turn(&game), "A,power,use=d4THC1");
    assert_eq!(listed(&game, 0), ["steal B E", "steal B R", "pass"]);
    assert_eq!(refused(&mut game, "A steal B T"), "nothing_to_steal");
    assert_eq!(refused(&mut game, "A steal A T"), "own_hand");
    assert_eq!(refused(&mut game, "A steal C T"), "nothing_to_steal");
    assert_eq!(refused(&mut game, "A destroy c3"), "other_power");
    play_all(&mut game, &["A steal B E"]);
    assert_eq!((hands(&game).as_str(), turn(&game).as_str()), ("E/ER", "A,ask"));
}

#[test]
fn b11_a_thief_needs_room_in_the_hand_and_a_player_with_a_letter() {
    assert_eq!(turn(&played_on("TH", "ACT/-")), "A,ask");
    assert_eq!(turn(&played_on("TH", "AAAAAAAACT/E")), "A,ask");
    let sets = [ON, &[("backpacks", "on")]].concat();
    assert_eq!(turn(&played_with("TH", "ACT:16/E:1", &sets)), "A,ask", "B8.1: a stolen letter needs a slot");
    let mut stolen = played_with("TH", "ACT:3/E:1", &sets);
    play_all(&mut stolen, &["A steal B E"]);
    assert_eq!(hands(&stolen), "E:4/-:1");
}

#[test]
fn b11_destroyer_crosses_out_two_cells_letters_too_but_no_claimed_ones() {
    let position = format!("{} ACT/- A 0/0 - d4=DE", EMPTY.replacen('.', "1", 1));
    let mut game = at(&position, ON, LIST);
    play_all(&mut game, &["A 4D CAT"]);
    assert_eq!(refused(&mut game, "A destroy a1"), "no_cell");
    play_all(&mut game, &["A destroy e4"]);
    assert_eq!(turn(&game), "A,power,use=d4DEC1");
    assert_eq!(refused(&mut game, "A destroy e4"), "no_cell");
    play_all(&mut game, &["A destroy b1"]);
    assert_eq!(paper(&game), "1#....../......../......../...C#T../......../......../......../........");
    assert_eq!(turn(&game), "A,ask");
}

#[test]
fn b11_a_letter_crossed_out_does_not_count_for_the_endgame() {
    let nine = "ABCDEFGH/......../......../......../......../......../......../......A.";
    let sets = [ON, &[("endgame_begins", "next_turn")]].concat();
    let mut game = at(&format!("{nine} TX/X A 0/0 - h8=DE"), &sets, &["at"]);
    play_all(&mut game, &["A 8G (A)T", "A destroy a1", "A pass", "A ask E R", "B take E"]);
    assert_eq!(turn(&game), "B", "nine edge cells have a letter");
    let mut earlier = at(&format!("{nine} TX/X A,power,use=c3DEX2 0/0"), ON, &["at"]);
    play_all(&mut earlier, &["A destroy a1", "A pass", "A ask E R", "B take E", "B pass", "B ask E R", "A take E"]);
    play_all(&mut earlier, &["A 8G (A)T"]);
    assert_eq!(turn(&earlier), "A,ask", "a letter crossed out before makes it the ninth");
}

#[test]
fn b11_go_again_gives_another_turn_after_this_one() {
    let mut game = played_on("GA", "ACT/S");
    assert_eq!(turn(&game), "A,ask,again=1");
    play_all(&mut game, &["A ask E R", "B take E"]);
    assert_eq!(turn(&game), "A", "A plays again");
    play_all(&mut game, &["A pass", "A ask E R", "B take E"]);
    assert_eq!(turn(&game), "B");
}

#[test]
fn b11_garbage_takes_the_letter_from_every_hand() {
    let game = played_on("GB", "ACCT/CCE");
    assert_eq!((hands(&game).as_str(), turn(&game).as_str()), ("-/E", "A,ask"));
}

#[test]
fn b11_garbage_in_the_endgame_can_end_the_game() {
    let mut game = at(&format!("{EMPTY} ACTX/CC A,endgame 0/0 - d4=GB"), ON, LIST);
    play_all(&mut game, &["A 4D CAT"]);
    assert_eq!(ending(&game), Some("out"));
}

#[test]
fn b11_blockade_places_up_to_three_letters_without_points_or_words() {
    let mut game = played_on("BL", "ACTQXZZ/ACT");
    assert_eq!(turn(&game), "A,power,use=d4BLC3");
    let points = crate::table::scores(&game);
    assert_eq!(refused(&mut game, "A place d4=Q"), "not_empty");
    assert_eq!(refused(&mut game, "A place c4=E"), "lacks_letter");
    play_all(&mut game, &["A place g4=Q", "A place a1=Z", "A place h8=Z"]);
    assert_eq!(paper(&game), "Z......./......../......../...CATQ./......../......../......../.......Z");
    assert_eq!((crate::table::scores(&game), hands(&game).as_str(), turn(&game).as_str()), (points, "X/ACT", "A,ask"));
}

#[test]
fn b11_collector_has_no_hand_limit_this_turn() {
    let mut game = played_on("CO", "AAAAAAAACT/-");
    assert_eq!(turn(&game), "A,ask,free");
    play_all(&mut game, &["A ask E R", "B take E"]);
    assert_eq!(hands(&game), "AAAAAAAER/E", "B11.2: the hand stays as it is");
}

#[test]
fn b11_special_cells_take_effect_in_reading_order_after_scoring() {
    let mut game = at(&format!("{EMPTY} ACTX/R A 0/0 - d4=TH,d5=DE,d6=BA"), ON, LIST);
    play_all(&mut game, &["A D4 CAT"]);
    assert_eq!(crate::table::scores(&game), [15, 0], "the score comes first");
    assert_eq!(turn(&game), "A,power,use=d4THC1,use=d5DEA2,use=d6BAT1");
    play_all(&mut game, &["A steal B R", "A destroy a1", "A destroy a2"]);
    assert_eq!((turn(&game).as_str(), specials(&game).as_str()), ("A,ask,six", "-"));
}

#[test]
fn b11_1_powers_may_be_used_in_part_or_not_at_all() {
    for (special, part) in [("TH", None), ("DE", Some("A destroy a1")), ("BL", Some("A place a1=X"))] {
        let mut game = played_on(special, "ACTX/R");
        play_all(&mut game, &["A pass"]);
        assert_eq!(turn(&game), "A,ask", "{special}");
        let mut game = played_on(special, "ACTXX/R");
        part.iter().for_each(|line| play_all(&mut game, &[line]));
        play_all(&mut game, &["A pass"]);
        assert_eq!(turn(&game), "A,ask", "{special}");
    }
}

#[test]
fn b11_1_a_power_that_cannot_be_used_is_skipped() {
    assert_eq!(turn(&played_on("BL", "ACT/R")), "A,ask", "there is no letter to place");
    let mut game = played_on("BL", "ACTX/R");
    play_all(&mut game, &["A place a1=X"]);
    assert_eq!(turn(&game), "A,ask", "nor any more");
}

#[test]
fn b11_2_a_letter_placed_by_a_blockade_uses_up_the_special_cell_under_it() {
    let mut game = at(&format!("{EMPTY} ACTX/R A 0/0 - a1=TH,d4=BL"), ON, LIST);
    play_all(&mut game, &["A 4D CAT", "A place a1=X"]);
    assert_eq!((specials(&game).as_str(), turn(&game).as_str()), ("-", "A,ask"));
}

#[test]
fn b11_2_two_go_agains_are_two_more_turns() {
    let mut game = at(&format!("{EMPTY} ACT/S A 0/0 - d4=GA,e4=GA"), ON, LIST);
    play_all(&mut game, &["A 4D CAT", "A ask E R", "B take E", "A pass", "A ask E R", "B take E", "A pass"]);
    assert_eq!(turn(&game), "A,ask", "this is the last of them");
    play_all(&mut game, &["A ask E R", "B take E"]);
    assert_eq!(turn(&game), "B");
}

#[test]
fn b11_celldance_is_played_with_supercells() {
    let words = crate::table::words(LIST);
    let problems = crate::table::rules("paper", &[("celldance", "on")], 2, &words).expect_err("Celldance alone");
    assert!(problems.iter().any(|problem| problem.about == "celldance"), "{problems:?}");
}
