use crate::{
    input_file::read_text,
    play::games_folder,
    stop::Stop,
    whole_file::{Readers, failed, put},
};
use std::{
    fs::OpenOptions,
    io,
    path::{Path, PathBuf},
};

/// The file in which a game is kept, and what we wrote into it last.
///
/// There is no seed to hide, so the record is all there is. If somebody else has written into it since, we stop rather
/// than write over what they did.
pub(super) struct Kept {
    pub(super) path: PathBuf,
    text: String,
}

impl Kept {
    /// A file for a new game: the one that was named, or the first free one of the games' folder.
    pub(super) fn create(path: Option<&Path>) -> Result<Self, Stop> {
        if let Some(path) = path {
            return Self::try_create(path)?.ok_or_else(|| {
                let name = path.display();
                Stop::usage(format!(
                    "{name} is there already; go on with it with --resume {name}, or name another file"
                ))
            });
        }
        let folder = games_folder()?;
        for number in 1_u32.. {
            if let Some(created) = Self::try_create(&folder.join(format!("keesdrow-table-{number}.kee")))? {
                return Ok(created);
            }
        }
        Err(Stop::Failed(format!("{} is full of games", folder.display())))
    }

    /// The file of a game that goes on.
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

    /// Writes down the game so far.
    pub(super) fn save(&mut self, text: String) -> Result<(), Stop> {
        if read_text(&self.path).map_err(Stop::Failed)? != self.text {
            let name = self.path.display();
            return Err(Stop::Failed(format!(
                "{name} was changed by somebody else; look at it and go on with --resume"
            )));
        }
        put(&self.path, &text, Readers::Anybody).map_err(|error| failed(&self.path, &error))?;
        self.text = text;
        Ok(())
    }
}
