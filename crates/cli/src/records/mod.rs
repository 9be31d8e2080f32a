//! Commands that read records: show, verify, review and convert them.

mod gcg;
mod review;
mod show;
mod verify;
pub(crate) mod wording;

pub(crate) use gcg::{GcgArgs, gcg};
pub(crate) use review::{ReviewArgs, review};
pub(crate) use show::{ShowArgs, show};
pub(crate) use verify::{VerifyArgs, verify};
pub(crate) use wording::ReportLanguage;

use crate::{files::read_text, stop::Stop};
use kee_game::Record;
use std::path::Path;

/// Reads the record in a file.
pub(crate) fn read_record(file: &Path) -> Result<Record, Stop> {
    let text = read_text(file).map_err(Stop::usage)?;
    Record::read(&text).map_err(|error| Stop::invalid(file, error))
}
