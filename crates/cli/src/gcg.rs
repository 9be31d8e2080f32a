use crate::{display_names::display_names, input_file::read_text, output, stop::Stop, word_source};
use clap::Args;
use kee_game::{Record, replay};
use keyword::{
    Keyword,
    gcg::{self, GcgGame},
};
use std::{io::Write, path::PathBuf};

#[derive(Args)]
pub(crate) struct GcgArgs {
    /// A record of Keyword, to be written as GCG; or a GCG file, to be read. `-` is standard input
    file: PathBuf,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP)]
    words: Option<String>,
}

pub(crate) fn run(args: &GcgArgs) -> Result<(), Stop> {
    let text = read_text(&args.file).map_err(Stop::usage)?;
    let first = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').chars().next();
    if matches!(first, Some('#' | '>')) { show(args, &text) } else { export(args, &text) }
}

fn export(args: &GcgArgs, text: &str) -> Result<(), Stop> {
    let refused = |why: String| Stop::Failed(format!("{}: refused: {why}", args.file.display()));
    let record = Record::read(text).map_err(|error| refused(error.to_string()))?;
    let words = args.words.as_deref().map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    let game = replay::<Keyword>(&record, &resources, usize::MAX).map_err(|mismatch| refused(mismatch.to_string()))?;
    let list = record.header.words.as_ref().map_or("none", |words| words.name.as_str());
    let mut out = output::buffered();
    write!(out, "{}", gcg::write(&game, &display_names(&record.header), list))?;
    out.flush()?;
    Ok(())
}

fn show(args: &GcgArgs, text: &str) -> Result<(), Stop> {
    let name = args.file.display();
    let game = gcg::read(text).map_err(|flaws| {
        flaws.iter().for_each(|flaw| eprintln!("kee: {name}: refused: {flaw}"));
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

/// The letters under their columns and beside their rows, `.` where none lies.
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
