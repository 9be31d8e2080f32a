use crate::{
    args::word_source,
    completion,
    files::read_text,
    output::{self, display_names},
    stop::{Stop, print_error},
};
use clap::Args;
use kee_game::{Record, replay};
use keyword::{
    Keyword,
    gcg::{GcgGame, read, write},
};
use std::{io::Write, path::PathBuf};

#[derive(Args)]
#[command(after_help = "Examples:
  kee gcg game.kee > game.gcg
  kee gcg game.gcg")]
pub(crate) struct GcgArgs {
    /// Keyword record to convert, or GCG file to show; `-` is standard input
    file: PathBuf,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
}

pub(crate) fn gcg(args: &GcgArgs) -> Result<(), Stop> {
    let text = read_text(&args.file).map_err(Stop::usage)?;
    let first = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').chars().next();
    if matches!(first, Some('#' | '>')) { show(args, &text) } else { export(args, &text) }
}

fn export(args: &GcgArgs, text: &str) -> Result<(), Stop> {
    let record = Record::read(text).map_err(|error| Stop::invalid(&args.file, error))?;
    let words = args.words.as_deref().map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    let game = replay::<Keyword>(&record, &resources, usize::MAX).map_err(|why| Stop::invalid(&args.file, why))?;
    let list = record.header.words.as_ref().map_or("none", |words| words.name.as_str());
    let mut out = output::buffered();
    write!(out, "{}", write(&game, &display_names(&record.header), list))?;
    out.flush()?;
    Ok(())
}

fn show(args: &GcgArgs, text: &str) -> Result<(), Stop> {
    let name = args.file.display();
    let game = read(text).map_err(|flaws| {
        flaws.iter().for_each(|flaw| print_error(&format!("{name}: not valid: {flaw}")));
        Stop::No
    })?;
    let mut out = output::buffered();
    for turn in &game.turns {
        let nick = &game.players[turn.player].nick;
        writeln!(out, "{nick:<12} {:>+5} {:>5}  {}", turn.score, turn.total, turn.deed)?;
    }
    print_board(&mut out, &game)?;
    for (player, total) in game.players.iter().zip(&game.totals) {
        writeln!(out, "{:<12} {total:>5}", player.name)?;
    }
    out.flush()?;
    Ok(())
}

/// Prints the letters with their columns and rows, `.` for an empty square.
fn print_board(out: &mut impl Write, game: &GcgGame) -> Result<(), Stop> {
    let board = &game.board;
    let letters: Vec<String> = (b'a'..).take(board.width()).map(|letter| char::from(letter).to_string()).collect();
    write!(out, "\n    {}", letters.join(" "))?;
    for square in board.squares() {
        if square.column() == 0 {
            write!(out, "\n{:>2} ", square.row() + 1)?;
        }
        write!(out, " {}", board.tile(square).map_or('.', |tile| tile.to_char()))?;
    }
    writeln!(out, "\n")?;
    Ok(())
}
