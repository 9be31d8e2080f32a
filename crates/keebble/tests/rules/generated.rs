//! Generated boards (B1.6).

use kee_grid::Direction;
use keebble::{BoardSeed, Paper, Sheet, SheetPlan, Special};
use std::collections::BTreeMap;

fn plan(size: (usize, usize), seats: usize, specials: bool) -> SheetPlan {
    SheetPlan { width: size.0, height: size.1, seats, walls: true, supercells: specials, celldance: specials }
}

fn boards(plan: SheetPlan, count: usize) -> Vec<Sheet> {
    let seed = |number: usize| format!("test-{number}").parse().expect("a seed");
    (0..count).map(|number| Sheet::generate(&seed(number), &plan)).collect()
}

fn range(numbers: impl Iterator<Item = usize> + Clone) -> (usize, usize) {
    (numbers.clone().min().expect("some"), numbers.max().expect("some"))
}

#[test]
fn b1_6_boards_have_as_many_letters_walls_and_hands_as_the_sheet_says() {
    let expected = [((8, 8), (1, 5), (3, 7), 5), ((8, 4), (1, 3), (1, 2), 3), ((16, 8), (2, 10), (7, 16), 10)];
    for (size, letters, walls, specials) in expected {
        let all = boards(plan(size, 4, true), 300);
        let count = |count: fn(&Paper) -> usize| all.iter().map(move |sheet| count(&sheet.paper));
        assert_eq!(range(count(|paper| paper.board.tiles().count())), letters, "{size:?}");
        assert_eq!(range(count(|paper| paper.board.walls().count())), walls, "{size:?}");
        assert_eq!(range(count(|paper| paper.specials.len())), (specials, specials), "{size:?}");
        assert_eq!(range(all.iter().map(|sheet| sheet.hands[0].len())), (1, 3), "{size:?}");
        for Sheet { paper, hands } in &all {
            assert!(hands.iter().all(|hand| hand.len() == hands[0].len()), "a common hand size");
            assert!(paper.claimed.iter().flatten().all(|cell| paper.is_edge(*cell)));
            let star = paper.star.expect("a star");
            assert!(paper.centre().contains(&star) && paper.board.is_free(star));
            assert!(paper.specials.keys().all(|square| paper.board.is_free(*square) && *square != star));
        }
    }
}

/// Four to nine per hundred of the borders that are not along the edge of the paper, rounded down.
#[test]
fn b1_6_every_size_has_the_same_share_of_walls() {
    for ((width, height), inner, walls) in [((8, 8), 84, (3, 7)), ((8, 4), 32, (1, 2)), ((16, 8), 188, (7, 16))] {
        assert_eq!((width - 1) * (height - 2) + (width - 2) * (height - 1), inner);
        assert_eq!((4 * inner / 100, 9 * inner / 100), walls);
        let all = boards(plan((width, height), 2, false), 300);
        assert_eq!(range(all.iter().map(|sheet| sheet.paper.board.walls().count())), walls, "{width} x {height}");
    }
}

#[test]
fn b1_6_a_board_without_walls_is_the_same_otherwise() {
    for size in [(8, 8), (8, 4), (16, 8)] {
        let with = boards(plan(size, 4, true), 20);
        let without = boards(SheetPlan { walls: false, ..plan(size, 4, true) }, 20);
        for (with, without) in with.iter().zip(without) {
            assert_eq!(without.paper.board.walls().count(), 0);
            let mut cleared = without.clone();
            with.paper.board.walls().for_each(|wall| cleared.paper.board.build_wall(wall));
            assert_eq!(&cleared, with);
        }
    }
}

#[test]
fn b1_6_no_wall_stands_between_two_neighbours_on_the_same_outer_row_or_column() {
    for sheet in boards(plan((8, 8), 6, false), 300) {
        for wall in sheet.paper.board.walls() {
            let [one, other] = wall.squares();
            let at_side = match wall.direction() {
                Direction::Across => [0, 7].contains(&one.row()),
                Direction::Down => [0, 7].contains(&other.column()),
            };
            assert!(!at_side, "{wall}");
        }
    }
}

#[test]
fn b1_6_letters_and_kinds_come_by_their_weights() {
    let all = boards(plan((8, 8), 6, true), 3000);
    let mut letters = BTreeMap::new();
    let mut kinds = BTreeMap::new();
    for sheet in &all {
        let on_board = sheet.paper.board.tiles().map(|(_, tile)| tile.letter());
        let in_hands = sheet.hands.iter().flat_map(|hand| hand.iter());
        on_board.chain(in_hands).for_each(|letter| *letters.entry(letter.to_char()).or_insert(0_u32) += 1);
        sheet.paper.specials.values().for_each(|kind| *kinds.entry(*kind).or_insert(0_u32) += 1);
    }
    let near = |got: u32, times: f64, of: u32| (f64::from(got) - times * f64::from(of)).abs() < 0.15 * f64::from(got);
    assert!(near(letters[&'e'], 2.0, letters[&'d']), "E counts 1 and D 2: {letters:?}");
    assert!(near(letters[&'a'], 3.0, letters[&'b']), "A counts 1 and B 3: {letters:?}");
    assert!(near(letters[&'s'], 10.0, letters[&'z']), "S counts 1 and Z 10: {letters:?}");
    assert!(near(kinds[&Special::DoubleLetter], 4.0, kinds[&Special::TripleWord]), "{kinds:?}");
    assert!(near(kinds[&Special::Thief], 2.0, kinds[&Special::Destroyer]), "{kinds:?}");
    assert!(near(kinds[&Special::Garbage], 3.0, kinds[&Special::BigAsk]), "{kinds:?}");
    assert_eq!(kinds.len(), 11);
}

#[test]
fn b1_6_placement_avoids_crowding() {
    let beside = |sheet: &Sheet| {
        let tiles: Vec<_> = sheet.paper.board.tiles().map(|(square, _)| square).collect();
        let near = |one: kee_grid::Square, other: kee_grid::Square| {
            one.row().abs_diff(other.row()).max(one.column().abs_diff(other.column())) == 1
        };
        tiles.iter().any(|one| tiles.iter().any(|other| near(*one, *other)))
    };
    assert!(!boards(plan((8, 8), 2, false), 300).iter().any(beside), "no two letters touch, where there is room");
}

#[test]
fn b1_6_the_paper_of_a_seed_is_the_same_for_any_players_and_expansions() {
    let seed: BoardSeed = "game-night".parse().expect("a seed");
    let few = Sheet::generate(&seed, &plan((8, 8), 2, false));
    let many = Sheet::generate(&seed, &plan((8, 8), 6, true));
    assert_eq!(few.paper.star, many.paper.star);
    assert_eq!(few.paper.board.tiles().collect::<Vec<_>>(), many.paper.board.tiles().collect::<Vec<_>>());
    assert_eq!(few.paper.board.walls().collect::<Vec<_>>(), many.paper.board.walls().collect::<Vec<_>>());
    assert_eq!((&few.paper.claimed[..], &few.hands[..]), (&many.paper.claimed[..2], &many.hands[..2]));
}

/// A board as one line: the drawing, the special cells and the hands.
fn told(seed: &str, plan: SheetPlan) -> String {
    let Sheet { paper, hands } = Sheet::generate(&seed.parse().expect("a seed"), &plan);
    let hands: Vec<String> = hands.iter().map(ToString::to_string).collect();
    format!("{}\n{}", paper.drawn(), hands.join("/"))
}

/// These boards are a promise: a shared seed gives the same board forever.
#[test]
fn b1_6_the_same_seed_gives_the_same_board_forever() {
    for (name, golden) in GOLDEN {
        let (seed, plan) = match *name {
            "small" => ("small", plan((8, 4), 2, false)),
            "large" => ("large", plan((16, 8), 6, true)),
            name => (name, plan((8, 8), 3, true)),
        };
        assert_eq!(told(seed, plan), golden.trim_start_matches('\n'), "{name}");
    }
}

#[rustfmt::skip] // Drawings stay as they are.
const GOLDEN: &[(&str, &str)] = &[
    (
        "game-night",
        r"
     a   b   c   d   e   f   g   h
 1  .   .   .   .   .   .   .   .
       ---
 2 (B)  .   .   .   BL  .   .   .
 3  .   .   .   .   .   .   .   .
 4  .   .   CO  .   .   .   A   .
                   ---
 5  .   .   .   .   *   .   .   .
 6  TW  .   CO  . | .   .   .  (C)
 7  .   .   .   .   . | .   .   .
 8  .  (A)  .   B   .   B   .   DE
HLT/AAL/AES",
    ),
    (
        "keebble",
        r"
     a   b   c   d   e   f   g   h
 1  .   .  (A)  .   M   .   M   .
               ---
 2  .   . | .   .   .   .   .   .
 3  .   .   .   A   .   CO  .   .
 4  M   .   .   .   .   .   . | .
                   ---
 5  .   .   J   .   *   .   .   .
 6  .   .   .   DW| .   .   .  (B)
 7  .   .   GA  .   .   .   .   .
       ---
 8  .   TH  .   .  (C)  .   DW  .
ELO/FIU/LOU",
    ),
    (
        "2026",
        r"
     a   b   c   d   e   f   g   h
 1  Y   .   .  (A)  .   .   .   .
 2  .   .   .   .   .   .   .   .
 3  GA  .   D   . | .   .   .   .
 4  .   .   .   .   *   .   .  (B)
                           ---
 5  .   .   TL  . | .   .   .   .
 6  .   .   .   .   .   DW  .  (C)
 7  .   U   .   H   .   .   .   .
 8  GB  .   .   .   DL  .   W   .
FRX/DIL/BOW",
    ),
    (
        "small",
        r"
     a   b   c   d   e   f   g   h
 1  .   .   .  (A)  .   L   .   .
                           ---
 2  .   .   .   .   *   .   .  (B)
 3  .   .   .   .   .   U   .   .
                           ---
 4  .   .   .   .   .   .   E   .
SUZ/ELN",
    ),
    (
        "large",
        r"
     a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p
 1  .   .  (B)  .   DW  .   .   .  (C)  .   .   .   .   .   .   .
 2  .   .   .   .   .   .   .   .   .   .   .   .   TH  .   .   DL
 3  .   . | .   .   .   O   .   U   .   .   O   .   .   .   .   .
                                               ---
 4  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
 5  TL  .   TL  .   .   .   .   *   .   . | .   DL  .   .   .   TW
 6  .   .   .   .   . | .   .   .   .   .   .   .   .   .   .   .
                                                       ---
 7  .   .   .   .   .   .   DL  . | .   . | .   .   .   .   .   .
                           ---
 8 (F)  .   TH  .  (A)  .   .   .  (E)  .   DL  .   .   .   .  (D)
LNU/CNR/DSS/GUW/LUU/AJQ",
    ),
];
