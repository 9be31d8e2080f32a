use crate::{
    args::{option_choice, word_source},
    completion, output,
    stop::Stop,
};
use clap::Args;
use keesdrow::{BoardQuery, Cell, FoundWord, PegBoard, Series, Shorter, Solver, Walk, words_by_start};
use serde_json::{Value, json};
use std::io::Write;

#[derive(Args)]
#[command(after_help = "Examples:
  kee solve keesdrow TENS/ITCH/SEAR/GOLD --top 10
  kee solve keesdrow CAT1S/DOGE --through b2
  kee solve keesdrow 'CATS/DOGE a1-b1-c1' --starts")]
pub(crate) struct KeesdrowArgs {
    /// Board: rows from the top separated by `/`, a letter followed by 1, 2 or 3 if it was used that often, `.` for a gap;
    /// then, after a space, the walks already played, as in `CAT1S/DOGE a1-b1-c1,b2-b2`
    board: String,
    /// Print only the N best words
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    /// Only walks that use this cell, such as b2
    #[arg(long, value_name = "CELL")]
    through: Option<Cell>,
    /// Only words that start at this cell, such as a1
    #[arg(long, value_name = "CELL")]
    start: Option<Cell>,
    /// Only words with at least N letters
    #[arg(long, value_name = "N", default_value_t = 2)]
    shortest: usize,
    /// Only words with exactly N letters
    #[arg(long, value_name = "N")]
    length: Option<usize>,
    /// Shorter versions of a played word that cannot be played
    #[arg(long, value_name = "RULE", default_value = "prefix_only", value_parser = option_choice::<Shorter>("keesdrow", "shorter"))]
    shorter: Shorter,
    /// Instead of words, print how many start at each cell: a hint that gives no word away
    #[arg(long, conflicts_with_all = ["top", "start", "length"])]
    starts: bool,
    #[arg(long, value_name = "LIST|FILE", default_value = "full", help = word_source::HELP, add = completion::word_lists())]
    words: String,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &KeesdrowArgs) -> Result<(), Stop> {
    let (board, series) = read_board(&args.board)?;
    for cell in args.through.iter().chain(&args.start) {
        if board.face(*cell).is_none() {
            return Err(Stop::usage(format!("{cell}: no letter there; choose a cell of the board")));
        }
    }
    let shorter = args.shorter;
    let question =
        BoardQuery { shorter, start: args.start, through: args.through, ..BoardQuery::new(args.shortest, &series) };
    let mut solver = Solver::new(word_source::lexicon(&args.words)?);
    if args.starts {
        return print_starts(&board, &words_by_start(&mut solver, &board, &question), args.json);
    }
    let mut found = solver.solve(&board, &question);
    found.retain(|found| args.length.is_none_or(|length| found.word.len() == length));
    print_found(&found, args)
}

fn read_board(text: &str) -> Result<(PegBoard, Series), Stop> {
    let (board, played) = text.trim().split_once(' ').unwrap_or((text.trim(), "-"));
    let board: PegBoard = board.parse().map_err(|what| Stop::usage(format!("board: {what}")))?;
    let mut series = Series::default();
    for walk in played.split(',').filter(|walk| *walk != "-") {
        let walk: Walk = walk.parse().map_err(|what| Stop::usage(format!("played: {what}")))?;
        let word = board.spelled(&walk);
        let word = word.ok_or_else(|| Stop::usage(format!("played: the walk {walk} leaves the board")))?;
        series.remember(word, board.prints(&walk));
    }
    Ok((board, series))
}

fn print_found(found: &[FoundWord], args: &KeesdrowArgs) -> Result<(), Stop> {
    let shown = &found[..args.top.unwrap_or(usize::MAX).min(found.len())];
    if args.json {
        let word = |found: &FoundWord| json!({ "word": found.word, "score": found.score, "walks": found.walks, "walk": found.walk });
        let words: Vec<Value> = shown.iter().map(word).collect();
        output::print_json(&json!({ "found": found.len(), "words": words }))?;
    } else {
        let mut out = output::buffered();
        for FoundWord { word, score, walks, walk } in shown {
            let ways = if *walks == 1 { "walk" } else { "walks" };
            writeln!(out, "{:>4}  {} {walk}  ({walks} {ways})", score.0, word.to_ascii_uppercase())?;
        }
        out.flush()?;
        let more = found.len() - shown.len();
        match (found.len(), more) {
            (0, _) => eprintln!("No words found."),
            (1, 0) => eprintln!("1 word."),
            (all, 0) => eprintln!("{all} words."),
            (all, more) => eprintln!("{all} words; {more} not shown."),
        }
    }
    if found.is_empty() { Err(Stop::No) } else { Ok(()) }
}

fn print_starts(board: &PegBoard, counts: &[(Cell, usize)], as_json: bool) -> Result<(), Stop> {
    if as_json {
        let cells = counts.iter().map(|(cell, count)| json!({ "cell": cell, "words": count }));
        return output::print_json(&cells.collect::<Vec<Value>>());
    }
    let mut out = output::buffered();
    for row in counts.chunks(usize::from(board.width())) {
        let letter = |cell: &Cell| board.face(*cell).map_or('.', |face| face.letter.to_capital());
        let cells: String = row.iter().map(|(cell, count)| format!("{}{count:<5}", letter(cell))).collect();
        writeln!(out, "{}", cells.trim_end())?;
    }
    out.flush()?;
    Ok(())
}
