//! The files of the browser client.

mod file;

pub(crate) use file::{Encoding, File};

use std::{borrow::Cow, path::PathBuf};

/// The files that existed when the program was built.
mod built_in {
    use super::File;
    include!(concat!(env!("OUT_DIR"), "/web_files.rs"));
}

/// The page of a program built without its client.
const MISSING: &[u8] = include_bytes!("missing.html");

/// The source of the browser client.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum WebClient {
    /// Built into the program.
    #[default]
    BuiltIn,
    /// A folder, read again for every request: for working on the client.
    Folder(PathBuf),
}

impl WebClient {
    /// The page, for any path.
    pub(crate) async fn page(&self) -> File {
        let missing = || File::plain("index.html", Cow::Borrowed(MISSING));
        self.file("index.html").await.unwrap_or_else(missing)
    }

    /// A file by its name, such as `assets/kee-1b3c.js`.
    pub(crate) async fn file(&self, name: &str) -> Option<File> {
        match self {
            Self::BuiltIn => built_in::FILES.iter().find(|file| file.name == name).cloned(),
            Self::Folder(folder) => {
                let inside = name.split('/').all(|part| !part.is_empty() && !part.starts_with('.'));
                let contents = if inside { tokio::fs::read(folder.join(name)).await.ok() } else { None };
                contents.map(|contents| File::plain(name, Cow::Owned(contents)))
            }
        }
    }
}
