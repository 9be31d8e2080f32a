//! A board in JSON with its prints, which its text form leaves out.

use crate::{Face, LetterValues, PegBoard, Print};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

#[derive(Serialize, Deserialize)]
struct WholeBoard {
    letters: PegBoard,
    /// The prints of the letters, row by row.
    prints: Vec<Print>,
    /// The letter values, if they differ from the sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    values: Option<String>,
}

pub(crate) fn serialize<S: Serializer>(board: &PegBoard, to: S) -> Result<S::Ok, S::Error> {
    let prints = board.cells().filter_map(|(_, face)| face).map(|face| face.print).collect();
    let values = (board.values() != LetterValues::SHEET).then(|| board.values().to_string());
    WholeBoard { letters: board.clone(), prints, values }.serialize(to)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PegBoard, D::Error> {
    let WholeBoard { letters, prints, values } = WholeBoard::deserialize(from)?;
    let values = match &values {
        None => LetterValues::SHEET,
        Some(text) => LetterValues::read(text).ok_or_else(|| D::Error::custom("expected 26 values joined by `,`"))?,
    };
    let mut board = letters.with_values(values);
    let faces: Vec<_> = board.cells().filter_map(|(cell, face)| Some((cell, face?))).collect();
    if faces.len() != prints.len() {
        return Err(D::Error::custom(format!("expected {} prints, got {}", faces.len(), prints.len())));
    }
    for ((cell, face), print) in faces.into_iter().zip(prints) {
        board.set(cell, Some(Face { print, ..face }));
    }
    Ok(board)
}
