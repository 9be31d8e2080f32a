use crate::kee::Home;
use kee_game::{Input, Record};
use std::fs;

/// Bids every card from the lowest to the highest: a whole game of the default auction.
const WHOLE_GAME: &str = "bid A\nbid 2\nbid 3\nbid 4\nbid 5\nbid 6\nbid 7\n";

#[test]
fn playing_against_bots_to_the_end_leaves_a_record_that_verifies() {
    let home = Home::new();
    let file = home.path("night.kee").display().to_string();
    let line = ["play", "auction", "--names", "Anna", "--bots", "steady,random", "--record", &file];
    let out = home.typing(&line, WHOLE_GAME).good();
    for told in ["Sealed deck", "Anna> bid A", "Anna bid A.", "The auction is over.", "1. ", "The seed was "] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
    assert!(out.trim_end().ends_with(&format!("kee verify {file}")), "{out}");
    home.kee(&["verify", &file]).good();
    assert!(!home.path("night.kee.seed").exists());
}

#[test]
fn the_same_seed_deals_the_same_and_no_seed_deals_anew() {
    let home = Home::new();
    let commitment = |line: &[&str]| {
        let out = home.kee(&[&["play", "auction", "--bots", "random,random,random"], line].concat()).good();
        out.lines().find(|line| line.contains("Sealed deck")).expect("the commitment").to_owned()
    };
    assert_eq!(commitment(&["--seed", "x"]), commitment(&["--seed", "x"]));
    assert_ne!(commitment(&[]), commitment(&[]));
}

#[test]
fn without_a_game_one_is_asked_by_number_or_name() {
    let home = Home::new();
    let out = home.typing(&["play"], format!("chess\n0\nauction\nmany\n\n{WHOLE_GAME}")).good();
    assert!(out.contains("1  Keesdrow") && out.contains("Type a number from 1 to "), "{out}");
    assert!(out.contains("Auction for 3 seats: A, steady B and steady C."), "{out}");
    assert!(out.contains("The auction is over."), "{out}");
    let by_name = home.typing(&["play"], "Bluff\n2\nquit\n").good();
    assert!(by_name.contains("Bluff for 3 seats: A, B and honest."), "{by_name}");
}

#[test]
fn nobody_answering_ends_politely() {
    let home = Home::new();
    home.kee(&["play"]).good();
    home.typing(&["play"], "1\n").good();
    let out = home.kee(&["play", "auction"]).good();
    assert!(out.contains("Good bye. Go on with: kee play --resume ") && out.contains("auction-1.kee"), "{out}");
}

#[test]
fn every_refusal_says_what_would_be_right() {
    let home = Home::new();
    let typed = b"bid 9\nfly away\n\n\xff\xfe\nruling\nruling fly\nruling stands\n?\nscores\nlog\nshow\nquit\n";
    let out = home.typing(&["play", "auction", "--bots", "random,random"], typed).good();
    for told in [
        "You do not hold 9",
        "expected `bid CARD`, as in `bid 7`, got `fly away`",
        "Type ? to see what you can do.",
        "expected a ruling: `forfeit A`",
        "a steward can only award points",
        "Right now: bid A, bid 2",
        "A 0, random B 0, random C 0",
        "The prize is",
    ] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
}

#[test]
fn a_long_list_of_actions_is_cut_and_counted() {
    let home = Home::new();
    let out =
        home.typing(&["play", "bluff", "--set", "values=9", "--set", "hand=7", "--seed", "x"], "?\nquit\n").good();
    assert!(out.contains(" more\n"), "{out}");
}

#[test]
fn the_time_left_for_the_whole_game_is_said() {
    let party = Home::new().typing(&["play", "chain", "--preset", "party"], "quit\n").good();
    assert!(party.contains("The game has 600 seconds left."), "{party}");
}

#[test]
fn a_word_that_is_also_a_command_is_said_in_full() {
    let home = Home::new();
    let list = home.file("list.txt", "show\nwows\n");
    let out = home.typing(&["play", "chain", "--words", &list], "say show\nsay show\nwows\nsay show\nquit\n").good();
    assert!(out.contains("says show"), "{out}");
}

#[test]
fn people_who_share_the_screen_see_only_their_own_tiles() {
    let home = Home::new();
    let out = home.typing(&["play", "bluff", "--seats", "2", "--names", "Anna,Bo", "--seed", "s"], "quit\n").good();
    assert!(out.contains("Pass to Anna.") && out.contains("Anna drew ") && out.contains("Bo drew 4."), "{out}");
    assert!(!out.contains("Pass to Bo."), "{out}");
}

#[test]
fn everyone_answers_in_turn_and_hears_what_the_others_did() {
    let home = Home::new();
    let line = ["play", "auction", "--seats", "2", "--names", "Anna,Bo", "--preset", "tiny"];
    let out = home.typing(&line, "3\nA\n2\n2\nA\n3\n").good();
    assert_eq!(out.matches("Pass to Bo.").count(), 3, "{out}");
    assert!(out.contains("Anna, what is your answer?") && out.contains("We also wait for Bo."), "{out}");
    let bo = out.split("Pass to Bo.").nth(1).and_then(|text| text.split("Pass to Anna.").next()).expect("Bo's part");
    assert!(bo.contains("Anna has bid.") && !bo.contains("Anna has bid 3"), "{bo}");
    assert!(out.contains("1. Anna with ") || out.contains("1. Bo with "), "{out}");
}

#[test]
fn leaving_is_asked_twice_and_ends_a_game_for_two() {
    let home = Home::new();
    let line = ["play", "auction", "--seats", "2", "--bots", "random"];
    let out = home.typing(&line, "leave\nshow\nleave\nleave\n").good();
    assert_eq!(out.matches("Leaving is for good").count(), 2, "{out}");
    assert!(out.contains("A has left.") && out.contains("The seed was"), "{out}");
}

#[test]
fn a_ruling_can_end_the_game() {
    let home = Home::new();
    let out = home.typing(&["play", "auction"], "ruling award B 5\nruling end\n").good();
    assert!(out.contains("B is awarded 5.") && out.contains("1. B with 5"), "{out}");
}

#[test]
fn a_window_whose_time_is_up_expires_before_anything_else() {
    let home = Home::new();
    let file = home.path("late.kee").display().to_string();
    // A bot takes a second to think, so it is late for a timer of one second.
    let line = ["play", "auction", "--bots", "steady,steady", "--set", "timer=1", "--record", &file];
    home.typing(&line, "bid A\nquit\n").good();
    assert!(fs::read_to_string(home.path("late.kee")).expect("the record").contains("expire w1"));
    home.kee(&["verify", &file]).good();
}

#[test]
fn an_old_game_is_never_written_over() {
    let home = Home::new();
    let file = home.file("precious.kee", "not to be lost");
    home.kee(&["play", "auction", "--record", &file]).usage(&["is there already", "--resume"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "not to be lost");
    home.kee(&["play", "auction", "--record", "nowhere/game.kee"]).no("cannot be written");
}

#[test]
fn everything_wrong_with_a_table_is_said_at_once() {
    let home = Home::new();
    home.kee(&["play", "auction", "--bots", "deep", "--set", "cards=1", "--preset", "x"])
        .usage(&["deep", "cards", "preset"]);
    home.kee(&["play", "auction", "--bots", "random,random,random,random"]).usage(&["there are 3 seats, got 4 bots"]);
    home.kee(&["play", "auction", "--bots", "random,random", "--names", "Anna,Bo"])
        .usage(&["1 people play, got 2 names"]);
    home.kee(&["play", "chain", "--words", "nowhere"]).usage(&["no word list or file `nowhere`"]);
    home.kee(&["play", "chess"]).usage(&["auction, bluff, chain"]);
}

#[test]
fn a_word_can_be_looked_up_only_where_the_table_allows_it() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--seats", "1", "--preset", "solitaire-rounds", "--seed", "x"];
    let out = home.typing(&line, "look stress\n").good();
    assert!(out.contains("You may not consult the dictionary during play at this table."), "{out}");
    let allowed = [&line[..], &["--set", "lookup=everyone"]].concat();
    let out = home.typing(&allowed, "look stress\nlook xqzt\n").good();
    assert!(out.contains("Yes, stress is a word.") && out.contains("No, xqzt is not in the list."), "{out}");
    let out = home.typing(&["play", "auction"], "look stress\n").good();
    assert!(out.contains("There is no dictionary in this game."), "{out}");
}

#[test]
fn a_word_alone_is_played_by_its_best_walk_and_told_with_it() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--preset", "solitaire-rounds", "--seed", "x", "--record"];
    let file = home.path("alone.kee").display().to_string();
    let line = [&line[..], &[&file]].concat();
    let hinted = home.typing(&line, "hint best\n").good();
    let best = hinted.lines().skip_while(|line| !line.contains("> hint best")).nth(1).expect("a hint");
    let word = best.split_whitespace().next().expect("a word");
    let out = home.typing(&["play", "--resume", &file], format!("{}\n", word.to_lowercase())).good();
    assert!(out.contains(&format!("A plays {word} for ")), "{out}");
    let walk = best.split_whitespace().nth(1).expect("a walk");
    assert!(out.contains(&format!("Last word: {word} {walk} by A, ")), "{out}");
}

#[test]
fn hints_are_standard_words_unless_others_are_asked_for() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--preset", "solitaire-rounds", "--seed", "docs"];
    let out = home.typing(&line, "hint everyday\nhint\nhint standard\nhint full\nhint best full\n").good();
    let counts: Vec<usize> = out
        .lines()
        .filter(|line| line.contains(" words can be walked"))
        .filter_map(|line| line.split(' ').next()?.parse().ok())
        .collect();
    let [everyday, suggested, standard, full] = counts[..] else { panic!("expected four counts: {out}") };
    assert!(everyday < suggested && suggested == standard && standard < full, "{out}");
    assert!(out.lines().any(|line| line.contains(" for ")), "{out}");
}

#[test]
fn help_gives_no_word_away_and_hints_are_for_those_who_play_alone() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--seed", "x", "--names", "Anna"];
    let alone = [&line[..], &["--bots", "everyday-1"]].concat();
    let out = home.typing(&alone, "?\nhint\nhint a1\nhint 5\nhint what\n").good();
    assert!(!out.contains("Right now:"), "{out}");
    for told in [" words can be walked; the best one has ", " words begin at a1.", "Ask for `hint`, `hint a1`"] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
    let out = home.typing(&[&line[..], &["--seats", "2"]].concat(), "hint\n").good();
    assert!(out.contains("Hints are for those who play alone or against bots."), "{out}");
    let out = home.typing(&["play", "auction", "--bots", "random,random"], "hint\n").good();
    assert!(out.contains("There are no hints in this game."), "{out}");
}

#[test]
fn k5_1_a_bot_takes_its_time_on_the_clock_of_a_spree() {
    let home = Home::new();
    let file = home.path("spree.kee").display().to_string();
    let line = ["play", "keesdrow", "--preset", "spree", "--set", "turns=1", "--bots", "everyday", "--record", &file];
    home.typing(&line, "pass\n").good();
    let record = Record::read(&fs::read_to_string(&file).expect("the record")).expect("a good record");
    let words = record.entries.iter().filter(|entry| {
        matches!(&entry.input, Input::Act { seat, action }
        if seat.index() == 1 && action != "pass")
    });
    let moments: Vec<u64> = words.map(|entry| entry.at.millis()).collect();
    assert!((5..=12).contains(&moments.len()), "{moments:?}");
    // The clock also runs while the program works.
    let pauses = moments.windows(2).map(|pair| pair[1] - pair[0]);
    assert!(pauses.clone().all(|pause| (10_000..22_000).contains(&pause)), "{moments:?}");
    home.kee(&["verify", &file]).good();
}
