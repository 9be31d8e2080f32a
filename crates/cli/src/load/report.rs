use super::table::Played;
use crate::{output::buffered, stop::Stop};
use serde::Serialize;
use std::{io::Write, time::Duration};

/// What was asked for.
pub(super) struct Load {
    pub(super) game: String,
    pub(super) tables: u32,
    pub(super) sockets: usize,
    pub(super) seconds: u64,
}

/// What came of all tables together.
#[derive(Default)]
pub(super) struct Tally {
    times: Vec<Duration>,
    resumes: u32,
    wrong: u32,
    failures: Vec<String>,
    pub(super) server_cpu: Option<Duration>,
    pub(super) load_cpu: Option<Duration>,
}

impl Tally {
    pub(super) fn add(&mut self, played: Played) {
        self.times.extend(played.times);
        self.resumes += played.resumes;
        self.wrong += played.wrong;
        self.failures.extend(played.failed);
    }
}

/// How it went.
#[derive(Serialize)]
pub(super) struct Report {
    game: String,
    tables: u32,
    sockets: usize,
    seconds: u64,
    /// Accepted, stored and told to everybody.
    moves: usize,
    moves_per_second: f64,
    /// From sending until everybody was told, in milliseconds.
    p50_ms: Option<f64>,
    p99_ms: Option<f64>,
    longest_ms: Option<f64>,
    /// Connections that were lost and came back.
    resumes: u32,
    /// Players who saw something else in the end than somebody who came just then.
    wrong_views: u32,
    /// Tables that could not go on.
    failed_tables: usize,
    first_failure: Option<String>,
    /// Known only of a server that was started for this, on a system that tells.
    server_cpu_us_per_move: Option<f64>,
    load_cpu_us_per_move: Option<f64>,
    server_memory: Option<Memory>,
}

/// In bytes.
#[derive(Serialize)]
struct Memory {
    empty: u64,
    /// When everybody sat there and nothing was played yet.
    gathered: u64,
    per_table: u64,
    after: u64,
}

impl Report {
    /// `memory` is that of the server before anybody came, when all had come, and in the end.
    pub(super) fn new(load: Load, mut tally: Tally, memory: [Option<u64>; 3]) -> Self {
        tally.times.sort_unstable();
        let moves = tally.times.len();
        let at = |part: f64| {
            let place = ((moves as f64 * part).ceil() as usize).saturating_sub(1);
            tally.times.get(place).map(|time| rounded(time.as_secs_f64() * 1000.0))
        };
        let per_move = |cpu: Option<Duration>| {
            cpu.filter(|_| moves > 0).map(|cpu| rounded(cpu.as_secs_f64() * 1_000_000.0 / moves as f64))
        };
        let memory = match memory {
            [Some(empty), Some(gathered), Some(after)] => {
                let per_table = gathered.saturating_sub(empty) / u64::from(load.tables);
                Some(Memory { empty, gathered, per_table, after })
            }
            _ => None,
        };
        Self {
            moves,
            moves_per_second: if load.seconds == 0 { 0.0 } else { rounded(moves as f64 / load.seconds as f64) },
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            longest_ms: at(1.0),
            resumes: tally.resumes,
            wrong_views: tally.wrong,
            failed_tables: tally.failures.len(),
            first_failure: tally.failures.first().cloned(),
            server_cpu_us_per_move: per_move(tally.server_cpu),
            load_cpu_us_per_move: per_move(tally.load_cpu),
            server_memory: memory,
            game: load.game,
            tables: load.tables,
            sockets: load.sockets,
            seconds: load.seconds,
        }
    }

    /// Whether every table went on to the end and nobody saw anything wrong.
    pub(super) fn is_good(&self) -> bool {
        self.failed_tables == 0 && self.wrong_views == 0
    }

    pub(super) fn print(&self) -> Result<(), Stop> {
        let mut out = buffered();
        writeln!(out, "{}: {} tables, {} sockets, {} seconds", self.game, self.tables, self.sockets, self.seconds)?;
        if let (Some(p50), Some(p99), Some(longest)) = (self.p50_ms, self.p99_ms, self.longest_ms) {
            writeln!(out, "moves           {} a second ({} in all)", self.moves_per_second, self.moves)?;
            writeln!(out, "until all told  {p50} ms for half of them, {p99} ms for 99 in 100, {longest} ms at most")?;
        }
        if let (Some(server), Some(load)) = (self.server_cpu_us_per_move, self.load_cpu_us_per_move) {
            writeln!(out, "processor       {server} µs of the server a move, {load} µs of the load")?;
        }
        if let Some(memory) = &self.server_memory {
            let (empty, gathered, after) = (mega(memory.empty), mega(memory.gathered), mega(memory.after));
            let per_table = rounded(memory.per_table as f64 / 1024.0);
            writeln!(
                out,
                "memory          {empty} MB empty, {gathered} MB with all tables ({per_table} KB each), {after} MB after"
            )?;
        }
        writeln!(out, "resumes         {}", self.resumes)?;
        writeln!(out, "wrong views     {}", self.wrong_views)?;
        writeln!(out, "failed tables   {}", self.failed_tables)?;
        if let Some(failure) = &self.first_failure {
            writeln!(out, "                {failure}")?;
        }
        out.flush()?;
        Ok(())
    }
}

fn mega(bytes: u64) -> f64 {
    rounded(bytes as f64 / 1_048_576.0)
}

/// To two places, which is more than is known.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
