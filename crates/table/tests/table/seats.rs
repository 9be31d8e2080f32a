//! Sitting down, getting ready, starting, playing again; the host and the stewards.

use crate::desk::{Desk, person, seat, setup};
use kee_game::{Ruling, Seat, Viewer};
use kee_table::{EntryKind, MachineCommand, Need};
use kee_wire::{Answer, HostCommand, House, Phase, PlayerView, Proposal, TableCommand};
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

fn auction() -> Desk {
    Desk::new("auction", setup("tiny", 2, &[]), House::default())
}

fn sit(name: &str) -> TableCommand {
    TableCommand::TakeSeat { seat: None, name: name.to_owned() }
}

const READY: TableCommand = TableCommand::Ready { ready: true };

#[test]
fn t1_2_a_game_begins_when_all_seats_are_taken_and_everyone_is_ready() {
    let mut desk = auction();
    desk.done("anna", sit("Anna"));
    desk.done("anna", READY);
    assert_eq!(desk.table.needs(), None);
    desk.done("bo", TableCommand::TakeSeat { seat: Some(seat("B")), name: " Bo  B. ".to_owned() });
    assert_eq!(desk.table.needs(), None);
    desk.done("bo", READY);
    desk.give_seed();
    let view = desk.view();
    assert_eq!((view.phase, view.game_number, view.host), (Phase::Playing, 1, Some(seat("A"))));
    assert_eq!(view.seats[1].player, PlayerView::Person("Bo B.".to_owned()));
    assert!(view.commitment.is_some() && view.seed.is_none() && !view.asked.is_empty());
    desk.check_replay();
}

#[test]
fn t1_2_a_player_who_is_no_longer_ready_blocks_the_start() {
    let mut desk = auction();
    for name in ["anna", "bo"] {
        desk.done(name, sit(name));
        desk.done(name, READY);
    }
    assert_eq!(desk.table.needs(), Some(Need::Seed));
    desk.done("bo", TableCommand::Ready { ready: false });
    assert_eq!(desk.table.needs(), None);
    let seed = kee_game::Seed::named("too late");
    assert!(
        matches!(desk.machine(MachineCommand::Seed(seed)), Answer::Refused(no) if no.code == "table/no_seed_needed")
    );
}

#[test]
fn t1_1_a_seat_is_for_one_person_and_a_person_has_one_seat() {
    let mut desk = auction();
    desk.done("anna", sit("Anna"));
    assert_eq!(desk.refused("anna", sit("Anna")), "table/already_seated");
    assert_eq!(
        desk.refused("bo", TableCommand::TakeSeat { seat: Some(seat("A")), name: "Bo".to_owned() }),
        "table/seat_taken"
    );
    assert_eq!(
        desk.refused("bo", TableCommand::TakeSeat { seat: Some(seat("C")), name: "Bo".to_owned() }),
        "table/no_such_seat"
    );
    for name in ["", "  ", "a\u{7}b", &"x".repeat(31)] {
        assert_eq!(desk.refused("bo", sit(name)), "table/bad_name");
    }
    desk.done("bo", sit("Bo"));
    assert_eq!(desk.refused("cas", sit("Cas")), "table/no_open_seat");
    assert_eq!(desk.refused("cas", READY), "table/not_seated");
    desk.done("bo", TableCommand::LeaveSeat);
    desk.done("cas", sit("Cas"));
    desk.check_replay();
}

#[test]
fn t1_3_the_host_seats_bots_and_they_play() {
    let mut desk = auction();
    desk.done("anna", sit("Anna"));
    let bot = |name: &str| HostCommand::SeatBot { seat: seat("B"), bot: name.to_owned() };
    assert_eq!(desk.refused("bo", TableCommand::Host(bot("steady"))), "table/not_host");
    assert_eq!(desk.refused("anna", TableCommand::Host(bot("deep"))), "table/no_such_bot");
    desk.done("anna", READY);
    desk.done("anna", TableCommand::Host(bot("steady")));
    desk.give_seed();
    while desk.table.phase() == Phase::Playing {
        desk.run_bots();
        if desk.table.phase() == Phase::Playing {
            let action = desk.table.game().expect("a game").actions(seat("A"), 1).actions.remove(0);
            desk.act("anna", &action);
        }
    }
    let record = desk.table.record().expect("a game was played");
    kee_games::find("auction").expect("a game").verify(&record, &kee_game::Resources::none()).expect("a fair game");
    assert_eq!(record.header.players[1].name, "steady");
    desk.check_replay();
}

#[test]
fn t1_7_a_bot_waits_while_someone_may_challenge() {
    let mut desk = Desk::new("bluff", setup("classic", 3, &[]), House::default());
    desk.done("anna", sit("Anna"));
    desk.done("anna", TableCommand::Host(HostCommand::SeatBot { seat: seat("B"), bot: "random".to_owned() }));
    desk.done("cas", sit("Cas"));
    desk.done("anna", READY);
    desk.done("cas", READY);
    desk.give_seed();
    let lay = desk.table.game().expect("a game").actions(seat("A"), 1).actions.remove(0);
    desk.act("anna", &lay);
    assert_eq!(desk.table.needs(), None, "cas may challenge, and the bot would cut it short");
    desk.act("cas", "let");
    assert_eq!(desk.table.needs(), Some(Need::Thoughts([seat("B")].into_iter().collect())));
    desk.check_replay();
}

#[test]
fn an_interrupted_bot_decides_the_same_again() {
    let mut desk = auction();
    desk.done("anna", sit("Anna"));
    desk.done("anna", TableCommand::Host(HostCommand::SeatBot { seat: seat("B"), bot: "random".to_owned() }));
    desk.done("anna", READY);
    desk.give_seed();
    let task = |table: &kee_table::Table| table.bot_task(seat("B")).expect("it is asked").think();
    assert_eq!(task(&desk.table), task(&desk.woken()));
    assert!(desk.table.bot_task(seat("A")).is_none(), "a person thinks for herself");
}

#[test]
fn bots_take_as_long_as_a_person_who_knows_the_game() {
    let mut desk = Desk::against_bots("bluff", setup("classic", 4, &[]), House::default());
    let mut beats: BTreeMap<Seat, Vec<u128>> = BTreeMap::new();
    while desk.view().phase == Phase::Playing && beats.values().map(Vec::len).sum::<usize>() < 60 {
        if let Some(Need::Thoughts(seats)) = desk.table.needs() {
            let bot = seats.iter().next().expect("a bot");
            let thought = desk.table.bot_task(bot).expect("it is asked").think();
            beats.entry(bot).or_default().push(thought.beat(Duration::from_millis(1200)).as_millis());
            desk.command(&thought.command);
        } else {
            let action = desk.table.game().expect("a game").actions(seat("A"), 1).actions.remove(0);
            desk.act("anna", &action);
        }
    }
    let all: Vec<u128> = beats.values().flatten().copied().collect();
    assert!(all.iter().all(|beat| (1200..=1500).contains(beat)), "{all:?}");
    let quickest: BTreeSet<_> = beats.values().map(|beats| beats.iter().min()).collect();
    assert!(all.len() > 20 && all.iter().collect::<BTreeSet<_>>().len() > 5, "they vary: {all:?}");
    assert!(quickest.len() > 1, "each bot has its own pace: {beats:?}");
}

#[test]
fn t1_3_the_host_can_start_without_waiting_and_clear_a_seat() {
    let mut desk = auction();
    desk.done("bo", sit("Bo"));
    assert_eq!(desk.refused("anna", TableCommand::Host(HostCommand::Start)), "table/seats_open");
    desk.done("cas", sit("Cas"));
    desk.done("anna", TableCommand::Host(HostCommand::ClearSeat { seat: seat("B") }));
    assert_eq!(
        desk.refused("anna", TableCommand::Host(HostCommand::ClearSeat { seat: seat("B") })),
        "table/nobody_there"
    );
    desk.done("dirk", sit("Dirk"));
    desk.done("anna", TableCommand::Host(HostCommand::Start));
    desk.give_seed();
    assert_eq!(desk.refused("anna", TableCommand::Host(HostCommand::ClearSeat { seat: seat("B") })), "table/not_now");
    assert_eq!(desk.view().host, None, "the host does not play");
    desk.check_replay();
}

#[test]
fn t1_3_a_host_who_stands_up_hands_over() {
    let mut desk = auction();
    desk.done("anna", sit("Anna"));
    desk.done("bo", sit("Bo"));
    desk.done("anna", TableCommand::LeaveSeat);
    assert!(desk.table.you(&person("bo")).host && !desk.table.you(&person("anna")).host);
    desk.done("anna", sit("Anna"));
    desk.done("bo", TableCommand::Host(HostCommand::HandOver { seat: seat("A") }));
    assert!(desk.table.you(&person("anna")).host);
    desk.check_replay();
}

#[test]
fn t1_5_the_host_rules_unless_a_steward_is_appointed() {
    let mut desk = Desk::playing("auction", setup("classic", 2, &[]), House::default(), &["anna", "bo"]);
    let award = TableCommand::Host(HostCommand::Rule { ruling: Ruling::Award(seat("B"), 5) });
    assert_eq!(desk.refused("bo", award.clone()), "table/not_steward");
    desk.done("anna", award.clone());
    assert_eq!(
        desk.refused("anna", TableCommand::Host(HostCommand::Rule { ruling: Ruling::Struck })),
        "auction/no_such_ruling"
    );
    assert!(matches!(desk.machine(MachineCommand::Appoint(person("bo"))), Answer::Refused(_)), "players do not rule");
    desk.machine(MachineCommand::Appoint(person("stef")));
    assert!(desk.table.you(&person("stef")).steward);
    assert_eq!(desk.refused("anna", award.clone()), "table/not_steward");
    desk.done("stef", award);
    let scores = desk.table.game().expect("a game").view(Viewer::Spectator).value()["scores"].clone();
    assert_eq!(scores, serde_json::json!([0, 10]));
    desk.done("stef", TableCommand::Host(HostCommand::Rule { ruling: Ruling::End }));
    assert_eq!(desk.refused("stef", sit("Stef")), "table/stewards_do_not_play");
    desk.check_replay();
}

#[test]
fn t1_4_after_a_game_the_same_seats_play_again_with_another_seed() {
    let mut desk = Desk::playing("auction", setup("tiny", 2, &[]), House::default(), &["anna", "bo"]);
    let commitment = desk.view().commitment;
    desk.host(HostCommand::Rule { ruling: Ruling::Award(seat("B"), 50) });
    desk.host(HostCommand::Rule { ruling: Ruling::End });
    let view = desk.view();
    assert_eq!(view.phase, Phase::Over);
    assert!(view.seed.is_some() && view.outcome.is_some(), "the seed is shown after the end");
    assert_eq!((view.seats[0].wins, view.seats[1].wins), (0, 1));
    let record = desk.table.record().expect("the record of the game");
    assert!(record.ending.is_some());
    let numbers = desk.table.number(Viewer::Spectator);
    desk.done("bo", READY);
    assert_eq!(desk.table.needs(), None);
    desk.done("anna", READY);
    desk.give_seed();
    let view = desk.view();
    assert_eq!((view.phase, view.game_number, view.outcome), (Phase::Playing, 2, None));
    assert_ne!(view.commitment, commitment);
    assert!(view.seed.is_none() && desk.table.number(Viewer::Spectator) > numbers);
    desk.check_replay();
}

#[test]
fn a_closed_table_ends_its_game_and_takes_nothing_more() {
    let mut desk = Desk::playing("auction", setup("tiny", 2, &[]), House::default(), &["anna", "bo"]);
    desk.done("anna", TableCommand::Host(HostCommand::Close));
    assert_eq!(desk.table.phase(), Phase::Closed);
    assert!(desk.log.iter().any(|entry| matches!(entry.what, EntryKind::Finished(_))));
    assert_eq!(desk.refused("bo", READY), "table/closed");
    desk.check_replay();
}

#[test]
fn t1_6_a_table_can_be_without_spectators() {
    assert!(auction().table.may_look(&person("zoe")));
    let house = House { watching: kee_wire::Watching::Nobody, ..House::default() };
    let mut desk = Desk::new("auction", setup("tiny", 2, &[]), house);
    desk.done("bo", sit("Bo"));
    desk.machine(MachineCommand::Appoint(person("stef")));
    let may_look = ["anna", "bo", "stef", "zoe"].map(|name| desk.table.may_look(&person(name)));
    assert_eq!(may_look, [true, true, true, false]);
}

#[test]
fn t1_8_at_an_events_table_players_decide_nothing_for_all() {
    let mut desk = Desk::new("auction", setup("tiny", 2, &[]), House { led: true, ..House::default() });
    assert_eq!(desk.refused("bo", sit("Bo")), "table/led");
    for (name, letter) in [("bo", "A"), ("cem", "B")] {
        desk.machine(MachineCommand::Seat { seat: seat(letter), name: name.to_owned(), person: Some(person(name)) });
    }
    assert_eq!([desk.refused("bo", READY), desk.refused("bo", TableCommand::LeaveSeat)], ["table/led", "table/led"]);
    desk.done("anna", TableCommand::Host(HostCommand::Start));
    desk.give_seed();
    for what in [Proposal::Pause, Proposal::End] {
        assert_eq!(desk.refused("bo", TableCommand::Propose { what }), "table/led");
    }
    // Nobody votes about a missing player: a bot stands in until they are back.
    desk.machine(MachineCommand::Gone(person("cem")));
    desk.pass(60_000);
    assert!(matches!(&desk.log.last().expect("an entry").what, EntryKind::StoodIn { .. }), "{:?}", desk.log.last());
    desk.machine(MachineCommand::Back(person("cem")));
    // Nobody ends it by leaving, not even the last player.
    for name in ["bo", "cem"] {
        desk.done(name, TableCommand::LeaveSeat);
        assert!(matches!(&desk.log.last().expect("an entry").what, EntryKind::StoodIn { .. }), "{:?}", desk.log.last());
    }
    assert_eq!(desk.table.phase(), Phase::Playing);
    desk.check_replay();
}

#[test]
fn t1_8_a_latecomer_takes_over_from_their_bot() {
    let mut desk = Desk::new("auction", setup("tiny", 2, &[]), House { led: true, ..House::default() });
    let lead = |desk: &mut Desk, letter: &str, name: &str, who: Option<&str>| {
        desk.machine(MachineCommand::Seat { seat: seat(letter), name: name.to_owned(), person: who.map(person) })
    };
    lead(&mut desk, "A", "Bo", Some("bo"));
    lead(&mut desk, "B", "Cem", None);
    let player = |desk: &Desk, place: usize| desk.table.view(Viewer::Spectator).seats[place].player.clone();
    assert!(matches!(player(&desk, 1), PlayerView::StandIn { name, .. } if name == "Cem"));
    desk.done("anna", TableCommand::Host(HostCommand::Start));
    desk.give_seed();
    assert!(matches!(lead(&mut desk, "B", "Di", Some("di")), Answer::Refused(_)), "it is not her seat");
    assert!(matches!(lead(&mut desk, "A", "Bo", Some("eva")), Answer::Refused(_)), "someone sits there");
    lead(&mut desk, "B", "Cem", Some("cem"));
    assert_eq!(player(&desk, 1), PlayerView::Person("Cem".to_owned()));
    assert_eq!(desk.table.you(&person("cem")).viewer, Viewer::Seat(seat("B")));
    desk.check_replay();
}

#[test]
fn everything_wrong_with_a_table_is_said_at_once() {
    let request = |game: &str, house: House| kee_table::TableRequest {
        host: person("anna"),
        game: game.to_owned(),
        setup: setup("huge", 2, &[]),
        house,
    };
    let make = |request| {
        let made = kee_table::Table::make(kee_game::WallTime::ZERO, request, &kee_game::Resources::none());
        made.map(drop).expect_err("much is wrong").iter().map(|problem| problem.about.clone()).collect::<Vec<_>>()
    };
    assert_eq!(make(request("chess", House::default())), ["game"]);
    let house = House { clock: kee_wire::Clock::Turn { seconds: 0 }, grace: Some(0), ..House::default() };
    assert_eq!(make(request("auction", house)), ["clock", "grace", "preset"]);
}
