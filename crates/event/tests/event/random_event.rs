//! Random parties: what must hold whatever people do.

use crate::hall::{Hall, person};
use kee_event::{
    Log,
    party::{LeftOver, Party, PartyEntry, PartyManner, PartyPlan, PartyView},
};
use kee_game::Seed;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

const SECRET: &str = "QUARTZ";

fn plans() -> impl Strategy<Value = PartyPlan> {
    (any::<u32>(), any::<bool>(), any::<bool>(), 2_usize..6).prop_map(|(seed, robin, bots, size)| PartyPlan {
        game: "keesdrow".to_owned(),
        manner: if robin { PartyManner::RoundRobin } else { PartyManner::Ladder },
        left_over: if bots { LeftOver::Bots } else { LeftOver::Short },
        size,
        ..PartyPlan::party("Random", Seed::named(&seed.to_string()))
    })
}

/// The changes between two rounds: how many guests join, and which leave or come back.
type Between = (usize, Vec<usize>);

fn nights() -> impl Strategy<Value = (PartyPlan, usize, Vec<Between>)> {
    let between = (0_usize..4, prop::collection::vec(0_usize..40, 0..4));
    (plans(), 2_usize..24, prop::collection::vec(between, 1..6))
}

fn join(hall: &mut Hall<Party>, count: usize) {
    for _ in 0..count {
        let number = hall.log.state().view().standings.len() + 1;
        hall.does(&format!("join Guest {number}"));
    }
}

/// A guest leaves, or comes back.
fn come_or_go(hall: &mut Hall<Party>, number: usize) {
    let view = hall.log.state().view();
    let here = view.standings.iter().filter(|standing| standing.here).count();
    let standing = &view.standings[number % view.standings.len()];
    if !standing.here {
        hall.does(&format!("join {}", standing.name));
    } else if here > 2 {
        hall.does(&format!("leave {}", standing.name));
    }
}

fn here(view: &PartyView) -> BTreeSet<String> {
    view.standings.iter().filter(|standing| standing.here).map(|standing| standing.name.to_string()).collect()
}

/// Everyone who is here sits at exactly one table, and tables are as full as they should be.
fn seated_well(view: &PartyView, plan: &PartyPlan) {
    let tables = &view.rounds.last().expect("a round").tables;
    let mut seated = BTreeSet::new();
    for table in tables {
        for guest in &table.guests {
            assert!(seated.insert(guest.to_string()), "{guest} sits twice");
        }
        let people = table.guests.len() + table.bots;
        assert!(people >= 2, "someone sits alone");
        assert!(people <= plan.size.max(3), "a table is too full");
        match plan.left_over {
            LeftOver::Short => assert_eq!(table.bots, 0, "a bot sits where nobody wants one"),
            LeftOver::Bots => assert_eq!(people, plan.size, "a seat is left over"),
        }
    }
    assert_eq!(seated, here(view), "someone is left out, or sits who has left");
    let sizes = || tables.iter().map(|table| table.guests.len());
    assert!(sizes().max().expect("a table") - sizes().min().expect("a table") <= 1, "tables are uneven");
    // W9.6: as few tables as seat everyone. At tables of two without bots, an odd guest joins a pair.
    let few = match (plan.size, plan.left_over) {
        (2, LeftOver::Short) => seated.len() / 2,
        _ => seated.len().div_ceil(plan.size),
    };
    assert_eq!(tables.len(), few, "for {} guests", seated.len());
}

/// Guests who joined on their own device see their table, and nobody is two guests.
fn everyone_knows_their_table(hall: &Hall<Party>, view: &PartyView) {
    let tables = &view.rounds.last().expect("a round").tables;
    let mut known = BTreeSet::new();
    for by in (0..6).map(|number| person(&format!("p{number}"))) {
        let you = hall.log.state().you(&by);
        let Some(name) = you.name else { continue };
        assert!(known.insert(name.to_string()), "{name} is two people");
        let table = tables.iter().position(|table| table.guests.contains(&name));
        assert_eq!(you.spot.map(|spot| spot.table), table.map(|table| table + 1), "{name}");
    }
}

/// If nobody joined or left, the top players of each table move to the next one and all others stay (W9.3).
fn moved_by_the_rules(before: &PartyView, after: &PartyView, movers: usize) {
    let [.., last, next] = after.rounds.as_slice() else { return };
    let players = |round: &kee_event::party::PartyRoundView| -> BTreeSet<String> {
        round.tables.iter().flat_map(|table| table.guests.iter().map(ToString::to_string)).collect()
    };
    if here(before) != players(last) {
        return;
    }
    for (index, table) in last.tables.iter().enumerate() {
        let next_table = &next.tables[(index + 1) % last.tables.len()];
        let moved: Vec<i64> = table
            .guests
            .iter()
            .zip(&table.scores)
            .filter(|(guest, _)| next_table.guests.contains(guest))
            .map(|(_, score)| *score)
            .collect();
        let stayed: Vec<i64> = table
            .guests
            .iter()
            .zip(&table.scores)
            .filter(|(guest, _)| next.tables[index].guests.contains(guest))
            .map(|(_, score)| *score)
            .collect();
        if last.tables.len() > 1 {
            assert_eq!(moved.len(), movers.min(table.guests.len()));
            assert_eq!(moved.len() + stayed.len(), table.guests.len());
            assert!(moved.iter().min() >= stayed.iter().max() || stayed.is_empty(), "{moved:?} {stayed:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn whatever_people_do((plan, guests, between) in nights(), scores in any::<u64>()) {
        let mut hall: Hall<Party> = Hall::open(PartyEntry::Opened(Box::new(plan.clone())));
        let mut dice = Seed::named(&scores.to_string()).dice(0);
        let mut totals: BTreeMap<String, i64> = BTreeMap::new();
        join(&mut hall, guests);
        hall.does(&format!("prize party secret {SECRET}"));
        for (coming, moving) in between {
            join(&mut hall, coming);
            moving.into_iter().for_each(|number| come_or_go(&mut hall, number));
            for _ in 0..3 {
                // That guest may be taken, or the person may be another guest: then it is refused.
                let (who, known) = (dice.below(6), hall.log.state().view().standings.len());
                let _ = hall.asks(&format!("p{who}"), &format!("join-as Guest {}", 1 + dice.below(known)));
            }
            let before = hall.log.state().view();
            hall.does("round");
            let view = hall.log.state().view();
            seated_well(&view, &plan);
            everyone_knows_their_table(&hall, &view);
            if plan.manner == PartyManner::Ladder {
                moved_by_the_rules(&before, &view, if plan.size == 2 { 1 } else { 2 });
            }
            // A guest leaves during the game: the score still counts.
            if dice.one_in(3) {
                let number = dice.below(50);
                come_or_go(&mut hall, number);
            }
            for (number, table) in (1..).zip(&view.rounds.last().expect("a round").tables) {
                let scored: Vec<i64> = table.guests.iter().map(|_| dice.below(7) as i64 - 2).collect();
                let mut text = format!("result {number}");
                for (guest, score) in table.guests.iter().zip(&scored) {
                    text.push_str(&format!(" {score}"));
                    *totals.entry(guest.to_string()).or_default() += score;
                }
                hall.does(&text);
            }
            let told = serde_json::to_string(&hall.log.state().view()).expect("plain data");
            prop_assert!(!told.contains(SECRET) && !told.contains(&plan.seed.reveal()), "a secret is told");
        }
        let standings = hall.log.state().standings();
        for standing in &standings {
            prop_assert_eq!(standing.total, totals.get(standing.name.as_str()).copied().unwrap_or_default());
            let better = standings.iter().filter(|other| other.total > standing.total).count();
            prop_assert_eq!(standing.place, better + 1);
        }
        hall.does("finish");
        prop_assert_eq!(hall.log.verify(), Ok(()));

        // The log rebuilds the same event: from entries, from text, from JSON.
        let view = hall.log.state().view();
        let woken: Log<Party> = Log::wake(hall.log.entries().to_vec()).expect("a good log");
        prop_assert_eq!(woken.state().view(), view.clone());
        let read: Log<Party> = Log::read(&hall.log.to_text()).expect("a good text");
        prop_assert_eq!(read.state().view(), view.clone());
        let json = serde_json::to_string(hall.log.entries()).expect("plain data");
        let entries: Vec<_> = serde_json::from_str::<Vec<kee_event::LogEntry<PartyEntry>>>(&json).expect("the same data");
        prop_assert_eq!(Log::<Party>::wake(entries).expect("a good log").state().view(), view);
    }
}
