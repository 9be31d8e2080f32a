//! No leaks: two tables that differ only in what a viewer may not see send that viewer the same bytes.

use crate::desk::{Desk, person, setup};
use kee_game::{Dice, Seat, Seed, Viewer, WallTime};
use kee_games::{AboutPlan, AnyGame, Setup, catalogue};
use kee_table::{Command, Table, Teller};
use kee_wire::{Answer, Audience, Clock, House, TableCommand};

/// The number of moves before the tables part, and after.
const BEFORE: usize = 12;
const AFTER: usize = 12;
/// The number of attempts for every viewer.
const ROUNDS: u64 = 6;

const PEOPLE: [&str; 6] = ["anna", "bo", "cas", "dirk", "eva", "fee"];

/// One of two tables that a viewer cannot tell apart.
struct World {
    table: Table,
    teller: Teller,
    viewer: Viewer,
    dice: Dice,
}

impl World {
    fn of(desk: &Desk, viewer: Viewer, dice: Dice) -> Self {
        let mut dice = dice;
        let mut table = desk.woken();
        table.imagine(viewer, &mut dice);
        let teller = Teller::new(&table, viewer);
        Self { table, teller, viewer, dice }
    }

    fn asked(&self) -> Vec<Seat> {
        self.table.game().map(|game| game.wait().asked().iter().collect()).unwrap_or_default()
    }

    fn command(&mut self, now: WallTime, command: &Command) -> Answer {
        self.table.expire(now);
        self.table.decide(now, command).answer
    }

    fn ask(&mut self, now: WallTime, seat: Seat, command: TableCommand) -> Answer {
        self.command(now, &Command::Person { by: person(PEOPLE[seat.index()]), id: None, command })
    }

    /// Any action this seat can take here.
    fn any_action(&mut self, seat: Seat) -> String {
        let mut actions = self.table.game().expect("a game").actions(seat, 200).actions;
        actions.swap_remove(self.dice.below(actions.len()))
    }

    /// Everything the viewer may know.
    fn seen(&self) -> String {
        let wait = self.table.game().map(|game| game.wait().clone());
        let view = serde_json::to_string(&self.table.view(self.viewer)).expect("plain data");
        format!("{view} {wait:?}")
    }

    /// Everything the viewer is sent.
    fn sent(&mut self) -> String {
        serde_json::to_string(&self.teller.step(&self.table)).expect("plain data")
    }
}

/// The comparisons made.
#[derive(Default)]
struct Compared {
    steps: usize,
    /// The number of times a player acted differently in the other world.
    hidden: usize,
}

fn begin(game: &dyn AnyGame, preset: &str, plan: AboutPlan) -> Desk {
    let seats = usize::from(plan.seats);
    let setup = Setup { teams: Some(plan.teams.into()), ..setup(preset, seats, &[]) };
    let house = House { clock: Clock::Turn { seconds: 30 }, ..House::default() };
    Desk::playing(game.id(), setup, house, &PEOPLE[..seats])
}

fn play_on(desk: &mut Desk, dice: &mut Dice, moves: usize) {
    for _ in 0..moves {
        desk.pass(1_000);
        let asked: Vec<Seat> = desk.table.game().expect("a game").wait().asked().iter().collect();
        let Some(seat) = dice.pick(&asked).copied() else { return };
        let mut actions = desk.table.game().expect("a game").actions(seat, 200).actions;
        let action = actions.swap_remove(dice.below(actions.len()));
        desk.act(PEOPLE[seat.index()], &action);
    }
}

/// Continues both worlds at the same pace for as long as the viewer sees the same.
fn compare(one: &mut World, other: &mut World, now: u64, dice: &mut Dice, compared: &mut Compared) {
    assert_eq!(one.seen(), other.seen(), "an imagined table looks the same");
    let mut now = now;
    for _ in 0..AFTER {
        now += 1_000;
        let asked = one.asked();
        let Some(seat) = dice.pick(&asked).copied() else { return };
        let mut parted = false;
        match dice.below(10) {
            0 => now += 30_000,
            1 => {
                let text = TableCommand::Chat { to: Audience::All, text: "hm".to_owned() };
                assert_eq!(
                    one.ask(WallTime::from_millis(now), seat, text.clone()),
                    other.ask(WallTime::from_millis(now), seat, text)
                );
            }
            2 => {
                // Whatever the viewer tries, the answer reveals nothing about the others.
                let action = one.any_action(seat);
                if let Viewer::Seat(own) = one.viewer {
                    let act = TableCommand::Act { action, on: None };
                    assert_eq!(
                        one.ask(WallTime::from_millis(now), own, act.clone()),
                        other.ask(WallTime::from_millis(now), own, act)
                    );
                }
            }
            _ => {
                let action = one.any_action(seat);
                let elsewhere = if one.viewer.is(seat) { action.clone() } else { other.any_action(seat) };
                parted = action != elsewhere;
                one.ask(WallTime::from_millis(now), seat, TableCommand::Act { action, on: None });
                other.ask(WallTime::from_millis(now), seat, TableCommand::Act { action: elsewhere, on: None });
            }
        }
        one.table.expire(WallTime::from_millis(now));
        other.table.expire(WallTime::from_millis(now));
        if one.seen() != other.seen() {
            return;
        }
        assert_eq!(one.sent(), other.sent(), "{:?} can tell two tables apart", one.viewer);
        compared.steps += 1;
        compared.hidden += usize::from(parted);
    }
}

#[test]
fn two_tables_that_a_viewer_cannot_tell_apart_send_it_the_same_bytes() {
    let seed = Seed::named("leaks");
    for game in catalogue().iter().filter(|game| game.about().hidden) {
        let mut compared = Compared::default();
        for preset in game.about().presets {
            for plan in preset.plans.iter().take(2).filter(|plan| plan.seats > 1 && plan.seats <= 6) {
                for viewer in Viewer::all(plan.seats.into()) {
                    for round in 0..ROUNDS {
                        let mut dice = seed.dice(round);
                        let mut desk = begin(game.as_ref(), preset.name, *plan);
                        let moves = dice.below(BEFORE);
                        play_on(&mut desk, &mut dice, moves);
                        let mut one = World::of(&desk, viewer, seed.dice(1000 + round));
                        let mut other = World::of(&desk, viewer, seed.dice(2000 + round));
                        compare(&mut one, &mut other, desk.now, &mut dice, &mut compared);
                    }
                }
            }
        }
        assert!(compared.steps > 50, "{}: only {} steps were compared", game.id(), compared.steps);
        assert!(compared.hidden > 0, "{}: nothing was hidden", game.id());
    }
}

#[test]
fn a_secret_prize_is_sent_to_nobody() {
    let told = |word: &str| {
        let prize = format!("secret:{word}");
        let set = setup("table", 2, &[("table_prize", &prize)]);
        let desk = Desk::playing("keyword", set, House::default(), &PEOPLE[..2]);
        let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
        viewers.map(|viewer| {
            let view = serde_json::to_string(&desk.table.view(viewer)).expect("plain data");
            let info = serde_json::to_string(&desk.table.info()).expect("plain data");
            format!("{info} {view}")
        })
    };
    let told_of_goat = told("GOAT");
    assert_eq!(told_of_goat, told("TERN"));
    assert!(told_of_goat.iter().all(|told| told.contains(r#"["table_prize","secret"]"#)), "{told_of_goat:?}");
}
