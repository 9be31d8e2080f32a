use crate::hall::{Hall, person};
use kee_event::{
    By, Log, Moment,
    tournament::{Draw, Points, Tournament, TournamentCommand, TournamentEntry, TournamentPlan, TournamentView},
};
use kee_game::Seed;

fn open(change: impl FnOnce(&mut TournamentPlan)) -> Hall<Tournament> {
    let mut plan = TournamentPlan::new("Keezen night", Points::Sheet, Seed::named("tournament"));
    change(&mut plan);
    Hall::open(TournamentEntry::Opened(Box::new(plan)))
}

fn of_teams(names: &[&str]) -> Hall<Tournament> {
    let mut hall = open(|_| ());
    for name in names {
        hall.does(&format!("team {name}: {name} one, {name} two"));
    }
    hall
}

fn view(hall: &Hall<Tournament>) -> TournamentView {
    hall.log.state().view()
}

/// Enters the same score sheet for every table of the round: the first team wins.
fn all_tables(hall: &mut Hall<Tournament>, sheet: &str) {
    for table in 1..=view(hall).rounds.last().expect("a round").tables.len() {
        hall.does(&format!("result {table} {sheet}"));
    }
}

#[test]
fn z7_a_tournament_of_eight_teams_from_the_door_to_the_winner() {
    let mut hall = of_teams(&["Ants", "Bees", "Cats", "Dogs", "Elks", "Foxes", "Gnus", "Hens"]);
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=3 {
        hall.does("draw");
        for table in &view(&hall).rounds[round - 1].tables {
            let mut pair = table.teams.clone();
            pair.sort();
            assert!(met.insert(pair), "a rematch in round {round}");
        }
        all_tables(&mut hall, "AAAABBBAAAA");
    }
    hall.refuses("host", "draw", "all_rounds_drawn");
    hall.does("finish");
    let view = view(&hall);
    assert_eq!(view.standings[0].total, 3 * (150 + 140 + 130 + 120 + 80 + 70 + 60 + 50 + 200));
    assert_eq!(view.winner.as_ref(), Some(&view.standings[0].name));
    // The winners meet each other: after three rounds one of eight teams has won three times.
    assert!(view.standings[1].total < view.standings[0].total);
    assert_eq!(hall.log.verify(), Ok(()));
}

#[test]
fn the_first_round_is_drawn_by_lot_and_the_others_by_standing_by_default() {
    let mut hall = of_teams(&["Ants", "Bees", "Cats", "Dogs"]);
    hall.does("draw");
    all_tables(&mut hall, "AB");
    hall.does("draw");
    all_tables(&mut hall, "AB");
    hall.does("draw lot");
    let how: Vec<Draw> = view(&hall).rounds.iter().map(|round| round.how).collect();
    assert_eq!(how, [Draw::Lot, Draw::Standing, Draw::Lot]);
}

#[test]
fn a_score_sheet_is_an_order_or_totals_and_mistakes_are_caught() {
    let mut hall = of_teams(&["Ants", "Bees"]);
    hall.refuses("host", "result 1 AB", "no_round");
    hall.does("draw");
    let [first, second] = view(&hall).rounds[0].tables[0].teams.clone();
    hall.refuses("host", "result 2 150 140", "no_such_table");
    let sentence = hall.refuses("host", "result 1 150 145", "bad_sheet");
    assert_eq!(
        sentence,
        "That can’t be a table’s score sheet: no order of pawns gives 150 and 145. Add the points up again."
    );
    hall.refuses("host", "result 1 150", "scores_wanted");
    hall.refuses("host", "correct 1.1 150 140", "no_result");
    hall.does(&format!("result 1 {second} 140, {first} 150"));
    hall.refuses("host", "result 1 AB", "has_result");
    hall.does("correct 1.1 BA");
    let table = view(&hall).rounds[0].tables[0].clone();
    assert_eq!((table.points, table.corrections), ([Some(140), Some(150)], 1));
    let text = hall.log.to_text();
    assert!(text.contains(&format!("result 1.1 typed {first} 150, {second} 140\n")), "{text}");
    assert!(text.contains(&format!("corrected 1.1 typed {first} 140, {second} 150 / order BA\n")), "{text}");
}

#[test]
fn points_of_a_game_played_here_are_trusted() {
    let mut hall = of_teams(&["Ants", "Bees"]);
    hall.does("draw");
    // A steward took five points.
    let command: TournamentCommand = "result 1 145 140".parse().expect("a command");
    hall.log.decide(Moment::from_seconds(0), &By::Machine, &command).expect("the game says so");
    assert_eq!(view(&hall).rounds[0].tables[0].points, [Some(145), Some(140)]);
}

#[test]
fn z7_3_ties_are_broken_by_the_best_round_then_the_second_then_by_lot() {
    let scores = [("Ants", [100, 90, 10]), ("Bees", [120, 40, 40]), ("Cats", [40, 40, 120]), ("Dogs", [20, 120, 60])];
    let mut hall = of_teams(&scores.map(|(name, _)| name));
    for round in 0..3 {
        hall.does("draw");
        for (number, table) in (1..).zip(&view(&hall).rounds[round].tables) {
            let points = |team: &kee_event::Name| {
                let (_, points) = scores.iter().find(|(name, _)| *name == team.as_str()).expect("a team");
                format!("{team} {}", points[round])
            };
            let [one, other] = table.teams.each_ref().map(points);
            // A game played here may have any points.
            let command: TournamentCommand = format!("result {number} {one}, {other}").parse().expect("a command");
            hall.log.decide(Moment::from_seconds(0), &By::Machine, &command).expect("the game says so");
        }
    }
    let standings = |hall: &Hall<Tournament>| -> Vec<(usize, String, i64, bool)> {
        let row = |standing: kee_event::tournament::TeamStanding| {
            (standing.place, standing.name.to_string(), standing.total, standing.by_lot)
        };
        view(hall).standings.into_iter().map(row).collect()
    };
    let row = |place: usize, name: &str, by_lot: bool| (place, name.to_owned(), 200, by_lot);
    assert_eq!(
        standings(&hall),
        [row(1, "Dogs", false), row(2, "Bees", false), row(2, "Cats", false), row(4, "Ants", false)]
    );
    hall.does("finish");
    let text = hall.log.to_text();
    let lots = text.lines().last().expect("a line");
    let mut equals = ["Bees", "Cats"];
    equals.sort_by_key(|name| lots.find(name));
    assert_eq!(
        standings(&hall),
        [row(1, "Dogs", false), row(2, equals[0], true), row(3, equals[1], true), row(4, "Ants", false)]
    );
}

#[test]
fn z7_6_in_three_rounds_each_of_four_teams_meets_every_other() {
    for seed in 0..20 {
        let mut hall = open(|plan| plan.seed = Seed::named(&format!("rematch {seed}")));
        for name in ["Ants", "Bees", "Cats", "Dogs"] {
            hall.does(&format!("team {name}: {name} one, {name} two"));
        }
        let mut met = std::collections::BTreeSet::new();
        for _ in 0..3 {
            hall.does(if seed % 2 == 0 { "draw lot" } else { "draw standing" });
            for table in &view(&hall).rounds.last().expect("a round").tables {
                let mut pair = table.teams.clone();
                pair.sort();
                assert!(met.insert(pair.clone()), "{pair:?} meet again");
            }
            all_tables(&mut hall, "AB");
        }
        assert_eq!(met.len(), 6);
    }
}

#[test]
fn z7_3_the_lot_can_be_checked_and_a_forged_one_is_found() {
    let mut hall = of_teams(&["Ants", "Bees"]);
    hall.does_all(["draw", "result 1 0 0"]);
    let announced = view(&hall).commitment;
    assert_eq!(view(&hall).seed, None);
    assert_eq!(view(&hall).standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [1, 1]);
    hall.refuses("host", "finish", "rounds_left");
    hall.does("finish early");
    let standings = view(&hall).standings;
    assert!(standings.iter().all(|standing| standing.by_lot));
    assert_eq!(standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [1, 2]);
    let seed = Seed::from_hex(&view(&hall).seed.expect("the seed")).expect("a seed");
    assert_eq!(seed.commitment(), announced);
    assert_eq!(hall.log.verify(), Ok(()));
    let text = hall.log.to_text();
    let (rest, last) = text.trim_end().rsplit_once(' ').expect("words");
    let (rest, first) = rest.rsplit_once(' ').expect("words");
    let forged = format!("{rest} {last}, {}\n", first.trim_end_matches(','));
    let forged: kee_event::Log<Tournament> = kee_event::Log::read(&forged).expect("it reads well");
    assert!(forged.verify().expect_err("a forged lot").why.starts_with("the seed gives "));
}

#[test]
fn z7_9_a_forged_draw_is_found() {
    let mut hall = of_teams(&["Ants", "Bees", "Cats", "Dogs"]);
    hall.does("draw");
    let text = hall.log.to_text();
    let (before, drawn) = text.trim_end().rsplit_once('\n').expect("lines");
    let swapped = drawn.replace("Ants", "?").replace("Bees", "Ants").replace('?', "Bees");
    let forged: Log<Tournament> = Log::read(&format!("{before}\n{swapped}\n")).expect("it reads well");
    let broken = forged.verify().expect_err("a forged draw");
    assert_eq!(broken.entry, 6);
    assert!(broken.why.starts_with("the seed gives "), "{broken}");
}

#[test]
fn z7_6_a_bye_scores_the_average_and_rotates() {
    let mut hall = of_teams(&["Ants", "Bees", "Cats"]);
    let mut resting = Vec::new();
    for _ in 0..3 {
        hall.does("draw");
        let round = view(&hall).rounds.last().cloned().expect("a round");
        let bye = round.bye.expect("a bye");
        let sheet = view(&hall)
            .outline()
            .pairing_sheet(view(&hall).rounds.len(), kee_event::english())
            .expect("a round")
            .to_string();
        assert!(sheet.contains(&format!("{bye} has a bye")), "{sheet}");
        hall.does("result 1 ABBAA");
        let standing = view(&hall).standings.into_iter().find(|standing| standing.name == bye).expect("a team");
        assert_eq!(standing.points.last(), Some(&Some((150 + 120 + 110 + 140 + 130) / 2)));
        resting.push(bye);
    }
    resting.sort();
    resting.dedup();
    assert_eq!(resting.len(), 3, "someone had two byes and another none");
}

#[test]
fn z7_7_a_forfeit_scores_nothing_and_does_not_hurt_the_opponent() {
    let mut hall = of_teams(&["Ants", "Bees", "Cats", "Dogs"]);
    hall.does("draw");
    let [gone, other] = view(&hall).rounds[0].tables[0].teams.clone();
    hall.refuses("someone", &format!("forfeit 1 {gone}"), "forbidden");
    hall.refuses("host", &format!("forfeit 2 {gone}"), "not_at_table");
    hall.does_all([&format!("forfeit 1 {gone}"), "result 2 ABB"]);
    let points = view(&hall).rounds[0].tables[0].points;
    assert_eq!(points, [Some(0), Some((150 + 270) / 2)]);
    // It was a mistake: they were only late.
    hall.does(&format!("correct 1.1 {gone} 140, {other} 150"));
    assert_eq!(view(&hall).rounds[0].tables[0].points, [Some(140), Some(150)]);
    hall.refuses("host", &format!("forfeit 1 {other}"), "has_result");
    assert_eq!(view(&hall).rounds[0].tables[0].points, [Some(140), Some(150)], "what was played is not thrown away");
}

#[test]
fn z7_7_if_neither_came_neither_scores() {
    let mut hall = of_teams(&["Ants", "Bees", "Cats", "Dogs"]);
    hall.does("draw");
    let [first, second] = view(&hall).rounds[0].tables[0].teams.clone();
    hall.does_all([&format!("forfeit 1 {first}"), &format!("forfeit 1 {second}"), "result 2 ABB"]);
    assert_eq!(view(&hall).rounds[0].tables[0].points, [Some(0), Some(0)]);
}

#[test]
fn z7_4_z7_7_in_the_championship_an_absent_team_loses_by_8_pawns_to_4() {
    let plan = TournamentPlan::new("NK", Points::Nk, Seed::named("nk"));
    assert_eq!((plan.rounds, plan.minutes), (5, 50));
    let mut hall: Hall<Tournament> = Hall::open(TournamentEntry::Opened(Box::new(plan)));
    for team in ["Ants: A, B", "Bees: C, D", "Cats: E, F", "Dogs: G, H"] {
        hall.does(&format!("team {team}"));
    }
    hall.does("draw");
    let [came, absent] = view(&hall).rounds[0].tables[0].teams.clone();
    hall.does(&format!("forfeit 1 {absent}"));
    // 8 pawns at 2 points and 10 for the win, against 4 pawns; at once, whatever other tables score.
    assert_eq!(view(&hall).rounds[0].tables[0].points, [Some(26), Some(8)]);
    let text = hall.log.to_text();
    assert!(text.ends_with(&format!("forfeited 1.1 {absent} / points 26 8\n")), "{text}");
    let read: Log<Tournament> = Log::read(&text).expect("its own text");
    assert_eq!(read.state().view(), hall.log.state().view());
    hall.does(&format!("forfeit 1 {came}"));
    assert_eq!(view(&hall).rounds[0].tables[0].points, [Some(0), Some(0)], "nobody has won");
    // A log from before has no points in it, and still gives the same result.
    let before = text.replace(" / points 26 8", "");
    let read: Log<Tournament> = Log::read(&before).expect("a log from before");
    assert_eq!(read.state().view().rounds[0].tables[0].points, [None, Some(0)]);
}

#[test]
fn z7_8_late_teams_play_from_the_next_round_on_and_withdrawn_teams_keep_their_points() {
    let mut hall = of_teams(&["Ants", "Bees"]);
    hall.does_all(["draw", "team Carla, Dick"]);
    assert_eq!(view(&hall).waiting.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Carla + Dick"]);
    hall.refuses("host", "draw", "results_missing");
    hall.does("result 1 150 140");
    let leader = view(&hall).standings[0].name.clone();
    hall.does(&format!("withdraw {leader}"));
    hall.refuses("host", &format!("withdraw {leader}"), "has_left");
    hall.does("draw");
    assert_eq!(view(&hall).rounds[1].tables.len(), 1);
    hall.does("result 1 0 0");
    let standings = view(&hall).standings;
    assert_eq!((standings[0].name.clone(), standings[0].total), (leader, 150));
    let late = standings.iter().find(|standing| standing.name.as_str() == "Carla + Dick").expect("a team");
    assert_eq!((late.points.clone(), late.total), (vec![None, Some(0)], 0));
}

#[test]
fn teams_join_on_their_own_and_nobody_plays_in_two() {
    let mut hall = open(|_| ());
    hall.asks("p1", "team Ants: Anna, Bo").expect("a team comes");
    hall.refuses("p2", "team ants: Cem, Di", "name_taken");
    hall.refuses("p2", "team Bees: Cem, anna", "name_taken");
    hall.refuses("p2", "team Bees: Cem, cem", "named_twice");
    hall.refuses("p1", "team Bees: Cem, Di", "already_joined");
    hall.refuses("host", "draw", "too_few");
    hall.asks("p2", "team Bees: Cem, Di").expect("a team comes");
    hall.refuses("p2", "withdraw Ants", "forbidden");
    for command in ["draw", "start", "finish", "result 1 150 140", "correct 1.1 150 140", "forfeit 1 Ants"] {
        hall.refuses("p1", command, "forbidden");
    }
    hall.asks("p1", "withdraw Ants").expect("a team goes");
    hall.refuses("p3", "team Ants: Eva, Fay", "name_taken");
    hall.asks("p1", "team Ants: Anna, Bo").expect("and comes back");
    hall.does_all(["draw", "start"]);
    let round = view(&hall).rounds[0].clone();
    assert_eq!(round.ends.expect("a clock").seconds() - round.started.expect("a clock").seconds(), 45 * 60);
}

#[test]
fn every_command_has_one_text_form() {
    for text in [
        "team Lions: Anna de Vries, Bo",
        "withdraw Anna & Bo",
        "draw",
        "draw lot",
        "draw standing",
        "start",
        "result 3 ABBA",
        "result 3 560 340",
        "result 3 Lions 560, Anna & Bo 340",
        "correct 2.3 ABBA",
        "forfeit 3 Lions, Anna & Bo",
        "finish",
        "finish early",
    ] {
        let command: TournamentCommand = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(command.to_string(), text);
    }
    let sentence = |text: &str| text.parse::<TournamentCommand>().expect_err(text).to_string();
    assert_eq!(sentence("team Anna"), "expected two players such as `Anna, Bo`, optionally after `NAME:`, got `Anna`");
    assert_eq!(sentence("result 1 ABC"), "expected an A or a B for every pawn in the order of coming in, got `ABC`");
    assert_eq!(sentence("draw straws"), "expected lot or standing, got `straws`");
}

#[test]
fn the_players_of_a_team_join_individually() {
    let mut hall = of_teams(&[]);
    hall.asks("p1", "team Lions: Anna, Bo").expect("a team");
    hall.does("team Cats: Cem, Di");
    hall.asks("p2", "join-as lions: bo").expect("the partner");
    hall.refuses("p3", "join-as Lions: Bo", "name_taken");
    hall.refuses("p3", "join-as Lions: Cem", "no_such_name");
    hall.refuses("p1", "join-as Cats: Cem", "already_joined");
    hall.asks("p4", "join-as Cats: Di").expect("the director has named her");
    let you = |hall: &Hall<Tournament>, who: &str| {
        let you = hall.log.state().you(&person(who));
        (you.name.map(|name| name.to_string()), you.team.map(|name| name.to_string()))
    };
    let of = |name: &str, team: &str| (Some(name.to_owned()), Some(team.to_owned()));
    assert_eq!((you(&hall, "p1"), you(&hall, "p2")), (of("Anna", "Lions"), of("Bo", "Lions")));
    assert_eq!((you(&hall, "p4"), you(&hall, "p3")), (of("Di", "Cats"), (None, None)));
    hall.does("draw");
    assert_eq!(hall.log.state().you(&person("p2")).spot.map(|spot| spot.to_string()).as_deref(), Some("1.1"));
    assert_eq!(Log::<Tournament>::read(&hall.log.to_text()).expect("its own text").to_text(), hall.log.to_text());
    // Either of them can act for the team.
    hall.asks("p2", "withdraw Lions").expect("their own team");
}
