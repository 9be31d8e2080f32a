use crate::{
    stop::Stop,
    whole_file::{Readers, beside, failed, put, writing},
};
use kee_game::{Record, Seed};
use std::{
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A game on disk: its record, and beside it, until the end, what is needed to go on.
///
/// The seed may not stand in a record before the game is over, or whoever reads the record knows every draw to come.
/// So it has a file of its own, `FILE.seed`, readable by its owner alone and removed at the end. That file is locked
/// while somebody plays, so that no two windows play on in the same game.
pub(super) struct SavedGame {
    /// Where the record is.
    pub(super) path: PathBuf,
    /// Kept open for its lock.
    _secret: File,
}

/// What stands in the file beside the record.
pub(super) struct Secret {
    /// For all draws.
    pub(super) seed: Seed,
    /// The file of the word list, if it is not one of ours.
    pub(super) words: Option<PathBuf>,
}

/// Where the seed of a game is, as long as it is played.
pub(super) fn seed_path(path: &Path) -> PathBuf {
    beside(path, ".seed")
}

impl SavedGame {
    /// A file for a new game: the one that was named, or the first free `GAME-N.kee` of the folder.
    pub(super) fn create(
        path: Option<&Path>,
        folder: impl FnOnce() -> Result<PathBuf, Stop>,
        game: &str,
        secret: &Secret,
    ) -> Result<Self, Stop> {
        if let Some(path) = path {
            let taken = || {
                Stop::usage(format!(
                    "{0} is there already; go on with it with --resume {0}, or name another file",
                    path.display()
                ))
            };
            return Self::try_create(path, secret)?.ok_or_else(taken);
        }
        let folder = folder()?;
        for number in 1_u32.. {
            if let Some(created) = Self::try_create(&folder.join(format!("{game}-{number}.kee")), secret)? {
                return Ok(created);
            }
        }
        Err(Stop::Failed(format!("{} is full of games", folder.display())))
    }

    /// None if there is such a file already: an old game is never written over.
    fn try_create(path: &Path, secret: &Secret) -> Result<Option<Self>, Stop> {
        let seed_path = seed_path(path);
        if path.exists() {
            return Ok(None);
        }
        let mut file = match writing(Readers::Owner).create_new(true).open(&seed_path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(None),
            Err(error) => return Err(failed(&seed_path, &error)),
        };
        let mut text = format!("seed {}\n", secret.seed.reveal());
        if let Some(words) = &secret.words {
            text.push_str(&format!("words {}\n", words.display()));
        }
        // Nobody else can have a lock on a new file, so this fails only where there are no locks.
        let _ = file.try_lock();
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        written.map_err(|error| failed(&seed_path, &error))?;
        Ok(Some(Self { path: path.to_owned(), _secret: file }))
    }

    /// Opens a game to go on with it.
    pub(super) fn open(path: &Path) -> Result<(Self, Secret), Stop> {
        let seed_path = seed_path(path);
        let name = seed_path.display();
        let gone = |error: io::Error| Stop::usage(format!("the game cannot go on without its seed: {name}: {error}"));
        let file = File::open(&seed_path).map_err(gone)?;
        // A file system without locks is no reason not to play.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Stop::usage(format!("{} is being played in another window", path.display())));
        }
        let text = io::read_to_string(&file).map_err(gone)?;
        let mut lines = text.lines();
        let seed = lines.next().and_then(|line| line.strip_prefix("seed ")).and_then(|hex| Seed::from_hex(hex).ok());
        let seed = seed.ok_or_else(|| Stop::usage(format!("{name}: line 1: expected `seed` and 64 digits 0-9 a-f")))?;
        let words = lines.next().and_then(|line| line.strip_prefix("words ")).map(PathBuf::from);
        Ok((Self { path: path.to_owned(), _secret: file }, Secret { seed, words }))
    }

    /// Puts the record in the place of the one before, whole or not at all.
    pub(super) fn save(&self, record: &Record) -> Result<(), Stop> {
        put(&self.path, &record.to_text(), Readers::Anybody).map_err(|error| failed(&self.path, &error))
    }

    /// After the end the seed stands in the record.
    pub(super) fn forget_seed(&self) -> Result<(), Stop> {
        let seed_path = seed_path(&self.path);
        match fs::remove_file(&seed_path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(&seed_path, &error)),
            _ => Ok(()),
        }
    }
}
