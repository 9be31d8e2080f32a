//! What nobody may do at an event, and what nobody may know.

use crate::{
    events::party,
    gathering::{Gathering, Screen, shown, text},
    player::Player,
    server::{Joined, Server},
};
use kee_wire::Wish;
use serde_json::{Value, json};

#[test]
fn who_has_no_key_or_a_wrong_one_is_turned_away() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let anna = party.join(&server, &json!({"name": "Anna"}));
    let bo = party.join(&server, &json!({"name": "Bo"}));
    party.ask(&server, None, "lay").no(401, "server/no_token");
    party.ask(&server, Some("nonsense"), "lay").no(401, "server/bad_token");
    party.seat(&server, None).no(401, "server/no_token");
    for (wish, code) in
        [("lay", "event/forbidden"), ("leave Bo", "event/forbidden"), ("join Cem, Di", "event/forbidden")]
    {
        party.ask(&server, Some(&anna), wish).no(409, code);
    }
    party.ask(&server, Some(&bo), "leave Bo").good();
    party.ask(&server, Some(&anna), "dance").no(400, "server/not_understood");
    // A key of another kind, and a link that is none.
    let table = server.make("auction", json!({"seats": 2}), json!({}));
    party.ask(&server, Some(&table.token), "lay").no(401, "server/bad_token");
    server.get(&format!("/api/tables/{}/actions", table.table), Some(&anna)).no(401, "server/bad_token");
    for wrong in ["0000000000000000", "x", "0000000000000000000"] {
        server.get(&format!("/api/events/{wrong}"), None).no(404, "server/no_such_event");
    }
    server.get("/api/codes/zzzzzz", None).no(404, "server/no_such_code");
}

#[test]
fn another_site_cannot_use_a_guests_rights() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let evil = [("origin", "https://evil.example")];
    for (what, body) in [("/join", json!({"name": "Eve"})), ("/ask", json!({"wish": "lay"})), ("/seat", json!({}))] {
        let path = format!("/api/events/{}{what}", party.event);
        server.post_with(&path, Some(&party.host), &evil, &body).no(403, "server/other_origin");
    }
    let upgrade = [
        ("origin", "https://evil.example"),
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = format!("/api/events/{}/socket", party.event);
    server.get_with(&path, None, &upgrade).no(403, "server/other_origin");
}

/// A player who can be told what to play: the test server lists it.
fn first_word(server: &Server, who: &Joined) -> Option<(String, String)> {
    let (_, actions) = server.actions(who);
    let plays = |action: &String| {
        let (_, word) = action.split_once(' ')?;
        let plain = word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_uppercase());
        plain.then(|| (action.clone(), word.to_owned()))
    };
    actions.iter().find_map(plays)
}

#[test]
fn w7_a_secret_word_is_told_to_nobody_before_it_is_spelled() {
    let server = Server::with(&["--bot-beat", "0", "--limits", "false", "--load-tests"]);
    let mut wanted = party("short");
    wanted["setup"] = json!({});
    let party = Gathering::open(&server, &wanted);
    let guests = ["Anna", "Bo"].map(|name| party.join(&server, &json!({"name": name})));
    let mut screen = Screen::new(&server, &party.event, None);
    let mut host = Screen::new(&server, &party.event, Some(&party.host));
    party.does(&server, "lay");
    party.does(&server, "start");
    let seats = guests.each_ref().map(|token| party.seated(&server, token));
    let mut players = seats.each_ref().map(|seat| Player::new(&server, seat));
    for player in &mut players {
        player.until(|view| {
            view["phase"] == "playing" && view["asked"].as_array().is_some_and(|asked| !asked.is_empty())
        });
    }
    // Whoever is asked and can play a word.
    let (turn, (action, word)) = (0..2)
        .find_map(|seat| Some((seat, first_word(&server, &seats[seat])?)))
        .expect("somebody can begin with a word");
    party.does(&server, &format!("prize party secret {word}"));
    party.does(&server, "prize tables secret XYZZY");
    screen.until(|seen| shown(seen)["prizes"].as_array().is_some_and(|prizes| prizes.len() == 2));
    host.until(|seen| shown(seen)["prizes"].as_array().is_some_and(|prizes| prizes.len() == 2));
    let hidden = |screen: &Screen, word: &str| !screen.said.iter().any(|said| said.contains(&format!("\"{word}\"")));
    assert!(hidden(&screen, &word) && hidden(&host, &word), "the word is still a secret");
    assert!(!party.look(&server, Some(&guests[0])).to_string().contains(&format!("\"{word}\"")));
    // A guest cannot try words.
    party.ask(&server, Some(&guests[0]), &format!("spelled {word} Anna")).no(409, "event/forbidden");
    players[turn].done(Wish::Act { action, on: None });
    screen.until(|seen| shown(seen)["prizes"][0]["word"] == word.as_str());
    assert_eq!(shown(&screen.seen)["prizes"][0]["won"][0][1], ["Anna", "Bo"][turn]);
    assert!(hidden(&screen, "XYZZY") && hidden(&host, "XYZZY"));
}

#[test]
fn the_host_of_an_event_sees_no_hands_and_no_seed() {
    let server = Server::start();
    let mut wanted = party("bots");
    wanted["setup"] = json!({});
    let party = Gathering::open(&server, &wanted);
    let anna = party.join(&server, &json!({"name": "Anna"}));
    party.does(&server, "join Bo, Cem, Di");
    party.does(&server, "lay");
    party.does(&server, "start");
    let seat = party.seated(&server, &anna);
    let mut player = Player::new(&server, &seat);
    player.until(|view| view["phase"] == "playing");
    player.until(|view| view["game"]["rack"].as_str().is_some_and(|rack| !rack.is_empty()));
    let rack = text(&player.view["game"]["rack"]);
    // To the table the host of the event is a stranger: their key opens nothing there, and without it they watch.
    server.get(&format!("/api/tables/{}/actions", seat.table), Some(&party.host)).no(401, "server/bad_token");
    let watcher = Player::watcher(&server, &seat.table);
    let watched = &watcher.view["game"];
    assert!(watched["rack"] == "" && watched["racks"].is_null(), "a watcher sees no racks: {watched}");
    // Nor can a guest change the table.
    let close: Wish = serde_json::from_value(json!({"host": "close"})).expect("a wish");
    assert_eq!(player.refused(close), "table/not_host");
    let looked = party.look(&server, Some(&party.host));
    assert!(shown(&looked["seen"])["seed"].is_null());
    for private in [&anna, &party.host, &seat.token, &format!("\"{rack}\"")] {
        assert!(!looked.to_string().contains(private.as_str()));
    }
}

#[test]
fn what_is_no_hello_closes_the_connection_with_a_reason() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let said = |message: &Value| {
        let mut socket = crate::player::open_at(&server, server.event_socket_uri(&party.event));
        socket.send(tungstenite::Message::text(message.to_string())).expect("sent");
        let answer = socket.read().expect("an answer").into_text().expect("a text");
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        text(&answer["error"]["code"])
    };
    assert_eq!(said(&json!({"goodbye": {}})), "wire/not_understood");
    assert_eq!(said(&json!({"hello": {"token": "nonsense"}})), "server/bad_token");
}
