use super::{
    Held, Must, Span,
    full_hand::{FullHand, LetterSums},
    search_lane::{Hook, SearchLane},
};
use crate::{Grid, Rack, Scoring};
use std::{
    cmp::Reverse,
    ops::{ControlFlow, Range},
};

/// The reach of a hook's words with the tiles in hand: where they can start and end.
pub(super) struct Reach {
    starts: Ends,
    ends: Ends,
    hand: usize,
}

/// The places where a word can start or end, outwards from the hook, with the number of tiles it takes to get there.
struct Ends {
    places: [(u8, u8); 32],
    count: usize,
}

impl Ends {
    const fn new() -> Self {
        Self { places: [(0, 0); 32], count: 0 }
    }

    fn push(&mut self, place: usize, tiles: usize) {
        self.places[self.count & 31] = (place as u8, tiles as u8);
        self.count += 1;
    }

    fn iter(&self) -> impl ExactSizeIterator<Item = (usize, usize)> + DoubleEndedIterator + '_ {
        self.places[..self.count].iter().map(|&(place, tiles)| (usize::from(place), usize::from(tiles)))
    }
}

impl Reach {
    /// The reach of a hook's words with tiles of these letters in hand.
    pub(super) fn of(lane: &SearchLane, hook: usize, hand: usize, letters: u32) -> Self {
        let (mut starts, mut ends) = (Ends::new(), Ends::new());
        let can_lay = |place| lane.allowed(place) & letters != 0;
        let empty = !lane.has_tile(hook);
        let (mut place, mut tiles) = (hook, usize::from(empty));
        if !empty || can_lay(hook) {
            loop {
                place = lane.first_of_run(place - usize::from(!lane.has_tile(place)));
                starts.push(place, tiles);
                place -= 1;
                tiles += 1;
                if tiles > hand || !can_lay(place) {
                    break;
                }
            }
        }
        (place, tiles) = (hook, 0);
        loop {
            place = lane.last_of_run(place);
            ends.push(place, tiles);
            place += 1;
            tiles += 1;
            if tiles > hand || !can_lay(place) {
                break;
            }
        }
        Self { starts, ends, hand }
    }

    /// The first places of words, from left to right.
    pub(super) fn starts_from_the_left(&self) -> impl Iterator<Item = usize> + '_ {
        self.starts.iter().rev().map(|(first, _)| first)
    }

    /// The first places of words, from right to left, each with its last places, from right to left.
    pub(super) fn spans(&self) -> impl Iterator<Item = (usize, impl Iterator<Item = usize> + '_)> + '_ {
        self.starts.iter().map(move |(first, before)| {
            let fits = move |&(_, after): &(usize, usize)| (1..=self.hand).contains(&(before + after));
            (first, self.ends.iter().rev().filter(fits).map(|(last, _)| last))
        })
    }
}

/// All hooks of a board with the most their words can score.
pub(super) struct Leads {
    leads: Vec<Lead>,
    lanes: Vec<SearchLane>,
    /// The most that words can score, for the spans of all leads.
    most: Vec<i32>,
}

/// A hook that may lead to the best placement.
pub(super) struct Lead {
    pub(super) hook: Hook,
    pub(super) reach: Reach,
    lane: usize,
    /// The place of the scores of its spans.
    spans: Range<usize>,
}

/// Room for a typical position; it grows where necessary.
const LANES: usize = 64;
const LEADS: usize = 128;
const SPANS: usize = 2048;

impl Leads {
    /// Visits every hook.
    pub(super) fn gather(grid: &Grid, rack: &Rack, must: Must<'_>, scoring: &impl Scoring) -> Self {
        let (lanes, leads) = (Vec::with_capacity(LANES), Vec::with_capacity(LEADS));
        let mut gathered = Self { leads, lanes, most: Vec::with_capacity(SPANS) };
        let full_hand = FullHand::new(grid.lexicon(), rack);
        let (hand, letters) = (rack.len(), Held::new(rack).letters());
        let done = grid.each_lane(must, false, |mut lane| {
            let standing = LetterSums::on(&lane);
            let mut left = lane.hooks;
            while let Some(hook) = lane.take_hook(&mut left) {
                let reach = lane.within(hook, |lane| Reach::of(lane, hook.place, hand, letters));
                let start = gathered.most.len();
                for (first, lasts) in reach.spans() {
                    gathered.most.extend(lasts.map(|last| {
                        let span = Span::of(&lane, first, last);
                        let may_fill = full_hand.may_fill(span.tile_count(), standing.between(first, last));
                        if may_fill { scoring.most(&span) } else { i32::MIN }
                    }));
                }
                let spans = start..gathered.most.len();
                gathered.leads.push(Lead { hook, reach, lane: gathered.lanes.len(), spans });
            }
            gathered.lanes.push(lane);
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue());
        gathered
    }

    /// The leads with the most they can score, the highest first.
    pub(super) fn in_order(&self) -> impl Iterator<Item = (i32, &Lead)> {
        let most = |lead: &Lead| self.most_of_spans(lead).iter().copied().max().unwrap_or(i32::MIN);
        // Leads are large, so their numbers are sorted instead.
        let numbered = self.leads.iter().enumerate();
        let mut order: Vec<_> = numbered.map(|(index, lead)| (Reverse(most(lead)), index)).collect();
        order.sort_unstable();
        order.into_iter().map(|(Reverse(most), index)| (most, &self.leads[index]))
    }

    /// The most that words on each span of a lead can score.
    pub(super) fn most_of_spans(&self, lead: &Lead) -> &[i32] {
        &self.most[lead.spans.clone()]
    }

    /// The lane of a lead.
    pub(super) fn lane(&self, lead: &Lead) -> &SearchLane {
        &self.lanes[lead.lane]
    }
}
