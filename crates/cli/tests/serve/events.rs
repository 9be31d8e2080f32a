//! Parties and tournaments on the real server: a few people over HTTP and sockets, bots for the rest.

use crate::{
    browser::Browser,
    gathering::{Gathering, Screen, links, party_log, rounds, shown, text, tournament},
    server::Server,
};
use kee_event::{Log, party::Party};
use serde_json::{Value, json};

/// A party with short games, which end by the clock.
pub(crate) fn party(left_over: &str) -> Value {
    json!({
        "title": "Game night",
        "played": "here",
        "kind": {"party": {"game": "keyword", "left_over": left_over, "minutes": 10}},
        "setup": {"set": [["limit", "2"]]},
        "words": "everyday",
        "bot": "random",
    })
}

fn names(list: &Value) -> Vec<String> {
    list.as_array().expect("names").iter().map(text).collect()
}

#[test]
fn w9_a_party_of_eight_is_played_to_its_end() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let mut screen = Screen::new(&server, &party.event, None);
    let code = text(&screen.seen["code"]);
    let found = server.get(&format!("/api/codes/{}", code.to_uppercase()), None).good();
    assert_eq!((&found["event"], &found["link"]), (&json!(party.event), &json!(format!("/e/{}", party.event))));

    let anna = party.join(&server, &json!({"name": "Anna"}));
    let bo = party.join(&server, &json!({"name": "Bo"}));
    party.does(&server, "join Cem, Di, Eva, Fay, Gus");
    // A guest entered by the host joins.
    let cem = party.join(&server, &json!({"name": "cem"}));
    party.join_as(&server, Some(&server.guest()), &json!({"name": "Cem"})).no(409, "event/name_taken");
    party.join_as(&server, None, &json!({"name": "Hal"})).no(401, "server/no_token");
    party.join_as(&server, Some(&anna), &json!({"name": "Hal"})).no(409, "event/already_joined");

    let mut hers = Screen::new(&server, &party.event, Some(&anna));
    assert_eq!((&hers.you["name"], &hers.you["host"]), (&json!("Anna"), &json!(false)));
    party.seat(&server, Some(&anna)).no(409, "server/no_table_for_you");
    party.does(&server, "round");
    hers.until(|seen| rounds(seen).len() == 1);
    let tables = rounds(&hers.seen)[0]["tables"].as_array().expect("tables").clone();
    let laid: Vec<(usize, u64)> =
        tables.iter().map(|table| (names(&table["guests"]).len(), table["bots"].as_u64().expect("a number"))).collect();
    assert_eq!(laid, [(4, 0), (3, 1)], "seven guests, and a bot on the seat that is left over");
    let people = ["Anna", "Bo", "Cem"];
    for (table, link) in tables.iter().zip(links(&hers.seen)) {
        let sitting = Gathering::sitting(&server, &link);
        assert_eq!(sitting.len(), 4);
        for (guest, seat) in names(&table["guests"]).iter().zip(&sitting) {
            let expected = if people.contains(&guest.as_str()) { guest } else { "bot" };
            // A table of bots has one open seat until the round starts.
            assert!(seat == expected || (expected == "bot" && seat == "open"), "{guest}: {sitting:?}");
        }
    }
    let seat = party.seated(&server, &anna);
    assert!(links(&hers.seen).contains(&format!("/t/{}", seat.table)));
    let own = server.get(&format!("/api/tables/{}/actions", seat.table), Some(&seat.token));
    assert_ne!(own.status, 401, "the token is good at her table: {own:?}");

    party.does(&server, "start");
    screen.until_results(1);
    party.join(&server, &json!({"name": "Late"}));
    party.does(&server, "round");
    screen.until(|seen| rounds(seen).len() == 2);
    moved_on(&rounds(&screen.seen)[0], &rounds(&screen.seen)[1]);
    party.does(&server, "start");
    screen.until_results(2);
    party.ask(&server, Some(&cem), "finish").no(409, "event/forbidden");
    server.get(&format!("/api/events/{}/log", party.event), None).no(409, "server/not_over");
    party.does(&server, "finish");
    screen.until(|seen| shown(seen)["finished"] == true);
    assert!(shown(&screen.seen)["seed"].is_string() && !names(&shown(&screen.seen)["winners"]).is_empty());
    server.get(&format!("/api/codes/{code}"), None).no(404, "server/no_such_code");
    party.ask(&server, Some(&bo), "leave Bo").no(409, "event/finished");
    // Anyone can check every draw, and learns nothing of people's identities elsewhere.
    let log = server.get_from(&format!("{}/api/events/{}/log", server.url(), party.event));
    let read = Log::<Party>::read(&log).expect("a log");
    read.verify().expect("every draw follows from the announced seed");
    let stored = party_log(server.kill().path(), &party.event);
    assert_eq!(read.entries().len(), stored.entries().len());
    assert!(stored.state().people().iter().all(|person| !log.contains(&person.to_string())), "{log}");
}

/// W9.3: the best two of each table move to the next one; of players with equal scores, any may.
fn moved_on(before: &Value, after: &Value) {
    let tables = |round: &Value| round["tables"].as_array().expect("tables").clone();
    let (old, new) = (tables(before), tables(after));
    for (number, table) in old.iter().enumerate() {
        let scores: Vec<i64> = table["scores"].as_array().expect("scores").iter().filter_map(Value::as_i64).collect();
        let mut ranked = scores.clone();
        ranked.sort_unstable_by(|one, other| other.cmp(one));
        let next = names(&new[(number + 1) % new.len()]["guests"]);
        for (guest, score) in names(&table["guests"]).iter().zip(&scores) {
            let above = scores.iter().filter(|other| *other >= score).count();
            assert!(above > 2 || next.contains(guest), "{guest} with {score} of {ranked:?} moves on");
        }
    }
}

#[test]
fn z7_a_tournament_with_bots_in_teams_is_played() {
    let server = Server::start();
    let wanted = json!({
        "title": "Keezen night",
        "played": "here",
        "kind": {"tournament": {"rounds": 1, "minutes": 10, "points": "sheet"}},
        "setup": {"set": [["limit", "2"]]},
        "bot": "random",
    });
    let keezen = Gathering::open(&server, &wanted);
    let anna = keezen.join(&server, &json!({"name": "Anna", "team": "Lions", "partner": "Bo"}));
    let bo = keezen.join(&server, &json!({"name": "Bo", "team": "Lions"}));
    let cem = server.guest();
    keezen.join_as(&server, Some(&cem), &json!({"name": "Bo", "team": "Lions"})).no(409, "event/name_taken");
    keezen.join_as(&server, Some(&cem), &json!({"name": "Cem"})).no(400, "server/not_understood");
    keezen.join_as(&server, Some(&cem), &json!({"name": "Cem/Di", "team": "Lions"})).no(400, "server/not_understood");
    for team in ["Cats: Cem, Di", "Bees: Eva, Fay", "Ants: Gus, Hal"] {
        keezen.does(&server, &format!("team {team}"));
    }
    // The director plays too, with a bot as partner.
    let host = Some(keezen.host.as_str());
    keezen.join_as(&server, host, &json!({"name": "Ida", "team": "Elks", "partner": "Joop"})).good();
    let mut screen = Screen::new(&server, &keezen.event, host);
    assert_eq!((&screen.you["host"], &screen.you["team"]), (&json!(true), &json!("Elks")));
    keezen.does(&server, "draw");
    screen.until(|seen| rounds(seen).len() == 1);
    let round = rounds(&screen.seen)[0].clone();
    assert!(round["bye"].is_string(), "five teams: one has a bye");
    for (table, link) in round["tables"].as_array().expect("tables").iter().zip(links(&screen.seen)) {
        let sitting = Gathering::sitting(&server, &link);
        for (side, team) in names(&table["teams"]).iter().enumerate() {
            let expected = match team.as_str() {
                "Lions" => ["Anna", "Bo"],
                "Elks" => ["Ida", "bot"],
                _ => ["bot", "bot"],
            };
            // Partners sit opposite each other.
            let partners = [&sitting[side], &sitting[side + 2]];
            assert!(partners.iter().zip(expected).all(|(seat, name)| *seat == name || *seat == "open"), "{sitting:?}");
        }
    }
    let plays = |you: &Value| !you["spot"].is_null();
    for token in [&anna, &bo] {
        let looked = keezen.look(&server, Some(token));
        let seat = keezen.seat(&server, Some(token));
        if plays(&looked["you"]) { drop(seat.good()) } else { seat.no(409, "server/no_table_for_you") }
    }
    keezen.does(&server, "start");
    screen.until_results(1);
    keezen.does(&server, "finish");
    screen.until(|seen| shown(seen)["finished"] == true);
    for table in rounds(&screen.seen)[0]["tables"].as_array().expect("tables") {
        assert_eq!(table["source"], "played");
    }
    tournament(server.kill().path(), &keezen.event);
}

#[test]
fn results_from_real_boards_are_entered_and_corrected() {
    let server = Server::start();
    let wanted = json!({"title": "Club night", "played": "boards", "kind": {"party": {"game": "keebble", "manner": "round-robin", "size": 2, "minutes": 60}}});
    let club = Gathering::open(&server, &wanted);
    let anna = club.join(&server, &json!({"name": "Anna"}));
    club.does(&server, "join Bo, Cem, Di");
    club.does(&server, "round");
    club.seat(&server, Some(&anna)).no(409, "server/no_table_for_you");
    let looked = club.look(&server, Some(&anna));
    assert_eq!((&looked["seen"]["played"], &looked["seen"]["tables"]), (&json!("boards"), &json!([])));
    assert!(looked["you"]["spot"].is_string());
    club.ask(&server, Some(&anna), "result 1 30 20").no(409, "event/forbidden");
    club.does(&server, "result 1 30 20");
    club.ask(&server, Some(&club.host), "result 1 31 20").no(409, "event/has_result");
    club.does(&server, "correct 1.1 31 20");
    club.ask(&server, Some(&club.host), "round").no(409, "event/results_missing");
    club.does(&server, "result 2 8 9");
    club.does(&server, "finish");
    let table = &rounds(&club.look(&server, None)["seen"])[0]["tables"][0].clone();
    assert_eq!((&table["scores"], &table["corrections"]), (&json!([31, 20]), &json!(1)));
    party_log(server.kill().path(), &club.event);
}

#[test]
fn an_impossible_event_is_refused_with_all_its_problems() {
    let server = Server::start();
    let anna = server.guest();
    let wrong = |wanted: Value| server.post("/api/events", Some(&anna), &wanted).no(422, "server/problems");
    let event = |kind: Value| json!({"title": "Night", "played": "here", "kind": {"party": kind}});
    wrong(event(json!({"game": "keyword", "size": 5})));
    wrong(event(json!({"game": "chess"})));
    wrong(event(json!({"minutes": 0})));
    let with = |field: &str, value: Value| {
        let mut wanted = party("short");
        wanted[field] = value;
        wanted
    };
    wrong(with("bot", json!("hal-9000")));
    wrong(with("words", json!("klingon")));
    wrong(with("setup", json!({"preset": "nonsense"})));
    wrong(with("title", json!("")));
    server.post("/api/events", Some(&anna), &json!({"title": "x"})).no(400, "server/not_understood");
    server.post("/api/events", None, &party("short")).no(401, "server/no_token");
}

#[test]
fn a_round_with_impossible_tables_is_not_started() {
    let server = Server::start();
    let keezen = json!({
        "title": "Keezen", "played": "here", "kind": {"party": {"game": "keezen", "left_over": "bots"}},
        "setup": {"teams": 2},
    });
    let event = Gathering::open(&server, &keezen);
    event.does(&server, "join Anna, Bo, Cem, Di, Eva");
    event.ask(&server, Some(&event.host), "round short").no(409, "event/unplayable_round");
    assert!(rounds(&event.look(&server, None)["seen"]).is_empty(), "nothing has happened");
    event.does(&server, "round bots");
    assert_eq!(links(&event.look(&server, None)["seen"]).len(), 2);
}

#[test]
fn people_with_accounts_need_no_token_at_events() {
    let server = Server::start();
    let mut anna = Browser::registered(&server, "Anna");
    assert_eq!(anna.post("/api/guests", &json!({})).good(), json!({}), "she has an identity");
    let made = anna.post("/api/events", &party("bots")).good();
    let event = text(&made["event"]);
    anna.post(&format!("/api/events/{event}/join"), &json!({"name": "Anna"})).good();
    anna.post(&format!("/api/events/{event}/ask"), &json!({"command": "join Bo"})).good();
    anna.post(&format!("/api/events/{event}/ask"), &json!({"command": "round"})).good();
    let looked = anna.get(&format!("/api/events/{event}")).good();
    assert_eq!((&looked["you"]["host"], &looked["you"]["name"]), (&json!(true), &json!("Anna")));
    let seat = anna.post(&format!("/api/events/{event}/seat"), &json!({})).good();
    assert!(seat.get("token").is_none(), "{seat}");
    let tables = anna.get("/api/me/tables").good();
    assert_eq!(tables[0]["table"], seat["table"], "it is among her tables");
}

#[test]
fn a_guest_who_creates_an_account_stays_in_the_event() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let claim = json!({"token": party.join(&server, &json!({"name": "Anna"}))});
    party.does(&server, "join Bo");
    let path = format!("/api/events/{}", party.event);
    let mut anna = Browser::registered(&server, "Anna of Utrecht");
    assert_eq!(anna.get(&path).good()["you"]["name"], Value::Null, "the account is not this guest yet");
    for _ in 0..2 {
        assert_eq!(anna.post("/api/me/guests", &claim).status, 204, "twice is once");
    }
    assert_eq!(anna.get(&path).good()["you"]["name"], "Anna");
    party.does(&server, "round");
    let seat = anna.post(&format!("{path}/seat"), &json!({})).good();
    assert_eq!(anna.get("/api/me/tables").good()[0]["table"], seat["table"]);
    anna.post(&format!("{path}/ask"), &json!({"command": "leave Anna"})).good();
    // The host's account runs the event.
    let mut host = Browser::registered(&server, "Host");
    assert_eq!(host.post("/api/me/guests", &json!({"token": party.host})).status, 204);
    host.post(&format!("{path}/ask"), &json!({"command": "start"})).good();

    host.post("/api/me/guests", &claim).no(409, "server/claimed");
    host.post("/api/me/guests", &json!({"token": "x"})).no(401, "server/bad_token");
    Browser::new(&server).post("/api/me/guests", &claim).no(401, "server/not_logged_in");
}

#[test]
fn a_recovery_code_works_for_guests_of_events() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let anna = server.post("/api/guests", None, &json!({})).good();
    let (token, recovery) = (text(&anna["token"]), text(&anna["recovery"]));
    assert_eq!(server.post("/api/guests", Some(&token), &json!({})).good(), json!({}), "she stays who she is");
    party.join_as(&server, Some(&token), &json!({"name": "Anna"})).good();
    let back = server.post("/api/recover", None, &json!({"code": recovery})).good();
    assert!(back["table"].is_null());
    server.get(&format!("/api/events/{}", party.event), Some(&token)).no(401, "server/bad_token");
    server.post("/api/guests", Some(&token), &json!({})).no(401, "server/bad_token");
    assert_eq!(party.look(&server, Some(&text(&back["token"])))["you"]["name"], "Anna");
}

#[test]
fn everyone_is_told_when_the_server_stops_and_finds_the_event_again() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let anna = party.join(&server, &json!({"name": "Anna"}));
    let mut screen = Screen::new(&server, &party.event, Some(&anna));
    server.terminate();
    while screen.hear() {}
    let bye: Value = serde_json::from_str(screen.said.last().expect("a message")).expect("JSON");
    assert!(bye["bye"]["retry_after"].is_u64(), "{bye}");
    let (_, home) = server.wait();
    let server = Server::at(home, &[]);
    let again = Screen::new(&server, &party.event, Some(&anna));
    assert_eq!((&again.seen["number"], &again.you["name"]), (&screen.seen["number"], &json!("Anna")));
}

#[test]
fn two_servers_on_one_file_have_the_same_event() {
    let server = Server::start();
    let other = server.beside(&["--bot-interval", "0", "--limits", "false"]);
    let party = Gathering::open(&server, &party("bots"));
    let mut elsewhere = Screen::new(&other, &party.event, None);
    party.does(&server, "join Anna, Bo");
    elsewhere.until(|seen| shown(seen)["waiting"] == json!(["Anna", "Bo"]));
    // Both write, and neither overwrites the other.
    party.does(&other, "join Cem");
    party.does(&server, "join Di");
    elsewhere.until(|seen| shown(seen)["waiting"] == json!(["Anna", "Bo", "Cem", "Di"]));
    party.does(&other, "round");
    party.does(&server, "start");
    elsewhere.until_results(1);
}
