use keebble::Special;

/// A small picture of a special cell, drawn with lines in a square of 10 x 10.
pub(super) const fn picture(special: Special) -> &'static str {
    match special {
        // A letter's tile once, with two and with three strokes under it.
        Special::DoubleLetter => "M2 1h6v5h-6zM2 8h6M2 9.5h6",
        Special::TripleLetter => "M2 .5h6v4.5h-6zM2 6.5h6M2 8h6M2 9.5h6",
        // Three tiles in a row, with two and with three strokes under them.
        Special::DoubleWord => "M.5 2h3v4h-3zM3.5 2h3v4h-3zM6.5 2h3v4h-3zM.5 8h9M.5 9.5h9",
        Special::TripleWord => "M.5 1h3v4h-3zM3.5 1h3v4h-3zM6.5 1h3v4h-3zM.5 6.5h9M.5 8h9M.5 9.5h9",
        // A mask.
        Special::Thief => "M.5 3q4.5 -2 9 0q0 4 -3 4q-1 0 -1.5 -1q-.5 1 -1.5 1q-3 0 -3 -4zM2.3 4.3h1.6M6.1 4.3h1.6",
        // An arrow that turns back to where it came from.
        Special::GoAgain => "M8.5 5a3.5 3.5 0 1 1 -1.2 -2.6M7.6 .4v2.2h-2.2",
        // An open bag.
        Special::Collector => "M1.5 3.5h7l-.8 6h-5.4zM3 3.5q0 -3 2 -3t2 3",
        // A bin.
        Special::Garbage => "M1.5 2.5h7M4 2.5v-1.5h2v1.5M2.3 2.5l.6 7h4.2l.6 -7M4.2 4.3v3.4M5.8 4.3v3.4",
        // Bricks.
        Special::Blockade => "M.5 1.5h9v7h-9zM.5 3.8h9M.5 6.2h9M5 1.5v2.3M2.7 3.8v2.4M7.3 3.8v2.4M5 6.2v2.3",
        // A cross.
        Special::Destroyer => "M1 1l8 8M9 1l-8 8M1 1h8v8h-8z",
        // A speaking mouth.
        Special::BigAsk => "M1 3.2h2l3 -2.2v8l-3 -2.2h-2zM7.4 3q1 2 0 4M8.6 1.8q2 3.2 0 6.4",
    }
}

/// A star of five points.
pub(super) const STAR: &str = "M5 .3l1.4 3.2 3.4.3 -2.6 2.3.8 3.4 -3 -1.8 -3 1.8.8 -3.4 -2.6 -2.3 3.4 -.3z";

/// The sign of a seat beside its letter, as everywhere in Keeboard: triangle, circle, square, diamond, star, pentagon.
pub(super) const SEATS: [&str; 6] = [
    "M5 1l4.5 8h-9z",
    "M5 .8a4.2 4.2 0 1 1 -.01 0z",
    "M1.2 1.2h7.6v7.6h-7.6z",
    "M5 .5l4 4.5 -4 4.5 -4 -4.5z",
    STAR,
    "M5 .6l4.4 3.2 -1.7 5.2h-5.4l-1.7 -5.2z",
];
