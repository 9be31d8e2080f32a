use crate::table::{at, dealt, play_all, scores};
use kee_game::{Game, MOST_FILE_BYTES, MOST_FLAWS, OptionValue, Options, Plan, Viewer};
use keesdrow::{Keesdrow, KeesdrowOptions, KeesdrowView, Maze, TileSet};
use proptest::prelude::*;

const EXAMPLE: &str = include_str!("../../../../examples/keesdrow-tiles.toml");

/// Four tiles, 4 x 4 letters.
const SMALL: &str = "tiles = [\n  \"ABCD EFGH\",\n  \"IJKL MNOP\",\n  \"QRST UVWX\",\n  \"YZAB CDEF\",\n]\n";

/// Every problem of a file, in order.
fn flaws(file: &str) -> Vec<String> {
    let problems = KeesdrowOptions::from_file("edition", file).expect_err("a bad file");
    let told = kee_speech::problems_in_english::<Keesdrow>(&problems);
    told.into_iter().map(|told| told.strip_prefix("edition: ").unwrap_or(&told).to_owned()).collect()
}

#[test]
fn k1_2_an_owner_plays_with_the_tiles_of_a_file() {
    let value = KeesdrowOptions::from_file("edition", EXAMPLE).expect("our example");
    assert!(value.starts_with("STRE ANDO/ALEN TIRS/") && !value.contains('\n'), "{value}");
    let game = dealt("classic", &[("edition", &value)], Plan::alone(3), "own tiles");
    let board = &game.state().ground.board;
    assert_eq!((board.width(), board.height()), (8, 8), "16 tiles are laid 4 x 4");
    let maze = Maze::read(&value).expect("the line of a record");
    for (_, face) in board.cells() {
        let face = face.expect("every tile is laid");
        let print = usize::from(face.print.0);
        assert_eq!(maze.tiles()[print / 8].sides[print / 4 % 2][print % 4], face.letter);
    }
}

#[test]
fn k1_2_the_page_about_tiles_shows_a_good_file() {
    let page = include_str!("../../../../docs/keesdrow-tiles.md");
    let file = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a file");
    let maze = Maze::from_file(file).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_eq!((maze.tiles().len(), maze.tiles_across()), (4, 2));
}

#[test]
fn k1_3_a_box_may_have_its_own_values() {
    let own = KeesdrowOptions::from_file("edition", &format!("{SMALL}[values]\nQ = 10\nU = 0\n")).expect("a good file");
    let mut game = at("QUIZ/AXEY", &[("edition", &own)], &["quiz", "axe"]);
    play_all(&mut game, &["A QUIZ a1-b1-c1-d1", "B AXE a2-b2-c2"]);
    assert_eq!(scores(&game), [10 + 1 + 5, 1 + 5 + 1], "Q pays 10 and U nothing; the others are the sheet's");
    let view = game.view(Viewer::Spectator);
    let sent = serde_json::to_string(&view).expect("a view");
    let read: KeesdrowView = serde_json::from_str(&sent).expect("the same view");
    assert_eq!(read.ground.board, view.ground.board, "players see the values too");
    assert!(
        !serde_json::to_string(&at("QUIZ", &[], &["quiz"]).view(Viewer::Spectator)).expect("one").contains("values")
    );
}

#[test]
fn k1_4_a_typed_in_box_has_the_pegs_of_an_edition() {
    let tiles = |count: usize| format!("tiles = [{}]\n", "\"ABCD EFGH\",".repeat(count));
    for (count, pegs) in [(4, [70, 50, 60]), (36, [70, 50, 60]), (49, [120, 90, 100]), (100, [120, 90, 100])] {
        let maze = Maze::from_file(&tiles(count)).expect("a square");
        assert_eq!(maze.pegs().left, pegs, "{count}");
    }
}

#[test]
fn k1_2_all_problems_are_reported_at_once_with_their_lines() {
    let file = SMALL.replace("ABCD EFGH", "ABC EFGH").replace("MNOP", "MN0P").replace("\"QRST UVWX\"", "7")
        + "[values]\nq = 3\nZ = 100\n[pegs]\ngreen = 70\n";
    assert_eq!(
        flaws(&file),
        [
            "line 2, column 3: expected a tile: two sides of four letters each, as in `ABCD EFGH`, got `ABC EFGH`",
            "line 3, column 11: expected letters A to Z on a tile, got `0`",
            "line 4, column 3: expected a text in quotes, such as \"ABCD EFGH\", got `7`",
            "line 8, column 1: expected a letter A to Z, got `q`",
            "line 9, column 5: expected a whole number from 0 to 99, got `100`",
            "line 10, column 2: expected one of these names: tiles, values, got `pegs`",
        ]
    );
    assert_eq!(flaws(""), ["line 1, column 1: expected `tiles`, got none"]);
    assert_eq!(
        flaws("tiles = 3\nvalues = 4\n"),
        [
            "line 1, column 9: expected a list of texts in quotes, such as \"ABCD EFGH\", got `3`",
            "line 2, column 10: expected a table, such as `A = 1`, got `4`",
        ]
    );
}

#[test]
fn k1_2_the_tiles_fill_a_square() {
    for count in [0, 1, 3, 5, 35, 99, 121] {
        let file = format!("tiles = [{}]\n", "\"ABCD EFGH\",".repeat(count));
        let expected = "expected as many tiles as fill a square, from 4 (2 x 2) to 100 (10 x 10)";
        assert_eq!(flaws(&file), [format!("line 1, column 9: {expected}, got {count}")]);
    }
}

#[test]
fn k1_2_an_oversized_file_is_refused_briefly() {
    let large = format!("{SMALL}#{}", "x".repeat(MOST_FILE_BYTES));
    assert_eq!(flaws(&large), ["expected a file of at most 16 KiB, got 17 KiB"]);
    let wrong = flaws(&format!("tiles = [{}]\n", "\"?\",".repeat(1000)));
    assert_eq!(wrong.len(), MOST_FLAWS + 1);
    assert_eq!(wrong.last().map(String::as_str), Some("and 961 more problems"), "and their number fills no square");
}

#[test]
fn tiles_in_one_line_have_one_spelling() {
    let line = "ABCD EFGH/IJKL MNOP/QRST UVWX/YZAB CDEF";
    assert_eq!(line.parse::<TileSet>().map(|set| set.to_string()), Ok(line.to_owned()));
    let sheet = "1,4,3,3,1,5,4,3,1,5,5,2,3,2,1,4,5,1,2,2,3,5,5,5,4,5";
    let own = format!("{line} values {}", sheet.replacen('1', "2", 1));
    assert_eq!(own.parse::<TileSet>().map(|set| set.to_string()), Ok(own.clone()));
    for wrong in [
        "",
        "ABCD EFGH",
        &line.to_lowercase(),
        &format!("{line}/"),
        &format!("{line} values {sheet}"),
        &format!("{line} values 2"),
        &own.replace("values 2", "values 02"),
    ] {
        assert!(wrong.parse::<TileSet>().is_err(), "{wrong}");
    }
}

#[test]
fn k1_2_a_record_of_own_tiles_needs_no_file() {
    let value = KeesdrowOptions::from_file("edition", EXAMPLE).expect("our example");
    let game = dealt("solitaire-rounds", &[("edition", &value)], Plan::alone(1), "record");
    let options = game.rules().options();
    let written = serde_json::to_string(options).expect("options");
    assert_eq!(serde_json::from_str::<KeesdrowOptions>(&written).expect("the same"), *options);
}

proptest! {
    #[test]
    fn any_file_is_read_or_refused_and_comes_back(
        tiles in proptest::collection::vec("[A-Za-z]{3,5} {1,2}[A-Z]{4}", 3..6),
        value in 0_u16..120,
    ) {
        let file = format!("tiles = {tiles:?}\n[values]\nQ = {value}\n");
        match Maze::from_file(&file) {
            Ok(maze) => prop_assert_eq!(Maze::read(&maze.write()), Some(maze)),
            Err(flaws) => prop_assert!(!flaws.is_empty()),
        }
    }

    #[test]
    fn any_text_at_all_is_no_trouble(file in ".*") {
        let _ = Maze::from_file(&file);
        let _ = Maze::read(&file);
    }
}
