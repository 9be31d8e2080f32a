use crate::kee::Home;

const POSITION: &str = "5 0 A2 A25/A35 7/3";

#[test]
fn the_legal_actions_of_a_position_come_one_a_line() {
    let home = Home::new();
    let run = home.kee(&["legal", "auction", POSITION]);
    assert!(run.err.contains("asked as well"), "{run:?}");
    assert_eq!(run.good(), "bid A\nbid 2\nbid 5\n");
    assert_eq!(home.kee(&["legal", "auction", POSITION, "--seat", "b"]).good(), "bid A\nbid 3\nbid 5\n");
}

#[test]
fn with_after_a_tab_and_the_position_it_leads_to_follow() {
    let home = Home::new();
    let out = home.kee(&["legal", "bluff", "1144/2233 56 B - 0/0", "--after"]).good();
    let (action, position) = out.lines().next().and_then(|line| line.split_once('\t')).expect("a tab");
    assert_eq!(action, "lay 1 as 1");
    home.kee(&["legal", "bluff", position]).good();
}

#[test]
fn the_end_of_a_game_has_no_actions() {
    let run = Home::new().kee(&["legal", "auction", "- 0 - -/- 7/3"]);
    assert!(run.err.contains("The game is over."), "{run:?}");
    assert_eq!(run.good(), "");
}

#[test]
fn a_bad_position_is_refused_with_what_was_expected() {
    let home = Home::new();
    home.kee(&["legal", "auction", "nonsense"]).usage(&["position: expected `PRIZE CARRIED"]);
    home.kee(&["legal", "auction", ""]).usage(&["position: expected"]);
    home.kee(&["legal", "auction", POSITION, "--seats", "3"]).usage(&["of 3 seats, got"]);
    home.kee(&["legal", "auction", POSITION, "--seat", "C"]).usage(&["seat C is not asked now, only AB"]);
    home.kee(&["legal", "auction", &format!("5 0 A2 {}", "/".repeat(300))]).usage(&["seats: expected 1 to 12"]);
}

#[test]
fn everything_wrong_with_the_options_is_said_at_once() {
    let line =
        ["legal", "auction", POSITION, "--preset", "huge", "--set", "cards=99", "--set", "colour=red", "--set", "x"];
    Home::new().kee(&line).usage(&[
        "set: expected `KEY=VALUE`, got `x`",
        "preset: there is no preset `huge`; there are classic, teams, tiny",
        "cards: expected a whole number from 2 to 13, got `99`",
        "colour: there is no such option; there are cards, ties, timer",
    ]);
}
