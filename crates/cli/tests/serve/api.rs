//! The HTTP interface.

use crate::{player::Player, server::Server};
use kee_wire::TableCommand;
use serde_json::json;

#[test]
fn a_table_is_private_unless_its_host_lists_it() {
    let server = Server::start();
    server.make("auction", json!({"seats": 2}), json!({}));
    let open = server.make("auction", json!({"seats": 2}), json!({"listed": true}));
    let lobby = server.get("/api/lobby", None).good();
    assert_eq!(lobby.as_array().map(Vec::len), Some(1), "{lobby}");
    assert_eq!(lobby[0]["table"], open.table);
    assert_eq!(lobby[0]["seats"], json!(["Anna", null]));
    // A full table is no longer in the list.
    server.join(&open.table, "Bo");
    assert_eq!(server.get("/api/lobby", None).good(), json!([]));
}

#[test]
fn all_problems_with_a_table_are_reported_at_once() {
    let server = Server::start();
    let wanted = json!({"game": "auction", "setup": {"seats": 300}, "house": {"clock": {"turn": {"seconds": 0}}}});
    let reply = server.post("/api/tables", None, &wanted);
    let about: Vec<_> = reply.body["problems"].as_array().expect("problems").iter().map(|one| &one["about"]).collect();
    assert_eq!(about, ["clock", "seats"], "{reply:?}");
    reply.no(422, "server/problems");
}

#[test]
fn a_recovery_code_restores_the_seat_once() {
    let server = Server::start();
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let typed = anna.recovery.to_uppercase().replace('-', " ");
    let back = server.post("/api/recover", None, &json!({"code": typed})).good();
    assert_eq!(back["table"], anna.table);
    server.post("/api/recover", None, &json!({"code": typed})).no(401, "server/bad_token");
    // The old token no longer works; the new one is Anna's.
    server.ask(&anna, json!({"ready": {"ready": true}})).no(401, "server/bad_token");
    let token = back["token"].as_str().expect("a token").to_owned();
    let again = crate::server::Joined { token, ..anna };
    assert!(Player::new(&server, &again).welcome.you.host);
}

#[test]
fn a_taken_seat_is_refused_and_creates_nobody() {
    let server = Server::start();
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let join = format!("/api/tables/{}/join", anna.table);
    server.post(&join, None, &json!({"name": "Bo", "seat": "A"})).no(409, "table/seat_taken");
    server.post(&join, None, &json!({"name": "", "seat": "B"})).no(409, "table/bad_name");
    server.post(&join, None, &json!({"name": "Bo", "seat": "B"})).good();
}

#[test]
fn strangers_see_a_table_but_not_what_is_hidden() {
    let server = Server::start();
    let open = server.make("auction", json!({"seats": 2}), json!({}));
    let look = server.get(&format!("/api/tables/{}", open.table), None).good();
    assert_eq!(look["game"]["id"], "auction");
    assert_eq!(look["view"]["phase"], "gathering");
    let closed = server.make("auction", json!({"seats": 2}), json!({"watching": "nobody"}));
    let mut socket = crate::player::open(&server, &closed.table);
    socket.send(crate::player::text(&crate::player::hello(None, None))).expect("sent");
    let told = crate::player::read(&mut socket);
    assert!(matches!(told, Some(kee_wire::ToClient::Error(refusal)) if refusal.code == "server/no_watching"));
}

#[test]
fn a_command_over_http_shows_at_the_table() {
    let server = Server::start();
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let mut player = Player::new(&server, &anna);
    let done = server.ask(&anna, json!({"ready": {"ready": true}})).good();
    assert!(done["done"]["number"].is_u64(), "{done}");
    player.until(|view| view["seats"][0]["ready"] == true);
    assert_eq!(player.refused(TableCommand::Act { action: "bid A".to_owned(), on: None }), "table/not_now");
}

#[test]
fn word_finding_games_do_not_list_actions() {
    let server = Server::start();
    let anna = server.make("keesdrow", json!({"seats": 1}), json!({}));
    server.get(&format!("/api/tables/{}/actions", anna.table), Some(&anna.token)).no(403, "server/finding");
}

#[test]
fn the_health_check_and_the_list_of_games_answer() {
    let server = Server::start();
    assert_eq!(server.get("/healthz", None).good(), "ok\n");
    assert_eq!(server.get("/readyz", None).good(), "ready\n");
    assert!(server.get("/", None).good().as_str().is_some_and(|page| page.contains("Keeboard")));
    let games = server.get("/api/games", None).good();
    assert!(games.as_array().is_some_and(|games| games.iter().any(|game| game["id"] == "keezen")));
}
