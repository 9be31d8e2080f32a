use super::search_lane::SearchLane;

/// How far the words of a hook can reach with the tiles in hand: where they can start and end.
pub(super) struct Reach {
    starts: Ends,
    ends: Ends,
    hand: usize,
}

/// Places where a word can start, or end, from the hook outwards, with the tiles it takes to come there.
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
    /// The reach of the words of a hook with tiles of these letters in hand.
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
