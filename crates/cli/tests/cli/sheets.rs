//! The rule sheets for players: every picture is a real position, and every example is what the rules say.

use kee_game::{SheetBoard, SheetPart, sheet_parts};
use kee_games::{AnyGame, catalogue, sheets};
use kee_lexicon::{Lexicon, List};
use kee_table::Exercise;
use serde_json::{Value, json};

fn boards(sheet: &str) -> Vec<SheetBoard<'_>> {
    let board = |part| match part {
        SheetPart::Board(board) => Some(board),
        SheetPart::Text(_) => None,
    };
    sheet_parts(sheet).into_iter().filter_map(board).collect()
}

fn drawn(game: &dyn AnyGame, board: &SheetBoard<'_>) -> Value {
    let played = board.actions.iter().map(|&action| action.to_owned()).collect();
    let (preset, position) = (board.preset.to_owned(), board.position.to_owned());
    let exercise = Exercise { game: game.id().to_owned(), preset, position, played };
    let seen = exercise
        .play(&game.resources(&Lexicon::list(List::Full)))
        .unwrap_or_else(|no| panic!("{}: {}: {no}", game.id(), board.position));
    json!({ "info": seen.info, "view": seen.view })
}

#[test]
fn every_board_of_a_sheet_is_what_the_rules_make_of_it() {
    let mut illustrated = 0;
    for game in catalogue() {
        let [english, others @ ..] = sheets(game.id()) else { continue };
        illustrated += 1;
        let drawn: Vec<_> = boards(english.1).iter().map(|board| drawn(game.as_ref(), board)).collect();
        assert!(drawn.len() >= 2, "{}: a sheet is illustrated", game.id());
        for (language, sheet) in others {
            assert_eq!(boards(sheet), boards(english.1), "{} in {language} shows the same boards", game.id());
        }
        let lines: Vec<_> = drawn.iter().map(|board| board.to_string()).collect();
        let made = format!("[\n{}\n]\n", lines.join(",\n"));
        let file = format!("{}/../{}/sheets/boards.json", env!("CARGO_MANIFEST_DIR"), game.id());
        if std::env::var_os("KEE_RECORD").is_some_and(|value| value == "1") {
            std::fs::write(&file, &made).expect("it can be written");
        }
        let renew = "run `KEE_RECORD=1 cargo test -p kee --test cli sheets`, look at what has changed, and commit it";
        assert!(
            std::fs::read_to_string(&file).is_ok_and(|kept| kept == made),
            "{file} is not as it should be: {renew}"
        );
    }
    assert!(illustrated >= 4, "Keesdrow, Keyword, Keezen and Keebble can be learnt");
}
