/// A part of a rule sheet.
///
/// A sheet is Markdown written for players. Between its paragraphs stand boards: blocks fenced as `board PRESET`, with a
/// position on the first line and, on the lines after it, what is played from there. So every picture is a real position,
/// and every example is checked by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetPart<'a> {
    /// Markdown.
    Text(&'a str),
    /// A board to be drawn.
    Board(SheetBoard<'a>),
}

/// A position of a rule sheet, and what is played from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetBoard<'a> {
    /// The preset it is played by.
    pub preset: &'a str,
    /// The position before anything is played.
    pub position: &'a str,
    /// Actions as they would be typed, in order.
    pub actions: Vec<&'a str>,
}

const FENCE: &str = "```";

/// Splits a rule sheet at its boards.
pub fn sheet_parts(sheet: &str) -> Vec<SheetPart<'_>> {
    let mut pieces = sheet.split(FENCE);
    let mut parts: Vec<_> = pieces.next().map(SheetPart::Text).into_iter().collect();
    while let Some(block) = pieces.next() {
        let mut lines = block.lines().map(str::trim);
        let preset = lines.next().and_then(|line| line.strip_prefix("board ")).unwrap_or_default();
        let position = lines.next().unwrap_or_default();
        parts.push(SheetPart::Board(SheetBoard { preset, position, actions: lines.collect() }));
        parts.extend(pieces.next().map(SheetPart::Text));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_split_at_its_boards() {
        let sheet = "# Chain\n\n```board tiny\nCAT A\nTOAD\npass\n```\n\nThat scores 4.\n";
        let board = SheetBoard { preset: "tiny", position: "CAT A", actions: vec!["TOAD", "pass"] };
        let text = SheetPart::Text;
        assert_eq!(sheet_parts(sheet), [text("# Chain\n\n"), SheetPart::Board(board), text("\n\nThat scores 4.\n")]);
    }
}
