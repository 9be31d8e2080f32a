use crate::stop::Stop;
use std::io::{self, BufRead, IsTerminal, Write};

/// The source of typed lines: a keyboard, or a pipe in a test or a script.
pub(crate) struct Keyboard {
    /// Whether a person is at a terminal and can press Enter.
    pub(crate) live: bool,
}

impl Keyboard {
    pub(crate) fn new() -> Self {
        Self { live: io::stdin().is_terminal() && io::stdout().is_terminal() }
    }

    /// Prompts for a line. `None` is the end of input.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Stop> {
        let mut out = io::stdout();
        write!(out, "{prompt}> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes);
        if read.map_err(|error| Stop::Failed(format!("could not read from standard input: {error}")))? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        // A pipe can send bytes that are not text; they are refused like any other line the game does not understand.
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.live {
            // A terminal echoes what was typed; a transcript needs it written.
            writeln!(out, "{}", kee_game::excerpt(&line))?;
        }
        Ok(Some(line))
    }
}
