use kee_game::{Names, Outcome, Seat};
use std::io::{self, Write};

/// Where everybody came in, the first first.
pub(crate) fn write_places(out: &mut impl Write, outcome: &Outcome, names: &Names) -> io::Result<()> {
    let mut places: Vec<_> = Seat::first(outcome.standings.len()).zip(&outcome.standings).collect();
    places.sort_by_key(|(seat, standing)| (standing.place, *seat));
    for (seat, standing) in places {
        writeln!(out, "{}. {} with {}", standing.place, names.of(seat), standing.score)?;
    }
    Ok(())
}
