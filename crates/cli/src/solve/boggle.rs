use crate::{args::word_source, completion, files::read_text, output, stop::Stop};
use clap::Args;
use keesdrow::boggle::{BoggleBoard, BoggleSolver, BoggleWord, Dictionary, WordTotals};
use serde_json::{Value, json};
use std::{io::Write, path::Path, time::Instant};

#[derive(Args)]
#[command(after_help = "Example:
  kee solve boggle TENS/ITCH/SEAR/GOLD --top 10")]
pub(crate) struct BoggleArgs {
    /// Board: rows separated by `/`, with `q` for Qu, as in `abcd/efgh/ijkl/mnoq`; `-` reads boards from standard input, one
    /// per line, and prints the number of words and points of each
    board: String,
    /// Print only the N best words
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[arg(long, value_name = "LIST|FILE", default_value = "full", help = word_source::HELP, add = completion::word_lists())]
    words: String,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &BoggleArgs) -> Result<(), Stop> {
    let dictionary = Dictionary::new(word_source::lexicon(&args.words)?.as_ref());
    let mut solver = BoggleSolver::new(&dictionary);
    if args.board == "-" { count_many(&mut solver, args) } else { list_one(&mut solver, args) }
}

fn list_one(solver: &mut BoggleSolver<'_>, args: &BoggleArgs) -> Result<(), Stop> {
    let board = BoggleBoard::read(&args.board).map_err(|what| Stop::usage(format!("board: {what}")))?;
    let tally = solver.count(&board);
    let mut words = solver.words(&board);
    // A stable sort keeps words with the same points in alphabetical order.
    words.sort_by_key(|found| std::cmp::Reverse(WordTotals::points(found.word.len())));
    words.truncate(args.top.unwrap_or(usize::MAX));
    if args.json {
        let word = |found: &BoggleWord| json!({ "word": found.word, "points": WordTotals::points(found.word.len()), "walk": walk(&board, found) });
        let listed: Vec<Value> = words.iter().map(word).collect();
        output::print_json(&json!({ "found": tally.words, "points": tally.points, "words": listed }))?;
    } else {
        let mut out = output::buffered();
        for found in &words {
            let (points, word) = (WordTotals::points(found.word.len()), found.word.to_ascii_uppercase());
            writeln!(out, "{points:>4}  {word} {}", walk(&board, found))?;
        }
        out.flush()?;
        eprintln!("{} words, {} points.", tally.words, tally.points);
    }
    if tally.words == 0 { Err(Stop::No) } else { Ok(()) }
}

/// The cells of a word, as in `a1-b2`; with more than 26 columns, as row and column: `1.27`.
fn walk(board: &BoggleBoard, found: &BoggleWord) -> String {
    let cell = |place: &usize| {
        let (row, column) = (place / board.columns() + 1, place % board.columns());
        match u8::try_from(column) {
            Ok(column @ 0..26) if board.columns() <= 26 => format!("{}{row}", char::from(b'a' + column)),
            _ => format!("{row}.{}", column + 1),
        }
    };
    found.path.iter().map(cell).collect::<Vec<_>>().join("-")
}

fn count_many(solver: &mut BoggleSolver<'_>, args: &BoggleArgs) -> Result<(), Stop> {
    let text = read_text(Path::new("-")).map_err(Stop::usage)?;
    let read = |(number, line): (usize, &str)| {
        BoggleBoard::read(line.trim_end()).map_err(|what| format!("line {}: {what}", number + 1))
    };
    let boards: Vec<Result<BoggleBoard, String>> = text.lines().enumerate().map(read).collect();
    let bad: Vec<String> = boards.iter().filter_map(|board| board.as_ref().err().cloned()).collect();
    if !bad.is_empty() {
        return Err(Stop::Usage(bad));
    }
    let boards: Vec<BoggleBoard> = boards.into_iter().flatten().collect();
    let began = Instant::now();
    let tallies: Vec<WordTotals> = boards.iter().map(|board| solver.count(board)).collect();
    let seconds = began.elapsed().as_secs_f64();
    if args.json {
        let lines = tallies.iter().map(|tally| json!({ "found": tally.words, "points": tally.points }));
        output::print_json(&lines.collect::<Vec<Value>>())?;
    } else {
        let mut out = output::buffered();
        tallies.iter().try_for_each(|tally| writeln!(out, "{} {}", tally.words, tally.points))?;
        out.flush()?;
    }
    let words: u64 = tallies.iter().map(|tally| u64::from(tally.words)).sum();
    eprintln!("{} boards, {words} words, {:.0} boards per second", boards.len(), boards.len() as f64 / seconds);
    Ok(())
}
