//! Ideas: the few actions of a seat that may turn out best.

use super::{calling::Calling, habit, imagined::Imagined, powers};
use kee_game::Seat;
use kee_lexicon::LetterSet;
use keebble::{KeebbleAction, Letters, Special, Stage};

/// The number of plays, calls or walls to consider: half of the plays for their points, half for the letters they keep.
/// More players make a round longer, so there are fewer then.
const MOST: usize = 48;
const MOST_AGAINST_ONE: usize = 12;
/// The cost of a letter played, for the first comparison of plays.
const LETTER: i32 = 5;
/// The number of cells to make special, each in one way.
const MADE: usize = 3;
/// The best kinds of special cells for the next play, best first.
const LIKED: [Special; 6] = [
    Special::TripleWord,
    Special::DoubleWord,
    Special::GoAgain,
    Special::TripleLetter,
    Special::Thief,
    Special::DoubleLetter,
];

/// The ideas of the seat, starting with its habit.
pub(super) fn ideas(imagined: &Imagined<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let most = (MOST / (imagined.opponents(seat).len() + 1)).min(MOST_AGAINST_ONE);
    let mut ideas = vec![habit::action(imagined, seat)];
    let more = match imagined.state.stage {
        Stage::Word => words(imagined, seat, most),
        Stage::Ask => Calling::new(imagined, seat).ideas(&imagined.outlook(seat), most),
        Stage::Answer => answers(imagined, seat, most),
        Stage::Power => powers::ideas(imagined, seat),
        Stage::Claim | Stage::First | Stage::Board | Stage::Lot => Vec::new(),
    };
    for idea in more {
        if !ideas.contains(&idea) {
            ideas.push(idea);
        }
    }
    ideas
}

fn words(imagined: &Imagined<'_>, seat: Seat, most: usize) -> Vec<KeebbleAction> {
    let mut plays = imagined.outlook(seat).scored();
    let mut frugal = plays.split_off(plays.len().min(most / 2));
    frugal.sort_by_key(|(score, play)| LETTER * play.new_tiles().count() as i32 - score);
    frugal.truncate(most / 2);
    let plays = plays.into_iter().chain(frugal).map(|(_, play)| KeebbleAction::Play(play));
    // Other actions come before words, so that they are considered however many words there are.
    specials(imagined, seat).into_iter().chain([KeebbleAction::Pass]).chain(plays).collect()
}

/// Cells made special where the seat would play if it could choose two letters, as it soon can.
fn specials(imagined: &Imagined<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let (rules, paper) = (imagined.rules, &imagined.state.paper);
    if rules.only_words(&imagined.state) {
        return Vec::new();
    }
    let played = |kind: &Special| rules.specials_played().any(|played| played == *kind);
    let mut kinds = LIKED.into_iter().filter(|kind| played(kind) && paper.lies_open(*kind).is_none());
    let Some(kind) = kinds.next() else { return Vec::new() };
    let next = imagined.outlook(seat).with_any(2);
    let cells = next.iter().flat_map(|play| play.new_tiles()).map(|(square, _)| square);
    let plain = cells.filter(|square| !paper.specials.contains_key(square));
    plain.take(MADE).map(|square| KeebbleAction::Make(square, kind)).collect()
}

/// Taking letters, and walls against what the others threaten.
fn answers(imagined: &Imagined<'_>, seat: Seat, most: usize) -> Vec<KeebbleAction> {
    let letters = takes(imagined, seat).iter().map(KeebbleAction::Take);
    let walls = powers::threatened_borders(imagined, seat).into_iter().take(most).map(KeebbleAction::Wall);
    letters.chain(walls).collect()
}

/// The letters the seat can take now.
pub(super) fn takes(imagined: &Imagined<'_>, seat: Seat) -> LetterSet {
    let called = imagined.state.heard.called.filter(|_| imagined.rules.room(&imagined.state, seat) > 0);
    called.unwrap_or(Letters::NONE).kinds()
}
