use super::{
    board::LINES,
    desk::Desk,
    geometry::{Point, SIDE, cell_at, cells_along},
    tile::{BoardTiles, letters_id, paper_id},
};
use crate::ui::held;
use keesdrow::Cell;
use leptos::{ev::PointerEvent, html, prelude::*};

/// A finger or mouse button that is down on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Press {
    /// Its first cell.
    from: Cell,
    /// Its position, in the units of the drawing.
    pub(super) now: Point,
    /// Whether it has reached another letter, and is no longer a tap.
    pub(super) dragged: bool,
    /// Whether it is a finger, which hides what is under it.
    pub(super) finger: bool,
}

/// Follows a finger or a mouse over the board.
#[derive(Clone, Copy)]
pub(super) struct BoardPointer {
    desk: Desk,
    ground: NodeRef<html::Div>,
    pub(super) press: RwSignal<Option<Press>>,
}

impl BoardPointer {
    pub(super) fn new(desk: Desk, ground: NodeRef<html::Div>) -> Self {
        Self { desk, ground, press: RwSignal::new(None) }
    }

    fn point(self, event: &PointerEvent) -> Option<Point> {
        let bounds = self.ground.get_untracked()?.get_bounding_client_rect();
        let columns = self.desk.with_ground(|ground| ground.board.width())?;
        let scale = f64::from(columns) * SIDE / bounds.width();
        let (x, y) = (f64::from(event.client_x()) - bounds.left(), f64::from(event.client_y()) - bounds.top());
        Some(Point { x: x * scale, y: y * scale })
    }

    /// Handles a press.
    pub(super) fn down(self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some(now) = self.point(event) else { return };
        let from = self.desk.with_ground(|ground| cell_at(&ground.board, now)).flatten();
        self.press.set(from.map(|from| Press { from, now, dragged: false, finger: event.pointer_type() == "touch" }));
        if let Some(ground) = self.ground.get_untracked() {
            // A pointer that is gone already cannot be captured, and need not be.
            let _ = ground.set_pointer_capture(event.pointer_id());
        }
    }

    /// Handles a move: over letters, the word grows. A drag from the last letter continues the word, any other starts a
    /// new one.
    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(press) = self.press.get_untracked().filter(|_| event.is_primary()) else { return };
        let Some(now) = self.point(event) else { return };
        let mut dragged = press.dragged;
        if untrack(move || self.desk.can_draft()) {
            let cells = self.desk.with_ground(|ground| cells_along(&ground.board, press.now, now)).unwrap_or_default();
            for cell in cells {
                let last = || self.desk.draft.with_untracked(|draft| draft.cells.last().copied());
                if !dragged && cell != press.from {
                    dragged = true;
                    self.desk.shown.set(None);
                    if last() != Some(press.from) {
                        self.desk.begin(press.from);
                    }
                }
                if dragged && last() != Some(cell) {
                    self.desk.go_on(cell);
                }
            }
        }
        self.press.set(Some(Press { now, dragged, ..press }));
    }

    /// Handles a release: without a drag it was a tap.
    pub(super) fn up(self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let press = self.press.get_untracked();
        self.press.set(None);
        if let Some(press) = press {
            if press.dragged {
                self.desk.cursor.set(press.from);
            } else {
                self.desk.tap(press.from);
            }
        }
    }

    /// The browser has taken the pointer for something else, such as scrolling.
    pub(super) fn lost(self) {
        self.press.set(None);
    }
}

/// The width of the part that it shows, in the units of the drawing.
const SEEN: f64 = 34.0;

/// A loupe beside the finger: it shows what the finger hides. Only the tiles under it are drawn again, since a copy of the whole board would be
/// styled and laid out again with every letter of a walk.
#[component]
pub(super) fn Loupe(pointing: BoardPointer, laid: BoardTiles, width: f64) -> impl IntoView {
    let held = held(move || pointing.press.with(|press| press.as_ref().is_some_and(|press| press.finger)));
    let aim = Memo::new(move |_| {
        let press = pointing.press.get().filter(|press| press.finger && (press.dragged || held.get()))?;
        Some(press.now)
    });
    let is_shown = Memo::new(move |_| aim.get().is_some());
    let now = move || aim.get().unwrap_or(Point { x: 0.0, y: 0.0 });
    let near = Memo::new(move |_| laid.near(now(), SEEN / 2.0));
    // The tiles are moved under the glass by a transform, which redraws nothing; another view box would.
    let moved = move || format!("transform: translate({}px, {}px)", SEEN / 2.0 - now().x, SEEN / 2.0 - now().y);
    // As a fraction of the board, so that it fits at any size. At the upper edge it moves to the side.
    let place = move || (100.0 * now().x / width, 100.0 * now().y / width);
    let class = move || match place() {
        (_, top) if top >= 30.0 => "keesdrow-loupe",
        (left, _) if left < 50.0 => "keesdrow-loupe keesdrow-loupe-right",
        _ => "keesdrow-loupe keesdrow-loupe-left",
    };
    let style = move || {
        let (left, top) = place();
        let left = if top < 30.0 { left } else { left.clamp(18.0, 82.0) };
        format!("left: {left}%; top: {top}%")
    };
    let layer = move |id: fn(u16) -> String| {
        view! { <For each=move || near.get() key=|key| *key let:key><use_ href=format!("#{}", id(key))></use_></For> }
    };
    view! {
        <Show when=move || is_shown.get()>
            <svg class=class viewBox=format!("0 0 {SEEN} {SEEN}") style=style aria-hidden="true">
                <g class="keesdrow-under" style=moved>
                    {layer(paper_id)}
                    <use_ href=format!("#{LINES}")></use_>
                    {layer(letters_id)}
                </g>
                <circle class="keesdrow-aim" cx=SEEN / 2.0 cy=SEEN / 2.0 r="1"></circle>
            </svg>
        </Show>
    }
}
