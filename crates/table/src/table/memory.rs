use crate::Asked;
use kee_game::{Seat, Viewer};
use std::collections::VecDeque;

/// How many requests are remembered of a player, and of all others together. A client has few requests under way, so
/// this is enough for it to hear what became of them.
const OF_A_SEAT: usize = 8;
const OF_OTHERS: usize = 32;

/// The requests that were carried out lately, so that one that is sent again is answered again and done once.
#[derive(Debug)]
pub(super) struct Memory {
    /// By seat, and last everybody else.
    requests: Vec<VecDeque<(Asked, u32)>>,
}

impl Memory {
    pub(super) fn new(seats: usize) -> Self {
        Self { requests: (0..=seats).map(|_| VecDeque::new()).collect() }
    }

    /// The request was carried out by the entry that has this number in the count of the one who asked.
    pub(super) fn keep(&mut self, viewer: Viewer, asked: Asked, number: u32) {
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
    pub(super) fn find(&self, asked: &Asked) -> Option<u32> {
        let mut all = self.requests.iter().flatten();
        all.find(|(known, _)| known == asked).map(|(_, number)| *number)
    }
}
