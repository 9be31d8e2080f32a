use crate::kee::Home;
use kee_game::Record;
use std::fs;

#[test]
fn a_game_continues_after_the_program_was_killed() {
    let home = Home::new();
    let file = home.path("game.kee").display().to_string();
    let mut running = home.start(&["play", "auction", "--bots", "random,steady", "--record", &file]);
    running.until_prompt();
    running.type_line("bid 3");
    let told = running.until_prompt();
    assert!(told.contains("A bid 3."), "{told}");
    running.kill();
    let before = Record::read(&fs::read_to_string(&file).expect("the record")).expect("a whole record");
    assert_eq!(before.ending, None);

    let out = home.typing(&["play", "--resume", &file], "A\n2\n4\n5\n6\n7\n").good();
    assert!(out.contains("The auction is over."), "{out}");
    home.kee(&["verify", &file]).good();
    let after = Record::read(&fs::read_to_string(&file).expect("the record")).expect("a whole record");
    assert_eq!(after.entries[..before.entries.len()], before.entries);
}

#[test]
fn a_game_in_pieces_equals_a_game_in_one_sitting() {
    let home = Home::new();
    let play = |file: &str, pieces: &[&str]| {
        let file = home.path(file).display().to_string();
        let new = ["play", "auction", "--bots", "random,random", "--seed", "s", "--record", &file];
        home.typing(&new, pieces[0]).good();
        pieces[1..].iter().for_each(|piece| drop(home.typing(&["play", "--resume", &file], piece).good()));
        let record = Record::read(&fs::read_to_string(&file).expect("the record")).expect("a whole record");
        record.entries.into_iter().map(|entry| entry.input.to_string()).collect::<Vec<_>>()
    };
    let whole = play("whole.kee", &["7\n6\n5\n4\n3\n2\nA\n"]);
    assert_eq!(play("pieces.kee", &["7\n6\nquit\n", "5\n", "4\n3\n2\nquit\n", "A\n"]), whole);
}

#[test]
fn the_seed_is_in_its_own_file_until_the_end() {
    let home = Home::new();
    let file = home.path("game.kee").display().to_string();
    home.typing(&["play", "auction", "--bots", "random,random", "--record", &file], "7\n").good();
    let secret = fs::read_to_string(home.path("game.kee.seed")).expect("the seed");
    let seed = secret.trim().strip_prefix("seed ").expect("a seed");
    assert!(!fs::read_to_string(&file).expect("the record").contains(seed));
    home.typing(&["play", "--resume", &file], "6\n5\n4\n3\n2\nA\n").good();
    assert!(fs::read_to_string(&file).expect("the record").contains(&format!("seed {seed}\n")));
    assert!(!home.path("game.kee.seed").exists());
    assert!(home.kee(&["play", "--resume", &file]).good().contains("That game is over."));
}

#[test]
fn your_own_word_list_is_found_again() {
    let home = Home::new();
    let pets = home.file("pets.txt", "cat\ntoad\ndog\ngoat\n");
    let file = home.path("game.kee").display().to_string();
    home.typing(&["play", "chain", "--words", &pets, "--record", &file], "quit\n").good();
    assert!(home.typing(&["play", "--resume", &file], "pass\nquit\n").good().contains("A passes."));
}

#[test]
fn two_windows_cannot_play_the_same_game() {
    let home = Home::new();
    let file = home.path("game.kee").display().to_string();
    let mut running = home.start(&["play", "auction", "--record", &file]);
    running.until_prompt();
    home.kee(&["play", "--resume", &file]).usage(&["is open in another window"]);
    running.kill();
    home.kee(&["play", "--resume", &file]).good();
}

#[test]
fn a_game_cannot_continue_with_a_broken_record_or_without_its_seed() {
    let home = Home::new();
    let file = home.path("game.kee").display().to_string();
    home.typing(&["play", "auction", "--record", &file], "quit\n").good();
    let text = fs::read_to_string(&file).expect("the record");
    let seed = home.path("game.kee.seed");
    fs::write(&seed, format!("seed {}\n", "0".repeat(64))).expect("the seed");
    home.kee(&["play", "--resume", &file]).no("does not match the fingerprint in the record");
    fs::write(&seed, "sesame\n").expect("the seed");
    home.kee(&["play", "--resume", &file]).usage(&["line 1: expected `seed` and 64 digits"]);
    fs::remove_file(&seed).expect("the seed");
    home.kee(&["play", "--resume", &file]).usage(&["the game cannot continue without its seed"]);
    home.file("game.kee", text.replace("option cards 7", "option cards 6"));
    home.kee(&["play", "--resume", &file]).no("the digest does not match");
    home.kee(&["play", "--resume", "nowhere.kee"]).usage(&["could not read nowhere.kee"]);
    home.kee(&["play", "auction", "--resume", &file]).usage(&["cannot be used with"]);
}

#[test]
fn an_unfinished_game_is_offered_in_the_list() {
    let home = Home::new();
    home.typing(&["play", "auction", "--bots", "random,random"], "7\n").good();
    let asked = home.typing(&["play"], "").good();
    let offered = asked.lines().find(|line| line.contains("continue auction-1")).expect("an offer");
    let number = offered.split_whitespace().next().expect("a number");
    let out = home.typing(&["play"], format!("{number}\n6\n5\n4\n3\n2\nA\n")).good();
    assert!(out.contains("The auction is over."), "{out}");
    let out = home.typing(&["play"], format!("{number}\n")).good();
    assert!(!out.contains("continue auction-1") && out.contains("Type a number from 1 to "), "{out}");
}

#[test]
fn what_was_taken_back_stays_in_the_record() {
    let home = Home::new();
    let file = home.path("back.kee").display().to_string();
    let alone = ["play", "keesdrow", "--preset", "solitaire-rounds", "--set", "turns=2", "--seed", "s"];
    let out = home.typing(&[&alone[..], &["--record", &file]].concat(), "pass\ntake back\nquit\n").good();
    assert!(out.contains("A took back a move."), "{out}");
    let out = home.typing(&["play", "--resume", &file], "take back\npass\npass\n").good();
    assert!(out.contains("You haven’t made a move yet."), "{out}");
    assert!(!out.contains("to beat"), "{out}");
    home.kee(&["verify", &file]).good();
    let record = Record::read(&fs::read_to_string(&file).expect("the record")).expect("a whole record");
    let undone = record.undone.iter().map(|undone| undone.entry.input.to_string());
    assert_eq!(undone.collect::<Vec<_>>(), ["A pass"]);
}
