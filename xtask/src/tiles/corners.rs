//! The order of the letters on a side.

use kee_game::Dice;
use kee_lexicon::Letter;
use keesdrow::TwoSidedTile;

use crate::tiles::tile_draft::TileDraft;

/// Turns the letters of every side so that the upper left ones differ as much as possible: they decide who starts (K2.2), and equal
/// ones mean a new pick. Words are not affected, since the four letters of a side all touch each other, and no corner of a tile
/// has other neighbours than the next.
pub(crate) fn spread(draft: &mut TileDraft, dice: &mut Dice) {
    draft.sides.iter_mut().for_each(|side| dice.shuffle(side));
    let mut counts = [0_u32; Letter::COUNT];
    draft.sides.iter().for_each(|side| counts[side[0].index()] += 1);
    loop {
        let mut changed = false;
        for side in &mut draft.sides {
            let rarest = (1..4).min_by_key(|&corner| counts[side[corner].index()]).expect("three other corners");
            if counts[side[rarest].index()] + 1 < counts[side[0].index()] {
                counts[side[0].index()] -= 1;
                counts[side[rarest].index()] += 1;
                side.swap(0, rarest);
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

/// The percentage of games in which two players who pick a tile each see the same upper left letter.
pub(crate) fn ties(tiles: &[TwoSidedTile]) -> f64 {
    let pairs =
        || tiles.iter().enumerate().flat_map(|(place, tile)| tiles[..place].iter().map(move |other| (tile, other)));
    let equal = pairs().map(|(tile, other)| {
        let sides = tile.sides.iter().flat_map(|side| other.sides.iter().map(move |against| side[0] == against[0]));
        sides.filter(|equal| *equal).count()
    });
    equal.sum::<usize>() as f64 / (pairs().count() * 4) as f64 * 100.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Seed;
    use keesdrow::Edition;

    #[test]
    fn spreading_turns_letters_but_trades_none() {
        let before = TileDraft { sides: Edition::Classic.tiles().iter().flat_map(|tile| tile.sides).collect() };
        let mut after = before.clone();
        spread(&mut after, &mut Seed::named("corners").dice(0));
        for (before, after) in before.sides.iter().zip(&after.sides) {
            let sorted = |side: &[Letter; 4]| {
                let mut side = *side;
                side.sort_unstable();
                side
            };
            assert_eq!(sorted(before), sorted(after));
        }
    }

    #[test]
    fn k2_2_two_players_rarely_pick_the_same_letter() {
        for edition in [Edition::Classic, Edition::Deluxe] {
            assert!(ties(edition.tiles()) < 6.0, "{edition:?}");
        }
        let tile = |text: &str| text.parse::<TwoSidedTile>().expect(text);
        assert_eq!(ties(&[tile("ABCD AFGH"), tile("AXYZ BXYZ")]), 50.0);
    }
}
