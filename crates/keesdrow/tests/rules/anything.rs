//! Games that try everything: walks of any letters, challenges, passes, rulings and expiries.

use crate::table::rules;
use kee_game::{Dice, Game, GameTime, InWords, Input, Match, Plan, Ruling, Seat, Seed};
use kee_lexicon::{Lexicon, List};
use keesdrow::{Cell, Keesdrow, KeesdrowAction, LetterValues, PegBoard, Walk, Word};
use std::collections::BTreeMap;

/// A walk over neighbours that may run into a gap or a used-up letter.
fn any_walk(board: &PegBoard, dice: &mut Dice) -> Walk {
    let mut cell =
        Cell::new(dice.below(usize::from(board.width())) as u8, dice.below(usize::from(board.height())) as u8);
    let mut cells = vec![cell];
    for _ in 0..1 + dice.below(6) {
        let step = |at: u8, size: u8, dice: &mut Dice| (at + dice.below(3) as u8).saturating_sub(1).min(size - 1);
        cell = Cell::new(step(cell.column, board.width(), dice), step(cell.row, board.height(), dice));
        cells.push(cell);
    }
    Walk::new(cells)
}

fn any_input(game: &Match<Keesdrow>, dice: &mut Dice) -> Input<KeesdrowAction, keesdrow::KeesdrowChance> {
    let asked: Vec<Seat> = game.wait().asked().iter().collect();
    let seat = *dice.pick(&asked).expect("someone is asked");
    let board = &game.state().current().board;
    let walk = any_walk(board, dice);
    let word = board.spelled(&walk).and_then(|letters| Word::new(&letters));
    let action = match (dice.below(20), word) {
        (0, _) => KeesdrowAction::Pass,
        (1 | 2, _) => KeesdrowAction::Let,
        (3 | 4, _) => KeesdrowAction::Challenge(None),
        (5, _) => KeesdrowAction::Challenge(Some(1 + dice.below(3) as u16)),
        (6, _) => return Input::Ruling(*dice.pick(&[Ruling::Struck, Ruling::Stands]).expect("one of two")),
        (7, _) => return Input::Ruling(Ruling::Forfeit(seat)),
        (8, _) if dice.one_in(4) => {
            let window = dice.pick(game.wait().windows()).expect("a window").id;
            return Input::Expire { window };
        }
        (_, Some(word)) => KeesdrowAction::Play { word, walk },
        (_, None) => KeesdrowAction::Pass,
    };
    Input::Act { seat, action }
}

/// The score of the words that stood, counted letter by letter from the first one, and the uses they leave.
fn counted_again(game: &Match<Keesdrow>) -> (Vec<i64>, BTreeMap<u16, u8>) {
    let ground = &game.state().ground;
    let letters: BTreeMap<u16, _> = {
        let laid = game.state().layout.as_ref().expect("a layout");
        let tiles = game.rules().options().edition.tiles();
        let prints = laid.0.iter().flat_map(|tile| {
            let side = tiles[usize::from(tile.tile)].sides[usize::from(tile.side)];
            (0..4).map(move |corner| (tile.print(corner).0, side[usize::from(corner)]))
        });
        prints.collect()
    };
    let mut uses: BTreeMap<u16, u8> = BTreeMap::new();
    let mut scores = vec![0; game.rules().seating().len()];
    for (played, spelled) in ground.played.iter().zip(ground.series.iter()) {
        let times = if played.challenged.is_some() { 2 } else { 1 };
        for print in &spelled.prints {
            let used = uses.entry(print.0).or_default();
            *used += 1;
            assert!(*used <= 3, "a letter is used three times at most");
            let by = played.by.expect("every word was played by someone");
            scores[by.index()] += times * i64::from(LetterValues::SHEET.of(letters[&print.0])) * i64::from(*used);
        }
    }
    (scores, uses)
}

#[test]
fn points_pegs_and_series_add_up_whatever_is_tried() {
    let resources = Lexicon::list(List::Everyday).resources();
    let kinds: [&[(&str, &str)]; 6] = [
        &[("pegs", "boxed")],
        &[("turn", "spree"), ("timer", "60")],
        &[("variant", "flip_flop"), ("turn", "spree"), ("timer", "60"), ("pegs", "boxed")],
        &[("turn", "spree"), ("timer", "60"), ("bad_word", "turn")],
        &[("variant", "four_score"), ("pegs", "boxed"), ("edition", "tiny"), ("tiles", "5")],
        &[("variant", "four_score"), ("turn", "spree"), ("timer", "60"), ("pegs", "boxed"), ("tiles", "5")],
    ];
    let mut struck = 0;
    for (kind, number) in kinds.iter().flat_map(|kind| (0..6).map(move |number| (*kind, number))) {
        let sets = [&[("judge", "challenge"), ("goal", "10000")], kind].concat();
        let mut game = Match::new(rules("classic", &sets, Plan::alone(3), &resources).expect("a table"));
        let (seed, mut dice) = (Seed::named(&format!("anything {number}")), Seed::named("inputs").dice(number));
        while game.deal(&seed).is_some() {}
        for _ in 0..400 {
            if game.wait().outcome().is_some() {
                break;
            }
            let input = any_input(&game, &mut dice);
            let before = game.state().ground.clone();
            let was_bad = matches!(input, Input::Ruling(Ruling::Struck));
            if game.apply(GameTime::from_millis(game.now().millis() + 10), input).is_ok() && was_bad {
                assert_eq!(game.state().ground, before, "a turn that is struck leaves nothing behind");
                struck += 1;
            }
            game.rules().invariant(game.state()).expect("nothing is lost or made");
            let position = game.rules().position(game.state());
            let again = game.rules().set_up(&position).map(|state| game.rules().position(&state));
            assert_eq!(again, Ok(position));
        }
        let (scores, uses) = counted_again(&game);
        let four_score = sets.contains(&("variant", "four_score"));
        assert!(four_score || scores == game.state().scores, "{kind:?}: {scores:?}");
        for (_, face) in game.state().ground.board.cells() {
            assert!(face.is_none_or(|face| uses.get(&face.print.0).copied().unwrap_or(0) == face.uses));
        }
    }
    assert!(struck > 0);
}
