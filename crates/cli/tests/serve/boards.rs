//! Events at real boards, and refused commands of events.

use crate::{
    events::party,
    gathering::{Gathering, links, party_log, rounds, text, tournament},
    server::Server,
};
use serde_json::{Value, json};

/// A Keyword party at real boards.
fn boards() -> Value {
    json!({"title": "Game night", "played": "boards", "kind": {"party": {}}})
}

#[test]
fn w9_9_a_scorekeeper_enters_the_result_of_a_real_table_and_the_host_corrects_it() {
    let server = Server::start();
    let party = Gathering::open(&server, &boards());
    let [anna, bo] = ["Anna", "Bo"].map(|name| party.join(&server, &json!({"name": name})));
    party.does(&server, "join Cem, Di");
    party.does(&server, "round");
    let scores = "result 1 Anna 120, Bo 80, Cem 75, Di 60";
    party.ask(&server, Some(&anna), scores).no(409, "event/forbidden");
    party.ask(&server, Some(&server.guest()), "scorekeeper 1 Anna").no(409, "event/forbidden");
    party.ask(&server, Some(&anna), "scorekeeper 1 Anna").good();
    party.ask(&server, Some(&bo), "scorekeeper 1 Bo").no(409, "event/has_scorekeeper");
    party.ask(&server, Some(&bo), scores).no(409, "event/forbidden");
    party.ask(&server, Some(&anna), scores).good();
    let table = |party: &Gathering| rounds(&party.look(&server, None)["seen"])[0]["tables"][0].clone();
    assert_eq!((&table(&party)["scorekeeper"], &table(&party)["entered_by"]), (&json!("Anna"), &json!("Anna")));
    party.ask(&server, Some(&anna), "correct 1.1 Anna 130, Bo 80, Cem 75, Di 60").no(409, "event/forbidden");
    party.does(&server, "correct 1.1 Anna 12, Bo 80, Cem 75, Di 60");
    assert_eq!((&table(&party)["entered_by"], &table(&party)["corrections"]), (&Value::Null, &json!(1)));
    party_log(server.kill().path(), &party.event);
}

#[test]
fn w9_9_online_tables_have_no_scorekeeper() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("bots"));
    let anna = party.join(&server, &json!({"name": "Anna"}));
    party.does(&server, "join Bo");
    party.does(&server, "round");
    for token in [&anna, &party.host] {
        party.ask(&server, Some(token), "scorekeeper 1 Anna").no(409, "event/played_here");
    }
    party.ask(&server, Some(&anna), "result 1 1000 0").no(409, "event/forbidden");
}

#[test]
fn w9_5_the_host_arranges_the_first_round_and_its_tables_are_created() {
    let server = Server::start();
    let party = Gathering::open(&server, &party("short"));
    let anna = party.join(&server, &json!({"name": "Anna"}));
    party.does(&server, "join Bo, Cem, Di, Eva, Fay");
    party.ask(&server, Some(&anna), "arrange Anna, Bo / Cem, Di, Eva, Fay").no(409, "event/forbidden");
    party.ask(&server, Some(&party.host), "arrange Anna, Bo / Cem, Di, Eva").no(409, "event/no_seat");
    party.does(&server, "arrange Fay, Anna / Cem, Di, Eva, Bo");
    let looked = party.look(&server, None);
    let round = &rounds(&looked["seen"])[0];
    assert_eq!((&round["arranged"], &round["tables"][0]["guests"]), (&json!(true), &json!(["Fay", "Anna"])));
    let [first, second] = links(&looked["seen"]).try_into().expect("two tables");
    assert_eq!((Gathering::sitting(&server, &first).len(), Gathering::sitting(&server, &second).len()), (2, 4));
    assert_eq!(Gathering::sitting(&server, &first)[1], "Anna");
    party.ask(&server, Some(&party.host), "arrange Fay, Anna / Cem, Di, Eva, Bo").no(409, "event/not_first_round");
    party_log(server.kill().path(), &party.event);
}

#[test]
fn w9_2_a_party_plays_by_the_sheets_mistake_rule_for_at_most_40_minutes() {
    let server = Server::start();
    let mut wanted = party("short");
    wanted["setup"] = json!({});
    let event = Gathering::open(&server, &wanted);
    event.does(&server, "join Anna, Bo");
    event.does(&server, "round");
    let link = links(&event.look(&server, None)["seen"]).remove(0);
    let looked = server.get(&format!("/api/tables/{}", link.trim_start_matches("/t/")), None).good();
    let options = looked["game"]["options"].as_array().expect("options").clone();
    for option in [["judge", "table"], ["limit", "600"]] {
        assert!(options.contains(&json!(option)), "{option:?}: {options:?}");
    }
    let host = server.guest();
    for played in ["here", "boards"] {
        for limit in ["2401", "none"] {
            wanted["played"] = json!(played);
            wanted["setup"] = json!({"set": [["limit", limit]]});
            let reply = server.post("/api/events", Some(&host), &wanted);
            assert!(reply.body.to_string().contains("40 minutes at most"), "{reply:?}");
            reply.no(422, "server/problems");
        }
    }
}

#[test]
fn w7_2_a_prize_word_that_cannot_be_played_is_refused_at_real_boards_too() {
    let server = Server::start();
    let party = Gathering::open(&server, &boards());
    for word in ["JAZZ", "XQZK"] {
        party.ask(&server, Some(&party.host), &format!("prize party secret {word}")).no(409, "event/unplayable_prize");
    }
    party.does(&server, "prize party secret QUIZ");
}

#[test]
fn z7_4_a_championship_has_five_rounds_and_an_absent_team_loses_by_8_pawns_to_4() {
    let server = Server::start();
    let wanted = json!({"title": "NK", "played": "boards", "kind": {"tournament": {"points": "nk"}}});
    let keezen = Gathering::open(&server, &wanted);
    for team in ["Lions: Anna, Bo", "Cats: Cem, Di"] {
        keezen.does(&server, &format!("team {team}"));
    }
    keezen.does(&server, "draw");
    let seen = keezen.look(&server, None)["seen"]["what"]["tournament"].clone();
    assert_eq!((&seen["planned"], &seen["minutes"]), (&json!(5), &json!(50)));
    let absent = text(&seen["rounds"][0]["tables"][0]["teams"][1]);
    keezen.does(&server, &format!("forfeit 1 {absent}"));
    let looked = keezen.look(&server, None);
    assert_eq!(rounds(&looked["seen"])[0]["tables"][0]["points"], json!([26, 8]));
    tournament(server.kill().path(), &keezen.event);
}
