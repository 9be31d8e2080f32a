//! The search for a tile set whose poorest boards are still rich.

use std::ops::Range;

use kee_game::{OptionValue, Seed};
use kee_lexicon::{Lexicon, List};
use keesdrow::{Edition, FoundWord};

use crate::tiles::boards::solve_all;
use crate::tiles::quota::Quota;
use crate::tiles::tile_draft::TileDraft;

/// The number of sets dealt before the best is improved, and the number of boards each is judged by.
const DEALT: u64 = 24;
const BOARDS_DEALT: u64 = 60;
/// The number of changes tried, and the number of trades of each.
const STEPS: u64 = 500;
const TRADES: usize = 3;
/// The number of boards a change is judged by: first a few, then more if it did better.
const BOARDS_FIRST: u64 = 16;
const BOARDS_STEP: u64 = 64;

/// Words of fewer letters are nearly the same on every board.
const SHORTEST: usize = 3;
/// Words from this length on are the ones a player is proud of.
const LONG: usize = 6;

/// A set as first dealt and as chosen.
pub(crate) struct ChosenSet {
    /// The first deal, for comparison.
    pub(crate) dealt: TileDraft,
    /// The chosen set.
    pub(crate) chosen: TileDraft,
}

/// Deals, chooses and improves a set for this edition, always the same one.
pub(crate) fn choose(edition: Edition) -> ChosenSet {
    let seed = |part: &str| Seed::named(&format!("keesdrow tiles, {}, {part}", edition.write()));
    let quota = Quota::for_prints(u64::from(edition.tiles_across()).pow(2) * 8);
    let (deals, layouts, changes) = (seed("deals"), seed("layouts"), seed("changes"));
    let deal = |number: u64| TileDraft::deal(&quota, &mut deals.dice(number));
    let judged = (0..DEALT).map(deal).map(|draft| (richness(&draft, &layouts, 0..BOARDS_DEALT), draft));
    let (_, mut chosen) = judged.max_by(|one, other| one.0.total_cmp(&other.0)).expect("some are dealt");
    for step in 0..STEPS {
        let changed = chosen.changed(TRADES, &mut changes.dice(step));
        // New boards at each step, or the search would fit these boards rather than the set.
        let first = BOARDS_DEALT + step * BOARDS_STEP;
        let better = |boards: u64| {
            let boards = first..first + boards;
            richness(&changed, &layouts, boards.clone()) > richness(&chosen, &layouts, boards)
        };
        if better(BOARDS_FIRST) && better(BOARDS_STEP) {
            chosen = changed;
        }
    }
    ChosenSet { dealt: deal(0), chosen }
}

/// The average wealth of the poorer half of these boards: words and long words weigh the same, as logarithms, so that a
/// word more counts for most where there are fewest.
fn richness(draft: &TileDraft, layouts: &Seed, boards: Range<u64>) -> f64 {
    let common = Lexicon::list(List::Common);
    let mut each = solve_all((&draft.tiles(), layouts, boards), (&common, SHORTEST), |found: &[FoundWord]| {
        let long = found.iter().filter(|found| found.word.len() >= LONG).count();
        f64::ln((found.len() + 1) as f64) + f64::ln((long + 1) as f64)
    });
    each.sort_unstable_by(f64::total_cmp);
    each.truncate(each.len().div_ceil(2));
    each.iter().sum::<f64>() / each.len() as f64
}
