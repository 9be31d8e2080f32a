use crate::table::{at, listed, play_all, refusal, refused};

const EMPTY: &str = "......../......../......../......../......../......../......../........";

fn asking(rule: &str, paper: &str, hand: &str, more: &[(&str, &str)]) -> kee_game::Match<keebble::Keebble> {
    at(&format!("{paper} {hand}/- A,ask"), &[&[("letterfraud", rule)], more].concat(), &["at"])
}

#[test]
fn b6_the_letters_must_all_be_different() {
    let mut game = asking("different", EMPTY, "E", &[]);
    let refused = refusal(&mut game, "A ask E E");
    assert_eq!(refused.code, "keebble/letters_not_different");
    assert_eq!(refused.sentence, "Letterfraud: ask for different letters, not E and E.");
    assert_eq!(listed(&game, 0).len(), 26 * 25 / 2);
    play_all(&mut game, &["A ask E R"]);
}

#[test]
fn b6_no_letter_that_you_already_have() {
    let mut game = asking("none_held", EMPTY, "E", &[]);
    assert_eq!(refused(&mut game, "A ask E R"), "letter_held");
    play_all(&mut game, &["A ask R R"]);
}

#[test]
fn b6_at_most_one_letter_that_you_already_have() {
    let mut game = asking("one_held", EMPTY, "ET", &[]);
    assert_eq!(refused(&mut game, "A ask E T"), "letters_held");
    assert_eq!(refused(&mut game, "A ask E E"), "letters_held");
    play_all(&mut game, &["A ask E R"]);
}

#[test]
fn b6_letters_in_a_straight_line_on_the_board() {
    let paper = "A......B/.C....../......../...D..../......../......../......../.......A";
    let mut game = asking("in_line", paper, "-", &[]);
    let lines = ["A A", "A B", "A C", "A D", "C D"];
    for pair in lines {
        assert!(listed(&game, 0).contains(&format!("ask {pair}")), "{pair}: row, column or diagonal");
    }
    assert_eq!(listed(&game, 0).len(), lines.len());
    assert_eq!(refused(&mut game, "A ask B C"), "letters_not_in_line");
    assert_eq!(refused(&mut game, "A ask B B"), "letters_not_in_line");
    play_all(&mut game, &["A ask A D"]);
}

#[test]
fn b6_1_a_rising_diagonal_is_a_line_too() {
    let paper = "......../......B./......../....C.../......../......../......../........";
    let mut game = asking("in_line", paper, "-", &[]);
    assert_eq!(listed(&game, 0), ["ask B C"]);
    play_all(&mut game, &["A ask B C"]);
}

#[test]
fn b6_2_a_rule_that_no_letters_could_keep_does_not_apply() {
    for paper in [EMPTY, "A......./......../.B....../......../......../......../......../........"] {
        let game = asking("in_line", paper, "-", &[]);
        assert_eq!(listed(&game, 0).len(), 351, "{paper}");
    }
    let game = asking("none_held", EMPTY, "AET", &[("letters", "AET")]);
    assert_eq!(listed(&game, 0).len(), 6);
    let game = asking("one_held", EMPTY, "AET", &[("letters", "AET")]);
    assert_eq!(listed(&game, 0).len(), 6);
}
