use kee_game::{OptionValue, Options};
use keyword::{BoardChoice, Keyword, KeywordOptions, PrintedBoard};
use proptest::prelude::*;

const GOOD: &str = include_str!("../../boards/reconstruction.toml");

/// Every problem of a file, in order.
fn flaws(file: &str) -> Vec<String> {
    let problems = KeywordOptions::from_file("board", file).expect_err("a bad file");
    let told = kee_speech::problems_in_english::<Keyword>(&problems);
    told.into_iter().map(|told| told.strip_prefix("board: ").unwrap_or(&told).to_owned()).collect()
}

/// The good file with one change.
fn changed(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1)
}

#[test]
fn w1_4_our_own_file_reads_and_comes_back_in_one_line() {
    let BoardChoice::Own(board) = BoardChoice::from_file(GOOD).expect("our board") else { panic!("an own board") };
    assert_eq!(board, BoardChoice::Reconstruction.printed());
    let line = board.to_string();
    assert_eq!(line.parse(), Ok((*board).clone()));
    assert!(!line.contains('\n') && line.ends_with(" 5,5,10,25,50 0,0,10,20,50"), "{line}");
    let value = KeywordOptions::from_file("board", GOOD).expect("our board");
    assert_eq!(value, line, "that is how it stands in a record");
}

#[test]
fn w1_4_the_file_on_the_page_about_boards_is_good() {
    let page = include_str!("../../../../docs/keyword-board.md");
    let file = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a file");
    let board = BoardChoice::from_file(file).unwrap_or_else(|flaws| panic!("{flaws:?}")).printed();
    assert_eq!((board.width(), board.letters().len()), (5, 11));
}

#[test]
fn w1_4_a_bad_square_is_named_with_line_and_column() {
    let flaws = flaws(&changed("bbbbbbbbbbbRrrrrRrr", "bbbbxbbbbbbRrrr?Rrr"));
    let expected = "expected a square: b r y g, capitals for key squares, `.` grey or `#` none";
    assert_eq!(
        flaws,
        [format!("line 9, column 10: {expected}, got `x`"), format!("line 9, column 21: {expected}, got `?`")]
    );
}

#[test]
fn w1_4_all_problems_are_reported_at_once() {
    let file = changed("\"bbbbbbbbbbbRrrrrRrr\"", "\"bbbbbbbbbbbRrrrrRr\"")
        .replace("A = 9", "A = 0")
        .replace("B = 2", "b = 2")
        .replacen("gray = 5", "grey = 5", 1)
        .replacen("own_key = 50", "own_key = \"fifty\"", 1)
        + "\n[colours]\nblue = 1\n";
    let flaws = flaws(&file);
    assert_eq!(
        flaws,
        [
            "line 9, column 5: expected 19 squares as in the first row, got 18",
            "line 29, column 5: expected a whole number from 1 to 99, got `0`",
            "line 30, column 1: expected a letter A to Z, got `b`",
            "line 57, column 1: expected `gray`, got none",
            "line 58, column 1: expected one of these names: gray, other, own, key, own_key, keyword, going_out, letter_left, got `grey`",
            "line 62, column 11: expected a whole number from 0 to 1000, got `\"fifty\"`",
            "line 71, column 2: expected one of these names: rows, letters, values, got `colours`",
        ]
    );
}

#[test]
fn w1_4_missing_parts_are_named() {
    assert_eq!(
        flaws(""),
        [
            "line 1, column 1: expected `rows`, got none",
            "line 1, column 1: expected `letters`, got none",
            "line 1, column 1: expected `values`, got none"
        ]
    );
    let rows = "rows = [\n\"bbb\",\n\"bbb\",\n]\n[letters]\n[values]\n";
    assert_eq!(
        flaws(rows),
        [
            "line 1, column 8: expected 3 to 25 rows, got 2",
            "line 1, column 8: expected grey squares (`.`), since the first word starts there; got none",
            "line 1, column 8: expected squares of each colour; got no red one (`r`)",
            "line 1, column 8: expected squares of each colour; got no yellow one (`y`)",
            "line 1, column 8: expected squares of each colour; got no green one (`g`)",
            "line 5, column 1: expected letters, as in `A = 9`, got none",
            "line 6, column 1: expected `regular`, got none",
            "line 6, column 1: expected `solitaire`, got none",
        ]
    );
}

#[test]
fn w1_4_wrong_types_are_named() {
    let file = "rows = 3\nletters = [1]\nvalues = \"all\"\n";
    assert_eq!(
        flaws(file),
        [
            "line 1, column 8: expected a list of texts in quotes, such as \"bbrr.\", got `3`",
            "line 2, column 11: expected a table, such as `A = 9`, got `[1]`",
            "line 3, column 10: expected a table, such as `[values.regular]`, got `\"all\"`",
        ]
    );
    assert_eq!(
        flaws(&changed("\"bbbbbbbbbbbRrrrrRrr\"", "7"))[0],
        "line 9, column 5: expected a text in quotes, such as \"bbrr.\", got `7`"
    );
}

#[test]
fn w1_4_text_that_is_not_toml_is_refused_where_it_breaks() {
    let flaws = flaws("rows = [\n\"bbb\"\n\"bbb\"\n]\nletters = \n");
    assert!(flaws.iter().all(|flaw| flaw.contains("not TOML")), "{flaws:?}");
    assert!(flaws.iter().any(|flaw| flaw.starts_with("line 3, ")), "{flaws:?}");
    assert!(flaws.iter().any(|flaw| flaw.starts_with("line 5, ")), "{flaws:?}");
}

#[test]
fn w1_4_squares_may_be_missing() {
    let file = GOOD.replacen("\"bbbbbbbbbbbrrrrrrrr\"", "\"#bbbbbbbbbbrrrrrrr#\"", 1);
    let board = BoardChoice::from_file(&file).expect("corners cut off").printed();
    let corner = "a1".parse().expect("a square");
    assert_eq!((board.paint(corner), board.empty().has(corner), board.squares().count()), (None, false, 359));
}

#[test]
fn w1_4_a_board_may_have_its_own_bonuses() {
    let defaults = BoardChoice::Reconstruction.printed();
    assert_eq!(defaults.bonuses(false).to_array(), [50, 50, 5]);
    assert_eq!(defaults.bonuses(true).to_array(), [50, 50, 5], "whatever a file leaves out has its default");
    let example = include_str!("../../../../examples/keyword-board.toml");
    let board = BoardChoice::from_file(example).unwrap_or_else(|flaws| panic!("{flaws:?}")).printed();
    assert_eq!(board.bonuses(false).to_array(), [60, 40, 10]);
    assert_eq!(board.bonuses(true).to_array(), [50, 50, 5]);
    let line = board.to_string();
    assert!(line.ends_with(" 5,5,10,25,50,60,40,10 0,0,10,20,50"), "{line}");
    assert_eq!(line.parse(), Ok((*board).clone()));
    let bad = example.replace("keyword = 60", "keyword = 1001").replace("going_out = 40", "going_out = -1");
    let told = flaws(&bad);
    assert!(told[0].contains("expected a whole number from 0 to 1000, got `1001`"), "{told:?}");
}

#[test]
fn w1_4_a_hostile_file_is_refused_briefly() {
    let large = format!("{GOOD}#{}", "x".repeat(kee_game::MOST_FILE_BYTES));
    let told = flaws(&large);
    assert!(told.len() == 1 && told[0].starts_with("expected a file of at most 16 KiB, got "), "{told:?}");
    let strange = format!("rows = [\"{}\"]\n", "?".repeat(10_000));
    let told = flaws(&strange);
    assert_eq!(told.len(), kee_game::MOST_FLAWS + 1);
    assert_eq!(told.last().map(String::as_str), Some("and 9962 more problems"));
}

#[test]
fn a_board_in_one_line_has_one_spelling() {
    let line = BoardChoice::Tiny.printed().to_string();
    assert_eq!(line, "bbbrr/bBbRr/gg.rr/gGyYy/ggyyy A2E2N1R1S2T2 5,5,10,25,50 0,0,10,20,50");
    assert!(line.parse::<PrintedBoard>().is_ok());
    for (from, to) in [
        ("A2E2", "E2A2"),
        ("A2", "A02"),
        ("A2", "A0"),
        ("A2", "A1A1"),
        ("A2", "a2"),
        ("A2", "A2é1"),
        ("bbbrr/", "bbbr/"),
        ("gg.rr", "ggyrr"),
        (" 5,5", " 05,5"),
        ("50 0", "50  0"),
        ("25", "2500"),
        ("50 0", "50,50,50,5 0"),
        ("50 0", "50,60,50 0"),
        ("50 0", "50,60,050,5 0"),
        ("50 0", "50,1001,50,5 0"),
    ] {
        assert!(line.replacen(from, to, 1).parse::<PrintedBoard>().is_err(), "{from} {to}");
    }
}

#[test]
fn w2_2_a_board_needs_letters_for_all_racks() {
    let line = BoardChoice::Tiny.printed().to_string();
    let sets = [("board", line.as_str()), ("rack", "3")];
    let problems = crate::table::rules("regular", &sets, kee_game::Plan::alone(4), &crate::table::everyday());
    let sentence = "board: This board has 10 letters, too few for 4 racks of 3. Play with fewer people.";
    assert_eq!(kee_speech::problems_in_english::<keyword::Keyword>(&problems.expect_err("12 are needed")), [sentence]);
}

proptest! {
    #[test]
    fn no_board_file_makes_the_reader_panic(from in 0..GOOD.len(), length in 0..40_usize, with in "[ -~\n]{0,12}") {
        let end = (from + length).min(GOOD.len());
        if let (Some(before), Some(after)) = (GOOD.get(..from), GOOD.get(end..)) {
            let file = format!("{before}{with}{after}");
            match BoardChoice::from_file(&file) {
                Ok(board) => prop_assert_eq!(BoardChoice::read(&board.write()), Some(board)),
                Err(flaws) => prop_assert!(!flaws.is_empty()),
            }
        }
    }

    #[test]
    fn no_text_makes_the_reader_of_board_files_panic(file in any::<String>()) {
        let _ = BoardChoice::from_file(&file);
        let _ = BoardChoice::read(&file);
    }
}
