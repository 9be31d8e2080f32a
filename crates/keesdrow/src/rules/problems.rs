use super::{End, Judge, KeesdrowOptions, Lookup, Turn};
use kee_game::{Problem, SeatSet, Seating};
use kee_lexicon::Lexicon;

/// Everything that is wrong with a table, at once.
pub(super) fn problems(options: &KeesdrowOptions, seating: &Seating, lexicon: Option<&Lexicon>) -> Vec<Problem> {
    let mut problems = Vec::new();
    if options.turn == Turn::Spree && options.timer.get().is_none() {
        problems.push(Problem::new("timer", "a spree needs a timer; the sand timer is 120 (K5.2)"));
    }
    let shortest = options.shortest.get();
    if options.end == End::Exhaustion && shortest < 5 {
        let sentence = format!("a game until exhaustion needs words of 5 letters or more, got {shortest} (K7.3)");
        problems.push(Problem::new("shortest", sentence));
    }
    if options.end == End::Limit && options.limit.get().is_none() {
        problems.push(Problem::new("limit", "a game that ends by time needs a time for the whole game"));
    }
    if options.judge == Judge::Challenge && seating.len() == 1 {
        let sentence = "a player alone has nobody to challenge words; let the word list judge: judge=referee (K6.1)";
        problems.push(Problem::new("judge", sentence));
    }
    if let Lookup::Seats(seats) = options.lookup {
        let unknown = seats.minus(seating.everyone());
        if unknown != SeatSet::NONE {
            problems.push(Problem::new("lookup", format!("there is no seat {unknown} at this table")));
        }
    }
    if !seating.each_alone() && !in_pairs(seating) {
        let sentence = "teams are of two, with 4, 6, 8, 10 or 12 seats, as A B A B or A B C A B C (K2.3)";
        problems.push(Problem::new("teams", sentence));
    }
    let tiles = usize::from(options.edition.tiles_across()).pow(2);
    if seating.len() > tiles {
        let sentence = format!("each player picks a tile (K2.2), but there are only {tiles} for {}", seating.len());
        problems.push(Problem::new("seats", sentence));
    }
    match lexicon {
        None => problems.push(Problem::new("words", "keesdrow needs a word list")),
        Some(lexicon) if !lexicon.words().any(|word| word.len() >= shortest as usize) => {
            problems.push(Problem::new("words", format!("the list has no word of {shortest} letters or more")));
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
