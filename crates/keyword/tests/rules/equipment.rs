use crate::table::{TWO, everyday, rules};
use kee_grid::Square;
use kee_lexicon::Letter;
use keyword::{BoardChoice, Paint, RackColour};

fn reconstruction() -> std::sync::Arc<keyword::PrintedBoard> {
    BoardChoice::Reconstruction.printed()
}

#[test]
fn w1_1_nineteen_by_nineteen_squares_of_four_colours_with_grey_in_the_centre() {
    let board = reconstruction();
    assert_eq!((board.width(), board.height(), board.squares().count()), (19, 19, 361));
    let quarter = |square: &str| board.paint(square.parse().expect("a square"));
    assert_eq!(quarter("a1"), Some(Paint::Plain(RackColour::Blue)));
    assert_eq!(quarter("s1"), Some(Paint::Plain(RackColour::Red)));
    assert_eq!(quarter("s19"), Some(Paint::Plain(RackColour::Yellow)));
    assert_eq!(quarter("a19"), Some(Paint::Plain(RackColour::Green)));
    assert_eq!(quarter("j10"), Some(Paint::Gray));
}

#[test]
fn w1_2_squares_of_each_colour_with_four_keys_and_25_grey() {
    let board = reconstruction();
    let count = |wanted: &dyn Fn(Paint) -> bool| board.squares().filter(|(_, paint)| wanted(*paint)).count();
    for (colour, squares) in RackColour::ALL.into_iter().zip([85, 78, 95, 78]) {
        let of = |paint| matches!(paint, Paint::Plain(of) | Paint::Key(of) if of == colour);
        assert_eq!(count(&of), squares, "{colour}");
    }
    assert_eq!(count(&|paint| paint == Paint::Gray), 25);
    let gray: Vec<String> = board.gray().map(|square| square.to_string()).collect();
    assert_eq!((gray[0].as_str(), gray[24].as_str()), ("f6", "j10"));
    let keys =
        |colour| board.squares_painted(Paint::Key(colour)).map(|key| key.to_string()).collect::<Vec<_>>().join(" ");
    let all = RackColour::ALL.map(keys);
    assert_eq!(all, ["d4 i4 e5 d9", "l3 q3 n6 q8", "q12 o15 l17 q17", "c12 f14 c17 h17"]);
}

#[test]
fn w1_2_the_board_is_its_own_mirror_image_with_red_and_green_exchanged() {
    let board = reconstruction();
    let mirrored = |colour: RackColour| match colour {
        RackColour::Red => RackColour::Green,
        RackColour::Green => RackColour::Red,
        RackColour::Blue | RackColour::Yellow => colour,
    };
    for (square, paint) in board.squares() {
        let expected = match paint {
            Paint::Gray => Paint::Gray,
            Paint::Plain(colour) => Paint::Plain(mirrored(colour)),
            Paint::Key(colour) => Paint::Key(mirrored(colour)),
        };
        assert_eq!(board.paint(Square::new(square.column(), square.row())), Some(expected), "{square}");
    }
    assert_eq!(
        RackColour::PAIR.map(mirrored),
        [RackColour::Green, RackColour::Red],
        "so the pair of W2.1 is fair by itself"
    );
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
fn w1_4_an_owner_plays_on_a_typed_in_board() {
    let own = reconstruction().to_string().replace(" A9B2", " A8B3").replace("5,5,10,25,50 ", "1,2,3,4,5 ");
    let rules = rules("regular", &[("board", own.as_str())], TWO, &everyday()).expect("an own board");
    assert_eq!(rules.printed().letters().count(Letter::from_char('B').expect("a letter")), 3);
    assert_eq!(rules.printed().values(false).to_array(), [1, 2, 3, 4, 5]);
    assert_eq!(rules.printed().values(true), reconstruction().values(true));
}
