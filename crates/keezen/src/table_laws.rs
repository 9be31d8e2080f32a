//! Turning options and seating into the laws of the core.

use crate::{
    BaseFill, BaseMovesForced, CardsPlayed, ColoursEach, Dealer, Exchange, FriendlyFire, JackFromStart, Jokers,
    KeezenOptions, King, Overshoot, Paid, SevenShare, SevenSplit, StartGuard,
    core::{Card, Cards, Fill, Laws, MOST_PARTS, MOST_SEATS, PawnPoints},
};

/// The laws of a table with these options and sides.
pub(crate) fn laws(options: &KeezenOptions, seats: usize, side: [u8; MOST_SEATS]) -> Laws {
    let short = options.cards == CardsPlayed::Short;
    let ranks: Cards =
        if short { "A247JK".chars().filter_map(Card::of_letter).collect() } else { Card::all().collect() };
    let two_colours = options.colours == ColoursEach::Two && seats == 2;
    Laws {
        seats: seats as u8,
        colours: if two_colours { 4 } else { seats as u8 },
        pawns: options.pawns.get() as u8,
        side,
        deals: if short { [2, 2, 2] } else { [5, 4, 4] },
        dealer_per_deal: options.dealer == Dealer::PerDeal,
        exchange: options.exchange == Exchange::OneCard,
        king_moves: options.king == King::EnterOr13,
        friendly_fire: options.friendly_fire == FriendlyFire::Yes,
        guard_again: options.start_guard == StartGuard::Always,
        jack_from_start: options.jack_from_start == JackFromStart::Yes,
        extra_lap: options.overshoot == Overshoot::ExtraLap,
        fill: match options.base_fill {
            BaseFill::Free => Fill::Free,
            BaseFill::DeepestFirst => Fill::DeepestFirst,
            BaseFill::Connected => Fill::Connected,
        },
        base_moves_forced: options.base_moves_forced == BaseMovesForced::Yes,
        parts: match options.seven_split {
            SevenSplit::Two => 2,
            SevenSplit::Any => MOST_PARTS as u8,
        },
        free_share: options.seven_share == SevenShare::Free,
        points: match options.points {
            Paid::Tournament => PawnPoints::Tournament,
            Paid::Nk => PawnPoints::Nk,
            Paid::None => PawnPoints::Pawns,
        },
        ranks,
        jokers: match options.jokers {
            Jokers::None => 0,
            Jokers::Two => 2,
            Jokers::Four => 4,
        },
    }
}
