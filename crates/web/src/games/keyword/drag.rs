use super::{
    desk::Desk,
    geometry::{self, ScreenRect},
};
use crate::browser;
use kee_grid::{Board, Square};
use leptos::prelude::*;
use web_sys::PointerEvent;

/// The distance a pointer moves before it drags.
const FAR: f64 = 6.0;

/// A pointer that is down, on a letter or on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct RackDrag {
    /// The slot whose letter it holds.
    pub(super) slot: Option<usize>,
    /// Its position on the screen.
    pub(super) x: f64,
    pub(super) y: f64,
    /// Its start.
    from: (f64, f64),
    /// Whether it has moved far enough to be more than a tap.
    pub(super) moving: bool,
    /// Whether a finger hides what is under it.
    pub(super) finger: bool,
    /// The square under it.
    pub(super) over: Option<Square>,
}

/// The id of the drawing of the board.
pub(super) const BOARD: &str = "keyword-board";
/// The id of the rack.
pub(super) const RACK: &str = "keyword-rack";

impl RackDrag {
    /// Handles a press.
    pub(super) fn begin(event: &PointerEvent, board: &Board) -> Self {
        let (x, y) = point(event);
        let over = square_under(board, x, y);
        Self { slot: None, x, y, from: (x, y), moving: false, finger: event.pointer_type() == "touch", over }
    }

    /// Picks up the letter of this slot.
    #[must_use]
    pub(super) fn holding(self, slot: Option<usize>) -> Self {
        Self { slot, ..self }
    }

    /// Handles a move.
    #[must_use]
    pub(super) fn to(self, event: &PointerEvent, board: &Board) -> Self {
        let (x, y) = point(event);
        let moving = self.moving || is_far(self.from, (x, y));
        Self { x, y, moving, over: square_under(board, x, y), ..self }
    }

    /// Whether a letter is being carried.
    pub(super) fn carries(&self) -> Option<usize> {
        self.slot.filter(|_| self.moving)
    }
}

impl Desk {
    /// Handles a move of the pointer that holds something.
    pub(super) fn drag_to(self, event: &PointerEvent) {
        let Some(view) = self.seen.get_untracked() else { return };
        let drag = self.drag.get_untracked();
        if let Some(drag) = drag {
            self.drag.set(Some(drag.to(event, &view.board)));
        }
    }

    /// Drops a letter: on a square it is tried there; elsewhere it goes back, and over the rack to that slot.
    pub(super) fn let_go(self, drag: RackDrag, slot: usize) {
        match drag.over {
            Some(square) => self.lay(slot, square),
            None => {
                if self.draft.with_untracked(|draft| draft.slots().get(slot).is_some_and(|slot| slot.on.is_some())) {
                    self.take_back(slot);
                }
                let count = self.draft.with_untracked(|draft| draft.slots().len());
                if let Some(place) = place_under(count, drag.x, drag.y) {
                    self.draft.update(|draft| draft.reorder(slot, place));
                }
            }
        }
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn is_far(from: (f64, f64), to: (f64, f64)) -> bool {
    (from.0 - to.0).hypot(from.1 - to.1) > FAR
}

/// The rectangle of an element on the screen.
fn on_screen(id: &str) -> Option<ScreenRect> {
    let drawn = browser::element(id)?.get_bounding_client_rect();
    Some(ScreenRect { left: drawn.left(), top: drawn.top(), width: drawn.width(), height: drawn.height() })
}

/// The square under a point of the screen.
pub(super) fn square_under(board: &Board, x: f64, y: f64) -> Option<Square> {
    geometry::square_at(board, on_screen(BOARD)?, x, y)
}

/// The point of the drawing under a point of the screen.
pub(super) fn drawn_under(board: &Board, x: f64, y: f64) -> Option<(f64, f64)> {
    Some(geometry::drawn_at(board, on_screen(BOARD)?, x, y))
}

/// The slot under a point of the screen.
fn place_under(count: usize, x: f64, y: f64) -> Option<usize> {
    (0..count).find(|place| on_screen(&format!("{RACK}-{place}")).is_some_and(|slot| slot.holds(x, y)))
}
