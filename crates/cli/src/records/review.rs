use super::{
    ReportLanguage, read_record,
    wording::{self, ReportWording},
};
use crate::{
    args::{game_name, word_source},
    completion,
    output::{self, display_names},
    stop::Stop,
};
use clap::Args;
use kee_game::{Measure, Names, Record, ReviewedTurn, Seat};
use kee_lexicon::List;
use serde_json::{Value, json};
use std::{io::Write, path::PathBuf};

#[derive(Args)]
#[command(after_help = "Example:
  kee review game.kee --words everyday")]
pub(crate) struct ReviewArgs {
    /// Record to review; `-` is standard input
    file: PathBuf,
    /// Words to suggest: everyday, common, standard or full; or, if the game was played with your own list, its file
    /// [default: standard]
    #[arg(long, value_name = "LIST|FILE", add = completion::word_lists())]
    words: Option<String>,
    #[command(flatten)]
    language: ReportLanguage,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn review(args: &ReviewArgs) -> Result<(), Stop> {
    let name = args.file.display();
    let record = read_record(&args.file)?;
    let game = game_name::game_of(&record).map_err(|why| Stop::Failed(format!("{name}: {why}")))?;
    let list = args.words.as_deref().and_then(|words| words.parse::<List>().ok());
    let own = args.words.as_deref().filter(|_| list.is_none()).map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, own.as_ref())?;
    let suggested = word_source::suggested(&resources, list.unwrap_or(List::SUGGESTED));
    let turns = game.review(&record, &resources, &suggested);
    let turns = turns.ok_or_else(|| {
        Stop::usage(format!("{} games cannot be reviewed; `kee show` still shows their positions", game.id()))
    })?;
    let turns = turns.map_err(|mismatch| Stop::invalid(&args.file, mismatch))?;
    let (names, wording) = (display_names(&record.header), args.language.wording());
    match turns.first().map(|turn| turn.measure) {
        _ if args.json => print_json(&record, &turns),
        Some(Measure::Steps) => print_steps(turns, &record, &names, &wording),
        _ => print(&turns, &record, &names, &wording),
    }
}

/// The number of a seat's turns, their points and their cost.
fn totals(turns: &[ReviewedTurn], seat: Seat) -> (usize, i64, i64) {
    let mine = turns.iter().filter(|turn| turn.seat == seat);
    mine.fold((0, 0, 0), |(count, points, cost), turn| (count + 1, points + turn.points, cost + turn.cost()))
}

fn print(turns: &[ReviewedTurn], record: &Record, names: &Names, wording: &ReportWording) -> Result<(), Stop> {
    let mut out = output::buffered();
    for turn in turns {
        let (entry, name) = (turn.entry, names.of(turn.seat));
        let verdict = match turn.cost() {
            0 => wording.say(&wording::best_play()),
            cost => wording.say(&wording::missed(&turn.best, turn.best_points, cost)),
        };
        writeln!(out, "{entry:>4}  {name:<12} {:>4}  {}  ({verdict})", turn.points, turn.played)?;
    }
    writeln!(out)?;
    for seat in Seat::first(record.header.players.len()) {
        let (count, points, cost) = totals(turns, seat);
        let name = names.of(seat);
        writeln!(out, "{name:<12} {}", wording.say(&wording::missed_total(points, count, cost)))?;
    }
    out.flush()?;
    Ok(())
}

/// Prints the turns that lost steps, worst first, and the totals.
fn print_steps(
    mut turns: Vec<ReviewedTurn>,
    record: &Record,
    names: &Names,
    wording: &ReportWording,
) -> Result<(), Stop> {
    let mut out = output::buffered();
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.cost()));
    for turn in turns.iter().filter(|turn| turn.cost() > 0) {
        let (entry, name, steps) = (turn.entry, names.of(turn.seat), format!("{:>4}", turn.cost()));
        let lost = wording.say(&wording::steps_lost(steps, &turn.played, &turn.best));
        writeln!(out, "{entry:>4}  {name:<12} {lost}")?;
        if let Some(words) = &turn.in_words {
            writeln!(out, "{:>32}{words}", "")?;
        }
    }
    if turns.iter().any(|turn| turn.cost() > 0) {
        writeln!(out)?;
    }
    for seat in Seat::first(record.header.players.len()) {
        let (count, _, cost) = totals(&turns, seat);
        let total = wording.say(&wording::steps_total(cost, count));
        writeln!(out, "{:<12} {total}", names.of(seat))?;
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
