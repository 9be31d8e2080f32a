use crate::stop::Stop;
use std::{fs, path::PathBuf};

/// The folder for games that nobody gave a file name: `~/.local/share/keeboard/games` or what the system has instead.
pub(super) fn games() -> Result<PathBuf, Stop> {
    let home = directories::ProjectDirs::from("", "", "keeboard");
    let home =
        home.ok_or_else(|| Stop::usage("there is no home folder to keep the game in; name a file with --record"))?;
    let folder = home.data_dir().join("games");
    let made = fs::create_dir_all(&folder);
    made.map_err(|error| {
        Stop::usage(format!("{} cannot be made: {error}; name a file with --record", folder.display()))
    })?;
    Ok(folder)
}
