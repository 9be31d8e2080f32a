use crate::table::{asked, at, at_with, board, play_all, refused, rules, scores, words};
use kee_game::{InWords, Plan};
use keesdrow::Keesdrow;

const LIST: &[&str] = &["cat", "cats", "ox", "doge", "do"];

fn position(game: &kee_game::Match<Keesdrow>) -> String {
    game.rules().position(game.state())
}

#[test]
fn a_board_of_any_size_alone_is_the_start_of_a_game() {
    let game = at("cats/do.e", &[], LIST);
    assert_eq!((asked(&game), scores(&game)), ("A".to_owned(), vec![0, 0]));
    assert_eq!(position(&game), "CATS/DO.E - A 0/0");
    assert_eq!(Keesdrow::seats_in("CATS/DO.E"), None);
    assert_eq!(board(&at(&format!("CAT{}", "X".repeat(23)), &[], LIST)).len(), 26);
}

#[test]
fn a_full_position_has_the_played_words_the_turn_and_the_scores() {
    let text = "C1A1T1S/DO.E a1-b1-c1 C 6/-2/11";
    let mut game = at_with(text, &[], Plan::alone(3), LIST);
    assert_eq!((asked(&game), scores(&game)), ("C".to_owned(), vec![6, -2, 11]));
    assert_eq!(position(&game), text);
    assert_eq!(Keesdrow::seats_in(text), Some(3));
    assert_eq!(refused(&mut game, "C CAT a1-b1-c1"), "played_before");
    play_all(&mut game, &["C CATS a1-b1-c1-d1"]);
    assert_eq!(position(&game), "C2A2T2S1/DO.E a1-b1-c1,a1-b1-c1-d1 A 6/-2/25");
}

#[test]
fn a_word_that_can_be_challenged_is_written_as_if_it_stood() {
    let mut game = at("CATS/DOGE", &[("judge", "challenge")], LIST);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    assert_eq!(position(&game), "C1A1T1S/DOGE a1-b1-c1 B 6/0");
}

#[test]
fn walks_of_letters_that_have_left_the_board_are_forgotten_and_others_move_with_their_tiles() {
    let mut game = at("C1A1DO/T1S1GE", &[("variant", "four_score")], &["cats", "do", "doge"]);
    play_all(&mut game, &["A DO c1-d1", "B CATS a1-b1-a2-b2"]);
    assert_eq!(position(&game), "..D1O1/..GE c1-d1 A 0/1");
    let mut game = at("SOXX/NOXX/ABXX/CDXX", &[("variant", "flip_flop")], &["so", "noo", "no"]);
    play_all(&mut game, &["A SO a1-b1", "B NOO a2-b2-b2"]);
    assert_eq!(position(&game), "ABXX/CDXX/S1O1XX/N1O2XX a3-b3,a4-b4-b4 A 3/5");
}

#[test]
fn a_bad_position_is_refused_with_the_place() {
    let rules = |sets| rules("classic", sets, Plan::alone(2), &words(LIST)).expect("a table");
    for (wrong, said) in [
        ("CATS/DO", "4 letters in row 2 as in row 1"),
        ("CATS/D?GE", "a letter, a gap `.` or 1 to 3 uses after a letter in row 2, column 2"),
        ("CATS/DOG4", "a letter, a gap `.` or 1 to 3 uses after a letter in row 2, column 4"),
        ("", "1 to 26 rows of 1 to 26 letters"),
        ("..../....", "a board with letters"),
        ("CATS a1-b9 A 0/0", "walks over letters of this board"),
        ("CATS - C 0/0", "a seat at this table"),
        ("CATS - A 0/0/0", "the scores of 2 seats"),
        ("CATS - A 0/0 more", "`BOARD`, or"),
    ] {
        let unreadable = rules(&[]).set_up(wrong).expect_err(wrong);
        assert!(unreadable.expected.contains(said), "{wrong}: {unreadable}");
    }
    assert!(rules(&[("variant", "flip_flop")]).set_up("CATS").is_err(), "tiles have two rows");
    let too_many = format!("{}CATXXXXXXX", format!("{}/", "A1".repeat(10)).repeat(8));
    assert!(rules(&[("pegs", "boxed")]).set_up(&too_many).is_err(), "the case holds seventy green pegs");
}
