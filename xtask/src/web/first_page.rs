//! The size of what a browser fetches before it shows the first page.

use crate::files::{entries, file_name};
use std::fs;
use std::path::Path;

/// The most that it may be, in bytes, compressed with Brotli.
const MOST: u64 = 1_000_000;

/// The beginnings of the names of its files: everything that `index.html` and `page.js` fetch for the address `/`. Dutch stands for the
/// sentences that a reader of another language than English needs too.
const FILES: [&str; 8] =
    ["index.html", "icon.svg", "manifest.webmanifest", "kee-page-", "style-", "atkinson-next-", "fraunces-600-", "nl-"];

/// Prints what the first page of a finished client consists of, and refuses one that is too large.
pub(super) fn check(folder: &Path) -> Result<(), String> {
    let mut sum = 0;
    for path in [entries(folder)?, entries(&folder.join("assets"))?].concat() {
        let name = file_name(&path);
        let Some(plain) = name.strip_suffix(".br") else { continue };
        if FILES.iter().any(|first| plain.starts_with(first)) {
            let size = fs::metadata(&path).map_err(|error| format!("{}: {error}.", path.display()))?.len();
            println!("{plain:<40} {size:>9} bytes");
            sum += size;
        }
    }
    println!("{:<40} {sum:>9} bytes with Brotli, at most {MOST}", "the first page");
    if sum > MOST { Err(format!("The first page has {sum} bytes with Brotli, more than {MOST}.")) } else { Ok(()) }
}
