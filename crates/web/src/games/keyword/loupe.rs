use super::{
    desk::Desk,
    drag::{RackDrag, drawn_under},
    geometry::{SIDE, corner},
    print::PrintTile,
};
use crate::ui::held;
use kee_grid::Board;
use leptos::prelude::*;

/// The width of the glass on the screen.
const GLASS: f64 = 136.0;
/// The part of the drawing that it shows: squares appear wider than a fingertip.
const SEEN: f64 = 36.0;
/// Its distance above the finger.
const ABOVE: f64 = 76.0;

/// The letter that a pointer carries and, for a finger, the squares under it: they are small on a phone.
#[component]
pub(super) fn Loupe(desk: Desk) -> impl IntoView {
    let held = held(move || desk.drag.with(|drag| drag.as_ref().is_some_and(|drag| drag.finger)));
    move || {
        let drag = desk.drag.get()?;
        let view = desk.seen.get()?;
        let aims = drag.finger && (drag.moving || held.get());
        let glass = aims && drag.over.is_some() && desk.has_rack() && !desk.is_near();
        let letter = drag.carries().and_then(|slot| desk.draft.with(|draft| draft.slots().get(slot).copied()));
        let letter = letter.map(|slot| slot.capital());
        match (glass, letter) {
            (true, letter) => Some(glass_over(drag, &view.board, letter).into_any()),
            (false, Some(letter)) => {
                let place = format!("left:{}px;top:{}px", drag.x, drag.y);
                Some(
                    view! { <div class="keyword-ghost" style=place aria-hidden="true">{letter.to_string()}</div> }
                        .into_any(),
                )
            }
            (false, None) => None,
        }
    }
}

fn glass_over(drag: RackDrag, board: &Board, letter: Option<char>) -> impl IntoView + use<> {
    let (x, y) = drawn_under(board, drag.x, drag.y).unwrap_or_default();
    let place = format!("left:{}px;top:{}px;width:{GLASS}px;height:{GLASS}px", drag.x, centre_above(drag.y));
    let target = drag.over.map(|square| {
        let (x, y) = corner(square);
        view! {
            <g transform=format!("translate({x},{y})")>
                {letter.map(|letter| view! { <PrintTile letter class="keyword-tried"/> })}
                <rect class="keyword-over" width=SIDE height=SIDE rx="1.2"></rect>
            </g>
        }
    });
    // The board is moved under the glass by a transform, which redraws nothing; another view box would.
    let moved = format!("transform: translate({}px, {}px)", SEEN / 2.0 - x, SEEN / 2.0 - y);
    view! {
        <svg class="keyword-loupe" style=place viewBox=format!("0 0 {SEEN} {SEEN}") aria-hidden="true">
            <g class="keyword-under" style=moved>
                <use href="#keyword-print"></use>
                <use href="#keyword-cells"></use>
                {target}
            </g>
        </svg>
    }
}

/// The middle of the glass: above the finger, or below it where there is no room.
fn centre_above(finger: f64) -> f64 {
    let above = finger - ABOVE - GLASS / 2.0;
    if above < GLASS / 2.0 { finger + ABOVE + GLASS / 2.0 } else { above }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_glass_is_never_under_the_finger_nor_off_the_screen() {
        assert!(centre_above(400.0) < 400.0 - GLASS / 2.0);
        assert!(centre_above(40.0) > 40.0 + GLASS / 2.0);
        assert!(centre_above(60.0 + GLASS + ABOVE) - GLASS / 2.0 >= 0.0);
    }
}
