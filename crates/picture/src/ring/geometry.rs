//! Positions on the board: a ring of sixteen squares a seat, the bases as spokes inwards, places to wait.

use crate::Point;
use keezen::core::{Laws, MOST_PAWNS, Place, SQUARES_A_SEAT};
use std::f64::consts::{PI, TAU};

/// The distance of the track from the middle where a base begins.
const TIP: f64 = 46.0;
/// From this many seats on a plain ring would be too crowded, and becomes a wave.
const WAVES_FROM: usize = 5;
/// The resolution at which the wave of a seat is measured.
const SAMPLES: usize = 400;

/// The places of everything on a board that reaches from -50 to 50 both ways, with one seat at the bottom.
#[derive(Clone, PartialEq, Debug)]
pub struct Ring {
    seats: usize,
    bottom: usize,
    /// The squares of one seat from its entry on, as angle from its spoke and distance from the middle.
    sector: Vec<(f64, f64)>,
    /// The distance between neighbouring squares.
    gap: f64,
}

impl Ring {
    /// The board for this many seats, with one of them at the bottom.
    pub fn new(seats: usize, bottom: usize) -> Self {
        let wave: Vec<(f64, f64)> = (0..=SAMPLES)
            .map(|sample| sample as f64 / SAMPLES as f64 * TAU / seats as f64)
            .map(|angle| (angle, distance(seats, angle)))
            .collect();
        let mut length = 0.0;
        let lengths: Vec<f64> = std::iter::once(0.0)
            .chain(wave.windows(2).map(|pair| {
                length += at(pair[0].0, pair[0].1).apart(at(pair[1].0, pair[1].1));
                length
            }))
            .collect();
        let gap = length / f64::from(SQUARES_A_SEAT);
        let sector = (0..SQUARES_A_SEAT).map(|square| {
            let along = gap * f64::from(square);
            wave[lengths.partition_point(|length| *length < along)]
        });
        Self { seats, bottom, sector: sector.collect(), gap }
    }

    /// The distance between neighbouring squares.
    pub fn gap(&self) -> f64 {
        self.gap
    }

    /// The radius of a square.
    pub fn square_radius(&self) -> f64 {
        (self.gap * 0.43).min(2.4)
    }

    /// The radius of a pawn.
    pub fn pawn_radius(&self) -> f64 {
        (self.gap * 0.5).min(2.8)
    }

    /// The angle of the spoke of a seat, clockwise from the bottom.
    pub fn spoke(&self, seat: usize) -> f64 {
        ((seat + self.seats - self.bottom) % self.seats) as f64 / self.seats as f64 * TAU
    }

    /// The middle of a square of the track.
    pub fn square(&self, square: u8) -> Point {
        // The squares of a seat are counted from the one before its start, where its base begins.
        let from_entry = (usize::from(square) + 1) % (self.seats * usize::from(SQUARES_A_SEAT));
        let (seat, along) = (from_entry / usize::from(SQUARES_A_SEAT), from_entry % usize::from(SQUARES_A_SEAT));
        let (angle, distance) = self.sector[along];
        at(self.spoke(seat) + angle, distance)
    }

    /// The middle of a slot of a base.
    pub fn slot(&self, seat: usize, slot: u8) -> Point {
        let step = (self.gap * 1.06).min(self.square_radius() * 2.0 + 1.0);
        at(self.spoke(seat), TIP - step * f64::from(slot + 1))
    }

    /// The middle of the places where a seat's pawns wait: beside its base, or where the waves leave room.
    pub fn waiting_middle(&self, seat: usize) -> Point {
        if self.seats < WAVES_FROM {
            at(self.spoke(seat) + 0.47, 33.0)
        } else {
            at(self.spoke(seat) + PI / self.seats as f64, (notch(self.seats) + TIP) / 2.0 + 4.0)
        }
    }

    /// A point with room beside or before a base.
    pub fn beside_base(&self, seat: usize) -> Point {
        if self.seats < WAVES_FROM { at(self.spoke(seat) - 0.3, 34.0) } else { at(self.spoke(seat), 24.0) }
    }

    /// Half the width of the house in which the pawns of a seat wait, and how high its roof is, where there is room for one.
    pub fn house(&self) -> (f64, f64) {
        (self.pawn_radius() + 0.35 + self.square_radius() + 0.9, if self.seats < WAVES_FROM { 4.2 } else { 0.0 })
    }

    /// The waiting place of one of a seat's pawns.
    pub fn waiting(&self, seat: usize, number: usize) -> Point {
        let middle = self.waiting_middle(seat);
        let off = self.pawn_radius() + 0.35;
        let (right, down) = (number % 2 == 1, number / 2 == 1);
        let away = |far: bool| if far { off } else { -off };
        Point { x: middle.x + away(right), y: middle.y + away(down) }
    }

    /// The place of a pawn. Pawns of a seat are numbered so that each has its own place to wait.
    pub fn pawn(&self, seat: usize, number: usize, place: Place) -> Point {
        match (place.square(), place.slot()) {
            (Some(square), _) => self.square(square),
            (_, Some(slot)) => self.slot(seat, slot),
            _ => self.waiting(seat, number % MOST_PAWNS),
        }
    }

    /// The middle of the track as a closed line.
    pub fn line(&self) -> String {
        format!("M{}Z", self.track(0.0, TAU))
    }

    /// The part of the track that begins at the base of a seat.
    pub fn quarter(&self, seat: usize) -> String {
        // A hair longer, since two edges that only touch leave a slit.
        format!("M{}", self.track(self.spoke(seat), TAU / self.seats as f64 + 0.004))
    }

    fn track(&self, from: f64, angle: f64) -> String {
        let points = (angle * 70.0).ceil();
        let point = |index: u32| {
            let angle = from + angle * f64::from(index) / points;
            let Point { x, y } = at(angle, distance(self.seats, angle));
            format!("{x:.2},{y:.2}")
        };
        (0..=points as u32).map(point).collect::<Vec<_>>().join("L")
    }

    /// The start of a seat.
    pub fn start(&self, seat: usize) -> Point {
        self.square(Laws::start(seat))
    }
}

/// A point by its angle, clockwise from the bottom, and its distance from the middle.
pub fn at(angle: f64, distance: f64) -> Point {
    Point { x: -distance * angle.sin(), y: distance * angle.cos() }
}

/// The distance of the track from the middle halfway between two bases.
fn notch(seats: usize) -> f64 {
    if seats < WAVES_FROM { TIP } else { 34.0 - seats as f64 }
}

/// The distance of the track from the middle at this angle from a spoke.
fn distance(seats: usize, angle: f64) -> f64 {
    let steep: f64 = 2.0;
    let wave = (steep * (seats as f64 * angle).cos()).tanh() / steep.tanh();
    (TIP + notch(seats)) / 2.0 + (TIP - notch(seats)) / 2.0 * wave
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything(ring: &Ring, seats: usize) -> Vec<Point> {
        let squares = (0..seats as u8 * SQUARES_A_SEAT).map(|square| ring.square(square));
        let slots = (0..seats).flat_map(|seat| (0..4).map(move |slot| (seat, slot)));
        let waiting = (0..seats).flat_map(|seat| (0..4).map(move |number| (seat, number)));
        squares
            .chain(slots.map(|(seat, slot)| ring.slot(seat, slot)))
            .chain(waiting.map(|(seat, number)| ring.waiting(seat, number)))
            .collect()
    }

    #[test]
    fn nothing_lies_on_anything_else_or_beside_the_board() {
        for seats in 2..=9 {
            let ring = Ring::new(seats, 0);
            let spots = everything(&ring, seats);
            for (index, one) in spots.iter().enumerate() {
                assert!(one.x.abs().max(one.y.abs()) + ring.square_radius() < 50.0, "{seats} seats: {one:?}");
                for other in &spots[index + 1..] {
                    assert!(one.apart(*other) > ring.square_radius() * 1.9, "{seats} seats: {one:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_own_base_is_at_the_bottom_and_the_track_goes_clockwise() {
        for seats in 2..=9 {
            for bottom in 0..seats {
                let ring = Ring::new(seats, bottom);
                let slot = ring.slot(bottom, 0);
                assert!(slot.x.abs() < 0.01 && slot.y > 30.0);
                // Clockwise from the bottom is to the left.
                assert!(ring.start(bottom).x < 0.0);
            }
        }
    }
}
