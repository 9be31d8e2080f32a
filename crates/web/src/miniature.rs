//! A small picture of a position, for lists.

use kee_game::{Json, Seat};
use kee_picture::Position;
use kee_wire::GameInfo;
use leptos::prelude::*;
use std::{fmt, sync::Arc};

/// A small picture of a position, as SVG text.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Miniature(Arc<str>);

impl Miniature {
    /// A position as spectators see it, turned towards a seat; none for a game without a board of its own.
    pub(crate) fn of(game: &GameInfo, view: &Json, towards: Option<Seat>) -> Option<Self> {
        let (options, teams, view) = (&game.options, &game.teams, view.as_str());
        let drawing = Position { game: &game.id, options, teams, view, towards }.drawing()?;
        Some(Self(drawing.svg().into()))
    }

    /// The picture as text, to be kept.
    pub(crate) fn into_text(self) -> String {
        self.0.as_ref().to_owned()
    }
}

impl From<String> for Miniature {
    fn from(svg: String) -> Self {
        Self(svg.into())
    }
}

/// A short text that differs where pictures do: lists tell their cards apart by it.
impl fmt::Debug for Miniature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum = self.0.bytes().fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        write!(f, "Miniature({sum})")
    }
}

/// The picture in a card. The words beside it say what it shows.
#[component]
pub(crate) fn MiniatureBoard(of: Miniature) -> impl IntoView {
    view! { <span class="miniature" aria-hidden="true" inner_html=of.into_text()></span> }
}
