//! Random commands in any order: the log still leads to the same table, and steps lead from view to view.

use crate::desk::{Desk, person, picture, seat, setup};
use kee_game::{Ruling, Viewer};
use kee_table::{Command, MachineCommand, Need, Table, Teller};
use kee_wire::{
    AbsenceChoice, Answer, Audience, Clock, HostCommand, House, OutOfTime, Phase, Proposal, Reaction, TableCommand,
    TableFollower, ToClient, You,
};
use proptest::prelude::*;

const PEOPLE: [&str; 6] = ["anna", "bo", "cas", "dirk", "zoe", "stef"];

fn letters() -> impl Strategy<Value = kee_game::Seat> {
    prop::sample::select(vec!["A", "B", "C", "D", "F"]).prop_map(seat)
}

fn commands() -> impl Strategy<Value = TableCommand> {
    let choice =
        prop::sample::select(vec![AbsenceChoice::Wait, AbsenceChoice::Bot, AbsenceChoice::Without, AbsenceChoice::End]);
    let what = prop::sample::select(vec![Proposal::Pause, Proposal::Resume, Proposal::End]);
    let to = prop::sample::select(vec![Audience::All, Audience::Team]);
    prop_oneof![
        4 => letters().prop_map(|seat| TableCommand::TakeSeat { seat: Some(seat), name: "X".to_owned() }),
        4 => Just(TableCommand::TakeSeat { seat: None, name: "Y".to_owned() }),
        1 => Just(TableCommand::LeaveSeat),
        8 => prop::bool::weighted(0.9).prop_map(|ready| TableCommand::Ready { ready }),
        4 => to.prop_map(|to| TableCommand::Chat { to, text: "hm".to_owned() }),
        1 => Just(TableCommand::React { reaction: Reaction::Hmm }),
        4 => what.prop_map(|what| TableCommand::Propose { what }),
        8 => prop::bool::weighted(0.8).prop_map(|agree| TableCommand::Reply { agree }),
        12 => (letters(), choice).prop_map(|(seat, choice)| TableCommand::Vote { seat, choice }),
        2 => letters().prop_map(|seat| TableCommand::Host(HostCommand::SeatBot { seat, bot: "random".to_owned() })),
        1 => letters().prop_map(|seat| TableCommand::Host(HostCommand::ClearSeat { seat })),
        4 => Just(TableCommand::Host(HostCommand::Start)),
        1 => letters().prop_map(|seat| TableCommand::Host(HostCommand::HandOver { seat })),
        1 => letters().prop_map(|seat| TableCommand::Host(HostCommand::Rule { ruling: Ruling::Award(seat, 3) })),
        1 => Just(TableCommand::Host(HostCommand::Rule { ruling: Ruling::End })),
        1 => Just(TableCommand::Host(HostCommand::Unpause)),
    ]
}

/// One attempt.
#[derive(Clone, Debug)]
enum Try {
    TableCommand(usize, TableCommand),
    /// A player takes a legal action, sometimes with an old number.
    Act(usize, usize, Option<u32>),
    /// Everyone casts the same vote about the missing players.
    AllVote(AbsenceChoice),
    /// Everyone proposes the same, which means agreeing.
    AllPropose(Proposal),
    Gone(usize),
    Back(usize),
    Appoint,
    GiveTime(u64),
    Pass(u64),
    Machine,
    /// The player against the bots takes back a move.
    TakeBack,
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let who = || 0..PEOPLE.len();
    let one = prop_oneof![
        8 => (who(), commands()).prop_map(|(who, command)| Try::TableCommand(who, command)),
        16 => (who(), 0..50_usize, prop::option::weighted(0.2, 0..40_u32)).prop_map(|(who, which, on)| Try::Act(who, which, on)),
        2 => prop::sample::select(vec![AbsenceChoice::Wait, AbsenceChoice::Bot, AbsenceChoice::Without, AbsenceChoice::End]).prop_map(Try::AllVote),
        2 => prop::sample::select(vec![Proposal::Pause, Proposal::Resume, Proposal::Resume]).prop_map(Try::AllPropose),
        3 => who().prop_map(Try::Gone),
        2 => who().prop_map(Try::Back),
        1 => Just(Try::Appoint),
        1 => (0..100_000_u64).prop_map(Try::GiveTime),
        5 => (0..40_000_u64).prop_map(Try::Pass),
        8 => Just(Try::Machine),
        6 => Just(Try::TakeBack),
    ];
    prop::collection::vec(one, 20..200)
}

fn houses() -> impl Strategy<Value = House> {
    let clock = prop_oneof![
        Just(Clock::None),
        Just(Clock::Turn { seconds: 30 }),
        Just(Clock::Game { seconds: 60, increment: 5 }),
        Just(Clock::Days { hours: 1, bank: 2 }),
    ];
    let out = prop::sample::select(vec![OutOfTime::Skip, OutOfTime::Leave]);
    (clock, out, prop::option::of(1..60_u32)).prop_map(|(clock, out_of_time, grace)| House {
        clock,
        out_of_time,
        grace,
        ..House::default()
    })
}

fn games() -> impl Strategy<Value = (&'static str, &'static str, usize)> {
    prop::sample::select(vec![
        ("auction", "tiny", 2),
        ("auction", "classic", 3),
        ("bluff", "tiny", 2),
        ("bluff", "pairs", 4),
        ("chain", "tiny", 2),
        ("keezen", "tiny", 2),
    ])
}

/// A viewer who follows every step.
struct Listener {
    viewer: Viewer,
    teller: Teller,
    follower: TableFollower,
}

impl Listener {
    fn new(table: &Table, viewer: Viewer) -> Self {
        let you = You { viewer, host: false, steward: false };
        let mut follower = TableFollower::default();
        follower.hear(ToClient::Welcome(Box::new(table.welcome(table.last(), you, None))));
        Self { viewer, teller: Teller::new(table, viewer), follower }
    }
}

fn attempt(desk: &mut Desk, tried: &Try) {
    let command = match tried {
        Try::Pass(millis) => {
            desk.pass(*millis);
            return;
        }
        Try::AllVote(choice) => {
            let absent = desk.view().seats.into_iter().zip(0..).filter(|(seat, _)| seat.absence.is_some());
            for seat in absent.map(|(_, index)| kee_game::Seat::new(index)) {
                (0..PEOPLE.len()).for_each(|who| {
                    attempt(desk, &Try::TableCommand(who, TableCommand::Vote { seat, choice: *choice }))
                });
            }
            return;
        }
        Try::AllPropose(what) => {
            (0..PEOPLE.len())
                .for_each(|who| attempt(desk, &Try::TableCommand(who, TableCommand::Propose { what: *what })));
            return;
        }
        Try::Machine => {
            match desk.table.needs() {
                Some(Need::Seed) => desk.give_seed(),
                Some(Need::Thoughts(_)) => desk.run_bots(),
                None => {}
            }
            return;
        }
        Try::Act(who, which, on) => {
            // One of the seats asked, if they are people.
            let Some(game) = desk.table.game() else { return };
            let asked: Vec<_> = game.wait().asked().iter().collect();
            let Some(seat) = asked.get(who % asked.len().max(1)).copied() else { return };
            let Some(by) = PEOPLE.map(person).into_iter().find(|by| desk.table.seat_of(by) == Some(seat)) else {
                return;
            };
            let mut actions = game.actions(seat, 50).actions;
            let action = actions.remove(which % actions.len());
            let id = Some(format!("act-{}", desk.table.entries()).parse().expect("an id"));
            Command::Person { by, id, command: TableCommand::Act { action, on: *on } }
        }
        Try::TableCommand(who, command) => {
            let id = Some(format!("command-{}", desk.table.entries()).parse().expect("an id"));
            Command::Person { by: person(PEOPLE[*who]), id, command: command.clone() }
        }
        Try::TakeBack => {
            let id = Some(format!("back-{}", desk.table.entries()).parse().expect("an id"));
            Command::Person { by: person(PEOPLE[0]), id, command: TableCommand::TakeBack }
        }
        Try::Gone(who) => Command::Machine(MachineCommand::Gone(person(PEOPLE[*who]))),
        Try::Back(who) => Command::Machine(MachineCommand::Back(person(PEOPLE[*who]))),
        Try::Appoint => Command::Machine(MachineCommand::Appoint(person("stef"))),
        Try::GiveTime(millis) => Command::Machine(MachineCommand::GiveTime { millis: *millis }),
    };
    desk.pass(0);
    let before = desk.picture();
    let entries = desk.table.entries();
    let answer = desk.command(&command);
    if !matches!(answer, Answer::Done { .. }) {
        assert_eq!(desk.picture(), before, "a refusal changes nothing: {command:?}");
    }
    if let (Command::Person { .. }, true) = (&command, desk.table.entries() > entries) {
        desk.pass(0);
        let after = desk.picture();
        assert_eq!(desk.command(&command), answer, "sent again: {command:?}");
        assert_eq!(desk.picture(), after);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    /// A log that was tampered with leads to some table or is refused, but never to a panic.
    #[test]
    fn a_broken_log_does_no_harm(
        (game, preset, seats) in games(),
        house in houses(),
        tries in tries(),
        damage in prop::collection::vec((0..1_000_usize, 0..1_000_usize, 0..3_u8), 1..4),
    ) {
        let mut desk = Desk::playing(game, setup(preset, seats, &[]), house, &PEOPLE[..seats]);
        tries.iter().for_each(|one| attempt(&mut desk, one));
        for (one, other, kind) in damage {
            let (one, other) = (one % desk.log.len(), other % desk.log.len());
            match kind {
                0 => drop(desk.log.remove(one)),
                1 => desk.log.swap(one, other),
                _ => desk.log[one].what = desk.log[other].what.clone(),
            }
            if desk.log.is_empty() {
                break;
            }
        }
        if let Ok(mut table) = Table::wake(&desk.log, &desk.resources) {
            table.expire(table.last().plus_seconds(1_000_000));
            picture(&table);
        }
    }

    #[test]
    fn the_log_is_the_truth(
        (game, preset, seats) in games(),
        house in houses(),
        people in 0..4_usize,
        tries in tries(),
    ) {
        let setup = setup(preset, seats, &[]);
        let mut desk = match people {
            0 => Desk::new(game, setup, house),
            1 => Desk::against_bots(game, setup, house),
            _ => Desk::playing(game, setup, house, &PEOPLE[..seats]),
        };
        let viewers = Viewer::all(desk.table.agreement().teams.len());
        let mut listeners: Vec<Listener> = viewers.map(|viewer| Listener::new(&desk.table, viewer)).collect();
        let mut other = desk.woken();
        let mut applied = desk.log.len();
        for one in &tries {
            attempt(&mut desk, one);
            // Another process applies the entries one by one.
            for entry in &desk.log[applied..] {
                other.apply(entry).expect("what was decided can be applied");
            }
            applied = desk.log.len();
            prop_assert_eq!(picture(&other), desk.picture());
            for Listener { viewer, teller, follower } in &mut listeners {
                if let Some(step) = teller.step(&desk.table) {
                    follower.hear(ToClient::Step(step));
                    prop_assert_eq!(follower.number(), desk.table.number(*viewer));
                }
                // Even without a step: every change of a view is told.
                prop_assert_eq!(follower.view(), Some(desk.table.view(*viewer)));
            }
            if desk.table.phase() == Phase::Playing {
                let asked = !desk.view().asked.is_empty();
                prop_assert!(asked, "a game that is played asks someone");
            }
        }
        desk.check_replay();
    }
}
