//! Challenges: everyone plays the same solo game, and the server replays every game before it counts.

use crate::{
    browser::Browser,
    server::{Reply, Server},
};
use kee_game::{Dice, GameTime, Input, PlayerKind, Record, Resources, Ruling, Seat, Seed, Wait};
use kee_games::{AnyMatch, Setup, find};
use kee_lexicon::{Lexicon, List};
use serde_json::{Value, json};

fn resources() -> Resources {
    let lexicon = Lexicon::list(List::Full);
    lexicon.resources()
}

/// A challenge game that a person plays with a bot's help, one turn every `pace` milliseconds.
struct Playing {
    game: Box<dyn AnyMatch>,
    seed: Seed,
    resources: Resources,
}

impl Playing {
    fn begin(challenge: &Value) -> Self {
        let text = |field: &str| challenge[field].as_str().expect("a text").to_owned();
        let set = serde_json::from_value(challenge["set"].clone()).expect("options");
        let setup = Setup { preset: Some(text("preset")), set, seats: Some(1), teams: None };
        let resources = resources();
        let game = find(&text("game")).expect("a game").begin(&setup, &resources).expect("the challenge's game");
        let mut playing = Self { game, seed: Seed::from_hex(&text("seed")).expect("a seed"), resources };
        playing.go_on();
        playing
    }

    /// Makes the draws that are due.
    fn go_on(&mut self) {
        while self.game.deal(&self.seed) {}
    }

    fn at(&self, pace: u64) -> GameTime {
        GameTime::from_millis(self.game.now().millis() + pace)
    }

    fn play(&mut self, pace: u64, bot: &str, dice: &mut Dice) {
        let at = self.at(pace);
        let action = self.game.thought(Seat::new(0), bot).expect("a bot")(dice).action;
        self.game.act(at, Seat::new(0), &action).expect("bots are never refused");
        self.go_on();
    }

    fn pass(&mut self, pace: u64) {
        let at = self.at(pace);
        self.game.act(at, Seat::new(0), "pass").or_else(|_| self.game.act(at, Seat::new(0), "-")).expect("a pass");
        self.go_on();
    }

    fn is_over(&self) -> bool {
        matches!(self.game.wait(), Wait::Over(_))
    }

    fn record(&self) -> Record {
        let players = [(PlayerKind::Person, "Anna".to_owned())];
        self.game.record(&self.game.header(&self.resources, &players, &self.seed), &self.seed)
    }
}

/// The record of a whole game played with this bot's help; `luck` makes people's games differ.
fn whole_game(challenge: &Value, bot: &str, luck: &str) -> Record {
    let mut playing = Playing::begin(challenge);
    let mut dice = Seed::named(luck).dice(0);
    while !playing.is_over() {
        playing.play(5_000, bot, &mut dice);
    }
    playing.record()
}

/// The shortest game: only passes.
fn passes(challenge: &Value) -> Record {
    let mut playing = Playing::begin(challenge);
    while !playing.is_over() {
        playing.pass(1_000);
    }
    playing.record()
}

fn look(server: &Server, link: &str, token: Option<&str>) -> Value {
    server.get(&format!("/api/challenges/{link}"), token).good()
}

fn hand_in(server: &Server, link: &str, token: Option<&str>, name: &str, record: &str) -> Reply {
    server.post(&format!("/api/challenges/{link}/attempts"), token, &json!({"name": name, "record": record}))
}

/// The link to today's challenge of a kind.
fn today(server: &Server, kind: &str) -> String {
    let daily = server.get("/api/daily", None).good();
    let boards = daily["boards"].as_array().expect("boards");
    let board = boards.iter().find(|board| board["kind"] == kind).expect("a board of this kind");
    board["challenge"].as_str().expect("a link").to_owned()
}

fn words(list: &Value) -> Vec<String> {
    serde_json::from_value(list.clone()).expect("words")
}

#[test]
fn two_people_play_the_daily_board_and_compare_their_words() {
    let server = Server::start();
    let link = today(&server, "keesdrow-rounds");
    let board = look(&server, &link, None);
    assert_eq!((&board["players"], &board["leaders"], &board["you"]), (&json!(0), &json!([]), &Value::Null));
    let (annas, bos) = (whole_game(&board, "everyday", "Anna"), whole_game(&board, "random", "Bo"));

    let (annas_token, bos_token) = (server.guest(), server.guest());
    let anna = hand_in(&server, &link, Some(&annas_token), "Anna", &annas.to_text()).good();
    let score = annas.ending.expect("it is over").outcome.standings[0].score;
    assert_eq!((&anna["you"]["score"], &anna["you"]["place"]), (&json!(score), &json!(1)));
    // JSON is accepted like text, and words are hidden from people who have not played.
    server
        .get(&format!("/api/challenges/{link}/compare/{}", anna["you"]["who"].as_str().expect("an alias")), None)
        .no(403, "challenge/not_played");
    hand_in(&server, &link, Some(&bos_token), "Bo", &bos.to_json()).good();

    let seen = look(&server, &link, Some(&annas_token));
    let lines = seen["leaders"].as_array().expect("a leaderboard");
    assert_eq!(lines.len(), 2);
    assert!(lines[0]["score"].as_i64() >= lines[1]["score"].as_i64());
    assert_eq!(lines.iter().filter(|line| line["you"] == true).count(), 1);
    let other = lines.iter().find(|line| line["you"] == false).expect("the other");
    let compared = server.get(
        &format!("/api/challenges/{link}/compare/{}", other["who"].as_str().expect("an alias")),
        Some(&annas_token),
    );
    let compared = compared.good();
    assert_eq!(compared["name"], "Bo");
    let mine: Vec<String> = [words(&compared["both"]), words(&compared["only_me"])].concat();
    assert!(!mine.is_empty());
    let back = lines.iter().find(|line| line["you"] == true).expect("Anna")["who"].as_str().expect("an alias");
    let other_way = server.get(&format!("/api/challenges/{link}/compare/{back}"), Some(&bos_token)).good();
    assert_eq!((&other_way["only_you"], &other_way["both"]), (&compared["only_me"], &compared["both"]));

    let share = seen["you"]["share"].as_str().expect("a text");
    assert!(share.contains(&format!("{score} points")) && share.ends_with(&format!("/c/{link}")), "{share}");
    assert!(mine.iter().all(|word| !share.to_uppercase().split_whitespace().any(|part| part == word)), "{share}");
    // A stranger sees nobody marked, and nothing that identifies people elsewhere.
    let strange = look(&server, &link, None).to_string();
    assert!(!strange.contains(&annas_token) && !strange.contains(mine[0].as_str()), "{strange}");
    let daily = server.get("/api/daily", Some(&annas_token)).good();
    let mine = daily["boards"].as_array().expect("boards").iter().find(|board| board["challenge"] == link.as_str());
    let mine = mine.expect("the same board");
    assert_eq!((&mine["players"], &mine["you"]["score"]), (&json!(2), &json!(score)));
    assert_eq!(mine["streak"], json!({"current": 1, "longest": 1}));

    // With an account she is still the same player.
    let mut browser = Browser::registered(&server, "Anna");
    assert_eq!(browser.post("/api/me/guests", &json!({"token": annas_token})).status, 204);
    let again = browser.get(&format!("/api/challenges/{link}")).good();
    assert_eq!(again["you"], seen["you"]);
    assert_eq!(browser.get("/api/daily").good(), daily);
    let back = json!({"name": "Anna", "record": bos.to_text()});
    let submitted = browser.post(&format!("/api/challenges/{link}/attempts"), &back).good();
    assert_eq!((&submitted["players"], &submitted["you"]["attempts"]), (&json!(2), &json!(2)));
}

#[test]
fn the_first_game_of_a_day_counts_and_the_best_is_remembered() {
    let server = Server::start();
    let link = today(&server, "keyword-solitaire");
    let board = look(&server, &link, None);
    assert_eq!(board["goal"], 850);
    let anna = server.guest();
    let token = Some(anna.as_str());
    let first = hand_in(&server, &link, token, "Anna", &passes(&board).to_text()).good();
    // W6.2: two passes end it, and ten letters left cost five each.
    assert_eq!((&first["you"]["score"], &first["you"]["won"]), (&json!(-50), &json!(false)));
    let second = whole_game(&board, "everyday", "Anna").to_text();
    let better = hand_in(&server, &link, token, "Anna", &second).good();
    assert_eq!(better["you"]["score"], -50);
    assert!(better["you"]["best"].as_i64() > Some(0), "{}", better["you"]);
    assert_eq!(better["you"]["attempts"], 2);
    let again = hand_in(&server, &link, token, "Anna", &second).good();
    assert_eq!(again["you"]["attempts"], 2, "the same game counts once");
}

#[test]
fn a_game_that_is_not_of_the_challenge_does_not_count() {
    let server = Server::start();
    let link = today(&server, "keesdrow-rounds");
    let board = look(&server, &link, None);
    let good = whole_game(&board, "random", "Anna");
    let refused = |record: &str, code: &str| {
        hand_in(&server, &link, Some(&server.guest()), "Anna", record).no(422, &format!("challenge/{code}"));
    };
    let text = good.to_text();
    refused("hello", "unreadable");
    refused(&text.replace("place A 1 ", "place A 1 9"), "unreadable");
    // A forged digest does not help: the rules find the change.
    let mut better = good.clone();
    better.ending.as_mut().expect("it is over").outcome.standings[0].score += 100;
    refused(&better.to_text(), "mismatch");
    let mut longer = good.clone();
    longer.entries.swap(1, 2);
    refused(&longer.to_text(), "mismatch");
    let mut bot = good.clone();
    bot.header.players[0].kind = PlayerKind::Bot;
    refused(&bot.to_text(), "bot");
    let mut unfinished = good.clone();
    unfinished.ending = None;
    unfinished.entries.pop();
    refused(&unfinished.to_text(), "unfinished");
    let mut other = board.clone();
    other["seed"] = json!(Seed::named("another").reveal());
    refused(&whole_game(&other, "random", "Anna").to_text(), "other_deal");
    let mut other = board.clone();
    other["set"] = json!([["turns", "20"]]);
    refused(&whole_game(&other, "random", "Anna").to_text(), "other_option");
    let keyword = look(&server, &today(&server, "keyword-solitaire"), None);
    refused(&passes(&keyword).to_text(), "other_game");
    let mut ruled = Playing::begin(&board);
    ruled.game.take(GameTime::from_millis(9), &Input::Ruling(Ruling::End)).expect("a ruling");
    refused(&ruled.record().to_text(), "broken_off");
    // None of these created a guest, and the valid game still counts.
    assert_eq!(look(&server, &link, None)["players"], 0);
    hand_in(&server, &link, Some(&server.guest()), "", &text).no(409, "event/bad_name");
    hand_in(&server, &link, Some("nonsense"), "Anna", &text).no(401, "server/bad_token");
    hand_in(&server, &link, None, "Anna", &text).no(401, "server/no_token");
    hand_in(&server, &link, Some(&server.guest()), "Anna", &text).good();
}

#[test]
fn k11_3_a_word_after_the_time_does_not_count() {
    let server = Server::start();
    let link = today(&server, "keesdrow-timed");
    let board = look(&server, &link, None);
    let mut playing = Playing::begin(&board);
    let mut dice = Seed::named("Anna").dice(0);
    for _ in 0..3 {
        playing.play(300_000, "everyday", &mut dice);
    }
    let time_up = Input::Expire { window: "w0".parse().expect("a window") };
    // A player who passes still waits for the end (K7.5).
    let mut idle = Playing::begin(&board);
    for _ in 0..4 {
        idle.pass(1_000);
    }
    assert!(!idle.is_over());
    idle.game.take(idle.at(1_196_000), &time_up).expect("twenty minutes are over");
    let idle = hand_in(&server, &link, Some(&server.guest()), "Bo", &idle.record().to_text()).good();
    assert_eq!(idle["you"]["score"], 0);
    playing.game.take(playing.at(300_000), &time_up).expect("twenty minutes are over");
    let record = playing.record();
    // The same with a clock set forward: the last word came when time was up.
    let mut slow = record.clone();
    let last = slow.entries.len() - 2;
    slow.entries[last].at = GameTime::from_millis(1_200_001);
    slow.entries[last + 1].at = GameTime::from_millis(1_200_001);
    hand_in(&server, &link, Some(&server.guest()), "Anna", &slow.to_text()).no(422, "challenge/mismatch");
    let counted = hand_in(&server, &link, Some(&server.guest()), "Anna", &record.to_text()).good();
    assert_eq!(counted["you"]["place"], 1);
}

#[test]
fn a_custom_challenge_is_the_same_for_everyone_with_its_link() {
    let server = Server::start();
    let wanted =
        json!({"name": "A rainy day", "game": "keesdrow", "preset": "solitaire-rounds", "set": [["turns", "2"]]});
    let make = |wanted: &Value| server.post("/api/challenges", None, wanted).good()["challenge"].clone();
    let (one, other) = (make(&wanted), make(&wanted));
    assert_ne!(one, other, "every challenge has a deal of its own");
    let mut named = wanted.clone();
    named["seed"] = json!("rain");
    assert_eq!(make(&named), make(&named));
    let link = make(&named).as_str().expect("a link").to_owned();
    let board = look(&server, &link, None);
    assert_eq!((&board["name"], &board["seed_name"]), (&json!("A rainy day"), &json!("challenge\nrain")));
    assert_eq!(board["seed"], Seed::named("challenge\nrain").reveal());

    let token = server.guest();
    let anna = hand_in(&server, &link, Some(&token), "Anna", &passes(&board).to_text()).good();
    assert_eq!(anna["you"]["score"], 0);
    let better = whole_game(&board, "everyday", "Anna");
    let anna = hand_in(&server, &link, Some(&token), "Anna", &better.to_text()).good();
    assert_eq!(anna["you"]["score"], anna["you"]["best"], "the best counts");
    assert_eq!(anna["you"]["attempts"], 2);

    let mut wrong = wanted.clone();
    (wrong["preset"], wrong["name"]) = (json!("classic"), json!(""));
    let reply = server.post("/api/challenges", None, &wrong);
    let about: Vec<_> = reply.body["problems"].as_array().expect("problems").iter().map(|one| &one["about"]).collect();
    assert_eq!(about, ["name", "preset"], "{reply:?}");
    reply.no(422, "server/problems");
    let keezen = json!({"name": "x", "game": "keezen", "preset": "classic"});
    server.post("/api/challenges", None, &keezen).no(422, "server/problems");
}

#[test]
fn a_future_day_or_an_unknown_link_has_no_board() {
    let server = Server::start();
    let look = |link: &str| server.get(&format!("/api/challenges/{link}"), None);
    look("keesdrow-rounds-9999-12-31").no(409, "challenge/not_yet");
    for link in ["keesdrow-rounds-2026-11-15", "chess-2026-11-16", "0123456789abcdef", "nonsense"] {
        look(link).no(404, "challenge/no_such_challenge");
    }
}

#[test]
fn a_leaderboard_survives_a_power_cut_and_is_the_same_on_every_node() {
    let flags = ["--limits", "false"];
    let server = Server::start();
    let link = today(&server, "keesdrow-rounds");
    let board = look(&server, &link, None);
    let record = whole_game(&board, "random", "Anna").to_text();
    let token = server.guest();
    let anna = hand_in(&server, &link, Some(&token), "Anna", &record).good();
    let server = Server::at(server.kill(), &flags);
    let mut expected = look(&server, &link, Some(&token));
    assert_eq!(expected["leaders"], anna["leaders"]);
    // A write on one node shows on the other, although it had the board cached.
    let beside = server.beside(&flags);
    assert_eq!(look(&beside, &link, Some(&token)), expected);
    let bos = whole_game(&board, "everyday", "Bo").to_text();
    hand_in(&server, &link, Some(&server.guest()), "Bo", &bos).good();
    expected = look(&server, &link, Some(&token));
    assert_eq!(expected["players"], 2);
    assert_eq!(look(&beside, &link, Some(&token)), expected);
    // A game that is sent again because the answer was lost counts once.
    let again = hand_in(&beside, &link, Some(&token), "Anna", &record).good();
    assert_eq!((&again["players"], &again["you"]["attempts"]), (&json!(2), &json!(1)));
}
