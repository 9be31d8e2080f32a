use super::{Pawn, Ring, drawn};
use crate::{Drawing, variant_sample::VariantSample};
use kee_game::{Game, configure};
use kee_lexicon::Lexicon;
use keezen::{
    Keezen,
    core::{Card, Laws, MOST_PAWNS, Place},
};
use std::collections::BTreeSet;

/// The pawns of a colour: on the track, this far from its start, or in these slots of its base. The others wait.
const PAWNS: [(&[u8], &[u8]); 4] = [(&[0], &[3, 2]), (&[4, 11], &[3]), (&[41, 6, 29], &[]), (&[4], &[])];

/// The board of a variant in the middle of a game.
pub(super) fn drawn_sample(of: &VariantSample<'_>) -> Drawing {
    let (options, _) = configure(Default::default(), of.options);
    let laws = Keezen::new(options, of.teams.clone(), &Lexicon::no_words());
    let laws = laws.map_or_else(|_| Laws::sheet(4, true), |rules| *rules.laws());
    let (colours, squares) = (laws.colour_count(), laws.squares());
    let ring = Ring::new(colours, 0);
    let (mut taken, mut pawns) = (BTreeSet::new(), Vec::new());
    for colour in 0..colours {
        let team = usize::from(laws.side[laws.seat_of(colour)]);
        let (track, base) = PAWNS[(colour + of.moment) % PAWNS.len()];
        let mut places = Vec::new();
        for away in track {
            let mut square = (Laws::start(colour) + away) % squares;
            while !taken.insert(square) {
                square = (square + 1) % squares;
            }
            places.push(Place::track(square));
        }
        places.extend(base.iter().map(|slot| Place::base(*slot)));
        places.resize(MOST_PAWNS, Place::WAITING);
        let places = places.into_iter().take(usize::from(laws.pawns)).enumerate();
        pawns.extend(places.map(|(number, place)| Pawn { colour, team, at: ring.pawn(colour, number, place) }));
    }
    let cards = if laws.jokers > 0 { [Card::JOKER, Card::SEVEN] } else { [Card::KING, Card::SEVEN] };
    drawn(&ring, colours, pawns, &cards)
}
