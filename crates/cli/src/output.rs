use crate::stop::Stop;
use serde::Serialize;
use std::io::{self, BufWriter, StdoutLock, Write};

/// Standard output for much text: written in large pieces, so it must be flushed at the end.
pub(crate) fn buffered() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Prints a value as JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Stop> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}
