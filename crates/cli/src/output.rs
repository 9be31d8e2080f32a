use crate::stop::Stop;
use kee_game::{Header, Names, Outcome, Seat};
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

/// The players' names on screen: as in the record, with the seat's letter where two have the same name, such as two
/// bots of a kind.
pub(crate) fn display_names(header: &Header) -> Names {
    let shared = |name: &str| header.players.iter().filter(|player| player.name == name).count() > 1;
    let named = Seat::first(header.players.len()).zip(&header.players).map(|(seat, player)| {
        if shared(&player.name) { format!("{} {seat}", player.name) } else { player.name.clone() }
    });
    Names::new(named)
}

/// Writes the final standings in order of place.
pub(crate) fn write_places(out: &mut impl Write, outcome: &Outcome, names: &Names) -> io::Result<()> {
    let mut places: Vec<_> = Seat::first(outcome.standings.len()).zip(&outcome.standings).collect();
    places.sort_by_key(|(seat, standing)| (standing.place, *seat));
    for (seat, standing) in places {
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
