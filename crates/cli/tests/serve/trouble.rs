//! The disk is full or the database is locked: clients are told, the server survives, and nothing is half done.

use crate::{player::Player, server::Server, written};
use kee_wire::{Answer, Audience, TableCommand};
use serde_json::json;
use sqlx::{Connection, SqliteConnection, query, sqlite::SqliteConnectOptions};
use std::path::Path;

fn chat(text: &str) -> TableCommand {
    TableCommand::Chat { to: Audience::All, text: text.to_owned() }
}

/// Holds the write lock for as long as `meanwhile` takes.
fn while_locked(database: &Path, meanwhile: impl FnOnce()) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let options = SqliteConnectOptions::new().filename(database);
    let mut other = runtime.block_on(SqliteConnection::connect_with(&options)).expect("a file");
    runtime.block_on(query("BEGIN IMMEDIATE").execute(&mut other)).expect("the lock");
    meanwhile();
    runtime.block_on(query("ROLLBACK").execute(&mut other)).expect("it lets go");
}

#[test]
fn while_the_database_is_locked_people_are_told_and_then_they_continue() {
    let server = Server::with(&["--limits", "false", "--database-timeout", "50"]);
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let mut player = Player::new(&server, &anna);
    let mut spectator = Player::spectator(&server, &anna.table);
    let before = player.view.clone();
    let id = player.send(chat("before"));
    assert!(matches!(player.answer(&id), Answer::Done { .. }));
    while_locked(&server.database(), || {
        let Answer::Refused(refusal) = player.ask(TableCommand::Ready { ready: true }) else { panic!("it was done") };
        assert_eq!(refusal.code, "server/unavailable");
        assert!(refusal.sentence.contains("can’t save"), "{refusal}");
        assert_eq!(server.get("/readyz", None).status, 503);
        assert_eq!(server.get("/healthz", None).good(), "ok\n");
        // Nobody can join, but everyone can watch.
        let join = format!("/api/tables/{}/join", anna.table);
        server.post(&join, None, &json!({"name": "Bo"})).no(503, "server/unavailable");
        let look = server.get(&format!("/api/tables/{}", anna.table), None).good();
        assert_eq!(look["view"]["seats"], before["seats"]);
    });
    player.done(TableCommand::Ready { ready: true });
    spectator.until(|view| view["seats"][0]["ready"] == true);
    // The refused requests left no trace: only the chat was sent before.
    assert_eq!(spectator.happened.len(), 2, "{:?}", spectator.happened);
    server.get("/readyz", None).good();
    server.join(&anna.table, "Bo");
}

#[cfg(target_os = "linux")]
#[test]
fn when_the_disk_is_full_people_are_told_and_continue_when_there_is_room() {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    // The tables are created first, so that there is room left for a few moves.
    let home = Server::with(&["--limits", "false"]);
    let anna = home.make("auction", json!({"seats": 2}), json!({}));
    let home = home.kill();
    let server = Server::cramped(home, 400, &["--limits", "false"]);
    let mut player = Player::new(&server, &anna);
    let long = "x".repeat(500);
    let mut done = 0;
    let refusal = loop {
        match player.ask(chat(&format!("{done} {}", &long[4..]))) {
            Answer::Done { .. } => done += 1,
            Answer::Refused(refusal) => break refusal,
            Answer::Stale { .. } => panic!("talk is never stale"),
        }
        assert!(done < 10_000, "the disk is never full");
    };
    assert!(["server/no_room", "server/unavailable"].contains(&refusal.code.as_str()), "{refusal}");
    assert!(refusal.sentence.ends_with('.'), "{refusal}");
    assert_eq!(server.get("/healthz", None).good(), "ok\n");
    let look = server.get(&format!("/api/tables/{}", anna.table), None).good();
    assert_eq!(look["view"]["phase"], "gathering");
    // The operator frees some space.
    let pid = Pid::from_raw(i32::try_from(server.pid()).expect("a process")).expect("a process");
    prlimit(Some(pid), Resource::Fsize, Rlimit { current: None, maximum: None }).expect("room");
    player.done(chat("there is room"));
    let chats = written::log(server.kill().path(), &anna.table).chats();
    assert_eq!(chats.len(), done + 1, "what was done is there, and nothing else");
    assert_eq!(chats.last().map(String::as_str), Some("there is room"));
}
