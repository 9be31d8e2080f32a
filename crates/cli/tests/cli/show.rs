use crate::kee::{Home, json};

#[test]
fn showing_a_record_prints_the_board_and_the_position_after_an_entry() {
    let home = Home::new();
    let file = home.file("game.kee", home.record().to_text());
    let start = home.kee(&["show", &file, "--at", "0"]).good();
    assert!(start.contains("after entry 0 of 28") && start.contains("Waiting for the deal."), "{start}");
    let position = |out: &str| out.lines().find_map(|line| line.strip_prefix("Position: ").map(str::to_owned));
    assert_eq!(position(&start).as_deref(), Some("- 0 A234567 A234567/A234567/A234567 0/0/0"));
    let end = home.kee(&["show", &file]).good();
    assert!(end.contains("after entry 28 of 28") && end.contains("The game is over."), "{end}");
    let dutch = home.kee(&["show", &file, "--language", "nl"]).good();
    assert!(dutch.contains("auction na stap 28 van 28") && dutch.contains("Het spel is afgelopen."), "{dutch}");
    let middle = position(&home.kee(&["show", &file, "--at", "5"]).good()).expect("a position");
    home.kee(&["legal", "auction", &middle]).good();
}

#[test]
fn an_entry_or_seat_out_of_range_is_refused_with_the_range() {
    let home = Home::new();
    let file = home.file("game.kee", home.record().to_text());
    home.kee(&["show", &file, "--at", "29"]).usage(&["has no entry 29\n  tip: choose one from 0 to 28"]);
    home.kee(&["show", &file, "--as", "D"]).usage(&["has no seat D\n  tip: choose one from A to C"]);
    home.kee(&["show", &file, "--as", "me"]).usage(&["expected a seat such as `A`, or `spectator`"]);
}

#[test]
fn the_view_of_a_seat_shows_no_other_hand() {
    let home = Home::new();
    let file = home.path("bluff.kee").display().to_string();
    home.kee(&["play", "bluff", "--bots", "random,random,random", "--record", &file]).good();
    let seen = home.kee(&["show", &file, "--at", "1", "--as", "a"]).good();
    assert!(seen.contains("Your tiles") && !seen.contains("Position"), "{seen}");
    let watched = home.kee(&["show", &file, "--at", "1", "--as", "spectator", "--json"]).good();
    let watched = json(&watched);
    assert_eq!((&watched["view"]["hand"], &watched["position"]), (&serde_json::Value::Null, &serde_json::Value::Null));
}

#[test]
fn a_broken_record_cannot_be_shown() {
    let home = Home::new();
    let edited = home.file("edited.kee", home.record().to_text().replace("option cards 7", "option cards 8"));
    home.kee(&["show", &edited]).no("the digest does not match");
    home.kee(&["show", "nowhere.kee"]).usage(&["could not read nowhere.kee"]);
    let mut record = home.record();
    record.header.game = "chess".to_owned();
    let chess = home.file("chess.kee", record.to_text());
    home.kee(&["show", &chess]).no("unknown game `chess`\n  tip: this version of kee has ");
}
