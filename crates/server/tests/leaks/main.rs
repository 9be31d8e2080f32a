//! Nobody learns anything: two servers whose tables differ only in what a viewer may not see send that viewer the same
//! bytes, over real sockets.

mod house;
mod world;

use house::{House, PEOPLE, Plan};
use kee_game::{Dice, Seat, Seed, Viewer};
use kee_games::{AnyGame, catalogue};

/// The number of moves that are played after the tables part.
const AFTER: usize = 6;
/// The number of times each viewer is tried.
const ROUNDS: usize = 15;

/// The comparisons made.
#[derive(Default)]
struct Compared {
    moves: usize,
    /// The number of times a player did something else in the other house.
    hidden: usize,
}

/// A player's actions in the two houses: the viewer's are the same in both, the others' often are.
fn choose(one: &mut House, other: &mut House, seat: Seat, viewer: Viewer, dice: &mut Dice) -> (String, String) {
    let (here, there) = (one.actions(seat), other.actions(seat));
    let both: Vec<&String> = here.iter().filter(|action| there.contains(action)).collect();
    match dice.pick(&both) {
        Some(same) if !viewer.is(seat) && dice.one_in(2) => (same.to_string(), same.to_string()),
        _ => {
            let action = one.any_action(seat);
            let elsewhere = if viewer.is(seat) { action.clone() } else { other.any_action(seat) };
            (action, elsewhere)
        }
    }
}

/// Plays on in both houses at the same pace, for as long as the viewer sees the same.
fn compare(one: &mut House, other: &mut House, viewer: Viewer, dice: &mut Dice, compared: &mut Compared) {
    assert_eq!(one.fresh_look(), other.fresh_look(), "an imagined table looks the same");
    for _ in 0..AFTER {
        let asked: Vec<Seat> = one.asked();
        let Some(seat) = dice.pick(&asked).copied() else { return };
        let (action, elsewhere) = choose(one, other, seat, viewer, dice);
        one.act(seat, &action);
        other.act(seat, &elsewhere);
        let (here, there) = (one.fresh_look(), other.fresh_look());
        let (heard_here, heard_there) = (one.heard(), other.heard());
        if house::view_of(&here) != house::view_of(&there) {
            return;
        }
        assert_eq!(here, there, "{viewer:?} can tell two tables apart by the welcome");
        assert_eq!(heard_here, heard_there, "{viewer:?} can tell two tables apart");
        compared.moves += 1;
        compared.hidden += usize::from(action != elsewhere);
    }
}

fn try_plan(plan: Plan) -> Compared {
    let mut compared = Compared::default();
    let seed = Seed::named(plan.game);
    let viewers = (0..ROUNDS).flat_map(|_| plan.viewers());
    for (round, viewer) in (0..).zip(viewers) {
        let mut dice = seed.dice(round);
        let mut one = House::open(plan, viewer);
        let mut other = House::open(plan, viewer);
        for _ in 0..dice.below(plan.before) {
            let asked = one.asked();
            let Some(seat) = dice.pick(&asked).copied() else { break };
            let action = one.any_action(seat);
            one.act(seat, &action);
            other.act(seat, &action);
        }
        assert_eq!(one.heard(), other.heard(), "two servers in the same world say the same");
        one.imagine(seed.dice(1_000 + round));
        other.imagine(seed.dice(2_000 + round));
        compare(&mut one, &mut other, viewer, &mut dice, &mut compared);
    }
    println!("{plan:?}: {} moves compared, {} hidden", compared.moves, compared.hidden);
    // A bot with other cards soon plays something else, and then there is nothing more to compare.
    let least = if plan.bots == 0 { 3 } else { 1 };
    assert!(compared.moves >= least, "{plan:?}: only {} moves were compared", compared.moves);
    compared
}

/// The smallest and the largest table of this preset that we have people for.
fn sizes(game: &dyn AnyGame, preset: &str) -> Vec<usize> {
    let about = game.about();
    let preset = about.presets.iter().find(|known| known.name == preset).expect("a preset");
    let seats = preset.plans.iter().map(|plan| usize::from(plan.seats));
    let mut seats: Vec<usize> = seats.filter(|seats| (2..=PEOPLE.len()).contains(seats)).collect();
    seats.sort_unstable();
    seats.dedup();
    seats.drain(1..seats.len().saturating_sub(1).max(1));
    seats
}

#[test]
fn two_tables_that_a_viewer_cannot_tell_apart_send_it_the_same_bytes() {
    for game in catalogue().iter().filter(|game| game.about().hidden) {
        let preset = game.about().presets[0].name;
        let Some(people) = sizes(game.as_ref(), preset).first().copied() else { continue };
        try_plan(Plan { game: game.id(), preset, people, bots: 0, before: 5 });
    }
}

#[test]
fn bots_at_the_table_give_nothing_away() {
    // In bluff a bot waits while people may object, so there is no telling when it has finished.
    for game in catalogue().iter().filter(|game| game.about().hidden && game.id() != "bluff") {
        let preset = game.about().presets[0].name;
        let Some(seats) = sizes(game.as_ref(), preset).last().copied().filter(|seats| *seats > 2) else { continue };
        try_plan(Plan { game: game.id(), preset, people: seats - 1, bots: 1, before: 5 });
    }
}

#[test]
fn cards_that_partners_exchange_are_their_own() {
    let compared = try_plan(Plan { game: "keezen", preset: "exchange", people: 4, bots: 0, before: 5 });
    assert!(compared.hidden > 0, "a partner gave another card");
    try_plan(Plan { game: "keezen", preset: "exchange", people: 3, bots: 1, before: 5 });
}

#[test]
fn the_preview_of_a_link_shows_nothing_hidden() {
    for (game, preset, people) in [("keezen", "exchange", 4), ("keyword", "regular", 2), ("keebble", "large", 4)] {
        let plan = Plan { game, preset, people, bots: 0, before: 0 };
        for moves in [0, 3, 9] {
            let (mut one, mut other) = (House::open(plan, Viewer::Spectator), House::open(plan, Viewer::Spectator));
            for _ in 0..moves {
                let Some(seat) = one.asked().first().copied() else { break };
                let action = one.any_action(seat);
                one.act(seat, &action);
                other.act(seat, &action);
            }
            other.imagine(Seed::named(game).dice(moves));
            assert!(
                one.preview() == other.preview(),
                "{game}: something hidden shows in the preview after {moves} moves"
            );
        }
    }
}

#[test]
fn sealed_answers_stay_sealed() {
    // Cells are claimed, and a word is played or not, before anyone is asked for letters.
    let compared = try_plan(Plan { game: "keebble", preset: "large", people: 4, bots: 0, before: 12 });
    assert!(compared.hidden > 0, "a player gave another answer");
}
