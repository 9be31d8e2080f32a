//! Idle tables and silent clients are dropped, and come back as if nothing had happened.

use crate::{
    player::{Player, hello, open, text},
    server::{Joined, Server, free_port},
    written,
};
use kee_wire::{Audience, Happening, TableCommand};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The value of a metric.
fn metric(server: &Server, metrics: &str, name: &str) -> f64 {
    let page = server.get_from(&format!("http://{metrics}/metrics"));
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0.0, |value| value.parse().expect("a number"))
}

fn two_who_play(server: &Server, house: Value) -> [(Joined, Player); 2] {
    let anna = server.make("auction", json!({"seats": 2}), house);
    let bo = server.join(&anna.table, "Bo");
    let mut players = [anna, bo].map(|who| (who.clone(), Player::new(server, &who)));
    players.iter_mut().for_each(|(_, player)| player.done(TableCommand::Ready { ready: true }));
    players[0].1.until(|view| view["phase"] == "playing");
    players
}

#[test]
fn a_client_that_does_not_read_is_dropped_and_can_reconnect() {
    let metrics = free_port();
    let server = Server::with(&["--limits", "false", "--write-timeout", "1000", "--metrics", &metrics]);
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let mut player = Player::new(&server, &anna);
    let mut deaf = open(&server, &anna.table);
    deaf.send(text(&hello(None, None))).expect("sent");
    let said = "x".repeat(500);
    // The system buffers a few megabytes for a client that does not read. The one that reads must never fall that far behind, however
    // busy the machine is.
    for _ in 0..4000 {
        for _ in 0..20 {
            player.send(TableCommand::Chat { to: Audience::All, text: said.clone() });
        }
        let last = player.send(TableCommand::Chat { to: Audience::All, text: "last".to_owned() });
        player.answer(&last);
        if metric(&server, &metrics, "kee_slow_readers_total") > 0.0 {
            let back = Player::spectator(&server, &anna.table);
            assert_eq!(back.view["seats"], player.view["seats"]);
            return;
        }
    }
    panic!("nobody was dropped");
}

#[test]
fn a_silent_client_is_dropped_and_can_resume() {
    let server = Server::with(&["--limits", "false", "--idle-timeout", "300", "--disconnect-grace", "1"]);
    let [(_, mut anna), (who, bo)] = two_who_play(&server, json!({}));
    // A live client answers pings; one that reads nothing does not.
    anna.until(|view| !view["seats"][1]["absence"].is_null());
    let back = Player::resumed(&server, &who, bo.resume());
    assert!(back.welcome.missed.is_some_and(|missed| missed.iter().any(|one| matches!(one, Happening::Gone { .. }))));
    anna.until(|view| view["seats"][1]["absence"].is_null());
}

#[test]
fn an_unloaded_table_is_loaded_again_and_continues() {
    let metrics = free_port();
    let server = Server::with(&["--limits", "false", "--unload-after", "0", "--metrics", &metrics]);
    let [(who, mut anna), (_, mut bo)] = two_who_play(&server, json!({}));
    // An idle table is unloaded, even with two clients connected.
    while metric(&server, &metrics, "kee_tables{state=\"awake\"}") > 0.0 {}
    let (on, actions) = server.actions(&who);
    let on = u32::try_from(on).expect("a number");
    anna.done(TableCommand::Act { action: actions[0].clone(), on: Some(on) });
    bo.until(|view| view["asked"][0]["seats"] == "B");
}

#[test]
fn a_turn_times_out_after_a_restart_with_nobody_connected() {
    let server = Server::with(&["--limits", "false"]);
    let [(who, anna), bo] = two_who_play(&server, json!({"clock": {"turn": {"seconds": 1}}}));
    let server = Server::at(server.kill(), &["--limits", "false"]);
    drop((anna, bo));
    let home = server.database().parent().expect("a folder").to_owned();
    let began = Instant::now();
    while written::log(&home, &who.table).expiries() == 0 {
        assert!(began.elapsed() < Duration::from_secs(20), "nobody's time was ever up");
    }
}

#[test]
fn clocks_are_credited_for_the_servers_downtime() {
    let server = Server::with(&["--limits", "false"]);
    let [(who, anna), _] = two_who_play(&server, json!({"clock": {"turn": {"seconds": 30}}}));
    let until = |view: &Value| view["seats"][0]["clock"]["until"].as_u64().expect("a clock that runs");
    let before = until(&anna.view);
    let home = server.kill();
    // An outage of an hour: the last heartbeat in the database is an hour old, and so is the game.
    let hour = 3_600_000_u64;
    written::age(home.path(), 3_600_000);
    let server = Server::at(home, &["--limits", "false"]);
    let back = Player::resumed(&server, &who, anna.resume());
    let missed = back.welcome.missed.as_ref().expect("it was not long ago");
    let given = missed.iter().find_map(|one| match one {
        Happening::TimeGiven { millis } => Some(*millis),
        _ => None,
    });
    let given = given.expect("time was given back");
    assert!((hour..hour + 30_000).contains(&given), "{given}");
    assert_eq!(back.view["phase"], "playing", "nobody has lost a turn");
    let left = until(&back.view).saturating_sub(back.welcome.now.millis());
    assert!(Duration::from_millis(left) <= Duration::from_secs(30), "{left}");
    assert!(until(&back.view) > before - hour, "the turn continues");
}
