use super::{
    desk::Desk,
    offer::{Foresight, PlacedPawn},
    ring::{Point, Ring},
    words::ReaderNames,
};
use crate::{lang::capitalised, t};
use keezen::{
    KeezenView,
    core::{Laws, MOST_PAWNS, Place, SQUARES_A_SEAT},
};
use leptos::prelude::*;

/// A place of the board that can be chosen. All waiting places of a seat are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BoardCell {
    Waiting(usize),
    Square(u8),
    Slot(usize, u8),
}

impl BoardCell {
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

    /// The target of the arrow keys: along the row and on into the next one, or to the same place of another seat.
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

    /// The pawn that a tap here would choose.
    pub(super) fn pawn(self, view: &KeezenView) -> Option<PlacedPawn> {
        match self {
            Self::Waiting(owner) => {
                view.board.has_waiting(owner).then_some(PlacedPawn { owner, place: Place::WAITING })
            }
            Self::Square(square) => {
                view.board.owner_at(square).map(|owner| PlacedPawn { owner, place: Place::track(square) })
            }
            Self::Slot(owner, slot) => {
                let taken = view.board.base(owner) >> slot & 1 != 0;
                taken.then_some(PlacedPawn { owner, place: Place::base(slot) })
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

    pub(super) fn spot(self, ring: &Ring) -> Point {
        match self {
            Self::Waiting(seat) => ring.waiting_middle(seat),
            Self::Square(square) => ring.square(square),
            Self::Slot(seat, slot) => ring.slot(seat, slot),
        }
    }

    /// The radius of its mark.
    pub(super) fn radius(self, ring: &Ring) -> f64 {
        match self {
            Self::Waiting(_) => ring.pawn_radius() * 2.0 + 1.1,
            Self::Square(_) | Self::Slot(..) => ring.pawn_radius() + 0.5,
        }
    }

    /// The radius of its touch target: as wide as a finger, but never where the next pawn stands.
    pub(super) fn touch_radius(self, ring: &Ring) -> f64 {
        match self {
            Self::Waiting(_) => self.radius(ring) + 1.0,
            Self::Square(_) | Self::Slot(..) => (self.radius(ring) + 1.0).min(ring.gap() * 0.75),
        }
    }

    /// Its name: square 16, Bo's start.
    fn name(self, laws: &Laws, speech: &ReaderNames) -> String {
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

    /// Its full description.
    pub(super) fn label(self, laws: &Laws, view: &KeezenView, speech: &ReaderNames, choice: &CellRole) -> String {
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
            CellRole::None => {}
            CellRole::Possible => parts.push(t!("keezen-cell-possible")),
            CellRole::Chosen(would) => parts.push(t!("keezen-cell-chosen", would = would)),
            CellRole::Landing => parts.push(t!("keezen-cell-landing")),
            CellRole::SentHome => parts.push(t!("keezen-cell-sent-home")),
        }
        capitalised(parts.join(", "))
    }
}

/// A cell's role in the current choice.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum CellRole {
    None,
    /// Its pawn can be chosen.
    Possible,
    /// Its pawn is chosen, with these consequences.
    Chosen(String),
    /// A pawn would land here.
    Landing,
    /// The pawn here would be captured.
    SentHome,
}

impl CellRole {
    pub(super) fn at(cell: BoardCell, desk: &Desk, pickable: &[PlacedPawn], foresight: Option<&Foresight>) -> Self {
        let is_here = |pawn: &PlacedPawn| cell.holds(pawn.owner, pawn.place);
        let chosen = desk.draft.with(|draft| draft.pawns().any(|pawn| is_here(&pawn)));
        let lands = foresight.and_then(|seen| seen.walks.iter().find(|walk| cell.holds(walk.pawn.owner, walk.to())));
        let hit = foresight.is_some_and(|seen| seen.captured.iter().any(|pawn| cell == BoardCell::Square(pawn.square)));
        match () {
            () if hit => Self::SentHome,
            () if chosen => Self::Chosen(desk.told_aloud().unwrap_or_default()),
            () if lands.is_some() => Self::Landing,
            () if pickable.iter().any(is_here) => Self::Possible,
            () => Self::None,
        }
    }

    /// The part of its class that shows it.
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
            let cells: Vec<BoardCell> = (0..seats).flat_map(BoardCell::row).collect();
            for one in &cells {
                let Point { x, y } = one.spot(&ring);
                let hides = |other: &&BoardCell| {
                    let middle = other.spot(&ring);
                    *other != one && (middle.x - x).hypot(middle.y - y) < other.touch_radius(&ring)
                };
                assert_eq!(cells.iter().find(hides), None, "over {one:?} of {seats} seats");
            }
        }
    }

    #[test]
    fn arrow_keys_go_round_the_track_and_from_seat_to_seat() {
        assert_eq!(BoardCell::Square(17).beyond("ArrowRight", 4), Some(BoardCell::Square(18)));
        assert_eq!(BoardCell::Square(17).beyond("ArrowDown", 4), Some(BoardCell::Square(33)));
        assert_eq!(BoardCell::Square(17).beyond("ArrowUp", 4), Some(BoardCell::Square(1)));
        assert_eq!(BoardCell::Square(1).beyond("ArrowUp", 4), Some(BoardCell::Square(49)));
        assert_eq!(BoardCell::Square(17).beyond("Home", 4), Some(BoardCell::Waiting(1)));
        assert_eq!(BoardCell::Square(17).beyond("End", 4), Some(BoardCell::Slot(1, 3)));
        assert_eq!(BoardCell::Slot(3, 3).beyond("ArrowRight", 4), Some(BoardCell::Waiting(0)));
        assert_eq!(BoardCell::Square(17).beyond("x", 4), None);
    }
}
