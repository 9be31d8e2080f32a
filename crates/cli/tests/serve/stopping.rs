//! Stopping the server.

use crate::{player::Player, server::Server};
use kee_wire::{TableCommand, ToClient};
use serde_json::json;

#[test]
fn on_sigterm_clients_are_told_to_reconnect_and_nothing_is_lost() {
    let server = Server::start();
    let anna = server.make("auction", json!({"seats": 2}), json!({}));
    let mut player = Player::new(&server, &anna);
    player.done(TableCommand::Ready { ready: true });
    server.terminate();
    let farewell = std::iter::from_fn(|| player.next()).find(|message| matches!(message, ToClient::GoingAway { .. }));
    let Some(ToClient::GoingAway { sentence, retry_after }) = farewell else { panic!("no farewell") };
    assert_eq!((sentence.as_str(), retry_after > 0), ("Back in a moment.", true));
    assert!(player.next().is_none(), "then it is closed");
    let (status, home) = server.wait();
    assert!(status.success());
    let server = Server::at(home, &[]);
    let back = Player::resumed(&server, &anna, player.resume());
    assert_eq!(back.view["seats"][0]["ready"], true);
}
