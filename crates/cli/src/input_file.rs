use std::{
    fs,
    io::{self, Read},
    path::Path,
};

/// Reads a whole text file, `-` being standard input; or says in a sentence why it cannot be read.
pub(crate) fn read_text(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().read_to_end(&mut bytes).map(drop)
    } else {
        fs::read(path).map(|content| bytes = content)
    };
    let name = path.display();
    read.map_err(|error| format!("{name} cannot be read: {error}"))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count();
        format!("{name} cannot be read: expected UTF-8 text, got other bytes in line {line}")
    })
}
