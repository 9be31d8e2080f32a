use crate::table::{at, play_all, scores};

const DEVILS: &[(&str, &str)] = &[("devils", "on")];
const LIST: &[&str] = &["cat", "cats", "at", "to", "sat"];
const EMPTY: &str = "......../......../......../......../......../......../......../........";
const CAT: &str = "......../......../......../...CAT../......../......../......../........";

fn owned(game: &kee_game::Match<keebble::Keebble>) -> String {
    let position = kee_game::InWords::position(game.rules(), game.state());
    position.split(' ').nth(6).unwrap_or_default().to_owned()
}

#[test]
fn b7_each_letters_score_is_written_in_its_cell_and_the_cells_are_the_score() {
    let mut game = at(&format!("{EMPTY} ACT/AT"), DEVILS, LIST);
    play_all(&mut game, &["A 4D CAT"]);
    assert_eq!((owned(&game).as_str(), scores(&game)), ("d4=A5,e4=A1,f4=A3", vec![9, 0]));
}

#[test]
fn b7_letters_of_other_players_in_the_word_make_each_new_letter_worth_one_more() {
    let owners = "d4=A5,e4=A1,f4=A3";
    let mut game = at(&format!("{CAT} A/ACST B 9/0 - - {owners}"), DEVILS, LIST);
    play_all(&mut game, &["B 4D (CAT)S"]);
    // S is unique: 5, and three letters of A are in the word.
    assert_eq!(scores(&game), [9, 8]);
    let mut mine = at(&format!("{CAT} S/A A 9/0 - - {owners}"), DEVILS, LIST);
    play_all(&mut mine, &["A 4D (CAT)S"]);
    assert_eq!(scores(&mine), [14, 0], "your own letters add nothing, and those placed before stay as they are");
}

#[test]
fn b7_1_letters_of_the_starting_board_belong_to_nobody() {
    let mut game = at(&format!("{CAT} S/A A"), DEVILS, LIST);
    play_all(&mut game, &["A 4D (CAT)S"]);
    assert_eq!(scores(&game), [5, 0]);
}

#[test]
fn b7_1_a_letter_in_two_new_words_gains_from_both() {
    let board = "......../......../......../...CAT../......A./......T./......../........";
    let mut game = at(&format!("{board} S/A A 0/6 - - d4=B1,e4=B1,f4=B1,g5=B1,g6=B2"), DEVILS, LIST);
    play_all(&mut game, &["A 4D (CAT)S"]);
    assert_eq!(scores(&game), [5 + 3 + 2, 6]);
}

#[test]
fn b7_1_a_crossed_out_letter_loses_its_points() {
    let sets = [("devils", "on"), ("supercells", "on"), ("celldance", "on")];
    let mut game = at(&format!("{CAT} S/A B,power,use=a1DEE2 9/4 - - d4=A5,e4=A1,f4=A3"), &sets, LIST);
    play_all(&mut game, &["B destroy d4"]);
    assert_eq!((scores(&game), owned(&game).as_str()), (vec![4, 4], "e4=A1,f4=A3"));
}

#[test]
fn b7_2_letter_cells_count_before_gains_and_word_cells_after() {
    let sets = [("devils", "on"), ("supercells", "on")];
    let mut letter = at(&format!("{CAT} S/A A 0/9 - g4=DL d4=B5,e4=B1,f4=B3"), &sets, LIST);
    play_all(&mut letter, &["A 4D (CAT)S"]);
    assert_eq!(scores(&letter), [5 * 2 + 3, 9]);
    let mut word = at(&format!("{CAT} S/A A 0/9 - g4=TW d4=B5,e4=B1,f4=B3"), &sets, LIST);
    play_all(&mut word, &["A 4D (CAT)S"]);
    assert_eq!(scores(&word), [(5 + 3) * 3, 9]);
}

/// S makes CATS and SO, O makes SO and TO. S counts 3 and is among three letters of B: 6. O is unique: 5.
#[test]
fn b7_2_a_word_cell_multiplies_the_written_points_once_however_many_words_are_formed() {
    let board = "......../......../......../...CAT../.....T../......../......../........";
    let owners = "d4=B3,e4=B1,f4=B3,f5=A3";
    let list = [LIST, &["so"]].concat();
    let sets = [("devils", "on"), ("supercells", "on")];
    for (cells, points) in [("-", 6 + 5), ("g4=TW", 3 * (6 + 5)), ("g5=DW", 2 * (6 + 5)), ("g4=TW,g5=DW", 6 * (6 + 5))]
    {
        let mut game = at(&format!("{board} OS/S A 3/7 - {cells} {owners}"), &sets, &list);
        play_all(&mut game, &["A G4 SO"]);
        assert_eq!(scores(&game), [3 + points, 7], "{cells}");
    }
    let mut written = at(&format!("{board} OS/S A 3/7 - g4=TW {owners}"), &sets, &list);
    play_all(&mut written, &["A G4 SO"]);
    assert_eq!(owned(&written), "d4=B3,e4=B1,f4=B3,g4=A18,f5=A3,g5=A15", "33 in all");
}
