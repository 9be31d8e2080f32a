//! Tables with the host's own board or tiles.

use crate::{
    player::Player,
    playing::{asked, is_over, ready, record, table},
    server::Server,
};
use kee_wire::TableCommand;
use serde_json::{Value, json};
use std::{fs, process::Command};

const BOARD: &str = include_str!("../../../../examples/keyword-board.toml");
const TILES: &str = include_str!("../../../../examples/keesdrow-tiles.toml");

/// The public value of a table's option.
fn option(server: &Server, table: &str, key: &str) -> String {
    let look = server.get(&format!("/api/tables/{table}"), None).good();
    let options = look["game"]["options"].as_array().expect("options").iter();
    let found = options.filter(|option| option[0] == key).find_map(|option| option[1].as_str().map(str::to_owned));
    found.unwrap_or_else(|| panic!("no {key} in {look}"))
}

fn wanted(game: &str, key: &str, contents: &str) -> Value {
    json!({"game": game, "setup": {"set": [[key, contents]]}, "name": "Anna"})
}

#[test]
fn a_table_with_your_own_board_is_played_watched_and_verified() {
    let server = Server::start();
    let setup = json!({"preset": "two", "set": [["board", BOARD]]});
    let (people, mut players) = table(&server, "keyword", setup, 2);
    let table = &people[0].table;
    let line = option(&server, table, "board");
    assert!(line.starts_with("##bbbbrrr##/#bBbbbrrRr#/"), "{line}");
    assert!(line.ends_with(" 5,5,10,25,50,60,40,10 0,0,10,20,50"), "{line}");
    let mut spectator = Player::spectator(&server, table);
    players.iter_mut().for_each(|player| player.done(ready()));
    players[0].until(|view| !asked(view).is_empty());
    while !is_over(&players[0].view) {
        let seat = asked(&players[0].view)[0];
        players[seat].done(TableCommand::Act { action: "-".to_owned(), on: None });
        let (windows, phase) = (players[seat].view["asked"].clone(), players[seat].view["phase"].clone());
        players[0].until(|view| view["asked"] == windows && view["phase"] == phase);
    }
    spectator.until(is_over);
    let record = record(&server, table);
    assert_eq!(record.header.options.iter().filter(|(_, value)| *value == line).count(), 1);
    let scores: Vec<i64> =
        record.ending.as_ref().expect("over").outcome.standings.iter().map(|one| one.score).collect();
    assert_eq!(scores, [-100, -100], "ten letters left cost ten each");
    let home = tempfile::tempdir().expect("a temporary folder");
    let file = home.path().join("game.kee");
    fs::write(&file, record.to_text()).expect("a file");
    let verified = Command::new(env!("CARGO_BIN_EXE_kee")).arg("verify").arg(&file).output().expect("it runs");
    assert!(verified.status.success(), "{verified:?}");
    // The value is stored, not the file with its comments.
    let kept = fs::read(server.database()).expect("the database");
    assert!(!kept.windows(19).any(|bytes| bytes == b"its corners cut off"));
}

#[test]
fn a_table_with_your_own_tiles_uses_them() {
    let server = Server::start();
    let setup = json!({"preset": "solitaire-rounds", "set": [["edition", TILES]]});
    let (people, mut players) = table(&server, "keesdrow", setup, 1);
    assert!(option(&server, &people[0].table, "edition").starts_with("STRE ANDO/ALEN TIRS/"));
    players[0].done(ready());
    players[0].until(|view| !asked(view).is_empty());
    let text = players[0].view.to_string();
    let letters = text.split("\"letters\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a board");
    assert_eq!(letters.split('/').map(str::len).collect::<Vec<_>>(), [8; 8], "{letters}");
}

#[test]
fn a_bad_file_is_refused_with_every_problem() {
    let server = Server::start();
    let bad = BOARD.replacen("bBbb", "b?bb", 1).replace("A = 6", "A = 0").replace("keyword = 60", "keyword = 1001");
    let reply = server.post("/api/tables", None, &wanted("keyword", "board", &bad));
    let problems = reply.body["problems"].as_array().expect("problems");
    let told: Vec<&str> = problems.iter().filter_map(|one| one["sentence"].as_str()).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].starts_with("line 10, column 8: expected a square"), "{told:?}");
    assert!(problems.iter().all(|one| one["about"] == "board"));
    reply.no(422, "server/problems");
    server.post("/api/tables", None, &wanted("keesdrow", "edition", "tiles = [\n]\n")).no(422, "server/problems");
    // Other options do not accept a file.
    server.post("/api/tables", None, &wanted("keesdrow", "goal", "1\n2\n")).no(422, "server/problems");
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let server = Server::start();
    let large = |bytes: usize| wanted("keyword", "board", &format!("{BOARD}# {}", "x".repeat(bytes)));
    let reply = server.post("/api/tables", None, &large(16 * 1024));
    let sentence = reply.body["problems"][0]["sentence"].as_str().expect("a sentence");
    assert_eq!(sentence, "expected a file of at most 16 KiB, got 17 KiB");
    reply.no(422, "server/problems");
    server.post("/api/tables", None, &large(64 * 1024)).no(413, "server/too_large");
}
