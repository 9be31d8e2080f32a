use crate::{args::word_source, completion, files::read_text, output, stop::Stop};
use clap::Args;
use kee_grid::{Best, crossword::CrosswordPosition};
use kee_lexicon::Lexicon;
use std::{
    hint::black_box,
    io::Write,
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

#[derive(Args)]
#[command(after_help = "Example:
  kee bench crossword fixtures/crossword/middle-game.cgp --words standard")]
pub(crate) struct CrosswordArgs {
    /// File with positions in CGP, one per line: `board rack/ scores zero-turns`; `-` is standard input
    file: PathBuf,
    #[arg(long, value_name = "LIST|FILE", default_value = "full", help = word_source::HELP, add = completion::word_lists())]
    words: String,
    /// Find only the best placement, and print it with its score
    #[arg(long)]
    best: bool,
}

pub(crate) fn run(args: &CrosswordArgs) -> Result<(), Stop> {
    let positions = read_positions(&args.file)?;
    let lexicon = word_source::lexicon(&args.words)?;
    // Both are built once per list, so they do not count towards the time of a position.
    lexicon.crossword();
    lexicon.spellable();
    if args.best { time_best(&positions, &lexicon) } else { time_all(&positions, &lexicon) }
}

/// Reads all positions, or reports every bad line.
fn read_positions(file: &Path) -> Result<Vec<CrosswordPosition>, Stop> {
    let text = read_text(file).map_err(Stop::usage)?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let (mut positions, mut bad) = (Vec::new(), Vec::new());
    for (index, line) in lines {
        match line.parse() {
            Ok(position) => positions.push(position),
            Err(what) => bad.push(format!("{}: line {}, {what}", file.display(), index + 1)),
        }
    }
    if positions.is_empty() && bad.is_empty() {
        bad.push(format!("{}: expected one position per line, got none", file.display()));
    }
    if bad.is_empty() { Ok(positions) } else { Err(Stop::Usage(bad)) }
}

fn time_all(positions: &[CrosswordPosition], lexicon: &Arc<Lexicon>) -> Result<(), Stop> {
    let began = Instant::now();
    // Otherwise the compiler would leave out the scores.
    let counts: Vec<usize> = positions.iter().map(|position| black_box(position.placements(lexicon)).0).collect();
    let seconds = began.elapsed().as_secs_f64();
    let mut out = output::buffered();
    for (index, count) in counts.iter().enumerate() {
        writeln!(out, "position {}: {count}", index + 1)?;
    }
    let placements: usize = counts.iter().sum();
    let rate = |number: usize| number as f64 / seconds;
    let (positions, known) = (positions.len(), rate(positions.len()));
    writeln!(
        out,
        "{positions} positions, {placements} placements: {known:.0} positions/s, {:.0} placements/s",
        rate(placements)
    )?;
    Ok(out.flush()?)
}

fn time_best(positions: &[CrosswordPosition], lexicon: &Arc<Lexicon>) -> Result<(), Stop> {
    let began = Instant::now();
    let found: Vec<Option<Best>> = positions.iter().map(|position| position.best(lexicon)).collect();
    let seconds = began.elapsed().as_secs_f64();
    let mut out = output::buffered();
    for (index, best) in found.iter().enumerate() {
        match best {
            Some(best) => writeln!(out, "position {}: {} {}", index + 1, best.placement, best.score)?,
            None => writeln!(out, "position {}: no legal placement", index + 1)?,
        }
    }
    let count = positions.len();
    writeln!(out, "{count} positions: {:.0} positions/s", count as f64 / seconds)?;
    Ok(out.flush()?)
}
