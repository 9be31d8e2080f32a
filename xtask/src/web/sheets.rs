//! The rule sheets of the games for the page: text as HTML, and boards as the views that rooms draw.

use crate::files::{entries, file_name};
use kee_game::{SheetPart, sheet_parts};
use pulldown_cmark::{Options, Parser, html};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A rule sheet as the page fetches it.
pub(super) struct SheetFile {
    pub(super) game: String,
    pub(super) language: String,
    pub(super) contents: Vec<u8>,
}

/// The rule sheets of every game in these folders.
pub(super) fn sheets(crates: &Path) -> Result<Vec<SheetFile>, String> {
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}.", path.display()));
    let mut sheets = Vec::new();
    for folder in entries(crates)?.iter().map(|game| game.join("sheets")).filter(|folder| folder.is_dir()) {
        let game = folder.parent().map(file_name).unwrap_or_default();
        let boards: Vec<Value> =
            serde_json::from_str(&read(&folder.join("boards.json"))?).map_err(|error| error.to_string())?;
        for path in entries(&folder)? {
            if let Some(language) = file_name(&path).strip_suffix(".md") {
                let contents = contents(&read(&path)?, &boards).to_string().into_bytes();
                sheets.push(SheetFile { game: game.clone(), language: language.to_owned(), contents });
            }
        }
    }
    Ok(sheets)
}

fn contents(sheet: &str, boards: &[Value]) -> Value {
    let mut boards = boards.iter();
    let parts = sheet_parts(sheet).into_iter().map(|part| match part {
        SheetPart::Text(text) => {
            let mut out = String::new();
            html::push_html(&mut out, Parser::new_ext(text, Options::ENABLE_TABLES));
            json!({ "text": out })
        }
        // A test holds the boards against the sheet, so there is one for each.
        SheetPart::Board(_) => json!({ "board": boards.next() }),
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_stand_between_the_texts() {
        let sheet = "*Go.*\n\n```board tiny\nCAT\n```\n\nDone.";
        let parts = contents(sheet, &[json!({ "view": 1 })]);
        assert_eq!(parts[0], json!({ "text": "<p><em>Go.</em></p>\n" }));
        assert_eq!(parts[1], json!({ "board": { "view": 1 } }));
        assert_eq!(parts[2], json!({ "text": "<p>Done.</p>\n" }));
    }
}
