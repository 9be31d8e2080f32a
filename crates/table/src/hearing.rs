use kee_game::{MAX_SEATS, Seat, SeatSet, Viewer, WallTime};
use kee_wire::Happening;
use std::collections::VecDeque;

/// How many entries are kept for those who come back. Who has missed more gets the table as it is.
const KEPT: usize = 100;

/// Who hears of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ears {
    pub(crate) seats: SeatSet,
    pub(crate) spectators: bool,
}

impl Ears {
    pub(crate) const SPECTATORS: Self = Self { seats: SeatSet::NONE, spectators: true };

    pub(crate) fn everyone() -> Self {
        Self { seats: SeatSet::first(MAX_SEATS), spectators: true }
    }

    pub(crate) fn only(seats: SeatSet) -> Self {
        Self { seats, spectators: false }
    }

    pub(crate) fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }
}

/// An entry that can still be told.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) at: WallTime,
    ears: Ears,
    pub(crate) what: Tale,
}

/// What there is to tell of an entry.
#[derive(Debug)]
pub(crate) enum Tale {
    /// Ask the game: this is the number of its entry there.
    Game(usize),
    /// The same to all who hear it.
    Table(Box<Happening>),
}

/// Who has heard how much. Every viewer counts only what it hears, so that no number tells of something hidden.
#[derive(Debug)]
pub(crate) struct Hearing {
    /// By seat, and last the spectators.
    counts: Vec<u32>,
    recent: VecDeque<Heard>,
}

impl Hearing {
    pub(crate) fn new(seats: usize) -> Self {
        Self { counts: vec![0; seats + 1], recent: VecDeque::new() }
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.counts.len() - 1, Seat::index)
    }

    /// How much a viewer has heard so far.
    pub(crate) fn number(&self, viewer: Viewer) -> u32 {
        self.counts[self.place(viewer)]
    }

    pub(crate) fn hear(&mut self, at: WallTime, ears: Ears, what: Tale) {
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
    pub(crate) fn forget(&mut self) {
        self.recent.clear();
    }

    /// The first number after which all that a viewer has heard can still be told.
    pub(crate) fn earliest(&self, viewer: Viewer) -> u32 {
        let kept = self.recent.iter().filter(|heard| heard.ears.has(viewer)).count();
        self.number(viewer) - kept as u32
    }

    /// What a viewer has heard after this number; none if that is too long ago, or never was.
    pub(crate) fn since(&self, viewer: Viewer, number: u32) -> Option<Vec<&Heard>> {
        let missed = self.number(viewer).checked_sub(number)? as usize;
        let heard = self.recent.iter().rev().filter(|heard| heard.ears.has(viewer));
        let mut heard: Vec<&Heard> = heard.take(missed).collect();
        heard.reverse();
        (heard.len() == missed).then_some(heard)
    }
}
