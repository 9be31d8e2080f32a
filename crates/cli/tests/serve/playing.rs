//! People join, play, lose the connection and continue.

use crate::{
    player::Player,
    server::{Joined, Server},
};
use kee_game::{Input, Record, Ruling, Seat, SeatSet, Seed, Viewer};
use kee_wire::{Answer, HostCommand, TableCommand};
use serde_json::{Value, json};

pub(crate) fn ready() -> TableCommand {
    TableCommand::Ready { ready: true }
}

fn act(action: &str, on: u32) -> TableCommand {
    TableCommand::Act { action: action.to_owned(), on: Some(on) }
}

pub(crate) fn is_over(view: &Value) -> bool {
    view["phase"] == "over"
}

/// The seats that can act.
pub(crate) fn asked(view: &Value) -> Vec<usize> {
    let windows = view["asked"].as_array().expect("windows");
    let seats = windows.iter().filter_map(|window| window["seats"].as_str()?.parse::<SeatSet>().ok());
    seats.flat_map(|seats| seats.iter().map(Seat::index).collect::<Vec<_>>()).collect()
}

/// A table of this many connected people.
pub(crate) fn table(server: &Server, game: &str, setup: Value, seats: usize) -> (Vec<Joined>, Vec<Player>) {
    let anna = server.make(game, setup, json!({}));
    let others = (1..seats).map(|seat| server.join(&anna.table, &format!("Guest {seat}")));
    let people: Vec<Joined> = std::iter::once(anna.clone()).chain(others).collect();
    let players = people.iter().map(|who| Player::new(server, who)).collect();
    (people, players)
}

/// Plays until the game is over; `between` is called after every move.
fn play(
    server: &Server,
    people: &[Joined],
    players: &mut [Player],
    mut between: impl FnMut(&Server, &mut [Player], usize),
) {
    for player in players.iter_mut() {
        player.done(ready());
    }
    let mut dice = Seed::named("play").dice(0);
    for moves in 0.. {
        players[0].until(|view| is_over(view) || !asked(view).is_empty());
        if is_over(&players[0].view) {
            return;
        }
        let seat = asked(&players[0].view)[0];
        let (on, actions) = server.actions(&people[seat]);
        let action = &actions[dice.below(actions.len())];
        let on = u32::try_from(on).expect("a number");
        while players[seat].number < on {
            players[seat].hear();
        }
        players[seat].done(act(action, on));
        // The first client has it too before anything else happens.
        let windows = players[seat].view["asked"].clone();
        let phase = players[seat].view["phase"].clone();
        players[0].until(|view| view["asked"] == windows && view["phase"] == phase);
        between(server, players, moves);
    }
}

pub(crate) fn record(server: &Server, table: &str) -> Record {
    let text = server.get(&format!("/api/tables/{table}/games/1"), None).good();
    Record::read(text.as_str().expect("a text")).expect("a record")
}

#[test]
fn two_people_play_a_whole_game_with_a_lost_connection_in_the_middle() {
    let server = Server::start();
    let (people, mut players) = table(&server, "auction", json!({"seats": 2}), 2);
    play(&server, &people, &mut players, |server, players, moves| {
        if moves == 3 {
            let from = players[1].resume();
            let view = players[1].view.clone();
            players[1] = Player::resumed(server, &people[1], from);
            let missed = players[1].welcome.missed.as_ref().expect("it was not long ago");
            if missed.is_empty() {
                assert_eq!(players[1].view, view, "a player who missed nothing sees what they saw");
            }
        }
    });
    for player in &mut players {
        player.until(is_over);
        assert!(player.view["seed"].is_string(), "the seed is shown at the end");
    }
    let record = record(&server, &people[0].table);
    assert_eq!(record.header.game, "auction");
    assert!(record.ending.is_some());
    // The next game starts when both are ready.
    for player in &mut players {
        player.done(ready());
    }
    players[0].until(|view| view["game_number"] == 2 && view["phase"] == "playing");
}

#[test]
fn four_people_play_a_whole_game_of_keezen_with_lost_connections_and_restarts() {
    let first = Server::start();
    let (people, mut players) = table(&first, "keezen", json!({"seats": 4}), 4);
    play(&first, &people, &mut players, |server, players, moves| {
        if moves % 5 == 2 {
            let seat = moves % 4;
            let from = players[seat].resume();
            players[seat] = Player::resumed(server, &people[seat], from);
        }
    });
    let table = &people[0].table;
    let one = record(&first, table);
    // After a kill and a restart, the game and the people are the same.
    let second = Server::at(first.kill(), &["--limits", "false"]);
    assert_eq!(record(&second, table), one);
    let back = Player::resumed(&second, &people[2], players[2].resume());
    assert_eq!(back.welcome.you.viewer, Viewer::Seat(Seat::new(2)));
    assert!(is_over(&back.view));
}

#[test]
fn a_game_continues_after_a_power_cut() {
    let server = Server::start();
    let (people, mut players) = table(&server, "auction", json!({"seats": 2}), 2);
    players.iter_mut().for_each(|player| player.done(ready()));
    let (on, actions) = server.actions(&people[0]);
    let id = players[0].send(act(&actions[0], u32::try_from(on).expect("a number")));
    let Answer::Done { number } = players[0].answer(&id) else { panic!("it was done") };
    let from = players[0].resume();
    let server = Server::at(server.kill(), &["--limits", "false"]);
    let mut anna = Player::resumed(&server, &people[0], from);
    assert!(anna.number >= number, "what was told is still true");
    // Sent again, the request is answered again but not carried out twice.
    let before = anna.view.clone();
    anna.send_again(id.clone(), act(&actions[0], u32::try_from(on).expect("a number")));
    assert_eq!(anna.answer(&id), Answer::Done { number });
    assert_eq!(anna.view["game"], before["game"]);
    let mut bo = Player::new(&server, &people[1]);
    let (on, actions) = server.actions(&people[1]);
    bo.done(act(&actions[0], u32::try_from(on).expect("a number")));
}

#[test]
fn bots_take_seats_and_continue_after_a_restart() {
    let server = Server::start();
    let anna = server.make("auction", json!({"seats": 3}), json!({}));
    let mut player = Player::new(&server, &anna);
    for seat in 1..3 {
        let command = HostCommand::SeatBot { seat: Seat::new(seat), bot: "random".to_owned() };
        player.done(TableCommand::Host(command));
    }
    player.done(ready());
    player.until(|view| view["phase"] == "playing");
    // Anna plays; when it is not her turn, the bots play.
    let mut server = server;
    let mut restarted = false;
    loop {
        player.until(|view| is_over(view) || asked(view).contains(&0));
        if is_over(&player.view) {
            break;
        }
        let (on, actions) = server.actions(&anna);
        player.done(act(&actions[0], u32::try_from(on).expect("a number")));
        if !std::mem::replace(&mut restarted, true) {
            // Bots that have not bid yet do so after the restart.
            let from = player.resume();
            server = Server::at(server.kill(), &["--bot-interval", "0", "--limits", "false"]);
            player = Player::resumed(&server, &anna, from);
        }
    }
    assert!(record(&server, &anna.table).ending.is_some());
}

#[test]
fn a_person_alone_among_bots_need_not_wait_for_them() {
    // Without a hurry, the bot would take longer than the test waits.
    let server = Server::with(&["--bot-interval", "600000", "--limits", "false"]);
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let mut player = Player::new(&server, &anna);
    player.done(TableCommand::Host(HostCommand::SeatBot { seat: Seat::new(1), bot: "random".to_owned() }));
    player.done(ready());
    player.until(|view| view["phase"] == "playing" && !asked(view).is_empty());
    while !is_over(&player.view) {
        if asked(&player.view).contains(&0) {
            let (on, actions) = server.actions(&anna);
            player.done(act(&actions[0], u32::try_from(on).expect("a number")));
        } else {
            player.hurry();
            player.hear();
        }
    }
}

#[test]
fn t2_8_a_bot_takes_its_time_in_a_spree_even_across_a_restart() {
    let server = Server::start();
    let anna = server.make("keesdrow", json!({"preset": "spree", "seats": 2}), json!({}));
    let mut player = Player::new(&server, &anna);
    player.done(TableCommand::Host(HostCommand::SeatBot { seat: Seat::new(1), bot: "strong".to_owned() }));
    player.done(ready());
    player.until(|view| view["phase"] == "playing");
    if asked(&player.view) == [0] {
        player.done(act("pass", player.number));
    }
    let from = player.resume();
    let server = Server::at(server.kill(), &["--bot-interval", "0", "--limits", "false"]);
    let mut player = Player::resumed(&server, &anna, from);
    player.until(|view| view["game"]["ground"]["played"].as_array().is_some_and(|words| words.len() == 1));
    player.done(TableCommand::Host(HostCommand::Rule { ruling: Ruling::End }));
    player.until(is_over);
    let entries = record(&server, &anna.table).entries;
    let word = entries.iter().position(|entry| matches!(&entry.input, Input::Act { action, .. } if action != "pass"));
    let word = word.expect("a word was played");
    let took = entries[word].at.millis() - entries[word - 1].at.millis();
    assert!(took >= 6_000, "{took} ms on the clock of the game");
}

#[test]
fn two_windows_of_one_person_both_get_everything() {
    let server = Server::start();
    let (people, mut players) = table(&server, "auction", json!({"seats": 2}), 2);
    let mut other_window = Player::new(&server, &people[0]);
    players.iter_mut().for_each(|player| player.done(ready()));
    players[0].until(|view| view["phase"] == "playing");
    let (on, actions) = server.actions(&people[0]);
    other_window.done(act(&actions[0], u32::try_from(on).expect("a number")));
    let number = other_window.number;
    while players[0].number < number {
        players[0].hear();
    }
    assert_eq!(players[0].view, other_window.view);
    // With one of them closed, nobody is away.
    drop(other_window);
    players[1].done(TableCommand::React { reaction: kee_wire::Reaction::Hello });
    assert!(players[1].view["seats"][0]["absence"].is_null());
}

#[test]
fn taking_a_seat_over_a_socket_changes_the_viewer() {
    let server = Server::start();
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let path = format!("/api/tables/{}/join", anna.table);
    let joined = server.post(&path, None, &json!({})).good();
    let token = joined["token"].as_str().expect("a token").to_owned();
    let bo = Joined { table: anna.table.clone(), token, recovery: String::new() };
    let mut player = Player::new(&server, &bo);
    assert_eq!(player.welcome.you.viewer, Viewer::Spectator);
    player.done(TableCommand::TakeSeat { seat: None, name: "Bo".to_owned() });
    while player.welcome.you.viewer == Viewer::Spectator {
        player.hear();
    }
    assert_eq!(player.welcome.you.viewer, Viewer::Seat(Seat::new(1)));
    assert_eq!(player.refused(TableCommand::TakeSeat { seat: None, name: "Bo".to_owned() }), "table/already_seated");
}

#[test]
fn others_are_told_of_a_lost_connection_and_of_the_return() {
    let server = Server::start();
    let (people, mut players) = table(&server, "auction", json!({"seats": 2}), 2);
    players.iter_mut().for_each(|player| player.done(ready()));
    let bo = players.pop().expect("two");
    drop(bo);
    players[0].until(|view| !view["seats"][1]["absence"].is_null());
    let _bo = Player::new(&server, &people[1]);
    players[0].until(|view| view["seats"][1]["absence"].is_null());
}
