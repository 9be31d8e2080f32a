//! Nobody learns anything: two servers whose tables differ only in what a viewer may not see send that viewer the same
//! bytes, over real sockets.

mod house;
mod world;

use house::{House, PEOPLE};
use kee_game::{Dice, Seat, Seed, Viewer};
use kee_games::{AnyGame, catalogue};

/// How many moves are played before the tables part, and how many after.
const BEFORE: usize = 5;
const AFTER: usize = 6;
/// How often it is tried with every viewer.
const ROUNDS: usize = 5;

/// What was compared.
#[derive(Default)]
struct Compared {
    moves: usize,
    /// How often somebody did something else in the other house.
    hidden: usize,
}

/// Plays on in both houses at the same pace for as long as the viewer sees the same.
fn compare(one: &mut House, other: &mut House, viewer: Viewer, dice: &mut Dice, compared: &mut Compared) {
    assert_eq!(one.fresh_look(), other.fresh_look(), "an imagined table looks the same");
    for _ in 0..AFTER {
        let asked: Vec<Seat> = one.asked();
        let Some(seat) = dice.pick(&asked).copied() else { return };
        let action = one.any_action(seat);
        let elsewhere = if viewer.is(seat) { action.clone() } else { other.any_action(seat) };
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

fn try_game(game: &dyn AnyGame, compared: &mut Compared) {
    let about = game.about();
    let preset = &about.presets[0];
    let seats =
        preset.plans.iter().map(|plan| usize::from(plan.seats)).find(|seats| (2..=PEOPLE.len()).contains(seats));
    let Some(seats) = seats else { return };
    let seed = Seed::named(game.id());
    let viewers = (0..ROUNDS).flat_map(|_| Viewer::all(seats));
    for (round, viewer) in (0..).zip(viewers) {
        let mut dice = seed.dice(round);
        let mut one = House::open(game.id(), seats, viewer);
        let mut other = House::open(game.id(), seats, viewer);
        for _ in 0..dice.below(BEFORE) {
            let asked = one.asked();
            let Some(seat) = dice.pick(&asked).copied() else { break };
            let action = one.any_action(seat);
            one.act(seat, &action);
            other.act(seat, &action);
        }
        assert_eq!(one.heard(), other.heard(), "two servers in the same world say the same");
        one.imagine(seed.dice(1_000 + round));
        other.imagine(seed.dice(2_000 + round));
        compare(&mut one, &mut other, viewer, &mut dice, compared);
    }
}

#[test]
fn two_tables_that_a_viewer_cannot_tell_apart_send_it_the_same_bytes() {
    for game in catalogue().iter().filter(|game| game.about().hidden && !game.about().finding) {
        let mut compared = Compared::default();
        try_game(game.as_ref(), &mut compared);
        println!("{}: {} moves compared, {} hidden", game.id(), compared.moves, compared.hidden);
        assert!(compared.moves > 2, "{}: only {} moves were compared", game.id(), compared.moves);
    }
}
