//! The browser client, as it is handed out.

mod file;

pub(crate) use file::{Encoding, File};

use std::{borrow::Cow, path::PathBuf};

/// The files that were there when the program was built.
mod built_in {
    use super::File;
    include!(concat!(env!("OUT_DIR"), "/web_files.rs"));
}

/// What is shown where the program was built without its client.
const MISSING: &[u8] = include_bytes!("missing.html");

/// Where the browser client comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum WebClient {
    /// It is part of the program.
    #[default]
    BuiltIn,
    /// From a folder, read anew every time: for whoever works on it.
    Folder(PathBuf),
}

impl WebClient {
    /// The page to begin with, whatever its address.
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
