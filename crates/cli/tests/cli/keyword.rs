use crate::kee::Home;
use std::fs;

const BOARD: &str = include_str!("../../../keyword/boards/reconstruction.toml");

#[test]
fn a_board_from_a_file_is_stored_in_the_record() {
    let home = Home::new();
    let board = home.file("my board.toml", BOARD.replacen("own_key = 50", "own_key = 40", 1));
    let record = home.path("game.kee").display().to_string();
    let set = format!("board={board}");
    let bots = ["--preset", "two", "--bots", "everyday,everyday", "--words", "everyday", "--record", &record];
    home.kee(&[&["play", "keyword", "--set", &set], &bots[..]].concat()).good();
    fs::remove_file(&board).expect("the board is no longer needed");
    assert!(home.kee(&["verify", &record]).good().contains("valid: keyword"));
    let text = fs::read_to_string(&record).expect("the record");
    assert!(text.contains(" 5,5,10,25,40 0,0,10,20,50\n"), "{text}");
}

#[test]
fn all_problems_in_a_board_file_are_reported_with_line_and_column() {
    let home = Home::new();
    let bad = home.file("bad.toml", BOARD.replacen("bbBb", "b?Bb", 1).replace("A = 9", "A = none"));
    let worse = home.file("worse.toml", BOARD.replacen("bbBb", "b?Bb", 1).replace("A = 9", "A = 0"));
    home.kee(&["play", "keyword", "--set", &format!("board={bad}"), "--seats", "5"])
        .usage(&["bad.toml: line 29, column 5: not TOML", "seats: This game is for 1 to 4 players"]);
    home.kee(&["simulate", "keyword", "--bots", "everyday", "--set", &format!("board={worse}")]).usage(&[
        "worse.toml: line 10, column 8: expected a square",
        "worse.toml: line 29, column 5: expected a whole number from 1 to 99, got `0`",
    ]);
    home.kee(&["play", "keyword", "--set", "board=nowhere.toml"]).usage(&["board: could not read nowhere.toml"]);
    home.kee(&["play", "keyword", "--set", "board=reconstrucion"]).usage(&[
        "board: There’s no value `reconstrucion`\n  tip: Choose reconstruction or tiny, or a file with your own board\n  tip: did you mean `reconstruction`?",
    ]);
    home.kee(&["play", "keyword", "--set", "board=a b c"])
        .usage(&["board: There’s no value `a b c`\n  tip: Choose from reconstruction and tiny, or name a file"]);
}

#[test]
fn the_description_shows_which_option_takes_a_file() {
    let home = Home::new();
    let about = home.kee(&["games", "keyword"]).good();
    assert!(about.contains("FILE           a file with your own board"), "{about}");
}

#[test]
fn a_record_is_converted_to_gcg_and_gcg_is_shown() {
    let home = Home::new();
    let record = home.path("game.kee").display().to_string();
    let words = ["--words", "everyday"];
    let bots = ["--bots", "everyday,everyday", "--seed", "gcg", "--record", &record];
    home.kee(&[&["play", "keyword", "--preset", "two"], &words[..], &bots[..]].concat()).good();
    let written = home.kee(&["gcg", &record]).good();
    assert!(written.starts_with("#character-encoding UTF-8\n#player1 Eagle_Eye_A Eagle Eye A\n"), "{written}");
    let file = home.file("game.gcg", &written);
    let shown = home.kee(&["gcg", &file]).good();
    let scores = |text: &str| {
        let numbers = text.lines().rev().take(2).filter_map(|line| line.split_whitespace().last()?.parse::<i64>().ok());
        numbers.collect::<Vec<_>>()
    };
    let shown_at_last = home.kee(&["show", &record, "--as", "spectator"]).good();
    for score in scores(&shown) {
        assert!(shown_at_last.contains(&format!(" {score} ")), "{score} in {shown_at_last}");
    }
    let broken = home.file("broken.gcg", written.replacen("+", "+1", 1).replace(">Eagle_Eye_B:", ">nobody:"));
    let refused = home.kee(&["gcg", &broken]);
    assert!(refused.err.contains("broken.gcg: not valid: line ") && refused.err.lines().count() > 3, "{refused:?}");
    assert_eq!(refused.code, 1);
}

#[test]
fn gcg_is_only_for_keyword() {
    let home = Home::new();
    let file = home.file("game.kee", home.record().to_text());
    home.kee(&["gcg", &file]).no("expected a record of keyword, got auction");
    home.kee(&["gcg", "nowhere.gcg"]).usage(&["could not read nowhere.gcg"]);
}

#[test]
fn w5_4_a_play_can_be_withdrawn_until_the_next_player_plays() {
    let home = Home::new();
    let table = ["play", "keyword", "--preset", "table", "--seats", "2", "--seed", "k2", "--names"];
    let people = home.typing(&[&table[..], &["Ann,Bob"]].concat(), "6j moxis\nann withdraw\nquit\n").good();
    assert!(people.contains("Ann can still act too: start the line with “Ann”."), "{people}");
    assert!(people.contains("Ann takes the letters back and plays again."), "{people}");
    let alone = [&table[..], &["Ann", "--bots", "everyday"]].concat();
    let taken_back = home.typing(&alone, "6j moxa\nwithdraw\nquit\n").good();
    assert!(
        taken_back.contains("Ann, press Enter to continue, or type ? to see what you can still do."),
        "{taken_back}"
    );
    assert!(taken_back.contains("Ann takes the letters back and plays again."), "{taken_back}");
    let gone_on = home.typing(&alone, "6j moxa\n\nquit\n").good();
    assert!(gone_on.contains("Eagle Eye plays"), "{gone_on}");
}
