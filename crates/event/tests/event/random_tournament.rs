//! Random tournaments: what must hold whatever people do.

use crate::hall::Hall;
use kee_event::{
    Log,
    tournament::{Points, TeamStanding, Tournament, TournamentEntry, TournamentPlan, TournamentView},
};
use kee_game::{Dice, Seed};
use proptest::prelude::*;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

fn enter(hall: &mut Hall<Tournament>, count: usize) {
    for _ in 0..count {
        let number = hall.log.state().view().teams.len() + 1;
        hall.does(&format!("team Team {number}: One {number}, Two {number}"));
    }
}

/// A team withdraws, or comes back.
fn come_or_go(hall: &mut Hall<Tournament>, number: usize) {
    let view = hall.log.state().view();
    let here = view.standings.iter().filter(|standing| standing.here).count();
    let (name, players) = &view.teams[number % view.teams.len()];
    if !view.standings.iter().any(|standing| standing.name == *name && standing.here) {
        hall.does(&format!("team {name}: {}, {}", players[0], players[1]));
    } else if here > 2 {
        hall.does(&format!("withdraw {name}"));
    }
}

/// Every team that is here plays once or has the bye, and byes rotate.
fn drawn_well(view: &TournamentView) {
    let last = view.rounds.last().expect("a round");
    let mut seated = BTreeSet::new();
    for name in last.tables.iter().flat_map(|table| &table.teams).chain(&last.bye) {
        assert!(seated.insert(name.to_string()), "{name} plays twice");
    }
    let here = view.standings.iter().filter(|standing| standing.here).map(|standing| standing.name.to_string());
    assert_eq!(seated, here.collect(), "a team is left out, or plays that has withdrawn");
    if let Some(bye) = &last.bye {
        let had = |name: &str| {
            view.rounds.iter().filter(|round| round.bye.as_ref().is_some_and(|bye| bye.as_str() == name)).count()
        };
        let fewest = seated.iter().map(|name| had(name)).min().expect("teams");
        assert!(had(bye.as_str()) <= fewest + 1, "{bye} has {} byes, and another {fewest}", had(bye.as_str()));
    }
}

/// An order of pawns, until a team has all eight in or time is up.
fn played(dice: &mut Dice) -> String {
    let mut pawns = [0; 2];
    let mut order = String::new();
    let most = 1 + dice.below(15);
    while order.len() < most && pawns.iter().all(|count| *count < 8) {
        let team = dice.below(2);
        pawns[team] += 1;
        order.push_str(["A", "B"][team]);
    }
    order
}

/// Most points first; of equal totals the best round decides, then the second best and so on, and finally the lot
/// (Z7.3).
fn in_the_order_of_the_sheet(hall: &Hall<Tournament>, standings: &[TeamStanding]) {
    let last = hall.log.entries().last().expect("an entry");
    let TournamentEntry::Finished { lots } = &last.what else { panic!("it is not over") };
    let lot = |standing: &TeamStanding| lots.iter().position(|name| *name == standing.name).expect("a lot");
    let best_first = |standing: &TeamStanding| {
        let mut rounds: Vec<i64> = standing.points.iter().map(|points| points.unwrap_or(0)).collect();
        rounds.sort_by_key(|points| Reverse(*points));
        rounds
    };
    let record = |standing: &TeamStanding| (standing.total, best_first(standing));
    let mut by_lot = vec![false; standings.len()];
    for (index, pair) in standings.windows(2).enumerate() {
        let [one, other] = pair else { unreachable!() };
        assert!(one.total >= other.total, "{} stands before {}", one.name, other.name);
        if one.total == other.total {
            assert!(best_first(one) >= best_first(other), "{} stands before {}", one.name, other.name);
        }
        if record(one) == record(other) {
            assert!(lot(one) < lot(other), "{} stands before {} against the lot", one.name, other.name);
            by_lot[index..index + 2].fill(true);
        }
    }
    for (index, standing) in standings.iter().enumerate() {
        assert_eq!(standing.place, index + 1, "after the lots no two share a place");
        assert_eq!(standing.by_lot, by_lot[index], "{}", standing.name);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn whatever_people_do(
        seed in any::<u32>(), teams in 2_usize..14, nk in any::<bool>(),
        between in prop::collection::vec((0_usize..3, prop::collection::vec(0_usize..40, 0..3), any::<bool>()), 1..7),
    ) {
        let points = if nk { Points::Nk } else { Points::Sheet };
        let plan = TournamentPlan { rounds: 7, ..TournamentPlan::new("Random", points, Seed::named(&seed.to_string())) };
        let mut hall: Hall<Tournament> = Hall::open(TournamentEntry::Opened(Box::new(plan.clone())));
        let mut dice = Seed::named(&format!("{seed} plays")).dice(0);
        let mut scores: Vec<Option<[i64; 2]>> = Vec::new();
        enter(&mut hall, teams);
        for (coming, moving, by_lot) in between {
            enter(&mut hall, coming);
            moving.into_iter().for_each(|number| come_or_go(&mut hall, number));
            hall.does(if by_lot { "draw lot" } else { "draw standing" });
            let view = hall.log.state().view();
            drawn_well(&view);
            for (number, table) in (1..).zip(&view.rounds.last().expect("a round").tables) {
                let order = played(&mut dice);
                let [a, b] = points.of(&order.parse().expect("an order"));
                let forfeits = dice.one_in(8);
                scores.push((!forfeits).then_some([a, b]));
                if forfeits {
                    hall.does(&format!("forfeit {number} {}", table.teams[dice.below(2)]));
                } else if dice.one_in(2) {
                    hall.does(&format!("result {number} {a} {b}"));
                } else {
                    hall.does(&format!("result {number} {order}"));
                }
            }
            let told = serde_json::to_string(&hall.log.state().view()).expect("plain data");
            prop_assert!(!told.contains(&plan.seed.reveal()), "the seed is told");
        }
        hall.does("finish early");

        // Totals are the sums of the tables, except for byes and forfeits: a bye scores the average of the round.
        let view = hall.log.state().view();
        let mut totals: BTreeMap<String, i64> = BTreeMap::new();
        let mut scores = scores.into_iter();
        for round in &view.rounds {
            let played: Vec<i64> = round.tables.iter().filter(|table| table.source.is_some())
                .flat_map(|table| table.points.map(|points| points.expect("a result"))).collect();
            let mean = played.iter().sum::<i64>() as f64 / played.len().max(1) as f64;
            let average = (mean + 0.5).floor() as i64;
            for table in &round.tables {
                let typed = scores.next().expect("a table");
                prop_assert_eq!(table.source.is_some(), typed.is_some());
                for side in 0..2 {
                    let points = table.points[side].expect("a result");
                    // Z7.7: the championship counts 8 pawns to 4.
                    let unplayed = match (nk, table.forfeits[side]) {
                        (true, true) => 4 * 2,
                        (true, false) => 8 * 2 + 10,
                        (false, true) => 0,
                        (false, false) => average,
                    };
                    prop_assert_eq!(points, typed.map_or(unplayed, |typed| typed[side]));
                    *totals.entry(table.teams[side].to_string()).or_default() += points;
                }
            }
            if let Some(bye) = &round.bye {
                *totals.entry(bye.to_string()).or_default() += average;
            }
        }
        in_the_order_of_the_sheet(&hall, &view.standings);
        for standing in &view.standings {
            prop_assert_eq!(standing.total, totals.get(standing.name.as_str()).copied().unwrap_or_default());
        }
        prop_assert_eq!(hall.log.verify(), Ok(()));
        let read: Log<Tournament> = Log::read(&hall.log.to_text()).expect("a good text");
        prop_assert_eq!(read.state().view(), view.clone());
        let json = serde_json::to_string(hall.log.entries()).expect("plain data");
        let entries = serde_json::from_str::<Vec<kee_event::LogEntry<TournamentEntry>>>(&json).expect("the same data");
        prop_assert_eq!(Log::<Tournament>::wake(entries).expect("a good log").state().view(), view);
    }
}
