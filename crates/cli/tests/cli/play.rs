use crate::kee::Home;
use kee_game::{GameTime, Input, Record};
use std::fs;

/// Bids every card from the lowest to the highest: a whole game of the default auction.
const WHOLE_GAME: &str = "bid A\nbid 2\nbid 3\nbid 4\nbid 5\nbid 6\nbid 7\n";

#[test]
fn playing_against_bots_to_the_end_leaves_a_record_that_verifies() {
    let home = Home::new();
    let file = home.path("night.kee").display().to_string();
    let line = ["play", "auction", "--names", "Anna", "--bots", "steady,random", "--record", &file];
    let out = home.typing(&line, WHOLE_GAME).good();
    for told in
        ["Fingerprint of the seed", "Anna> bid A", "Anna bid A.", "The auction is over.", "1. ", "The seed was "]
    {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
    assert!(out.trim_end().ends_with(&format!("kee verify {file}")), "{out}");
    home.kee(&["verify", &file]).good();
    assert!(!home.path("night.kee.seed").exists());
}

#[test]
fn the_same_seed_deals_the_same_and_no_seed_deals_at_random() {
    let home = Home::new();
    let commitment = |line: &[&str]| {
        let out = home.kee(&[&["play", "auction", "--bots", "random,random,random"], line].concat()).good();
        out.lines().find(|line| line.contains("Fingerprint of the seed")).expect("the commitment").to_owned()
    };
    assert_eq!(commitment(&["--seed", "x"]), commitment(&["--seed", "x"]));
    assert_ne!(commitment(&[]), commitment(&[]));
}

#[test]
fn without_a_game_you_choose_by_number_or_name() {
    let home = Home::new();
    let out = home.typing(&["play"], format!("chess\n0\nauction\nmany\n\n{WHOLE_GAME}")).good();
    assert!(out.contains("1  Keesdrow") && out.contains("Type a number from 1 to "), "{out}");
    assert!(out.contains("Auction for 3 seats: A, Steady B and Steady C."), "{out}");
    assert!(out.contains("The auction is over."), "{out}");
    let by_name = home.typing(&["play"], "Bluff\n2\nquit\n").good();
    assert!(by_name.contains("Bluff for 3 seats: A, B and Honest."), "{by_name}");
}

#[test]
fn the_end_of_input_ends_the_program_without_an_error() {
    let home = Home::new();
    home.kee(&["play"]).good();
    home.typing(&["play"], "1\n").good();
    let out = home.kee(&["play", "auction"]).good();
    assert!(out.contains("Goodbye. Continue with: kee play --resume ") && out.contains("auction-1.kee"), "{out}");
}

#[test]
fn every_refusal_says_what_to_do() {
    let home = Home::new();
    let typed = b"bid 9\nfly away\n\n\xff\xfe\nruling\nruling fly\nruling stands\n?\nscores\nlog\nshow\nquit\n";
    let out = home.typing(&["play", "auction", "--bots", "random,random"], typed).good();
    for told in [
        "You don’t have 9",
        "“fly away” was not understood. Type `bid CARD`, as in `bid 7`.",
        "Type ? to see what you can do.",
        "expected a ruling: `forfeit A`",
        "That ruling doesn’t apply to an auction",
        "Right now: bid A, bid 2",
        "A: 0. Random B: 0. Random C: 0.",
        "The prize is",
    ] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
}

#[test]
fn a_long_list_of_actions_is_shortened() {
    let home = Home::new();
    let out =
        home.typing(&["play", "bluff", "--set", "values=9", "--set", "hand=7", "--seed", "x"], "?\nquit\n").good();
    assert!(out.contains(" more\n"), "{out}");
}

#[test]
fn the_time_left_in_the_game_is_shown() {
    let party = Home::new().typing(&["play", "chain", "--preset", "party"], "quit\n").good();
    assert!(party.contains("10 minutes left in the game."), "{party}");
}

#[test]
fn a_word_that_is_also_a_command_can_be_played_in_full() {
    let home = Home::new();
    let list = home.file("list.txt", "show\nwows\n");
    let out = home.typing(&["play", "chain", "--words", &list], "say show\nsay show\nwows\nsay show\nquit\n").good();
    assert!(out.contains("says show"), "{out}");
}

#[test]
fn people_who_share_the_screen_see_only_their_own_tiles() {
    let home = Home::new();
    let out = home.typing(&["play", "bluff", "--seats", "2", "--names", "Anna,Bo", "--seed", "s"], "quit\n").good();
    assert!(
        out.contains("Pass the screen to Anna.") && out.contains("Anna draws ") && out.contains("Bo draws 4 tiles."),
        "{out}"
    );
    assert!(!out.contains("Pass the screen to Bo."), "{out}");
}

#[test]
fn everyone_chooses_in_turn_and_is_told_what_the_others_did() {
    let home = Home::new();
    let line = ["play", "auction", "--seats", "2", "--names", "Anna,Bo", "--preset", "tiny"];
    let out = home.typing(&line, "3\nA\n2\n2\nA\n3\n").good();
    assert_eq!(out.matches("Pass the screen to Bo.").count(), 3, "{out}");
    assert!(out.contains("Anna, choose in secret.") && out.contains("Also waiting for Bo."), "{out}");
    let bo = out
        .split("Pass the screen to Bo.")
        .nth(1)
        .and_then(|text| text.split("Pass the screen to Anna.").next())
        .expect("Bo's part");
    assert!(bo.contains("Anna has bid.") && !bo.contains("Anna bids 3"), "{bo}");
    assert!(out.contains("1. Anna with ") || out.contains("1. Bo with "), "{out}");
}

#[test]
fn leaving_must_be_confirmed_and_ends_a_two_player_game() {
    let home = Home::new();
    let line = ["play", "auction", "--seats", "2", "--bots", "random"];
    let out = home.typing(&line, "leave\nshow\nleave\nleave\n").good();
    assert_eq!(out.matches("Leaving is final").count(), 2, "{out}");
    assert!(out.contains("A has left the game.") && out.contains("The seed was"), "{out}");
}

#[test]
fn a_ruling_can_end_the_game() {
    let home = Home::new();
    let out = home.typing(&["play", "auction"], "ruling award B 5\nruling end\n").good();
    assert!(out.contains("Ruling: 5 for B.") && out.contains("1. B with 5"), "{out}");
}

#[test]
fn an_overdue_window_expires_before_anything_else() {
    let home = Home::new();
    let file = home.path("late.kee").display().to_string();
    // A bot takes a second to think, so it misses a timer of one second.
    let line = ["play", "auction", "--bots", "steady,steady", "--set", "timer=1", "--record", &file];
    home.typing(&line, "bid A\nquit\n").good();
    assert!(fs::read_to_string(home.path("late.kee")).expect("the record").contains("expire w1"));
    home.kee(&["verify", &file]).good();
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let home = Home::new();
    let file = home.file("precious.kee", "not to be lost");
    home.kee(&["play", "auction", "--record", &file]).usage(&["already exists", "--resume"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "not to be lost");
    home.kee(&["play", "auction", "--record", "nowhere/game.kee"]).no("could not write nowhere/game.kee");
}

#[test]
fn all_problems_with_a_table_are_reported_at_once() {
    let home = Home::new();
    home.kee(&["play", "auction", "--bots", "deep", "--set", "cards=1", "--preset", "x"])
        .usage(&["deep", "cards", "preset"]);
    home.kee(&["play", "auction", "--bots", "random,random,random,random"])
        .usage(&["bots: 4 bots don’t fit on 3 seats\n"]);
    home.kee(&["play", "auction", "--bots", "random,random", "--names", "Anna,Bo"])
        .usage(&["names: expected at most 1, one for each person, got 2"]);
    home.kee(&["play", "chain", "--words", "nowhere"])
        .usage(&["expected everyday, common, standard, full or a file, got `nowhere`"]);
    home.kee(&["play", "chess"]).usage(&["auction, bluff, chain"]);
}

#[test]
fn a_word_can_be_looked_up_only_if_the_table_allows_it() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--seats", "1", "--preset", "solitaire-rounds", "--seed", "x"];
    let out = home.typing(&line, "look stress\n").good();
    assert!(out.contains("You can’t use the dictionary during play at this table."), "{out}");
    let allowed = [&line[..], &["--set", "lookup=everyone"]].concat();
    let out = home.typing(&allowed, "look stress\nlook xqzt\n").good();
    assert!(out.contains("Yes, stress is a word.") && out.contains("No, xqzt is not in the list."), "{out}");
    let out = home.typing(&["play", "auction"], "look stress\n").good();
    assert!(out.contains("There is no dictionary in this game."), "{out}");
}

#[test]
fn a_word_without_a_walk_is_played_along_its_best_walk() {
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
    assert!(out.contains(&format!("Last word: {word} {walk} by A for ")), "{out}");
}

#[test]
fn hints_are_standard_words_unless_you_choose_a_list() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--preset", "solitaire-rounds", "--seed", "docs"];
    let out = home.typing(&line, "hint everyday\nhint\nhint standard\nhint full\nhint best full\n").good();
    let counts: Vec<usize> = out
        .lines()
        .filter_map(|line| line.split_once("Words on the board: ")?.1.split('.').next()?.parse().ok())
        .collect();
    let [everyday, suggested, standard, full] = counts[..] else { panic!("expected four counts: {out}") };
    assert!(everyday < suggested && suggested == standard && standard < full, "{out}");
    assert!(out.lines().any(|line| line.contains(" for ")), "{out}");
}

#[test]
fn help_gives_no_word_away_and_hints_are_for_solo_play() {
    let home = Home::new();
    let line = ["play", "keesdrow", "--seed", "x", "--names", "Anna"];
    let alone = [&line[..], &["--bots", "everyday-1"]].concat();
    let out = home.typing(&alone, "?\nhint\nhint a1\nhint 5\nhint what\n").good();
    assert!(!out.contains("Right now:"), "{out}");
    for told in ["Words on the board: ", "Words that start at a1: ", "Type “hint”, “hint a1”"] {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
    let out = home.typing(&[&line[..], &["--seats", "2"]].concat(), "hint\n").good();
    assert!(out.contains("Hints are only for solo play and games against bots."), "{out}");
    let out = home.typing(&["play", "keezen", "--bots", "pip,lulu,momo", "--seed", "hint"], "hint\n").good();
    assert!(out.lines().any(|line| line.contains("Try ") && line.ends_with('.')), "{out}");
    let out = home.typing(&["play", "auction", "--bots", "random,random"], "hint\n").good();
    assert!(out.contains("There are no hints in this game."), "{out}");
}

#[test]
fn k5_1_a_bot_uses_clock_time_in_a_spree() {
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
    // The clock also runs while the program computes.
    let pauses = moments.windows(2).map(|pair| pair[1] - pair[0]);
    assert!(pauses.clone().all(|pause| (10_000..22_000).contains(&pause)), "{moments:?}");
    home.kee(&["verify", &file]).good();
}

#[test]
fn k7_6_a_challenge_typed_after_the_limit_is_settled_before_the_game_ends() {
    let home = Home::new();
    let file = home.path("limit.kee").display().to_string();
    let limit = ["--preset", "challenge", "--set", "end=limit", "--set", "limit=60", "--seats", "2", "--seed", "x"];
    let new = [&["play", "keesdrow"], &limit[..], &["--record", &file]].concat();
    home.typing(&new, "jipi\nquit\n").good();
    // A resumed game continues at the time of its last entry, just before the limit.
    let read = || Record::read(&fs::read_to_string(&file).expect("the record")).expect("a good record");
    let mut record = read();
    let played = record.entries.len();
    record.entries.last_mut().expect("a word").at = GameTime::from_millis(59_999);
    home.file("limit.kee", record.to_text());
    let mut running = home.start(&["play", "--resume", &file]);
    running.until_prompt();
    // Starting and ending another program takes longer than that.
    home.kee(&["show", &file]).good();
    running.type_line("challenge");
    let told = running.until_end();
    assert!(
        told.contains("A challenges B’s JIPI, and it’s not in the dictionary.") && !told.contains("The time was up"),
        "{told}"
    );
    let after: Vec<String> = read().entries[played..].iter().map(|entry| entry.input.to_string()).collect();
    assert_eq!(after, ["expire w0", "A challenge"]);
    home.kee(&["verify", &file]).good();
}
