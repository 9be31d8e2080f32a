use super::table::TableResult;
use crate::{output::buffered, stop::Stop};
use serde::Serialize;
use std::{io::Write, time::Duration};

/// The parameters of a load test.
pub(super) struct LoadPlan {
    pub(super) game: String,
    pub(super) tables: u32,
    pub(super) sockets: usize,
    pub(super) seconds: u64,
}

/// The results of all tables.
#[derive(Default)]
pub(super) struct LoadTally {
    times: Vec<Duration>,
    resumes: u32,
    wrong: u32,
    failures: Vec<String>,
    pub(super) server_cpu: Option<Duration>,
    pub(super) load_cpu: Option<Duration>,
}

impl LoadTally {
    pub(super) fn add(&mut self, played: TableResult) {
        self.times.extend(played.times);
        self.resumes += played.resumes;
        self.wrong += played.wrong;
        self.failures.extend(played.failed);
    }
}

/// The report of a load test.
#[derive(Serialize)]
pub(super) struct LoadReport {
    game: String,
    tables: u32,
    sockets: usize,
    seconds: u64,
    /// Moves accepted, stored and sent to everyone at the table.
    moves: usize,
    moves_per_second: f64,
    /// Time from sending a move until everyone at the table has it.
    p50_ms: Option<f64>,
    p99_ms: Option<f64>,
    longest_ms: Option<f64>,
    /// Connections that were dropped and resumed.
    resumes: u32,
    /// Players whose final view differs from that of a new connection.
    wrong_views: u32,
    /// Tables that stopped early.
    failed_tables: usize,
    first_failure: Option<String>,
    /// Known only for a server that this program started, on a system with `/proc`.
    server_cpu_us_per_move: Option<f64>,
    load_cpu_us_per_move: Option<f64>,
    server_memory: Option<MemoryUse>,
}

/// The server's memory, in bytes.
#[derive(Serialize)]
struct MemoryUse {
    empty: u64,
    /// With all players connected, before the first move.
    gathered: u64,
    per_table: u64,
    after: u64,
}

impl LoadReport {
    /// `memory` is the server's when empty, with all players connected, and at the end.
    pub(super) fn new(load: LoadPlan, mut tally: LoadTally, memory: [Option<u64>; 3]) -> Self {
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
                Some(MemoryUse { empty, gathered, per_table, after })
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

    /// Whether every table played to the end and every view was right.
    pub(super) fn is_good(&self) -> bool {
        self.failed_tables == 0 && self.wrong_views == 0
    }

    pub(super) fn print(&self) -> Result<(), Stop> {
        let mut out = buffered();
        writeln!(out, "{}: {} tables, {} sockets, {} seconds", self.game, self.tables, self.sockets, self.seconds)?;
        if let (Some(p50), Some(p99), Some(longest)) = (self.p50_ms, self.p99_ms, self.longest_ms) {
            writeln!(out, "moves           {} per second ({} in total)", self.moves_per_second, self.moves)?;
            writeln!(out, "latency         {p50} ms median, {p99} ms p99, {longest} ms max")?;
        }
        if let (Some(server), Some(load)) = (self.server_cpu_us_per_move, self.load_cpu_us_per_move) {
            writeln!(out, "CPU per move    {server} µs in the server, {load} µs in the test")?;
        }
        if let Some(memory) = &self.server_memory {
            let (empty, gathered, after) = (mega(memory.empty), mega(memory.gathered), mega(memory.after));
            let per_table = rounded(memory.per_table as f64 / 1024.0);
            writeln!(
                out,
                "memory          {empty} MB empty, {gathered} MB with all tables ({per_table} KB each), {after} MB at the end"
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

/// Rounds to two decimals, which is more than the measurement is good for.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
