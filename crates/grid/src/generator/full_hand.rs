use super::search_lane::SearchLane;
use crate::Rack;
use kee_lexicon::{Letter, LetterSum, Lexicon, Spellable};

/// Which spans no word can fill because it would take all or nearly all tiles in hand, and no word has those letters.
///
/// Such words promise most and exist least, so that ruling them out beforehand saves most of a search.
pub(super) struct FullHand<'a> {
    spellable: &'a Spellable,
    /// By how many tiles stay in hand: the letters that can be laid then. Empty if that was not looked at.
    laid: [Vec<LetterSum>; STAYING],
    /// By how many tiles stay in hand: whether a word may be of the others alone.
    alone: [bool; STAYING],
    hand: usize,
}

/// How many tiles may stay in hand, and one more.
const STAYING: usize = 3;

impl<'a> FullHand<'a> {
    pub(super) fn new(lexicon: &'a Lexicon, rack: &Rack) -> Self {
        let (spellable, hand) = (lexicon.spellable(), rack.len());
        let laid = laid(rack);
        let alone = std::array::from_fn(|stay| may_fill(spellable, &laid[stay], LetterSum::NONE));
        Self { spellable, laid, alone, hand }
    }

    /// Whether a word may fill a span with so many empty places and these tiles.
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

/// The letters before each place of a lane, so that those of any span are a difference.
pub(super) struct Standing([LetterSum; 32]);

impl Standing {
    pub(super) fn on(lane: &SearchLane) -> Self {
        let mut before = [LetterSum::NONE; 32];
        for place in 1..32 {
            let here = if lane.has_tile(place - 1) { LetterSum::of(lane.letter(place - 1)) } else { LetterSum::NONE };
            before[place] = before[place - 1] + here;
        }
        Self(before)
    }

    /// The letters that lie from one place to another.
    pub(super) fn between(&self, first: usize, last: usize) -> LetterSum {
        self.0[(last + 1) & 31] - self.0[first & 31]
    }
}
