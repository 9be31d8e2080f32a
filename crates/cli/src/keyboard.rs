use crate::stop::Stop;
use std::io::{self, BufRead, IsTerminal, Write};

/// Where lines come from: a keyboard, or a pipe in a test or a script.
pub(crate) struct Keyboard {
    /// Whether a person sits there who can be asked to press Enter.
    pub(crate) live: bool,
}

impl Keyboard {
    pub(crate) fn new() -> Self {
        Self { live: io::stdin().is_terminal() && io::stdout().is_terminal() }
    }

    /// Asks for a line; none at the end of input.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Stop> {
        let mut out = io::stdout();
        write!(out, "{prompt}> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes);
        if read.map_err(|error| Stop::Failed(format!("could not read what was typed: {error}")))? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        // What a pipe brings need not be text; it is then refused like any other nonsense.
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.live {
            // A terminal shows what was typed; in a transcript it would be missing.
            writeln!(out, "{}", kee_game::excerpt(&line))?;
        }
        Ok(Some(line))
    }
}
