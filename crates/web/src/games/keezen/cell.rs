use super::{
    desk::Desk,
    offer::{Foresight, Pawn},
    ring::{Ring, Spot},
    words::Speech,
};
use crate::{lang::capitalised, t};
use keezen::{
    KeezenView,
    core::{Laws, MOST_PAWNS, Place, SQUARES_A_SEAT},
};
use leptos::prelude::*;

/// A place of the board that can be pointed at. All waiting places of a seat are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    Waiting(usize),
    Square(u8),
    Slot(usize, u8),
}

impl Cell {
    /// The cells beside the part of the track that begins at the start of a seat: its row of the grid.
    pub(super) fn row(seat: usize) -> impl Iterator<Item = Self> {
        let first = Laws::start(seat);
        std::iter::once(Self::Waiting(seat))
            .chain((first..first + SQUARES_A_SEAT).map(Self::Square))
            .chain((0..MOST_PAWNS as u8).map(move |slot| Self::Slot(seat, slot)))
    }

    pub(super) fn id(self) -> String {
        match self {
            Self::Waiting(seat) => format!("keezen-wait-{seat}"),
            Self::Square(square) => format!("keezen-square-{square}"),
            Self::Slot(seat, slot) => format!("keezen-base-{seat}-{slot}"),
        }
    }

    /// Where the arrow keys lead: along the row, which goes on in the next one, or to the same place of another seat.
    pub(super) fn beyond(self, key: &str, seats: usize) -> Option<Self> {
        let all: Vec<Self> = (0..seats).flat_map(Self::row).collect();
        let row = all.len() / seats;
        let now = all.iter().position(|cell| *cell == self)?;
        let start = now - now % row;
        let to = match key {
            "ArrowRight" => (now + 1) % all.len(),
            "ArrowLeft" => (now + all.len() - 1) % all.len(),
            "ArrowDown" => (now + row) % all.len(),
            "ArrowUp" => (now + all.len() - row) % all.len(),
            "Home" => start,
            "End" => start + row - 1,
            _ => return None,
        };
        Some(all[to])
    }

    /// The pawn there that one would point at.
    pub(super) fn pawn(self, view: &KeezenView) -> Option<Pawn> {
        match self {
            Self::Waiting(owner) => view.board.has_waiting(owner).then_some(Pawn { owner, place: Place::WAITING }),
            Self::Square(square) => {
                view.board.owner_at(square).map(|owner| Pawn { owner, place: Place::track(square) })
            }
            Self::Slot(owner, slot) => {
                let taken = view.board.base(owner) >> slot & 1 != 0;
                taken.then_some(Pawn { owner, place: Place::base(slot) })
            }
        }
    }

    /// Whether a pawn of this seat is here when it is at the place.
    pub(super) fn holds(self, owner: usize, place: Place) -> bool {
        match self {
            Self::Waiting(seat) => seat == owner && place.is_waiting(),
            Self::Square(square) => place.square() == Some(square),
            Self::Slot(seat, slot) => seat == owner && place.slot() == Some(slot),
        }
    }

    pub(super) fn spot(self, ring: &Ring) -> Spot {
        match self {
            Self::Waiting(seat) => ring.waiting_middle(seat),
            Self::Square(square) => ring.square(square),
            Self::Slot(seat, slot) => ring.slot(seat, slot),
        }
    }

    /// How far its mark reaches.
    pub(super) fn radius(self, ring: &Ring) -> f64 {
        match self {
            Self::Waiting(_) => ring.pawn_radius() * 2.0 + 1.1,
            Self::Square(_) | Self::Slot(..) => ring.pawn_radius() + 0.5,
        }
    }

    /// How far from its middle it can be pointed at: as far as fingers are broad, but never where the next pawn stands.
    pub(super) fn touch_radius(self, ring: &Ring) -> f64 {
        match self {
            Self::Waiting(_) => self.radius(ring) + 1.0,
            Self::Square(_) | Self::Slot(..) => (self.radius(ring) + 1.0).min(ring.gap() * 0.75),
        }
    }

    /// What it is: square 16, Bo's start.
    fn name(self, laws: &Laws, speech: &Speech) -> String {
        match self {
            Self::Waiting(seat) => t!("keezen-cell-waiting", who = speech.who(seat), name = speech.name(seat)),
            Self::Slot(seat, slot) => {
                t!("keezen-cell-base", who = speech.who(seat), name = speech.name(seat), place = slot + 1)
            }
            Self::Square(square) => {
                let start = (0..laws.seat_count()).find(|seat| Laws::start(*seat) == square);
                let entry = (0..laws.seat_count()).find(|seat| laws.entry(*seat) == square);
                match (start, entry) {
                    (Some(seat), _) => {
                        t!("keezen-cell-start", who = speech.who(seat), name = speech.name(seat), square = square)
                    }
                    (_, Some(seat)) => {
                        t!("keezen-cell-entry", who = speech.who(seat), name = speech.name(seat), square = square)
                    }
                    _ => t!("keezen-cell-square", square = square),
                }
            }
        }
    }

    /// Everything there is to say about it.
    pub(super) fn label(self, laws: &Laws, view: &KeezenView, speech: &Speech, choice: &Choice) -> String {
        let mut parts = vec![self.name(laws, speech)];
        match (self, self.pawn(view)) {
            (Self::Waiting(seat), _) => {
                let count = view.board.pawns(seat).filter(|place| place.is_waiting()).count();
                parts.push(t!("keezen-cell-count", count = count));
            }
            (_, Some(pawn)) => parts.push(speech.pawn(pawn.owner)),
            (_, None) => parts.push(t!("keezen-cell-count", count = 0)),
        }
        match choice {
            Choice::None => {}
            Choice::Possible => parts.push(t!("keezen-cell-possible")),
            Choice::Chosen(would) => parts.push(t!("keezen-cell-chosen", would = would)),
            Choice::Landing => parts.push(t!("keezen-cell-landing")),
            Choice::SentHome => parts.push(t!("keezen-cell-sent-home")),
        }
        capitalised(parts.join(", "))
    }
}

/// What a cell is to the choice that is being made.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    None,
    /// Its pawn can be chosen.
    Possible,
    /// Its pawn is chosen; what it would do.
    Chosen(String),
    /// A pawn would land here.
    Landing,
    /// The pawn here would be sent home.
    SentHome,
}

impl Choice {
    pub(super) fn at(cell: Cell, desk: &Desk, pickable: &[Pawn], foresight: Option<&Foresight>) -> Self {
        let is_here = |pawn: &Pawn| cell.holds(pawn.owner, pawn.place);
        let chosen = desk.draft.with(|draft| draft.pawns().any(|pawn| is_here(&pawn)));
        let lands = foresight.and_then(|seen| seen.walks.iter().find(|walk| cell.holds(walk.pawn.owner, walk.to())));
        let hit = foresight.is_some_and(|seen| seen.captured.iter().any(|pawn| cell == Cell::Square(pawn.square)));
        match () {
            () if hit => Self::SentHome,
            () if chosen => Self::Chosen(desk.told_aloud().unwrap_or_default()),
            () if lands.is_some() => Self::Landing,
            () if pickable.iter().any(is_here) => Self::Possible,
            () => Self::None,
        }
    }

    /// The part of a class that tells it to the eye.
    pub(super) fn class(&self) -> &'static str {
        match self {
            Self::None => "",
            Self::Possible => "possible",
            Self::Chosen(_) => "chosen",
            Self::Landing => "landing",
            Self::SentHome => "hit",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pawn_can_be_pointed_at_where_it_stands() {
        for seats in 2..=9 {
            let ring = Ring::new(seats, 0);
            let cells: Vec<Cell> = (0..seats).flat_map(Cell::row).collect();
            for one in &cells {
                let Spot { x, y } = one.spot(&ring);
                let hides = |other: &&Cell| {
                    let middle = other.spot(&ring);
                    *other != one && (middle.x - x).hypot(middle.y - y) < other.touch_radius(&ring)
                };
                assert_eq!(cells.iter().find(hides), None, "over {one:?} of {seats} seats");
            }
        }
    }

    #[test]
    fn arrow_keys_go_round_the_track_and_from_seat_to_seat() {
        assert_eq!(Cell::Square(17).beyond("ArrowRight", 4), Some(Cell::Square(18)));
        assert_eq!(Cell::Square(17).beyond("ArrowDown", 4), Some(Cell::Square(33)));
        assert_eq!(Cell::Square(17).beyond("ArrowUp", 4), Some(Cell::Square(1)));
        assert_eq!(Cell::Square(1).beyond("ArrowUp", 4), Some(Cell::Square(49)));
        assert_eq!(Cell::Square(17).beyond("Home", 4), Some(Cell::Waiting(1)));
        assert_eq!(Cell::Square(17).beyond("End", 4), Some(Cell::Slot(1, 3)));
        assert_eq!(Cell::Slot(3, 3).beyond("ArrowRight", 4), Some(Cell::Waiting(0)));
        assert_eq!(Cell::Square(17).beyond("x", 4), None);
    }
}
