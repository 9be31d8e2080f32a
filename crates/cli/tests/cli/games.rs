use crate::kee::{Home, json};

#[test]
fn the_list_of_games_has_their_presets() {
    let out = Home::new().kee(&["games"]).good();
    for id in ["auction", "bluff", "chain"] {
        assert!(out.contains(id), "{out}");
    }
    assert!(out.contains("presets: classic, solitaire, party\n"), "{out}");
}

#[test]
fn the_description_of_a_game_has_its_options_and_bots() {
    let out = Home::new().kee(&["games", "Auction"]).good();
    for told in ["4 players in 2 teams", "carry", "a whole number from 2 to 13", "[default: 7]", "steady"] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
}

#[test]
fn an_option_has_its_key_its_name_and_its_values() {
    let out = Home::new().kee(&["games", "keezen"]).good();
    for told in ["overshoot: Overshooting the base", "illegal        not allowed", "[default: 2700 (45 minutes)]"] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
}

#[test]
fn test_games_are_shown_on_request() {
    let (home, marks) = (Home::new(), ["tiny", "pawns:", "short "]);
    let (offered, all) = (home.kee(&["games", "keezen"]).good(), home.kee(&["games", "keezen", "--all"]).good());
    for mark in marks {
        assert!(!offered.contains(mark) && all.contains(mark), "{mark}");
    }
    assert!(home.kee(&["games", "--all"]).good().contains("presets: classic, solitaire, party, tiny"));
}

#[test]
fn games_can_be_printed_as_json() {
    let home = Home::new();
    let all = json(&home.kee(&["games", "--json"]).good());
    let one = json(&home.kee(&["games", "auction", "--json"]).good());
    assert_eq!(all.as_array().into_iter().flatten().filter(|game| **game == one).count(), 1);
    assert_eq!(one["options"][0]["default"], "7");
    assert_eq!(one["presets"][1]["plans"][0]["teams"], 2);
}

#[test]
fn a_mistyped_game_is_answered_with_the_nearest_name() {
    Home::new().kee(&["games", "auctoin"]).usage(&[
        "auctoin",
        "bluff",
        "chain",
        "tip: a similar value exists: 'auction'",
    ]);
}

#[test]
fn no_command_prints_the_help_and_a_mistyped_one_a_suggestion() {
    Home::new().kee(&[]).usage(&["Usage: kee <COMMAND>"]);
    Home::new().kee(&["plya"]).usage(&["play"]);
}
