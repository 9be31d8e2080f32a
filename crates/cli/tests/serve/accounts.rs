//! Accounts with a name and a password, which nobody needs.

use crate::{
    browser::{Browser, PASSWORD},
    player::{Player, hello, read, text},
    server::{Joined, Server},
};
use kee_game::{Seat, Viewer};
use kee_wire::ToClient;
use serde_json::{Value, json};
use std::net::TcpStream;
use tungstenite::{ClientRequestBuilder, client, stream::MaybeTlsStream};

/// The tables of a person, as they see them.
fn tables(browser: &mut Browser<'_>) -> Vec<Value> {
    browser.get("/api/me/tables").good().as_array().expect("a list").clone()
}

#[test]
fn a_person_creates_an_account_signs_in_and_signs_out() {
    let server = Server::start();
    let mut anna = Browser::new(&server);
    anna.get("/api/me").no(401, "server/not_logged_in");
    let reply = anna.post("/api/accounts", &json!({"name": " Anna  of Utrecht", "password": PASSWORD}));
    let cookie = reply.cookie.clone().expect("a cookie");
    assert!(cookie.starts_with("kee_session="), "{cookie}");
    assert!(cookie.ends_with("; HttpOnly; SameSite=Strict; Path=/; Max-Age=2592000"), "{cookie}");
    assert_eq!(reply.status, 201);
    assert_eq!(reply.good(), json!({"name": "Anna of Utrecht"}));
    assert_eq!(anna.get("/api/me").good(), json!({"name": "Anna of Utrecht", "bot": false}));

    let kept = anna.cookie().expect("a session").to_owned();
    assert_eq!(anna.post("/api/logout", &json!({})).status, 204);
    assert_eq!(anna.cookie(), None, "the browser is told to forget it");
    // The session has ended, even for someone who kept the cookie.
    server.get_with("/api/me", None, &[("cookie", &kept)]).no(401, "server/not_logged_in");

    anna.log_in("ANNA OF UTRECHT", PASSWORD).good();
    assert_eq!(anna.get("/api/me").good()["name"], "Anna of Utrecht");
    // The same session as a token.
    let session = anna.cookie().and_then(|cookie| cookie.split_once('=')).expect("a session").1.to_owned();
    assert_eq!(server.get("/api/me", Some(&session)).good()["name"], "Anna of Utrecht");
}

#[test]
fn behind_a_proxy_with_tls_the_cookie_is_for_tls_only() {
    let server = Server::with(&["--behind-proxy"]);
    let account = |name: &str, headers: &[(&str, &str)]| {
        let reply = server.post_with("/api/accounts", None, headers, &json!({"name": name, "password": PASSWORD}));
        reply.cookie.expect("a cookie")
    };
    assert!(account("Anna", &[("x-forwarded-proto", "https")]).ends_with("; Secure"));
    assert!(!account("Bo", &[("x-forwarded-proto", "http")]).contains("Secure"));
    let open = Server::start();
    let body = json!({"name": "Anna", "password": PASSWORD});
    let reply = open.post_with("/api/accounts", None, &[("x-forwarded-proto", "https")], &body);
    assert!(!reply.cookie.expect("a cookie").contains("Secure"), "anyone can say so who is no proxy");
}

#[test]
fn a_wrong_password_and_an_unknown_name_get_the_same_answer() {
    let server = Server::start();
    Browser::registered(&server, "Anna");
    let mut other = Browser::new(&server);
    let wrong = other.log_in("Anna", "incorrect horse");
    let unknown = other.log_in("Bertha", PASSWORD);
    assert_eq!((wrong.status, &wrong.body), (unknown.status, &unknown.body));
    let no_name = other.log_in("!", PASSWORD);
    assert_eq!((wrong.status, &wrong.body), (no_name.status, &no_name.body));
    assert_eq!((wrong.cookie.as_ref(), unknown.cookie.as_ref()), (None, None));
    wrong.no(401, "server/wrong_login");
}

#[test]
fn a_name_can_be_taken_once_and_all_problems_are_reported_at_once() {
    let server = Server::start();
    Browser::registered(&server, "Ánna");
    let mut other = Browser::new(&server);
    let account = |name: &str, password: &str| json!({"name": name, "password": password});
    other.post("/api/accounts", &account("ánna", PASSWORD)).no(409, "server/name_taken");
    let reply = other.post("/api/accounts", &account("<b>", "short"));
    let about: Vec<_> = reply.body["problems"].as_array().expect("problems").iter().map(|one| &one["about"]).collect();
    assert_eq!(about, ["name", "password"], "{reply:?}");
    assert!(!reply.body.to_string().contains("short\""), "a password is not repeated: {reply:?}");
    reply.no(422, "server/problems");
    for password in ["too short", "Bertha the Great", &"x".repeat(201)] {
        other.post("/api/accounts", &account("Bertha the Great", password)).no(422, "server/problems");
    }
    assert_eq!(other.cookie(), None);
}

#[test]
fn a_signed_in_person_takes_a_seat_as_themselves() {
    let server = Server::start();
    let (mut anna, mut bo) = (Browser::registered(&server, "Anna"), Browser::registered(&server, "Bo"));
    let made = anna.post("/api/tables", &json!({"game": "auction", "setup": {"seats": 2}, "seat": "B"})).good();
    assert_eq!((made.get("token"), made.get("recovery")), (None, None), "the account proves it: {made}");
    let table = made["table"].as_str().expect("a table").to_owned();
    bo.post(&format!("/api/tables/{table}/join"), &json!({"name": "Bodo"})).good();
    let seats = server.get(&format!("/api/tables/{table}"), None).good()["view"]["seats"].clone();
    assert_eq!((&seats[0]["player"]["person"], &seats[1]["player"]["person"]), (&json!("Bodo"), &json!("Anna")));
    for browser in [&mut anna, &mut bo] {
        browser.post(&format!("/api/tables/{table}/ask"), &json!({"command": {"ready": {"ready": true}}})).good();
    }
    assert_eq!(anna.get(&format!("/api/tables/{table}/actions")).good()["complete"], true);
    // Signed out, she is a stranger.
    anna.post("/api/logout", &json!({}));
    anna.get(&format!("/api/tables/{table}/actions")).no(401, "server/no_token");
    let nameless = json!({"seat": "A"});
    let other = server.make("auction", json!({"seats": 2}), json!({}));
    server.post(&format!("/api/tables/{}/join", other.table), None, &nameless).no(409, "table/bad_name");
}

#[test]
fn my_tables_are_listed_with_those_waiting_for_me_first() {
    let server = Server::start();
    let (mut anna, mut bo) = (Browser::registered(&server, "Anna"), Browser::registered(&server, "Bo"));
    let clock = json!({"clock": {"days": {"hours": 24, "bank": 0}}});
    let wanted = json!({"game": "auction", "setup": {"seats": 2}, "house": clock, "seat": "A"});
    let ids: Vec<String> = (0..3)
        .map(|_| anna.post("/api/tables", &wanted).good()["table"].as_str().expect("a table").to_owned())
        .collect();
    bo.post("/api/tables", &wanted).good();
    let ready = json!({"command": {"ready": {"ready": true}}});
    for table in &ids[1..] {
        bo.post(&format!("/api/tables/{table}/join"), &json!({"seat": "B"})).good();
        bo.post(&format!("/api/tables/{table}/ask"), &ready).good();
        anna.post(&format!("/api/tables/{table}/ask"), &ready).good();
    }
    // At the second table she has bid, and it waits for Bo.
    let can = anna.get(&format!("/api/tables/{}/actions", ids[1])).good();
    let act = json!({"command": {"act": {"action": can["actions"][0], "on": can["on"]}}});
    anna.post(&format!("/api/tables/{}/ask", ids[1]), &act).good();

    let hers = tables(&mut anna);
    let order: Vec<_> = hers.iter().map(|table| table["table"].as_str().expect("a table")).collect();
    assert_eq!(order, [&ids[2], &ids[1], &ids[0]], "and not the one where only Bo sits");
    assert_eq!(hers[0]["waits"], true);
    assert_eq!((&hers[0]["link"], &hers[0]["game"]), (&json!(format!("/t/{}", ids[2])), &json!("auction")));
    assert_eq!((&hers[0]["turn"], &hers[0]["others"]), (&json!(["Anna", "Bo"]), &json!(["Bo"])));
    assert!(hers[0]["deadline"].is_u64(), "{}", hers[0]);
    assert_eq!((&hers[1]["waits"], &hers[1]["turn"]), (&json!(false), &json!(["Bo"])));
    assert_eq!((&hers[2]["phase"], &hers[2]["others"]), (&json!("gathering"), &json!([])));
    let his = tables(&mut bo);
    assert_eq!((his.len(), &his[0]["waits"], &his[0]["you"]), (3, &json!(true), &json!("B")));
    server.get("/api/me/tables", None).no(401, "server/not_logged_in");
}

#[test]
fn other_sessions_end_on_a_new_password_and_on_signing_out_everywhere() {
    let server = Server::start();
    let mut here = Browser::registered(&server, "Anna");
    let mut elsewhere = Browser::new(&server);
    elsewhere.log_in("Anna", PASSWORD).good();
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    here.post("/api/me/password", &change("incorrect horse", "another password")).no(401, "server/wrong_login");
    here.post("/api/me/password", &change(PASSWORD, "short")).no(422, "server/problems");
    elsewhere.get("/api/me").good();
    here.post("/api/me/password", &change(PASSWORD, "another password")).good();
    here.get("/api/me").good();
    elsewhere.get("/api/me").no(401, "server/not_logged_in");
    elsewhere.log_in("Anna", PASSWORD).no(401, "server/wrong_login");
    elsewhere.log_in("Anna", "another password").good();

    assert_eq!(elsewhere.post("/api/me/logout", &json!({})).status, 204);
    elsewhere.get("/api/me").no(401, "server/not_logged_in");
    here.get("/api/me").no(401, "server/not_logged_in");
    here.post("/api/me/logout", &json!({})).no(401, "server/not_logged_in");
}

#[test]
fn a_deleted_account_leaves_its_seats_and_ends_its_sessions() {
    let server = Server::start();
    let guest = server.make("auction", json!({"seats": 2}), json!({}));
    let (mut here, mut elsewhere) = (Browser::registered(&server, "Anna"), Browser::new(&server));
    elsewhere.log_in("Anna", PASSWORD).good();
    here.post("/api/me/seats", &json!({"token": guest.token})).good();
    let made = here.post("/api/tables", &json!({"game": "auction", "setup": {"seats": 2}, "seat": "A"})).good();
    let robo = here.post("/api/me/bots", &json!({"name": "Robo"})).good();

    here.post("/api/me/delete", &json!({"password": "incorrect horse"})).no(401, "server/wrong_login");
    let robo = robo["token"].as_str().expect("a token");
    server.post("/api/me/delete", Some(robo), &json!({"password": PASSWORD})).no(403, "server/not_for_bots");
    assert_eq!(here.post("/api/me/delete", &json!({"password": PASSWORD})).status, 204);
    assert_eq!(here.cookie(), None, "the browser is told to forget the session");
    elsewhere.get("/api/me").no(401, "server/not_logged_in");
    server.get("/api/me", Some(robo)).no(401, "server/not_logged_in");
    elsewhere.log_in("Anna", PASSWORD).no(401, "server/wrong_login");

    let seats = server.get(&format!("/api/tables/{}", made["table"].as_str().expect("a table")), None).good();
    assert_eq!(seats["view"]["seats"][0]["player"]["person"], "Anna", "the others still play with her");
    server.ask(&guest, json!({"ready": {"ready": true}})).good();
    // The name is free for someone new, who finds nothing of hers.
    let mut new = Browser::registered(&server, "Anna");
    assert_eq!(tables(&mut new).len(), 0);
    new.post("/api/me/seats", &json!({"token": guest.token})).good();
}

#[test]
fn another_site_cannot_use_the_cookie() {
    let server = Server::start();
    let mut anna = Browser::registered(&server, "Anna");
    let cookie = anna.cookie().expect("a session").to_owned();
    let evil = [("cookie", cookie.as_str()), ("origin", "https://evil.example")];
    let of_me = ["/api/me/logout", "/api/me/password", "/api/me/delete", "/api/me/seats", "/api/me/guests"];
    for path in of_me.into_iter().chain(["/api/logout", "/api/tables", "/api/login"]) {
        server.post_with(path, None, &evil, &json!({})).no(403, "server/other_origin");
    }
    anna.get("/api/me").good();
    assert_eq!(tables(&mut anna), Vec::<Value>::new());
}

#[test]
fn a_guest_who_creates_an_account_keeps_the_seat() {
    let server = Server::start();
    let guest = server.make("auction", json!({"seats": 2}), json!({}));
    let mut anna = Browser::registered(&server, "Anna");
    assert_eq!(tables(&mut anna).len(), 0);
    let claim = json!({"token": guest.token});
    assert_eq!(anna.post("/api/me/seats", &claim).good()["table"], guest.table);
    assert_eq!(tables(&mut anna)[0]["you"], "A");
    anna.post("/api/me/seats", &claim).good();
    assert_eq!(tables(&mut anna).len(), 1, "twice is once");
    // With the cookie she has the seat; the token in the other browser still works.
    anna.post(&format!("/api/tables/{}/ask", guest.table), &json!({"command": {"ready": {"ready": true}}})).good();
    server.ask(&guest, json!({"ready": {"ready": false}})).good();

    let mut bo = Browser::registered(&server, "Bo");
    bo.post("/api/me/seats", &claim).no(409, "server/claimed");
    assert_eq!(tables(&mut bo).len(), 0);
    Browser::new(&server).post("/api/me/seats", &claim).no(401, "server/not_logged_in");
}

#[test]
fn over_a_socket_the_cookie_signs_in_our_own_pages() {
    let server = Server::start();
    let mut anna = Browser::registered(&server, "Anna");
    let made = anna.post("/api/tables", &json!({"game": "auction", "setup": {"seats": 2}, "seat": "B"})).good();
    let table = made["table"].as_str().expect("a table");
    let cookie = anna.cookie().expect("a session").to_owned();
    let open = |origin: &str| {
        let stream = TcpStream::connect(server.host()).expect("a connection");
        let request = ClientRequestBuilder::new(server.socket_uri(table));
        client(
            request.with_header("Cookie", cookie.as_str()).with_header("Origin", origin),
            MaybeTlsStream::Plain(stream),
        )
        .ok()
    };
    assert!(open("https://evil.example").is_none(), "another site gets no socket");
    let (mut socket, _) = open(server.url()).expect("a socket");
    socket.send(text(&hello(None, None))).expect("sent");
    let Some(ToClient::Welcome(welcome)) = read(&mut socket) else { panic!("a welcome") };
    assert_eq!(welcome.you.viewer, Viewer::Seat(Seat::new(1)));
    assert!(welcome.you.host);
}

#[test]
fn a_recovery_code_claims_the_seat_once() {
    let server = Server::start();
    let guest = server.make("auction", json!({"seats": 2}), json!({}));
    let mut anna = Browser::registered(&server, "Anna");
    let code = json!({"code": guest.recovery.to_uppercase()});
    for wrong in [json!({"code": guest.token}), json!({"token": guest.recovery}), json!({"token": "x"})] {
        anna.post("/api/me/seats", &wrong).no(401, "server/bad_token");
    }
    for wrong in [json!({}), json!({"code": guest.recovery, "token": guest.token})] {
        anna.post("/api/me/seats", &wrong).no(400, "server/not_understood");
    }
    let mut lost = Player::new(&server, &guest);
    anna.post("/api/me/seats", &code).good();
    while let Some(said) = lost.next() {
        assert!(!matches!(said, ToClient::Step(_)), "expected no step: {said:?}");
    }
    assert_eq!(tables(&mut anna)[0]["table"], guest.table);
    // As with any use of the code, it is used up, and the lost browser's token no longer works.
    anna.post("/api/me/seats", &code).no(401, "server/bad_token");
    server.post("/api/recover", None, &code).no(401, "server/bad_token");
    server.ask(&guest, json!({"ready": {"ready": true}})).no(401, "server/bad_token");
    anna.post(&format!("/api/tables/{}/ask", guest.table), &json!({"command": {"ready": {"ready": true}}})).good();
}

#[test]
fn attempts_at_passwords_are_limited() {
    let server = Server::with(&[]);
    Browser::registered(&server, "Anna");
    let tries = std::iter::repeat_with(|| Browser::new(&server).log_in("anna", "incorrect horse"));
    let replies: Vec<_> = tries.take(25).collect();
    assert!(replies[..5].iter().all(|reply| reply.status == 401), "{replies:?}");
    let held_back = replies.into_iter().find(|reply| reply.status == 429).expect("too many for one name");
    assert!(held_back.retry_after.is_some_and(|seconds| seconds > 0));
    held_back.no(429, "server/slow_down");

    // Other names can be tried, but not many from one address, which has one limit for all secrets.
    let server = Server::with(&[]);
    let other_name = || Browser::new(&server).log_in("nobody", "incorrect horse").status;
    assert_eq!(other_name(), 401);
    let code = || server.post("/api/recover", None, &json!({"code": "abcde"})).status;
    let held_back = std::iter::repeat_with(|| (0..40).any(|_| code() == 429) && other_name() == 429);
    assert!(held_back.take(5).any(|held_back| held_back), "too many from one address");
}

#[test]
fn a_flood_of_sign_ins_does_not_slow_the_server() {
    let server = Server::start();
    std::thread::scope(|scope| {
        let tries: Vec<_> = (0..24)
            .map(|number| {
                let server = &server;
                scope.spawn(move || Browser::new(server).log_in(&format!("nobody {number}"), "incorrect horse").status)
            })
            .collect();
        // Players do not notice.
        let anna = server.make("auction", json!({"seats": 2}), json!({}));
        server.ask(&anna, json!({"ready": {"ready": true}})).good();
        for one in tries {
            assert_eq!(one.join().expect("an answer"), 401);
        }
    });
}

#[test]
fn neither_passwords_nor_sessions_are_logged_or_stored() {
    let server = Server::with(&["--log", "debug", "--limits", "false"]);
    let mut anna = Browser::registered(&server, "Anna");
    anna.log_in("Anna", "incorrect horse").no(401, "server/wrong_login");
    let session = anna.cookie().and_then(|cookie| cookie.split_once('=')).expect("a session").1.to_owned();
    let guest: Joined = server.make("auction", json!({"seats": 2}), json!({}));
    anna.post("/api/me/seats", &json!({"token": guest.token})).good();
    let log = server.log();
    let home = server.kill();
    let files = std::fs::read_dir(home.path()).expect("a folder").map(|file| file.expect("a file").path());
    let stored: Vec<u8> = files.flat_map(|file| std::fs::read(file).expect("a file")).collect();
    let holds = |text: &str| stored.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Anna") && holds("$argon2id$"), "this is where it is stored");
    for secret in [PASSWORD, "incorrect horse", &session, &guest.token] {
        assert!(!log.contains(secret) && !holds(secret), "{secret}");
    }
}
