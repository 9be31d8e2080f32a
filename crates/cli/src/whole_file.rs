use crate::stop::Stop;
use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Who may read a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Whoever the system lets.
    Anybody,
    /// Its owner alone: there are secrets in it.
    Owner,
}

/// The file of this name with something put after it.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// For a file that is about to be written.
pub(crate) fn writing(readers: Readers) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    options
}

/// Puts a text in the place of the one before, whole or not at all: a program that is killed while it writes leaves the
/// old one.
pub(crate) fn put(path: &Path, text: &str, readers: Readers) -> io::Result<()> {
    let new = beside(path, ".new");
    let mut file = writing(readers).create(true).truncate(true).open(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)?;
    // The new name is safe from a power cut only once the folder is on disk too. Not every system lets a folder be
    // opened for that; there the file's own sync has to do.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).map_or(Ok(()), |folder| folder.sync_all())
}

/// What is said of a file that could not be written.
pub(crate) fn failed(path: &Path, error: &io::Error) -> Stop {
    Stop::Failed(format!("{} cannot be written: {error}", path.display()))
}
