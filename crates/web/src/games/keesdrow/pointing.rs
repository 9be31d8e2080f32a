use super::{
    board::DRAWN,
    geometry::{Point, SIDE, cell_at, cells_along},
    here::Here,
};
use crate::ui::held;
use keesdrow::Cell;
use leptos::{ev::PointerEvent, html, prelude::*};

/// A finger or mouse button that is down on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Press {
    /// Where it went down.
    from: Cell,
    /// Where it is now, in the measure of the drawing.
    pub(super) now: Point,
    /// Whether it has come to another letter, and is no tap any more.
    pub(super) dragged: bool,
    /// Whether it is a finger, which hides what it points at.
    pub(super) finger: bool,
}

/// Follows a finger or a mouse over the board.
#[derive(Clone, Copy)]
pub(super) struct Pointing {
    here: Here,
    ground: NodeRef<html::Div>,
    pub(super) press: RwSignal<Option<Press>>,
}

impl Pointing {
    pub(super) fn new(here: Here, ground: NodeRef<html::Div>) -> Self {
        Self { here, ground, press: RwSignal::new(None) }
    }

    fn point(self, event: &PointerEvent) -> Option<Point> {
        let bounds = self.ground.get_untracked()?.get_bounding_client_rect();
        let columns = self.here.with_ground(|ground| ground.board.width())?;
        let scale = f64::from(columns) * SIDE / bounds.width();
        let (x, y) = (f64::from(event.client_x()) - bounds.left(), f64::from(event.client_y()) - bounds.top());
        Some(Point { x: x * scale, y: y * scale })
    }

    /// It goes down.
    pub(super) fn down(self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some(now) = self.point(event) else { return };
        let from = self.here.with_ground(|ground| cell_at(&ground.board, now)).flatten();
        self.press.set(from.map(|from| Press { from, now, dragged: false, finger: event.pointer_type() == "touch" }));
        if let Some(ground) = self.ground.get_untracked() {
            // A pointer that is gone already cannot be held, and does not have to be.
            let _ = ground.set_pointer_capture(event.pointer_id());
        }
    }

    /// It moves: over the letters it means, the word goes on. A drag from the last letter goes on with the word, any other
    /// begins a new one.
    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(press) = self.press.get_untracked().filter(|_| event.is_primary()) else { return };
        let Some(now) = self.point(event) else { return };
        let mut dragged = press.dragged;
        if untrack(move || self.here.can_draft()) {
            let cells = self.here.with_ground(|ground| cells_along(&ground.board, press.now, now)).unwrap_or_default();
            for cell in cells {
                let last = || self.here.draft.with_untracked(|draft| draft.cells.last().copied());
                if !dragged && cell != press.from {
                    dragged = true;
                    self.here.shown.set(None);
                    if last() != Some(press.from) {
                        self.here.begin(press.from);
                    }
                }
                if dragged && last() != Some(cell) {
                    self.here.go_on(cell);
                }
            }
        }
        self.press.set(Some(Press { now, dragged, ..press }));
    }

    /// It is lifted: without a drag that was a tap.
    pub(super) fn up(self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let press = self.press.get_untracked();
        self.press.set(None);
        if let Some(press) = press {
            if press.dragged {
                self.here.cursor.set(press.from);
            } else {
                self.here.tap(press.from);
            }
        }
    }

    /// The browser has taken it for something else, such as scrolling.
    pub(super) fn lost(self) {
        self.press.set(None);
    }
}

/// How much of the board it shows, in the measure of the drawing.
const SEEN: f64 = 34.0;

/// A loupe beside the finger: it shows what the finger hides.
#[component]
pub(super) fn Loupe(pointing: Pointing, width: f64) -> impl IntoView {
    let held = held(move || pointing.press.with(|press| press.as_ref().is_some_and(|press| press.finger)));
    move || {
        let press = pointing.press.get().filter(|press| press.finger && (press.dragged || held.get()))?;
        let Point { x, y } = press.now;
        let window = format!("{} {} {SEEN} {SEEN}", x - SEEN / 2.0, y - SEEN / 2.0);
        // In parts of the board, so that it is right at any size. At the upper border it goes to the side.
        let (left, top) = (100.0 * x / width, 100.0 * y / width);
        let beside = top < 30.0;
        let class = match (beside, left < 50.0) {
            (false, _) => "keesdrow-loupe",
            (true, true) => "keesdrow-loupe keesdrow-loupe-right",
            (true, false) => "keesdrow-loupe keesdrow-loupe-left",
        };
        let left = if beside { left } else { left.clamp(18.0, 82.0) };
        Some(view! {
            <svg class=class viewBox=window style=format!("left: {left}%; top: {top}%") aria-hidden="true">
                <use_ href=format!("#{DRAWN}")></use_>
                <circle class="keesdrow-aim" cx=x cy=y r="1"></circle>
            </svg>
        })
    }
}
