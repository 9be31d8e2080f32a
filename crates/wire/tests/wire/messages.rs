//! The messages on the wire, checked against the page that describes them.

use kee_wire::{AskTable, FromClient, Speaker, TableCommand, ToClient};
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The JSON examples under a heading of the page, one per line.
fn examples(heading: &str) -> Vec<&'static str> {
    let section = PAGE.split("\n## ").find(|section| section.starts_with(heading)).expect("the heading is there");
    let blocks = section.split("```json\n").skip(1).map(|block| block.split("```").next().unwrap_or_default());
    blocks.flat_map(str::lines).collect()
}

fn reads_back<M: serde::Serialize + serde::de::DeserializeOwned>(line: &str) {
    let message: M = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let written = serde_json::to_value(&message).expect("plain data");
    let read: Value = serde_json::from_str(line).expect("JSON");
    assert_eq!(written, read, "the page writes it differently");
}

#[test]
fn the_page_describes_every_message_of_a_client() {
    let examples = examples("Messages from the client");
    assert!(examples.len() > 15, "{}", examples.len());
    examples.iter().for_each(|line| reads_back::<FromClient>(line));
    for kind in ["hello", "ask", "ping", "hurry"] {
        assert!(examples.iter().any(|line| line.starts_with(&format!(r#"{{"type":"{kind}""#))), "{kind}");
    }
}

#[test]
fn the_page_describes_every_message_of_the_server() {
    let examples = examples("Messages from the server");
    examples.iter().for_each(|line| reads_back::<ToClient>(line));
    for kind in ["step", "answer", "slow_down", "going_away", "pong", "error"] {
        assert!(examples.iter().any(|line| line.starts_with(&format!(r#"{{"type":"{kind}""#))), "{kind}");
    }
}

#[test]
fn unknown_and_missing_fields_are_refused() {
    for wrong in [
        json!({"type": "hello"}),
        json!({"type": "hello", "protocol": 1, "admin": true}),
        json!({"type": "ask", "id": "a b", "command": "leave_seat"}),
        json!({"type": "ask", "id": "a", "command": {"act": {"action": "x", "as": "B"}}}),
        json!({"type": "ask", "id": "a", "command": {"fly": {}}}),
        json!({"type": "ask", "command": "leave_seat"}),
        json!({"type": "ask", "id": "a", "command": "leave_seat", "sent": 1}),
        json!({"type": "ping", "sent": 1, "token": "s3cr3t"}),
        json!({"type": "hurry", "sent": 1}),
        json!({"type": "vote"}),
        json!([]),
    ] {
        assert!(serde_json::from_value::<FromClient>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn the_older_name_of_a_command_is_understood() {
    let leave = json!({"type": "ask", "id": "a", "wish": "leave_seat"});
    let FromClient::Ask { command, .. } = serde_json::from_value(leave).expect("an older message") else {
        panic!("not a request");
    };
    assert_eq!(command, TableCommand::LeaveSeat);
    let body: AskTable = serde_json::from_value(json!({"wish": "leave_seat"})).expect("an older body");
    assert_eq!(body.command, TableCommand::LeaveSeat);
}

#[test]
fn a_seat_is_a_letter_and_may_be_left_out() {
    let command: TableCommand = serde_json::from_value(json!({"take_seat": {"name": "Anna"}})).expect("a command");
    assert_eq!(command, TableCommand::TakeSeat { seat: None, name: "Anna".to_owned() });
    assert!(serde_json::from_value::<TableCommand>(json!({"take_seat": {"name": "Anna", "seat": "M"}})).is_err());
}

#[test]
fn logs_of_the_first_release_are_read() {
    let old = json!("watcher"); // the name on disk
    for name in [json!("spectator"), old] {
        assert_eq!(serde_json::from_value::<Speaker>(name).expect("a speaker"), Speaker::Spectator);
    }
    assert_eq!(json!(Speaker::Spectator), json!("spectator"));
}
