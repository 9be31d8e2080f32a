//! The pictures of special cells, drawn with a pen around the middle of a cell.

use keebble::Special;

/// The lines of a picture, about 36 wide and high.
pub fn lines(special: Special) -> &'static str {
    match special {
        // One square for a letter, three in a row for a word; the factor is written above.
        Special::DoubleLetter | Special::TripleLetter => "M-7,5 L7,4.6 L7.4,18 L-7,18.4 Z",
        Special::DoubleWord | Special::TripleWord => {
            "M-20,6 L20,5.4 L20.4,18 L-20,18.4 Z M-6.8,5.8 L-6.6,18 M6.6,5.6 L6.8,18.2"
        }
        // A mask with two eyes.
        Special::Thief => {
            "M-19,-7 C-12,-12 -5,-8 0,-5 C5,-8 12,-12 19,-7 C20,5 14,12 6,10 C3,9 2,5 0,5 C-2,5 -3,9 -6,10 C-14,12 -20,5 -19,-7 Z \
             M-13,-1 C-10,-4 -6,-3 -4.6,1 C-8,3.4 -11.6,2.6 -13,-1 Z M13,-1 C10,-4 6,-3 4.6,1 C8,3.4 11.6,2.6 13,-1 Z"
        }
        // An arrow in a round.
        Special::GoAgain => {
            "M12.6,-8.6 C7,-16.6 -6,-17 -12,-8 C-18,2 -12,14.6 0,15 C8.4,15 14.4,9.4 15.4,2 M13.4,-17 L13.4,-8 L4.6,-7.4"
        }
        // A bag with its handles.
        Special::Collector => {
            "M-13.6,-5 L13.6,-5.4 L16.6,17 L-16.6,17.4 Z M-7,-5 C-8,-20 8,-20 7,-5 M-5,5.6 L5,5.4 M0,.6 L0,10.6"
        }
        // A bin with its lid.
        Special::Garbage => {
            "M-15,-10 L15,-10.6 M-5,-10.4 L-4,-15.6 L4.4,-15.8 L5,-10.6 M-12,-10 L-9.6,17 L9.6,17.2 L12,-10.4 \
             M-4.4,-4 L-3.6,11 M4.4,-4.2 L3.8,11"
        }
        // A barrier across the road.
        Special::Blockade => {
            "M-18,-10 L18,-10.6 L18.2,2 L-18,2.4 Z M-12.6,2 L-13,17 M12.8,2 L13,17 M-12,-10 L-18,-1 M0,-10.2 L-8,2 M12,-10.4 L4,1.8 \
             M18,-5 L14,1.8"
        }
        // A bomb with its fuse.
        Special::Destroyer => {
            "M-3,-6.6 C8,-6.6 12,1 11,7.4 C10,14.6 3,18 -4,17.4 C-12,16.6 -16.4,10 -15.6,3.4 C-15,-2.4 -10,-6.6 -3,-6.6 Z \
             M3.4,-5.4 C4.6,-12 8,-13.4 12,-11.4 M15,-18.4 L14,-14.6 M20,-14.4 L16,-12.4 M19.6,-8 L16,-9.6"
        }
        // A large speech bubble.
        Special::BigAsk => "M-17,-15 L17,-15.4 L17.2,8 L0,8.4 L-8.6,17.6 L-7.6,8.4 L-17,8.2 Z",
    }
}

/// The text in or above the picture, and how high it stands.
pub fn writing(special: Special) -> Option<(&'static str, i32)> {
    match special {
        Special::DoubleLetter | Special::DoubleWord => Some(("2×", -1)),
        Special::TripleLetter | Special::TripleWord => Some(("3×", -1)),
        Special::BigAsk => Some(("6", 4)),
        _ => None,
    }
}

/// The family a kind belongs to, for its colour.
pub fn family(special: Special) -> &'static str {
    if special.letter_factor() > 1 {
        "letter"
    } else if special.word_factor() > 1 {
        "word"
    } else {
        "power"
    }
}
