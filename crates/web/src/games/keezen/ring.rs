//! Where things are on the board: a ring of sixteen squares a seat, the bases as spokes inwards, places to wait.

use keezen::core::{Laws, MOST_PAWNS, Place, SQUARES_A_SEAT};
use std::f64::consts::{PI, TAU};

/// A point of the board, which reaches from -50 to 50 both ways.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// How far the track is from the middle where a base begins.
const TIP: f64 = 46.0;
/// From this many seats on a plain ring would be too crowded, and it goes in waves.
const WAVES_FROM: usize = 5;
/// How finely the wave of a seat is measured.
const SAMPLES: usize = 400;

/// The board for so many seats, with one of them at the bottom.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ring {
    seats: usize,
    bottom: usize,
    /// The squares of one seat from its entry on, as angle from its spoke and distance from the middle.
    sector: Vec<(f64, f64)>,
    /// How far neighbouring squares are apart.
    gap: f64,
}

impl Ring {
    pub(super) fn new(seats: usize, bottom: usize) -> Self {
        let wave: Vec<(f64, f64)> = (0..=SAMPLES)
            .map(|sample| sample as f64 / SAMPLES as f64 * TAU / seats as f64)
            .map(|angle| (angle, distance(seats, angle)))
            .collect();
        let mut length = 0.0;
        let lengths: Vec<f64> = std::iter::once(0.0)
            .chain(wave.windows(2).map(|pair| {
                length += apart(at(pair[0].0, pair[0].1), at(pair[1].0, pair[1].1));
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

    /// How far neighbouring squares are apart.
    pub(super) fn gap(&self) -> f64 {
        self.gap
    }

    /// The radius of a square.
    pub(super) fn square_radius(&self) -> f64 {
        (self.gap * 0.43).min(2.4)
    }

    /// The radius of a pawn.
    pub(super) fn pawn_radius(&self) -> f64 {
        (self.gap * 0.5).min(2.8)
    }

    /// The angle of the spoke of a seat, clockwise from the bottom.
    pub(super) fn spoke(&self, seat: usize) -> f64 {
        ((seat + self.seats - self.bottom) % self.seats) as f64 / self.seats as f64 * TAU
    }

    /// Where a square of the track is.
    pub(super) fn square(&self, square: u8) -> Spot {
        // The squares of a seat are counted from the one before its start, where its base begins.
        let from_entry = (usize::from(square) + 1) % (self.seats * usize::from(SQUARES_A_SEAT));
        let (seat, along) = (from_entry / usize::from(SQUARES_A_SEAT), from_entry % usize::from(SQUARES_A_SEAT));
        let (angle, distance) = self.sector[along];
        at(self.spoke(seat) + angle, distance)
    }

    /// Where a slot of a base is.
    pub(super) fn slot(&self, seat: usize, slot: u8) -> Spot {
        let step = (self.gap * 1.06).min(self.square_radius() * 2.0 + 1.0);
        at(self.spoke(seat), TIP - step * f64::from(slot + 1))
    }

    /// Where the places are around which the pawns of a seat wait: beside its base, or where the waves leave room.
    pub(super) fn waiting_middle(&self, seat: usize) -> Spot {
        if self.seats < WAVES_FROM {
            at(self.spoke(seat) + 0.47, 33.0)
        } else {
            at(self.spoke(seat) + PI / self.seats as f64, (notch(self.seats) + TIP) / 2.0 + 4.0)
        }
    }

    /// Where there is room beside or before a base.
    pub(super) fn beside_base(&self, seat: usize) -> Spot {
        if self.seats < WAVES_FROM { at(self.spoke(seat) - 0.3, 34.0) } else { at(self.spoke(seat), 24.0) }
    }

    /// Half the width of the house in which the pawns of a seat wait, and how high its roof is, where there is room for one.
    pub(super) fn house(&self) -> (f64, f64) {
        (self.pawn_radius() + 0.35 + self.square_radius() + 0.9, if self.seats < WAVES_FROM { 4.2 } else { 0.0 })
    }

    /// Where one of the pawns of a seat waits.
    pub(super) fn waiting(&self, seat: usize, number: usize) -> Spot {
        let middle = self.waiting_middle(seat);
        let off = self.pawn_radius() + 0.35;
        let (right, down) = (number % 2 == 1, number / 2 == 1);
        let away = |far: bool| if far { off } else { -off };
        Spot { x: middle.x + away(right), y: middle.y + away(down) }
    }

    /// Where a pawn is. Pawns of a seat are numbered so that each has its own place to wait.
    pub(super) fn pawn(&self, seat: usize, number: usize, place: Place) -> Spot {
        match (place.square(), place.slot()) {
            (Some(square), _) => self.square(square),
            (_, Some(slot)) => self.slot(seat, slot),
            _ => self.waiting(seat, number % MOST_PAWNS),
        }
    }

    /// The middle of the track as a closed line.
    pub(super) fn line(&self) -> String {
        format!("M{}Z", self.track(0.0, TAU))
    }

    /// The part of the track that begins at the base of a seat.
    pub(super) fn quarter(&self, seat: usize) -> String {
        // A hair longer, since two edges that only touch leave a slit.
        format!("M{}", self.track(self.spoke(seat), TAU / self.seats as f64 + 0.004))
    }

    fn track(&self, from: f64, angle: f64) -> String {
        let points = (angle * 70.0).ceil();
        let point = |index: u32| {
            let angle = from + angle * f64::from(index) / points;
            let Spot { x, y } = at(angle, distance(self.seats, angle));
            format!("{x:.2},{y:.2}")
        };
        (0..=points as u32).map(point).collect::<Vec<_>>().join("L")
    }

    /// The start of a seat.
    pub(super) fn start(&self, seat: usize) -> Spot {
        self.square(Laws::start(seat))
    }
}

/// A point by its angle, clockwise from the bottom, and its distance from the middle.
pub(super) fn at(angle: f64, distance: f64) -> Spot {
    Spot { x: -distance * angle.sin(), y: distance * angle.cos() }
}

fn apart(one: Spot, other: Spot) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// How far the track is from the middle halfway between two bases.
fn notch(seats: usize) -> f64 {
    if seats < WAVES_FROM { TIP } else { 34.0 - seats as f64 }
}

/// How far the track is from the middle at this angle from a spoke.
fn distance(seats: usize, angle: f64) -> f64 {
    let steep: f64 = 2.0;
    let wave = (steep * (seats as f64 * angle).cos()).tanh() / steep.tanh();
    (TIP + notch(seats)) / 2.0 + (TIP - notch(seats)) / 2.0 * wave
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything(ring: &Ring, seats: usize) -> Vec<Spot> {
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
                    assert!(apart(*one, *other) > ring.square_radius() * 1.9, "{seats} seats: {one:?} {other:?}");
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
