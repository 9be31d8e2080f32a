//! K11.1: in solo play, your best score is saved and you are told when you beat it.

use crate::kee::Home;
use std::fs;

/// A solo game on the same board, with these options and this input.
fn alone(home: &Home, options: &[&str], typed: &str) -> String {
    let line = ["play", "keesdrow", "--preset", "solitaire-rounds", "--seed", "best"];
    home.typing(&[&line[..], options].concat(), format!("{typed}\n")).good()
}

/// One round.
fn round(home: &Home, typed: &str) -> String {
    alone(home, &["--set", "turns=1"], typed)
}

/// A word with its walk on that board, and its score.
fn hinted(home: &Home, kind: &str) -> (String, i64) {
    let out = round(home, &format!("hint {kind}\nquit"));
    let pays = |line: &str| {
        let (word, points) = line.strip_suffix('.')?.rsplit_once(" for ")?;
        Some((word.to_owned(), points.parse().ok()?))
    };
    out.lines().find_map(pays).unwrap_or_else(|| panic!("no hint in: {out}"))
}

fn bests(home: &Home) -> String {
    fs::read_to_string(home.path("keeboard/bests.json")).unwrap_or_default()
}

#[test]
fn k11_1_the_best_is_shown_at_the_start_and_beaten_at_the_end() {
    let home = Home::new();
    let (small, few) = hinted(&home, "3");
    let (best, many) = hinted(&home, "best");
    let out = round(&home, &small);
    assert!(!out.contains("Your best:") && out.contains(&format!("\nYour first score to beat: {few}.\n")), "{out}");
    let out = round(&home, &best);
    assert!(out.contains(&format!("\nYour best: {few}\n")), "{out}");
    assert!(out.contains(&format!("\nNew best: {many}, {} more than before.\n", many - few)), "{out}");
    let out = round(&home, &small);
    assert!(out.contains(&format!("\nYour best: {many}\n")), "{out}");
    assert!(out.contains(&format!("\nYour best is still {many}.\n")), "{out}");
}

#[test]
fn k11_1_every_set_of_options_has_its_own_best() {
    let home = Home::new();
    round(&home, "pass");
    assert_eq!(bests(&home), "{\n  \"keesdrow solitaire-rounds turns=1 words=full\": 0\n}\n");
    assert!(!alone(&home, &["--set", "turns=2"], "quit").contains("Your best"));
    assert!(!alone(&home, &["--set", "turns=1", "--words", "everyday"], "quit").contains("Your best"));
    assert!(round(&home, "quit").contains("\nYour best: 0\n"));
    let against_a_bot = ["play", "keesdrow", "--set", "end=turns", "--set", "turns=1", "--bots", "everyday-1"];
    let out = home.typing(&against_a_bot, "pass\n").good();
    assert!(!out.contains("best") && !out.contains("to beat"), "{out}");
}

#[test]
fn k11_1_an_abandoned_or_corrected_game_does_not_count() {
    let home = Home::new();
    let (word, _) = hinted(&home, "3");
    let again = format!("take back\n{word}\npass");
    for typed in ["leave\nleave", "ruling end", "ruling award A 500\npass", "quit", &again] {
        let out = alone(&home, &["--set", "turns=2"], &format!("{word}\n{typed}"));
        assert!(!out.contains("best:") && !out.contains("to beat"), "{out}");
    }
    assert_eq!(bests(&home), "");
}

#[test]
fn k11_1_a_game_with_a_hint_does_not_count_even_if_it_is_continued_later() {
    let home = Home::new();
    let no_best = "\nPlayed with hints, so it doesn’t count as your best.\n";
    let out = round(&home, "hint 3\npass");
    assert!(out.contains(no_best), "{out}");
    let file = home.path("game.kee").display().to_string();
    alone(&home, &["--set", "turns=2", "--record", &file], "hint\npass\nquit");
    let out = home.typing(&["play", "--resume", &file], "pass\n").good();
    assert!(out.contains(no_best), "{out}");
    assert_eq!(bests(&home), "");
}

#[test]
fn k11_1_a_resumed_game_counts() {
    let home = Home::new();
    let file = home.path("game.kee").display().to_string();
    alone(&home, &["--set", "turns=2", "--record", &file], "pass\nquit");
    let out = home.typing(&["play", "--resume", &file], "pass\n").good();
    assert!(out.contains("\nYour first score to beat: 0.\n"), "{out}");
}

#[test]
fn every_solo_game_has_a_best() {
    let home = Home::new();
    let out = home.typing(&["play", "keyword", "--preset", "solitaire"], "pass\npass\n").good();
    assert!(out.contains("\nYour first score to beat: −"), "{out}");
    let out = home.typing(&["play", "keyword", "--preset", "solitaire"], "quit\n").good();
    assert!(out.contains("\nYour best: −"), "{out}");
}

#[test]
fn a_broken_bests_file_does_not_stop_a_game_and_is_left_alone() {
    let home = Home::new();
    round(&home, "pass");
    fs::write(home.path("keeboard/bests.json"), "412").expect("the file");
    let out = round(&home, "pass");
    assert!(out.contains("Could not read your best scores: ") && out.contains("1. A with 0"), "{out}");
    assert_eq!(bests(&home), "412");
}
