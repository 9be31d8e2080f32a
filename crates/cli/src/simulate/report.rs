use super::{
    SimulationPlan,
    tally::{GameTotals, Tally},
};
use crate::{output, stop::Stop};
use kee_game::Seat;
use serde_json::{Value, json};
use std::{collections::BTreeMap, io::Write};

pub(super) fn print(plan: &SimulationPlan, tally: &Tally, seconds: f64) -> Result<(), Stop> {
    let mut out = output::buffered();
    let inputs = tally.inputs as f64 / tally.games as f64;
    writeln!(out, "{}: {} games, {inputs:.1} moves and draws per game", plan.game.id(), tally.games)?;
    let endings: Vec<String> = tally.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
    writeln!(out, "endings: {}\n", endings.join(", "))?;
    let goal = tally.goal.map_or(String::new(), |goal| format!(" {:>9}", format!("{goal}+")));
    let title = |what: &str| {
        format!("{what:<12} {:>9} {:>7} {:<13} {:>7} {:>6}{goal}  score", "played", "wins", "(95 %)", "shared", "place")
    };
    writeln!(out, "{}", title("bot"))?;
    tally.bots.iter().try_for_each(|(name, results)| writeln!(out, "{}", row(name, results, tally.goal)))?;
    writeln!(out, "\n{}", title("seat"))?;
    for (seat, results) in Seat::first(tally.seats.len()).zip(&tally.seats) {
        writeln!(out, "{}", row(&seat.to_string(), results, tally.goal))?;
    }
    for (lot, given) in &tally.lots {
        writeln!(out, "\n{}", title(lot))?;
        given.iter().try_for_each(|(given, results)| writeln!(out, "{}", row(given, results, tally.goal)))?;
    }
    out.flush()?;
    // On standard error, since the results themselves are the same every time.
    eprintln!("\n{:.0} games per second", tally.games as f64 / seconds);
    Ok(())
}

fn row(name: &str, results: &GameTotals, goal: Option<i64>) -> String {
    let share = |count: u64| 100.0 * count as f64 / results.played as f64;
    let (_, [least, most]) = results.win_share();
    let wins = format!("{:>6.1}% {:<13}", share(results.wins), format!("({:.1}–{:.1})", 100.0 * least, 100.0 * most));
    let margin = results.score_margin().map_or(String::new(), |margin| format!(" ± {margin:.2}"));
    let reached = goal.map_or(String::new(), |_| format!(" {:>8.1}%", share(results.reached)));
    format!(
        "{name:<12} {:>9} {wins} {:>6.1}% {:>6.2}{reached}  {:.2}{margin}",
        results.played,
        share(results.shared),
        results.mean_place(),
        results.mean_score(),
    )
}

pub(super) fn print_json(plan: &SimulationPlan, tally: &Tally, threads: usize, seconds: f64) -> Result<(), Stop> {
    let bots = tally.bots.iter().map(|(name, results)| with_name("bot", name, results));
    let seats = Seat::first(tally.seats.len()).zip(&tally.seats);
    let seats = seats.map(|(seat, results)| with_name("seat", &seat.to_string(), results));
    let lot = |(lot, given): &(&str, BTreeMap<String, GameTotals>)| {
        let rows: Vec<Value> = given.iter().map(|(given, results)| with_name(lot, given, results)).collect();
        ((*lot).to_owned(), Value::from(rows))
    };
    let lots: serde_json::Map<String, Value> = tally.lots.iter().map(lot).collect();
    let endings: serde_json::Map<String, Value> =
        tally.endings.iter().map(|(ending, count)| ((*ending).to_owned(), json!(count))).collect();
    output::print_json(&json!({
        "game": plan.game.id(),
        "seed": plan.seed,
        "games": tally.games,
        "goal": tally.goal,
        "inputs_per_game": tally.inputs as f64 / tally.games as f64,
        "endings": endings,
        "bots": bots.collect::<Vec<_>>(),
        "seats": seats.collect::<Vec<_>>(),
        "lots": lots,
        "speed": { "threads": threads, "seconds": seconds, "games_per_second": tally.games as f64 / seconds },
    }))
}

fn with_name(what: &str, name: &str, results: &GameTotals) -> Value {
    let (share, interval) = results.win_share();
    json!({
        what: name,
        "played": results.played,
        "wins": results.wins,
        "win_share": share,
        "win_share_95": interval,
        "shared_wins": results.shared,
        "reached": results.reached,
        "mean_place": results.mean_place(),
        "mean_score": results.mean_score(),
        "score_margin_95": results.score_margin(),
    })
}
