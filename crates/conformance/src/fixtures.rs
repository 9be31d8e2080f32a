use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// A file among the fixtures of a game.
pub(crate) struct Fixture {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// All files of a folder whose names end like this, sorted by name. A missing folder has none.
pub(crate) fn fixtures(folder: &Path, extension: &str) -> Result<Vec<Fixture>, String> {
    let wrong = |error: io::Error| format!("{} cannot be read: {error}.", folder.display());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(wrong)?,
    };
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    let mut paths: Vec<_> =
        paths.into_iter().filter(|path| path.extension().is_some_and(|it| it == extension)).collect();
    paths.sort();
    let read = |path: PathBuf| fs::read_to_string(&path).map(|text| Fixture { path, text }).map_err(wrong);
    paths.into_iter().map(read).collect()
}

/// Whether to make missing fixtures, which has to be requested.
pub(crate) fn recording_asked_for() -> bool {
    std::env::var_os("KEE_RECORD").is_some_and(|value| value == "1")
}

/// Writes a new fixture.
pub(crate) fn write(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let path = folder.join(name);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
    written.map_err(|error| format!("{} cannot be written: {error}.", path.display()))
}

/// Instructions for making the missing fixtures.
pub(crate) const HOW_TO_RECORD: &str =
    "Run this test once with the environment variable KEE_RECORD=1, look at what it writes, and commit it.";
