//! `kee load`: many tables at once.

use crate::server::Server;
use serde_json::Value;
use std::process::Command;

fn load(args: &[&str]) -> (bool, Value, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_kee")).arg("load").args(args).env_clear().output().expect("it runs");
    let report = serde_json::from_slice(&out.stdout).unwrap_or_default();
    (out.status.success(), report, String::from_utf8_lossy(&out.stderr).into_owned())
}

#[test]
fn many_tables_survive_dropped_connections() {
    let (good, report, said) =
        load(&["--tables", "30", "--seconds", "1", "--warm-up", "0", "--drop-every", "3", "--json"]);
    assert!(good, "{report} {said}");
    assert_eq!((&report["wrong_views"], &report["failed_tables"]), (&0.into(), &0.into()), "{report}");
    let count = |field: &str| report[field].as_u64().unwrap_or_else(|| panic!("{field} in {report}"));
    assert!(count("moves") > 0 && count("resumes") > 0 && count("sockets") == 60, "{report}");
}

#[test]
fn every_game_can_be_load_tested() {
    let server = Server::with(&["--load-tests"]);
    for game in kee_games::catalogue() {
        let args = [server.url(), "--game", game.id(), "--tables", "1", "--seconds", "1", "--warm-up", "0", "--json"];
        let (good, report, said) = load(&args);
        assert!(good && report["moves"].as_u64() > Some(0), "{}: {report} {said}", game.id());
    }
}

#[test]
fn a_server_without_load_tests_refuses_them() {
    let server = Server::with(&[]);
    let (good, _, said) = load(&[server.url(), "--tables", "1", "--seconds", "1"]);
    assert!(!good && said.contains("load tests"), "{said}");
    let (good, _, said) = load(&["ftp://games.example"]);
    assert!(!good && said.contains("expected an address"), "{said}");
}
