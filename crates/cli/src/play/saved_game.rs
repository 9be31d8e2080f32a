use crate::{
    files::{Readers, beside, failed, put, reason, writing},
    stop::Stop,
};
use kee_game::{Record, Seed};
use std::{
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A game on disk: its record and, until the end, a file with what is needed to continue.
///
/// A record must not hold its seed before the game is over, or anyone who reads it knows every draw to come. So the seed
/// is in a file of its own, `FILE.seed`, which only its owner can read and which is removed at the end. The file is locked
/// during play, so that two windows cannot play the same game.
pub(super) struct SavedGame {
    /// The file of the record.
    pub(super) path: PathBuf,
    /// Kept open for its lock.
    secret: File,
    /// Whether the player was given a hint. The file beside the record remembers it until the end.
    hinted: bool,
}

/// The line of a game with hints in the file beside its record.
const HINTED: &str = "hinted";

/// The contents of the file beside the record.
pub(super) struct GameSecret {
    /// The seed of all draws.
    pub(super) seed: Seed,
    /// The file of the word list, if the list is not built in.
    pub(super) words: Option<PathBuf>,
}

/// The path of a game's seed until the game is over.
pub(super) fn seed_path(path: &Path) -> PathBuf {
    beside(path, ".seed")
}

impl SavedGame {
    /// Creates the file of a new game: the given one, or the first free `GAME-N.kee` in the folder.
    pub(super) fn create(
        path: Option<&Path>,
        folder: impl FnOnce() -> Result<PathBuf, Stop>,
        game: &str,
        secret: &GameSecret,
    ) -> Result<Self, Stop> {
        if let Some(path) = path {
            let taken = || {
                Stop::usage(format!(
                    "{0} already exists; continue it with --resume {0}, or choose another file",
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
        Err(Stop::Failed(format!("no free file name left in {}", folder.display())))
    }

    /// `None` if the file exists: an old game is never overwritten.
    fn try_create(path: &Path, secret: &GameSecret) -> Result<Option<Self>, Stop> {
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
        // Nobody else can have locked a new file, so this fails only where locks are not supported.
        let _ = file.try_lock();
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        written.map_err(|error| failed(&seed_path, &error))?;
        Ok(Some(Self { path: path.to_owned(), secret: file, hinted: false }))
    }

    /// Opens a game to continue it.
    pub(super) fn open(path: &Path) -> Result<(Self, GameSecret), Stop> {
        let seed_path = seed_path(path);
        let name = seed_path.display();
        let gone = |error: io::Error| {
            Stop::usage(format!("the game cannot continue without its seed: could not read {name}: {}", reason(&error)))
        };
        // It is written to only if a hint is given, so a file that is read-only will do until then.
        let file = File::options().read(true).append(true).open(&seed_path).or_else(|_| File::open(&seed_path));
        let file = file.map_err(gone)?;
        // A file system without locks should not stop anyone from playing.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Stop::usage(format!("{} is open in another window; close it there first", path.display())));
        }
        let text = io::read_to_string(&file).map_err(gone)?;
        let mut lines = text.lines();
        let seed = lines.next().and_then(|line| line.strip_prefix("seed ")).and_then(|hex| Seed::from_hex(hex).ok());
        let seed = seed.ok_or_else(|| {
            Stop::usage(format!("{name}: line 1: expected `seed` and 64 digits 0-9 a-f; start a new game"))
        })?;
        let words = lines.clone().find_map(|line| line.strip_prefix("words ")).map(PathBuf::from);
        let hinted = lines.any(|line| line == HINTED);
        Ok((Self { path: path.to_owned(), secret: file, hinted }, GameSecret { seed, words }))
    }

    /// Whether the player was given a hint in this game, so its score does not count as a best.
    pub(super) fn is_hinted(&self) -> bool {
        self.hinted
    }

    /// Remembers that the player was given a hint, even if the game is continued another day.
    pub(super) fn set_hinted(&mut self) -> Result<(), Stop> {
        if !self.hinted {
            let written = writeln!(self.secret, "{HINTED}").and_then(|()| self.secret.sync_all());
            written.map_err(|error| failed(&seed_path(&self.path), &error))?;
            self.hinted = true;
        }
        Ok(())
    }

    /// Replaces the record atomically.
    pub(super) fn save(&self, record: &Record) -> Result<(), Stop> {
        put(&self.path, &record.to_text(), Readers::Anyone).map_err(|error| failed(&self.path, &error))
    }

    /// Removes the seed file; after the end, the seed is in the record.
    pub(super) fn forget_seed(&self) -> Result<(), Stop> {
        let seed_path = seed_path(&self.path);
        match fs::remove_file(&seed_path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(&seed_path, &error)),
            _ => Ok(()),
        }
    }
}
