use crate::kee::{Home, json};
use kee_game::{Input, Record};
use std::fs;

#[test]
fn the_same_seed_gives_the_same_results_with_any_number_of_threads() {
    let home = Home::new();
    let results = |threads: &str, seed: &str| {
        let line = [
            "simulate",
            "auction",
            "--bots",
            "random,steady",
            "--games",
            "200",
            "--seed",
            seed,
            "--threads",
            threads,
            "--json",
        ];
        let mut results = json(&home.kee(&line).good());
        let speed = results.as_object_mut().and_then(|results| results.remove("speed")).expect("the speed");
        assert!(speed["games_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
        results
    };
    let one = results("1", "s");
    assert_eq!(one, results("2", "s"));
    assert_ne!(one, results("2", "t"));
    assert_eq!(one["bots"][0]["bot"], "random");
    assert_eq!(one["seats"].as_array().map(Vec::len), Some(3));
}

#[test]
fn bots_rotate_over_the_seats_and_a_short_list_repeats() {
    let home = Home::new();
    let line = ["simulate", "auction", "--seats", "4", "--bots", "random,steady", "--games", "8", "--json"];
    let results = json(&home.kee(&line).good());
    assert_eq!([&results["bots"][0]["played"], &results["bots"][1]["played"]], [16, 16]);
    let seats = results["seats"].as_array().expect("a row for every seat");
    assert!(seats.iter().all(|seat| seat["played"] == 8), "{results}");
}

#[test]
fn anyone_can_measure_a_level_against_the_novice() {
    let home = Home::new();
    assert!(home.kee(&["simulate", "--help"]).good().contains("novice"));
    for game in ["keezen", "keebble"] {
        let line = ["simulate", game, "--bots", "novice,pip", "--games", "2", "--json"];
        let results = json(&home.kee(&line).good());
        assert_eq!([&results["bots"][0]["bot"], &results["bots"][1]["bot"]], ["novice", "pip"], "{results}");
    }
}

#[test]
fn results_in_text_have_a_row_for_every_bot_and_seat() {
    let run = Home::new().kee(&["simulate", "bluff", "--bots", "random,honest", "--games", "20"]);
    assert!(run.err.contains("games per second"), "{run:?}");
    let out = run.good();
    assert!(out.contains("honest") && out.contains("\nC ") && out.contains(" ± "), "{out}");
}

#[test]
fn solitaire_results_show_how_often_the_goal_was_reached() {
    let home = Home::new();
    let line = ["simulate", "keyword", "--preset", "solitaire", "--bots", "everyday", "--games", "4"];
    assert!(home.kee(&line).good().contains(" 850+  score"));
    let results = json(&home.kee(&[&line[..], &["--json"]].concat()).good());
    assert_eq!(results["goal"], 850);
    let (mean, reached) = (&results["bots"][0]["mean_score"], &results["bots"][0]["reached"]);
    assert!(mean.as_f64().is_some_and(|mean| mean > 500.0) && reached.as_u64() <= Some(4), "{results}");
    let against_others = ["simulate", "keyword", "--preset", "tiny", "--games", "2"];
    assert!(!home.kee(&against_others).good().contains("850+"));
}

#[test]
fn results_can_be_compared_by_lot() {
    let home = Home::new();
    let line =
        ["simulate", "keyword", "--preset", "two", "--bots", "everyday-10", "--games", "4", "--by", "turn,colour"];
    let out = home.kee(&line).good();
    assert!(out.contains("\ncolour ") && out.contains("\ngreen ") && out.contains("\nred "), "{out}");
    let results = json(&home.kee(&[&line[..], &["--json"]].concat()).good());
    let turns = &results["lots"]["turn"];
    assert_eq!([&turns[0]["turn"], &turns[1]["turn"]], ["1", "2"]);
    assert_eq!([&turns[0]["played"], &turns[1]["played"]], [4, 4]);
    home.kee(&["simulate", "keyword", "--by", "size"]).usage(&["by: expected colour, turn, got `size`"]);
    home.kee(&["simulate", "auction", "--by", "turn"]).usage(&["by: auction draws no lots"]);
}

#[test]
fn records_of_simulated_games_are_valid() {
    let home = Home::new();
    let folder = home.path("records").display().to_string();
    for (game, list) in [("auction", "random"), ("bluff", "random,honest"), ("chain", "curt,verbose")] {
        let folder = format!("{folder}/{game}");
        home.kee(&["simulate", game, "--bots", list, "--games", "3", "--records", &folder]).good();
        let files: Vec<String> = fs::read_dir(&folder)
            .expect("the folder")
            .map(|file| file.expect("a file").path().display().to_string())
            .collect();
        assert_eq!(files.len(), 3);
        let line: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
        home.kee(&line).good();
        home.kee(&["simulate", game, "--records", &folder]).usage(&["is not empty"]);
    }
}

#[test]
fn all_problems_with_a_simulation_are_reported_at_once() {
    let home = Home::new();
    let line =
        ["simulate", "auction", "--bots", "deep,random,deep", "--preset", "x", "--set", "ties=no", "--seats", "0"];
    home.kee(&line).usage(&[
        "bots: There’s no bot `deep`\n  tip: The bots are random and steady",
        "preset: There’s no preset `x`\n  tip: The presets are classic and teams",
        "ties: There’s no value `no`\n  tip: Choose from discard and carry",
        "seats: A table has 1 to 12 seats\n  tip: Choose a number from that range",
    ]);
    home.kee(&["simulate", "auction", "--seats", "2", "--bots", "random,random,random"])
        .usage(&["bots: 3 bots don’t fit on 2 seats\n"]);
    home.kee(&["simulate", "auction", "--games", "0"]).usage(&["--games"]);
    home.kee(&["simulate", "auction", "--words", "full"]).usage(&["words: auction does not use a word list"]);
    home.kee(&["simulate", "auction", "--teams", "1"])
        .usage(&["teams: Everyone is on the same side\n  tip: Make at least two teams"]);
}

#[test]
fn k5_1_sprees_are_played_at_the_pace_of_people() {
    let home = Home::new();
    let folder = home.path("sprees").display().to_string();
    let line = ["simulate", "keesdrow", "--preset", "spree", "--seats", "2", "--bots", "everyday", "--games", "2"];
    home.kee(&[&line[..], &["--records", &folder]].concat()).good();
    for file in fs::read_dir(&folder).expect("the folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("the record");
        let record = Record::read(&text).expect("a good record");
        // The time between a word and the entry before it is the bot's. Later turns run out of letters.
        let mut turns = vec![Vec::new()];
        for pair in record.entries.windows(2) {
            let Input::Act { action, .. } = &pair[1].input else { continue };
            match action.as_str() {
                "pass" => turns.push(Vec::new()),
                _ => turns.last_mut().expect("a turn").push(pair[1].at.millis() - pair[0].at.millis()),
            }
        }
        assert!(turns.iter().take(4).all(|turn| (5..=12).contains(&turn.len())), "{turns:?}");
        assert!(turns.iter().flatten().all(|pause| (6_000..=20_000).contains(pause)), "{turns:?}");
    }
}
