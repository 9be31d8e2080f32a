use crate::kee::Home;

const POSITION: &str = "5 0 A2 A25/A35 7/3";

#[test]
fn the_legal_moves_of_a_position_are_listed_one_per_line() {
    let home = Home::new();
    let run = home.kee(&["legal", "auction", POSITION]);
    assert!(run.err.contains("Others who can act (see `--seat`): B."), "{run:?}");
    assert_eq!(run.good(), "bid A\nbid 2\nbid 5\n");
    assert_eq!(home.kee(&["legal", "auction", POSITION, "--seat", "b"]).good(), "bid A\nbid 3\nbid 5\n");
}

#[test]
fn after_adds_the_position_each_move_leads_to() {
    let home = Home::new();
    let out = home.kee(&["legal", "bluff", "1144/2233 56 B - 0/0", "--after"]).good();
    let (action, position) = out.lines().next().and_then(|line| line.split_once('\t')).expect("a tab");
    assert_eq!(action, "lay 1 as 1");
    home.kee(&["legal", "bluff", position]).good();
}

#[test]
fn a_finished_game_has_no_moves() {
    let run = Home::new().kee(&["legal", "auction", "- 0 - -/- 7/3"]);
    assert!(run.err.contains("The game is over."), "{run:?}");
    assert_eq!(run.good(), "");
    let run = Home::new().kee(&["legal", "auction", "- 0 - -/- 7/3", "--language", "nl"]);
    assert!(run.err.contains("Er zijn geen zetten. Het spel is afgelopen."), "{run:?}");
}

#[test]
fn a_bad_position_is_refused_with_what_is_expected() {
    let home = Home::new();
    home.kee(&["legal", "auction", "nonsense"]).usage(&["position: expected `PRIZE CARRIED"]);
    home.kee(&["legal", "auction", ""]).usage(&["position: expected"]);
    home.kee(&["legal", "auction", POSITION, "--seats", "3"]).usage(&["of 3 seats, got"]);
    home.kee(&["legal", "auction", POSITION, "--seat", "C"]).usage(&["seat: C cannot act now\n  tip: choose from AB"]);
    home.kee(&["legal", "auction", &format!("5 0 A2 {}", "/".repeat(300))])
        .usage(&["seats: A table has 1 to 12 seats\n  tip: Choose a number from that range"]);
}

#[test]
fn all_problems_with_the_options_are_reported_at_once() {
    let line =
        ["legal", "auction", POSITION, "--preset", "huge", "--set", "cards=99", "--set", "colour=red", "--set", "x"];
    Home::new().kee(&line).usage(&[
        "set: `x` has no value\n  tip: Write `KEY=VALUE`",
        "preset: There’s no preset `huge`\n  tip: The presets are classic and teams",
        "cards: `99` isn’t possible here\n  tip: Enter a whole number from 2 to 13",
        "colour: There’s no such option\n  tip: The options are cards, ties and timer",
    ]);
}
