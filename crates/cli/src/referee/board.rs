//! Entry of the letters of a real board.

use crate::{
    files::{Readers, failed, put, read_text},
    keyboard::Keyboard,
    stop::Stop,
};
use kee_games::english;
use keesdrow::{Maze, PegBoard, RealBoard, RefereeRefusal};
use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// The number of unknown tiles that are listed before the rest is counted: in a bought box, all of them are unknown.
const NAMED: usize = 8;

pub(super) fn from_file(maze: &Maze, file: &Path) -> Result<RealBoard, Stop> {
    let text = read_text(file).map_err(Stop::usage)?;
    let wrong = |why| Stop::usage(format!("{}: {}{}", file.display(), sentence(why), other_maze(maze)));
    RealBoard::read(maze.clone(), &text).map_err(wrong)
}

/// Reads the board row by row. `None` is the end of input. The rows are saved as they are typed, so that nobody has to type
/// them twice.
pub(super) fn typed(maze: &Maze, draft: &Path, keyboard: &mut Keyboard) -> Result<Option<RealBoard>, Stop> {
    let mut out = io::stdout();
    let mut board = RealBoard::new(maze.clone());
    let before = fs::read_to_string(draft).unwrap_or_default();
    for (number, row) in (1..).zip(before.lines()).take(board.size()) {
        if board.type_row(number, row).is_err() {
            break;
        }
        writeln!(out, "Row {number}, typed before: {row}")?;
    }
    writeln!(
        out,
        "Type the letters of the board, {} per row; spaces are ignored. To correct row 3, type `3 LETTERS`.{}",
        board.size(),
        other_maze(maze)
    )?;
    while !board.is_whole() {
        let Some(line) = keyboard.ask(&format!("Row {}", board.rows_typed() + 1))? else { return Ok(None) };
        take_row(&mut board, &line)?;
        put(draft, &board.text(), Readers::Anyone).map_err(|error| failed(draft, &error))?;
    }
    Ok(Some(board))
}

/// Shows the board until it is confirmed.
pub(super) fn checked(mut board: RealBoard, keyboard: &mut Keyboard) -> Result<Option<PegBoard>, Stop> {
    loop {
        show_board(&board)?;
        let question = "Is the board right? Press Enter, or correct row 3 with `3 LETTERS`";
        match keyboard.ask(question)? {
            None => return Ok(None),
            Some(line) if line.is_empty() => break,
            Some(line) => take_row(&mut board, &line)?,
        }
    }
    Ok(board.board())
}

/// Takes the next row or, with a number in front, a correction.
fn take_row(board: &mut RealBoard, line: &str) -> Result<(), Stop> {
    let numbered = line.split_once(char::is_whitespace).and_then(|(number, row)| Some((number.parse().ok()?, row)));
    let (number, row) = numbered.unwrap_or((board.rows_typed() + 1, line));
    if numbered.is_none() && board.is_whole() {
        writeln!(io::stdout(), "Start with the number of the row, as in `3 LETTERS`.")?;
    } else if let Err(why) = board.type_row(number, row) {
        writeln!(io::stdout(), "{}", sentence(why))?;
    }
    Ok(())
}

fn sentence(why: RefereeRefusal) -> String {
    english().refused(why.into()).sentence
}

fn show_board(board: &RealBoard) -> Result<(), Stop> {
    let mut out = io::stdout();
    for (number, row) in (1..).zip(board.text().lines()) {
        let tiles: Vec<&str> = (0..row.len() / 2).map(|tile| &row[2 * tile..2 * tile + 2]).collect();
        writeln!(out, "{number:>3}  {}", tiles.join(" "))?;
        if number % 2 == 0 && number < board.size() {
            writeln!(out)?;
        }
    }
    let own = matches!(board.maze(), Maze::Own(_));
    let whose = if own { "your" } else { "our" };
    let strange = board.strange_tiles();
    if strange.is_empty() {
        writeln!(out, "All tiles match {whose} set.")?;
        return Ok(());
    }
    let named: Vec<String> = strange.iter().take(NAMED).map(ToString::to_string).collect();
    let more = strange.len().saturating_sub(NAMED);
    let rest = if more > 0 { format!("; and {more} more") } else { String::new() };
    writeln!(out, "Not in {whose} tile set: {}{rest}.", named.join("; "))?;
    let advice = match own {
        true => "Check these rows, or the file with your tiles.",
        false => "If you printed our tiles, check for typing mistakes. The tiles in a bought box differ from ours.",
    };
    writeln!(out, "{advice}")?;
    Ok(())
}

fn other_maze(maze: &Maze) -> &'static str {
    match maze {
        Maze::Classic => " For a Deluxe board, use --preset deluxe.",
        Maze::Deluxe | Maze::Tiny | Maze::Own(_) => "",
    }
}
