use crate::stop::Stop;
use kee_game::{Header, Names, Outcome, Seat, Standing};
use kee_games::{Wording, english, seat_names};
use serde::Serialize;
use std::{
    io::{self, BufWriter, StdoutLock, Write},
    path::Path,
};

/// Buffered standard output. It must be flushed at the end.
pub(crate) fn buffered() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Prints a value as JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Stop> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// The players' names on screen, where bots are characters.
pub(crate) fn display_names(header: &Header) -> Names {
    let title = |bot: &str| Wording::new(english(), &header.game).bot(bot);
    let players: Vec<_> = header.players.iter().map(|player| (player.kind, player.name.clone())).collect();
    seat_names(&header.game, &players, title)
}

/// The final standings in order of place.
pub(crate) fn places(outcome: &Outcome) -> Vec<(Seat, &Standing)> {
    let mut places: Vec<_> = Seat::first(outcome.standings.len()).zip(&outcome.standings).collect();
    places.sort_by_key(|(seat, standing)| (standing.place, *seat));
    places
}

/// Writes the final standings in order of place.
pub(crate) fn write_places(out: &mut impl Write, outcome: &Outcome, names: &Names) -> io::Result<()> {
    for (seat, standing) in places(outcome) {
        writeln!(out, "{}. {} with {}", standing.place, names.of(seat), standing.score)?;
    }
    Ok(())
}

/// A path that can be pasted into a shell.
pub(crate) fn shell_word(path: &Path) -> String {
    let path = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+,:@%".contains(letter);
    if path.chars().all(plain) { path } else { format!("'{}'", path.replace('\'', r"'\''")) }
}
