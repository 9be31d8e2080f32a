use crate::browser;
use leptos::{ev, leptos_dom::helpers::WindowListenerHandle, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Where the whole event has to be on the screen at once. Anywhere else the page may be longer; the style has the same words.
const AT_ONCE: &str = "(min-width: 900px) and (min-height: 600px) and (prefers-reduced-motion: no-preference)";

/// How many entries of a list fit on the screen, all of them being equally high. It is measured whenever something has changed, and when
/// the window has; before that, and where a page may be long, it is the default number.
pub(super) fn fitting<E>(
    list: NodeRef<E>,
    defaults: usize,
    changed: impl Fn() + Send + Sync + 'static,
) -> RwSignal<usize>
where
    E: leptos::html::ElementType,
    E::Output: JsCast + Clone + 'static,
{
    let most = RwSignal::new(defaults);
    let resized = RwSignal::new(());
    let listener = window_event_listener(ev::resize, move |_| resized.set(()));
    on_cleanup(move || WindowListenerHandle::remove(listener));
    Effect::new(move |_| {
        changed();
        resized.track();
        let Some(list) = list.get() else { return };
        // It has to be drawn before it can be measured.
        request_animation_frame(move || {
            let measured = list.dyn_ref::<Element>().and_then(measure).unwrap_or(defaults);
            if most.try_get_untracked().is_some_and(|most| most != measured) {
                most.set(measured);
            }
        });
    });
    most
}

fn measure(list: &Element) -> Option<usize> {
    let window = browser::window();
    window.match_media(AT_ONCE).ok().flatten().filter(|query| query.matches())?;
    let around = list.parent_element()?.get_bounding_client_rect();
    let entry = list.first_element_child()?.get_bounding_client_rect();
    let style = window.get_computed_style(list).ok().flatten()?;
    let columns = style.get_property_value("grid-template-columns").ok()?.split_whitespace().count();
    let gap = style.get_property_value("row-gap").ok()?.trim_end_matches("px").parse().unwrap_or_default();
    let room = around.bottom() - list.get_bounding_client_rect().top();
    Some(fits(room, entry.height(), gap, columns))
}

/// How many entries of this height have room, in so many columns: at least one under another.
fn fits(room: f64, height: f64, gap: f64, columns: usize) -> usize {
    let rows = ((room + gap) / (height + gap)).floor().max(1.0);
    rows as usize * columns.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_tables_are_shown_as_have_room() {
        assert_eq!(fits(420.0, 200.0, 20.0, 3), 6, "two rows and the gap between them");
        assert_eq!(fits(419.0, 200.0, 20.0, 3), 3);
        assert_eq!(fits(100.0, 200.0, 20.0, 3), 3, "one row, even if it is cut off");
        assert_eq!(fits(105.0, 10.0, 0.0, 0), 10, "a list without columns has one");
    }
}
