//! Lines as a hand draws them: never quite straight, and for the same place always the same.

use super::place::Point;
use std::fmt::Write;

/// A number from -1 to 1 that looks like chance and is the same for the same place.
pub(super) fn wobble(place: usize, count: usize) -> f64 {
    let mut mixed =
        (place as u32).wrapping_mul(0x9E37_79B9) ^ (count as u32).wrapping_add(0x7F4A).wrapping_mul(0x85EB_CA6B);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 13;
    f64::from(mixed & 0xFFFF) / 32767.5 - 1.0
}

/// A stroke of the pen from one point to another.
pub(super) fn stroke(from: Point, to: Point, place: usize) -> String {
    let (across, along) = (to.x - from.x, to.y - from.y);
    let length = across.hypot(along).max(1.0);
    let shake = length.sqrt() * 0.16;
    // Beside the line, so far along it.
    let beside = |part: f64, count: usize| {
        let off = wobble(place, count) * shake;
        Point { x: from.x + across * part - along / length * off, y: from.y + along * part + across / length * off }
    };
    let (one, other) = (beside(0.3, 1), beside(0.7, 2));
    let (start, end) = (beside(0.0, 3), beside(1.0, 4));
    let mut path = String::new();
    let _ = write!(
        path,
        "M{:.1},{:.1} C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
        start.x, start.y, one.x, one.y, other.x, other.y, end.x, end.y
    );
    path
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
