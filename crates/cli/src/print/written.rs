use crate::{files::failed, stop::Stop};
use kee_print::{Page, pdf, svg, svg_of_all};
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Writes pages in the format of the file's ending, and prints the names of the files written.
pub(super) fn write(pages: &[Page], file: Option<&Path>) -> Result<(), Stop> {
    let Some(file) = file else {
        io::stdout().write_all(svg_of_all(pages).as_bytes())?;
        return Ok(());
    };
    let ending = file.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    match ending.as_str() {
        "pdf" => written(file, &pdf(pages)),
        "svg" if pages.len() == 1 => written(file, svg(&pages[0]).as_bytes()),
        "svg" => (1..).zip(pages).try_for_each(|(number, page)| written(&numbered(file, number), svg(page).as_bytes())),
        _ => {
            Err(Stop::usage(format!("out: cannot write `{}`; choose a name that ends in .svg or .pdf", file.display())))
        }
    }
}

fn written(file: &Path, bytes: &[u8]) -> Result<(), Stop> {
    fs::write(file, bytes).map_err(|error| failed(file, &error))?;
    writeln!(io::stdout(), "{}", file.display())?;
    Ok(())
}

/// `pairings-2.svg` for the second page of `pairings.svg`.
fn numbered(file: &Path, number: usize) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    file.with_file_name(format!("{stem}-{number}.svg"))
}
