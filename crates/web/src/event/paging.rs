use crate::{browser, ui::tick};
use leptos::{ev, leptos_dom::helpers::WindowListenerHandle, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long a page stays, in milliseconds.
const STAYS: u64 = 8_000;

/// A list that is too long for the screen, shown page by page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Paging {
    size: usize,
    page: usize,
    pages: usize,
}

impl Paging {
    /// The page that is shown now. It turns by itself, unless things are to stay where they are: then all is on one page,
    /// however long.
    pub(super) fn now(length: usize, size: usize, now: u64) -> Self {
        if length <= size || browser::wants_less_motion() {
            return Self { size: length.max(1), page: 0, pages: 1 };
        }
        tick();
        Self::at(length, size, now)
    }

    fn at(length: usize, size: usize, now: u64) -> Self {
        let pages = length.div_ceil(size).max(1);
        Self { size, page: (now / STAYS) as usize % pages, pages }
    }

    /// What is on the page.
    pub(super) fn of<T>(self, all: &[T]) -> &[T] {
        all.chunks(self.size).nth(self.page).unwrap_or_default()
    }

    /// Which page of how many, where there are more than one.
    pub(super) fn shown(self) -> Option<(usize, usize)> {
        (self.pages > 1).then_some((self.page + 1, self.pages))
    }
}

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
    fn pages_turn_by_themselves_and_begin_again() {
        let all: Vec<u32> = (1..=25).collect();
        let page = |now: u64| Paging::at(all.len(), 10, now);
        assert_eq!(page(0).of(&all), (1..=10).collect::<Vec<_>>());
        assert_eq!(page(STAYS).shown(), Some((2, 3)));
        assert_eq!(page(2 * STAYS).of(&all), (21..=25).collect::<Vec<_>>());
        assert_eq!(page(3 * STAYS).shown(), Some((1, 3)));
        assert_eq!(Paging::at(10, 10, 5 * STAYS).shown(), None);
    }

    #[test]
    fn as_many_tables_are_shown_as_have_room() {
        assert_eq!(fits(420.0, 200.0, 20.0, 3), 6, "two rows and the gap between them");
        assert_eq!(fits(419.0, 200.0, 20.0, 3), 3);
        assert_eq!(fits(100.0, 200.0, 20.0, 3), 3, "one row, even if it is cut off");
        assert_eq!(fits(105.0, 10.0, 0.0, 0), 10, "a list without columns has one");
    }
}
