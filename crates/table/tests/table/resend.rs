//! Requests that are retried, and actions that come too late.

use crate::desk::{Desk, seat, setup};
use kee_game::Viewer;
use kee_wire::{Answer, Audience, House, TableCommand};

fn auction() -> Desk {
    Desk::playing("auction", setup("classic", 2, &[]), House::default(), &["anna", "bo"])
}

fn bid(card: &str, on: Option<u32>) -> TableCommand {
    TableCommand::Act { action: format!("bid {card}"), on }
}

#[test]
fn t7_2_a_retried_request_is_answered_again_and_done_once() {
    let mut desk = auction();
    let first = desk.ask_as("anna", "tab1-1", bid("3", None));
    assert!(matches!(first, Answer::Done { .. }));
    let entries = desk.table.entries();
    assert_eq!(desk.ask_as("anna", "tab1-1", bid("3", None)), first);
    desk.act("bo", "bid 4");
    assert_eq!(desk.ask_as("anna", "tab1-1", bid("3", None)), first, "even when it is her turn again");
    assert_eq!(desk.table.entries(), entries + 2, "bo's bid and the next prize");
    assert!(matches!(desk.ask_as("bo", "tab1-1", bid("5", None)), Answer::Done { .. }), "ids are unique per person");
}

#[test]
fn t7_2_requests_are_remembered_after_a_power_cut() {
    let mut desk = auction();
    let first = desk.ask_as("anna", "x", bid("3", None));
    let chat = TableCommand::Chat { to: Audience::All, text: "there".to_owned() };
    let said = desk.ask_as("zoe", "x", chat.clone());
    desk.table = desk.woken();
    let entries = desk.table.entries();
    assert_eq!(desk.ask_as("anna", "x", bid("3", None)), first);
    assert_eq!(desk.ask_as("zoe", "x", chat), said);
    assert_eq!(desk.table.entries(), entries);
}

#[test]
fn t7_2_memory_of_requests_is_limited_per_player() {
    let mut desk = auction();
    desk.ask_as("anna", "first", bid("3", None));
    let chat = || TableCommand::Chat { to: Audience::All, text: "x".to_owned() };
    for number in 0..100 {
        desk.ask_as("zoe", &format!("{number}"), chat());
    }
    let entries = desk.table.entries();
    desk.ask_as("anna", "first", bid("3", None));
    desk.ask_as("zoe", "99", chat());
    assert_eq!(desk.table.entries(), entries);
    desk.ask_as("zoe", "0", chat());
    assert_eq!(desk.table.entries(), entries + 1, "that is long ago");
}

#[test]
fn t7_3_an_action_for_an_older_question_is_stale() {
    let mut desk = auction();
    let seen = desk.table.number(Viewer::Seat(seat("A")));
    desk.done("bo", TableCommand::Chat { to: Audience::All, text: "hurry".to_owned() });
    desk.act("bo", "bid 3");
    // Chat and other players' answers do not make it stale.
    desk.done("anna", bid("2", Some(seen)));
    let number = desk.table.number(Viewer::Seat(seat("A")));
    let before = desk.picture();
    assert_eq!(desk.ask("anna", bid("4", Some(seen))), Answer::Stale { number });
    assert_eq!(desk.picture(), before);
    desk.done("anna", bid("4", Some(number)));
    desk.check_replay();
}

#[test]
fn a_refused_action_is_not_remembered() {
    let mut desk = auction();
    let refused = desk.ask_as("anna", "x", bid("nonsense", None));
    assert!(matches!(refused, Answer::Refused(no) if no.code == "game/not_understood"));
    assert!(matches!(desk.ask_as("anna", "x", bid("2", None)), Answer::Done { .. }));
}

#[test]
fn actions_are_stored_as_the_game_spells_them() {
    let mut desk = auction();
    desk.act("anna", " bid 3 ");
    let stored = serde_json::to_string(desk.log.last().expect("an entry")).expect("plain data");
    assert!(stored.contains(r#""action":"bid 3""#), "{stored}");
}

#[test]
fn a_log_that_ends_between_a_move_and_its_draw_continues_by_itself() {
    let mut desk = auction();
    desk.act("anna", "bid 3");
    desk.act("bo", "bid 4");
    let whole = desk.picture();
    let draw = desk.log.pop().expect("the next prize was turned up");
    desk.table = desk.woken();
    assert_eq!(desk.due_in(), Some(0));
    assert_eq!(desk.pass(0), [draw], "the same prize");
    assert_eq!(desk.picture(), whole);
    desk.log.pop();
    desk.table = desk.woken();
    desk.pass(5_000);
    assert_eq!(desk.table.game().map(|game| game.now().millis()), Some(0), "a draw takes no time");
    desk.check_replay();
}
