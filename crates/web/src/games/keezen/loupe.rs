//! A loupe over the finger: on a phone, squares are smaller than fingertips.

use super::{
    board::{BOARD, nearest},
    desk::Desk,
    ring::{Point, Ring},
};
use crate::{browser, ui::held};
use leptos::{ev::PointerEvent, prelude::*};

/// The width of the glass, in pixels.
const GLASS: f64 = 144.0;
/// The distance of two squares under it, in pixels.
const FINGER: f64 = 38.0;
/// The distance of two squares that need no loupe, in pixels.
const WIDE: f64 = 36.0;
/// The distance of its middle from the finger, in pixels.
const AWAY: f64 = 108.0;
/// The distance a finger moves before it aims, in pixels.
const SLACK: f64 = 8.0;

/// A finger on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct AimingFinger {
    from: (f64, f64),
    at: (f64, f64),
    /// Whether it aims at once, because it carries a card.
    carries: bool,
}

/// The finger that aims at a pawn. It is a handle.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    finger: RwSignal<Option<AimingFinger>>,
    /// Whether the glass is over the board, and the point of the screen that it shows.
    shown: Memo<Option<(f64, f64)>>,
    /// Whether a finger has just chosen under the glass, so that its click is nothing more.
    chosen: StoredValue<bool>,
}

impl Aim {
    pub(super) fn new() -> Self {
        let finger = RwSignal::new(None::<AimingFinger>);
        let held = held(move || finger.with(Option::is_some));
        let shown = Memo::new(move |_| {
            let AimingFinger { from, at, carries } = finger.get()?;
            let moved = (at.0 - from.0).hypot(at.1 - from.1) > SLACK;
            (carries || moved || held.get()).then_some(at)
        });
        Self { finger, shown, chosen: StoredValue::new(false) }
    }

    /// Handles a finger that goes down on the board.
    pub(super) fn down(self, desk: Desk, event: &PointerEvent) {
        self.chosen.set_value(false);
        let touched = event.pointer_type() == "touch" && event.is_primary();
        let at = point(event);
        let aims = touched && untrack(|| desk.at.is_asked()) && is_small(desk);
        self.finger.set(aims.then_some(AimingFinger { from: at, at, carries: false }));
    }

    /// Handles its moves.
    pub(super) fn moved(self, event: &PointerEvent) {
        if let Some(finger) = self.finger.get_untracked().filter(|_| event.is_primary()) {
            self.finger.set(Some(AimingFinger { at: point(event), ..finger }));
        }
    }

    /// A card is carried over the board.
    pub(super) fn carried(self, desk: Desk, event: &PointerEvent) {
        if event.pointer_type() == "touch" && is_small(desk) {
            let at = point(event);
            self.finger.set(Some(AimingFinger { from: at, at, carries: true }));
        }
    }

    /// The finger is lifted: the point that it aimed at, if the glass was there.
    pub(super) fn lifted(self, event: &PointerEvent) -> Option<(f64, f64)> {
        let aimed = self.shown.get_untracked().filter(|_| event.is_primary());
        self.finger.set(None);
        self.chosen.set_value(aimed.is_some());
        aimed
    }

    /// The finger is gone.
    pub(super) fn lost(self) {
        self.finger.set(None);
    }

    /// Whether a click comes from a finger that has chosen under the glass.
    pub(super) fn has_chosen(self) -> bool {
        self.chosen.try_update_value(std::mem::take).unwrap_or_default()
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a finger cannot tell two squares from each other: the board is small, and was not brought near.
fn is_small(desk: Desk) -> bool {
    let Some(board) = browser::element(BOARD) else { return false };
    let across = board.get_bounding_client_rect().width() / 100.0;
    desk.ring.with_untracked(Ring::gap) * across < WIDE
}

/// The squares under the finger, beside it, with a mark on the pawn that it would choose.
#[component]
pub(super) fn Loupe(desk: Desk) -> impl IntoView {
    let aim = Memo::new(move |_| {
        let (x, y) = desk.aim.shown.get()?;
        let bounds = browser::element(BOARD)?.get_bounding_client_rect();
        let (left, top) = (x - bounds.left(), y - bounds.top());
        let on_board = (0.0..bounds.width()).contains(&left) && (0.0..bounds.height()).contains(&top);
        let unit = bounds.width() / 100.0;
        let drawn = Point { x: left / unit - 50.0, y: top / unit - 50.0 };
        let pawn = nearest(desk, x, y).map(|cell| desk.ring.with(|ring| (cell.spot(ring), cell.radius(ring))));
        on_board.then_some((place(left, top, bounds.width()), drawn, pawn))
    });
    let is_shown = Memo::new(move |_| aim.with(Option::is_some));
    let seen = Memo::new(move |_| GLASS * desk.ring.with(Ring::gap) / FINGER);
    let style = move || {
        let (left, top) = aim.get().map(|(place, ..)| place).unwrap_or_default();
        format!("left: {left:.0}px; top: {top:.0}px; width: {GLASS}px; height: {GLASS}px")
    };
    // The board is moved under the glass by a transform, which redraws nothing; another view box would.
    let moved = move || {
        let Point { x, y } = aim.get().map_or(Point { x: 0.0, y: 0.0 }, |(_, drawn, _)| drawn);
        let half = seen.get() / 2.0;
        format!("transform: translate({:.2}px, {:.2}px)", half - x, half - y)
    };
    let pawn = move || {
        let (Point { x, y }, radius) = aim.get()?.2?;
        Some(view! { <circle class="keezen-aim" cx=x cy=y r=radius></circle> })
    };
    view! {
        <Show when=move || is_shown.get()>
            <svg class="keezen-loupe" style=style viewBox=move || format!("0 0 {0} {0}", seen.get()) aria-hidden="true">
                <g class="keezen-under" style=moved>
                    <use_ href="#keezen-wood"></use_>
                    <use_ href="#keezen-pawns"></use_>
                    {pawn}
                </g>
            </svg>
        </Show>
    }
}

/// The middle of the glass on the board: above the finger, or beside it where there is no room.
fn place(left: f64, top: f64, width: f64) -> (f64, f64) {
    match (left, top) {
        (_, top) if top >= AWAY + GLASS / 4.0 => {
            (left.clamp(GLASS / 2.0, (width - GLASS / 2.0).max(GLASS / 2.0)), top - AWAY)
        }
        (left, top) if left < width / 2.0 => (left + AWAY, top.max(GLASS / 4.0)),
        (left, top) => (left - AWAY, top.max(GLASS / 4.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_glass_is_never_under_the_finger_nor_off_the_screen() {
        for (left, top) in [(10.0, 10.0), (170.0, 5.0), (330.0, 20.0), (10.0, 300.0), (335.0, 170.0)] {
            let (x, y) = place(left, top, 340.0);
            assert!((x - left).hypot(y - top) > GLASS / 2.0, "{left} {top}");
            assert!((GLASS / 4.0..=340.0 - GLASS / 4.0).contains(&x), "{left} {top}: {x}");
        }
    }
}
