use crate::hall::{Hall, person};
use kee_event::{
    AnyEvent, By, Log, Moment, Spot,
    party::{LeftOver, Party, PartyCommand, PartyEntry, PartyManner, PartyPlan},
};
use kee_game::{Seat, Seed};

const EIGHT: &str = "join Anna, Bo, Cem, Di, Eva, Fay, Gus, Hal";

fn party() -> Hall<Party> {
    Hall::open(PartyEntry::Opened(Box::new(PartyPlan::party("Game night", Seed::named("party")))))
}

/// A party of another game.
fn event(change: impl FnOnce(&mut PartyPlan)) -> Hall<Party> {
    let mut plan = PartyPlan::party("Club night", Seed::named("club"));
    plan.game = "keesdrow".to_owned();
    change(&mut plan);
    Hall::open(PartyEntry::Opened(Box::new(plan)))
}

fn tables(hall: &Hall<Party>) -> Vec<Vec<String>> {
    let view = hall.log.state().view();
    let last = view.rounds.last().expect("a round");
    last.tables.iter().map(|table| table.guests.iter().map(ToString::to_string).collect()).collect()
}

#[test]
fn w9_a_party_of_eight_from_the_door_to_the_winner() {
    let mut hall = party();
    hall.does_all([EIGHT, "round"]);
    let first = tables(&hall);
    assert_eq!(first.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    hall.does_all(["result 1 100 90 80 70", "result 2 60 50 40 30", "round"]);
    let second = tables(&hall);
    // The top two of each table have moved to the other one.
    assert_eq!(second[1][..2], first[0][..2]);
    assert_eq!(second[0], [&first[1][..2], &first[0][2..]].concat());
    hall.does_all(["result 1 10 20 30 40", "result 2 1 2 3 4", "finish"]);
    let view = hall.log.state().view();
    // 80 + 30 and 70 + 40: two guests with 110 share first place.
    let mut winners: Vec<String> = view.winners.iter().map(ToString::to_string).collect();
    let mut expected = first[0][2..].to_vec();
    winners.sort();
    expected.sort();
    assert_eq!(winners, expected);
    assert_eq!(view.standings[0].total, 110);
    assert_eq!(view.standings.iter().map(|standing| standing.place).take(3).collect::<Vec<_>>(), [1, 1, 3]);
}

#[test]
fn w9_2_a_game_has_40_minutes_at_most() {
    let mut plan = PartyPlan::party("Long night", Seed::named("long"));
    plan.minutes = 41;
    assert_eq!(kee_speech::spoken_problem(&plan.problems()[0]), "minutes: A round lasts 1 to 40 minutes.");
    for limit in ["2401", "86400", "none"] {
        let problem = PartyPlan::limit_problem("keyword", limit).expect("too long");
        assert_eq!(kee_speech::spoken_problem(&problem), "limit: A party game lasts 40 minutes at most.");
    }
    assert_eq!(PartyPlan::limit_problem("keyword", "2400"), None);
    assert_eq!(PartyPlan::limit_problem("keesdrow", "none"), None, "other events have what their games have");
    let mut hall = party();
    hall.does_all([EIGHT, "round", "start"]);
    let round = hall.log.state().view().rounds[0].clone();
    assert_eq!(round.ends.expect("a clock").seconds() - round.started.expect("a clock").seconds(), 40 * 60);
    hall.refuses("host", "start", "already_started");
}

#[test]
fn w9_1_the_host_chooses_what_happens_to_empty_seats() {
    let mut hall = party();
    hall.does_all(["join Anna, Bo, Cem, Di, Eva, Fay, Gus", "round bots"]);
    let bots = |hall: &Hall<Party>| -> Vec<usize> {
        hall.log.state().view().rounds.last().expect("a round").tables.iter().map(|table| table.bots).collect()
    };
    assert_eq!(bots(&hall), [0, 1]);
    hall.does_all(["result 1 4 3 2 1", "result 2 3 2 1", "round short"]);
    assert_eq!(bots(&hall), [0, 0]);
}

#[test]
fn w9_1_a_steward_for_every_five_tables_is_called_and_rules() {
    let mut hall = party();
    let names: Vec<String> = (1..=24).map(|number| format!("Guest {number}")).collect();
    hall.does_all([&format!("join {}", names.join(", ")), "steward Jan @jan", "round"]);
    assert_eq!(hall.log.state().view().stewards_wanted, 2);
    let sheet = hall.log.state().view().outline().pairing_sheet(1, kee_event::english()).expect("a round");
    assert_eq!(sheet.notes[..2], ["Steward for tables 1 to 5: Jan.", "No steward yet for table 6; call the host."]);
    hall.does_all(["ask 5 Is QI a word?", "ask 6 The clock stopped"]);
    let view = hall.log.state().view();
    let called: Vec<_> =
        view.questions.iter().map(|question| question.steward.as_ref().map(ToString::to_string)).collect();
    assert_eq!(called, [Some("Jan".to_owned()), None]);
    hall.refuses("someone", "rule 1 No", "forbidden");
    hall.asks("jan", "rule 1 It is, and it stands").expect("a steward rules");
    hall.refuses("jan", "rule 1 It is not", "already_ruled");
    hall.refuses("jan", "rule 3 Yes", "no_such_question");
    assert_eq!(hall.log.state().view().questions[0].ruling.as_deref(), Some("It is, and it stands"));
    hall.refuses("jan", "join Jan", "stewards_do_not_play");
}

#[test]
fn guests_may_join_and_leave_but_nothing_else() {
    let mut hall = party();
    hall.asks("p1", "join Anna").expect("a guest comes");
    hall.asks("p2", "join Bo").expect("a guest comes");
    hall.refuses("p3", "join anna", "name_taken");
    let anna = "Anna".parse().expect("a name");
    assert_eq!(hall.log.state().you(&person("p1")).name, Some(anna));
    hall.refuses("p1", "join Annabel", "already_joined");
    hall.refuses("p2", "leave Anna", "forbidden");
    for command in ["round", "start", "finish", "prize party QUIZ", "result 1 5 5", "correct 1.1 5 5", "steward Bo"] {
        hall.refuses("p1", command, "forbidden");
    }
    hall.does("round");
    hall.asks("p1", "ask 1 May I?").expect("a guest asks at their own table");
    hall.refuses("p3", "ask 1 May I?", "forbidden");
    hall.asks("p1", "leave Anna").expect("a guest leaves");
    hall.refuses("host", "leave Anna", "has_left");
    hall.refuses("p3", "join Anna", "name_taken");
    hall.asks("p1", "join Anna").expect("and comes back");
}

#[test]
fn a_latecomer_is_listed_for_the_next_round() {
    let mut hall = party();
    hall.does_all([EIGHT, "round", "join Ida"]);
    let view = hall.log.state().view();
    assert_eq!(view.waiting.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Ida"]);
    let sheet = view.outline().pairing_sheet(1, kee_event::english()).expect("a round").to_string();
    assert!(sheet.contains("Playing from the next round on: Ida."), "{sheet}");
    hall.does("result 1 4 3 2 1");
    let sentence = hall.refuses("host", "round", "results_missing");
    assert_eq!(sentence, "Table 2 of round 1 has no result yet. Enter it first.");
    hall.does_all(["result 2 4 3 2 1", "round"]);
    assert_eq!(tables(&hall).iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 3]);
    assert!(hall.log.state().view().waiting.is_empty());
}

#[test]
fn a_result_has_a_score_for_everyone_at_the_table() {
    let mut hall = party();
    hall.refuses("host", "result 1 1 2 3 4", "no_round");
    hall.does_all(["join Anna, Bo, Cem", "round"]);
    hall.refuses("host", "result 1 1 2", "scores_wanted");
    hall.refuses("host", "result 1 Anna 1, Bo 2", "scores_wanted");
    hall.refuses("host", "result 1 Anna 1, Bo 2, anna 3", "named_twice");
    hall.refuses("host", "result 1 Anna 1, Bo 2, Zoe 3", "not_at_table");
    hall.refuses("host", "result 2 1 2 3", "no_such_table");
    hall.refuses("host", "result 1 1 2 1000000", "out_of_bounds");
    hall.refuses("host", "correct 1.1 1 2 3", "no_result");
    hall.does("result 1 Cem 3, Anna -1, Bo 2 / drew Bo, Cem");
    let sentence = hall.refuses("host", "result 1 1 2 3", "has_result");
    assert_eq!(sentence, "Table 1 already has a result. Correct that one instead.");
    hall.does("correct 1.1 Cem 3, Anna 1, Bo 2");
    let view = hall.log.state().view();
    assert_eq!(view.standings.iter().map(|standing| standing.total).collect::<Vec<_>>(), [3, 2, 1]);
    assert_eq!(view.rounds[0].tables[0].corrections, 1);
    // Both values stay in the log.
    let text = hall.log.to_text();
    assert!(text.contains("Anna -1") && text.contains("Anna 1"), "{text}");
}

#[test]
fn w7_1_the_first_to_spell_the_word_wins_and_it_is_secret_until_then() {
    let mut hall = party();
    hall.does_all([EIGHT, "round"]);
    let seated = tables(&hall);
    hall.does_all(["prize party secret quiz", "prize tables JAZZ", "prize table 2 secret OXEN"]);
    let told = |hall: &Hall<Party>| serde_json::to_string(&hall.log.state().view()).expect("plain data");
    assert!(told(&hall).contains("JAZZ") && !told(&hall).contains("QUIZ") && !told(&hall).contains("OXEN"));
    hall.refuses("p1", "spelled QUIZ Anna", "forbidden");
    let known = |hall: &Hall<Party>, table: usize| -> Vec<String> {
        let spelled = ["QUIZ", "JAZZ", "OXEN", "CATS"].map(str::to_owned);
        let spot = Spot { round: 1, table };
        let event = AnyEvent::Party(Box::new(hall.log.clone()));
        let won = event.words_played(spot, Seat::new(0), &spelled, hall.log.last());
        won.iter().map(|command| command.to_string().split(' ').nth(1).expect("a word").to_owned()).collect()
    };
    assert_eq!(
        (known(&hall, 1), known(&hall, 2)),
        (vec!["QUIZ".into(), "JAZZ".into()], vec!["QUIZ".into(), "JAZZ".into(), "OXEN".into()])
    );
    hall.refuses("host", &format!("spelled OXEN {}", seated[0][0]), "no_prize");
    hall.does_all([&format!("spelled OXEN {}", seated[1][0]), &format!("spelled jazz {}", seated[0][1])]);
    hall.refuses("host", &format!("spelled JAZZ {}", seated[0][2]), "no_prize");
    hall.does(&format!("spelled JAZZ {}", seated[1][2]));
    assert!(told(&hall).contains("OXEN") && !told(&hall).contains("QUIZ"));
    hall.does_all(["result 1 1 2 3 4", "result 2 1 2 3 4", "finish"]);
    // Nobody has spelled it, so it stays the host's secret.
    assert!(!told(&hall).contains("QUIZ"));
    let sheet = hall.log.state().view().outline().standings_sheet(kee_event::english()).to_string();
    assert!(sheet.contains(&format!("{} and {} spelled JAZZ.", seated[0][1], seated[1][2])), "{sheet}");
}

#[test]
fn w7_1_a_prize_is_for_a_possible_table() {
    let mut hall = party();
    let sentence = hall.refuses("host", "prize table 0 OXEN", "no_table_of_prize");
    // 1000 guests at tables of four.
    assert_eq!(sentence, "There is no table 0. Choose one from 1 to 250 for the prize.");
    hall.refuses("host", "prize table 251 secret OXEN", "no_table_of_prize");
    hall.does_all(["prize table 1 OXEN", "prize table 250 OXEN"]);
    let mut pairs = event(|plan| plan.size = 2);
    pairs.does("prize table 500 OXEN");
    pairs.refuses("host", "prize table 501 OXEN", "no_table_of_prize");
}

#[test]
fn w7_3_a_table_prize_stays_open_for_the_next_round() {
    let mut hall = party();
    hall.does_all([EIGHT, "round", "prize table 2 OXEN", "result 1 100 90 80 70", "result 2 60 50 40 30", "round"]);
    let second = tables(&hall);
    hall.refuses("host", &format!("spelled OXEN {}", second[0][0]), "no_prize");
    hall.does(&format!("spelled OXEN {}", second[1][0]));
    hall.refuses("host", &format!("spelled OXEN {}", second[1][1]), "no_prize");
}

#[test]
fn w9_8_a_corrected_score_changes_the_totals_and_nobody_moves_again() {
    let mut hall = party();
    hall.does_all([EIGHT, "round"]);
    let first = tables(&hall);
    hall.does_all(["result 1 100 90 80 70", "result 2 60 50 40 30", "round"]);
    let second = tables(&hall);
    // With these scores the other two would have moved on.
    hall.does("correct 1.1 70 80 90 100");
    assert_eq!(tables(&hall), second);
    let standings = hall.log.state().view().standings;
    assert_eq!((standings[0].name.to_string(), standings[0].total), (first[0][3].clone(), 100));
}

#[test]
fn results_of_games_played_here_come_from_the_server() {
    let mut hall = party();
    hall.does_all(["join Anna, Bo", "round"]);
    let command: PartyCommand = "result 1 5 6".parse().expect("a command");
    hall.log.decide(Moment::from_seconds(0), &By::Machine, &command).expect("the game says so");
    let last = hall.log.entries().last().expect("an entry");
    assert!(last.what.to_string().starts_with("result 1.1 played "), "{}", last.what);
    // The server's clock went back; the log's does not.
    assert!(last.at >= hall.log.entries()[0].at);
}

#[test]
fn in_a_round_robin_of_pairs_everyone_meets_everyone_once() {
    let mut hall = event(|plan| (plan.manner, plan.size) = (PartyManner::RoundRobin, 2));
    hall.does("join Anna, Bo, Cem, Di, Eva, Fay");
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..5 {
        hall.does("round");
        for (number, mut pair) in (1..).zip(tables(&hall)) {
            pair.sort();
            assert!(met.insert(pair.clone()), "{pair:?} meet again");
            hall.does(&format!("result {number} 1 0"));
        }
    }
    assert_eq!(met.len(), 15);
}

#[test]
fn a_round_robin_of_fours_avoids_repeated_meetings() {
    let mut hall = event(|plan| plan.manner = PartyManner::RoundRobin);
    let names: Vec<String> = (1..=16).map(|number| format!("Guest {number}")).collect();
    hall.does(&format!("join {}", names.join(", ")));
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..3 {
        hall.does("round");
        for (number, table) in (1..).zip(tables(&hall)) {
            for (place, one) in table.iter().enumerate() {
                for other in &table[place + 1..] {
                    let pair = if one < other { (one.clone(), other.clone()) } else { (other.clone(), one.clone()) };
                    assert!(met.insert(pair.clone()), "{pair:?} meet again");
                }
            }
            hall.does(&format!("result {number} 1 2 3 4"));
        }
    }
}

#[test]
fn on_a_ladder_of_pairs_the_winner_moves_on() {
    let mut hall = event(|plan| plan.size = 2);
    hall.does_all(["join Anna, Bo, Cem, Di", "round"]);
    let first = tables(&hall);
    hall.does_all(["result 1 9 5", "result 2 5 9", "round"]);
    assert_eq!(tables(&hall), [vec![&*first[1][1], &first[0][1]], vec![&*first[0][0], &first[1][0]]]);
    let mut alone = event(|plan| plan.left_over = LeftOver::Bots);
    alone.does("join Anna");
    alone.refuses("host", "round", "too_few");
}

#[test]
fn nothing_happens_after_the_end_and_the_seed_is_revealed() {
    let mut hall = party();
    hall.does(EIGHT);
    assert_eq!(hall.log.state().view().seed, None);
    let commitment = hall.log.state().view().commitment;
    hall.does("finish");
    hall.refuses("host", "join Ida", "finished");
    let seed = Seed::from_hex(&hall.log.state().view().seed.expect("the seed")).expect("a seed");
    assert_eq!(seed.commitment(), commitment);
    assert!(hall.log.state().view().winners.is_empty(), "nobody has played");
}

#[test]
fn a_newcomer_claims_a_name_the_host_entered() {
    let mut hall = party();
    hall.does("join Anna, Bo");
    hall.asks("p1", "join-as anna").expect("nobody is Anna yet");
    let anna: kee_event::Name = "Anna".parse().expect("a name");
    assert_eq!(hall.log.state().you(&person("p1")).name, Some(anna));
    hall.refuses("p2", "join-as Anna", "name_taken");
    hall.refuses("p1", "join-as Bo", "already_joined");
    hall.refuses("p1", "join-as Anna", "already_joined");
    hall.asks("p2", "join-as Cem").expect("a new guest");
    hall.refuses("p3", "join-as Cem", "name_taken");
    // A guest who left comes back under the same name, and nobody else can take it.
    hall.asks("p1", "leave Anna").expect("her own seat");
    hall.refuses("p3", "join-as Anna", "name_taken");
    hall.asks("p1", "join-as Anna").expect("she is back");
}

#[test]
fn the_host_may_play_too() {
    let mut hall = party();
    hall.does("join Anna");
    assert_eq!(hall.log.state().you(&person("host")).name, None, "a name the host enters is not their own");
    hall.does("join-as Hanna");
    let you = hall.log.state().you(&person("host"));
    assert_eq!((you.host, you.name.map(|name| name.to_string()).as_deref()), (true, Some("Hanna")));
    assert_eq!(Log::<Party>::read(&hall.log.to_text()).expect("its own text").to_text(), hall.log.to_text());
}

#[test]
fn w9_1_a_steward_joins_under_the_name_the_host_entered() {
    let mut hall = party();
    hall.does_all([EIGHT, "steward Jan"]);
    hall.asks("p9", "join-as Jan").expect("nobody is Jan yet");
    assert_eq!(hall.log.state().you(&person("p9")).steward.map(|name| name.to_string()).as_deref(), Some("Jan"));
    hall.refuses("p8", "join-as Jan", "name_taken");
    hall.refuses("p9", "join-as Joop", "stewards_do_not_play");
    hall.does_all(["round", "ask 1 Is QI a word?"]);
    hall.asks("p9", "rule 1 It is").expect("a steward rules");
}
