//! The rule sheets for players: every picture is a real position, and every example is what the rules say.

use kee_game::{GameTime, Json, Resources, Seat, Seed, SheetBoard, SheetPart, Viewer, next_to_ask, sheet_parts};
use kee_games::{AnyGame, Setup, catalogue, sheets};
use kee_lexicon::{Lexicon, List};
use kee_wire::GameInfo;
use serde::Serialize;

/// What the page draws for a board of a sheet.
#[derive(Serialize)]
struct DrawnBoard {
    info: GameInfo,
    view: Json,
}

fn resources(game: &dyn AnyGame) -> Resources {
    if game.about().words { Lexicon::list(List::Full).resources() } else { Resources::none() }
}

fn boards(sheet: &str) -> Vec<SheetBoard<'_>> {
    let board = |part| match part {
        SheetPart::Board(board) => Some(board),
        SheetPart::Text(_) => None,
    };
    sheet_parts(sheet).into_iter().filter_map(board).collect()
}

fn drawn(game: &dyn AnyGame, board: &SheetBoard<'_>) -> DrawnBoard {
    let setup = Setup { preset: Some(board.preset.to_owned()), ..Setup::default() };
    let resources = resources(game);
    let mut played = game
        .begin_at(&setup, &resources, board.position)
        .unwrap_or_else(|problems| panic!("{}: {}: {problems:?}", game.id(), board.position));
    for action in &board.actions {
        let seat = next_to_ask(played.wait()).expect("someone is asked");
        played.act(GameTime::ZERO, seat, action).unwrap_or_else(|no| panic!("{}: {action}: {no}", game.id()));
    }
    let viewer = Viewer::Seat(Seat::new(0));
    let header = played.header(&resources, &[], &Seed::named("sheet"));
    let info = GameInfo {
        id: header.game.clone(),
        rules: header.rules,
        options: header.options.clone(),
        teams: played.seating().clone(),
        words: None,
    };
    DrawnBoard { info, view: played.view(viewer) }
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
        let lines: Vec<_> = drawn.iter().map(|board| serde_json::to_string(board).expect("plain data")).collect();
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
