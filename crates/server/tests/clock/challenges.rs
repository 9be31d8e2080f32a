//! Boards of the day and streaks.

use crate::{DAY, House};
use kee_game::{PlayerKind, Resources, Seat, Seed, Wait};
use kee_games::{Setup, find};
use kee_lexicon::Lexicon;
use kee_server::{Library, Settings};
use serde_json::{Value, json};
use std::sync::Arc;

/// 2026-12-30, half an hour before midnight in UTC.
const EVENING: u64 = 20_817 * DAY + DAY - 30 * 60 * 1000;

fn resources() -> Resources {
    Arc::new(Lexicon::from_words("pets", ["cat", "toad", "dog", "goat", "tern", "newt", "rat", "to", "on"])).resources()
}

fn evening() -> House {
    let library = Library::new("pets", |name| (name == "pets").then(resources));
    House::open(EVENING, library, Settings { limits: None, ..Settings::default() })
}

impl House {
    fn get(&self, path: &str, token: &str) -> Value {
        let request = ureq::get(format!("http://{}{path}", self.host));
        let request =
            if token.is_empty() { request } else { request.header("authorization", format!("Bearer {token}")) };
        request.call().expect("an answer").body_mut().read_json().expect("JSON")
    }

    /// The board of the day on which ten rounds of Keesdrow are played.
    fn board(&self, token: &str) -> Value {
        let daily = self.get("/api/daily", token);
        daily["boards"]
            .as_array()
            .expect("boards")
            .iter()
            .find(|board| board["kind"] == "keesdrow-rounds")
            .cloned()
            .expect("a board")
    }

    /// The token of a new guest.
    fn guest(&self) -> String {
        let request = ureq::post(format!("http://{}/api/guests", self.host));
        let keys: Value = request.send_empty().expect("keys").body_mut().read_json().expect("JSON");
        keys["token"].as_str().expect("a token").to_owned()
    }

    /// Plays a board without finding a word.
    fn play(&self, link: &str, token: &str) {
        let board = self.get(&format!("/api/challenges/{link}"), token);
        let setup = Setup { preset: Some("solitaire-rounds".to_owned()), seats: Some(1), ..Setup::default() };
        let mut game = find("keesdrow").expect("a game").begin(&setup, &resources()).expect("a table");
        let seed = Seed::from_hex(board["seed"].as_str().expect("a seed")).expect("a seed");
        while !matches!(game.wait(), Wait::Over(_)) {
            if !game.deal(&seed) {
                game.act(game.now().plus_seconds(1), Seat::new(0), "pass").expect("a pass");
            }
        }
        let header = game.header(&resources(), &[(PlayerKind::Person, "Anna".to_owned())], &seed);
        let body = json!({"name": "Anna", "record": game.record(&header, &seed).to_text()});
        let request = ureq::post(format!("http://{}/api/challenges/{link}/attempts", self.host));
        let request = request.header("authorization", format!("Bearer {token}"));
        request.send_json(body).expect("it counts");
    }
}

fn link(board: &Value) -> String {
    board["challenge"].as_str().expect("a link").to_owned()
}

fn streak(board: &Value) -> (u64, u64) {
    let days = |field: &str| board["streak"][field].as_u64().expect("days");
    (days("current"), days("longest"))
}

#[test]
fn a_streak_grows_day_by_day_and_old_boards_do_not_mend_it() {
    let house = evening();
    let first = house.board("");
    assert_eq!(link(&first), "keesdrow-rounds-2026-12-30");
    assert_eq!(house.get("/api/daily", "")["until"], EVENING + 30 * 60 * 1000);
    let anna = house.guest();
    house.play(&link(&first), &anna);
    assert_eq!(streak(&house.board(&anna)), (1, 1));
    // The next day has another board, and the streak lasts until its midnight.
    house.days(1);
    let second = house.board(&anna);
    assert_ne!(link(&second), link(&first));
    assert_eq!((streak(&second), &second["you"]), ((1, 1), &Value::Null));
    house.play(&link(&second), &anna);
    assert_eq!(streak(&house.board(&anna)), (2, 2));
    // A day is skipped: it was played offline and submitted a day later, which is in time.
    house.days(1);
    let third = link(&house.board(&anna));
    house.days(1);
    house.play(&third, &anna);
    assert_eq!(streak(&house.board(&anna)), (3, 3));
    // Now two days are left out. Their boards can still be played, but the row is broken.
    let fourth = link(&house.board(&anna));
    house.days(3);
    house.play(&fourth, &anna);
    let later = house.board(&anna);
    assert_eq!(streak(&later), (0, 3));
    assert_eq!(house.get(&format!("/api/challenges/{fourth}"), &anna)["players"], 1);
    // Someone else has no row at all.
    assert_eq!(streak(&house.board("")), (0, 0));
}
