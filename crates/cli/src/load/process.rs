use std::time::Duration;

/// A running program, measured where the system has `/proc`.
#[derive(Clone, Copy)]
pub(super) struct Process(u32);

/// Ticks of `/proc/PID/stat` per second, which is fixed on Linux.
const TICKS: u64 = 100;

/// This program.
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
        // The name in brackets can contain anything, so fields are counted after it.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<u64>().ok();
        Some(Duration::from_millis((ticks(11)? + ticks(12)?) * 1000 / TICKS))
    }

    /// The memory it uses, in bytes.
    pub(super) fn memory(self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }
}
