//! Two fingers on a board bring it nearer and push it about. One finger plays; it pushes a near board where the game has no use for it.

use crate::{t, ui::Icon};
use leptos::{ev::PointerEvent, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, PointerEventInit};

/// The largest scale of a board.
const LARGEST: f64 = 4.0;
/// The width of a cell on a board that was brought near, in pixels.
const FINGER: f64 = 40.0;
/// The distance a finger moves before it pushes the board, in pixels.
const SLACK: f64 = 8.0;
/// The width of the edge where a playing finger draws the rest of a near board towards it, in parts of the window.
const EDGE: f64 = 0.1;
/// The distance by which it draws the board with each of its moves, in parts of the window.
const PULL: f64 = 0.012;

/// A point of the window, in parts of its size.
type WindowPoint = (f64, f64);

/// The part of the board in the window: the board's size, and the place of its upper left corner in parts of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Lens {
    scale: f64,
    corner: WindowPoint,
}

impl Lens {
    const WHOLE: Self = Self { scale: 1.0, corner: (0.0, 0.0) };

    /// Moves one point of the board to another and changes its size. The board always fills the window.
    fn moved(self, from: WindowPoint, to: WindowPoint, scale: f64) -> Self {
        let scale = scale.clamp(1.0, LARGEST);
        let place =
            |corner: f64, from: f64, to: f64| (to - (from - corner) / self.scale * scale).clamp(1.0 - scale, 0.0);
        Self { scale, corner: (place(self.corner.0, from.0, to.0), place(self.corner.1, from.1, to.1)) }
    }

    /// Draws the board towards a finger at the edge of the window.
    fn followed(self, finger: WindowPoint) -> Self {
        let pull = |at: f64| match at {
            at if at < EDGE => PULL,
            at if at > 1.0 - EDGE => -PULL,
            _ => 0.0,
        };
        self.moved(finger, (finger.0 + pull(finger.0), finger.1 + pull(finger.1)), self.scale)
    }
}

/// A finger on the board.
#[derive(Clone)]
struct Finger {
    id: i32,
    from: WindowPoint,
    at: WindowPoint,
    on: Option<EventTarget>,
    /// Whether the game follows it.
    plays: bool,
}

/// The scale of the board, and the fingers on it. It is a handle.
#[derive(Clone, Copy)]
pub(crate) struct Zoom {
    lens: RwSignal<Lens>,
    window: NodeRef<html::Div>,
    fingers: StoredValue<Vec<Finger>, LocalStorage>,
    /// Whether the fingers push the board, so that the game hears nothing of them.
    pushing: StoredValue<bool>,
}

impl Zoom {
    pub(super) fn new() -> Self {
        Self {
            lens: RwSignal::new(Lens::WHOLE),
            window: NodeRef::new(),
            fingers: StoredValue::new_local(Vec::new()),
            pushing: StoredValue::new(false),
        }
    }

    /// Whether less than the whole board is in sight.
    pub(crate) fn is_near(self) -> bool {
        self.lens.with(|lens| lens.scale > 1.0)
    }

    /// Shows the whole board.
    pub(crate) fn show_all(self) {
        self.lens.set(Lens::WHOLE);
    }

    /// Makes cells of this width large enough for a finger, around a point of the screen. The whole board is in sight before.
    pub(crate) fn bring_near(self, cell: f64, x: f64, y: f64) {
        if let Some(around) = self.within(x, y) {
            self.lens.set(Lens::WHOLE.moved(around, (0.5, 0.5), FINGER / cell.max(1.0)));
        }
    }

    /// The point of the window at a point of the screen.
    fn within(self, x: f64, y: f64) -> Option<WindowPoint> {
        let bounds = self.window.get_untracked()?.get_bounding_client_rect();
        Some(((x - bounds.left()) / bounds.width().max(1.0), (y - bounds.top()) / bounds.height().max(1.0)))
    }

    fn point(self, event: &PointerEvent) -> Option<WindowPoint> {
        self.within(f64::from(event.client_x()), f64::from(event.client_y())).filter(|_| is_finger(event))
    }

    fn down(self, event: &PointerEvent) {
        let Some(at) = self.point(event) else { return };
        if event.is_primary() {
            self.fingers.update_value(Vec::clear);
            self.pushing.set_value(false);
        }
        let on = event.target();
        let plays = on.as_ref().and_then(|on| on.dyn_ref::<Element>()).is_some_and(follows_fingers);
        self.fingers.update_value(|fingers| fingers.push(Finger { id: event.pointer_id(), from: at, at, on, plays }));
        if self.fingers.with_value(Vec::len) == 2 {
            self.push();
        }
        self.keep_to_itself(event);
    }

    fn moved(self, event: &PointerEvent) {
        let Some(at) = self.point(event) else { return };
        let before = self.fingers.get_value();
        let Some(index) = before.iter().position(|finger| finger.id == event.pointer_id()) else { return };
        self.fingers.update_value(|fingers| fingers[index].at = at);
        let now = self.fingers.get_value();
        let lens = self.lens.get_untracked();
        if let ([finger], true) = (&now[..], lens.scale > 1.0 && !self.pushing.get_value()) {
            if finger.plays {
                self.lens.set(lens.followed(at));
            } else if self.pixels(finger.from, at) > SLACK {
                self.push();
            }
        }
        if self.pushing.get_value() {
            let wider = match (&before[..], &now[..]) {
                ([one, other, ..], [to, beside, ..]) => {
                    self.pixels(to.at, beside.at) / self.pixels(one.at, other.at).max(1.0)
                }
                _ => 1.0,
            };
            self.lens.set(lens.moved(middle(&before), middle(&now), lens.scale * wider));
        }
        self.keep_to_itself(event);
    }

    fn lifted(self, event: &PointerEvent) {
        if is_finger(event) {
            self.fingers.update_value(|fingers| fingers.retain(|finger| finger.id != event.pointer_id()));
            self.keep_to_itself(event);
        }
    }

    /// The fingers push the board from now on. The game, which may have begun to follow the first one, is told to let go.
    fn push(self) {
        if self.pushing.get_value() {
            return;
        }
        self.pushing.set_value(true);
        let first = self.fingers.with_value(|fingers| fingers.first().map(|finger| (finger.id, finger.on.clone())));
        if let Some((id, Some(on))) = first {
            let init = PointerEventInit::new();
            init.set_bubbles(true);
            init.set_pointer_id(id);
            init.set_pointer_type("touch");
            init.set_is_primary(true);
            // An element that is gone has nothing to let go of.
            let _ = PointerEvent::new_with_event_init_dict("pointercancel", &init)
                .and_then(|gone| on.dispatch_event(&gone));
        }
    }

    fn keep_to_itself(self, event: &PointerEvent) {
        if self.pushing.get_value() {
            event.stop_propagation();
        }
    }

    /// The distance of two points, in pixels.
    fn pixels(self, one: WindowPoint, other: WindowPoint) -> f64 {
        let Some(window) = self.window.get_untracked() else { return 0.0 };
        let (width, height) = (f64::from(window.client_width()), f64::from(window.client_height()));
        ((one.0 - other.0) * width).hypot((one.1 - other.1) * height)
    }
}

/// Whether it is a real finger: a mouse has other ways, and [`Zoom::push`] sends events of its own.
fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch" && event.is_trusted()
}

/// Whether the game follows a finger that goes down here.
fn follows_fingers(on: &Element) -> bool {
    on.closest("[data-follows]").is_ok_and(|found| found.is_some())
}

fn middle(fingers: &[Finger]) -> WindowPoint {
    let count = fingers.len().clamp(1, 2) as f64;
    let sum = fingers.iter().take(2).fold((0.0, 0.0), |sum, finger| (sum.0 + finger.at.0, sum.1 + finger.at.1));
    (sum.0 / count, sum.1 / count)
}

/// The window in which a board lies.
#[component]
pub(super) fn BoardWindow(zoom: Zoom, children: Children) -> impl IntoView {
    let style = move || {
        let Lens { scale, corner } = zoom.lens.get();
        // Without a lens nothing is transformed: what is fixed to the screen stays so.
        (scale > 1.0).then(|| {
            format!("transform: translate({:.2}%, {:.2}%) scale({scale:.3})", corner.0 * 100.0, corner.1 * 100.0)
        })
    };
    view! {
        <div class="stage-board" class:stage-near=move || zoom.is_near() node_ref=zoom.window
            on:pointerdown:capture=move |event| zoom.down(&event) on:pointermove:capture=move |event| zoom.moved(&event)
            on:pointerup:capture=move |event| zoom.lifted(&event) on:pointercancel:capture=move |event| zoom.lifted(&event)>
            <div class="stage-lens" style=style>{children()}</div>
            <Show when=move || zoom.is_near()>
                <button class="stage-all" aria-label=move || t!("board-all") title=move || t!("board-all") on:click=move |_| zoom.show_all()>
                    <Icon name="fit"/>
                </button>
            </Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_under_the_fingers_stays_under_them() {
        let near = Lens::WHOLE.moved((0.5, 0.5), (0.5, 0.5), 2.0);
        assert_eq!(near, Lens { scale: 2.0, corner: (-0.5, -0.5) });
        assert_eq!(near.moved((0.25, 0.5), (0.5, 0.625), 2.0).corner, (-0.25, -0.375));
    }

    #[test]
    fn the_board_fills_its_window_however_it_is_pushed() {
        let near = Lens::WHOLE.moved((0.0, 0.0), (0.0, 0.0), 3.0);
        assert_eq!(near.moved((0.0, 0.0), (1.0, 1.0), 3.0).corner, (0.0, 0.0));
        assert_eq!(near.moved((1.0, 1.0), (-9.0, -9.0), 3.0).corner, (-2.0, -2.0));
        assert_eq!(near.moved((0.5, 0.5), (0.5, 0.5), 0.2), Lens::WHOLE);
        assert_eq!(Lens::WHOLE.moved((0.5, 0.5), (0.5, 0.5), 99.0).scale, LARGEST);
    }

    #[test]
    fn a_finger_at_the_edge_draws_the_board_towards_it() {
        let near = Lens { scale: 2.0, corner: (-0.5, -0.5) };
        assert_eq!(near.followed((0.5, 0.5)), near);
        let drawn = near.followed((0.95, 0.02));
        assert!(drawn.corner.0 < -0.5 && drawn.corner.1 > -0.5);
    }
}
