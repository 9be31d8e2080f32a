//! W9.5: the tables of the first round are drawn, or chosen by the host.

use crate::hall::Hall;
use kee_event::{
    Log,
    party::{LeftOver, Party, PartyEntry, PartyManner, PartyPlan},
};
use kee_game::Seed;

fn event(change: impl FnOnce(&mut PartyPlan)) -> Hall<Party> {
    let mut plan = PartyPlan::party("Game night", Seed::named("seating"));
    change(&mut plan);
    Hall::open(PartyEntry::Opened(Box::new(plan)))
}

fn tables(hall: &Hall<Party>) -> Vec<String> {
    let view = hall.log.state().view();
    let names = |guests: &[kee_event::Name]| guests.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    view.rounds.last().expect("a round").tables.iter().map(|table| names(&table.guests)).collect()
}

#[test]
fn w9_5_the_host_arranges_the_first_round_and_the_sheet_the_next() {
    let mut hall = event(|_| {});
    hall.asks("p1", "join Anna").expect("a guest comes");
    hall.does("join Bo, Cem, Di, Eva, Fay, Gus");
    hall.refuses("p1", "arrange Anna, Bo, Cem, Di / Eva, Fay, Gus", "forbidden");
    hall.does("arrange gus, Fay, Eva / Di, Cem, Bo, Anna");
    assert_eq!(tables(&hall), ["Gus Fay Eva", "Di Cem Bo Anna"]);
    let sheet = hall.log.state().view().outline().pairing_sheet(1, kee_event::english()).expect("a round");
    assert!(sheet.notes.contains(&"The host chose the tables for this round.".to_owned()), "{:?}", sheet.notes);
    hall.does_all(["result 1 30 20 10", "result 2 40 30 20 10"]);
    let sentence = hall.refuses("host", "arrange Anna, Bo, Cem, Di / Eva, Fay, Gus", "not_first_round");
    assert_eq!(
        sentence,
        "Only the first round can be arranged by hand. The tables of the next ones follow from the results."
    );
    hall.does("round");
    assert_eq!(tables(&hall), ["Di Cem Eva", "Gus Fay Bo Anna"]);
    assert_eq!(hall.log.verify(), Ok(()), "what the host arranges is no draw");
    assert_eq!(Log::<Party>::read(&hall.log.to_text()).expect("its own text").to_text(), hall.log.to_text());
}

#[test]
fn w9_5_everyone_has_one_seat_at_a_table_of_the_right_size() {
    let mut hall = event(|_| {});
    hall.does_all(["join Anna, Bo, Cem, Di, Eva, Zoe", "leave Zoe"]);
    for (tables, code) in [
        ("Anna, Bo / Cem, Di", "no_seat"),
        ("Anna, Bo / Cem, Di, Eva, Bo", "named_twice"),
        ("Anna, Bo / Cem, Di, Eva, Zoe", "has_left"),
        ("Anna, Bo / Cem, Di, Eva, Hal", "no_such_name"),
        ("Anna, Bo, Cem, Di, Eva", "table_size"),
        ("Anna, Bo, Cem, Di / Eva", "table_size"),
    ] {
        hall.refuses("host", &format!("arrange {tables}"), code);
    }
    let sentence = hall.refuses("host", "arrange Anna / Bo, Cem, Di, Eva", "table_size");
    assert_eq!(sentence, "Table 1 has 1 guest. Put 2 to 4 at each table.");
    assert_eq!(
        hall.refuses("host", "arrange Anna, Bo, Cem, Di", "no_seat"),
        "Eva has no seat. Put every guest at a table."
    );
    hall.does("arrange Anna, Eva / Bo, Cem, Di");
}

#[test]
fn w9_5_with_bots_a_guest_may_have_a_table_alone() {
    let mut hall = event(|plan| plan.left_over = LeftOver::Bots);
    hall.does_all(["join Anna, Bo", "arrange Anna / Bo"]);
    let view = hall.log.state().view();
    assert_eq!(view.rounds[0].tables.iter().map(|table| table.bots).collect::<Vec<_>>(), [3, 3]);
    hall.does_all(["result 1 1", "result 2 1", "round"]);
    assert_eq!(tables(&hall).len(), 1, "the next round has as few tables as seat everyone");
}

#[test]
fn w9_5_after_an_arranged_round_pairs_still_meet_once() {
    let mut hall = event(|plan| {
        plan.game = "keebble".to_owned();
        (plan.manner, plan.size) = (PartyManner::RoundRobin, 2);
    });
    hall.does_all(["join Anna, Bo, Cem, Di", "arrange Anna, Bo / Cem, Di"]);
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=3 {
        for (number, table) in (1..).zip(tables(&hall)) {
            let mut pair: Vec<&str> = table.split(' ').collect();
            pair.sort_unstable();
            assert!(met.insert(pair.join(" ")), "{pair:?} meet again in round {round}");
            hall.does(&format!("result {number} 1 0"));
        }
        if round < 3 {
            hall.does("round");
        }
    }
    assert_eq!(hall.log.verify(), Ok(()));
}
