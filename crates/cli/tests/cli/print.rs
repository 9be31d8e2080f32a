use crate::kee::Home;
use kee_event::{
    Log, LogEntry, Moment,
    tournament::{Points, Tournament, TournamentEntry, TournamentPlan},
};
use kee_game::Seed;
use std::fs;

#[test]
fn every_page_can_be_svg_or_pdf() {
    let home = Home::new();
    for what in [
        &["keesdrow-pad", "--names", "Anna,Bo", "--turns", "12"][..],
        &["keesdrow-board", "--seed", "club"],
        &["keesdrow-board", "--seed", "club", "--preset", "deluxe"],
        &["keebble-sheet", "--seed", "game-night", "--expansions", "supercells,celldance,backpacks"],
        &["keyword-card", "--party", "Spring", "--rounds", "5"],
        &["keezen-sheet", "--teams", "Anna and Bo,Cas and Dirk", "--points", "nk"],
    ] {
        let svg = home.kee(&[&["print"], what].concat()).good();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{what:?}");
        let file = home.path("page.pdf").display().to_string();
        let told = home.kee(&[&["print"], what, &["--out", &file, "--paper", "letter"]].concat()).good();
        assert_eq!(told, format!("{file}\n"));
        assert!(fs::read(&file).expect("a file").starts_with(b"%PDF-"), "{what:?}");
    }
}

#[test]
fn the_board_of_a_seed_is_the_one_that_is_dealt() {
    let home = Home::new();
    let svg = home.kee(&["print", "keesdrow-board", "--seed", "club"]).good();
    let record = home.path("game.kee").display().to_string();
    let bots = "random,random";
    home.kee(&["play", "keesdrow", "--seed", "club", "--bots", bots, "--set", "goal=1", "--record", &record]).good();
    let position = home.kee(&["show", &record, "--at", "1"]).good();
    let position = position.lines().find_map(|line| line.strip_prefix("Position: ")).expect("a position");
    let played: String = position.split(' ').next().expect("a board").replace('/', "");
    let is_letter = |text: &str| text.len() == 1 && text.chars().all(|letter| letter.is_ascii_uppercase());
    let texts = svg.lines().filter_map(|line| line.strip_suffix("</text>")?.rsplit_once('>').map(|(_, text)| text));
    assert_eq!(texts.filter(|text| is_letter(text)).collect::<String>(), played);
}

#[test]
fn several_pages_become_several_files() {
    let home = Home::new();
    let file = home.path("cards.svg").display().to_string();
    let told = home.kee(&["print", "keyword-card", "--names", "A,B,C,D,E", "--out", &file]).good();
    assert!(told.contains("cards-1.svg") && told.contains("cards-2.svg"), "{told}");
    assert!(home.path("cards-2.svg").exists() && !home.path("cards.svg").exists());
    let one = home.kee(&["print", "keyword-card", "--names", "A,B,C,D,E"]).good();
    assert!(one.contains("height=\"594mm\""), "both pages of A4 under each other");
}

#[test]
fn bad_print_requests_are_refused() {
    let home = Home::new();
    home.kee(&["print", "keesdrow-pad", "--out", "pad.doc"])
        .usage(&["out: cannot write `pad.doc`\n  tip: choose a name that ends in .svg or .pdf"]);
    home.kee(&["print", "keesdrow-pad", "--names", "a,b,c,d,e,f,g"])
        .usage(&["names: a pad has 6 columns, not 7\n  tip: print a second one"]);
    home.kee(&["print", "keesdrow-board", "--seed", "x", "--preset", "huge"]).usage(&["There’s no preset `huge`"]);
    home.kee(&["print", "keesdrow-pad", "--out", "no/such/folder/pad.svg"])
        .no("could not write no/such/folder/pad.svg");
}

/// The file of a tournament of four teams whose first round is over and whose second is drawn.
fn tournament(home: &Home) -> String {
    let host = || "host".parse().expect("a name");
    let plan = TournamentPlan::new("Keezen night", Points::Nk, Seed::named("print"));
    let first = LogEntry { at: Moment::from_seconds(0), by: host(), what: TournamentEntry::Opened(Box::new(plan)) };
    let mut log = Log::<Tournament>::begin(first).expect("a good plan");
    let teams = ["Мыши", "Les Misérables", "Cats & Dogs", "Elks"];
    let mut typed: Vec<String> = (1..).zip(teams).map(|(n, team)| format!("team {team}: One {n}, Two {n}")).collect();
    typed.extend(["draw", "result 1 AAAABBBAAAA", "result 2 AB", "draw"].map(str::to_owned));
    for (minute, line) in (1..).zip(typed) {
        let command = line.parse().expect("a command");
        log.decide(Moment::from_seconds(60 * minute), &host(), &command).unwrap_or_else(|_| panic!("{line} is done"));
    }
    home.file("open.txt", log.to_text())
}

#[test]
fn pairings_standings_and_sheets_are_printed_from_a_tournament_file() {
    let home = Home::new();
    let file = tournament(&home);
    let now = home.kee(&["print", "pairings", &file]).good();
    for what in ["Keezen night", "Round 2, 50 minutes", "Мыши", "Les Misérables", "Cats &amp; Dogs", "Elks"] {
        assert!(now.contains(what), "{what} in {now}");
    }
    assert!(home.kee(&["print", "pairings", &file, "--round", "1"]).good().contains(" (26)"), "8 pawns and the win");
    let standings = home.kee(&["print", "standings", &file]).good();
    assert!(standings.contains(">26<") && standings.contains("Standings during round 2 of 5"), "{standings}");
    let dutch = home.kee(&["print", "standings", &file, "--language", "nl"]).good();
    assert!(dutch.contains("Stand tijdens ronde 2 van 5") && dutch.contains("Totaal"), "{dutch}");
    let sheets = home.path("sheets.svg").display().to_string();
    home.kee(&["print", "keezen-sheet", "--of", &file, "--out", &sheets]).good();
    assert!(home.path("sheets-2.svg").exists(), "two tables");
    home.kee(&["print", "keyword-card", "--of", &file])
        .usage(&["of: this is the file of a tournament\n  tip: name the file of a party"]);
    home.kee(&["print", "pairings", &file, "--round", "3"])
        .usage(&["round: there is no round 3\n  tip: choose one from 1 to 2"]);
    home.kee(&["print", "pairings", &home.file("no.txt", "hello\n")]).no("line 1: expected `keeboard party 1`");
}
