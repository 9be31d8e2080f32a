//! A large party and a large tournament on one server. Times are printed, not asserted: see bench/README.md.

use crate::{
    gathering::{Gathering, Screen, rounds},
    server::Server,
};
use serde_json::json;
use std::{thread, time::Instant};

const GUESTS: usize = 400;
const TEAMS: usize = 256;

/// The server's memory in MB.
fn memory(server: &Server) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.pid())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() / 1024
}

#[test]
fn w9_a_party_of_400_gets_its_tables_and_everyone_is_told() {
    // They all share one address, as in a hall, with the default limits.
    let server = Server::with(&["--bot-interval", "0"]);
    let wanted = json!({"title": "The great party", "played": "here", "kind": {"party": {"left_over": "bots"}}, "bot": "random"});
    let party = Gathering::open(&server, &wanted);
    let began = Instant::now();
    let guests: Vec<String> =
        (0..GUESTS).map(|number| party.join(&server, &json!({"name": format!("Guest {number}")}))).collect();
    println!("{GUESTS} guests have joined one after the other in {:?}", began.elapsed());
    let before = memory(&server);
    let mut screens: Vec<Screen> = guests.iter().map(|token| Screen::new(&server, &party.event, Some(token))).collect();
    println!("{GUESTS} sockets: {before} MB before, {} MB with them", memory(&server));
    let laying = Instant::now();
    thread::scope(|scope| {
        let told: Vec<_> = screens
            .chunks_mut(GUESTS / 8)
            .map(|some| {
                scope.spawn(move || {
                    // Messages are parsed later, since that takes the test longer than the server.
                    let hear =
                        |screen: &mut Screen| [screen.next(), screen.next()].map(|said| said.expect("a message"));
                    let said: Vec<_> = some.iter_mut().map(hear).collect();
                    let told = laying.elapsed();
                    for (screen, said) in some.iter_mut().zip(said) {
                        said.into_iter().for_each(|said| screen.understand(said));
                        assert_eq!((rounds(&screen.seen).len(), screen.you["spot"].is_string()), (1, true));
                    }
                    told
                })
            })
            .collect();
        party.does(&server, "round");
        println!("the host is answered after {:?}", laying.elapsed());
        let last = told.into_iter().map(|thread| thread.join().expect("they are told")).max();
        println!("everyone has their table after {:?}; {} MB", last.unwrap_or_default(), memory(&server));
    });
    let seen = &screens[0].seen;
    assert_eq!(rounds(seen)[0]["tables"].as_array().map(Vec::len), Some(GUESTS / 4));
    println!("each message has {} KB", seen.to_string().len() / 1024);
    let seat = party.seated(&server, &guests[GUESTS - 1]);
    assert_eq!(Gathering::sitting(&server, &seat.table).len(), 4);
}

#[test]
fn z7_256_teams_are_drawn() {
    let server = Server::start();
    let wanted = json!({"title": "The great tournament", "played": "boards", "kind": {"tournament": {}}});
    let keezen = Gathering::open(&server, &wanted);
    for number in 0..TEAMS {
        keezen.does(&server, &format!("team Team {number}: Player {number} a, Player {number} b"));
    }
    let mut screen = Screen::new(&server, &keezen.event, None);
    for round in 1..=3 {
        let began = Instant::now();
        keezen.does(&server, "draw");
        screen.until(|seen| rounds(seen).len() == round);
        println!("round {round} of {TEAMS} teams is drawn and told after {:?}", began.elapsed());
        for table in 1..=TEAMS / 2 {
            keezen.does(&server, &format!("result {table} {}", if table % 2 == 0 { "AABB" } else { "ABBB" }));
        }
        // Messages about results must not be counted with the next draw.
        screen.until_results(round);
    }
    assert_eq!(rounds(&screen.seen).len(), 3);
}
