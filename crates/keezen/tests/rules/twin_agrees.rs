//! The fast generator and the slow twin on random positions with random options.

use crate::twin::{Spot, Twin};
use kee_game::{Dice, Seed};
use keezen::core::{Card, Fill, Laws, PawnBoard};
use std::ops::ControlFlow;

fn random_laws(dice: &mut Dice) -> Laws {
    let seats = 2 + dice.below(8);
    let teams: &[usize] = match seats {
        4 => &[2, 4],
        6 => &[3, 2, 6],
        8 => &[4, 8],
        9 => &[3, 9],
        _ => &[seats],
    };
    let teams = *dice.pick(teams).expect("a way to play");
    let fill = *dice.pick(&[Fill::Free, Fill::DeepestFirst, Fill::Connected]).expect("an order");
    let two_colours = seats == 2 && dice.one_in(2);
    let free_share = teams < seats && dice.one_in(2);
    // The twin takes long for all orders of many parts.
    let parts = match dice.below(96) {
        0 if !free_share => 7,
        0..=7 => 3,
        _ => 2,
    };
    // Each option follows the sheet half of the time, so that options meet each other and the sheet.
    let mut other = || dice.one_in(2);
    Laws {
        king_moves: other(),
        friendly_fire: other(),
        guard_again: other(),
        jack_from_start: other(),
        extra_lap: other(),
        fill,
        parts,
        free_share,
        colours: if two_colours { 4 } else { seats as u8 },
        side: Laws::sides(teams),
        ..Laws::sheet(seats, false)
    }
}

/// Pawns anywhere, many of them near the entry or in the base, where most rules meet.
fn random_pawns(laws: Laws, dice: &mut Dice) -> Twin {
    let seats = laws.colour_count();
    let mut twin = Twin { laws, pawns: Vec::new(), guards: vec![false; seats], gone: vec![false; seats] };
    for seat in 0..seats {
        twin.gone[seat] = dice.one_in(8);
        let mut pawns: Vec<Spot> = Vec::new();
        let home = dice.below(4);
        for _ in 0..4 {
            let near = (16 * seat + 16 * seats - dice.below(9)) % (16 * seats);
            let spot = match dice.below(6) {
                0 => Spot::Waits,
                1 => Spot::Track(dice.below(16 * seats)),
                2 => Spot::Track(near),
                3 => Spot::Track(16 * seat),
                _ => Spot::Base(dice.below(4)),
            };
            let spot = if home == 3 && dice.below(8) > 0 { Spot::Base(dice.below(4)) } else { spot };
            let taken = pawns.contains(&spot)
                || (matches!(spot, Spot::Track(_)) && twin.pawns.iter().flatten().any(|other| *other == spot));
            pawns.push(if taken { Spot::Waits } else { spot });
        }
        twin.guards[seat] = pawns.contains(&Spot::Track(16 * seat)) && !twin.gone[seat] && !dice.one_in(4);
        twin.pawns.push(pawns);
    }
    twin
}

fn fast_plays(laws: &Laws, board: &PawnBoard, seat: usize, card: Card) -> Vec<(String, String)> {
    let mut plays = Vec::new();
    let _ = board.visit_plays(laws, seat, card, &mut |play| {
        let mut after = *board;
        after.make(laws, seat, &play);
        plays.push((play.to_string(), after.to_string()));
        ControlFlow::Continue(())
    });
    let shown = plays.len();
    plays.sort();
    plays.dedup();
    assert_eq!(plays.len(), shown, "every play is shown once: {plays:?}");
    plays
}

#[test]
fn z5_1_the_generator_agrees_with_its_slow_twin_on_every_card() {
    let mut dice = Seed::named("keezen twin").dice(0);
    let (mut compared, mut finishing, mut many) = (0, 0, 0);
    for _ in 0..1_500 {
        let laws = random_laws(&mut dice);
        let twin = random_pawns(laws, &mut dice);
        if (0..laws.seat_count()).any(|seat| twin.has_won(seat)) {
            continue;
        }
        let mut board: PawnBoard = twin.text().parse().expect("possible pawns");
        (0..laws.colour_count()).filter(|colour| twin.gone[*colour]).for_each(|colour| board.leave(colour));
        let cards = Card::all().chain([Card::JOKER]);
        for (seat, card) in (0..laws.seat_count()).flat_map(|seat| cards.clone().map(move |card| (seat, card))) {
            let fast = fast_plays(&laws, &board, seat, card);
            assert_eq!(fast, twin.plays(seat, card.letter()), "seat {seat} with {card} on {board}, {laws:?}");
            compared += fast.len();
            finishing += fast.iter().filter(|(play, _)| play.contains(">h") && play.contains(':')).count();
            many += fast.iter().filter(|(play, _)| play.matches('>').count() > 2).count();
        }
    }
    assert!(compared > 50_000 && finishing > 500, "{compared} plays, {finishing} of them with a partner's pawn");
    assert!(many > 2_000, "{many} plays over three pawns or more");
}
