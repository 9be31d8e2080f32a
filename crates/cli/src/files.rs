use crate::stop::Stop;
use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

/// The readers of a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Anyone the system allows.
    Anyone,
    /// Only its owner: it holds secrets.
    Owner,
}

/// The path with an ending added to its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// Options to open a file for writing.
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

/// Replaces a file atomically: a program that is killed while it writes leaves the old text.
pub(crate) fn put(path: &Path, text: &str, readers: Readers) -> io::Result<()> {
    let new = beside(path, ".new");
    let mut file = writing(readers).create(true).truncate(true).open(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)?;
    // The new name survives a power cut only once the folder is on disk too. Where the system cannot open a folder for
    // that, syncing the file has to do.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).map_or(Ok(()), |folder| folder.sync_all())
}

/// The error for a file that could not be written.
pub(crate) fn failed(path: &Path, error: &io::Error) -> Stop {
    Stop::Failed(format!("could not write {}: {}", path.display(), reason(error)))
}

/// The reason why a file could not be used, without the system's error number where people know the reason by a name.
pub(crate) fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file or folder; check the path".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied; check who owns it".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder; name a file in it".to_owned(),
        io::ErrorKind::StorageFull => "the disk is full; make room and try again".to_owned(),
        _ => error.to_string(),
    }
}

/// Reads a whole text file, or standard input for `-`. The error is a sentence.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().read_to_end(&mut bytes).map(drop)
    } else {
        fs::read(path).map(|content| bytes = content)
    };
    let name = path.display();
    read.map_err(|error| format!("could not read {name}: {}", reason(&error)))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count();
        format!("could not read {name}: line {line} is not UTF-8 text; save the file as UTF-8")
    })
}
