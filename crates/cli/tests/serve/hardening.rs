//! Bad requests are refused with a code, counted, and told nothing.

use crate::{
    player::{Player, hello, open, read, text},
    server::{Joined, Server, free_port},
};
use kee_wire::{FromClient, TableCommand, ToClient};
use serde_json::json;
use std::net::TcpStream;
use tungstenite::{ClientRequestBuilder, Message, client, http::StatusCode};

const NO_TABLE: &str = "0000000000000000";

/// The answer to a client that sends this, before its connection is closed.
fn told(server: &Server, table: &str, said: Message) -> String {
    let mut socket = open(server, table);
    socket.send(said).expect("sent");
    match read(&mut socket) {
        Some(ToClient::Error(refusal)) => {
            assert!(read(&mut socket).is_none(), "then the connection is closed");
            refusal.code
        }
        other => panic!("expected an error, got {other:?}"),
    }
}

/// The status of a refused request for a socket.
fn not_opened(server: &Server, table: &str, headers: &[(&str, &str)]) -> StatusCode {
    let stream = TcpStream::connect(server.host()).expect("a connection");
    let request = ClientRequestBuilder::new(server.socket_uri(table));
    let request = headers.iter().fold(request, |request, (name, value)| request.with_header(*name, *value));
    match client(request, stream) {
        Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => response.status(),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was opened"),
    }
}

fn auction(server: &Server) -> Joined {
    server.make("auction", json!({"seats": 2}), json!({}))
}

#[test]
fn a_wrong_token_and_the_token_of_another_table_are_refused() {
    let server = Server::start();
    let (here, elsewhere) = (auction(&server), auction(&server));
    for wrong in ["x", "", &elsewhere.token, &here.recovery] {
        assert_eq!(told(&server, &here.table, text(&hello(Some(wrong), None))), "server/bad_token", "{wrong}");
        if wrong.is_empty() {
            continue;
        }
        let command = json!({"command": "leave_seat"});
        server.post(&format!("/api/tables/{}/ask", here.table), Some(wrong), &command).no(401, "server/bad_token");
        server.get(&format!("/api/tables/{}/actions", here.table), Some(wrong)).no(401, "server/bad_token");
        server.get(&format!("/api/tables/{}/stream", here.table), Some(wrong)).no(401, "server/bad_token");
    }
    let command = json!({"command": "leave_seat"});
    server.post(&format!("/api/tables/{}/ask", here.table), None, &command).no(401, "server/no_token");
}

#[test]
fn a_seat_is_only_for_the_owner_of_its_token() {
    let server = Server::start();
    let anna = auction(&server);
    let bo = server.join(&anna.table, "Bo");
    // Bo's token makes him Bo, whatever he claims to be.
    let mut player = Player::new(&server, &bo);
    assert_eq!(player.refused(TableCommand::Host(kee_wire::HostCommand::Close)), "table/not_host");
    let mut spectator = Player::spectator(&server, &anna.table);
    assert_eq!(spectator.refused(TableCommand::LeaveSeat), "server/no_token");
    assert!(spectator.view["seats"][0]["player"]["person"] == "Anna");
}

#[test]
fn a_guessed_table_is_not_found() {
    let server = Server::start();
    for guess in [NO_TABLE, "x", "../etc/passwd"] {
        let guess = guess.replace('/', "%2f");
        server.get(&format!("/api/tables/{guess}"), None).no(404, "server/no_such_table");
        server.post(&format!("/api/tables/{guess}/join"), None, &json!({})).no(404, "server/no_such_table");
    }
    assert_eq!(not_opened(&server, NO_TABLE, &[]), StatusCode::NOT_FOUND);
}

#[test]
fn other_sites_are_kept_out() {
    let server = Server::with(&["--origin", "https://friend.example"]);
    let anna = auction(&server);
    assert_eq!(not_opened(&server, &anna.table, &[("Origin", "https://evil.example")]), StatusCode::FORBIDDEN);
    assert_eq!(not_opened(&server, &anna.table, &[("Origin", "null")]), StatusCode::FORBIDDEN);
    let join = format!("/api/tables/{}/join", anna.table);
    let from = |origin: &str| server.post_with(&join, None, &[("Origin", origin)], &json!({}));
    // Many times, since a refusal must not break the connection for the next request.
    for _ in 0..50 {
        from("https://evil.example").no(403, "server/other_origin");
    }
    from(&format!("http://{}.evil.example", server.host())).no(403, "server/other_origin");
    from(server.url()).good();
    from("https://friend.example").good();
}

#[test]
fn an_invalid_message_closes_the_connection() {
    let server = Server::start();
    let table = auction(&server).table;
    assert_eq!(told(&server, &table, Message::text("{")), "wire/not_understood");
    assert_eq!(
        told(&server, &table, Message::text(r#"{"type":"hello","protocol":1,"colour":1}"#)),
        "wire/not_understood"
    );
    assert_eq!(told(&server, &table, Message::binary(vec![1, 2, 3])), "wire/not_text");
    assert_eq!(told(&server, &table, text(&FromClient::Ping { sent: 1 })), "wire/hello_first");
    let old = FromClient::Hello { protocol: 0, agent: String::new(), token: None, resume: None };
    assert_eq!(told(&server, &table, text(&old)), "wire/version");
    assert_eq!(told(&server, &table, Message::text("x".repeat(17 * 1024))), "wire/bad_frame");
    // An error does not repeat the message, which might contain a token.
    let mut socket = open(&server, &table);
    socket.send(Message::text(r#"{"type":"hello","protocol":1,"token":s3cr3t}"#)).expect("sent");
    let Some(ToClient::Error(refusal)) = read(&mut socket) else { panic!("an error") };
    assert!(!refusal.sentence.contains("s3cr3t"), "{refusal}");
}

#[test]
fn an_unreadable_or_oversized_request_is_refused() {
    let server = Server::start();
    server.post("/api/tables", None, &json!({"game": 1})).no(400, "server/not_understood");
    server.post("/api/tables", None, &json!({"game": "auction", "colour": 1})).no(400, "server/not_understood");
    server.post("/api/tables", None, &json!({"game": "x".repeat(70_000)})).no(413, "server/too_large");
    server.post("/api/tables", None, &json!({"game": "chess"})).no(422, "server/problems");
    server.get("/api/nothing", None).no(404, "server/nothing_here");
}

#[test]
fn a_flood_is_rate_limited_and_told_when_to_retry() {
    let server = Server::with(&[]);
    let anna = auction(&server);
    let mut player = Player::new(&server, &anna);
    // More at once than anyone can click.
    for _ in 0..100 {
        player.send(TableCommand::Ready { ready: true });
    }
    let mut held_back = 0;
    for _ in 0..100 {
        match player.hear() {
            ToClient::SlowDown { id, retry_after } => {
                assert!(id.is_some() && retry_after > 0);
                held_back += 1;
            }
            ToClient::Answer { .. } | ToClient::Step(_) => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(held_back > 20, "{held_back}");
    let tables = std::iter::repeat_with(|| server.post("/api/tables", None, &json!({"game": "auction"})));
    let refused = tables.take(100).find(|reply| reply.status == 429).expect("too many tables");
    assert!(refused.retry_after.is_some_and(|seconds| seconds > 0));
    refused.no(429, "server/slow_down");
}

#[test]
fn a_client_that_keeps_flooding_is_dropped() {
    let server = Server::with(&[]);
    let anna = auction(&server);
    let mut player = Player::new(&server, &anna);
    let id: kee_wire::RequestId = "flood".parse().expect("an id");
    let ask = text(&FromClient::Ask { id, command: TableCommand::LeaveSeat });
    // The connection may be closed before all of it is sent.
    (0..1_000).for_each(|_| player.try_say(ask.clone()));
    let heard = std::iter::from_fn(|| player.next()).count();
    assert!(heard < 1_000, "the connection is closed before everything is answered");
}

#[test]
fn no_secret_is_ever_logged() {
    let server = Server::with(&["--log", "debug"]);
    let anna = auction(&server);
    let mut player = Player::new(&server, &anna);
    player.done(TableCommand::Ready { ready: true });
    assert_eq!(told(&server, &anna.table, text(&hello(Some("s3cr3t"), None))), "server/bad_token");
    let log = server.log();
    for secret in [&anna.token, &anna.recovery, &anna.table, "s3cr3t"] {
        assert!(!log.contains(secret), "{log}");
    }
}

#[test]
fn refusals_are_counted_in_the_metrics() {
    let metrics = free_port();
    let server = Server::with(&["--metrics", &metrics]);
    let anna = auction(&server);
    assert_eq!(told(&server, &anna.table, text(&hello(Some("x"), None))), "server/bad_token");
    server.get(&format!("/api/tables/{NO_TABLE}"), None).no(404, "server/no_such_table");
    let page = server.get_from(&format!("http://{metrics}/metrics"));
    for line in [
        r#"kee_refused_total{code="server/bad_token"} 1"#,
        r#"kee_refused_total{code="server/no_such_table"} 1"#,
        "kee_entries_total 2",
        r#"kee_tables{state="awake"} 1"#,
    ] {
        assert!(page.contains(line), "expected {line} in {page}");
    }
    assert!(!page.contains(&anna.table));
}

#[test]
fn every_kind_of_refusal_is_counted_and_reveals_nothing() {
    let metrics = free_port();
    let server = Server::with(&["--metrics", &metrics]);
    let anna = auction(&server);
    let bo = server.join(&anna.table, "Bo");
    // A wrong token, and the token of another seat.
    assert_eq!(told(&server, &anna.table, text(&hello(Some("x"), None))), "server/bad_token");
    let mut player = Player::new(&server, &bo);
    assert_eq!(player.refused(TableCommand::Host(kee_wire::HostCommand::Close)), "table/not_host");
    assert_eq!(Player::spectator(&server, &anna.table).refused(TableCommand::LeaveSeat), "server/no_token");
    // A guessed table, and another site.
    assert_eq!(not_opened(&server, NO_TABLE, &[]), StatusCode::NOT_FOUND);
    assert_eq!(not_opened(&server, &anna.table, &[("Origin", "https://evil.example")]), StatusCode::FORBIDDEN);
    // An invalid message.
    assert_eq!(told(&server, &anna.table, Message::text("x".repeat(17 * 1024))), "wire/bad_frame");
    assert_eq!(told(&server, &anna.table, Message::text("{")), "wire/not_understood");
    assert_eq!(told(&server, &anna.table, Message::binary(vec![1])), "wire/not_text");
    // A flood.
    let sent: Vec<_> = (0..100).map(|_| player.send(TableCommand::Ready { ready: true })).collect();
    assert_eq!(sent.len(), 100);
    while !matches!(player.hear(), ToClient::SlowDown { .. }) {}
    // A client that just disconnects did nothing wrong.
    drop(open(&server, &anna.table));
    let page = server.get_from(&format!("http://{metrics}/metrics"));
    for code in [
        "server/bad_token",
        "table/not_host",
        "server/no_token",
        "server/no_such_table",
        "server/other_origin",
        "wire/bad_frame",
        "wire/not_understood",
        "wire/not_text",
        "server/slow_down",
    ] {
        assert!(page.contains(&format!("kee_refused_total{{code=\"{code}\"}} ")), "expected {code} in {page}");
    }
    assert!(page.contains(r#"kee_refused_total{code="wire/bad_frame"} 1"#), "{page}");
    for secret in [&anna.table, &anna.token, &bo.token, &anna.recovery] {
        assert!(!page.contains(secret) && !server.log().contains(secret));
    }
}
