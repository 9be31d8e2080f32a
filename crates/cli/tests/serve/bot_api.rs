//! Bots over HTTP: a token, a stream of requests, actions.

use crate::{
    browser::Browser,
    player::Player,
    server::{Joined, Server, free_port},
};
use kee_game::Seat;
use kee_wire::{HostCommand, TableCommand};
use serde_json::{Value, json};
use std::{
    path::Path,
    process::{Child, Command, Stdio},
};

/// The token of a new bot.
fn bot(owner: &mut Browser<'_>, name: &str) -> String {
    let made = owner.post("/api/me/bots", &json!({"name": name})).good();
    made["token"].as_str().expect("a token").to_owned()
}

/// The stream of a bot.
struct Stream {
    lines: Box<dyn Iterator<Item = String>>,
}

impl Stream {
    fn new(server: &Server, token: &str) -> Self {
        Self { lines: Box::new(server.lines("/api/bot/stream", token)) }
    }

    /// The next message; `None` at the end of the stream.
    fn next(&mut self) -> Option<Value> {
        let line = self.lines.find(|line| !line.is_empty())?;
        Some(serde_json::from_str(&line).expect("JSON"))
    }

    /// The next message, which must have this type and table.
    fn expect(&mut self, kind: &str, table: &str) -> Value {
        let event = self.next().expect("the stream is open");
        assert_eq!((&event["type"], &event["table"]), (&json!(kind), &json!(table)), "{event}");
        event
    }
}

/// A table for two with a built-in bot in the first seat.
fn table_against_the_house(server: &Server) -> String {
    let host = json!({"game": "auction", "setup": {"seats": 2}});
    let made = server.post("/api/tables", None, &host).good();
    let text = |field: &str| made[field].as_str().expect("a text").to_owned();
    let host = Joined { table: text("table"), token: text("token"), recovery: text("recovery") };
    let command = HostCommand::SeatBot { seat: Seat::new(0), bot: "random".to_owned() };
    Player::new(server, &host).done(TableCommand::Host(command));
    host.table
}

/// The example bot, running.
struct Example {
    child: Child,
}

impl Example {
    fn start(server: &Server, token: &str, table: &str) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
        let child = Command::new("python3")
            .arg(script)
            .args([server.url(), "--join", table, "--name", "Robo", "--games", "1"])
            .env("KEE_TOKEN", token)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("python3 must be installed: the example bot is run by it");
        Self { child }
    }

    /// Waits until it has finished its game.
    fn wait(mut self) -> String {
        let status = self.child.wait().expect("it ends");
        let text = |out: Option<&mut dyn std::io::Read>| {
            let mut text = String::new();
            out.expect("a pipe").read_to_string(&mut text).expect("a text");
            text
        };
        let err = text(self.child.stderr.as_mut().map(|out| out as _));
        assert!(status.success(), "{err}");
        text(self.child.stdout.as_mut().map(|out| out as _))
    }
}

impl Drop for Example {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_bot_token_is_shown_once_and_can_be_revoked() {
    let server = Server::start();
    let (mut anna, mut bo) = (Browser::registered(&server, "Anna"), Browser::registered(&server, "Bo"));
    let token = bot(&mut anna, "Robo");
    assert_eq!(server.get("/api/me", Some(&token)).good(), json!({"name": "Robo", "bot": true}));
    let bots = anna.get("/api/me/bots").good();
    assert_eq!((bots.as_array().map(Vec::len), &bots[0]["name"]), (Some(1), &json!("Robo")));
    assert!(!bots.to_string().contains(&token));
    anna.post("/api/me/bots", &json!({"name": "ROBO"})).no(409, "server/name_taken");
    anna.post("/api/me/bots", &json!({"name": "?"})).no(422, "server/problems");
    bot(&mut bo, "Robo");

    // It can play, but not manage the account.
    for path in ["/api/me/bots", "/api/me/logout", "/api/me/password", "/api/me/seats", "/api/me/guests"] {
        server.post(path, Some(&token), &json!({"name": "Other"})).no(403, "server/not_for_bots");
    }
    server.get("/api/me/bots", Some(&token)).no(403, "server/not_for_bots");
    anna.get("/api/bot/stream").no(403, "server/only_for_bots");
    server.get("/api/bot/stream", None).no(401, "server/not_logged_in");

    bo.delete("/api/me/bots/Robo%20").no(404, "server/no_such_bot");
    assert_eq!(bo.delete("/api/me/bots/robo").status, 204);
    server.get("/api/me", Some(&token)).good();
    assert_eq!(anna.delete("/api/me/bots/robo").status, 204);
    anna.delete("/api/me/bots/robo").no(404, "server/no_such_bot");
    server.get("/api/me", Some(&token)).no(401, "server/not_logged_in");
    assert_eq!(anna.get("/api/me/bots").good(), json!([]));
    (0..20).for_each(|number| drop(bot(&mut anna, &format!("Bot {number}"))));
    anna.post("/api/me/bots", &json!({"name": "One more"})).no(409, "server/too_many_bots");
}

#[test]
fn a_stream_has_the_requests_of_all_tables() {
    let server = Server::start();
    let mut anna = Browser::registered(&server, "Anna");
    let token = bot(&mut anna, "Robo");
    let wanted = json!({"game": "auction", "setup": {"seats": 2, "set": [["cards", "2"]]}, "seat": "A"});
    let tables: Vec<String> = (0..2)
        .map(|_| anna.post("/api/tables", &wanted).good()["table"].as_str().expect("a table").to_owned())
        .collect();
    let path = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    // It has a seat at one table, and takes one at the other while it listens. Its owner plays against it.
    let joined = server.post(&path(&tables[0], "join"), Some(&token), &json!({"seat": "B"})).good();
    assert_eq!(joined.get("token"), None, "its own token is good everywhere");
    let mut stream = Stream::new(&server, &token);
    let seated = stream.expect("seated", &tables[0]);
    assert_eq!((&seated["seat"], &seated["ready"]), (&json!("B"), &json!(false)));
    assert_eq!((&seated["info"]["game"]["id"], &seated["phase"]), (&json!("auction"), &json!("gathering")));
    server.post(&path(&tables[1], "join"), Some(&token), &json!({"seat": "B"})).good();
    stream.expect("seated", &tables[1]);
    let mine = server.get("/api/me/tables", Some(&token)).good();
    assert_eq!(mine.as_array().map(Vec::len), Some(2));

    let table = &tables[1];
    let ready = json!({"command": {"ready": {"ready": true}}});
    server.post(&path(table, "ask"), Some(&token), &ready).good();
    anna.post(&path(table, "ask"), &ready).good();
    stream.expect("started", table);
    for turn in 0..2 {
        let asked = stream.expect("asked", table);
        assert_eq!((&asked["seat"], &asked["game"]), (&json!("B"), &json!("auction")));
        assert_eq!((asked["actions"].as_array().map(Vec::len), &asked["complete"]), (Some(2 - turn), &json!(true)));
        assert_eq!(asked["view"]["game"]["seat"], "B", "it sees what the seat sees: {asked}");
        let act = json!({"command": {"act": {"action": asked["actions"][0], "on": asked["on"]}}});
        server.post(&path(table, "ask"), Some(&token), &act).good();
        let can = anna.get(&path(table, "actions")).good();
        let act = json!({"command": {"act": {"action": can["actions"][0], "on": can["on"]}}});
        anna.post(&path(table, "ask"), &act).good();
    }
    let finished = stream.expect("finished", table);
    assert!(finished["outcome"].is_object(), "{finished}");
    assert_eq!(finished["game_number"], 1);

    // After a reconnect, open requests are sent again.
    let mut again = Stream::new(&server, &token);
    let seated: Vec<_> = (0..2).map(|_| again.next().expect("a table")).collect();
    let phase = |table: &str| seated.iter().find(|one| one["table"] == table).expect("it sits there")["phase"].clone();
    assert_eq!((phase(&tables[0]), phase(&tables[1])), (json!("gathering"), json!("over")));

    server.post(&path(table, "ask"), Some(&token), &json!({"command": "leave_seat"})).good();
    again.expect("left", table);
    // Without its token it gets nothing more.
    anna.delete("/api/me/bots/Robo");
    assert_eq!(again.next(), None);
}

#[test]
fn word_finding_games_do_not_list_actions_for_bots() {
    let server = Server::start();
    let mut anna = Browser::registered(&server, "Anna");
    let token = bot(&mut anna, "Robo");
    let wanted = json!({"game": "keesdrow", "setup": {"seats": 1}, "seat": "A"});
    let made = server.post("/api/tables", Some(&token), &wanted).good();
    let table = made["table"].as_str().expect("a table");
    let ready = json!({"command": {"ready": {"ready": true}}});
    server.post(&format!("/api/tables/{table}/ask"), Some(&token), &ready).good();
    let mut stream = Stream::new(&server, &token);
    stream.expect("seated", table);
    stream.expect("started", table);
    let asked = stream.expect("asked", table);
    assert_eq!((&asked["actions"], &asked["complete"]), (&Value::Null, &json!(false)));
}

#[test]
fn a_bot_is_told_when_the_server_stops() {
    let server = Server::start();
    let mut anna = Browser::registered(&server, "Anna");
    let token = bot(&mut anna, "Robo");
    let table = table_against_the_house(&server);
    server.post(&format!("/api/tables/{table}/join"), Some(&token), &json!({"seat": "B"})).good();
    let mut stream = Stream::new(&server, &token);
    stream.expect("seated", &table);
    server.terminate();
    let farewell = stream.next().expect("a farewell");
    assert_eq!(farewell["type"], "going_away");
    assert!(farewell["retry_after"].as_u64().is_some_and(|wait| wait > 0));
    assert_eq!(stream.next(), None);
    assert!(server.wait().0.success());
}

#[test]
fn the_example_plays_a_whole_game_against_a_built_in_bot() {
    let server = Server::start();
    let token = bot(&mut Browser::registered(&server, "Anna"), "Robo");
    let table = table_against_the_house(&server);
    let out = Example::start(&server, &token, &table).wait();
    assert!(out.starts_with(&format!("{table}: {{")), "{out}");
    let record = server.get(&format!("/api/tables/{table}/games/1"), None).good();
    assert!(record.as_str().is_some_and(|record| record.contains("Robo")), "{record}");
}

#[test]
fn the_example_continues_after_a_power_cut() {
    let address = free_port();
    let flags = ["--listen", &address, "--bot-interval", "100", "--limits", "false"];
    let server = Server::with(&flags);
    let token = bot(&mut Browser::registered(&server, "Anna"), "Robo");
    let table = table_against_the_house(&server);
    let example = Example::start(&server, &token, &table);
    let mut spectator = Player::spectator(&server, &table);
    spectator.until(|view| view["asked"][0]["id"] == "w4");
    let server = Server::at(server.kill(), &flags);
    let out = example.wait();
    assert!(out.starts_with(&format!("{table}: {{")), "{out}");
    server.get(&format!("/api/tables/{table}/games/1"), None).good();
}
