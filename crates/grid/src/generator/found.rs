use super::search_lane::SHIFT;
use super::{Span, mirror};
use crate::{Board, Laid, Placement, Square, Tile};
use std::ops::Deref;

/// A placement that was found, as long as the visitor looks at it.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    board: &'a Board,
    span: Span,
    /// The new tiles, by place as the search counts them.
    laid: &'a [Tile; 32],
}

impl<'a> Found<'a> {
    #[inline]
    pub(super) const fn new(board: &'a Board, span: Span, laid: &'a [Tile; 32]) -> Self {
        Self { board, span, laid }
    }

    /// As it lies in the mirror, with room for its tiles.
    pub(super) fn mirrored<'b>(&self, laid: &'b mut [Tile; 32]) -> Found<'b>
    where
        'a: 'b,
    {
        for place in self.span.first..=self.span.last {
            laid[mirror::place(place) + SHIFT] = self.laid[place + SHIFT];
        }
        let (first, last) = (mirror::place(self.span.last), mirror::place(self.span.first));
        let span = Span { first, last, new: mirror::bits(self.span.new), ..self.span };
        Found { board: self.board, span, laid }
    }

    /// What must be kept to show it again.
    pub(super) const fn keep(&self) -> (Span, [Tile; 32]) {
        (self.span, *self.laid)
    }

    /// The tile laid on a place of its line; some tile if none is laid there.
    #[inline]
    pub const fn laid(&self, place: usize) -> Tile {
        self.laid[(place + SHIFT) & 31]
    }

    /// The tiles that are laid and where, in the order of the word.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        self.squares().filter(|(_, laid)| laid.is_new()).map(|(square, laid)| (square, laid.tile()))
    }

    /// The squares of the word and what lies on them.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Laid)> + '_ {
        (self.span.first..=self.span.last).map(|place| {
            let square = self.span.square(place);
            let laid = if self.span.is_new(place) {
                Laid::New(self.laid(place))
            } else {
                Laid::Standing(self.board.tile(square).expect("every square of the word has a tile"))
            };
            (square, laid)
        })
    }

    /// The placement to keep.
    pub fn placement(&self) -> Placement {
        let letters = self.squares().map(|(_, laid)| laid).collect();
        Placement::new(self.first(), self.direction(), letters).expect("it lies on a board")
    }
}

/// A placement is asked about its squares directly.
impl Deref for Found<'_> {
    type Target = Span;

    #[inline]
    fn deref(&self) -> &Span {
        &self.span
    }
}
