//! Tile files (K1.2): TOML with one tile per line, and letter values that differ from the sheet. All problems of a file
//! are reported at once.

use crate::{
    LetterValues, TileSet, TwoSidedTile,
    problems::{file_tile, file_tile_count, file_tile_letter},
};
use kee_game::{FileReader, FileTable, FileText, FileValue, Message};
use kee_lexicon::Letter;

/// Reads a tile file.
pub(crate) fn read(text: &str) -> Result<TileSet, Vec<Message>> {
    FileReader::read(text, tile_set)
}

fn tile_set(reader: &mut FileReader<'_>, file: &FileTable<'_>) -> Option<TileSet> {
    reader.known(file, &["tiles", "values"]);
    let tiles = reader.field(file, "tiles", &(0..0)).and_then(|value| tiles(reader, value));
    let values =
        FileReader::field_if_there(file, "values").map_or(Some(LetterValues::SHEET), |value| values(reader, value));
    TileSet::new(tiles?, values?)
}

/// Reads as many tiles as fill a square.
fn tiles(reader: &mut FileReader<'_>, value: &FileValue<'_>) -> Option<Vec<TwoSidedTile>> {
    let before = reader.flaws();
    let texts = reader.texts(value, "ABCD EFGH")?;
    let read: Vec<TwoSidedTile> = texts.iter().filter_map(|text| tile(reader, text)).collect();
    let count = value.get_ref().as_array().map_or(0, |list| list.len());
    let across = count.isqrt();
    let sizes = usize::from(TileSet::LEAST_ACROSS)..=usize::from(TileSet::MOST_ACROSS);
    if across.pow(2) != count || !sizes.contains(&across) {
        reader.flaw(value.span().start, file_tile_count(count));
    }
    (reader.flaws() == before).then_some(read)
}

/// Reads two sides with any number of blanks between them.
fn tile(reader: &mut FileReader<'_>, text: &FileText<'_>) -> Option<TwoSidedTile> {
    let strange = text.text.char_indices().find(|(_, symbol)| !symbol.is_ascii_alphabetic() && *symbol != ' ');
    if let Some((offset, symbol)) = strange {
        reader.expected(text.byte(offset), file_tile_letter(), &symbol.to_string());
        return None;
    }
    let sides: Vec<&str> = text.text.split_whitespace().collect();
    let tile = sides.join(" ").parse().ok();
    if tile.is_none() {
        reader.expected(text.start, file_tile(), text.text);
    }
    tile
}

/// Reads letter values; letters that are not named keep those of the sheet.
fn values(reader: &mut FileReader<'_>, value: &FileValue<'_>) -> Option<LetterValues> {
    let table = reader.table(value, "A = 1")?;
    let before = reader.flaws();
    let mut values = LetterValues::SHEET;
    for (letter, value) in reader.by_letter(table, &(0..=u16::from(LetterValues::MOST))) {
        if let Some(letter) = Letter::from_char(letter) {
            values.set(letter, value as u8);
        }
    }
    (reader.flaws() == before).then_some(values)
}
