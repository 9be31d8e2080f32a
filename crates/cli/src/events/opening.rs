use super::{
    action::tell,
    event_file::{EventFile, host, now},
};
use crate::{files::read_text, play::random_seed, stop::Stop};
use kee_event::{AnyEvent, EventCommand, EventPlan};
use kee_game::Seed;
use std::{fmt::Display, path::Path, str::FromStr};

/// The seed of this name, or a random one.
pub(super) fn seed(name: Option<&str>) -> Result<Seed, Stop> {
    name.map_or_else(random_seed, |name| Ok(Seed::named(name)))
}

/// Creates an event in a new file, with the people in a list, each with their line number. The note is for the host.
pub(super) fn open(
    file: &Path,
    plan: EventPlan,
    list: Option<&Path>,
    coming: impl Iterator<Item = (usize, EventCommand)>,
    note: Option<&str>,
) -> Result<(), Stop> {
    let mut event = AnyEvent::open(plan, now(), host()).map_err(|broken| Stop::usage(broken.why))?;
    for (line, command) in coming {
        event
            .decide(now(), &host(), &command)
            .map_err(|refusal| Stop::usage(format!("{}: line {line}: {refusal}", list.unwrap_or(file).display())))?;
    }
    let file = EventFile::create(file, event)?;
    let hash = file.event().seed().commitment();
    println!("All draws come from the seed with this fingerprint; announce it now: {hash}");
    if let Some(note) = note {
        println!("{note}");
    }
    tell(file.event(), 1)
}

/// Reads a file with one item per line, skipping empty lines and those that start with `#`. All bad lines are reported at
/// once.
pub(super) fn read_list<T: FromStr<Err: Display>>(path: &Path) -> Result<Vec<(usize, T)>, Stop> {
    parse_list(path, T::from_str)
}

/// The same with a reader of the caller's.
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
