use crate::{End, Judge, KeesdrowOptions, Lookup, Turn};
use kee_game::{Problem, SeatSet, Seating};
use kee_lexicon::Lexicon;

kee_game::messages! {
    /// Problems of a table.
    pub(crate) PROBLEMS;
    spree_needs_timer() = "problem-keesdrow-spree_needs_timer";
    short_words(least) = "problem-keesdrow-short_words";
    limit_missing() = "problem-keesdrow-limit_missing";
    challenge_alone() = "problem-keesdrow-challenge_alone";
    no_such_seat(seats) = "problem-keesdrow-no_such_seat";
    pairs() = "problem-keesdrow-pairs";
    too_few_tiles(tiles) = "problem-keesdrow-too_few_tiles";
    pub(crate) file_tile() = "problem-keesdrow-file_tile";
    pub(crate) file_tile_letter() = "problem-keesdrow-file_tile_letter";
    pub(crate) file_tile_count(tiles) = "problem-keesdrow-file_tile_count";
}

/// The fewest letters of a word where the game continues until nobody finds one (K7.3).
const LONG_WORD: u32 = 5;

/// Everything that is wrong with a table, at once.
pub(crate) fn problems(options: &KeesdrowOptions, seating: &Seating, lexicon: Option<&Lexicon>) -> Vec<Problem> {
    let mut problems = Vec::new();
    if options.turn == Turn::Spree && options.timer.get().is_none() {
        problems.push(Problem::new("timer", spree_needs_timer()));
    }
    let shortest = options.shortest.get();
    if options.end == End::Exhaustion && shortest < LONG_WORD {
        problems.push(Problem::new("shortest", short_words(LONG_WORD)));
    }
    if options.end == End::Limit && options.limit.get().is_none() {
        problems.push(Problem::new("limit", limit_missing()));
    }
    if options.judge == Judge::Challenge && seating.len() == 1 {
        problems.push(Problem::new("judge", challenge_alone()));
    }
    if let Lookup::Seats(seats) = options.lookup {
        let unknown = seats.minus(seating.everyone());
        if unknown != SeatSet::NONE {
            problems.push(Problem::new("lookup", no_such_seat(unknown)));
        }
    }
    if !seating.each_alone() && !in_pairs(seating) {
        problems.push(Problem::new("teams", pairs()));
    }
    let tiles = usize::from(options.edition.tiles_across()).pow(2);
    if seating.len() > tiles {
        problems.push(Problem::new("seats", too_few_tiles(tiles)));
    }
    match lexicon {
        None => problems.push(Problem::no_word_list()),
        Some(lexicon) if !lexicon.words().any(|word| word.len() >= shortest as usize) => {
            problems.push(Problem::no_long_words(shortest as usize));
        }
        Some(_) => {}
    }
    problems
}

/// Two to six teams of two who sit opposite each other.
fn in_pairs(seating: &Seating) -> bool {
    let half = seating.len() / 2;
    let opposite = |place: usize| kee_game::Seat::new(place + half);
    seating.len() >= 4
        && seating.len().is_multiple_of(2)
        && seating.team_count() == half
        && seating.seats().take(half).all(|seat| seating.team(seat) == seating.team(opposite(seat.index())))
        && seating.seats().all(|seat| seating.members(seating.team(seat)).len() == 2)
}
