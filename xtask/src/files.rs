//! Helpers for files and folders.

use std::fs;
use std::path::{Path, PathBuf};

/// The entries of a folder, sorted.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let explain = |error: std::io::Error| format!("{}: {error}.", folder.display());
    let found: Result<Vec<_>, _> =
        fs::read_dir(folder).map_err(explain)?.map(|entry| entry.map(|e| e.path())).collect();
    let mut found = found.map_err(explain)?;
    found.sort();
    Ok(found)
}

/// The last part of a path.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
