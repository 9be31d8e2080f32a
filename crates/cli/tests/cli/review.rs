use crate::kee::{Home, json};
use kee_lexicon::{Lexicon, List};

/// A game of chain between two people, with a list of a few words.
fn played(home: &Home) -> (String, String) {
    let words = home.file("few.txt", "cat\ncatch\ncot\ntea\nteapot\ntot\nhat\n");
    let record = home.path("game.kee").display().to_string();
    let line = ["play", "chain", "--seats", "2", "--names", "Anna,Bo", "--set", "rounds=1", "--set", "shortest=3"];
    let line = [&line[..], &["--words", &words, "--record", &record, "--seed", "review"]].concat();
    let letter = home.typing(&line, "").out;
    let word = if letter.contains("begins with c") {
        "cat"
    } else if letter.contains("begins with t") {
        "tea"
    } else {
        "hat"
    };
    home.typing(&["play", "--resume", &record], format!("{word}\npass\n")).good();
    (record, words)
}

#[test]
fn every_turn_is_shown_with_the_best_play() {
    let home = Home::new();
    let (record, words) = played(&home);
    let out = home.kee(&["review", &record, "--words", &words]).good();
    assert!(out.contains("Anna") && out.contains("Bo              0  pass"), "{out}");
    assert!(out.contains(" turns; ") && out.contains(" missed"), "{out}");
}

#[test]
fn the_json_review_adds_up() {
    let home = Home::new();
    let (record, words) = played(&home);
    let review = json(&home.kee(&["review", &record, "--words", &words, "--json"]).good());
    for turn in review["turns"].as_array().expect("turns") {
        let number = |key: &str| turn[key].as_i64().expect(key);
        assert_eq!(number("cost"), number("best_points") - number("points"));
        assert!(number("cost") >= 0);
    }
    assert_eq!(review["seats"].as_array().map(Vec::len), Some(2));
}

#[test]
fn suggested_words_are_standard_unless_you_choose_a_list() {
    let home = Home::new();
    let folder = home.path("games").display().to_string();
    let line = ["simulate", "keesdrow", "--bots", "common,everyday-5", "--seats", "2", "--games", "1", "--seed", "doc"];
    home.kee(&[&line[..], &["--records", &folder]].concat()).good();
    let record = format!("{folder}/keesdrow-1.kee");
    let rare = |args: &[&str]| {
        let review = json(&home.kee(&[&["review", &record, "--json"], args].concat()).good());
        let turns = review["turns"].as_array().expect("turns").clone();
        let words =
            turns.iter().map(|turn| turn["best"].as_str().and_then(|best| best.split(' ').next()).expect("a word"));
        words.filter(|word| !Lexicon::list(List::SUGGESTED).contains(word)).count()
    };
    assert_eq!(rare(&[]), 0);
    assert!(rare(&["--words", "full"]) > 0);
}

#[test]
fn ending_a_spree_is_not_a_mistake() {
    let home = Home::new();
    let folder = home.path("sprees").display().to_string();
    let line =
        ["simulate", "keesdrow", "--preset", "spree", "--set", "turns=1", "--bots", "everyday-5", "--seats", "2"];
    home.kee(&[&line[..], &["--games", "1", "--seed", "spree", "--records", &folder]].concat()).good();
    let review = json(&home.kee(&["review", &format!("{folder}/keesdrow-1.kee"), "--json"]).good());
    let turns = review["turns"].as_array().expect("turns");
    assert!(!turns.is_empty() && turns.iter().all(|turn| turn["played"] != "pass"), "{turns:?}");
}

#[test]
fn a_game_without_a_review_is_refused() {
    let home = Home::new();
    let record = home.file("auction.kee", home.record().to_text());
    home.kee(&["review", &record]).usage(&["auction games cannot be reviewed"]);
}

#[test]
fn a_broken_record_cannot_be_reviewed() {
    let home = Home::new();
    let record = home.file("broken.kee", "keeboard record 1\n");
    home.kee(&["review", &record]).no("not valid: line 2: expected `game NAME`");
}

#[test]
fn keezen_is_reviewed_in_steps_worst_play_first() {
    let home = Home::new();
    let games = home.path("games").display().to_string();
    let line = ["simulate", "keezen", "--preset", "tiny", "--seats", "2", "--bots", "random", "--games", "1"];
    home.kee(&[&line[..], &["--records", &games, "--seed", "worst first"]].concat()).good();
    let record = format!("{games}/keezen-1.kee");
    let out = home.kee(&["review", &record]).good();
    let costs = out.lines().filter(|line| line.contains(" steps  ")).map(|line| {
        let cost = line.split(" steps  ").next().and_then(|start| start.split_whitespace().last());
        cost.and_then(|cost| cost.parse::<i64>().ok()).expect("a cost")
    });
    let costs: Vec<i64> = costs.collect();
    assert!(!costs.is_empty() && costs.iter().rev().is_sorted() && costs.iter().all(|cost| *cost > 0), "{out}");
    assert!(out.contains("; better: ") && out.contains("; better with A") && out.contains("steps lost in"), "{out}");
    assert_eq!(home.kee(&["review", &record]).good(), out, "the same record is judged alike");
}
