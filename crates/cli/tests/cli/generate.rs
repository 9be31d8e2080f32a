use crate::kee::Home;
use std::fs;

const BOARD: [&str; 4] = ["generate", "keebble", "--seed", "game-night"];

#[test]
fn a_seed_always_gives_the_same_board() {
    let home = Home::new();
    let more = ["--players", "3", "--expansions", "supercells,celldance"];
    let out = home.kee(&[&BOARD[..], &more].concat()).good();
    assert!(out.starts_with("Board game-night\n     a   b   c"), "{out}");
    for line in
        ["Hand A on b8: H L T", "The first word covers the star on e5.", "CO Collector: no hand limit this turn"]
    {
        assert!(out.contains(line), "{line} in {out}");
    }
    assert_eq!(home.kee(&[&BOARD[..], &more].concat()).good(), out, "the same forever");
}

#[test]
fn b1_6_a_board_can_go_without_walls() {
    let home = Home::new();
    let (with, without) = (home.kee(&BOARD).good(), home.kee(&[&BOARD[..], &["--no-walls"]].concat()).good());
    assert!(with.contains('|') && with.contains("---"), "{with}");
    assert!(!without.contains('|') && !without.contains("---"), "{without}");
    assert_eq!(with.lines().last(), without.lines().last(), "the star is where it was");
    let svg = home.kee(&["print", "keebble-sheet", "--seed", "game-night", "--no-walls"]).good();
    assert_eq!(svg.matches("stroke-width=\"1.6\"").count(), 0);
    home.kee(&["generate", "keebble", "--empty", "--no-walls"]).usage(&["--no-walls"]);
}

#[test]
fn the_board_of_a_seed_is_the_one_that_is_dealt() {
    let home = Home::new();
    let record = home.path("game.kee").display().to_string();
    let game = [
        "play",
        "keebble",
        "--preset",
        "generated",
        "--set",
        "board_seed=game-night",
        "--bots",
        "random,random,random",
    ];
    home.kee(&[&game[..], &["--seed", "x", "--record", &record]].concat()).good();
    let shown = home.kee(&["show", &record, "--at", "1"]).good();
    let generated = home.kee(&[&BOARD[..], &["--players", "3"]].concat()).good();
    for row in generated.lines().skip(2).take(8) {
        assert!(shown.contains(row), "{row} in {shown}");
    }
}

#[test]
fn without_a_seed_a_random_one_is_used_and_shown() {
    let home = Home::new();
    let seed_of =
        |out: &str| out.lines().next().and_then(|line| line.strip_prefix("Board ")).expect("a seed").to_owned();
    let (one, other) = (home.kee(&["generate", "keebble"]).good(), home.kee(&["generate", "keebble"]).good());
    assert_ne!(seed_of(&one), seed_of(&other));
    assert_eq!(home.kee(&["generate", "keebble", "--seed", &seed_of(&one)]).good(), one);
}

#[test]
fn a_picture_shows_every_letter_wall_hand_and_special_cell() {
    let home = Home::new();
    let more = ["--expansions", "supercells,celldance,backpacks", "--svg"];
    let run = home.kee(&[&BOARD[..], &more].concat());
    assert!(run.err.contains("board game-night"), "{run:?}");
    let svg = run.good();
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(svg.contains("width=\"210mm\" height=\"297mm\""), "an A4 page");
    assert_eq!(svg.matches("stroke-width=\"1.6\"").count(), 4, "the walls");
    assert_eq!(svg.matches(">A</text>").count(), 6, "on g4, in the hands of B and C, and as the sign of seat A twice");
    for special in ["Collector", "Blockade", "Destroyer", "Triple Word"] {
        assert!(svg.contains(special), "{special}");
    }
    let plain = home.kee(&[&BOARD[..], &more, &["--ink", "light"]].concat()).good();
    assert!(svg.contains("fill=\"#F3E3A3\"") && !plain.contains("fill=\"#F3E3A3\""), "light ink fills nothing");
}

#[test]
fn wide_sheets_are_landscape_and_empty_ones_have_no_hands() {
    let home = Home::new();
    for size in ["8x4", "16x8"] {
        let svg = home.kee(&["generate", "keebble", "--seed", "x", "--size", size, "--svg"]).good();
        assert!(svg.contains("width=\"297mm\" height=\"210mm\""), "{size}");
    }
    let empty = home.kee(&["generate", "keebble", "--empty", "--size", "8x4"]).good();
    assert!(!empty.contains('(') && !empty.contains("Board"), "{empty}");
}

#[test]
fn a_board_can_be_written_to_a_file() {
    let home = Home::new();
    let file = home.path("board.svg").display().to_string();
    let out = home.kee(&[&BOARD[..], &["--svg", "--out", &file]].concat()).good();
    assert_eq!(out.trim(), file);
    assert!(fs::read_to_string(&file).expect("the picture").starts_with("<svg"));
    home.kee(&[&BOARD[..], &["--out", "/nowhere/board"]].concat()).no("/nowhere/board");
}

#[test]
fn bad_board_requests_are_refused() {
    let home = Home::new();
    home.kee(&["generate", "keebble", "--expansions", "celldance"]).usage(&["celldance needs supercells"]);
    home.kee(&["generate", "keebble", "--size", "9x9"]).usage(&["9x9", "8x8, 8x4, 16x8"]);
    home.kee(&["generate", "keebble", "--seed", "No Way"]).usage(&["lowercase letters, digits"]);
    home.kee(&["generate", "keebble", "--players", "7"]).usage(&["7"]);
    home.kee(&["generate", "keebble", "--ink", "light"]).usage(&["--svg"]);
}
