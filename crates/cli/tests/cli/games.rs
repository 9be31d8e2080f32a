use crate::kee::{Home, json};

#[test]
fn listing_the_games_names_each_with_its_presets() {
    let out = Home::new().kee(&["games"]).good();
    for id in ["auction", "bluff", "chain"] {
        assert!(out.contains(id), "{out}");
    }
    assert!(out.contains("presets: classic, solitaire, party, tiny"), "{out}");
}

#[test]
fn asking_for_one_game_tells_its_options_and_bots() {
    let out = Home::new().kee(&["games", "Auction"]).good();
    for told in ["4 seats in 2 teams", "carry", "a whole number from 2 to 13", "(default: 7)", "steady"] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
}

#[test]
fn games_as_json_can_be_read_by_a_program() {
    let home = Home::new();
    let all = json(&home.kee(&["games", "--json"]).good());
    let one = json(&home.kee(&["games", "auction", "--json"]).good());
    assert_eq!(all.as_array().into_iter().flatten().filter(|game| **game == one).count(), 1);
    assert_eq!(one["options"][0]["default"], "7");
    assert_eq!(one["presets"][1]["plans"][0]["teams"], 2);
}

#[test]
fn a_game_that_is_not_there_is_answered_with_those_that_are() {
    Home::new().kee(&["games", "auctoin"]).usage(&[
        "auctoin",
        "bluff",
        "chain",
        "tip: a similar value exists: 'auction'",
    ]);
}

#[test]
fn completions_are_written_for_every_shell_and_know_the_games() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = Home::new().kee(&["completions", shell]).good();
        assert!(script.contains("simulate"), "{shell}");
    }
    Home::new().kee(&["completions", "dos"]).usage(&["bash"]);
}

#[test]
fn typing_nothing_or_nonsense_shows_the_way() {
    Home::new().kee(&[]).usage(&["Usage: kee <COMMAND>"]);
    Home::new().kee(&["plya"]).usage(&["play"]);
}
