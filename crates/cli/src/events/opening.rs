use super::{
    ask::tell,
    event_file::{EventFile, host, now},
};
use crate::{play::random_seed, stop::Stop};
use kee_event::{AnyEvent, EventCommand, EventPlan};
use kee_game::Seed;
use std::path::Path;

/// The seed that was named, or one that nobody knows.
pub(super) fn seed(name: Option<&str>) -> Result<Seed, Stop> {
    name.map_or_else(random_seed, |name| Ok(Seed::named(name)))
}

/// Opens an event in a new file, with everybody who stands in a list, by the lines they stand in. The note is for the host.
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
    println!("All lots come from the seed with this hash; announce it now: {hash}");
    if let Some(note) = note {
        println!("{note}");
    }
    tell(file.event(), 1)
}
