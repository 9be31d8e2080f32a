//! The server is killed again and again while people play, as by power cuts.

use crate::{
    server::{Joined, Server},
    stubborn::{Acknowledged, Address, Stubborn, is_asked},
    written::{self, Asked},
};
use kee_game::{Dice, Seat, Seed};
use kee_wire::{Answer, HostCommand, TableCommand};
use serde_json::json;
use std::{
    sync::{
        Condvar, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

const KILLS: usize = 50;
/// The most requests that are carried out between two kills.
const APART: usize = 40;
const FLAGS: [&str; 4] = ["--bot-interval", "0", "--limits", "false"];

/// The number of acknowledged requests, for threads that wait for more.
#[derive(Default)]
struct Tally {
    count: Mutex<usize>,
    more: Condvar,
}

impl Tally {
    fn add(&self) {
        *self.count.lock().expect("nobody panics") += 1;
        self.more.notify_all();
    }

    fn wait_for(&self, wanted: usize) -> usize {
        let count = self.count.lock().expect("nobody panics");
        let wait = Duration::from_secs(30);
        let (count, late) = self.more.wait_timeout_while(count, wait, |count| *count < wanted).expect("nobody panics");
        assert!(!late.timed_out(), "no progress after {count} requests");
        *count
    }
}

/// A table of people, with bots in the other seats.
fn table(server: &Server, game: &str, people: usize, bots: usize) -> Vec<Joined> {
    let anna = server.make(game, json!({"seats": people + bots}), json!({}));
    let others = (1..people).map(|seat| server.join(&anna.table, &format!("Guest {seat}")));
    let joined: Vec<Joined> = std::iter::once(anna.clone()).chain(others).collect();
    for seat in people..people + bots {
        server.ask(&anna, json!({"host": {"seat_bot": {"seat": Seat::new(seat), "bot": "random"}}})).good();
    }
    joined
}

/// Plays one game after another until the host closes the table.
fn play(
    mut player: Stubborn<'_>,
    seat: usize,
    mut dice: Dice,
    tally: &Tally,
    enough: &AtomicBool,
) -> Vec<Acknowledged> {
    let ask = |player: &mut Stubborn<'_>, command: TableCommand| match player.ask(command.clone()) {
        Answer::Done { .. } => tally.add(),
        // Others have played in the meantime.
        Answer::Stale { .. } => {}
        Answer::Refused(refusal) if ["table/closed", "table/not_now"].contains(&refusal.code.as_str()) => {}
        Answer::Refused(refusal) => panic!("{command:?}: {refusal}"),
    };
    loop {
        player.until(|view| view["phase"] != "playing" || is_asked(view, seat));
        match player.view["phase"].as_str() {
            Some("closed") => return player.done,
            Some("playing") => {
                if let Some(command) = player.any_action(&mut dice) {
                    ask(&mut player, command);
                }
            }
            _ if seat == 0 && enough.load(Ordering::Relaxed) && player.view["phase"] == "over" => {
                ask(&mut player, TableCommand::Host(HostCommand::Close));
                player.until(|view| view["phase"] == "closed");
            }
            _ => {
                let game = player.view["game_number"].clone();
                ask(&mut player, TableCommand::Ready { ready: true });
                player.until(|view| view["game_number"] != game || view["phase"] == "closed");
            }
        }
    }
}

#[test]
fn fifty_kills_lose_or_repeat_no_acknowledged_request() {
    let mut server = Server::with(&FLAGS);
    let tables = [
        table(&server, "auction", 2, 0),
        table(&server, "auction", 3, 0),
        table(&server, "keezen", 4, 0),
        table(&server, "keezen", 2, 2),
        table(&server, "bluff", 2, 1),
    ];
    let address = Address::of(server.host());
    let (tally, enough) = (Tally::default(), AtomicBool::new(false));
    let (server, played) = thread::scope(|scope| {
        let (address, tally, enough) = (&address, &tally, &enough);
        let seed = Seed::named("what people play");
        let mut threads = Vec::new();
        for people in &tables {
            for (seat, who) in people.iter().enumerate() {
                let player = Stubborn::new(address, who.clone(), &format!("seat{seat}"), Duration::from_secs(5));
                let dice = seed.dice(threads.len() as u64);
                threads.push(scope.spawn(move || play(player, seat, dice, tally, enough)));
            }
        }
        let mut dice = Seed::named("when the power is cut").dice(0);
        let mut count = 0;
        for _ in 0..KILLS {
            count = tally.wait_for(count + dice.below(APART));
            server = Server::at(server.kill(), &FLAGS);
            address.set(server.host());
        }
        enough.store(true, Ordering::Relaxed);
        let played: Vec<_> = threads.into_iter().map(|thread| thread.join().expect("nobody gave up")).collect();
        (server, played)
    });
    let home = server.kill();
    let mut played = played.into_iter();
    for people in &tables {
        let log = written::log(home.path(), &people[0].table);
        assert!(log.games > 0, "a game was finished");
        for seat in 0..people.len() {
            let acknowledged: Vec<Asked> =
                played.next().expect("everyone played").into_iter().map(Asked::from).collect();
            // Each of them once and in order, and nothing else.
            assert_eq!(log.asked_by(seat), acknowledged, "seat {seat}");
        }
    }
}
