use super::search_lane::SearchLane;
use crate::Rack;
use kee_lexicon::{Letter, LetterSum, Lexicon, Spellable};

/// Rules out spans whose words would take all or nearly all tiles in hand, if no word has those letters.
///
/// Such words promise the most and rarely exist, so ruling them out beforehand saves most of a search.
pub(super) struct FullHand<'a> {
    spellable: &'a Spellable,
    /// The letters that can be placed, by number of tiles that stay in hand. Empty if that was not searched.
    laid: [Vec<LetterSum>; STAYING],
    /// Whether a word may consist of the other tiles alone, by number of tiles that stay in hand.
    alone: [bool; STAYING],
    hand: usize,
}

/// The most tiles that may stay in hand, plus one.
const STAYING: usize = 3;

impl<'a> FullHand<'a> {
    pub(super) fn new(lexicon: &'a Lexicon, rack: &Rack) -> Self {
        let (spellable, hand) = (lexicon.spellable(), rack.len());
        let laid = laid(rack);
        let alone = std::array::from_fn(|stay| may_fill(spellable, &laid[stay], LetterSum::NONE));
        Self { spellable, laid, alone, hand }
    }

    /// Whether a word may fill a span with this many empty places and these tiles.
    pub(super) fn may_fill(&self, empty: usize, standing: LetterSum) -> bool {
        let stay = self.hand - empty;
        match self.laid.get(stay) {
            None => true,
            Some(_) if standing == LetterSum::NONE => self.alone[stay],
            Some(laid) => may_fill(self.spellable, laid, standing),
        }
    }
}

fn may_fill(spellable: &Spellable, laid: &[LetterSum], standing: LetterSum) -> bool {
    laid.is_empty() || laid.iter().any(|&laid| spellable.may_have(laid + standing))
}

fn laid(rack: &Rack) -> [Vec<LetterSum>; STAYING] {
    let different: Vec<Letter> = rack.letters().iter().collect();
    let all = different.iter().flat_map(|&letter| std::iter::repeat_n(LetterSum::of(letter), rack.count(letter)));
    let all = all.fold(LetterSum::NONE, |sum, letter| sum + letter);
    match rack.blanks() {
        0 => {}
        1 => return [Letter::all().map(|letter| all + LetterSum::of(letter)).collect(), Vec::new(), Vec::new()],
        _ => return [const { Vec::new() }; STAYING],
    }
    let without = |sum: LetterSum, letter: &Letter| sum - LetterSum::of(*letter);
    let one_stays = different.iter().map(|letter| without(all, letter)).collect();
    let two_stay = different.iter().enumerate().flat_map(|(index, first)| {
        let twice = usize::from(rack.count(*first) < 2);
        different[index + twice..].iter().map(move |second| without(without(all, first), second))
    });
    [vec![all], one_stays, two_stay.collect()]
}

/// The letters before each place of a lane; those of any span are a difference of two.
pub(super) struct LetterSums([LetterSum; 32]);

impl LetterSums {
    pub(super) fn on(lane: &SearchLane) -> Self {
        let mut before = [LetterSum::NONE; 32];
        for place in 1..32 {
            let here = if lane.has_tile(place - 1) { LetterSum::of(lane.letter(place - 1)) } else { LetterSum::NONE };
            before[place] = before[place - 1] + here;
        }
        Self(before)
    }

    /// The letters from one place to another.
    pub(super) fn between(&self, first: usize, last: usize) -> LetterSum {
        self.0[(last + 1) & 31] - self.0[first & 31]
    }
}

/// A rack from which tiles are taken and put back during a search.
pub(super) struct Held {
    counts: [u8; 32],
    /// The letters that are left, without blanks.
    pub(super) mask: u32,
    pub(super) blanks: usize,
}

impl Held {
    pub(super) fn new(rack: &Rack) -> Self {
        let mut counts = [0; 32];
        counts[..rack.counts().len()].copy_from_slice(rack.counts());
        Self { counts, mask: rack.letters().bits(), blanks: rack.blanks() }
    }

    /// The letters that can be placed.
    #[inline]
    pub(super) fn letters(&self) -> u32 {
        if self.blanks > 0 { u32::MAX } else { self.mask }
    }

    /// Takes a letter that is there. [`Held::put_back`] needs the mask from before.
    #[inline]
    pub(super) fn take(&mut self, index: usize) {
        let left = self.counts[index & 31] - 1;
        self.counts[index & 31] = left;
        self.mask &= !(u32::from(left == 0) << index);
    }

    #[inline]
    pub(super) fn put_back(&mut self, index: usize, mask: u32) {
        self.counts[index & 31] += 1;
        self.mask = mask;
    }
}
