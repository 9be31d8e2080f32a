use crate::{
    ColoursEach, Exchange, KeezenOptions, SevenShare,
    core::{Laws, MOST_SEATS},
};
use kee_game::{Problem, Seat, SeatSet, Seating};

kee_game::messages! {
    /// Problems of a table.
    pub(crate) PROBLEMS;
    exchange_alone() = "problem-keezen-exchange_alone";
    share_alone() = "problem-keezen-share_alone";
    two_colours() = "problem-keezen-two_colours";
    teams(seats) = "problem-keezen-teams";
}

/// Conflicts between the options and the seating.
pub(crate) fn problems(options: &KeezenOptions, seating: &Seating) -> Vec<Problem> {
    let alone = seating.each_alone();
    let mut problems = Vec::new();
    if alone && options.exchange == Exchange::OneCard {
        problems.push(Problem::new("exchange", exchange_alone()));
    }
    if alone && options.seven_share == SevenShare::Free {
        problems.push(Problem::new("seven_share", share_alone()));
    }
    if options.colours == ColoursEach::Two && seating.len() != 2 {
        problems.push(Problem::new("colours", two_colours()));
    }
    problems
}

/// The side of each seat, if the seating is one of those that are played: individually, or in teams of two or three
/// whose members sit evenly spread (Z1.2, Z1.4).
pub(crate) fn sides(seating: &Seating) -> Result<[u8; MOST_SEATS], Vec<Problem>> {
    let seats = seating.len();
    if !(2..=MOST_SEATS).contains(&seats) {
        return Err(vec![Problem::players(2, MOST_SEATS)]);
    }
    let sizes: &[usize] = match seats {
        4 => &[2],
        6 => &[3, 2],
        8 => &[4],
        9 => &[3],
        _ => &[],
    };
    let spread = |teams: usize| {
        let members = |seat: Seat| (seat.index() % teams..seats).step_by(teams).map(Seat::new).collect::<SeatSet>();
        seating.team_count() == teams
            && seating.seats().all(|seat| seating.members(seating.team(seat)) == members(seat))
    };
    let found = sizes.iter().copied().chain([seats]).find(|teams| spread(*teams));
    found.map(Laws::sides).ok_or_else(|| vec![Problem::new("teams", teams(seats))])
}
