//! Moves drawn over a board: those since the reader's last one, numbered, and in a review the better one beside the one played.

use super::TableHandle;
use crate::ui::SEAT_COLOURS;
use kee_game::{Json, Seat};
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use std::str::FromStr;

/// The meaning of a step's notices for the trail of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trace {
    /// The player moved: the trail so far is gone.
    pub(crate) mine: bool,
    /// The step leaves a mark on the board.
    pub(crate) marks: bool,
}

impl Trace {
    /// The trace of a step by the moves in it. `of` says who made a notice's move, and whether it leaves a mark.
    pub(super) fn of<N: DeserializeOwned>(notices: &Json, me: Seat, of: impl Fn(&N) -> Option<(Seat, bool)>) -> Self {
        let moves: Vec<(Seat, bool)> = read(notices).iter().filter_map(of).collect();
        Self {
            mine: moves.first().is_some_and(|(seat, _)| *seat == me),
            marks: moves.iter().any(|(seat, marks)| *marks && *seat != me),
        }
    }
}

/// A turn of a review, before it is played, or a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TurnComparison {
    pub(crate) seat: Seat,
    /// The action played, in text form; none yet if this is a hint.
    pub(crate) played: Option<String>,
    /// The better one, if the reader wants to see it.
    pub(crate) better: Option<String>,
    /// Whether only the beginning of the better one is shown.
    pub(crate) near: bool,
}

/// The drawing of a move over a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TrailMark {
    /// A move since the reader's last one, with its number.
    Since(Seat, usize),
    /// The move that was played next.
    Played(Seat),
    /// A better one.
    Better(Seat),
    /// The beginning of a better one.
    Near(Seat),
}

impl TrailMark {
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Since(..) => "trail-mark",
            Self::Played(_) => "trail-mark trail-played",
            Self::Better(_) => "trail-mark trail-better",
            Self::Near(_) => "trail-mark trail-near",
        }
    }

    /// The seat that moves.
    pub(super) fn seat(self) -> Seat {
        match self {
            Self::Since(seat, _) | Self::Played(seat) | Self::Better(seat) | Self::Near(seat) => seat,
        }
    }

    pub(super) fn is_better(self) -> bool {
        matches!(self, Self::Better(_) | Self::Near(_))
    }

    /// Whether only its beginning is drawn.
    pub(super) fn is_near(self) -> bool {
        matches!(self, Self::Near(_))
    }

    /// Its colour where a seat has the page's own.
    pub(super) fn colour(self) -> String {
        if self.is_better() {
            return "color: var(--better)".to_owned();
        }
        format!("color: var(--seat-{})", self.seat().index() % SEAT_COLOURS)
    }

    /// The number on a disc, or the exclamation mark of a better move. Other marks need neither.
    pub(super) fn badge(self, x: f64, y: f64, radius: f64) -> Option<impl IntoView + use<>> {
        let text = match self {
            Self::Since(_, number) => number.to_string(),
            Self::Played(_) | Self::Near(_) => return None,
            Self::Better(_) => "!".to_owned(),
        };
        Some(view! {
            <g class="trail-badge" transform=format!("translate({x:.2} {y:.2}) scale({:.3})", radius / 10.0)>
                <circle r="10"></circle>
                <text y="5">{text}</text>
            </g>
        })
    }
}

impl TableHandle {
    /// The moves to draw over the board, each in the game's own form, by the notices and by the texts of actions.
    pub(super) fn marks<N, A, D>(
        &self,
        of_notice: impl Fn(N) -> Option<(Seat, D)> + Send + Sync + 'static,
        of_action: impl Fn(A) -> Option<D> + Send + Sync + 'static,
    ) -> Memo<Vec<(TrailMark, D)>>
    where
        N: DeserializeOwned + 'static,
        A: FromStr + 'static,
        D: Clone + PartialEq + Send + Sync + 'static,
    {
        let (since, compared, viewer) = (self.since, self.compared, self.viewer);
        Memo::new(move |_| {
            let me = viewer.get().seat();
            let numbered = |(index, notices): (usize, &Json)| {
                let moves = read(notices).into_iter().filter_map(&of_notice);
                let moves = moves.filter(|(seat, _)| Some(*seat) != me);
                moves.map(|(seat, drawn)| (TrailMark::Since(seat, index + 1), drawn)).collect::<Vec<_>>()
            };
            let mut marks: Vec<(TrailMark, D)> =
                since.with(|since| since.iter().enumerate().flat_map(numbered).collect());
            let drawn = |action: &str| action.parse::<A>().ok().and_then(&of_action);
            compared.with(|compared| {
                if let Some(TurnComparison { seat, played, better, near }) = compared {
                    let played = played.as_deref().and_then(drawn);
                    marks.extend(played.map(|drawn| (TrailMark::Played(*seat), drawn)));
                    let mark = if *near { TrailMark::Near(*seat) } else { TrailMark::Better(*seat) };
                    marks.extend(better.as_deref().and_then(drawn).map(|drawn| (mark, drawn)));
                }
            });
            marks
        })
    }
}

/// The moves in a step's notices, each with its player.
pub(super) fn moves<N: DeserializeOwned>(
    notices: &Json,
    of: impl Fn(N) -> Option<(Seat, String)>,
) -> Vec<(Seat, String)> {
    read(notices).into_iter().filter_map(of).collect()
}

fn read<N: DeserializeOwned>(notices: &Json) -> Vec<N> {
    serde_json::from_str(notices.as_str()).unwrap_or_default()
}
