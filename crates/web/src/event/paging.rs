use crate::{browser, ui::tick};

/// The time a page stays, in milliseconds.
const STAYS: u64 = 8_000;

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
    pub(super) fn now(length: usize, size: usize, now: u64) -> Self {
        if length <= size || browser::prefers_less_motion() {
            return Self { size: length.max(1), page: 0, pages: 1 };
        }
        tick();
        Self::at(length, size, now)
    }

    fn at(length: usize, size: usize, now: u64) -> Self {
        let pages = length.div_ceil(size).max(1);
        Self { size, page: (now / STAYS) as usize % pages, pages }
    }

    /// The entries on this page.
    pub(super) fn of<T>(self, all: &[T]) -> &[T] {
        all.chunks(self.size).nth(self.page).unwrap_or_default()
    }

    /// The page's number and the number of pages, if there are several.
    pub(super) fn shown(self) -> Option<(usize, usize)> {
        (self.pages > 1).then_some((self.page + 1, self.pages))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_turn_by_themselves_and_start_over() {
        let all: Vec<u32> = (1..=25).collect();
        let page = |now: u64| Paging::at(all.len(), 10, now);
        assert_eq!(page(0).of(&all), (1..=10).collect::<Vec<_>>());
        assert_eq!(page(STAYS).shown(), Some((2, 3)));
        assert_eq!(page(2 * STAYS).of(&all), (21..=25).collect::<Vec<_>>());
        assert_eq!(page(3 * STAYS).shown(), Some((1, 3)));
        assert_eq!(Paging::at(10, 10, 5 * STAYS).shown(), None);
    }
}
