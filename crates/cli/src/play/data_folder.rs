use super::saved_game;
use crate::stop::Stop;
use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

fn home() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "keeboard").map(|home| home.data_dir().to_owned())
}

fn place() -> Option<PathBuf> {
    home().map(|home| home.join("games"))
}

/// The path of the best scores, whether or not the file exists; `None` without a home folder.
pub(super) fn bests() -> Option<PathBuf> {
    home().map(|home| home.join("bests.json"))
}

/// The folder for games without a file name: `~/.local/share/keeboard/games`, or the system's equivalent.
pub(crate) fn games() -> Result<PathBuf, Stop> {
    let folder =
        place().ok_or_else(|| Stop::usage("no home folder to save the game in; choose a file with --record"))?;
    let made = fs::create_dir_all(&folder);
    made.map_err(|error| {
        Stop::usage(format!("could not create {}: {error}; choose a file with --record", folder.display()))
    })?;
    Ok(folder)
}

/// The unfinished games in that folder, latest first, at most this many.
pub(super) fn unfinished(most: usize) -> Vec<PathBuf> {
    let files = place().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let records = files.map(|file| file.path()).filter(|path| saved_game::seed_path(path).exists());
    let mut dated: Vec<(SystemTime, PathBuf)> =
        records.filter_map(|path| written(&path).ok().map(|at| (at, path))).collect();
    dated.sort();
    dated.into_iter().rev().take(most).map(|(_, path)| path).collect()
}

fn written(path: &Path) -> io::Result<SystemTime> {
    path.metadata()?.modified()
}
