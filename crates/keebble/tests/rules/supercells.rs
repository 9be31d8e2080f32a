use crate::table::{at, listed, play_all, refusal, refused, scores, specials, turn};

const ON: &[(&str, &str)] = &[("supercells", "on")];
const LIST: &[&str] = &["cat", "cats", "at", "sat", "ta"];
const EMPTY: &str = "......../......../......../......../......../......../......../........";
const CAT: &str = "......../......../......../...CAT../......../......../......../........";

#[test]
fn b10_instead_of_a_word_a_player_may_make_an_empty_cell_special() {
    let mut game = at(&format!("{EMPTY} ACT/- A"), ON, LIST);
    play_all(&mut game, &["A special c3 DL"]);
    assert_eq!((specials(&game).as_str(), turn(&game).as_str()), ("c3=DL", "A,ask"), "then letters are asked for");
}

#[test]
fn b10_a_kind_that_is_free_on_an_empty_cell_cannot_be_made_again() {
    let mut game = at(&format!("{CAT} -/S B 0/0 - c3=DL"), ON, LIST);
    let refused_so = refusal(&mut game, "B special g4 DL");
    assert_eq!(refused_so.code, "keebble/lies_open");
    assert_eq!(refused_so.sentence, "There’s already a free Double Letter on c3. Choose another kind.");
    play_all(&mut game, &["B special g4 TL", "B ask E R", "A take E", "A pass", "A ask E R", "B take E"]);
    play_all(&mut game, &["B 4D (CAT)S", "B ask E R", "A take E"]);
    assert_eq!(specials(&game), "c3=DL", "the Triple Letter is covered");
    play_all(&mut game, &["A special a1 TL"]);
}

#[test]
fn b10_a_special_cell_is_made_on_an_empty_plain_cell_of_the_board() {
    let mut game = at(&format!("{} AT/- A 0/0 - c3=DL", CAT.replacen('.', "1", 1)), ON, LIST);
    assert_eq!(refused(&mut game, "A special d4 TL"), "not_empty");
    assert_eq!(refused(&mut game, "A special a1 TL"), "no_cell");
    assert_eq!(refused(&mut game, "A special c3 TL"), "already_special");
    assert_eq!(refused(&mut game, "A special b1 TH"), "not_played");
    let mut without = at(&format!("{CAT} AT/- A"), &[], LIST);
    assert_eq!(refused(&mut without, "A special b1 DL"), "not_played");
    assert!(listed(&without, 0).iter().all(|action| !action.starts_with("special")));
}

#[test]
fn b10_no_cell_is_made_special_in_the_endgame() {
    let mut game = at(&format!("{CAT} AT/T A,endgame"), ON, LIST);
    assert_eq!(refused(&mut game, "A special b1 DL"), "not_in_endgame");
    assert!(listed(&game, 0).iter().all(|action| !action.starts_with("special")));
}

#[test]
fn b10_letter_cells_multiply_the_letter_and_word_cells_the_word() {
    let score = |special: &str| {
        let mut game = at(&format!("{EMPTY} ACT/ACT A 0/0 - d4={special}"), ON, LIST);
        play_all(&mut game, &["A 4D CAT"]);
        assert_eq!(specials(&game), "-", "it is used up");
        scores(&game)[0]
    };
    assert_eq!([score("DL"), score("TL"), score("DW"), score("TW")], [3 * 2 + 4, 3 * 3 + 4, 7 * 2, 7 * 3]);
}

#[test]
fn b10_special_cells_count_for_every_word_of_the_play_through_them() {
    let board = "......../......../......../...CAT../......A./......T./......../........";
    let mut game = at(&format!("{board} S/ACST A 0/0 - g4=DW"), ON, LIST);
    play_all(&mut game, &["A 4D (CAT)S"]);
    assert_eq!(scores(&game), [2 * 10 + 2 * 7, 0], "CATS and SAT count twice");
}

#[test]
fn b10_word_cells_count_for_the_first_word_only_and_letter_cells_as_the_table_chose() {
    let score = |special: &str, letter_cells: &str| {
        let sets = [("supercells", "on"), ("letter_cells", letter_cells)];
        let mut game = at(&format!("{EMPTY} ACT/ACST A 0/0 - d4={special}"), &sets, LIST);
        play_all(&mut game, &["A 4D CAT", "A ask A C", "B take A", "B 4D (CAT)S"]);
        scores(&game)[1]
    };
    assert_eq!(score("DW", "when_placed"), 3 + 1 + 5 + 5);
    assert_eq!(score("DW", "lasting"), 3 + 1 + 5 + 5);
    assert_eq!(score("DL", "when_placed"), 3 + 1 + 5 + 5);
    assert_eq!(score("DL", "lasting"), 3 * 2 + 1 + 5 + 5);
}

#[test]
fn b10_1_several_word_cells_under_one_word_multiply_each_other() {
    let mut game = at(&format!("{EMPTY} ACT/ACT A 0/0 - d4=DW,f4=TW"), ON, LIST);
    play_all(&mut game, &["A 4D CAT"]);
    assert_eq!(scores(&game), [7 * 6, 0]);
}
