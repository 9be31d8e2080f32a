use crate::hall::Hall;
use kee_event::tournament::{self, Tournament};
use kee_event::{
    Log,
    party::{Party, PartyCommand, PartyEntry, PartyPlan},
};
use kee_game::Seed;
use proptest::prelude::*;

fn event() -> Hall<Party> {
    let mut hall = Hall::open(PartyEntry::Opened(Box::new(PartyPlan::party("Game night", Seed::named("text")))));
    for command in [
        "join Anna de Vries, Bo, Team 7, Di",
        "steward Jan @jan",
        "prize table 1 secret QUIZ",
        "round bots",
        "scorekeeper 1 Team 7",
        "start",
        "ask 1 Is QI a word?",
        "rule 1 It is",
        "spelled QUIZ Bo",
        "result 1 1 2 3 4 / drew Team 7, Bo",
        "correct 1.1 5 6 7 8",
        "leave Bo",
        "finish",
    ] {
        hall.does(command);
    }
    hall
}

#[test]
fn every_command_has_one_text_form() {
    for text in [
        "join Anna de Vries, Bo",
        "leave Bo",
        "steward Jan",
        "steward Jan @jan",
        "round",
        "round short",
        "round bots",
        "arrange Anna de Vries, Bo / Team 7, Di",
        "scorekeeper 2 Team 7",
        "start",
        "result 2 120 -5 75 60",
        "result 2 Anna 120, Team 7 80 / drew Anna, Bo",
        "correct 1.2 120 80",
        "ask 3 Is QI a word?",
        "rule 1 It stands.",
        "prize party QUIZ",
        "prize tables secret QUIZ",
        "prize table 3 QUIZ",
        "spelled QUIZ Anna de Vries",
        "finish",
    ] {
        let command: PartyCommand = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(command.to_string(), text);
    }
    let same = |old: &str, new: &str| assert_eq!(old.parse::<PartyCommand>(), new.parse::<PartyCommand>());
    same("lay bots", "round bots");
    same("come Bo", "join-as Bo");
}

#[test]
fn an_unknown_command_is_refused_with_a_sentence() {
    let sentence = |text: &str| text.parse::<PartyCommand>().expect_err(text).to_string();
    assert!(
        sentence("dance").starts_with("expected one of the commands join, join-as, leave, steward, round,"),
        "{}",
        sentence("dance")
    );
    assert_eq!(sentence("result two 5 5"), "expected the number of a table, got `two`");
    assert_eq!(sentence("result 2 Anna"), "expected a name and a score, got `Anna`");
    assert_eq!(sentence("round sideways"), "expected short or bots, got `sideways`");
    assert_eq!(sentence("join Anna,"), "expected a name with a letter in it and without , / : @, got nothing");
    assert_eq!(sentence("finish now"), "expected `finish` and nothing more, got `now`");
    // W7.2: the word must be playable.
    for word in ["", "Q", "Q2", "QI QI", "QI-QI", "É", "ÉÉ", "secret", &"Q".repeat(26)] {
        let text = format!("prize party {word}");
        let expected =
            "expected `party`, `tables` or `table N`, optionally `secret`, and a word of 2 to 25 letters, got `party";
        assert!(sentence(&text).starts_with(expected), "{}", sentence(&text));
    }
    assert_eq!(sentence("correct 2 5 5"), "expected a table of a round such as 2.5, got `2`");
}

#[test]
fn the_log_is_readable_text() {
    let text = event().log.to_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "keeboard party 1");
    assert_eq!(lines[2], "2 2026-11-16T19:01:00Z host joined Anna de Vries");
    assert!(lines[7].starts_with("7 2026-11-16T19:03:00Z host prize table 1 secret QUIZ"), "{}", lines[7]);
    let read: Log<Party> = Log::read(&text).expect("a good log");
    assert_eq!(read.to_text(), text);
    let former = text.replace("keeboard party 1", "keeboard evening 1");
    assert_eq!(Log::<Party>::read(&former).expect("a log of the first release").to_text(), text);
}

#[test]
fn a_damaged_text_is_refused_with_the_line() {
    let text = event().log.to_text();
    let why = |text: &str| Log::<Party>::read(text).expect_err("a damaged log").to_string();
    assert_eq!(why(""), "line 1: expected `keeboard party 1`, got nothing");
    assert_eq!(why("hello\n"), "line 1: expected `keeboard party 1`, got `hello`");
    assert_eq!(why("keeboard party 1\n"), "line 2: the first entry must open the event");
    assert_eq!(why(&text.replace("joined Bo", "jined Bo")), "line 4: expected an entry of an event, got `jined Bo`");
    assert_eq!(why(&text.replace("\n5 ", "\n6 ")).split(',').next(), Some("line 6: expected `5 TIME WHO WHAT`"));
    assert_eq!(why(&text.replace("joined Di", "joined bo")), "line 6: bo has already joined");
    assert!(why(&text.replace("host left Bo", "host left Zoe")).ends_with("there is no Zoe"));
}

/// A truncated file is never taken for an event that ended there, except where a line ends.
#[test]
fn a_truncated_text_is_refused_or_ends_with_a_whole_entry() {
    let text = event().log.to_text();
    for end in 0..text.len() {
        let cut = &text[..end];
        match Log::<Party>::read(cut) {
            Ok(log) => assert_eq!(log.to_text(), cut),
            Err(bad) => assert!(bad.line == cut.lines().count().max(1) || cut.lines().count() == 1, "{end}: {bad}"),
        }
    }
}

#[test]
fn a_forged_draw_is_found() {
    let mut hall =
        Hall::<Party>::open(PartyEntry::Opened(Box::new(PartyPlan::party("Game night", Seed::named("text")))));
    hall.does_all(["join Anna, Bo, Cem, Di, Eva, Fay, Gus, Hal", "round"]);
    assert_eq!(hall.log.verify(), Ok(()));
    let text = hall.log.to_text();
    let swapped = text.lines().last().expect("a line").replace("Anna", "?").replace("Bo", "Anna").replace('?', "Bo");
    let forged = format!("{}\n{swapped}\n", text.trim_end().rsplit_once('\n').expect("lines").0);
    let broken = Log::<Party>::read(&forged).expect("it reads well").verify().expect_err("a forged draw");
    assert_eq!(broken.entry, 10);
    assert!(broken.why.starts_with("the rules and the seed give "), "{broken}");
}

fn tournament() -> Hall<Tournament> {
    let plan = tournament::TournamentPlan::new("Keezen night", tournament::Points::Sheet, Seed::named("text"));
    let mut hall: Hall<Tournament> = Hall::open(tournament::TournamentEntry::Opened(Box::new(plan)));
    for command in ["team Ants: A, B", "team Bees: C, D", "team Cats: E, F", "draw", "result 1 AB", "draw"] {
        hall.does(command);
    }
    let absent = hall.log.state().view().rounds[1].tables[0].teams[0].clone();
    hall.does(&format!("forfeit 1 {absent}"));
    hall
}

proptest! {
    /// Whatever happens to a file, it is read or refused, without a panic.
    #[test]
    fn no_bytes_make_it_panic(at in any::<prop::sample::Index>(), with in "[ -~]{0,12}|9223372036854775807|-9223372036854775808|0|\\n", long in 0_usize..9) {
        let change = |text: &str| {
            let start = at.index(text.len());
            let end = (start + long).min(text.len());
            format!("{}{}{}", &text[..start], with.replace("\\n", "\n"), &text[end..])
        };
        if let Ok(log) = Log::<Party>::read(&change(&event().log.to_text())) {
            let _ = (log.verify(), log.state().view().outline().standings_sheet(kee_event::english()).to_string());
        }
        if let Ok(log) = Log::<Tournament>::read(&change(&tournament().log.to_text())) {
            let _ = (log.verify(), log.state().view().outline().standings_sheet(kee_event::english()).to_string());
        }
    }
}
