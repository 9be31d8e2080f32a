use crate::{
    files::{Readers, failed, put, read_text},
    play::games_folder,
    stop::Stop,
};
use std::{
    fs::OpenOptions,
    io,
    path::{Path, PathBuf},
};

/// The file of a game, and the text last written to it.
///
/// There is no seed to hide, so the record is the only file. If another program has changed it since, we stop rather than
/// overwrite the change.
pub(super) struct KeptGame {
    pub(super) path: PathBuf,
    text: String,
}

impl KeptGame {
    /// Creates the file of a new game: the given one, or the first free name in the games folder.
    pub(super) fn create(path: Option<&Path>) -> Result<Self, Stop> {
        if let Some(path) = path {
            return Self::try_create(path)?.ok_or_else(|| {
                let name = path.display();
                Stop::usage(format!("{name} already exists; continue it with --resume {name}, or choose another file"))
            });
        }
        let folder = games_folder()?;
        for number in 1_u32.. {
            if let Some(created) = Self::try_create(&folder.join(format!("keesdrow-table-{number}.kee")))? {
                return Ok(created);
            }
        }
        Err(Stop::Failed(format!("no free file name left in {}", folder.display())))
    }

    /// The file of a game that continues.
    pub(super) fn opened(path: &Path, text: String) -> Self {
        Self { path: path.to_owned(), text }
    }

    fn try_create(path: &Path) -> Result<Option<Self>, Stop> {
        match OpenOptions::new().write(true).create_new(true).open(path) {
            Ok(_) => Ok(Some(Self { path: path.to_owned(), text: String::new() })),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(None),
            Err(error) => Err(failed(path, &error)),
        }
    }

    /// Saves the game so far.
    pub(super) fn save(&mut self, text: String) -> Result<(), Stop> {
        if read_text(&self.path).map_err(Stop::Failed)? != self.text {
            let name = self.path.display();
            return Err(Stop::Failed(format!(
                "{name} was changed by another program; check it, then continue with --resume"
            )));
        }
        put(&self.path, &text, Readers::Anyone).map_err(|error| failed(&self.path, &error))?;
        self.text = text;
        Ok(())
    }
}
