use crate::{
    input_file::read_text,
    stop::Stop,
    whole_file::{Readers, failed, put, writing},
};
use kee_event::{AnyEvent, By, EventCommand, EventKind, EventRefusal, Moment};
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// An event on disk, held by one run of the program: the log as text, and nothing else.
///
/// Every change puts a whole new file in the place of the old one. The lock is on the file itself; whoever had to wait for
/// it finds that the file was replaced meanwhile, and looks again.
pub(super) struct EventFile {
    path: PathBuf,
    event: AnyEvent,
    /// Kept open for its lock.
    _held: File,
}

/// Whoever has the file is the host.
pub(super) fn host() -> By {
    "host".parse().expect("a person's key")
}

/// What the clock says.
pub(super) fn now() -> Moment {
    let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment::from_seconds(since_1970.as_secs())
}

/// Reads an event to look at it.
pub(super) fn look(path: &Path, kind: EventKind) -> Result<AnyEvent, Stop> {
    if !path.exists() {
        let (file, command) = (path.display(), kind.id());
        return Err(Stop::usage(format!("there is no file {file}; `kee {command} {file} new` makes one")));
    }
    let text = read_text(path).map_err(Stop::Failed)?;
    if let Some(other) = EventKind::of_log(&text).filter(|other| *other != kind) {
        let (file, command) = (path.display(), other.id());
        return Err(Stop::usage(format!("{file} is kept with `kee {command}`: try `kee {command} {file}`")));
    }
    kind.read(&text).map_err(|bad| Stop::Failed(format!("{}: {bad}", path.display())))
}

impl EventFile {
    /// Stores a new one. An event that is there is never written over.
    pub(super) fn create(path: &Path, event: AnyEvent) -> Result<Self, Stop> {
        let file = writing(Readers::Owner).create(true).truncate(false).open(path);
        let held = wait_for(path, file.map_err(|error| failed(path, &error))?)?;
        // An empty file is ours, or was left when the power failed between the step above and the next.
        if fs::metadata(path).is_ok_and(|found| found.len() > 0) {
            return Err(Stop::usage(format!("{} is there already; name another file", path.display())));
        }
        let new = Self { path: path.to_owned(), event, _held: held };
        new.save()?;
        Ok(new)
    }

    /// Opens one to change it, as soon as no other run of the program does.
    pub(super) fn open(path: &Path, kind: EventKind) -> Result<Self, Stop> {
        look(path, kind)?;
        let file = File::open(path).map_err(|error| failed(path, &error))?;
        let held = wait_for(path, file)?;
        Ok(Self { path: path.to_owned(), event: look(path, kind)?, _held: held })
    }

    /// Carries a command out in memory; [`EventFile::save`] makes it last.
    pub(super) fn decide(&mut self, command: &EventCommand) -> Result<(), EventRefusal> {
        self.event.decide(now(), &host(), command).map(|_| ())
    }

    /// Only after this may anybody be told.
    pub(super) fn save(&self) -> Result<(), Stop> {
        put(&self.path, &self.event.to_text(), Readers::Owner).map_err(|error| failed(&self.path, &error))
    }

    pub(super) fn event(&self) -> &AnyEvent {
        &self.event
    }
}

/// Waits until nobody else holds the file of this name. Every change makes it longer, so a file of the same length is still
/// the same.
fn wait_for(path: &Path, mut file: File) -> Result<File, Stop> {
    loop {
        // A file system without locks is no reason not to play.
        let _ = file.lock();
        let length = |found: io::Result<fs::Metadata>| found.map(|found| found.len());
        if length(file.metadata()).ok() == length(fs::metadata(path)).ok() {
            return Ok(file);
        }
        file = File::open(path).map_err(|error| failed(path, &error))?;
    }
}
