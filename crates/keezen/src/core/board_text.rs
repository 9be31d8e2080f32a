//! The pawns as text: each seat's in order, seats separated by `/`.

use super::{Laws, MOST_PAWNS, MOST_SEATS, PawnBoard, Place};
use kee_game::{Seat, SeatSet, Unreadable};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Marks a pawn on its own start that doesn't guard it, because it came back there or its seat has left.
pub(crate) const UNGUARDED: char = '~';

/// `44,h1,h2,h3/13,h1,h2,h3/w,61,h2,h3/w,9,h2,h3`. A pawn on its own start that doesn't guard it is marked:
/// `16~`. The seats that have left are not written.
impl fmt::Display for PawnBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in (0..MOST_SEATS).take_while(|seat| self.pawns(*seat).next().is_some()) {
            let start = Place::track(Laws::start(seat));
            f.write_str(if seat == 0 { "" } else { "/" })?;
            for (number, place) in self.pawns(seat).enumerate() {
                write!(f, "{}{place}", if number == 0 { "" } else { "," })?;
                if place == start && !self.is_guarded(seat) {
                    write!(f, "{UNGUARDED}")?;
                }
            }
        }
        Ok(())
    }
}

impl PawnBoard {
    /// Reads a board, with the pawns of a seat in any order, and adds everything wrong with it to `problems`.
    pub(crate) fn read(text: &str, problems: &mut Vec<String>) -> Self {
        let mut board = Self::EMPTY;
        let seats = text.split('/').count();
        if seats > MOST_SEATS {
            problems.push(format!("there are pawns of {seats} seats, at most {MOST_SEATS} can play"));
        }
        for (seat, pawns) in text.split('/').take(MOST_SEATS).enumerate() {
            let places: Vec<&str> = pawns.split(',').collect();
            if places.len() > MOST_PAWNS {
                problems.push(format!("seat {seat} has {} pawns, at most 4 are possible", places.len()));
            }
            for (number, text) in places.into_iter().take(MOST_PAWNS).enumerate() {
                match read_place(text, seat) {
                    Ok((place, guards)) => board.put(seat, number, place, guards, seats, problems),
                    Err(problem) => problems.push(problem),
                }
            }
            board.pawns[seat].sort_unstable();
        }
        board
    }

    fn put(
        &mut self,
        seat: usize,
        number: usize,
        place: Place,
        guards: bool,
        seats: usize,
        problems: &mut Vec<String>,
    ) {
        if let Some(square) = place.square() {
            if usize::from(square) >= 16 * seats {
                problems.push(format!("seat {seat} has a pawn on {square}, the last square is {}", 16 * seats - 1));
            }
            if self.is_occupied(square) {
                problems.push(format!("two pawns stand on {square}"));
            }
            self.track.add(square);
            if guards {
                self.guards = self.guards.with(seat);
            }
        }
        if let Some(slot) = place.slot() {
            if self.bases[seat] >> slot & 1 != 0 {
                problems.push(format!("seat {seat} has two pawns in h{slot}"));
            }
            self.bases[seat] |= 1 << slot;
        }
        self.pawns[seat][number] = place;
    }
}

/// Reads a board. Its numbers of seats and pawns are checked against the laws of the table elsewhere.
impl FromStr for PawnBoard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut problems = Vec::new();
        let board = Self::read(text, &mut problems);
        if problems.is_empty() {
            return Ok(board);
        }
        Err(Unreadable::new(format!("possible pawns, but {}", problems.join("; ")), text))
    }
}

/// A place, and whether a pawn there guards its start.
fn read_place(text: &str, seat: usize) -> Result<(Place, bool), String> {
    let (text, marked) = text.strip_suffix(UNGUARDED).map_or((text, false), |text| (text, true));
    let place: Place = text.parse().map_err(|unreadable: Unreadable| format!("of seat {seat}, {unreadable}"))?;
    let on_start = place == Place::track(Laws::start(seat));
    if marked && !on_start {
        return Err(format!("seat {seat} has `{text}{UNGUARDED}`, but only a pawn on its own start can be unguarded"));
    }
    Ok((place, on_start && !marked))
}

/// The board in JSON: the text of the pawns, and the seats that have left.
#[derive(Serialize, Deserialize)]
struct Plain {
    pawns: String,
    left: SeatSet,
}

impl Serialize for PawnBoard {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let left = Seat::first(MOST_SEATS).filter(|seat| self.is_gone(seat.index())).collect();
        Plain { pawns: self.to_string(), left }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for PawnBoard {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let plain = Plain::deserialize(from)?;
        let mut board: Self = plain.pawns.parse().map_err(serde::de::Error::custom)?;
        board.gone = plain.left.iter().map(Seat::index).filter(|seat| *seat < MOST_SEATS).collect();
        Ok(board)
    }
}
