//! Clocks, and what happens when time runs out.

use crate::desk::{Desk, seat, setup};
use kee_game::{Input, WindowId};
use kee_table::{EntryKind, MachineCommand, TableEntry};
use kee_wire::{Answer, Clock, House, OutOfTime, Phase, Proposal, TableCommand};
use proptest::prelude::*;

fn house(clock: Clock) -> House {
    House { clock, grace: None, ..House::default() }
}

/// Turns in order: a play can be challenged, and the next player may simply continue.
fn bluff(clock: Clock) -> Desk {
    Desk::playing("bluff", setup("tiny", 2, &[]), house(clock), &["anna", "bo"])
}

/// Everyone bids at once, unseen.
fn auction(house: House) -> Desk {
    Desk::playing("auction", setup("classic", 3, &[]), house, &["anna", "bo", "cas"])
}

fn bank(desk: &Desk, letter: &str) -> u64 {
    desk.view().seats[seat(letter).index()].clock.expect("there is a clock").bank
}

fn lay(desk: &mut Desk, by: &str, letter: &str) {
    let actions = desk.table.game().expect("a game").actions(seat(letter), usize::MAX).actions;
    let lay = actions.into_iter().find(|action| action.starts_with("lay")).expect("it is their turn");
    desk.act(by, &lay);
}

fn expired(entries: &[TableEntry]) -> Vec<WindowId> {
    let window = |entry: &TableEntry| match entry.what {
        EntryKind::Input(Input::Expire { window }) => Some(window),
        _ => None,
    };
    entries.iter().filter_map(window).collect()
}

#[test]
fn a_table_without_a_clock_is_never_due() {
    let mut desk = bluff(Clock::None);
    assert_eq!(desk.due_in(), None);
    assert!(desk.pass(1_000_000_000).is_empty());
    assert_eq!(desk.view().seats[0].clock, None);
}

#[test]
fn t2_1_a_late_turn_is_skipped_and_the_next_gets_its_full_time() {
    let mut desk = bluff(Clock::Turn { seconds: 30 });
    assert_eq!(desk.due_in(), Some(30_000));
    assert!(desk.pass(29_999).is_empty());
    assert_eq!(expired(&desk.pass(1)).len(), 1);
    assert_eq!(desk.due_in(), Some(30_000), "now it is the other's turn");
    desk.pass(10_000);
    lay(&mut desk, "bo", "B");
    assert_eq!(desk.due_in(), Some(30_000));
    desk.check_replay();
}

#[test]
fn t2_6_a_late_action_is_refused_even_if_nothing_was_expired() {
    let mut desk = bluff(Clock::Turn { seconds: 30 });
    let action = desk.table.game().expect("a game").actions(seat("A"), 1).actions.remove(0);
    desk.now += 30_000;
    // A server that forgets to expire what is due first is told so.
    let act = TableCommand::Act { action: action.clone(), on: None };
    let command = kee_table::Command::Person { by: crate::desk::person("anna"), id: None, command: act.clone() };
    let decision = desk.table.decide(kee_game::WallTime::from_millis(desk.now), &command);
    assert!(matches!(decision.answer, Answer::Refused(no) if no.code == "table/time_first"));
    assert!(decision.entries.is_empty());
    assert!(matches!(desk.ask("anna", act), Answer::Refused(no) if no.code == "game/not_asked"));
}

#[test]
fn t2_1_only_the_clock_of_the_player_to_move_runs_and_it_gets_an_increment() {
    let mut desk = bluff(Clock::Game { seconds: 60, increment: 5 });
    desk.pass(10_000);
    lay(&mut desk, "anna", "A");
    assert_eq!((bank(&desk, "A"), bank(&desk, "B")), (55_000, 60_000));
    assert_eq!(desk.due_in(), Some(60_000), "now the clock of the other runs");
    desk.pass(59_999);
    lay(&mut desk, "bo", "B");
    assert_eq!((bank(&desk, "A"), bank(&desk, "B")), (55_000, 5_001));
    desk.check_replay();
}

#[test]
fn t2_4_with_an_empty_bank_every_turn_has_only_the_increment() {
    let mut desk = auction(house(Clock::Game { seconds: 10, increment: 2 }));
    desk.act("bo", "bid 2");
    desk.act("cas", "bid 3");
    assert_eq!(desk.due_in(), Some(10_000));
    assert_eq!(expired(&desk.pass(10_000)).len(), 1, "anna is late and the prize is sold");
    assert_eq!((bank(&desk, "A"), bank(&desk, "B")), (2_000, 12_000));
    desk.pass(2_000);
    let late = TableCommand::Act { action: "bid 4".to_owned(), on: None };
    assert_eq!(desk.refused("anna", late), "table/out_of_time");
    desk.act("bo", "bid 4");
    assert_eq!(desk.due_in(), Some(10_000), "the others keep their time");
    desk.act("cas", "bid 5");
    assert_eq!(expired(&desk.pass(0)).len(), 1, "and when they are done, nobody waits for her");
    desk.check_replay();
}

#[test]
fn t2_1_a_clock_of_days_takes_only_overtime_from_the_bank() {
    const HOUR: u64 = 3_600_000;
    let mut desk = bluff(Clock::Days { hours: 24, bank: 10 });
    assert_eq!(desk.due_in(), Some(34 * HOUR));
    desk.pass(20 * HOUR);
    lay(&mut desk, "anna", "A");
    assert_eq!(bank(&desk, "A"), 10 * HOUR, "in time");
    desk.pass(27 * HOUR);
    lay(&mut desk, "bo", "B");
    assert_eq!(bank(&desk, "B"), 7 * HOUR);
    desk.check_replay();
}

#[test]
fn t2_3_running_out_of_time_can_end_a_seats_game() {
    let mut desk = auction(House { out_of_time: OutOfTime::Leave, ..house(Clock::Game { seconds: 10, increment: 0 }) });
    desk.pass(4_000);
    desk.act("bo", "bid 2");
    desk.act("cas", "bid 3");
    let entries = desk.pass(6_000);
    assert_eq!(entries[0].what, EntryKind::Input(Input::Leave { seat: seat("A") }));
    assert!(desk.view().seats[0].left);
    assert_eq!(desk.due_in(), Some(6_000), "the next prize is up for the other two");
    desk.pass(6_000);
    assert_eq!(desk.table.phase(), Phase::Over);
    desk.check_replay();
}

#[test]
fn t2_2_a_seat_that_may_only_challenge_holds_nobody_up_unless_it_is_the_last() {
    let mut desk = bluff(Clock::Turn { seconds: 30 });
    lay(&mut desk, "anna", "A");
    // Bo may challenge, and it is his turn: one clock runs, his.
    let running: Vec<bool> =
        desk.view().seats.iter().map(|seat| seat.clock.is_some_and(|clock| clock.until.is_some())).collect();
    assert_eq!(running, [false, true]);
}

#[test]
fn t2_8_a_bot_has_no_clock() {
    let mut desk = auction(House { grace: Some(5), ..house(Clock::Game { seconds: 10, increment: 0 }) });
    desk.pass(4_000);
    desk.act("bo", "bid 2");
    desk.machine(MachineCommand::Gone(crate::desk::person("anna")));
    desk.pass(5_000);
    for name in ["bo", "cas"] {
        desk.done(name, TableCommand::Vote { seat: seat("A"), choice: kee_wire::AbsenceChoice::Bot });
    }
    assert_eq!(desk.view().seats[0].clock.expect("a clock").until, None);
    desk.pass(5_000);
    assert_eq!(desk.refused("cas", TableCommand::Act { action: "bid 3".to_owned(), on: None }), "table/out_of_time");
    assert_eq!(desk.due_in(), None, "the window is still the bot's");
    desk.run_bots();
    assert_eq!(expired(&desk.pass(0)).len(), 1, "and now it asks only someone who is out of time");
    desk.check_replay();
}

#[test]
fn t2_5_the_timer_of_a_game_and_the_clock_of_a_table_both_count() {
    let timer = setup("classic", 2, &[("timer", "20")]);
    let mut desk = Desk::playing("auction", timer, house(Clock::Turn { seconds: 30 }), &["anna", "bo"]);
    assert_eq!(desk.due_in(), Some(20_000));
    assert_eq!(desk.view().asked[0].deadline, Some(kee_game::WallTime::from_millis(desk.now + 20_000)));
    assert_eq!(expired(&desk.pass(20_000)).len(), 1);
}

#[test]
fn an_abandoned_table_ends_by_itself() {
    let mut desk = bluff(Clock::Turn { seconds: 30 });
    let mut turns = 0;
    while desk.table.phase() == Phase::Playing {
        assert!(desk.due_in().is_some_and(|due| due <= 30_000));
        desk.pass(30_000);
        turns += 1;
        assert!(turns < 100, "it never ends");
    }
    desk.check_replay();
}

#[test]
fn t2_6_time_the_table_was_unreachable_is_given_back() {
    let mut desk = bluff(Clock::Turn { seconds: 30 });
    desk.pass(10_000);
    // The process was away for a minute; the shell says so before anything else.
    desk.now += 60_000;
    let decision = desk.table.decide(
        kee_game::WallTime::from_millis(desk.now),
        &kee_table::Command::Machine(MachineCommand::GiveTime { millis: 60_000 }),
    );
    desk.log.extend(decision.entries);
    assert_eq!(desk.due_in(), Some(20_000));
    desk.machine(MachineCommand::GiveTime { millis: 60_000_000 });
    assert_eq!(desk.due_in(), Some(30_000), "but never more than since the last move");
    lay(&mut desk, "anna", "A");
    desk.check_replay();
}

#[test]
fn a_clock_going_back_does_no_harm() {
    let mut desk = bluff(Clock::Turn { seconds: 30 });
    desk.pass(20_000);
    lay(&mut desk, "anna", "A");
    let last = desk.table.last();
    desk.now -= 15_000;
    lay(&mut desk, "bo", "B");
    assert_eq!(desk.table.last(), last);
    desk.check_replay();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, failure_persistence: None, ..ProptestConfig::default() })]

    /// The arithmetic of the clocks, done again in the plainest way.
    #[test]
    fn clocks_add_up(
        seconds in 100..200_u64,
        increment in 0..5_u64,
        turns in prop::collection::vec((0..9_000_u64, prop::option::of(0..100_000_u64)), 1..20),
    ) {
        let clock = Clock::Game { seconds: seconds as u32, increment: increment as u32 };
        let setup = setup("classic", 2, &[("challenge", "none")]);
        let mut desk = Desk::playing("bluff", setup, house(clock), &["anna", "bo"]);
        let mut banks = [seconds * 1000; 2];
        for (turn, (millis, pause)) in turns.into_iter().enumerate() {
            let (name, letter) = [("anna", "A"), ("bo", "B")][turn % 2];
            desk.pass(millis);
            if let Some(pause) = pause {
                for what in [Proposal::Pause, Proposal::Resume] {
                    desk.done("anna", TableCommand::Propose { what });
                    desk.done("bo", TableCommand::Propose { what });
                    desk.pass(if what == Proposal::Pause { pause } else { 0 });
                }
            }
            lay(&mut desk, name, letter);
            banks[turn % 2] = banks[turn % 2] - millis + increment * 1000;
            prop_assert_eq!([bank(&desk, "A"), bank(&desk, "B")], banks);
        }
        desk.check_replay();
    }
}
