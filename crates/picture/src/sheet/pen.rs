//! Letters and lines as a hand draws them: strokes, not a font, so that they can be written before your eyes. Lines are
//! never quite straight, and the same at the same place.

use crate::Point;
use kee_lexicon::Letter;

/// The strokes of the letters, about 20 wide and 28 high around the middle.
const STROKES: [&str; Letter::COUNT] = [
    "M-9,14 L0,-14 L9.5,14 M-5.6,4.6 L6,4",
    "M-7,-13.5 L-7,14 M-7,-13.5 C7,-16 9,-2 -6,-1 C10,-2.5 11,14.5 -7,13.5",
    "M8.5,-9 C4,-16.5 -9.5,-15 -9.5,0 C-9.5,15 4,16.5 9,8.5",
    "M-7.5,-13.5 L-7.5,14 M-7.5,-13.5 C13,-15.5 12,14 -7.5,13.5",
    "M8,-13.5 L-7,-14 L-7,14 L8.5,13.5 M-7,-.5 L5.5,-1",
    "M8.5,-13.5 L-6.5,-14 L-7,14 M-6.8,-.5 L5.5,-1",
    "M8.5,-9 C4,-16.5 -9.5,-15.5 -9.5,0 C-9.5,15.5 7,16.5 9,6 L9,1 L2,1.4",
    "M-8,-14 L-8.4,14 M8.4,-14 L8,14 M-8,.4 L8,-.6",
    "M.3,-14 L0,14 M-4.5,-14 L5,-14 M-5,14 L4.5,14",
    "M6,-14 L6,6 C6,16 -6,16 -8,7",
    "M-7,-14 L-7.4,14 M8.5,-14 L-6.5,2 M-2,-2.6 L9.4,14",
    "M-6,-14 L-6.4,14 L8.5,13.4",
    "M-10.4,14 L-8.5,-14 L0,5 L8.5,-14 L10.4,14",
    "M-8.4,14 L-8,-14 L8,14 L8.4,-14",
    "M1,-14 C-13.5,-15 -13.5,14 0,14 C13.5,14 13.5,-14 -1.5,-13.8",
    "M-7,14 L-7,-13.5 C11,-16.5 11.5,3 -7,1.8",
    "M1,-14 C-13.5,-15 -13.5,14 0,14 C13.5,14 13.5,-14 -1.5,-13.8 M2.5,6.5 L10.5,15.5",
    "M-7,14 L-7,-13.5 C10.5,-16.5 11,2.6 -7,1.6 M-1.4,1.6 L9,14",
    "M8,-9.5 C5,-16.5 -8.5,-16 -8,-7 C-7.5,1.6 8.7,-1.4 8.7,7 C8.7,16 -6.5,16.5 -9,8",
    "M-9.6,-13.6 L9.6,-14 M.2,-13.8 L-.2,14",
    "M-8.5,-14 L-8.5,4 C-8.5,17.4 8.3,17.4 8.5,4 L8.7,-14",
    "M-9.4,-14 L.2,14 L9.4,-14",
    "M-12,-14 L-6.4,14 L0,-7 L6.4,14 L12,-14",
    "M-9,-14 L9,14 M9,-14 L-9.4,14",
    "M-9,-14 L.2,.4 L9,-14 M.2,.4 L-.2,14",
    "M-8.4,-13.6 L8.6,-14 L-8.6,13.8 L9,13.6",
];

/// The strokes of a letter.
pub fn strokes(letter: Letter) -> &'static str {
    STROKES[letter.index()]
}

/// A number from -1 to 1 that looks like chance and is the same for the same place.
pub fn wobble(place: usize, count: usize) -> f64 {
    let mut mixed =
        (place as u32).wrapping_mul(0x9E37_79B9) ^ (count as u32).wrapping_add(0x7F4A).wrapping_mul(0x85EB_CA6B);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 13;
    f64::from(mixed & 0xFFFF) / 32767.5 - 1.0
}

/// A stroke of the pen from one point to another.
pub fn stroke(from: Point, to: Point, place: usize) -> String {
    let (across, along) = (to.x - from.x, to.y - from.y);
    let length = across.hypot(along).max(1.0);
    let shake = length.sqrt() * 0.16;
    // Beside the line, this far along it.
    let beside = |part: f64, count: usize| {
        let off = wobble(place, count) * shake;
        Point { x: from.x + across * part - along / length * off, y: from.y + along * part + across / length * off }
    };
    let (one, other) = (beside(0.3, 1), beside(0.7, 2));
    let (start, end) = (beside(0.0, 3), beside(1.0, 4));
    format!(
        "M{:.1},{:.1} C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
        start.x, start.y, one.x, one.y, other.x, other.y, end.x, end.y
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_drawn_the_same_every_time() {
        let (from, to) = (Point { x: 0.0, y: 0.0 }, Point { x: 60.0, y: 0.0 });
        assert_eq!(stroke(from, to, 5), stroke(from, to, 5));
        assert_ne!(stroke(from, to, 5), stroke(from, to, 6));
    }

    #[test]
    fn no_wobble_is_wild() {
        let all = (0..200).flat_map(|place| (0..5).map(move |count| wobble(place, count)));
        assert!(all.into_iter().all(|off| (-1.0..=1.0).contains(&off)));
    }
}
