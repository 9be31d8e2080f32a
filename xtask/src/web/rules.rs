//! The rules of the games as HTML, in which every paragraph has a link by its number.

use crate::files::{entries, file_name};
use pulldown_cmark::{Options, Parser, html};
use std::fs;
use std::path::Path;

/// The rules of every game, by its name.
pub(super) fn pages(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let mut pages = Vec::new();
    for path in entries(folder)? {
        let name = file_name(&path);
        let Some(game) = name.strip_suffix(".md").filter(|game| *game != "README") else { continue };
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        pages.push((game.to_owned(), page(&text)));
    }
    Ok(pages)
}

fn page(text: &str) -> String {
    let mut out = String::new();
    html::push_html(&mut out, Parser::new_ext(text, Options::ENABLE_TABLES));
    // Paragraphs are list items that start with their number.
    let mut parts = out.split("<li>");
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let trimmed = part.trim_start();
        let number = trimmed.trim_start_matches("<p>").split(' ').next().unwrap_or_default();
        if is_number(number) {
            page.push_str(&format!("<li id=\"rule-{number}\">"));
        } else {
            page.push_str("<li>");
        }
        page.push_str(part);
    }
    page
}

/// Whether a text is a number such as `Z4.11`.
fn is_number(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && text.contains('.')
        && letters.all(|letter| letter.is_ascii_digit() || letter == '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_have_their_number_and_tables_are_tables() {
        assert!(page("- Z1.1 [C] Squares.\n").contains("<li id=\"rule-Z1.1\">Z1.1 [C] Squares."));
        assert!(page("- Free.\n").contains("<li>Free."));
        assert!(page("| a | b |\n|---|---|\n| 1 | 2 |\n").contains("<td>1</td>"));
    }
}
