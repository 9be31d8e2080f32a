use crate::{display_names::display_names, game_name, input_file::read_text, output, stop::Stop, word_source};
use clap::Args;
use kee_game::{Measure, Names, Record, ReviewedTurn, Seat};
use kee_lexicon::List;
use serde_json::{Value, json};
use std::{io::Write, path::PathBuf};

#[derive(Args)]
pub(crate) struct ReviewArgs {
    /// The record; `-` is standard input
    file: PathBuf,
    /// Which words to suggest: everyday, common, standard or full [default: standard]. If the game was played with a list of your own: its
    /// file
    #[arg(long, value_name = "LIST|FILE")]
    words: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ReviewArgs) -> Result<(), Stop> {
    let name = args.file.display();
    let refused = |why: String| Stop::Failed(format!("{name}: refused: {why}"));
    let text = read_text(&args.file).map_err(Stop::usage)?;
    let record = Record::read(&text).map_err(|error| refused(error.to_string()))?;
    let game = game_name::game_of(&record).map_err(|why| Stop::Failed(format!("{name}: {why}")))?;
    let list = args.words.as_deref().and_then(|words| words.parse::<List>().ok());
    let own = args.words.as_deref().filter(|_| list.is_none()).map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, own.as_ref())?;
    let suggested = word_source::suggested(&resources, list.unwrap_or(List::SUGGESTED));
    let turns = game.review(&record, &resources, &suggested);
    let turns = turns.ok_or_else(|| Stop::usage(format!("there is no review for {}", game.id())))?;
    let turns = turns.map_err(|mismatch| refused(mismatch.to_string()))?;
    let names = display_names(&record.header);
    match turns.first().map(|turn| turn.measure) {
        _ if args.json => print_json(&record, &turns),
        Some(Measure::Steps) => print_steps(turns, &record, &names),
        _ => print(&turns, &record, &names),
    }
}

/// What a seat's turns brought and cost altogether.
fn totals(turns: &[ReviewedTurn], seat: Seat) -> (usize, i64, i64) {
    let mine = turns.iter().filter(|turn| turn.seat == seat);
    mine.fold((0, 0, 0), |(count, points, cost), turn| (count + 1, points + turn.points, cost + turn.cost()))
}

fn print(turns: &[ReviewedTurn], record: &Record, names: &Names) -> Result<(), Stop> {
    let mut out = output::buffered();
    for turn in turns {
        let (entry, name) = (turn.entry, names.of(turn.seat));
        let verdict = match turn.cost() {
            0 => "the best there was".to_owned(),
            cost => format!("best {} for {}, cost {cost}", turn.best, turn.best_points),
        };
        writeln!(out, "{entry:>4}  {name:<12} {:>4}  {}  ({verdict})", turn.points, turn.played)?;
    }
    writeln!(out)?;
    for seat in Seat::first(record.header.players.len()) {
        let (count, points, cost) = totals(turns, seat);
        let name = names.of(seat);
        writeln!(out, "{name:<12} {points} points in {count} turns; {cost} were left on the board")?;
    }
    out.flush()?;
    Ok(())
}

/// What each turn cost in steps, the worst first; those that cost nothing are only counted.
fn print_steps(mut turns: Vec<ReviewedTurn>, record: &Record, names: &Names) -> Result<(), Stop> {
    let mut out = output::buffered();
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.cost()));
    for turn in turns.iter().filter(|turn| turn.cost() > 0) {
        let (entry, name, cost) = (turn.entry, names.of(turn.seat), turn.cost());
        writeln!(out, "{entry:>4}  {name:<12} {cost:>4} steps  {}  (best {})", turn.played, turn.best)?;
        if let Some(words) = &turn.in_words {
            writeln!(out, "{:>32}{words}", "")?;
        }
    }
    if turns.iter().any(|turn| turn.cost() > 0) {
        writeln!(out)?;
    }
    for seat in Seat::first(record.header.players.len()) {
        let (count, _, cost) = totals(&turns, seat);
        writeln!(out, "{:<12} {cost} steps lost in {count} turns", names.of(seat))?;
    }
    out.flush()?;
    Ok(())
}

fn print_json(record: &Record, turns: &[ReviewedTurn]) -> Result<(), Stop> {
    let seats = Seat::first(record.header.players.len()).map(|seat| {
        let (count, points, cost) = totals(turns, seat);
        json!({ "seat": seat, "turns": count, "points": points, "cost": cost })
    });
    let turns = turns.iter().map(|turn| {
        let mut value = serde_json::to_value(turn).unwrap_or_default();
        value["cost"] = json!(turn.cost());
        value
    });
    output::print_json(&json!({
        "game": record.header.game,
        "turns": turns.collect::<Vec<Value>>(),
        "seats": seats.collect::<Vec<Value>>(),
    }))
}
