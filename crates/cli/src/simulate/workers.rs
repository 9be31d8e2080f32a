use super::{SimulationPlan, tally::Tally};
use crate::{files, stop::Stop};
use indicatif::{ProgressBar, ProgressStyle};
use kee_game::Seed;
use kee_games::BotGame;
use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

/// Plays all games. Each has its own seed, so it does not matter which thread plays it.
pub(super) fn play(plan: &SimulationPlan, threads: usize) -> Result<Tally, Stop> {
    let progress = progress_bar(plan.games);
    let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || -> Result<Tally, Stop> {
        let mut tally = Tally::new(plan);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || failed.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            if let Err(stop) = play_one(plan, number, &mut tally) {
                failed.store(true, Ordering::Relaxed);
                return Err(stop);
            }
            progress.inc(1);
        }
    };
    let tallies: Vec<Result<Tally, Stop>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    progress.finish_and_clear();
    let mut sum = Tally::new(plan);
    for tally in tallies {
        sum.merge(&tally?);
    }
    Ok(sum)
}

fn play_one(plan: &SimulationPlan, number: u64, tally: &mut Tally) -> Result<(), Stop> {
    let bots = plan.bots_of(number);
    let over = plan.game.play_out(&BotGame {
        setup: &plan.setup,
        resources: &plan.resources,
        bots: &bots,
        seed: &Seed::named(&format!("{}/{number}", plan.seed)),
        bot_seed: &Seed::named(&format!("{}/{number}/bots", plan.seed)),
        recorded: plan.records.is_some(),
    })?;
    tally.add(&over, &bots, &plan.teams);
    if let (Some(folder), Some(record)) = (&plan.records, over.record) {
        let digits = plan.games.to_string().len();
        let path = folder.join(format!("{}-{:0digits$}.kee", plan.game.id(), number + 1));
        let written = std::fs::write(&path, record.to_text());
        written.map_err(|error| files::failed(&path, &error))?;
    }
    Ok(())
}

/// A progress bar on standard error, if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} to go");
    ProgressBar::new(games).with_style(style.expect("a template without mistakes"))
}
