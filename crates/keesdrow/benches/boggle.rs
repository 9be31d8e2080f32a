//! Boards per second under Boggle's rules: `cargo bench -p keesdrow --bench boggle`.
//!
//! Boards are fixed by a seed and read beforehand. There are three kinds: the dice of the game, letters as frequent as
//! in English text, and all letters equally frequent.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kee_lexicon::Lexicon;
use keesdrow::boggle::{BoggleBoard, BoggleSolver, Dictionary};

/// The sixteen dice sold since 1987, `q` for Qu.
const DICE: [&str; 16] = [
    "aaeegn", "abbjoo", "achops", "affkps", "aoottw", "cimotu", "deilrx", "delrvy", "distty", "eeghnw", "eeinsu",
    "ehrtvw", "eiosst", "elrtty", "himnuq", "hlnnrz",
];
/// The twenty-five of Big Boggle.
const BIG_DICE: [&str; 25] = [
    "aaafrs", "aaeeee", "aafirs", "adennn", "aeeeem", "aeegmu", "aegmnn", "afirsy", "bjkqxz", "ccenst", "ceiilt",
    "ceilpt", "ceipst", "ddhnot", "dhhlor", "dhlnor", "dhlnor", "eiiitt", "emottt", "ensssu", "fiprsy", "gorrvw",
    "iprrry", "nootuw", "ooottu",
];
/// The frequency of the letters `a` to `z` in ten thousand letters of English text.
const OFTEN: [usize; 26] = [
    817, 149, 278, 425, 1270, 223, 202, 609, 697, 15, 77, 403, 241, 675, 751, 193, 10, 599, 633, 906, 276, 98, 236, 15,
    197, 7,
];

/// SplitMix64: the same boards in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    /// Every die once; for a board with more cells than dice, as many sets of dice as it takes.
    fn dice(&mut self, cells: usize) -> String {
        let set: &[&str] = if cells == BIG_DICE.len() { &BIG_DICE } else { &DICE };
        let mut dice: Vec<&str> = set.iter().copied().cycle().take(cells).collect();
        for last in (1..cells).rev() {
            dice.swap(last, self.below(last + 1));
        }
        dice.iter().map(|die| char::from(die.as_bytes()[self.below(6)])).collect()
    }

    fn english(&mut self, cells: usize) -> String {
        let mut letter = || {
            let mut left = self.below(OFTEN.iter().sum());
            let often = |often: &usize| {
                left < *often || {
                    left -= often;
                    false
                }
            };
            char::from(b'a' + OFTEN.iter().position(often).unwrap_or_default() as u8)
        };
        (0..cells).map(|_| letter()).collect()
    }

    fn alike(&mut self, cells: usize) -> String {
        (0..cells).map(|_| char::from(b'a' + self.below(26) as u8)).collect()
    }
}

type Kind = (&'static str, fn(&mut Chance, usize) -> String);

fn boggle(criterion: &mut Criterion) {
    let kinds: [Kind; 3] = [("dice", Chance::dice), ("english", Chance::english), ("alike", Chance::alike)];
    let dictionary = Dictionary::new(Lexicon::english());
    let mut solver = BoggleSolver::new(&dictionary);
    for (side, boards) in [(4, 1000), (5, 1000), (16, 20)] {
        let mut group = criterion.benchmark_group(format!("boggle {side}x{side}"));
        group.throughput(Throughput::Elements(boards as u64));
        for (name, letters) in kinds {
            let mut chance = Chance(1);
            let mut board = || {
                let letters = letters(&mut chance, side * side);
                let rows: Vec<&str> = (0..side).map(|row| &letters[row * side..][..side]).collect();
                BoggleBoard::read(&rows.join("/")).expect("rows of letters are a board")
            };
            let boards: Vec<BoggleBoard> = (0..boards).map(|_| board()).collect();
            // Listed, not counted, so that a profile of `count` shows only what is timed.
            let words: usize = boards.iter().map(|board| solver.words(board).len()).sum();
            println!("{name}: {:.1} words a board", words as f64 / boards.len() as f64);
            group.bench_function(name, |bencher| {
                bencher.iter(|| boards.iter().map(|board| solver.count(black_box(board)).words).sum::<u32>());
            });
        }
        group.finish();
    }
}

criterion_group!(benches, boggle);
criterion_main!(benches);
