//! Taking back moves: alone and against bots, and never after something hidden was seen.

use crate::desk::{Desk, person, seat, setup};
use kee_game::{Dice, Input, Record, Seat, Seed, Viewer, WallTime};
use kee_games::{AnyGame, Setup, catalogue, find};
use kee_table::{Command, EntryKind, MachineCommand, Need, Table};
use kee_wire::{Answer, Clock, House, Phase, Proposal, TableCommand};

const ANNA: Viewer = Viewer::Seat(Seat::new(0));

/// A game of Anna against bots for every preset with room for few of them.
fn desks(game: &dyn AnyGame) -> Vec<Desk> {
    let plans = game.about().presets.into_iter().flat_map(|preset| {
        let few = preset.plans.into_iter().filter(|plan| plan.seats <= 4).take(2);
        few.map(move |plan| Setup { teams: Some(plan.teams.into()), ..setup(preset.name, plan.seats.into(), &[]) })
    });
    plans.map(|setup| Desk::against_bots(game.id(), setup, House::default())).collect()
}

fn may_take_back(desk: &Desk) -> bool {
    desk.table.view(ANNA).may_take_back
}

/// The game as a judge and every viewer sees it.
fn state(desk: &Desk) -> String {
    let game = desk.table.game().expect("a game");
    let views: Vec<_> = Viewer::all(game.seating().len()).map(|viewer| game.view(viewer)).collect();
    format!("{} {views:?} {:?}", game.position(), game.wait())
}

/// Some action that Anna can take, if she is asked.
fn any_action(desk: &Desk, dice: &mut Dice) -> Option<String> {
    let game = desk.table.game()?;
    dice.pick(&game.actions(Seat::new(0), 200).actions).cloned()
}

/// Lets one bot act, if one is asked.
fn one_bot(desk: &mut Desk) {
    if let Some(Need::Thoughts(seats)) = desk.table.needs() {
        let task = seats.iter().find_map(|seat| desk.table.bot_task(seat)).expect("a task");
        desk.command(&task.think().command);
    }
}

/// The number of times a move could be taken back in random games.
fn take_back_at_random(game: &dyn AnyGame) -> usize {
    let mut taken = 0;
    for (round, mut desk) in (0..).zip(desks(game)) {
        let (mut dice, mut before) = (Seed::named("take back").dice(round), Vec::new());
        for _ in 0..60 {
            desk.pass(1_000);
            if desk.table.phase() != Phase::Playing {
                break;
            }
            if may_take_back(&desk) && dice.below(3) == 0 {
                desk.done("anna", TableCommand::TakeBack);
                assert_eq!(Some(state(&desk)), before.pop(), "{}", game.id());
                desk.check_replay();
                taken += 1;
            } else if let Some(action) = any_action(&desk, &mut dice) {
                before.push(state(&desk));
                desk.act("anna", &action);
            } else {
                one_bot(&mut desk);
            }
        }
    }
    taken
}

#[test]
fn taking_back_leads_to_the_game_before_the_move() {
    for game in catalogue() {
        let taken = take_back_at_random(game.as_ref());
        assert_eq!(taken > 0, !is_secretive(game.as_ref()), "{}: {taken}", game.id());
    }
}

/// Whether anything that happens in a game may show something hidden.
fn is_secretive(game: &dyn AnyGame) -> bool {
    ["auction", "bluff"].contains(&game.id())
}

/// A table that Anna can't tell from this one.
fn imagined(desk: &Desk, world: u64) -> Table {
    let mut table = desk.woken();
    table.imagine(ANNA, &mut Seed::named("world").dice(world));
    table
}

/// Whether a seat can do this there.
fn act(table: &mut Table, now: u64, seat: Seat, action: &str) -> bool {
    let command = if seat == Seat::new(0) {
        let command = TableCommand::Act { action: action.to_owned(), on: None };
        Command::Person { by: person("anna"), id: None, command }
    } else {
        let on = table.number(Viewer::Seat(seat));
        Command::Machine(MachineCommand::BotActs { seat, action: action.to_owned(), on, at: None })
    };
    matches!(table.decide(WallTime::from_millis(now), &command).answer, Answer::Done { .. })
}

/// The player's view is the same wherever the hidden things are, before the move and after it.
#[test]
fn a_move_that_can_be_taken_back_has_shown_nothing_hidden() {
    for game in catalogue().iter().filter(|game| game.about().hidden) {
        let mut compared = 0;
        for (round, mut desk) in (0..).zip(desks(game.as_ref())) {
            let mut dice = Seed::named("hidden").dice(round);
            let mut worlds = Vec::new();
            for _ in 0..60 {
                desk.pass(1_000);
                match any_action(&desk, &mut dice) {
                    Some(action) => {
                        worlds = (0..3).map(|world| imagined(&desk, world)).collect();
                        desk.act("anna", &action);
                    }
                    None => one_bot(&mut desk),
                }
                if !may_take_back(&desk) {
                    worlds.clear();
                }
                let done = desk.table.game().and_then(|game| Some(game.entry(game.entries())?.input));
                let Some(Input::Act { seat, action }) = done else { continue };
                // What a bot did may be impossible where it holds other things.
                worlds.retain_mut(|world| act(world, desk.now, seat, &action));
                // In Keezen the next turn shows who has a card to play, but not which.
                let wait = |table: &Table| table.game().map(|game| game.wait().clone());
                worlds.retain(|world| wait(world) == wait(&desk.table));
                for world in &worlds {
                    let views = [world, &desk.table].map(|table| table.view(ANNA).game);
                    assert_eq!(views[0], views[1], "{}: {action}", game.id());
                    compared += 1;
                }
            }
        }
        assert_eq!(compared > 0, !is_secretive(game.as_ref()), "{}: {compared}", game.id());
    }
}

fn chain() -> Desk {
    Desk::against_bots("chain", setup("classic", 2, &[]), House::default())
}

#[test]
fn the_record_names_what_was_taken_back_and_still_verifies() {
    let mut desk = chain();
    let mut dice = Seed::named("record").dice(0);
    for round in 0.. {
        desk.run_bots();
        if desk.table.phase() == Phase::Over {
            break;
        }
        let action = any_action(&desk, &mut dice).expect("it is anna's turn");
        desk.act("anna", &action);
        if round == 1 {
            desk.run_bots();
            desk.done("anna", TableCommand::TakeBack);
            assert_eq!(desk.view().taken_back, 1);
        }
    }
    let record = desk.table.record().expect("a game");
    let undone = record.undone.iter().map(|undone| match undone.entry.input {
        Input::Act { seat, .. } => (undone.number, seat),
        _ => panic!("{undone:?}"),
    });
    assert_eq!(undone.collect::<Vec<_>>(), [(5, seat("B")), (4, seat("A"))]);
    assert_eq!(Record::read(&record.to_text()), Ok(record.clone()));
    find("chain").expect("a game").verify(&record, &desk.resources).expect("a fair game");
    assert_eq!(desk.log.iter().filter(|entry| matches!(entry.what, EntryKind::TakenBack { .. })).count(), 1);
}

#[test]
fn a_bot_that_was_thinking_is_asked_again() {
    let mut desk = chain();
    let action = any_action(&desk, &mut Seed::named("bot").dice(0)).expect("anna begins");
    desk.act("anna", &action);
    let late = desk.table.bot_task(seat("B")).expect("the bot is asked").think().command;
    desk.done("anna", TableCommand::TakeBack);
    assert!(matches!(desk.command(&late), Answer::Stale { .. }));
    desk.act("anna", &action);
    assert!(matches!(desk.command(&late), Answer::Stale { .. }), "it was asked about another game");
    let entries = desk.log.len();
    one_bot(&mut desk);
    assert!(desk.log.len() > entries, "it is asked again");
}

#[test]
fn a_table_says_why_nothing_can_be_taken_back() {
    let refused = |desk: &mut Desk| {
        assert!(!may_take_back(desk));
        desk.refused("anna", TableCommand::TakeBack)
    };
    let begun = |house: House| {
        let mut desk = Desk::against_bots("chain", setup("classic", 2, &[]), house);
        let action = any_action(&desk, &mut Seed::named("why").dice(0)).expect("anna begins");
        desk.act("anna", &action);
        desk
    };
    assert_eq!(refused(&mut Desk::new("chain", setup("classic", 2, &[]), House::default())), "table/not_seated");
    assert_eq!(refused(&mut chain()), "table/nothing_to_take_back");
    let clock = House { clock: Clock::Turn { seconds: 30 }, ..House::default() };
    assert_eq!(refused(&mut begun(clock)), "table/no_taking_back");
    assert_eq!(refused(&mut begun(House { take_back: false, ..House::default() })), "table/no_taking_back");
    let mut paused = begun(House::default());
    paused.done("anna", TableCommand::Propose { what: Proposal::Pause });
    assert_eq!(refused(&mut paused), "table/paused");
    let mut people = Desk::playing("chain", setup("classic", 2, &[]), House::default(), &["anna", "bo"]);
    let action = any_action(&people, &mut Seed::named("why").dice(0)).expect("anna begins");
    people.act("anna", &action);
    assert_eq!(refused(&mut people), "table/taken_back_among_people");
}

#[test]
fn a_card_that_a_bot_has_played_was_seen() {
    let mut desk = Desk::against_bots("keezen", setup("tiny", 2, &[]), House::default());
    let mut dice = Seed::named("cards").dice(0);
    while !may_take_back(&desk) {
        match any_action(&desk, &mut dice) {
            Some(action) => drop(desk.act("anna", &action)),
            None => one_bot(&mut desk),
        }
    }
    one_bot(&mut desk);
    assert!(!may_take_back(&desk));
    assert_eq!(desk.refused("anna", TableCommand::TakeBack), "table/seen_since");
}
