//! Things that people may not do or see at an event.

use crate::{
    events::party,
    gathering::{Gathering, Screen, links, shown, text},
    player::Player,
    server::{Joined, Server},
};
use kee_wire::TableCommand;
use serde_json::{Value, json};

#[test]
fn a_missing_or_wrong_token_is_refused() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let anna = party.join(&server, &json!({"name": "Anna"}));
    let bo = party.join(&server, &json!({"name": "Bo"}));
    party.ask(&server, None, "round").no(401, "server/no_token");
    party.ask(&server, Some("nonsense"), "round").no(401, "server/bad_token");
    party.seat(&server, None).no(401, "server/no_token");
    for (command, code) in
        [("round", "event/forbidden"), ("leave Bo", "event/forbidden"), ("join Cem, Di", "event/forbidden")]
    {
        party.ask(&server, Some(&anna), command).no(409, code);
    }
    party.ask(&server, Some(&bo), "leave Bo").good();
    party.ask(&server, Some(&anna), "dance").no(400, "server/not_understood");
    // A token of another kind, and an unknown link.
    let table = server.make("auction", json!({"seats": 2}), json!({}));
    party.ask(&server, Some(&table.token), "round").no(401, "server/bad_token");
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
    for (what, body) in [("/join", json!({"name": "Eve"})), ("/ask", json!({"command": "round"})), ("/seat", json!({}))]
    {
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

/// A player who can be told what to play, since the test server lists actions.
fn first_word(server: &Server, who: &Joined) -> Option<(String, String)> {
    let (_, actions) = server.actions(who);
    let plays = |action: &String| {
        let (_, word) = action.split_once(' ')?;
        let plain = word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_uppercase());
        plain.then(|| (action.clone(), word.to_owned()))
    };
    actions.iter().find_map(plays)
}

const QUICK: [&str; 5] = ["--bot-interval", "0", "--limits", "false", "--load-tests"];

/// A party of two, at the moment when one of them can spell a word.
struct Spelling {
    party: Gathering,
    guests: [String; 2],
    seats: [Joined; 2],
    players: [Player; 2],
    turn: usize,
    action: String,
    word: String,
}

impl Spelling {
    /// About one rack in two hundred spells nothing; then another party is opened.
    fn new(server: &Server) -> Self {
        loop {
            if let Some(spelling) = Self::try_new(server) {
                return spelling;
            }
        }
    }

    fn try_new(server: &Server) -> Option<Self> {
        let mut wanted = party("short");
        // With a referee, a word stands at once.
        wanted["setup"] = json!({"preset": "regular"});
        let party = Gathering::open(server, &wanted);
        let guests = ["Anna", "Bo"].map(|name| party.join(server, &json!({"name": name})));
        party.does(server, "round");
        party.does(server, "start");
        let seats = guests.each_ref().map(|token| party.seated(server, token));
        let mut players = seats.each_ref().map(|seat| Player::new(server, seat));
        for player in &mut players {
            player.until(|view| {
                view["phase"] == "playing" && view["asked"].as_array().is_some_and(|asked| !asked.is_empty())
            });
        }
        let (turn, (action, word)) = (0..2).find_map(|seat| Some((seat, first_word(server, &seats[seat])?)))?;
        Some(Self { party, guests, seats, players, turn, action, word })
    }

    fn spell(&mut self) {
        self.players[self.turn].done(TableCommand::Act { action: self.action.clone(), on: None });
    }
}

#[test]
fn w7_a_secret_word_is_revealed_only_when_it_is_spelled() {
    let server = Server::with(&QUICK);
    let mut spelling = Spelling::new(&server);
    let Spelling { party, word, .. } = &spelling;
    let mut screen = Screen::new(&server, &party.event, None);
    let mut host = Screen::new(&server, &party.event, Some(&party.host));
    party.does(&server, &format!("prize party secret {word}"));
    party.does(&server, "prize tables secret ZEBRA");
    // W7.2: it is a word, and can be played.
    party.ask(&server, Some(&party.host), "prize party XQZZK").no(409, "event/unplayable_prize");
    screen.until(|seen| shown(seen)["prizes"].as_array().is_some_and(|prizes| prizes.len() == 2));
    host.until(|seen| shown(seen)["prizes"].as_array().is_some_and(|prizes| prizes.len() == 2));
    let hidden = |screen: &Screen, word: &str| !screen.said.iter().any(|said| said.contains(&format!("\"{word}\"")));
    assert!(hidden(&screen, word) && hidden(&host, word), "the word is still a secret");
    assert!(!party.look(&server, Some(&spelling.guests[0])).to_string().contains(&format!("\"{word}\"")));
    // A guest cannot try words.
    let tried = format!("spelled {word} Anna");
    party.ask(&server, Some(&spelling.guests[0]), &tried).no(409, "event/forbidden");
    spelling.spell();
    screen.until(|seen| shown(seen)["prizes"][0]["word"] == spelling.word.as_str());
    assert_eq!(shown(&screen.seen)["prizes"][0]["won"][0][1], ["Anna", "Bo"][spelling.turn]);
    assert!(hidden(&screen, "ZEBRA") && hidden(&host, "ZEBRA"));
}

#[test]
fn w7_a_word_wins_even_if_the_power_fails_as_it_is_spelled() {
    let server = Server::with(&QUICK);
    let mut spelling = Spelling::new(&server);
    spelling.party.does(&server, &format!("prize party {}", spelling.word));
    spelling.spell();
    let Spelling { party, seats, turn, .. } = spelling;
    let server = Server::at(server.kill(), &QUICK);
    // Nobody finds another word, and the game is over.
    let mut screen = Screen::new(&server, &party.event, None);
    for seat in [1 - turn, turn].into_iter().cycle() {
        let (_, actions) = server.actions(&seats[seat]);
        if actions.is_empty() {
            break;
        }
        server.ask(&seats[seat], json!({"act": {"action": "pass"}})).good();
    }
    screen.until_results(1);
    assert_eq!(shown(&screen.seen)["prizes"][0]["won"][0][1], ["Anna", "Bo"][turn]);
}

#[test]
fn t1_8_nobody_at_an_event_table_can_do_what_only_the_host_may() {
    let server = Server::with(&QUICK);
    let mut wanted = party("bots");
    wanted["setup"] = json!({});
    let party = Gathering::open(&server, &wanted);
    let anna = party.join(&server, &json!({"name": "Anna"}));
    party.does(&server, "join Bo, Cem, Di, Eva, Fay");
    party.does(&server, "round");
    let seat = party.seated(&server, &anna);
    let looked = party.look(&server, None);
    for command in [json!({"ready": {"ready": true}}), json!("leave_seat")] {
        server.ask(&seat, command).no(409, "table/led");
    }
    // A stranger cannot take the seat of a guest who was only entered by name.
    for link in links(&looked["seen"]) {
        let join = format!("/api{}/join", link.replace("/t/", "/tables/"));
        server.post(&join, None, &json!({"name": "Eve"})).no(409, "table/led");
    }
    party.does(&server, "start");
    for what in ["pause", "end"] {
        server.ask(&seat, json!({"propose": {"what": what}})).no(409, "table/led");
    }
    let led = json!({"game": "auction", "house": {"led": true}});
    server.post("/api/tables", None, &led).no(422, "server/problems");
}

#[test]
fn the_host_of_an_event_sees_no_hands_and_no_seed() {
    let server = Server::start();
    let mut wanted = party("bots");
    wanted["setup"] = json!({});
    let party = Gathering::open(&server, &wanted);
    let anna = party.join(&server, &json!({"name": "Anna"}));
    party.does(&server, "join Bo, Cem, Di");
    party.does(&server, "round");
    party.does(&server, "start");
    let seat = party.seated(&server, &anna);
    let mut player = Player::new(&server, &seat);
    player.until(|view| view["phase"] == "playing");
    player.until(|view| view["game"]["rack"].as_str().is_some_and(|rack| !rack.is_empty()));
    let rack = text(&player.view["game"]["rack"]);
    // At the table the host of the event is a stranger: their token is refused, and without it they watch.
    server.get(&format!("/api/tables/{}/actions", seat.table), Some(&party.host)).no(401, "server/bad_token");
    let spectator = Player::spectator(&server, &seat.table);
    let watched = &spectator.view["game"];
    assert!(watched["rack"] == "" && watched["racks"].is_null(), "a spectator sees no racks: {watched}");
    // Nor can a guest change the table.
    let close: TableCommand = serde_json::from_value(json!({"host": "close"})).expect("a command");
    assert_eq!(player.refused(close), "table/not_host");
    let looked = party.look(&server, Some(&party.host));
    assert!(shown(&looked["seen"])["seed"].is_null());
    for private in [&anna, &party.host, &seat.token, &format!("\"{rack}\"")] {
        assert!(!looked.to_string().contains(private.as_str()));
    }
}

#[test]
fn a_first_message_other_than_hello_closes_the_connection_with_a_reason() {
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
