use metrics::{
    Counter, Gauge, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};

/// The metrics of the server. The handles are taken once: looking one up for every move would cost more than counting
/// it.
pub(crate) struct Counts {
    pub(crate) sockets: Gauge,
    pub(crate) tables_awake: Gauge,
    pub(crate) tables_asleep: Gauge,
    pub(crate) entries: Counter,
    pub(crate) asks: Counter,
    pub(crate) resumes: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) failed_appends: Counter,
    pub(crate) late_bots: Counter,
    pub(crate) append_seconds: Histogram,
    pub(crate) fan_out_seconds: Histogram,
    pub(crate) wake_seconds: Histogram,
}

impl Counts {
    /// Metrics for the recorder that is installed by now.
    pub(crate) fn new() -> Self {
        describe_gauge!("kee_sockets", "Open connections to tables");
        describe_gauge!("kee_tables", "Tables in memory, by state");
        describe_counter!("kee_entries_total", "Entries stored");
        describe_counter!("kee_asks_total", "Requests to tables");
        describe_counter!("kee_resumes_total", "Connections resumed");
        describe_counter!("kee_slow_readers_total", "Connections dropped because the client did not read");
        describe_counter!("kee_conflicts_total", "Append conflicts: another process wrote first");
        describe_counter!("kee_failed_appends_total", "Appends that the store refused");
        describe_counter!("kee_late_bots_total", "Bot timeouts");
        describe_counter!("kee_refused_total", "Requests refused, by code");
        describe_histogram!("kee_append_seconds", "Time from decided to stored");
        describe_histogram!("kee_fan_out_seconds", "Time from stored to handed to every connection");
        describe_histogram!("kee_wake_seconds", "Time to wake a table from its log");
        Self {
            sockets: gauge!("kee_sockets"),
            tables_awake: gauge!("kee_tables", "state" => "awake"),
            tables_asleep: gauge!("kee_tables", "state" => "asleep"),
            entries: counter!("kee_entries_total"),
            asks: counter!("kee_asks_total"),
            resumes: counter!("kee_resumes_total"),
            slow_readers: counter!("kee_slow_readers_total"),
            conflicts: counter!("kee_conflicts_total"),
            failed_appends: counter!("kee_failed_appends_total"),
            late_bots: counter!("kee_late_bots_total"),
            append_seconds: histogram!("kee_append_seconds"),
            fan_out_seconds: histogram!("kee_fan_out_seconds"),
            wake_seconds: histogram!("kee_wake_seconds"),
        }
    }

    /// Counts a refusal. They are rare enough for a look-up.
    pub(crate) fn refused(&self, code: &str) {
        counter!("kee_refused_total", "code" => code.to_owned()).increment(1);
    }
}
