//! The limits of an event (docs/events.md).

use crate::hall::{Hall, person};
use kee_event::{
    Log, LogEntry, Moment,
    party::{self, Party},
    tournament::{self, Tournament},
};
use kee_game::Seed;

fn party() -> Hall<Party> {
    Hall::open(party::PartyEntry::Opened(Box::new(party::PartyPlan::party("Game night", Seed::named("limits")))))
}

fn tournament() -> Hall<Tournament> {
    let plan = tournament::TournamentPlan::new("Keezen night", tournament::Points::Sheet, Seed::named("limits"));
    Hall::open(tournament::TournamentEntry::Opened(Box::new(plan)))
}

fn guests(numbers: std::ops::RangeInclusive<usize>) -> String {
    numbers.map(|number| format!("Guest {number}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_thousand_guests_may_join_including_those_who_left() {
    let mut hall = party();
    let sentence = hall.refuses("host", &format!("join {}", guests(1..=1001)), "too_many_guests");
    assert_eq!(
        sentence,
        "The event is full: it has room for 1000 guests, including those who left. Open a second one."
    );
    hall.does(&format!("join {}", guests(1..=999)));
    hall.asks("p1", "join-as Anna").expect("the thousandth");
    hall.does("leave Guest 7");
    for (who, command) in [("host", "join Bo"), ("host", "join-as Bo"), ("p2", "join Bo"), ("p2", "join-as Bo")] {
        hall.refuses(who, command, "too_many_guests");
    }
    hall.does("join Guest 7");
    hall.refuses("host", "join Guest 8", "name_taken");
    hall.asks("p2", "join-as Guest 8").expect("a guest the host entered");
    hall.does("round");
}

#[test]
fn a_duplicate_name_is_found_among_many() {
    let mut hall = party();
    let sentence = hall.refuses("host", &format!("join {}, guest 3", guests(1..=900)), "name_taken");
    assert_eq!(sentence, "The name guest 3 is taken. Choose another.");
}

#[test]
fn a_log_older_than_the_limits_is_read() {
    let mut log = party().log;
    for number in 1..=1001 {
        let name = format!("Guest {number}").parse().expect("a name");
        let entry = LogEntry { at: log.last(), by: person("host"), what: party::PartyEntry::Joined(name) };
        log.apply(entry).expect("it has happened");
    }
    let mut read: Log<Party> = Log::read(&log.to_text()).expect("its own text");
    assert_eq!(read.state().view().standings.len(), 1001);
    let lay = "round".parse().expect("a command");
    read.decide(Moment::default(), &person("host"), &lay).expect("it goes on");
}

#[test]
fn an_event_has_a_hundred_stewards_prizes_and_rounds() {
    let mut hall = party();
    hall.does("join Anna, Bo");
    for number in 1..=100 {
        hall.does_all([&format!("steward Jan {number}"), "prize party QUIZ", "round", "result 1 1 2"]);
    }
    assert_eq!(
        hall.refuses("host", "steward Joop", "too_many_stewards"),
        "An event can have at most 100 stewards. The ones you have can take more tables."
    );
    assert_eq!(
        hall.refuses("host", "prize party JAZZ", "too_many_prizes"),
        "An event can have at most 100 prizes. Wait for the next event to offer another."
    );
    let sentence = hall.refuses("host", "round", "too_many_rounds");
    assert_eq!(sentence, "An event can have at most 100 rounds. You can end it now.");
    hall.does("finish");
}

#[test]
fn a_guest_has_three_open_questions_and_staff_any_number() {
    let mut hall = party();
    hall.asks("p1", "join-as Anna").expect("a guest");
    hall.asks("p2", "join-as Bo").expect("a guest");
    hall.does_all(["steward Jan @jan", "round"]);
    for question in ["Is QI a word?", "Is ZO a word?", "Whose turn is it?"] {
        hall.asks("p1", &format!("ask 1 {question}")).expect("a question");
    }
    let sentence = hall.refuses("p1", "ask 1 Is XU a word?", "too_many_open_questions");
    assert_eq!(sentence, "3 of your questions are still open. Wait until one is answered.");
    hall.asks("p2", "ask 1 May we go on?").expect("a question of someone else");
    (0..9).for_each(|_| assert_eq!(hall.asks("jan", "ask 1 They disagree"), Ok(1)));
    hall.does("rule 2 No");
    hall.asks("p1", "ask 1 Is XU a word?").expect("one was ruled on");
    hall.refuses("p1", "ask 1 Is XI a word?", "too_many_open_questions");
    let told = serde_json::to_string(&hall.log.state().view()).expect("plain data");
    assert!(!told.contains("p1") && !told.contains("jan"), "who asked is told: {told}");
}

#[test]
fn an_event_has_a_thousand_questions() {
    let mut hall = party();
    hall.does_all(["join Anna, Bo", "round"]);
    (0..1000).for_each(|_| hall.does("ask 1 Is QI a word?"));
    hall.does("rule 1 It is");
    let sentence = hall.refuses("host", "ask 1 Is QI a word?", "too_many_questions");
    assert_eq!(sentence, "An event has room for 1000 questions. Settle this one in person.");
}

#[test]
fn a_question_and_a_ruling_have_at_most_200_characters() {
    let mut hall = party();
    hall.does_all(["join Anna, Bo", "round", &format!("ask 1 {}", "é".repeat(200))]);
    for text in [&"é".repeat(201), "", "a\u{7}b"] {
        for command in ["ask", "rule"] {
            hall.refuses("host", &format!("{command} 1 {text}"), "bad_remark");
        }
    }
    hall.does(&format!("rule 1 {}", "é".repeat(200)));
}

#[test]
fn a_tournament_has_512_teams_including_those_withdrawn() {
    let mut hall = tournament();
    for number in 1..=512 {
        hall.does(&format!("team Team {number}: One {number}, Two {number}"));
    }
    hall.does("withdraw Team 7");
    let sentence = hall.refuses("p1", "team Anna, Bo", "too_many_teams");
    assert_eq!(
        sentence,
        "The tournament is full: it has room for 512 teams, including those that withdrew. Open a second one."
    );
    hall.does_all(["team Team 7: One 7, Two 7", "draw"]);
    assert_eq!(hall.log.state().view().rounds[0].tables.len(), 256);
}

#[test]
fn a_guest_may_join_a_hundred_times() {
    let mut hall = party();
    for _ in 0..100 {
        hall.asks("p1", "join-as Anna").expect("she comes");
        hall.asks("p1", "leave Anna").expect("she goes");
    }
    for (who, command) in [("p1", "join-as Anna"), ("p1", "join Anna"), ("host", "join Anna")] {
        let sentence = hall.refuses(who, command, "too_many_comings");
        assert_eq!(sentence, "Anna has joined 100 times and can’t join again. Use another name.");
    }
    let mut hall = tournament();
    for _ in 0..100 {
        hall.asks("p1", "team Ants: Anna, Bo").expect("they come");
        hall.asks("p1", "withdraw Ants").expect("they go");
    }
    hall.refuses("p1", "team Ants: Anna, Bo", "too_many_comings");
}
