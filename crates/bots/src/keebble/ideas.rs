//! Ideas: the few actions of a seat that may turn out best.

use super::{ask_plan::AskPlan, habit, powers, simulation::Simulation};
use kee_game::Seat;
use kee_lexicon::LetterSet;
use keebble::{KeebbleAction, Letters, Special, Stage};

/// The number of plays, requests or walls to consider: half of the plays for their points, half for the letters they keep.
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
pub(super) fn ideas(simulation: &Simulation<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let most = (MOST / (simulation.opponents(seat).len() + 1)).min(MOST_AGAINST_ONE);
    let mut ideas = vec![habit::action(simulation, seat)];
    let more = match simulation.state.stage {
        Stage::Word => words(simulation, seat, most),
        Stage::Ask => AskPlan::new(simulation, seat).ideas(&simulation.outlook(seat), most),
        Stage::Answer => answers(simulation, seat, most),
        Stage::Power => powers::ideas(simulation, seat),
        Stage::Claim | Stage::First | Stage::Board | Stage::Lot => Vec::new(),
    };
    for idea in more {
        if !ideas.contains(&idea) {
            ideas.push(idea);
        }
    }
    ideas
}

fn words(simulation: &Simulation<'_>, seat: Seat, most: usize) -> Vec<KeebbleAction> {
    let mut plays = simulation.outlook(seat).scored();
    let mut frugal = plays.split_off(plays.len().min(most / 2));
    frugal.sort_by_key(|(score, play)| LETTER * play.new_tiles().count() as i32 - score);
    frugal.truncate(most / 2);
    let plays = plays.into_iter().chain(frugal).map(|(_, play)| KeebbleAction::Play(play));
    // Other actions come before words, so that they are considered however many words there are.
    specials(simulation, seat).into_iter().chain([KeebbleAction::Pass]).chain(plays).collect()
}

/// Cells made special where the seat would play if it could choose two letters, as it soon can.
fn specials(simulation: &Simulation<'_>, seat: Seat) -> Vec<KeebbleAction> {
    let (rules, paper) = (simulation.rules, &simulation.state.paper);
    if rules.only_words(&simulation.state) {
        return Vec::new();
    }
    let played = |kind: &Special| rules.specials_played().any(|played| played == *kind);
    let mut kinds = LIKED.into_iter().filter(|kind| played(kind) && paper.lies_open(*kind).is_none());
    let Some(kind) = kinds.next() else { return Vec::new() };
    let next = simulation.outlook(seat).with_any(2);
    let cells = next.iter().flat_map(|play| play.new_tiles()).map(|(square, _)| square);
    let plain = cells.filter(|square| !paper.specials.contains_key(square));
    plain.take(MADE).map(|square| KeebbleAction::Make(square, kind)).collect()
}

/// Taking letters, and walls against what the others threaten.
fn answers(simulation: &Simulation<'_>, seat: Seat, most: usize) -> Vec<KeebbleAction> {
    let letters = takes(simulation, seat).iter().map(KeebbleAction::Take);
    let walls = powers::threatened_borders(simulation, seat).into_iter().take(most).map(KeebbleAction::Wall);
    letters.chain(walls).collect()
}

/// The letters the seat can take now.
pub(super) fn takes(simulation: &Simulation<'_>, seat: Seat) -> LetterSet {
    let asked = simulation.state.heard.called.filter(|_| simulation.rules.room(&simulation.state, seat) > 0);
    asked.unwrap_or(Letters::NONE).kinds()
}
