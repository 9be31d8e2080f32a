use crate::{browser, ui::tick};
use kee_game::WallTime;
use std::time::Duration;

/// The time a page stays.
const STAY: Duration = Duration::from_secs(8);

/// A list that is too long for the screen, shown page by page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Paging {
    size: usize,
    page: usize,
    pages: usize,
}

impl Paging {
    /// The current page. Pages turn by themselves, unless the reader prefers less motion: then everything is on one page,
    /// however long.
    pub(super) fn now(length: usize, size: usize, now: WallTime) -> Self {
        if length <= size || browser::prefers_less_motion() {
            return Self { size: length.max(1), page: 0, pages: 1 };
        }
        tick();
        Self::at(length, size, now)
    }

    fn at(length: usize, size: usize, now: WallTime) -> Self {
        let pages = length.div_ceil(size).max(1);
        let turned = now.since(WallTime::ZERO).as_millis() / STAY.as_millis();
        Self { size, page: turned as usize % pages, pages }
    }

    /// The entries on this page.
    pub(super) fn of<T>(self, all: &[T]) -> &[T] {
        all.chunks(self.size).nth(self.page).unwrap_or_default()
    }

    /// The page's number and the number of pages, if there are several.
    pub(super) fn label(self) -> Option<(usize, usize)> {
        (self.pages > 1).then_some((self.page + 1, self.pages))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_turn_by_themselves_and_start_over() {
        let all: Vec<u32> = (1..=25).collect();
        let after = |stays: u32| WallTime::ZERO.plus(stays * STAY);
        let page = |stays: u32| Paging::at(all.len(), 10, after(stays));
        assert_eq!(page(0).of(&all), (1..=10).collect::<Vec<_>>());
        assert_eq!(page(1).label(), Some((2, 3)));
        assert_eq!(page(2).of(&all), (21..=25).collect::<Vec<_>>());
        assert_eq!(page(3).label(), Some((1, 3)));
        assert_eq!(Paging::at(10, 10, after(5)).label(), None);
    }
}
