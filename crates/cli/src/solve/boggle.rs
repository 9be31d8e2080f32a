use crate::{input_file::read_text, output, stop::Stop, word_source};
use clap::Args;
use keesdrow::boggle::{Board, Dictionary, Found, Solver, Tally};
use serde_json::{Value, json};
use std::{io::Write, path::Path, time::Instant};

#[derive(Args)]
pub(crate) struct BoggleArgs {
    /// Rows separated by `/`, `q` for the face Qu, as in `abcd/efgh/ijkl/mnoq`; `-` reads many boards from standard
    /// input, one a line, and prints the number of words and their points for each
    board: String,
    /// Only the N best-paying words
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[arg(long, value_name = "LIST", default_value = "full", help = word_source::HELP)]
    words: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &BoggleArgs) -> Result<(), Stop> {
    let dictionary = Dictionary::new(word_source::lexicon(&args.words)?.as_ref());
    let mut solver = Solver::new(&dictionary);
    if args.board == "-" { count_many(&mut solver, args) } else { list_one(&mut solver, args) }
}

fn list_one(solver: &mut Solver<'_>, args: &BoggleArgs) -> Result<(), Stop> {
    let board = Board::read(&args.board).map_err(|what| Stop::usage(format!("board: {what}")))?;
    let tally = solver.count(&board);
    let mut words = solver.words(&board);
    // Stable, so words that pay the same stay in alphabetical order.
    words.sort_by_key(|found| std::cmp::Reverse(Tally::points(found.word.len())));
    words.truncate(args.top.unwrap_or(usize::MAX));
    if args.json {
        let word = |found: &Found| json!({ "word": found.word, "points": Tally::points(found.word.len()), "walk": walk(&board, found) });
        let listed: Vec<Value> = words.iter().map(word).collect();
        output::print_json(&json!({ "found": tally.words, "points": tally.points, "words": listed }))?;
    } else {
        let mut out = output::buffered();
        for found in &words {
            let (points, word) = (Tally::points(found.word.len()), found.word.to_ascii_uppercase());
            writeln!(out, "{points:>4}  {word} {}", walk(&board, found))?;
        }
        out.flush()?;
        eprintln!("{} words, {} points.", tally.words, tally.points);
    }
    if tally.words == 0 { Err(Stop::No) } else { Ok(()) }
}

/// The cells of a word as in `a1-b2`; beyond 26 columns there are no letters, and it is `1.27`, row and column.
fn walk(board: &Board, found: &Found) -> String {
    let cell = |place: &usize| {
        let (row, column) = (place / board.columns() + 1, place % board.columns());
        match u8::try_from(column) {
            Ok(column @ 0..26) if board.columns() <= 26 => format!("{}{row}", char::from(b'a' + column)),
            _ => format!("{row}.{}", column + 1),
        }
    };
    found.path.iter().map(cell).collect::<Vec<_>>().join("-")
}

fn count_many(solver: &mut Solver<'_>, args: &BoggleArgs) -> Result<(), Stop> {
    let text = read_text(Path::new("-")).map_err(Stop::usage)?;
    let read = |(number, line): (usize, &str)| {
        Board::read(line.trim_end()).map_err(|what| format!("line {}: {what}", number + 1))
    };
    let boards: Vec<Result<Board, String>> = text.lines().enumerate().map(read).collect();
    let bad: Vec<String> = boards.iter().filter_map(|board| board.as_ref().err().cloned()).collect();
    if !bad.is_empty() {
        return Err(Stop::Usage(bad));
    }
    let boards: Vec<Board> = boards.into_iter().flatten().collect();
    let began = Instant::now();
    let tallies: Vec<Tally> = boards.iter().map(|board| solver.count(board)).collect();
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
    eprintln!("{} boards, {words} words, {:.0} boards a second", boards.len(), boards.len() as f64 / seconds);
    Ok(())
}
