//! Chat on the real server.

use crate::{player::Player, server::Server};
use kee_wire::{Audience, Happening, TableCommand};
use serde_json::json;

fn say(to: Audience, text: &str) -> TableCommand {
    TableCommand::Chat { to, text: text.to_owned() }
}

#[test]
fn t5_2_partners_cannot_chat_privately_during_a_game() {
    let server = Server::start();
    let anna = server.make("keezen", json!({"seats": 4, "teams": 2}), json!({}));
    let others = ["Bo", "Cas", "Dirk"].map(|name| server.join(&anna.table, name));
    let mut players: Vec<Player> = [&anna].into_iter().chain(&others).map(|who| Player::new(&server, who)).collect();
    // Before the game, partners can chat privately: A with C, B with D.
    players[0].done(say(Audience::Team, "sevens first"));
    for player in &mut players {
        player.done(TableCommand::Ready { ready: true });
    }
    for player in &mut players {
        player.until(|view| view["phase"] == "playing");
        assert_eq!(player.refused(say(Audience::Team, "keep your sevens")), "table/private_talk");
    }
    for player in &mut players {
        player.done(say(Audience::All, "good evening"));
    }
    let heard = |player: &Player, wanted: &str| {
        let said = |happening: &&Happening| matches!(happening, Happening::Chat { text, .. } if text == wanted);
        player.happened.iter().filter(said).count()
    };
    // The last speaker has received everything before.
    assert_eq!(heard(&players[3], "good evening"), 4);
    assert_eq!(players.iter().map(|player| heard(player, "sevens first")).collect::<Vec<_>>(), [1, 0, 1, 0]);
    assert!(players.iter().all(|player| heard(player, "keep your sevens") == 0));
}
