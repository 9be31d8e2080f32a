//! The server is killed in the middle of an event, as by a power cut.

use crate::{
    gathering::{Gathering, Screen, links, party_log, rounds},
    server::Server,
};
use kee_event::party::PartyEntry;
use kee_game::Seed;
use serde_json::json;
use std::{collections::BTreeMap, thread, time::Duration};

const FLAGS: [&str; 4] = ["--bot-interval", "0", "--limits", "false"];
const ROUNDS: usize = 3;
const GUESTS: usize = 24;

/// Retries a command until it is done, or turns out to have been done.
fn stubborn(party: &Gathering, server: &Server, command: &str, was_done: &[&str]) {
    let reply = party.ask(server, Some(&party.host), command);
    if !(200..300).contains(&reply.status) {
        let code = reply.body["code"].as_str().unwrap_or_default().to_owned();
        assert!(was_done.contains(&code.as_str()), "{command}: {reply:?}");
    }
}

/// Kills the server while it runs a command of the host, or shortly after.
fn killed_while(server: Server, party: &Gathering, command: &str, after: Duration) -> Server {
    let asking = thread::spawn({
        let (party, url, command) = (party.clone(), server.url().to_owned(), command.to_owned());
        move || {
            let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
            let request = agent.post(format!("{url}/api/events/{}/ask", party.event));
            // Whether there is an answer depends on when the power fails.
            let _ = request
                .header("authorization", format!("Bearer {}", party.host))
                .send_json(json!({"command": command}));
        }
    });
    // The time until the power fails; the server may have done anything by then.
    thread::park_timeout(after);
    let home = server.kill();
    asking.join().expect("it gives up");
    Server::at(home, &FLAGS)
}

#[test]
fn kills_during_draws_and_results_lose_nothing_and_repeat_nothing() {
    let mut server = Server::with(&FLAGS);
    let wanted = json!({
        "title": "Power cuts",
        "played": "here",
        "kind": {"party": {"game": "keyword", "left_over": "bots", "minutes": 10}},
        "setup": {"set": [["limit", "1"]]},
        "words": "everyday",
        "bot": "random",
    });
    let party = Gathering::open(&server, &wanted);
    let names: Vec<String> = (1..=GUESTS).map(|number| format!("Guest {number}")).collect();
    party.does(&server, &format!("join {}", names.join(", ")));
    let anna = party.join(&server, &json!({"name": "Anna"}));
    let mut dice = Seed::named("when the power is cut").dice(0);
    let mut moment = || Duration::from_millis(dice.below(120) as u64);
    for round in 1..=ROUNDS {
        server = killed_while(server, &party, "round", moment());
        let laid = rounds(&party.look(&server, None)["seen"]).len();
        if laid < round {
            stubborn(&party, &server, "round", &[]);
        }
        // Every table exists, with its seats.
        let seen = party.look(&server, None)["seen"].clone();
        let tables = links(&seen);
        assert_eq!(tables.len(), (GUESTS + 1).div_ceil(4));
        for table in &tables {
            assert_eq!(Gathering::sitting(&server, table).len(), 4);
        }
        let seat = party.seated(&server, &anna);
        assert!(tables.contains(&format!("/t/{}", seat.table)));
        server = killed_while(server, &party, "start", moment());
        stubborn(&party, &server, "start", &["event/already_started", "event/results_missing"]);
        // Once more while games end.
        thread::park_timeout(moment() * 10);
        server = Server::at(server.kill(), &FLAGS);
        let mut screen = Screen::new(&server, &party.event, None);
        screen.until_results(round);
    }
    stubborn(&party, &server, "finish", &["event/finished"]);
    let log = party_log(server.kill().path(), &party.event);
    let mut results: BTreeMap<String, usize> = BTreeMap::new();
    let mut starts = 0;
    for entry in log.entries() {
        match &entry.what {
            PartyEntry::Result(card) => *results.entry(card.spot.to_string()).or_default() += 1,
            PartyEntry::Started { .. } => starts += 1,
            _ => {}
        }
    }
    assert_eq!(starts, ROUNDS);
    assert_eq!(results.len(), ROUNDS * (GUESTS + 1).div_ceil(4));
    assert!(results.values().all(|count| *count == 1), "{results:?}");
}
