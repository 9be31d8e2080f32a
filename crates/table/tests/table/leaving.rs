//! A player is away: a grace period, then the others choose.

use crate::desk::{Desk, person, seat, setup};
use kee_game::{Input, Ruling};
use kee_table::{EntryKind, MachineCommand, Need};
use kee_wire::{AbsenceChoice, House, Phase, PlayerView, TableCommand};

fn table_of(people: &[&str]) -> Desk {
    Desk::playing("auction", setup("classic", people.len(), &[]), House::default(), people)
}

fn gone(desk: &mut Desk, name: &str) {
    desk.machine(MachineCommand::Gone(person(name)));
}

fn vote(letter: &str, choice: AbsenceChoice) -> TableCommand {
    TableCommand::Vote { seat: seat(letter), choice }
}

#[test]
fn t3_1_nothing_can_be_chosen_during_the_grace_period() {
    let mut desk = table_of(&["anna", "bo"]);
    assert_eq!(desk.refused("anna", vote("B", AbsenceChoice::End)), "table/nothing_to_decide");
    gone(&mut desk, "bo");
    assert_eq!(desk.due_in(), Some(60_000));
    assert_eq!(desk.refused("anna", vote("B", AbsenceChoice::End)), "table/nothing_to_decide");
    assert!(desk.pass(59_999).is_empty());
    assert_eq!(desk.pass(1)[0].what, EntryKind::Missed { seat: seat("B") });
    assert_eq!(desk.due_in(), None, "nobody has to choose anything");
    assert_eq!(desk.refused("anna", vote("A", AbsenceChoice::End)), "table/own_seat");
    desk.done("anna", vote("B", AbsenceChoice::End));
    assert_eq!(desk.table.phase(), Phase::Over);
    assert!(desk.log.iter().any(|entry| entry.what == EntryKind::Input(Input::Ruling(Ruling::End))));
    desk.check_replay();
}

#[test]
fn nobody_votes_about_a_player_who_reconnects_in_time() {
    let mut desk = table_of(&["anna", "bo"]);
    gone(&mut desk, "bo");
    desk.pass(30_000);
    desk.machine(MachineCommand::Back(person("bo")));
    assert_eq!(desk.due_in(), None);
    assert_eq!(desk.view().seats[1].absence, None);
    desk.act("bo", "bid 3");
    desk.check_replay();
}

#[test]
fn t3_2_more_than_half_of_those_present_decide() {
    let mut desk = table_of(&["anna", "bo", "cas", "dirk"]);
    gone(&mut desk, "dirk");
    desk.pass(60_000);
    desk.done("anna", vote("D", AbsenceChoice::Bot));
    desk.done("bo", vote("D", AbsenceChoice::End));
    assert_eq!(desk.table.phase(), Phase::Playing, "one against one");
    assert_eq!(desk.view().seats[3].absence.as_ref().map(|absence| absence.votes.len()), Some(2));
    desk.done("bo", vote("D", AbsenceChoice::Bot));
    assert_eq!(desk.view().seats[3].player, PlayerView::StandIn { name: "dirk".to_owned(), bot: "steady".to_owned() });
    assert_eq!(desk.table.needs(), Some(Need::Thoughts([seat("D")].into_iter().collect())));
    desk.run_bots();
    desk.check_replay();
}

#[test]
fn t3_3_a_returning_player_takes_over_from_the_stand_in_bot() {
    let mut desk = table_of(&["anna", "bo"]);
    gone(&mut desk, "bo");
    desk.pass(60_000);
    desk.done("anna", vote("B", AbsenceChoice::Bot));
    let act = TableCommand::Act { action: "bid 3".to_owned(), on: None };
    assert_eq!(desk.refused("bo", act.clone()), "table/stand_in");
    desk.machine(MachineCommand::Back(person("bo")));
    desk.done("bo", act);
    assert_eq!(desk.view().seats[1].player, PlayerView::Person("bo".to_owned()));
    desk.check_replay();
}

#[test]
fn t3_1_the_others_can_wait_and_are_asked_again_later() {
    let mut desk = table_of(&["anna", "bo"]);
    gone(&mut desk, "bo");
    desk.pass(60_000);
    desk.done("anna", vote("B", AbsenceChoice::Wait));
    assert_eq!(desk.due_in(), Some(60_000));
    assert_eq!(desk.refused("anna", vote("B", AbsenceChoice::End)), "table/nothing_to_decide");
    desk.pass(60_000);
    desk.done("anna", vote("B", AbsenceChoice::Without));
    assert_eq!(desk.table.phase(), Phase::Over, "only one side is left");
    desk.check_replay();
}

#[test]
fn t3_4_the_others_decide_at_once_about_a_player_who_left_for_good() {
    let mut desk = table_of(&["anna", "bo", "cas"]);
    desk.done("cas", TableCommand::LeaveSeat);
    assert_eq!(desk.table.seat_of(&person("cas")), None, "and is only a spectator now");
    assert_eq!(desk.refused("anna", vote("C", AbsenceChoice::Wait)), "table/gone_for_good");
    desk.done("anna", vote("C", AbsenceChoice::Bot));
    desk.done("bo", vote("C", AbsenceChoice::Bot));
    desk.run_bots();
    desk.act("anna", "bid 2");
    desk.act("bo", "bid 3");
    desk.check_replay();
}

#[test]
fn t3_4_without_a_decision_the_game_continues_without_the_seat() {
    let mut desk = table_of(&["anna", "bo", "cas"]);
    desk.done("cas", TableCommand::LeaveSeat);
    assert_eq!(desk.due_in(), Some(60_000));
    assert_eq!(desk.pass(60_000)[0].what, EntryKind::Input(Input::Leave { seat: seat("C") }));
    assert!(desk.view().seats[2].left);
    desk.act("anna", "bid 2");
    desk.act("bo", "bid 3");
    assert_eq!(desk.table.phase(), Phase::Playing);
    desk.check_replay();
}

#[test]
fn t3_4_when_the_last_person_leaves_the_game_is_over_and_the_seats_are_open() {
    let mut desk = table_of(&["anna", "bo"]);
    desk.done("anna", TableCommand::LeaveSeat);
    assert!(desk.table.you(&person("bo")).host, "someone has to be the host");
    desk.done("bo", TableCommand::LeaveSeat);
    assert_eq!(desk.table.phase(), Phase::Over);
    assert!(desk.view().seats.iter().all(|seat| seat.player == PlayerView::Open));
    desk.check_replay();
}

#[test]
fn t3_1_over_days_nobody_is_missed() {
    let house = House { grace: None, ..House::default() };
    let mut desk = Desk::playing("auction", setup("classic", 2, &[]), house, &["anna", "bo"]);
    gone(&mut desk, "bo");
    assert_eq!(desk.due_in(), None);
    assert_eq!(desk.view().seats[1].absence, None);
    desk.done("bo", TableCommand::LeaveSeat);
    assert_eq!(desk.due_in(), Some(86_400_000), "a day to decide");
    desk.check_replay();
}

#[test]
fn t1_2_a_player_who_disconnects_before_the_game_is_not_ready() {
    let mut desk = Desk::new("auction", setup("tiny", 2, &[]), House::default());
    for name in ["anna", "bo"] {
        desk.done(name, TableCommand::TakeSeat { seat: None, name: name.to_owned() });
        desk.done(name, TableCommand::Ready { ready: true });
    }
    gone(&mut desk, "bo");
    assert_eq!(desk.table.needs(), None);
    assert_eq!(desk.due_in(), None, "there is no game to hold up");
    desk.done("anna", TableCommand::Host(kee_wire::HostCommand::Start));
    desk.give_seed();
    assert_eq!(desk.due_in(), Some(60_000), "now there is");
    desk.check_replay();
}
