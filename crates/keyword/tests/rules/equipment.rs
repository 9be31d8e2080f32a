use crate::common::{TWO, everyday, rules};
use kee_grid::Square;
use kee_lexicon::Letter;
use keyword::{BoardChoice, Colour, Paint};

fn reconstruction() -> std::sync::Arc<keyword::PrintedBoard> {
    BoardChoice::Reconstruction.printed()
}

#[test]
fn w1_1_nineteen_by_nineteen_squares_of_four_colours_with_gray_in_the_centre() {
    let board = reconstruction();
    assert_eq!((board.width(), board.height(), board.squares().count()), (19, 19, 361));
    let quarter = |square: &str| board.paint(square.parse().expect("a square"));
    assert_eq!(quarter("a1"), Some(Paint::Plain(Colour::Blue)));
    assert_eq!(quarter("s1"), Some(Paint::Plain(Colour::Red)));
    assert_eq!(quarter("s19"), Some(Paint::Plain(Colour::Yellow)));
    assert_eq!(quarter("a19"), Some(Paint::Plain(Colour::Green)));
    assert_eq!(quarter("j10"), Some(Paint::Gray));
}

#[test]
fn w1_2_84_squares_a_colour_with_four_keys_and_25_gray() {
    let board = reconstruction();
    let count = |wanted: &dyn Fn(Paint) -> bool| board.squares().filter(|(_, paint)| wanted(*paint)).count();
    for colour in Colour::ALL {
        assert_eq!(count(&|paint| matches!(paint, Paint::Plain(of) | Paint::Key(of) if of == colour)), 84, "{colour}");
        assert_eq!(count(&|paint| paint == Paint::Key(colour)), 4, "{colour}");
    }
    assert_eq!(count(&|paint| paint == Paint::Gray), 25);
    let gray: Vec<String> = board.gray().map(|square| square.to_string()).collect();
    assert_eq!((gray[0].as_str(), gray[24].as_str()), ("h8", "l12"));
}

#[test]
fn w1_2_blue_is_given_and_the_others_follow_by_quarter_turns() {
    let board = reconstruction();
    for (row, column) in [(3, 3), (3, 8), (8, 3), (6, 6)] {
        assert_eq!(board.paint(Square::new(row - 1, column - 1)), Some(Paint::Key(Colour::Blue)));
    }
    let next = |colour: Colour| match colour {
        Colour::Blue => Colour::Red,
        Colour::Red => Colour::Yellow,
        Colour::Yellow => Colour::Green,
        Colour::Green => Colour::Blue,
    };
    for (square, paint) in board.squares() {
        let turned = board.paint(Square::new(square.column(), 18 - square.row()));
        let expected = match paint {
            Paint::Gray => Paint::Gray,
            Paint::Plain(colour) => Paint::Plain(next(colour)),
            Paint::Key(colour) => Paint::Key(next(colour)),
        };
        assert_eq!(turned, Some(expected), "{square}");
    }
    let blue =
        board.squares().filter(|(_, paint)| matches!(paint, Paint::Plain(Colour::Blue) | Paint::Key(Colour::Blue)));
    assert!(blue.into_iter().all(|(square, _)| square.row() < 9 && square.column() < 10));
}

#[test]
fn w1_3_a_hundred_letters_and_no_blanks() {
    let board = reconstruction();
    let letters = board.letters();
    assert_eq!(letters.len(), 100);
    let count = |letter: char| letters.count(Letter::from_char(letter).expect("a letter"));
    let counts: String = ('A'..='Z').map(|letter| format!("{letter}{} ", count(letter))).collect();
    let sheet = "E11 A9 I8 O8 T7 N6 R6 S5 L4 U4 D4 G3 H3 C3 M3 B2 P2 F2 W2 Y2 V1 K1 J1 Q1 X1 Z1";
    let mut sheet: Vec<&str> = sheet.split(' ').collect();
    sheet.sort_unstable();
    assert_eq!(counts.trim_end(), sheet.join(" "));
}

#[test]
fn w1_4_an_owner_plays_on_the_board_he_typed_in() {
    let own = reconstruction().to_string().replace(" A9B2", " A8B3").replace("5,5,10,25,50 ", "1,2,3,4,5 ");
    let rules = rules("regular", &[("board", own.as_str())], TWO, &everyday()).expect("an own board");
    assert_eq!(rules.printed().letters().count(Letter::from_char('B').expect("a letter")), 3);
    assert_eq!(rules.printed().values(false).to_array(), [1, 2, 3, 4, 5]);
    assert_eq!(rules.printed().values(true), reconstruction().values(true));
}
