use rand_chacha::{
    ChaCha12Rng,
    rand_core::{Rng, SeedableRng},
};

/// A source of randomness that gives the same numbers for the same seed forever.
///
/// ChaCha with 12 rounds makes the bits; our own code, pinned by tests, turns them into numbers, picks and shuffles, so
/// that a record can still be checked when every library has changed.
#[derive(Debug)]
pub struct Dice(ChaCha12Rng);

impl Dice {
    /// Stream `draw` of the generator with this seed.
    pub(crate) fn new(seed: &[u8; 32], draw: u64) -> Self {
        let mut rng = ChaCha12Rng::from_seed(*seed);
        rng.set_stream(draw);
        Self(rng)
    }

    /// A number from 0 to `bound - 1`, each equally likely (Lemire's method: multiply, reject the uneven rest).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("a draw among fewer than 2^32 things");
        assert!(bound > 0, "a draw needs something to draw from");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as usize
    }

    /// A random item, or none from an empty list.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() { None } else { things.get(self.below(things.len())) }
    }

    /// Shuffles the things (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// True once in `times`, on average.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

#[cfg(test)]
mod tests {
    use crate::Seed;

    /// These numbers are a promise: if they change, the seeds of old records can no longer be checked.
    #[test]
    fn the_same_seed_gives_the_same_order_forever() {
        let mut cards: Vec<u8> = (1..=10).collect();
        Seed::named("for ever").dice(3).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
        let mut dice = Seed::named("for ever").dice(0);
        assert_eq!([(); 6].map(|()| dice.below(1000)), GOLDEN_NUMBERS);
    }

    const GOLDEN_SHUFFLE: [u8; 10] = [6, 7, 2, 4, 5, 10, 3, 9, 8, 1];
    const GOLDEN_NUMBERS: [usize; 6] = [784, 150, 48, 168, 327, 393];

    #[test]
    fn streams_differ_and_are_fair() {
        let seed = Seed::named("fair");
        assert_ne!(seed.dice(0).below(1 << 30), seed.dice(1).below(1 << 30));
        let mut counts = [0_u32; 6];
        let mut dice = seed.dice(2);
        for _ in 0..60_000 {
            counts[dice.below(6)] += 1;
        }
        // Five standard deviations of a fair die are 456; the draw is the same every time, so this is not flaky.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn nothing_can_be_picked_from_nothing() {
        assert_eq!(Seed::named("none").dice(0).pick::<u8>(&[]), None);
    }
}
