//! Events through the interface that is the same for all kinds.

use crate::hall::person;
use kee_event::{
    AnyEvent, CreateEventKind, EntryEffect, EventCommand, EventKind, EventPlan, JoinEvent, Moment, NextStep, Spot,
    party,
    tournament::{self, Points},
};
use kee_game::{FirstDraw, GameTime, Outcome, Plan, Seat, Seed, Setup, TableOutcome, WallTime, WordsPlayed};

const BEGIN: Moment = Moment::from_seconds(1_794_857_400);

fn party() -> AnyEvent {
    let plan = EventPlan::Party(party::PartyPlan::party("Game night", Seed::named("any")));
    AnyEvent::open(plan, BEGIN, person("host")).expect("a good plan")
}

fn tournament(rounds: usize) -> AnyEvent {
    let plan = tournament::TournamentPlan {
        rounds,
        ..tournament::TournamentPlan::new("Keezen night", Points::Sheet, Seed::named("any"))
    };
    AnyEvent::open(EventPlan::Tournament(plan), BEGIN, person("host")).expect("a good plan")
}

fn asks(event: &mut AnyEvent, at: Moment, who: &str, command: &EventCommand) -> Vec<EntryEffect> {
    let entries = event.decide(at, &person(who), command).unwrap_or_else(|refusal| panic!("{command}: {refusal}"));
    entries.iter().map(kee_event::EventEntry::effect).collect()
}

fn does(event: &mut AnyEvent, text: &str) {
    let command = event.command(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    asks(event, BEGIN, "host", &command);
}

/// A finished game in which every seat scored more than the one before.
fn game(seats: u8, teams: u8) -> TableOutcome {
    let scores: Vec<i64> = (1..=i64::from(teams)).map(|team| 10 * team).collect();
    TableOutcome {
        outcome: Outcome::by_team_score("goal", &scores, &Plan::in_teams(seats, teams).seating()),
        lasted: GameTime::from_millis(60_000),
        first_draws: Vec::new(),
        words: Vec::new(),
    }
}

#[test]
fn a_command_is_the_same_as_text_and_as_json() {
    let party = ["round bots", "join Anna, Bo", "result 2 10 20 / drew Bo", "prize table 2 secret QUIZ", "finish"];
    let tournament =
        ["team Ants: A, B", "result 1 ABBA", "result 1 Ants 150, Bees 290", "forfeit 1 Ants", "finish early"];
    let each = |kind: EventKind, texts: [&'static str; 5]| texts.map(|text| (kind, text));
    for (kind, text) in each(EventKind::Party, party).into_iter().chain(each(EventKind::Tournament, tournament)) {
        let command = kind.command(text).expect(text);
        assert_eq!(command.to_string(), text);
        let json = serde_json::to_string(&command).expect("plain data");
        assert_eq!(serde_json::from_str::<EventCommand>(&json).expect(&json), command, "{json}");
    }
    assert_eq!(
        serde_json::to_value(EventKind::Party.command("round bots").expect("a command")).expect("plain data"),
        serde_json::json!({"party": {"round": "bots"}})
    );
}

#[test]
fn joining_takes_a_name_at_a_party_and_a_team_in_a_tournament() {
    let commands = |event: &AnyEvent, who: &str, [name, team, partner]: [&str; 3]| {
        let some = |text: &str| (!text.is_empty()).then(|| text.parse().expect("a name"));
        let request = JoinEvent { name: some(name).expect("a name"), team: some(team), partner: some(partner) };
        let commands = event.joining(&person(who), request).map_err(|why| why.expected)?;
        Ok(commands.iter().map(ToString::to_string).collect::<Vec<String>>())
    };
    let no = |why: &str| Err(why.to_owned());
    let party = party();
    assert_eq!(commands(&party, "anna", ["Anna", "", ""]), Ok(vec!["join-as Anna".to_owned()]));
    let refused = no("only `name`, because a party has no teams");
    assert_eq!(commands(&party, "anna", ["Anna", "Lions", ""]), refused);
    assert_eq!(commands(&party, "anna", ["Anna", "", "Bo"]), refused);
    let mut tournament = tournament(3);
    let new = "team Lions: Anna, Bo".to_owned();
    assert_eq!(commands(&tournament, "anna", ["Anna", "", ""]), no("a `team`, because this is a tournament"));
    assert_eq!(commands(&tournament, "anna", ["Anna", "Lions", "Bo"]), Ok(vec![new.clone()]));
    let own = "join-as Lions: Anna".to_owned();
    assert_eq!(commands(&tournament, "host", ["Anna", "Lions", "Bo"]), Ok(vec![new.clone(), own.clone()]));
    does(&mut tournament, &new);
    assert_eq!(commands(&tournament, "anna", ["Anna", "Lions", ""]), Ok(vec![own]));
    assert_eq!(commands(&tournament, "host", ["Anna", "lions", "Bo"]), Ok(vec!["team lions: Anna, Bo".to_owned()]));
}

#[test]
fn a_plan_fills_in_what_the_host_left_open() {
    let set = |key: &str, value: &str| Setup { set: vec![(key.to_owned(), value.to_owned())], ..Setup::default() };
    let kind = CreateEventKind::Party { game: None, manner: None, size: None, left_over: None, minutes: None };
    let party = kind.plan("Game night", Seed::named("any"));
    assert_eq!((party.game(), party.table_sizes()), ("keyword", vec![4, 3]));
    assert_eq!(party.setup(Setup::default()).expect("a good plan").preset.as_deref(), Some("table"));
    let problems = party.setup(set("limit", "2401")).expect_err("W9.2: forty minutes at most");
    assert_eq!(problems.iter().map(|problem| problem.about.as_str()).collect::<Vec<_>>(), ["limit"]);
    let kind = CreateEventKind::Tournament { rounds: None, minutes: None, points: Some(Points::Nk), draw: None };
    let tournament = kind.plan("Keezen night", Seed::named("any"));
    assert_eq!((tournament.game(), tournament.table_sizes()), ("keezen", vec![4]));
    let setup = tournament.setup(set("points", "tournament")).expect("a good plan");
    assert_eq!((setup.set, setup.teams), (set("points", "nk").set, Some(2)), "the game scores as the event counts");
}

#[test]
fn w7_2_words_in_json_are_checked_like_typed_ones() {
    let prize = |word: &str| {
        let json = serde_json::json!({"party": {"prize": {"of": "party", "secret": false, "word": word}}});
        serde_json::from_value::<EventCommand>(json).map(|command| command.to_string())
    };
    assert_eq!(prize("quiz").expect("a word"), "prize party QUIZ");
    for wrong in ["", "Q", "Q2", "\u{e9}\u{e9}", "QUIZ\n2 host finished", &"Q".repeat(26)] {
        assert!(prize(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_command_of_another_kind_is_refused() {
    let command = EventKind::Tournament.command("draw").expect("a command");
    let refusal = party().decide(BEGIN, &person("host"), &command).expect_err("a party draws nothing");
    assert_eq!(refusal.refusal().code, "event/other_kind");
}

#[test]
fn a_log_names_its_kind_even_by_its_former_name() {
    for event in [party(), tournament(3)] {
        let text = event.to_text();
        let read = AnyEvent::read(&text).expect("its own text");
        assert_eq!((read.kind(), read.to_text()), (event.kind(), text));
        let stored: Vec<String> =
            event.entries_after(0).iter().map(|entry| serde_json::to_string(entry).expect("plain data")).collect();
        assert_eq!(AnyEvent::wake(event.kind(), &stored).expect("its own entries").to_text(), event.to_text());
    }
    let former = party().to_text().replace("keeboard party 1", "keeboard evening 1");
    assert_eq!(AnyEvent::read(&former).expect("a log of before").to_text(), party().to_text());
    assert_eq!("evening".parse(), Ok(EventKind::Party));
}

#[test]
fn an_entry_says_what_the_server_has_to_do() {
    let mut event = party();
    let mut effects = |text: &str| {
        let command = event.command(text).expect(text);
        asks(&mut event, BEGIN, "host", &command)
    };
    assert_eq!(effects("join Anna, Bo"), [EntryEffect::None; 2]);
    assert_eq!(effects("round"), [EntryEffect::RoundSetUp]);
    assert_eq!(effects("start"), [EntryEffect::TablesChanged]);
    assert_eq!(effects("result 1 5 7"), [EntryEffect::ResultEntered]);
    assert_eq!(effects("correct 1.1 5 8"), [EntryEffect::None]);
    assert_eq!(effects("finish"), [EntryEffect::Finished]);
}

#[test]
fn w9_3_a_finished_game_reports_its_scores_and_its_draw() {
    let mut event = party();
    does(&mut event, "join Anna, Bo, Cem");
    does(&mut event, "arrange Anna, Bo, Cem");
    let draw = |seat: usize, letter: char| FirstDraw { seat: Seat::new(seat), letter };
    let game = TableOutcome { first_draws: vec![draw(0, 'M'), draw(1, 'X'), draw(2, 'C'), draw(3, 'A')], ..game(4, 4) };
    let commands = event.game_over(Spot { round: 1, table: 1 }, &game, BEGIN.into());
    // The bot on the fourth seat only fills it.
    let texts: Vec<String> = commands.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["result 1 10 20 30 / drew Cem, Anna, Bo"]);
    asks(&mut event, BEGIN, "machine", &commands[0]);
    assert!(event.outline().missing.is_empty());
}

#[test]
fn w7_2_a_word_wins_a_prize_only_if_it_was_offered_before() {
    let mut event = party();
    does(&mut event, "join Anna, Bo");
    does(&mut event, "arrange Anna, Bo");
    let later = Moment::from_seconds(BEGIN.seconds() + 30);
    let prize = event.command("prize party secret QUIZ").expect("a command");
    asks(&mut event, later, "host", &prize);
    let turn = |at: u64, seat: usize| WordsPlayed {
        at: GameTime::from_millis(at),
        seat: Seat::new(seat),
        words: vec!["QUIZ".into()],
    };
    let spot = Spot { round: 1, table: 1 };
    let ended = WallTime::from_millis(1000 * (BEGIN.seconds() + 60));
    // The game began with the round and took a minute: the first turn was before the prize was offered.
    let game = TableOutcome { words: vec![turn(20_000, 0), turn(40_000, 1)], ..game(2, 2) };
    let texts: Vec<String> = event.game_over(spot, &game, ended).iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["spelled QUIZ Bo", "result 1 10 20"]);
    let words = ["QUIZ".to_owned()];
    assert_eq!(event.words_played(spot, Seat::new(0), &words, BEGIN), []);
    assert_eq!(event.words_played(spot, Seat::new(0), &words, later).len(), 1);
    assert_eq!(event.words_played(spot, Seat::new(5), &words, later), [], "a bot wins nothing");
    assert_eq!(event.words_played(Spot { round: 2, table: 1 }, Seat::new(0), &words, later), []);
}

#[test]
fn a_game_scores_points_for_both_teams() {
    let mut event = tournament(1);
    does(&mut event, "team Ants: A, B");
    does(&mut event, "team Bees: C, D");
    does(&mut event, "draw");
    let seating = event.seating().expect("a round");
    let (spot, table) = seating.missing().next().expect("a table");
    let names: Vec<String> = table.seats.iter().map(|seat| seat.name.as_ref().expect("a player").to_string()).collect();
    assert!([["A", "C", "B", "D"], ["C", "A", "D", "B"]].iter().any(|expected| names == *expected), "{names:?}");
    let commands = event.game_over(spot, &game(4, 2), WallTime::ZERO);
    assert_eq!(commands.iter().map(ToString::to_string).collect::<Vec<_>>(), ["result 1 10 20"]);
}

#[test]
fn a_host_sets_up_starts_waits_and_sets_up_again() {
    let mut event = party();
    assert_eq!(NextStep::of(&event.outline()), NextStep::Gather);
    does(&mut event, "join Anna, Bo, Cem, Di, Eva, Fay, Gus, Hal");
    assert_eq!(NextStep::of(&event.outline()), NextStep::SetUp(1));
    assert!(!NextStep::may_finish(&event.outline()), "nothing was played yet");
    does(&mut event, "round");
    assert_eq!(NextStep::of(&event.outline()), NextStep::Start(1));
    does(&mut event, "start");
    assert_eq!(NextStep::of(&event.outline()), NextStep::Await(vec![1, 2]));
    does(&mut event, "result 2 10 20 30 40");
    assert_eq!(NextStep::of(&event.outline()), NextStep::Await(vec![1]));
    does(&mut event, "result 1 10 20 30 40");
    assert_eq!(NextStep::of(&event.outline()), NextStep::SetUp(2));
    assert!(NextStep::may_finish(&event.outline()));
    does(&mut event, "finish");
    assert_eq!(NextStep::of(&event.outline()), NextStep::Nothing);
}

#[test]
fn results_entered_before_the_clock_started_are_not_awaited() {
    let mut event = party();
    does(&mut event, "join Anna, Bo, Cem, Di");
    does(&mut event, "round");
    does(&mut event, "result 1 10 20 30 40");
    assert_eq!(NextStep::of(&event.outline()), NextStep::SetUp(2));
}

#[test]
fn a_tournament_ends_after_the_planned_rounds() {
    let mut tournament = tournament(1);
    does(&mut tournament, "team Lions: Anna, Bo");
    assert_eq!(NextStep::of(&tournament.outline()), NextStep::Gather);
    does(&mut tournament, "team Tigers: Cem, Di");
    assert_eq!(NextStep::of(&tournament.outline()), NextStep::SetUp(1));
    does(&mut tournament, "draw");
    does(&mut tournament, "start");
    does(&mut tournament, "forfeit 1 Tigers");
    assert_eq!(NextStep::of(&tournament.outline()), NextStep::Finish);
}

/// The reports of everything that these commands changed.
fn reports(mut event: AnyEvent, commands: &[&str]) -> Vec<String> {
    commands.iter().for_each(|command| does(&mut event, command));
    event.entries_after(0).iter().filter_map(|entry| event.outline().report(entry)).collect()
}

#[test]
fn a_report_says_what_changed_in_a_sentence() {
    let commands = [
        "join Anna, Bo",
        "steward Jan",
        "arrange Anna, Bo",
        "scorekeeper 1 Bo",
        "start",
        "prize table 1 JAZZ",
        "prize party secret QUIZ",
        "spelled QUIZ Bo",
        "ask 1 May I look?",
        "rule 1 No.",
        "result 1 20 10",
        "correct 1.1 20 30",
        "leave Bo",
    ];
    let told = [
        "Anna has joined.",
        "Bo has joined.",
        "Jan is a steward.",
        "Bo keeps score at table 1.",
        "Round 1 has started: 40 minutes on the clock.",
        "Prize offered to the first at table 1 to spell JAZZ.",
        "Prize offered to the first in the whole party to spell a secret word.",
        "Bo spelled QUIZ at table 1 and won the prize.",
        "Question 1, table 1: May I look?",
        "Ruling on question 1: No.",
        "Table 1: Anna 20, Bo 10.",
        "Corrected table 1 of round 1: Anna 20, Bo 30.",
        "Bo has left.",
    ];
    assert_eq!(reports(party(), &commands), told);
    let commands = ["team Lions: Anna, Bo", "team Cem, Di", "draw", "forfeit 1 Lions", "withdraw Lions"];
    let told = [
        "New team: Lions (Anna, Bo).",
        "New team: Cem + Di.",
        "Table 1: Lions did not show up.",
        "Lions has withdrawn.",
    ];
    assert_eq!(reports(tournament(3), &commands), told);
}
