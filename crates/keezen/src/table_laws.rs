//! From options and seating to the laws of the core.

use crate::{
    BaseFill, BaseMovesForced, CardsPlayed, Dealer, Exchange, FriendlyFire, JackFromStart, KeezenOptions, King,
    Overshoot, Paid, SevenShare, StartGuard,
    core::{Card, Cards, Laws, MOST_SEATS, Points},
};
use kee_game::{Problem, Seat, SeatSet, Seating};

/// The partner of each seat, if the seating is one of those that are played: each for himself, or partners opposite
/// (Z1.2).
pub(crate) fn partners(seating: &Seating) -> Result<[Option<u8>; MOST_SEATS], Vec<Problem>> {
    let seats = seating.len();
    let mut problems = Vec::new();
    let mut partner = [None; MOST_SEATS];
    if !(2..=MOST_SEATS).contains(&seats) {
        problems.push(Problem::new("seats", format!("keezen is for 2 to 8, got {seats}")));
        return Err(problems);
    }
    let mates = |seat: Seat| seating.members(seating.team(seat)).without(seat);
    let opposite = |seat: Seat| Seat::new((seat.index() + seats / 2) % seats);
    let alone = seating.seats().all(|seat| mates(seat).is_empty());
    let in_pairs = seats >= 4
        && seats.is_multiple_of(2)
        && seating.seats().all(|seat| mates(seat) == SeatSet::only(opposite(seat)));
    let teams = if in_pairs { seats / 2 } else { seats };
    if !(alone || in_pairs) || seating.team_count() != teams {
        let sentence = match seats {
            4 | 6 | 8 => format!("{seats} play in pairs, partners opposite ({} teams), or each for himself", seats / 2),
            _ => format!("{seats} play each for himself"),
        };
        problems.push(Problem::new("teams", sentence));
        return Err(problems);
    }
    if in_pairs {
        seating.seats().for_each(|seat| partner[seat.index()] = Some(opposite(seat).index() as u8));
    }
    Ok(partner)
}

/// The laws of a table with these options and partners.
pub(crate) fn laws(options: &KeezenOptions, seats: usize, partner: [Option<u8>; MOST_SEATS]) -> Laws {
    let short = options.cards == CardsPlayed::Short;
    let ranks: Cards =
        if short { "A247JK".chars().filter_map(Card::of_letter).collect() } else { Card::all().collect() };
    Laws {
        seats: seats as u8,
        pawns: options.pawns.get() as u8,
        partner,
        deals: if short { [2, 2, 2] } else { [5, 4, 4] },
        dealer_per_deal: options.dealer == Dealer::PerDeal,
        exchange: options.exchange == Exchange::OneCard,
        king_moves: options.king == King::EnterOr13,
        friendly_fire: options.friendly_fire == FriendlyFire::Yes,
        guard_again: options.start_guard == StartGuard::Always,
        jack_from_start: options.jack_from_start == JackFromStart::Yes,
        extra_lap: options.overshoot == Overshoot::ExtraLap,
        deepest_first: options.base_fill == BaseFill::DeepestFirst,
        base_moves_forced: options.base_moves_forced == BaseMovesForced::Yes,
        free_share: options.seven_share == SevenShare::Free,
        points: match options.points {
            Paid::Tournament => Points::Tournament,
            Paid::Nk => Points::Nk,
            Paid::None => Points::Pawns,
        },
        ranks,
    }
}
