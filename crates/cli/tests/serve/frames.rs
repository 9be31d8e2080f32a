//! A bad network between clients and server: the table is always right.

use crate::{
    player::Player,
    proxy::bad_network,
    server::{Joined, Server},
    stubborn::{Acknowledged, Address, Stubborn, is_asked},
    written::{self, Asked},
};
use kee_game::{Dice, Seed};
use kee_wire::{Answer, TableCommand};
use serde_json::json;
use std::{thread, time::Duration};

const FLAGS: [&str; 4] = ["--limits", "false", "--bot-interval", "0"];

/// A table of this many people.
fn people(server: &Server, game: &str, seats: usize) -> Vec<Joined> {
    let anna = server.make(game, json!({"seats": seats}), json!({}));
    let others = (1..seats).map(|seat| server.join(&anna.table, &format!("Guest {seat}")));
    std::iter::once(anna.clone()).chain(others).collect()
}

/// Plays until the game is over; `between` is called before every move.
fn play(player: &mut Stubborn<'_>, seat: usize, dice: &mut Dice, mut between: impl FnMut(&mut Stubborn<'_>)) {
    player.ask(TableCommand::Ready { ready: true });
    loop {
        player.until(|view| view["phase"] == "over" || is_asked(view, seat));
        if player.view["phase"] == "over" {
            return;
        }
        between(player);
        if let Some(command) = player.any_action(dice) {
            player.ask(command);
        }
    }
}

/// Checks that everyone's final view equals that of a new connection.
fn sees_what_is_there(server: &Server, player: &mut Stubborn<'_>) {
    let fresh = Player::new(server, &player.who);
    while player.number < fresh.number {
        player.hear();
    }
    assert_eq!(player.view, fresh.view);
}

/// Checks that every acknowledged move is in the log once, and no other move is.
fn is_written(server: Server, table: &str, done: Vec<Vec<Acknowledged>>) {
    let log = written::log(server.kill().path(), table);
    for (seat, mut done) in done.into_iter().enumerate() {
        done.sort_by_key(|done| done.number);
        let done: Vec<Asked> = done.into_iter().map(Asked::from).filter(Asked::is_move).collect();
        let log: Vec<Asked> = log.asked_by(seat).into_iter().filter(Asked::is_move).collect();
        assert_eq!(log, done, "seat {seat}");
    }
}

/// Plays a whole game with a thread for each client; several may share a seat.
fn play_together(
    server: Server,
    address: &Address,
    people: &[Joined],
    tabs: usize,
    between: impl Fn(&mut Stubborn<'_>) + Sync,
) {
    let (between, of) = (&between, &server);
    let done = thread::scope(|scope| {
        let mut threads = Vec::new();
        for (seat, who) in people.iter().enumerate() {
            for tab in 0..tabs {
                threads.push(scope.spawn(move || {
                    let tag = format!("seat{seat}-{tab}");
                    let mut player = Stubborn::new(address, who.clone(), &tag, Duration::from_millis(300));
                    let mut dice = Seed::named(&tag).dice(0);
                    play(&mut player, seat, &mut dice, between);
                    sees_what_is_there(of, &mut player);
                    player.done
                }));
            }
        }
        threads.into_iter().map(|thread| thread.join().expect("nobody gave up")).collect::<Vec<_>>()
    });
    is_written(server, &people[0].table, done.chunks(tabs).map(<[_]>::concat).collect());
}

#[test]
fn lost_repeated_late_and_reordered_frames_do_no_harm() {
    let server = Server::with(&FLAGS);
    let people = people(&server, "keezen", 4);
    let address = Address::of(&bad_network(server.host(), "frames"));
    play_together(server, &address, &people, 1, |_| {});
}

#[test]
fn a_player_who_keeps_changing_networks_can_play() {
    let server = Server::with(&FLAGS);
    let people = people(&server, "auction", 3);
    let address = Address::of(server.host());
    // The old connections stay open, and nobody reads from them again.
    let open = std::sync::Mutex::new(Vec::new());
    play_together(server, &address, &people, 1, |player| {
        open.lock().expect("nobody panics").extend(player.abandon());
    });
}

#[test]
fn two_tabs_of_one_seat_compete_and_the_table_is_right() {
    let server = Server::with(&FLAGS);
    let people = people(&server, "auction", 3);
    let address = Address::of(server.host());
    play_together(server, &address, &people, 2, |_| {});
}

#[test]
fn a_repeated_request_is_done_once_and_answered_every_time() {
    let server = Server::with(&FLAGS);
    let people = people(&server, "auction", 2);
    let mut players: Vec<Player> = people.iter().map(|who| Player::new(&server, who)).collect();
    players.iter_mut().for_each(|player| player.done(TableCommand::Ready { ready: true }));
    let (on, actions) = server.actions(&people[0]);
    let command = TableCommand::Act { action: actions[0].clone(), on: u32::try_from(on).ok() };
    let mut other_tab = Player::new(&server, &people[0]);
    let id = players[0].send(command.clone());
    for _ in 0..5 {
        players[0].send_again(id.clone(), command.clone());
        other_tab.send_again(id.clone(), command.clone());
    }
    let answers: Vec<Answer> = (0..6).map(|_| players[0].answer(&id)).collect();
    let elsewhere: Vec<Answer> = (0..5).map(|_| other_tab.answer(&id)).collect();
    let Answer::Done { number } = answers[0] else { panic!("{answers:?}") };
    assert!(
        answers.iter().chain(&elsewhere).all(|answer| *answer == Answer::Done { number }),
        "{answers:?} {elsewhere:?}"
    );
}
