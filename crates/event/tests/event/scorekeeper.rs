//! W2.1, W9.9: the player who drew the high letter keeps score, and enters the result of a real table.

use crate::hall::Hall;
use kee_event::{
    Log,
    party::{Party, PartyEntry, PartyPlan, PartyTableView},
};
use kee_game::Seed;

/// Four guests who joined on their own devices, at one table: `Anna` is the person `anna`, and so on.
fn table_of_four() -> Hall<Party> {
    let mut hall = Hall::open(PartyEntry::Opened(Box::new(PartyPlan::party("Game night", Seed::named("pencil")))));
    for name in ["Anna", "Bo", "Cem", "Di"] {
        hall.asks(&name.to_lowercase(), &format!("join {name}")).expect("a guest comes");
    }
    hall.does_all(["steward Jan @jan", "round"]);
    hall
}

fn table(hall: &Hall<Party>) -> PartyTableView {
    hall.log.state().view().rounds[0].tables[0].clone()
}

fn keeper(hall: &Hall<Party>) -> Option<String> {
    table(hall).scorekeeper.map(|name| name.to_string())
}

#[test]
fn w9_9_the_first_to_offer_keeps_score() {
    let mut hall = table_of_four();
    assert_eq!(keeper(&hall), None);
    hall.refuses("someone", "scorekeeper 1 Anna", "forbidden");
    hall.refuses("bo", "scorekeeper 1 Anna", "forbidden");
    hall.refuses("anna", "scorekeeper 2 Anna", "no_such_table");
    hall.asks("anna", "scorekeeper 1 anna").expect("she drew the high letter");
    let sentence = hall.refuses("bo", "scorekeeper 1 Bo", "has_scorekeeper");
    assert_eq!(sentence, "Anna keeps score at table 1. Ask the host to pick someone else.");
    hall.refuses("host", "scorekeeper 1 Jan", "not_at_table");
    hall.does("scorekeeper 1 Bo");
    assert_eq!(keeper(&hall).as_deref(), Some("Bo"));
    hall.asks("jan", "scorekeeper 1 Cem").expect("a steward hands it on");
    // A scorekeeper who leaves makes room for another.
    hall.asks("cem", "leave Cem").expect("he goes");
    hall.asks("di", "scorekeeper 1 Di").expect("nobody has it");
    assert_eq!(keeper(&hall).as_deref(), Some("Di"));
}

#[test]
fn w9_9_the_scorekeeper_enters_the_result_of_their_table_and_nothing_else() {
    let mut hall = table_of_four();
    let scores = "result 1 Anna 120, Bo 80, Cem 75, Di 60";
    let sentence = hall.refuses("anna", scores, "forbidden");
    assert_eq!(sentence, "Only the host, a steward or the table’s scorekeeper can do that.");
    hall.asks("anna", "scorekeeper 1 Anna").expect("nobody has it");
    hall.refuses("bo", scores, "forbidden");
    hall.refuses("anna", "result 2 1 2 3 4", "forbidden");
    hall.asks("anna", scores).expect("she keeps score");
    assert_eq!(table(&hall).entered_by.map(|name| name.to_string()).as_deref(), Some("Anna"));
    hall.refuses("anna", "correct 1.1 Anna 130, Bo 80, Cem 75, Di 60", "forbidden");
    hall.refuses("bo", "scorekeeper 1 Bo", "has_result");
    // The host sees who entered it, and corrects it.
    hall.does("correct 1.1 Anna 12, Bo 80, Cem 75, Di 60");
    assert_eq!((table(&hall).entered_by, table(&hall).corrections), (None, 1));
    let read: Log<Party> = Log::read(&hall.log.to_text()).expect("its own text");
    assert_eq!(read.state().view(), hall.log.state().view());
}

#[test]
fn w9_9_a_scorekeeper_serves_one_round() {
    let mut hall = table_of_four();
    hall.asks("anna", "scorekeeper 1 Anna").expect("nobody has it");
    hall.asks("anna", "result 1 4 3 2 1").expect("she keeps score");
    hall.does("round");
    assert_eq!(hall.log.state().view().rounds[1].tables[0].scorekeeper, None);
    hall.refuses("anna", "result 1 4 3 2 1", "forbidden");
}
