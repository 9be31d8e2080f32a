//! The runner with a log kept as a store would keep it, which can fail like a store.

use crate::desk::{BEGAN, Desk, person, resources, setup};
use kee_game::{Refusal, Resources, Seat, Seed, Viewer, WallTime};
use kee_games::find;
use kee_table::{
    AwayTimeouts, BotTask, Command, MachineCommand, NewListener, Output, Reply, Runner, RunnerNeed, StoreTask, Table,
    TableEntry,
};
use kee_wire::{Answer, Audience, Happening, House, Phase, Resume, TableCommand, ToClient};
use std::time::Duration;

const TIMEOUTS: AwayTimeouts =
    AwayTimeouts { disconnect_grace: Duration::from_secs(3), reconnect_timeout: Duration::from_secs(20) };
const ANNA: u64 = 1;
const BO: u64 = 2;

/// A shell that does everything at once.
struct Shell {
    runner: Runner<&'static str, ToClient>,
    resources: Resources,
    now: WallTime,
    heard: Vec<(u64, ToClient)>,
    answers: Vec<Answer>,
    tasks: Vec<BotTask>,
    requests: u32,
}

impl Shell {
    fn new(resources: Resources) -> Self {
        let runner = Runner::new(Some(TIMEOUTS));
        let now = WallTime::from_millis(BEGAN + 60_000);
        Self { runner, resources, now, heard: Vec::new(), answers: Vec::new(), tasks: Vec::new(), requests: 0 }
    }

    fn ask(&mut self, by: &str, ear: u64, command: TableCommand) {
        self.requests += 1;
        let id = Some(format!("r{}", self.requests).parse().expect("an id"));
        let command = Command::Person { by: person(by), id, command };
        self.runner.decide(self.now, command, Reply::Ear(ear));
    }

    fn listen(&mut self, by: &str, ear: u64, resume: Option<Resume>) {
        self.runner.listen(self.now, NewListener { ear, person: Some(person(by)), resume });
    }

    /// Does what the runner asks until nothing is due, and collects the bots that have to think.
    fn run(&mut self, log: &mut Vec<TableEntry>) {
        loop {
            self.store(log);
            match self.runner.needs(self.now) {
                Some(RunnerNeed::Seed) => {
                    let seed = MachineCommand::Seed(Seed::named("a game"));
                    self.runner.decide(self.now, Command::Machine(seed), Reply::Nobody);
                }
                Some(RunnerNeed::Bot(task)) => self.tasks.push(*task),
                Some(RunnerNeed::Store) => {}
                None => return,
            }
        }
    }

    fn store(&mut self, log: &mut Vec<TableEntry>) {
        loop {
            match self.runner.due(self.now) {
                StoreTask::Nothing => break,
                StoreTask::Wake => {
                    let woken = self.runner.wake(self.now, log, &self.resources, |_| Duration::ZERO);
                    woken.unwrap_or_else(|broken| panic!("{broken}"));
                }
                StoreTask::Append(first, entries) if first == log.len() as u64 + 1 => {
                    log.extend(entries);
                    self.runner.stored(self.now);
                }
                StoreTask::Compare(known) if log.len() as u64 == known => self.runner.unchanged(self.now),
                StoreTask::Append(..) | StoreTask::Compare(_) => self.runner.overtaken(),
            }
        }
        for output in self.runner.outputs() {
            match output {
                Output::Tell(ear, message) => self.heard.push((ear, message)),
                Output::Answer { answer, .. } => self.answers.push(answer),
                Output::Unwatchable(ear) | Output::TurnedAway(ear, _) => panic!("{ear} was turned away"),
            }
        }
    }

    fn steps(&self, ear: u64) -> impl Iterator<Item = &Happening> {
        let to_ear = self.heard.iter().filter(move |(known, _)| *known == ear);
        to_ear.flat_map(|(_, message)| if let ToClient::Step(step) = message { &step.happened[..] } else { &[] })
    }

    fn table(&self) -> &Table {
        self.runner.table().expect("it is awake")
    }
}

/// A game of these people, with bots on the remaining seats.
fn begun(people: &[&str], seats: usize) -> (Shell, Vec<TableEntry>) {
    let mut desk = Desk::new("auction", setup("tiny", seats, &[]), House::default());
    for name in people {
        desk.done(name, TableCommand::TakeSeat { seat: None, name: (*name).to_owned() });
    }
    for seat in Seat::first(seats).skip(people.len()) {
        desk.host(kee_wire::HostCommand::SeatBot { seat, bot: "random".to_owned() });
    }
    desk.host(kee_wire::HostCommand::Start);
    (Shell::new(resources(find("auction").expect("a game"))), desk.log)
}

fn chat(text: &str) -> TableCommand {
    TableCommand::Chat { to: Audience::All, text: text.to_owned() }
}

#[test]
fn a_person_is_alone_among_bots_but_not_with_another_person() {
    for (people, alone) in [(&["anna"][..], true), (&["anna", "bo"], false)] {
        let (mut shell, mut log) = begun(people, 3);
        shell.listen("anna", ANNA, None);
        shell.listen("zoe", BO, None);
        shell.run(&mut log);
        assert_eq!(shell.runner.is_alone(ANNA), alone, "{people:?}");
        assert!(!shell.runner.is_alone(BO), "a spectator has no seat");
    }
}

#[test]
fn bots_play_a_whole_game_and_a_spectator_hears_all_of_it() {
    let (mut shell, mut log) = begun(&[], 3);
    shell.listen("zoe", ANNA, None);
    shell.run(&mut log);
    while !shell.tasks.is_empty() {
        for task in std::mem::take(&mut shell.tasks) {
            let seat = task.seat();
            shell.runner.bot_acts(shell.now, seat, Some(task.think().command));
        }
        shell.run(&mut log);
    }
    assert_eq!(shell.table().phase(), Phase::Over);
    assert!(matches!(shell.heard[0], (ANNA, ToClient::Welcome(_))));
    assert!(matches!(shell.steps(ANNA).last(), Some(Happening::Finished { .. })));
    let woken = Table::wake(&log, &shell.resources).expect("a log");
    assert_eq!(woken.view(Viewer::Spectator), shell.table().view(Viewer::Spectator));
}

#[test]
fn nothing_is_told_before_it_is_stored_and_a_crash_undoes_it() {
    let (mut shell, mut log) = begun(&["anna", "bo"], 2);
    shell.listen("anna", ANNA, None);
    shell.listen("bo", BO, None);
    shell.run(&mut log);
    let (stored, heard) = (log.clone(), shell.heard.len());
    shell.ask("anna", ANNA, chat("hello"));
    assert!(matches!(shell.runner.due(shell.now), StoreTask::Append(..)));
    assert_eq!(shell.runner.outputs().count(), 0, "it is not stored yet");
    // The process dies here; another one finds the log.
    let mut next = Shell::new(shell.resources.clone());
    next.listen("bo", BO, None);
    next.run(&mut log);
    assert_eq!(log, stored);
    assert_eq!(shell.heard.len(), heard);
    assert!(!next.steps(BO).any(|happening| matches!(happening, Happening::Chat { .. })));
}

#[test]
fn entries_of_another_process_are_told_before_retried_commands() {
    let (mut one, mut log) = begun(&["anna", "bo"], 2);
    one.listen("anna", ANNA, None);
    one.run(&mut log);
    let mut other = Shell::new(one.resources.clone());
    other.listen("bo", BO, None);
    other.run(&mut log);
    other.ask("bo", BO, chat("first"));
    other.run(&mut log);
    one.ask("anna", ANNA, chat("second"));
    one.run(&mut log);
    assert!(matches!(one.answers[..], [Answer::Done { .. }]));
    let said = |shell: &Shell, ear| {
        let texts = shell.steps(ear).filter_map(|happening| match happening {
            Happening::Chat { text, .. } => Some(text.clone()),
            _ => None,
        });
        texts.collect::<Vec<_>>()
    };
    assert_eq!(said(&one, ANNA), ["first", "second"]);
    // A refusal is only final if the table is up to date.
    other.ask("bo", BO, TableCommand::Ready { ready: true });
    other.run(&mut log);
    assert_eq!(said(&other, BO), ["first", "second"]);
    assert!(matches!(other.answers.last(), Some(Answer::Refused(no)) if no.code == "table/not_now"));
}

#[test]
fn a_command_that_cannot_be_stored_is_refused_and_undone() {
    let (mut shell, mut log) = begun(&["anna", "bo"], 2);
    shell.listen("anna", ANNA, None);
    shell.run(&mut log);
    let number = shell.table().number(Viewer::Spectator);
    shell.ask("anna", ANNA, chat("lost"));
    shell.ask("anna", ANNA, TableCommand::Ready { ready: true });
    let full = Refusal::plain("server/no_room", "The disk is full.");
    shell.runner.failed(&full);
    shell.run(&mut log);
    let codes = shell.answers.iter().map(|answer| if let Answer::Refused(no) = answer { &*no.code } else { "" });
    assert_eq!(codes.collect::<Vec<_>>(), ["server/no_room", "table/not_now"]);
    shell.ask("anna", ANNA, chat("again"));
    shell.run(&mut log);
    assert_eq!(shell.table().number(Viewer::Spectator), number + 1);
    assert!(shell.steps(ANNA).any(|happening| matches!(happening, Happening::Chat { text, .. } if text == "again")));
}

#[test]
fn a_slow_bot_plays_anything_and_its_late_answer_is_ignored() {
    let (mut shell, mut log) = begun(&["anna"], 2);
    shell.listen("anna", ANNA, None);
    shell.run(&mut log);
    let late = shell.tasks.pop().expect("the bot is asked");
    assert!(shell.runner.needs(shell.now).is_none(), "it is asked once");
    let seat = late.seat();
    shell.runner.bot_acts(shell.now, seat, None);
    shell.run(&mut log);
    let stored = log.len();
    assert!(log.iter().any(
        |entry| matches!(&entry.what, kee_table::EntryKind::Input(kee_game::Input::Act { seat: who, .. }) if *who == seat)
    ));
    shell.runner.bot_acts(shell.now, seat, Some(late.think().command));
    shell.run(&mut log);
    assert_eq!(log.len(), stored);
}

#[test]
fn a_returning_player_gets_what_they_missed_and_a_blink_is_no_absence() {
    let (mut shell, mut log) = begun(&["anna", "bo"], 2);
    shell.listen("anna", ANNA, None);
    shell.listen("bo", BO, None);
    shell.run(&mut log);
    let viewer = Viewer::Seat(Seat::new(1));
    let number = shell.table().number(viewer);
    shell.runner.deaf(shell.now, BO);
    shell.ask("anna", ANNA, chat("are you there?"));
    shell.now = shell.now.plus(TIMEOUTS.disconnect_grace);
    assert_eq!(shell.runner.next_wake(), Some(shell.now));
    shell.runner.tick(shell.now);
    shell.run(&mut log);
    assert!(!shell.table().is_present(&person("bo")));
    shell.listen("bo", BO + 1, Some(Resume { viewer, number }));
    shell.run(&mut log);
    assert!(shell.table().is_present(&person("bo")));
    let Some((_, ToClient::Welcome(welcome))) = shell.heard.iter().rev().find(|(ear, _)| *ear == BO + 1) else {
        panic!("bo is welcomed");
    };
    let missed = welcome.missed.as_deref().expect("it can still be told");
    assert!(matches!(missed, [Happening::Chat { .. }, Happening::Gone { .. }, Happening::Back { .. }]), "{missed:?}");
}

#[test]
fn a_move_that_was_taken_back_elsewhere_can_still_be_told() {
    let mut log = Desk::against_bots("chain", setup("classic", 2, &[]), House::default()).log;
    let resources = resources(find("chain").expect("a game"));
    let [mut one, mut other] = [(); 2].map(|()| Shell::new(resources.clone()));
    one.listen("anna", ANNA, None);
    one.run(&mut log);
    let before = one.table().view(Viewer::Spectator);
    other.listen("anna", ANNA, None);
    other.run(&mut log);
    let action = other.table().game().expect("a game").actions(Seat::new(0), 1).actions.remove(0);
    other.ask("anna", ANNA, TableCommand::Act { action, on: None });
    other.run(&mut log);
    let late = other.tasks.pop().expect("the bot is asked");
    other.ask("anna", ANNA, TableCommand::TakeBack);
    other.run(&mut log);
    let stored = log.len();
    other.runner.bot_acts(other.now, late.seat(), Some(late.think().command));
    other.run(&mut log);
    assert_eq!(log.len(), stored, "the bot's answer comes too late");
    // Requests of the same person have ids of their own.
    one.requests = other.requests;
    one.ask("anna", ANNA, chat("hm"));
    one.run(&mut log);
    let told: Vec<&Happening> = one.steps(ANNA).collect();
    assert!(
        matches!(told[..], [Happening::Game { .. }, Happening::TakenBack { .. }, Happening::Chat { .. }]),
        "{told:?}"
    );
    assert_eq!(one.table().view(Viewer::Spectator).game, before.game);
}
