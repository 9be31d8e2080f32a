//! Placing words by hand: text forms, fits, misfits with their reasons, and the words that are made.

use kee_grid::{Board, Border, Direction, FittedWord, Layout, Letters, Misfit, Placement, Square, Tile};

/// A board from its rows, with walls.
fn board(rows: &[&str], walls: &[&str]) -> Board {
    let rows = rows.iter().map(|row| (*row).to_owned()).collect();
    let walls = walls.iter().map(|wall| wall.parse().unwrap()).collect();
    Layout { rows, walls }.board().unwrap()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn fit(board: &Board, placement: &str) -> Result<FittedWord, Misfit> {
    placement.parse::<Placement>().unwrap().fit(board)
}

fn tiles(text: &str) -> Vec<(Square, Tile)> {
    text.split_whitespace()
        .map(|tile| {
            let (at, letter) = tile.split_once('=').unwrap();
            (square(at), letter.parse().unwrap())
        })
        .collect()
}

fn words(board: &Board, fitted: &FittedWord) -> Vec<String> {
    fitted.words(board).iter().map(ToString::to_string).collect()
}

#[test]
fn text_forms_read_back_and_have_one_spelling() {
    for text in ["8D WORD", "D8 WORD", "25Y A", "1A W(OR)D", "A1 (W)ORd", "10B a(B)c(DE)"] {
        assert_eq!(text.parse::<Placement>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "8D",
        "WORD",
        "8D ",
        "8D W()RD",
        "8D (W)(O)RD",
        "8D (WORD",
        "8D W)ORD",
        "08D WORD",
        "26A A",
        "1Z A",
        "8D W RD",
        "8d8 W",
    ] {
        assert!(text.parse::<Placement>().is_err(), "{text:?}");
    }
    for text in ["d8", "a1", "y25"] {
        assert_eq!(square(text).to_string(), text);
    }
    for text in ["c3|c4", "c3|d3"] {
        assert_eq!(text.parse::<Border>().unwrap().to_string(), text);
    }
    assert_eq!("c4|c3".parse::<Border>().unwrap().to_string(), "c3|c4");
    for text in ["c3|d4", "c3|c3", "c3", "c3|", "|"] {
        assert!(text.parse::<Border>().is_err(), "{text:?}");
    }
}

#[test]
fn a_word_longer_than_any_board_is_not_read() {
    assert!(format!("1A {}", "A".repeat(25)).parse::<Placement>().is_ok());
    assert!(format!("1A {}", "A".repeat(26)).parse::<Placement>().is_err());
    assert!(format!("1B {}", "A".repeat(25)).parse::<Placement>().is_err());
}

#[test]
fn a_word_is_completed_by_the_letters_it_touches() {
    let board = board(&["....", "CAR.", "...."], &[]);
    for text in ["2D S", "2A CARS", "2A (CAR)S", "2C (R)S"] {
        assert_eq!(fit(&board, text).unwrap().placement(&board).to_string(), "2A (CAR)S", "{text}");
    }
}

#[test]
fn a_single_tile_is_played_across_if_it_makes_a_word_across() {
    let board = board(&["A..", "...", "..A"], &[]);
    assert_eq!(fit(&board, "B1 T").unwrap().placement(&board).to_string(), "1A (A)T");
    assert_eq!(fit(&board, "2A T").unwrap().placement(&board).to_string(), "A1 (A)T");
    let both = self::board(&["A.", ".A"], &[]);
    assert_eq!(fit(&both, "B1 T").unwrap().placement(&both).to_string(), "1A (A)T");
}

#[test]
fn misfits_are_named() {
    let board = board(&["....", "CA.E", "..#.", "...."], &["a4|b4"]);
    let cases = [
        ("2A CA(S)E", Misfit::NotThere(square("c2"), Tile::from_char('S').unwrap().letter())),
        ("2A (CA)NED", Misfit::OffBoard(square("e2"))),
        ("2A COME", Misfit::Taken(square("b2"), Tile::from_char('A').unwrap())),
        ("C1 DOG", Misfit::OffBoard(square("c3"))),
        ("2A (CA)", Misfit::NothingNew),
        ("2A CA", Misfit::NothingNew),
        ("4A NO", Misfit::Wall("a4|b4".parse().unwrap())),
    ];
    for (text, misfit) in cases {
        assert_eq!(fit(&board, text).unwrap_err(), misfit, "{text}");
    }
    let cases = [
        ("", Misfit::NothingNew),
        ("a1=N b3=O", Misfit::NotInLine),
        ("a1=N c1=T", Misfit::Gap(square("b1"))),
        ("a1=N a1=T", Misfit::Twice(square("a1"))),
        ("a2=N", Misfit::Taken(square("a2"), Tile::from_char('C').unwrap())),
        ("c2=N c4=O", Misfit::OffBoard(square("c3"))),
        ("z1=A".replace('z', "y").as_str(), Misfit::OffBoard(square("y1"))),
        ("a4=N b4=O", Misfit::Wall("a4|b4".parse().unwrap())),
    ]
    .map(|(text, misfit)| (text.to_owned(), misfit));
    for (text, misfit) in cases {
        assert_eq!(FittedWord::from_tiles(&board, &tiles(&text)).unwrap_err(), misfit, "{text}");
    }
}

#[test]
fn tiles_join_along_the_letters_between_them() {
    let board = board(&["....", "CA.E", "...."], &[]);
    let fitted = FittedWord::from_tiles(&board, &tiles("c2=F")).unwrap();
    assert_eq!(fitted.placement(&board).to_string(), "2A (CA)F(E)");
    assert!(fitted.is_joined(&board));
    let apart = FittedWord::from_tiles(&board, &tiles("c3=N d3=O")).unwrap();
    assert_eq!(words(&board, &apart), ["no", "eo"]);
}

#[test]
fn a_wall_ends_words_and_contact() {
    let open = board(&["...", "DOG", "..."], &[]);
    let walled = board(&["...", "DOG", "..."], &["a1|a2", "b1|b2"]);
    assert_eq!(words(&open, &fit(&open, "1A NO").unwrap()), ["no", "nd", "oo"]);
    let fitted = fit(&walled, "1A NO").unwrap();
    assert_eq!(words(&walled, &fitted), ["no"]);
    assert!(!fitted.is_joined(&walled));
}

#[test]
fn contact_at_a_corner_does_not_join_but_is_seen() {
    let board = board(&["....", ".DOG", "...."], &[]);
    let fitted = fit(&board, "A1 N").unwrap();
    assert!(!fitted.is_joined(&board));
    assert_eq!(fitted.diagonal_contact(&board), Some(square("b2")));
}

#[test]
fn a_board_is_written_and_read_back() {
    let board = board(&["A.#", "b..", "..."], &["a1|a2", "b2|c2"]);
    let json = serde_json::to_string(&board).unwrap();
    assert_eq!(json, r#"{"rows":["A.#","b..","..."],"walls":["b2|c2","a1|a2"]}"#);
    assert_eq!(serde_json::from_str::<Board>(&json).unwrap(), board);
    let bad = [
        r#"{"rows":[]}"#,
        r#"{"rows":["..","."]}"#,
        r#"{"rows":["!"]}"#,
        r#"{"rows":["."],"walls":["a1|a2"]}"#,
        r#"{"rows":["."],"tiles":[]}"#,
    ];
    for bad in bad {
        assert!(serde_json::from_str::<Board>(bad).is_err(), "{bad}");
    }
}

#[test]
fn neighbours_and_borders_know_walls_and_gaps() {
    let board = board(&["...", ".#.", "..."], &["a1|b1"]);
    let names = |squares: Vec<Square>| squares.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names(board.neighbours(square("a1")).collect()), ["a2"]);
    assert_eq!(names(board.neighbours(square("a2")).collect()), ["a1", "a3"]);
    assert_eq!(board.borders().count(), 8);
    assert_eq!(board.walls().collect::<Vec<_>>(), ["a1|b1".parse().unwrap()]);
    assert_eq!(board.run(square("c1"), Direction::Across), (square("c1"), square("c1")));
}

fn letters(text: &str) -> Letters {
    text.parse().expect(text)
}

#[test]
fn every_choice_of_letters_comes_once() {
    let all: Vec<String> = letters("AAB").choices().map(|choice| choice.to_string()).collect();
    assert_eq!(all, ["B", "A", "AB", "AA", "AAB"]);
    assert_eq!(letters("ABCDEFGHIJ").choices().count(), 1023);
    assert_eq!(Letters::NONE.choices().count(), 0);
}

#[test]
fn letters_are_read_in_any_order_and_written_alphabetically() {
    assert_eq!((letters("TREE").to_string(), letters("TREE").spaced()), ("EERT".to_owned(), "E E R T".to_owned()));
    assert_eq!(Letters::gather("tEa").map(|letters| letters.to_string()), Some("AET".to_owned()));
    assert_eq!(Letters::gather("t?"), None);
    for wrong in ["er", "E R", "\u{c9}"] {
        assert!(wrong.parse::<Letters>().is_err(), "{wrong}");
    }
}

#[test]
fn letters_are_counted_one_by_one() {
    let mut hand = letters("TREE");
    let e = Tile::from_char('E').unwrap().letter();
    assert_eq!((hand.len(), hand.count(e)), (4, 2));
    assert_eq!(letters("AET").lacking(&letters("AEET")), Letters::only(e));
    assert!(hand.take(e) && hand.take(e) && !hand.take(e));
    assert_eq!(hand, letters("RT"));
    assert!(!hand.has_all(&letters("RR")) && hand.has_all(&letters("T")));
}
