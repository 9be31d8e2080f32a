//! Two servers on one database.

use crate::{
    player::Player,
    server::{Joined, Server},
    stubborn::{Address, Stubborn, is_asked},
    written::{self, Asked},
};
use kee_game::Seed;
use kee_wire::{Answer, TableCommand};
use serde_json::{Value, json};
use std::{thread, time::Duration};

const FLAGS: [&str; 6] = ["--limits", "false", "--bot-interval", "0", "--disconnect-grace", "100"];

/// An auction table with this many people.
fn people(server: &Server, setup: Value) -> Vec<Joined> {
    let seats = setup["seats"].as_u64().expect("a number");
    let anna = server.make("auction", setup, json!({}));
    let others = (1..seats).map(|seat| server.join(&anna.table, &format!("Guest {seat}")));
    std::iter::once(anna.clone()).chain(others).collect()
}

#[test]
fn people_on_two_servers_play_a_whole_game_together() {
    let here = Server::with(&FLAGS);
    let there = here.beside(&FLAGS);
    let addresses = [Address::of(here.host()), Address::of(there.host())];
    let people = people(&here, json!({"seats": 3, "set": [["cards", "4"]]}));
    let played = thread::scope(|scope| {
        let mut threads = Vec::new();
        for (seat, who) in people.iter().enumerate() {
            let mut player =
                Stubborn::new(&addresses[seat % 2], who.clone(), &format!("seat{seat}"), Duration::from_secs(5));
            threads.push(scope.spawn(move || {
                let mut dice = Seed::named("what people play").dice(seat as u64);
                assert!(matches!(player.ask(TableCommand::Ready { ready: true }), Answer::Done { .. }));
                loop {
                    player.until(|view| view["phase"] == "over" || is_asked(view, seat));
                    if player.view["phase"] == "over" {
                        return (player.done, player.view);
                    }
                    let Some(command) = player.any_action(&mut dice) else { continue };
                    let answer = player.ask(command.clone());
                    assert!(!matches!(answer, Answer::Refused(_)), "{command:?}: {answer:?}");
                }
            }));
        }
        threads.into_iter().map(|thread| thread.join().expect("nobody gave up")).collect::<Vec<_>>()
    });
    let table = &people[0].table;
    for server in [&here, &there] {
        for ((_, view), who) in played.iter().zip(&people) {
            assert_eq!(Player::new(server, who).view["game"], view["game"], "everyone sees the same in the end");
        }
    }
    drop(there);
    let log = written::log(here.kill().path(), table);
    assert_eq!(log.games, 1);
    for (seat, (done, _)) in played.into_iter().enumerate() {
        let acknowledged: Vec<Asked> = done.into_iter().map(Asked::from).collect();
        assert_eq!(log.asked_by(seat), acknowledged, "seat {seat}");
    }
}

#[test]
fn a_move_on_one_server_is_sent_to_clients_of_the_other() {
    let here = Server::with(&FLAGS);
    let there = here.beside(&FLAGS);
    let people = people(&here, json!({"seats": 2}));
    let (mut anna, mut bo) = (Player::new(&here, &people[0]), Player::new(&there, &people[1]));
    anna.done(TableCommand::Ready { ready: true });
    bo.until(|view| view["seats"][0]["ready"] == true);
    bo.done(TableCommand::Ready { ready: true });
    anna.until(|view| view["phase"] == "playing");
    // People connected to either server count as present: Anna's view shows nobody away, and Bo's connection holds.
    assert!(anna.view["seats"][1]["absence"].is_null());
}

#[test]
fn a_client_that_changes_servers_sees_no_less_than_before() {
    // Long enough that nobody counts as gone on the way from one server to the other.
    let patient = ["--limits", "false", "--disconnect-grace", "60000"];
    let here = Server::with(&patient);
    let there = here.beside(&patient);
    let people = people(&here, json!({"seats": 2}));
    // The table is loaded on both.
    let mut spectator = Player::spectator(&there, &people[0].table);
    let mut anna = Player::new(&here, &people[0]);
    for round in 0..20 {
        anna.done(TableCommand::Ready { ready: round % 2 == 0 });
        let (from, view) = (anna.resume(), anna.view.clone());
        let elsewhere = if round % 2 == 0 { &there } else { &here };
        anna = Player::resumed(elsewhere, &people[0], from);
        assert_eq!((anna.number, anna.view.clone()), (from.number, view));
    }
    spectator.until(|view| view["seats"][0]["ready"] == false);
}
