//! Things that need everyone's consent: a pause, resuming, the end.

use crate::desk::{Desk, person, seat, setup};
use kee_table::MachineCommand;
use kee_wire::{Clock, HostCommand, House, Phase, Proposal, TableCommand};

const PAUSE: TableCommand = TableCommand::Propose { what: Proposal::Pause };
const RESUME: TableCommand = TableCommand::Propose { what: Proposal::Resume };
const YES: TableCommand = TableCommand::Reply { agree: true };
const NO: TableCommand = TableCommand::Reply { agree: false };

fn clocked() -> Desk {
    let house = House { clock: Clock::Turn { seconds: 30 }, ..House::default() };
    Desk::playing("auction", setup("classic", 2, &[("timer", "40")]), house, &["anna", "bo"])
}

#[test]
fn t2_7_a_pause_stops_every_clock_until_everyone_resumes() {
    let mut desk = clocked();
    desk.pass(10_000);
    desk.done("anna", PAUSE);
    assert_eq!(desk.due_in(), Some(20_000), "one is not everyone");
    desk.done("bo", YES);
    assert!(desk.view().paused);
    assert_eq!(desk.due_in(), None);
    assert_eq!(desk.view().asked[0].deadline, None);
    assert!(desk.pass(1_000_000).is_empty());
    let bid = TableCommand::Act { action: "bid 2".to_owned(), on: None };
    assert_eq!(desk.refused("anna", bid), "table/paused");
    assert_eq!(desk.refused("anna", PAUSE), "table/paused");
    desk.check_replay();
    desk.done("bo", RESUME);
    desk.done("anna", RESUME);
    assert_eq!(desk.due_in(), Some(20_000), "as it was");
    desk.act("anna", "bid 2");
    let entries = &desk.table.record().expect("a game").entries;
    assert_eq!(entries.last().expect("a bid").at.millis(), 10_000, "no time has passed in the game");
    desk.check_replay();
}

#[test]
fn t4_1_one_no_is_enough_and_one_thing_is_proposed_at_a_time() {
    let mut desk = clocked();
    assert_eq!(desk.refused("anna", YES), "table/no_proposal");
    assert_eq!(desk.refused("anna", RESUME), "table/not_paused");
    desk.done("anna", PAUSE);
    assert_eq!(desk.refused("anna", YES), "table/already_agreed");
    assert_eq!(desk.refused("bo", TableCommand::Propose { what: Proposal::End }), "table/other_proposal");
    assert_eq!(desk.refused("cas", YES), "table/not_seated");
    desk.done("bo", NO);
    assert_eq!(desk.view().proposal, None);
    desk.check_replay();
}

#[test]
fn t4_2_a_missing_player_does_not_block_a_proposal() {
    let mut desk = clocked();
    desk.done("anna", PAUSE);
    desk.machine(MachineCommand::Gone(person("bo")));
    assert!(desk.view().paused, "everyone who is there agrees");
    assert_eq!(desk.refused("bo", RESUME), "table/not_seated");
    desk.machine(MachineCommand::Back(person("bo")));
    desk.done("anna", RESUME);
    assert!(desk.view().paused);
    desk.done("anna", TableCommand::Host(HostCommand::Unpause));
    assert!(!desk.view().paused);
    assert_eq!(desk.refused("anna", TableCommand::Host(HostCommand::Unpause)), "table/not_paused");
    desk.check_replay();
}

#[test]
fn t4_1_everyone_together_can_end_a_game() {
    let mut desk = clocked();
    desk.done("anna", PAUSE);
    desk.done("bo", YES);
    desk.done("bo", TableCommand::Propose { what: Proposal::End });
    desk.done("anna", YES);
    assert_eq!(desk.table.phase(), Phase::Over);
    assert!(!desk.view().paused, "what is over is not paused");
    assert_eq!(desk.refused("anna", PAUSE), "table/not_now");
    desk.check_replay();
}

#[test]
fn with_bots_only_a_proposal_passes_at_once() {
    let mut desk = Desk::new("auction", setup("classic", 2, &[]), House::default());
    desk.done("anna", TableCommand::TakeSeat { seat: None, name: "Anna".to_owned() });
    desk.done("anna", TableCommand::Host(HostCommand::SeatBot { seat: seat("B"), bot: "steady".to_owned() }));
    desk.done("anna", TableCommand::Ready { ready: true });
    desk.give_seed();
    desk.done("anna", PAUSE);
    assert!(desk.view().paused);
    assert_eq!(desk.table.needs(), None, "bots rest as well");
    desk.check_replay();
}
