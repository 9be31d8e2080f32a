use crate::{RequestKey, Table};
use kee_game::{Json, MAX_SEATS, Seat, SeatSet, Viewer, WallTime};
use kee_wire::{Happening, ShownView, TableStep, TableView};
use std::collections::VecDeque;

/// The number of entries kept for clients that reconnect. A client that missed more gets the whole view.
const KEPT: usize = 100;

/// The audience of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ears {
    pub(super) seats: SeatSet,
    pub(super) spectators: bool,
}

impl Ears {
    pub(super) const SPECTATORS: Self = Self { seats: SeatSet::NONE, spectators: true };

    pub(super) fn everyone() -> Self {
        Self { seats: SeatSet::first(MAX_SEATS), spectators: true }
    }

    pub(super) fn only(seats: SeatSet) -> Self {
        Self { seats, spectators: false }
    }

    pub(super) fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }
}

/// An entry that can still be told.
#[derive(Debug)]
pub(super) struct HeardEntry {
    pub(super) at: WallTime,
    ears: Ears,
    pub(super) what: Tale,
}

/// The news to tell about an entry.
#[derive(Debug)]
pub(super) enum Tale {
    /// The number of the game's own entry, which the game describes.
    Game(usize),
    /// The same for everyone who hears it.
    Table(Box<Happening>),
}

/// The part of the log each viewer has heard. Every viewer counts only what it hears, so that no number gives away
/// something hidden.
#[derive(Debug)]
pub(super) struct Hearing {
    /// By seat, spectators last.
    counts: Vec<u32>,
    recent: VecDeque<HeardEntry>,
}

impl Hearing {
    pub(super) fn new(seats: usize) -> Self {
        Self { counts: vec![0; seats + 1], recent: VecDeque::new() }
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.counts.len() - 1, Seat::index)
    }

    /// The number of entries a viewer has heard.
    pub(super) fn number(&self, viewer: Viewer) -> u32 {
        self.counts[self.place(viewer)]
    }

    pub(super) fn hear(&mut self, at: WallTime, ears: Ears, what: Tale) {
        for viewer in Viewer::all(self.counts.len() - 1).filter(|viewer| ears.has(*viewer)) {
            let place = self.place(viewer);
            self.counts[place] += 1;
        }
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(HeardEntry { at, ears, what });
    }

    /// Forgets what can no longer be told, since its game is gone.
    pub(super) fn forget(&mut self) {
        self.recent.clear();
    }

    /// The first number after which everything a viewer heard can still be told.
    pub(super) fn earliest(&self, viewer: Viewer) -> u32 {
        let kept = self.recent.iter().filter(|heard| heard.ears.has(viewer)).count();
        self.number(viewer) - kept as u32
    }

    /// The steps a viewer has heard after this number; none if that is too long ago, or never happened.
    pub(super) fn since(&self, viewer: Viewer, number: u32) -> Option<Vec<&HeardEntry>> {
        let missed = self.number(viewer).checked_sub(number)? as usize;
        let heard = self.recent.iter().rev().filter(|heard| heard.ears.has(viewer));
        let mut heard: Vec<&HeardEntry> = heard.take(missed).collect();
        heard.reverse();
        (heard.len() == missed).then_some(heard)
    }
}

/// The number of requests remembered per player, and for everyone else together. A client has few requests in
/// progress, so this is enough to answer its retries.
const OF_A_SEAT: usize = 8;
const OF_OTHERS: usize = 32;

/// The latest requests, so that a retry gets the same answer and is carried out once.
#[derive(Debug)]
pub(super) struct RequestMemory {
    /// By seat, everyone else last.
    requests: Vec<VecDeque<(RequestKey, u32)>>,
}

impl RequestMemory {
    pub(super) fn new(seats: usize) -> Self {
        Self { requests: (0..=seats).map(|_| VecDeque::new()).collect() }
    }

    /// Remembers a request with the number of its entry in the requester's own count.
    pub(super) fn keep(&mut self, viewer: Viewer, asked: RequestKey, number: u32) {
        let others = self.requests.len() - 1;
        let (place, most) = match viewer.seat().map(Seat::index) {
            Some(seat) => (seat, OF_A_SEAT),
            None => (others, OF_OTHERS),
        };
        let requests = &mut self.requests[place];
        if requests.len() == most {
            requests.pop_front();
        }
        requests.push_back((asked, number));
    }

    /// The number of the entry that carried it out, if it is remembered.
    pub(super) fn find(&self, asked: &RequestKey) -> Option<u32> {
        let mut all = self.requests.iter().flatten();
        all.find(|(known, _)| known == asked).map(|(_, number)| *number)
    }
}

/// The last news a viewer of a table was told, so that it is told only what is new. One is enough for all listeners
/// with the same viewer; viewers without listeners need none.
#[derive(Clone, Debug)]
pub struct Teller {
    viewer: Viewer,
    number: u32,
    view: TableView,
    /// The length of the last whole view.
    whole: usize,
}

impl Teller {
    /// A teller for a viewer who knows everything up to now, from the [`Table::welcome`] of the same moment.
    pub fn new(table: &Table, viewer: Viewer) -> Self {
        let view = table.view(viewer);
        Self { viewer, number: table.number(viewer), whole: Json::of(&view).as_str().len(), view }
    }

    /// The number of the last step told.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The step since the last one; none if there is nothing this viewer may know.
    pub fn step(&mut self, table: &Table) -> Option<TableStep> {
        let number = table.number(self.viewer);
        if number == self.number {
            return None;
        }
        // A client that was not told for very long still gets the right view.
        let (at, happened) = table.since(self.viewer, self.number).unwrap_or_else(|| (table.last(), Vec::new()));
        let view = table.view(self.viewer);
        let patch = self.view.patch_to(&view);
        let shown = if patch.length() < self.whole {
            ShownView::Patch(patch)
        } else {
            let whole = Json::of(&view);
            self.whole = whole.as_str().len();
            ShownView::Whole(whole)
        };
        self.number = number;
        self.view = view;
        Some(TableStep { number, at, happened, view: shown })
    }
}
