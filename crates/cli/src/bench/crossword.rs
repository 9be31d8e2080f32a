use crate::{args::word_source, completion, files::read_text, output, stop::Stop};
use clap::Args;
use kee_grid::crossword::{CrosswordScoring, Position};
use kee_grid::{Best, Grid, Reading, Scoring};
use kee_lexicon::Lexicon;
use std::{
    io::Write,
    ops::ControlFlow,
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
fn read_positions(file: &Path) -> Result<Vec<Position>, Stop> {
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

fn time_all(positions: &[Position], lexicon: &Arc<Lexicon>) -> Result<(), Stop> {
    let began = Instant::now();
    let counts: Vec<usize> = positions.iter().map(|position| count(position, lexicon)).collect();
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

/// Generates every placement with its score, and counts them.
fn count(position: &Position, lexicon: &Arc<Lexicon>) -> usize {
    let grid = Grid::new(position.board.clone(), Arc::clone(lexicon), Reading::default());
    let scoring = CrosswordScoring::new(&grid, &position.rack);
    let (mut count, mut most) = (0, i32::MIN);
    let done = grid.visit(&position.rack, position.must(), |found| {
        count += 1;
        most = most.max(scoring.score(found));
        ControlFlow::Continue(())
    });
    debug_assert!(done.is_continue());
    // Otherwise the compiler would leave out the scores.
    std::hint::black_box(most);
    count
}

fn time_best(positions: &[Position], lexicon: &Arc<Lexicon>) -> Result<(), Stop> {
    let began = Instant::now();
    let found: Vec<Option<Best>> = positions.iter().map(|position| best(position, lexicon)).collect();
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

fn best(position: &Position, lexicon: &Arc<Lexicon>) -> Option<Best> {
    let grid = Grid::new(position.board.clone(), Arc::clone(lexicon), Reading::default());
    grid.best(&position.rack, position.must(), &CrosswordScoring::new(&grid, &position.rack))
}
