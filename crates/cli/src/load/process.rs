use std::time::Duration;

/// A running program, as the system tells of it. Where the system does not, nothing is known.
#[derive(Clone, Copy)]
pub(super) struct Process(u32);

/// How many ticks of `/proc/PID/stat` make a second: on Linux always so many, whatever the kernel's own clock does.
const TICKS: u64 = 100;

/// This very program.
pub(super) fn this() -> Process {
    Process(std::process::id())
}

impl Process {
    pub(super) fn new(id: u32) -> Self {
        Self(id)
    }

    /// The processor time it has used.
    pub(super) fn cpu(self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // The name in brackets may hold anything, so what is counted comes after it.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<u64>().ok();
        Some(Duration::from_millis((ticks(11)? + ticks(12)?) * 1000 / TICKS))
    }

    /// The memory it has, in bytes.
    pub(super) fn memory(self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }
}
