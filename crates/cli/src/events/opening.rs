use super::{
    ask::tell,
    event_file::{EventFile, host, now},
    kind::Kind,
};
use crate::{play::random_seed, stop::Stop};
use kee_event::{Log, LogEntry};
use kee_game::{Commitment, Seed};
use std::path::Path;

/// The seed that was named, or one that nobody knows.
pub(super) fn seed(name: Option<&str>) -> Result<Seed, Stop> {
    name.map_or_else(random_seed, |name| Ok(Seed::named(name)))
}

/// Opens an event in a new file, with everybody who stands in a list, by the lines they stand in. The note is for the host.
pub(super) fn open<K: Kind>(
    file: &Path,
    first: K::Entry,
    hash: Commitment,
    list: Option<&Path>,
    coming: &[(usize, K::Command)],
    note: Option<&str>,
) -> Result<(), Stop> {
    let entry = LogEntry { at: now(), by: host(), what: first };
    let mut log = Log::<K>::begin(entry).map_err(|broken| Stop::usage(broken.why))?;
    for (line, wish) in coming {
        log.decide(now(), &host(), wish)
            .map_err(|refusal| Stop::usage(format!("{}: line {line}: {refusal}", list.unwrap_or(file).display())))?;
    }
    let event = EventFile::create(file, log)?;
    println!("All lots come from the seed with this hash; announce it now: {hash}");
    if let Some(note) = note {
        println!("{note}");
    }
    tell(event.log(), 1)
}
