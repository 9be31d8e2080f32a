use crate::kee::{Home, json};
use std::fs;

const GUESTS: &str = "# by the door\nAnna\nBo\nCem\nDi\n\nEva\nFay\nGus\nHal\n";
const TEAMS: &str = "Anna, Bo\nLions: Cem, Di\nEva, Fay\nGus, Hal\n";

fn party() -> Home {
    let home = Home::new();
    home.file("guests.txt", GUESTS);
    home.kee(&["party", "p.txt", "new", "--guests", "guests.txt", "--seed", "s", "--title", "Game night"]).good();
    home
}

/// Runs a command of the event.
fn says(home: &Home, command: &str) -> String {
    let line: Vec<&str> = ["party", "p.txt"].into_iter().chain(command.split(' ')).collect();
    home.kee(&line).good()
}

#[test]
fn a_party_runs_from_a_list_of_guests_to_the_winner() {
    let home = party();
    let laid = says(&home, "round");
    assert!(laid.starts_with("Game night: round 1, 40 minutes\n"), "{laid}");
    assert!(laid.contains("Table 1 ") && laid.contains("Table 2 ") && !laid.contains("Table 3"), "{laid}");
    says(&home, "result 1 10 20 30 -5");
    home.kee(&["party", "p.txt", "round"]).no("error: Table 2 of round 1 has no result yet\n  tip: Enter it first");
    says(&home, "result 2 1 2 3 4");
    let seen = json(&home.kee(&["party", "p.txt", "--json", "correct", "1.1", "10", "20", "35", "-5"]).good());
    assert_eq!(seen["rounds"][0]["tables"][0]["scores"], serde_json::json!([10, 20, 35, -5]));
    let standings = says(&home, "standings");
    assert!(standings.lines().nth(3).is_some_and(|line| line.trim_start().starts_with("1 ") && line.contains(" 35 ")));
    let told = json(&says(&home, "standings --json"));
    assert_eq!((told["rows"][0]["total"].as_i64(), told["rounds"].as_u64()), (Some(35), Some(1)));
    let end = says(&home, "finish");
    assert!(end.contains("Game night: final standings") && end.contains("Winner: "), "{end}");
    home.kee(&["party", "p.txt", "join", "Ida"])
        .no("The event is over, so nothing can be changed\n  tip: Open a new one");
    let good = says(&home, "verify");
    assert!(good.contains("p.txt: valid: ") && good.contains("every draw follows from the announced seed"), "{good}");
    assert_eq!(json(&home.kee(&["party", "p.txt", "--json"]).good())["finished"], true);
}

#[test]
fn a_tournament_runs_from_a_list_of_teams_to_the_winner() {
    let home = Home::new();
    home.file("teams.txt", TEAMS);
    home.kee(&["tournament", "t.txt", "new", "--teams", "teams.txt", "--points", "nk", "--rounds", "2"]).good();
    for _ in 0..2 {
        let drawn = home.kee(&["tournament", "t.txt", "draw"]).good();
        assert!(drawn.contains("Table 2 ") && drawn.contains("50 minutes"), "{drawn}");
        home.kee(&["tournament", "t.txt", "result", "1", "AABABBBBABBB"]).good();
        home.kee(&["tournament", "t.txt", "result", "2", "22", "5"]).no("no order of pawns gives 22 and 5");
        home.kee(&["tournament", "t.txt", "result", "2", "26", "4"]).good();
    }
    let pairings = json(&home.kee(&["tournament", "t.txt", "pairings", "--round", "1", "--json"]).good());
    assert_eq!(pairings["tables"][1]["points"], serde_json::json!([26, 4]));
    home.kee(&["tournament", "t.txt", "pairings", "--round", "3"])
        .usage(&["round: t.txt has no round 3\n  tip: choose one from 1 to 2"]);
    let end = home.kee(&["tournament", "t.txt", "finish"]).good();
    assert!(end.contains("The draw’s seed was "), "{end}");
    assert!(home.kee(&["tournament", "t.txt", "verify"]).good().contains("t.txt: valid: "));
    home.kee(&["party", "t.txt"]).usage(&["t.txt is a tournament\n  tip: use `kee tournament t.txt`"]);
}

#[test]
fn a_party_can_play_another_game() {
    let home = Home::new();
    let new =
        ["party", "k.txt", "new", "--game", "keesdrow", "--manner", "round-robin", "--size", "2", "--minutes", "90"];
    home.kee(&new).good();
    home.kee(&["party", "k.txt", "join", "Anna", "de", "Vries,", "Bo,", "Cem,", "Di"]).good();
    let laid = home.kee(&["party", "k.txt", "round"]).good();
    assert!(laid.starts_with("Keesdrow night: round 1, 90 minutes\n"), "{laid}");
    home.kee(&["party", "b.txt", "new", "--size", "9", "--minutes", "99"])
        .usage(&["size: A table seats 2 to 4 people\n", "minutes: A round lasts 1 to 40 minutes\n"]);
    let crowd = ["party", "b.txt", "new", "--game", "auction", "--size", "9"];
    home.kee(&crowd).usage(&["size: Auction is played individually by 2, 3, 4, 5, 6, not 9\n"]);
    assert!(!home.path("b.txt").exists());
}

#[test]
fn w9_5_the_host_arranges_the_first_round() {
    let home = party();
    home.kee(&["party", "p.txt", "arrange", "Anna,", "Bo,", "Cem", "/", "Di,", "Eva,", "Fay,", "Gus"])
        .no("error: Hal has no seat\n  tip: Put every guest at a table");
    home.kee(&["party", "p.txt", "arrange", "Hal,", "Anna,", "Bo", "/", "Cem,", "Di,", "Eva,", "Fay,", "Gus"])
        .no("error: Table 2 has 5 guests\n  tip: Put 2 to 4 at each table");
    let laid = says(&home, "arrange Hal, Anna, Bo, Gus / Cem, Di, Eva, Fay");
    let table = laid.lines().find(|line| line.starts_with("Table 1 ")).unwrap_or_default();
    assert_eq!(table.split_whitespace().collect::<Vec<_>>().join(" "), "Table 1 Hal - Anna - Bo - Gus", "{laid}");
    assert!(laid.contains("The host chose the tables for this round.\n"), "{laid}");
}

#[test]
fn w7_2_a_prize_word_that_cannot_be_played_is_refused() {
    let home = party();
    home.kee(&["party", "p.txt", "prize", "tables", "JAZZ"]).no(
        "error: JAZZ can’t win a prize. There aren’t enough letters to spell JAZZ (too few: Z)\n  tip: Choose another prize word",
    );
    home.kee(&["party", "p.txt", "prize", "party", "secret", "XQZK"])
        .no("error: XQZK can’t win a prize. XQZK isn’t in the dictionary\n  tip: Choose another prize word");
    home.file("prizes.txt", "prize tables OXEN\nprize tables JAZZ\n");
    home.kee(&["party", "p.txt", "do", "prizes.txt"]).no("error: prizes.txt: line 2: JAZZ can’t win a prize");
    assert_eq!(says(&home, "prize tables OXEN"), "Prize offered to the first at each table to spell OXEN.\n");
}

#[test]
fn w9_2_a_party_tells_the_host_that_players_judge_the_words() {
    let home = Home::new();
    let opened = home.kee(&["party", "p.txt", "new"]).good();
    assert!(opened.contains("Tables play by Keyword's preset `table`."), "{opened}");
    let opened = home.kee(&["party", "k.txt", "new", "--game", "keebble"]).good();
    assert!(!opened.contains("preset"), "{opened}");
}

#[test]
fn w9_9_the_host_names_a_scorekeeper() {
    let home = party();
    home.kee(&["party", "p.txt", "scorekeeper", "1", "Anna"])
        .no("error: There is no round yet\n  tip: Set one up first");
    says(&home, "arrange Anna, Bo, Cem, Di / Eva, Fay, Gus, Hal");
    home.kee(&["party", "p.txt", "scorekeeper", "2", "Anna"])
        .no("error: Anna isn’t at table 2\n  tip: Name someone who is");
    assert_eq!(says(&home, "scorekeeper 1 Anna"), "Anna keeps score at table 1.\n");
    let seen = json(&home.kee(&["party", "p.txt", "--json"]).good());
    assert_eq!(seen["rounds"][0]["tables"][0]["scorekeeper"], "Anna");
}

#[test]
fn z7_4_a_championship_has_five_rounds_of_50_minutes() {
    let home = Home::new();
    home.file("teams.txt", TEAMS);
    home.kee(&["tournament", "t.txt", "new", "--teams", "teams.txt", "--points", "nk"]).good();
    let seen = json(&home.kee(&["tournament", "t.txt", "--json"]).good());
    assert_eq!((seen["planned"].as_u64(), seen["minutes"].as_u64()), (Some(5), Some(50)));
    let drawn = json(&home.kee(&["tournament", "t.txt", "--json", "draw"]).good());
    let absent = drawn["rounds"][0]["tables"][0]["teams"][0].as_str().expect("a team").to_owned();
    let forfeited = home.kee(&["tournament", "t.txt", "forfeit", "1", &absent]).good();
    assert!(forfeited.starts_with(&format!("Table 1: {absent} did not show up.\n")), "{forfeited}");
    let points = &json(&home.kee(&["tournament", "t.txt", "pairings", "--json"]).good())["tables"][0]["points"];
    assert_eq!(*points, serde_json::json!([8, 26]));
    home.kee(&["tournament", "s.txt", "new", "--teams", "teams.txt"]).good();
    assert_eq!(json(&home.kee(&["tournament", "s.txt", "--json"]).good())["planned"].as_u64(), Some(3));
}

#[test]
fn commands_in_a_file_are_run_together_or_not_at_all() {
    let home = party();
    home.file("more.txt", "join Ida\nlay\n\nresult 1 1 2 3\n");
    says(&home, "do more.txt");
    let before = fs::read_to_string(home.path("p.txt")).expect("the event");
    home.file("bad.txt", "result 2 1 2 3\n# and again\nresult 2 1 2 3\n");
    home.kee(&["party", "p.txt", "do", "bad.txt"]).no("error: bad.txt: line 3: Table 2 already has a result");
    home.file("worse.txt", "result 2 1 2 3\ndance\nresult x 1\n");
    home.kee(&["party", "p.txt", "do", "worse.txt"]).usage(&["worse.txt: line 2: ", "worse.txt: line 3: "]);
    assert_eq!(fs::read_to_string(home.path("p.txt")).expect("the event"), before);
    home.typing(&["party", "p.txt", "do", "-"], "result 2 1 2 3\n").good();
}

#[test]
fn events_are_never_overwritten_and_bad_lists_are_refused() {
    let home = party();
    let before = fs::read_to_string(home.path("p.txt")).expect("the event");
    home.kee(&["party", "p.txt", "new"]).usage(&["p.txt already exists\n  tip: choose another file"]);
    assert_eq!(fs::read_to_string(home.path("p.txt")).expect("the event"), before);
    home.kee(&["tournament", "p.txt"]).usage(&["p.txt is a party\n  tip: use `kee party p.txt`"]);
    home.kee(&["party", "q.txt", "standings"])
        .usage(&["q.txt does not exist\n  tip: create it with `kee party q.txt new`"]);
    home.file("twice.txt", "Anna\nBo\nanna\n");
    home.kee(&["party", "q.txt", "new", "--guests", "twice.txt"]).usage(&["twice.txt: line 3: The name anna is taken"]);
    home.file("odd.txt", "Anna, Bo\nLions: Cem\n12\n");
    home.kee(&["tournament", "q.txt", "new", "--teams", "odd.txt"]).usage(&["odd.txt: line 2: ", "odd.txt: line 3: "]);
    assert!(!home.path("q.txt").exists());
}

#[test]
fn a_damaged_file_is_reported_with_the_line() {
    let home = party();
    let text = fs::read_to_string(home.path("p.txt")).expect("the event");
    home.file("p.txt", text.replace("joined Cem", "joined Bo"));
    home.kee(&["party", "p.txt", "round"]).no("error: p.txt: line 5: Bo has already joined");
    home.file("p.txt", &text[..text.len() - 1]);
    home.kee(&["party", "p.txt", "round"]).no("error: p.txt: line 10: expected a line break at the end");
    home.file("p.txt", "\u{fffd}PNG");
    home.kee(&["party", "p.txt"]).no("error: p.txt: line 1: expected `keeboard party 1`");
}

/// A program that is killed while it writes leaves a part of the next file beside this one, and nothing else.
#[test]
fn acknowledged_commands_survive_a_crash_at_any_byte() {
    let home = party();
    let before = fs::read(home.path("p.txt")).expect("the event");
    says(&home, "join Ida");
    let after = fs::read(home.path("p.txt")).expect("the event");
    for end in (before.len()..after.len()).step_by(7).chain([0, 1, after.len()]) {
        home.file("p.txt.new", &after[..end]);
        home.file("p.txt", &before);
        assert_eq!(says(&home, "join Ida"), "Ida has joined.\n");
        let text = fs::read_to_string(home.path("p.txt")).expect("the event");
        assert!(text.ends_with(" host joined Ida\n"), "{text}");
    }
}

#[test]
fn two_runs_at_once_do_not_lose_an_entry() {
    let home = party();
    let names: Vec<String> = (1..=12).map(|number| format!("Late {number}")).collect();
    let running: Vec<_> = names.iter().map(|name| home.start(&["party", "p.txt", "join", name])).collect();
    for mut one in running {
        assert!(one.child.wait().expect("it ends").success());
    }
    let text = fs::read_to_string(home.path("p.txt")).expect("the event");
    for name in &names {
        assert!(text.contains(&format!("joined {name}\n")), "{name} was lost: {text}");
    }
    assert!(!home.path("p.txt.new").exists());
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_the_file_and_its_secrets() {
    use std::os::unix::fs::PermissionsExt;
    let home = party();
    says(&home, "prize party secret QUIZ");
    let mode = fs::metadata(home.path("p.txt")).expect("the event").permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
    assert!(!says(&home, "standings").contains("QUIZ"));
    assert!(!home.kee(&["party", "p.txt", "--json"]).good().contains("QUIZ"));
}

#[test]
fn the_help_lists_every_command() {
    let help = Home::new().kee(&["party", "--help"]).good();
    for command in [
        "join NAME, NAME",
        "arrange NAME, NAME / NAME, NAME",
        "scorekeeper TABLE NAME",
        "round [short|bots]",
        "correct ROUND.TABLE",
        "prize party|tables|table N",
        "finish",
    ] {
        assert!(help.contains(command), "{help}");
    }
    let home = party();
    home.kee(&["party", "p.txt", "dance"])
        .usage(&["expected one of the commands join, join-as, leave, steward, round"]);
}
