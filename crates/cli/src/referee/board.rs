//! How the letters of the table get into the program.

use crate::{
    input_file::read_text,
    keyboard::Keyboard,
    stop::Stop,
    whole_file::{Readers, failed, put},
};
use keesdrow::{Board, Maze, RealBoard};
use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// How many strange tiles are named before the rest is only counted: of a bought box, all of them are strange.
const NAMED: usize = 8;

pub(super) fn from_file(maze: &Maze, file: &Path) -> Result<RealBoard, Stop> {
    let text = read_text(file).map_err(Stop::usage)?;
    let wrong = |why: String| Stop::usage(format!("{}: {why}{}", file.display(), other_maze(maze)));
    RealBoard::read(maze.clone(), &text).map_err(wrong)
}

/// Row by row; none if nobody types any more. The rows so far are kept in a file of their own until the game begins, since
/// nobody wants to type them twice.
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
        "Type the letters of the board, {} a row; spaces do no harm. `3 LETTERS` types row 3 again.{}",
        board.size(),
        other_maze(maze)
    )?;
    while !board.is_whole() {
        let Some(line) = keyboard.ask(&format!("Row {}", board.rows_typed() + 1))? else { return Ok(None) };
        take_row(&mut board, &line)?;
        put(draft, &board.text(), Readers::Anybody).map_err(|error| failed(draft, &error))?;
    }
    Ok(Some(board))
}

/// Shows the board until somebody says that it is right.
pub(super) fn checked(mut board: RealBoard, keyboard: &mut Keyboard) -> Result<Option<Board>, Stop> {
    loop {
        say_what_is_strange(&board)?;
        let question = "Is the board right? Enter goes on, `3 LETTERS` types row 3 again";
        match keyboard.ask(question)? {
            None => return Ok(None),
            Some(line) if line.is_empty() => break,
            Some(line) => take_row(&mut board, &line)?,
        }
    }
    Ok(board.board())
}

/// A row, or with its number in front a row typed before.
fn take_row(board: &mut RealBoard, line: &str) -> Result<(), Stop> {
    let numbered = line.split_once(char::is_whitespace).and_then(|(number, row)| Some((number.parse().ok()?, row)));
    let (number, row) = numbered.unwrap_or((board.rows_typed() + 1, line));
    let taken = match numbered {
        None if board.is_whole() => Err("Type the number of the row first, as in `3 LETTERS`.".to_owned()),
        _ => board.type_row(number, row),
    };
    if let Err(why) = taken {
        writeln!(io::stdout(), "{why}")?;
    }
    Ok(())
}

fn say_what_is_strange(board: &RealBoard) -> Result<(), Stop> {
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
        writeln!(out, "All tiles are in {whose} set.")?;
        return Ok(());
    }
    let named: Vec<String> = strange.iter().take(NAMED).map(ToString::to_string).collect();
    let more = strange.len().saturating_sub(NAMED);
    let rest = if more > 0 { format!("; and {more} more") } else { String::new() };
    writeln!(out, "Not in {whose} set of tiles: {}{rest}.", named.join("; "))?;
    let advice = match own {
        true => "Check these rows, or the file with your tiles.",
        false => "If you printed our tiles that is a slip of the finger. A bought box has other letters than ours.",
    };
    writeln!(out, "{advice}")?;
    Ok(())
}

fn other_maze(maze: &Maze) -> &'static str {
    match maze {
        Maze::Classic => " A Deluxe board is asked for with --preset deluxe.",
        Maze::Deluxe | Maze::Tiny | Maze::Own(_) => "",
    }
}
