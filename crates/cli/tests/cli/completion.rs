//! Completion, asked as a shell asks for it.

use crate::kee::Home;
use std::process::Command;

fn offers(words: &[&str], expected: &[&str]) {
    let offered = Home::new().completed(words);
    for value in expected {
        assert!(offered.iter().any(|offer| offer == value), "{value} in {offered:?} for {words:?}");
    }
}

#[test]
fn games_presets_and_bots_are_completed() {
    assert_eq!(Home::new().completed(&["play", "ke"]), ["keesdrow", "keyword", "keezen", "keebble"]);
    assert_eq!(Home::new().completed(&["rules", "keez"]), ["keezen"]);
    assert_eq!(Home::new().completed(&["play", "keezen", "--preset", "t"]), ["tournament", "two", "trios"]);
    assert_eq!(Home::new().completed(&["simulate", "auction", "--bots", "random,st"]), ["random,steady"]);
    offers(&["print", "keesdrow-board", "--preset", ""], &["classic", "deluxe"]);
    offers(&["party", "p.txt", "new", "--game", "keyw"], &["keyword"]);
    assert_eq!(Home::new().completed(&["simulate", "keyword", "--by", "c"]), ["colour"]);
}

#[test]
fn options_and_their_values_are_those_of_the_game_on_the_line() {
    assert_eq!(Home::new().completed(&["play", "auction", "--set", "t"]), ["ties=", "timer="]);
    assert_eq!(Home::new().completed(&["play", "auction", "--set", "ties="]), ["ties=discard", "ties=carry"]);
    assert_eq!(Home::new().completed(&["play", "auction", "--set", "cards="]), ["cards=7"]);
    assert_eq!(Home::new().completed(&["play", "keezen", "--set", "ties="]), [""; 0]);
    assert_eq!(Home::new().completed(&["play", "--set", "t"]), [""; 0], "no game is named");
}

#[test]
fn an_option_that_takes_a_file_completes_names_and_files() {
    let home = Home::new();
    home.file("red.toml", "");
    assert_eq!(home.completed(&["play", "keyword", "--set", "board=re"]), ["board=reconstruction", "board=red.toml"]);
    home.file("full-of-pets.txt", "cat");
    assert_eq!(home.completed(&["play", "chain", "--words", "full"]), ["full", "full-of-pets.txt"]);
}

#[test]
fn word_lists_and_event_commands_are_completed() {
    assert_eq!(Home::new().completed(&["words", "look", "--list", ""]), ["everyday", "common", "standard", "full"]);
    offers(&["party", "p.txt", ""], &["new", "pairings", "join", "scorekeeper", "prize"]);
    assert_eq!(Home::new().completed(&["tournament", "t.txt", "forf"]), ["forfeit"]);
    assert_eq!(Home::new().completed(&["tournament", "t.txt", "new", "--points", ""]), ["sheet", "nk"]);
}

#[test]
fn every_shell_gets_a_line_that_registers_completion() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let line = Home::new().kee(&["completions", shell]).good();
        assert!(line.contains("COMPLETE") && line.contains(shell) && line.lines().count() == 1, "{line}");
    }
    Home::new().kee(&["completions", "dos"]).usage(&["bash"]);
}

/// Bash parts words at `=`, so these are the words it would have for each line.
#[test]
fn bash_completes_the_value_of_an_option() {
    let complete = |words: &str| {
        let script = format!(
            "source <(COMPLETE=bash '{}') && COMP_WORDS=({words}) && COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)) && _kee && \
             printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            env!("CARGO_BIN_EXE_kee")
        );
        let output = Command::new("bash").args(["-c", &script]).output().expect("bash runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(complete("kee play auction --set ti"), ["ties=", "timer="]);
    assert_eq!(complete("kee play auction --set ties ="), ["discard", "carry"]);
    assert_eq!(complete("kee play auction --set ties = ca"), ["carry"]);
    assert_eq!(complete("kee simulate auction --set ties = carry --bots ran"), ["random"]);
}
