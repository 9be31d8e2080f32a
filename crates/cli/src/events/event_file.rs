use crate::{
    files::{Readers, failed, put, read_text, writing},
    stop::Stop,
};
use kee_event::{AnyEvent, By, EventCommand, EventKind, EventRefusal, Moment};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// An event on disk, held by one run of the program. The file is the log as text.
///
/// Every change replaces the whole file. The lock is on the file itself, so a program that waited for it checks whether the
/// file was replaced meanwhile.
pub(super) struct EventFile {
    path: PathBuf,
    event: AnyEvent,
    /// Kept open for its lock.
    _held: File,
}

/// The host: anyone who has the file.
pub(super) fn host() -> By {
    "host".parse().expect("a valid name")
}

/// The current time.
pub(super) fn now() -> Moment {
    let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment::from_seconds(since_1970.as_secs())
}

/// Reads an event.
pub(super) fn look(path: &Path, kind: EventKind) -> Result<AnyEvent, Stop> {
    if !path.exists() {
        let (file, command) = (path.display(), kind.id());
        return Err(Stop::usage(format!("{file} does not exist; create it with `kee {command} {file} new`")));
    }
    let text = read_text(path).map_err(Stop::Failed)?;
    if let Some(other) = EventKind::of_log(&text).filter(|other| *other != kind) {
        let (file, command) = (path.display(), other.id());
        return Err(Stop::usage(format!("{file} is a {command}; use `kee {command} {file}`")));
    }
    kind.read(&text).map_err(|bad| Stop::Failed(format!("{}: {bad}", path.display())))
}

impl EventFile {
    /// Stores a new event, but never over another one.
    pub(super) fn create(path: &Path, event: AnyEvent) -> Result<Self, Stop> {
        let file = writing(Readers::Owner).create(true).truncate(false).open(path);
        let held = wait_for(path, file.map_err(|error| failed(path, &error))?)?;
        // An empty file is the one just created, or was left by a power cut at this point.
        if fs::metadata(path).is_ok_and(|found| found.len() > 0) {
            return Err(Stop::usage(format!("{} already exists; choose another file", path.display())));
        }
        let new = Self { path: path.to_owned(), event, _held: held };
        new.save()?;
        Ok(new)
    }

    /// Opens an event to change it, once no other run of the program holds it.
    pub(super) fn open(path: &Path, kind: EventKind) -> Result<Self, Stop> {
        look(path, kind)?;
        let file = File::open(path).map_err(|error| failed(path, &error))?;
        let held = wait_for(path, file)?;
        Ok(Self { path: path.to_owned(), event: look(path, kind)?, _held: held })
    }

    /// Runs a command in memory; [`EventFile::save`] stores it.
    pub(super) fn decide(&mut self, command: &EventCommand) -> Result<(), EventRefusal> {
        self.event.decide(now(), &host(), command).map(|_| ())
    }

    /// Stores the event. Nobody may be told of a change before this.
    pub(super) fn save(&self) -> Result<(), Stop> {
        put(&self.path, &self.event.to_text(), Readers::Owner).map_err(|error| failed(&self.path, &error))
    }

    pub(super) fn event(&self) -> &AnyEvent {
        &self.event
    }
}

/// Waits until nobody else holds the file. Every change makes it longer, so a file of the same length is unchanged.
fn wait_for(path: &Path, mut file: File) -> Result<File, Stop> {
    loop {
        // A file system without locks should not stop an event.
        let _ = file.lock();
        let length = |found: io::Result<fs::Metadata>| found.map(|found| found.len());
        if length(file.metadata()).ok() == length(fs::metadata(path)).ok() {
            return Ok(file);
        }
        file = File::open(path).map_err(|error| failed(path, &error))?;
    }
}
