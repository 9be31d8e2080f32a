use crate::table::{at, dealt, listed, play_all, refusal, refused, scores, turn};
use kee_game::Game;

const EMPTY: &str = "......../......../......../......../......../......../......../........";
const LIST: &[&str] = &["cat", "at", "car", "cart", "arc", "to", "cats"];

#[test]
fn b2_1_a_word_is_optional_and_comes_before_the_ask() {
    let mut game = at(&format!("{EMPTY} ACT/-"), &[], LIST);
    assert_eq!(refused(&mut game, "A ask E R"), "not_now");
    play_all(&mut game, &["A pass"]);
    assert_eq!(turn(&game), "A,ask");
    assert_eq!(refused(&mut game, "A 4C CAT"), "not_now");
}

#[test]
fn b2_1_the_first_word_covers_one_of_the_four_centre_cells() {
    let mut game = at(&format!("{EMPTY} ACT/-"), &[], LIST);
    let refused = refusal(&mut game, "A 4A CAT");
    assert_eq!(refused.code, "keebble/off_centre");
    assert!(refused.sentence.contains("d4, e4, d5 and e5"), "{refused}");
    for good in ["A 4B CAT", "A 5E CAT", "A D3 CAT", "A E5 CAT"] {
        play_all(&mut at(&format!("{EMPTY} ACT/-"), &[], LIST), &[good]);
    }
}

#[test]
fn b2_1_the_first_word_covers_the_star_even_with_letters_on_the_board() {
    let position = "......../......../..C...../...*..../......../......../......../........ ACT/-";
    let mut game = at(position, &[], LIST);
    assert_eq!(refused(&mut game, "A 3C (C)AT"), "off_star");
    play_all(&mut game, &["A 4D CAT"]);
    assert_eq!(game.state().paper.star, None, "later words connect");
}

#[test]
fn b2_1_later_words_connect_and_a_corner_does_not() {
    let position = "......../......../......../...CAT../......../......../......../........ ACRT/-";
    let mut game = at(position, &[], LIST);
    assert_eq!(refused(&mut game, "A 7A CAR"), "not_connected");
    let refused_so = refusal(&mut game, "A 5A CAR");
    assert_eq!(refused_so.code, "keebble/only_diagonal");
    assert!(refused_so.sentence.contains("d4"), "{refused_so}");
    play_all(&mut game, &["A D4 (C)AR"]);
}

#[test]
fn b2_1_letters_come_from_the_hand() {
    let mut game = at(&format!("{EMPTY} AC/T"), &[], LIST);
    let refused = refusal(&mut game, "A 4C CAT");
    assert_eq!(
        (refused.code.as_str(), refused.sentence.as_str()),
        ("keebble/lacks_letter", "You have no T in your hand. Use the letters you have.")
    );
}

#[test]
fn b2_1_every_word_formed_is_valid_and_bad_ones_are_named() {
    let position = "......../......../......../...CAT../......../......../......../........ ACT/-";
    let refused = refusal(&mut at(position, &[], LIST), "A 5D AT");
    assert_eq!(refused.code, "keebble/bad_words");
    assert_eq!(refused.sentence, "CA isn’t in the word list. Try another word.");
    let both = refusal(&mut at(position, &[], LIST), "A 5D TAC");
    assert_eq!(both.sentence, "TAC, CT, AA and TC aren’t in the word list. Try another play.");
}

#[test]
fn b2_2_vowels_count_1_consonants_3_and_unique_letters_5() {
    let score = |hands: &str| {
        let mut game = at(&format!("{EMPTY} {hands}"), &[], LIST);
        play_all(&mut game, &["A 4C CAT"]);
        scores(&game)[0]
    };
    assert_eq!(score("ACT/ACT"), 3 + 1 + 3);
    assert_eq!(score("ACT/AC"), 3 + 1 + 5);
    assert_eq!(score("ACT/CT"), 3 + 5 + 3, "a unique vowel counts 5, not 1");
    assert_eq!(score("AACCTT/ACT"), 7, "your own hand does not matter");
    assert_eq!(score("ACT/A/C/T"), 7, "any other hand does");
}

#[test]
fn b2_2_letters_already_there_count_by_the_current_hands() {
    let position = "......../......../......../...CAT../......../......../......../........ S/CT";
    let mut game = at(position, &[], LIST);
    play_all(&mut game, &["A 4D (CAT)S"]);
    assert_eq!(scores(&game), [3 + 5 + 3 + 5, 0]);
}

#[test]
fn b2_2_the_letters_asked_this_turn_do_not_count_yet() {
    let mut game = at(&format!("{EMPTY} ACT/-"), &[], LIST);
    play_all(&mut game, &["A 4C CAT", "A ask A C", "B take A"]);
    assert_eq!(scores(&game), [15, 0], "nobody else held a letter when the word was played");
}

#[test]
fn b2_3_one_letter_is_not_a_word() {
    let mut game = at(&format!("{EMPTY} A/-"), &[], &["a", "at"]);
    assert_eq!(refused(&mut game, "A 4D A"), "no_word");
    assert_eq!(listed(&game, 0), ["pass"]);
}

#[test]
fn b2_3_after_every_letter_is_crossed_out_the_next_word_is_a_first_word() {
    let mut game = at("...#..../......../......../......../......../......../......../........ ACT/-", &[], LIST);
    assert_eq!(refused(&mut game, "A 7A CAT"), "off_centre");
    let mut game = at("......../......../......../...##.../...##.../......../......../........ ACT/-", &[], LIST);
    play_all(&mut game, &["A 7A CAT"]);
}

#[test]
fn b2_3_a_letter_of_the_starting_board_connects_later_words() {
    let position = "T......./......../......../...CAT../......../......../......../........ O/-";
    play_all(&mut at(position, &[], LIST), &["A 1A (T)O"]);
}

#[test]
fn b2_4_a_seat_without_letters_or_special_cells_to_make_goes_straight_to_the_ask() {
    let mut game = dealt("paper", &[("claim", "by_lot")], 2, "x");
    assert!(turn(&game).ends_with(",ask"));
    let first = game.state().turn;
    let second = game.rules().seating().after(first);
    play_all(&mut game, &[&format!("{first} ask E T"), &format!("{second} take E")]);
    assert_eq!(turn(&game), second.to_string(), "a player with a letter is asked for a word");
    let game = dealt("supercells", &[("claim", "by_lot")], 3, "x");
    assert_eq!(turn(&game), game.state().turn.to_string(), "a cell could be made special");
}
