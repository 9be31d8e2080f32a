use crate::{input_file::read_text, stop::Stop};
use std::{fmt::Display, path::Path, str::FromStr};

/// Reads a file with one thing a line; empty lines and those that begin with `#` are passed over. All bad lines are named
/// at once.
pub(super) fn read_list<T: FromStr<Err: Display>>(path: &Path) -> Result<Vec<(usize, T)>, Stop> {
    parse_list(path, T::from_str)
}

/// The same for things that only the caller can read.
pub(super) fn parse_list<T, E: Display>(
    path: &Path,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Vec<(usize, T)>, Stop> {
    let text = read_text(path).map_err(Stop::usage)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.trim().starts_with('#'));
    let mut things = Vec::new();
    let mut problems = Vec::new();
    for (number, line) in lines {
        match read(line.trim()) {
            Ok(thing) => things.push((number, thing)),
            Err(why) => problems.push(format!("{}: line {number}: {why}", path.display())),
        }
    }
    if problems.is_empty() { Ok(things) } else { Err(Stop::Usage(problems)) }
}
