use kee_game::{MAX_SEATS, Seat, SeatSet, Viewer, WallTime};
use kee_wire::Happening;
use std::collections::VecDeque;

/// How many entries are kept for those who come back. Who has missed more gets the table as it is.
const KEPT: usize = 100;

/// Who hears of an entry.
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
pub(super) struct Heard {
    pub(super) at: WallTime,
    ears: Ears,
    pub(super) what: Tale,
}

/// What there is to tell of an entry.
#[derive(Debug)]
pub(super) enum Tale {
    /// Ask the game: this is the number of its entry there.
    Game(usize),
    /// The same to all who hear it.
    Table(Box<Happening>),
}

/// Who has heard how much. Every viewer counts only what it hears, so that no number tells of something hidden.
#[derive(Debug)]
pub(super) struct Hearing {
    /// By seat, and last the spectators.
    counts: Vec<u32>,
    recent: VecDeque<Heard>,
}

impl Hearing {
    pub(super) fn new(seats: usize) -> Self {
        Self { counts: vec![0; seats + 1], recent: VecDeque::new() }
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.counts.len() - 1, Seat::index)
    }

    /// How much a viewer has heard so far.
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
        self.recent.push_back(Heard { at, ears, what });
    }

    /// Forgets what can no longer be told, since the game of it is gone.
    pub(super) fn forget(&mut self) {
        self.recent.clear();
    }

    /// The first number after which all that a viewer has heard can still be told.
    pub(super) fn earliest(&self, viewer: Viewer) -> u32 {
        let kept = self.recent.iter().filter(|heard| heard.ears.has(viewer)).count();
        self.number(viewer) - kept as u32
    }

    /// What a viewer has heard after this number; none if that is too long ago, or never was.
    pub(super) fn since(&self, viewer: Viewer, number: u32) -> Option<Vec<&Heard>> {
        let missed = self.number(viewer).checked_sub(number)? as usize;
        let heard = self.recent.iter().rev().filter(|heard| heard.ears.has(viewer));
        let mut heard: Vec<&Heard> = heard.take(missed).collect();
        heard.reverse();
        (heard.len() == missed).then_some(heard)
    }
}
