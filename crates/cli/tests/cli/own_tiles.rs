use crate::kee::Home;
use std::fs;

const TILES: &str = include_str!("../../../../examples/keesdrow-tiles.toml");

#[test]
fn tiles_from_a_file_are_stored_in_the_record() {
    let home = Home::new();
    let tiles = home.file("my tiles.toml", TILES);
    let record = home.path("game.kee").display().to_string();
    let set = format!("edition={tiles}");
    let bots = ["--seats", "2", "--bots", "everyday,everyday", "--words", "everyday", "--record", &record];
    home.kee(&[&["play", "keesdrow", "--set", &set], &bots[..]].concat()).good();
    fs::remove_file(&tiles).expect("the tiles are no longer needed");
    assert!(home.kee(&["verify", &record]).good().contains("valid: keesdrow"));
    let text = fs::read_to_string(&record).expect("the record");
    assert!(text.contains("option edition STRE ANDO/ALEN TIRS/"), "{text}");
    assert!(text.contains(" values 1,4,3,3,1,5,4,3,1,5,5,2,3,2,1,4,10,1,2,2,3,5,5,5,4,10\n"), "{text}");
    assert!(home.kee(&["review", &record, "--words", "everyday"]).good().contains("points"));
}

#[test]
fn all_problems_in_a_tile_file_are_reported_with_line_and_column() {
    let home = Home::new();
    let bad = home.file("bad.toml", TILES.replace("STRE", "STR3").replace("Q = 10", "Q = 100"));
    home.kee(&["play", "keesdrow", "--set", &format!("edition={bad}"), "--seats", "13"]).usage(&[
        "bad.toml: line 9, column 9: expected letters A to Z on a tile, got `3`",
        "bad.toml: line 29, column 5: expected a whole number from 0 to 99, got `100`",
        "seats: A table has 1 to 12 seats\n  tip: Choose a number from that range",
    ]);
    let large = home.file("large.toml", format!("{TILES}# {}", "x".repeat(20_000)));
    home.kee(&["play", "keesdrow", "--set", &format!("edition={large}")])
        .usage(&["edition: ", "large.toml: expected a file of at most 16 KiB, got 21 KiB"]);
    home.kee(&["play", "keesdrow", "--set", "edition=delux"])
        .usage(&["no value `delux`\n  tip: Choose ", "\n  tip: did you mean `deluxe`?"]);
    let about = home.kee(&["games", "keesdrow"]).good();
    assert!(about.contains("FILE           a file with your own tiles"), "{about}");
}

#[test]
fn the_referee_checks_the_board_against_your_own_tiles() {
    let home = Home::new();
    home.file("box.toml", "tiles = [\n\"TEIT GOLD\",\n\"NSCH SEAR\",\n\"SEGO TENS\",\n\"ARLD ITCH\",\n]\n");
    home.file("board.txt", "TENS/ITCH/SEAR/GOLD\n");
    let line = ["referee", "keesdrow", "--names", "Anna,Bo", "--set", "edition=box.toml", "--board", "board.txt"];
    let record = home.path("game.kee").display().to_string();
    let said = home.typing(&[&line[..], &["--record", &record]].concat(), "").good();
    assert!(said.contains("All tiles match your set."), "{said}");
    home.file("board.txt", "TENS/ITCH/SEAR/GOLF\n");
    let said = home.typing(&[&line[..], &["--record", &record]].concat(), "").good();
    assert!(said.contains("Not in your tile set: c3 AR/LF (perhaps AR/LD)."), "{said}");
}
