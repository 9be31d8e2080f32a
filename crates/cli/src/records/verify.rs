use super::{
    ReportLanguage,
    wording::{self, ReportWording},
};
use crate::{
    args::{game_name, word_source},
    completion,
    files::read_text,
    output,
    stop::{Stop, print_error},
};
use clap::Args;
use kee_game::{Mismatch, Record};
use kee_lexicon::Lexicon;
use serde::Serialize;
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

#[derive(Args)]
#[command(after_help = "Examples:
  kee verify game.kee
  kee verify games/* --json")]
pub(crate) struct VerifyArgs {
    /// Records to check; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "LIST|FILE", help = word_source::HELP, add = completion::word_lists())]
    words: Option<String>,
    #[command(flatten)]
    language: ReportLanguage,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// The result for one file.
#[derive(Default, Serialize)]
struct RecordFinding {
    file: String,
    good: bool,
    /// Whether the file could be read at all.
    #[serde(skip)]
    readable: bool,
    /// Every problem, one sentence each.
    problems: Vec<String>,
    /// The first entry that differs, counted from 1.
    entry: Option<usize>,
    game: Option<String>,
    seats: Option<usize>,
    entries: Option<usize>,
    /// Whether the game is over; until then, its draws cannot be checked.
    finished: Option<bool>,
    /// Whether it was dealt at a real table, without a seed.
    by_hand: Option<bool>,
}

pub(crate) fn verify(args: &VerifyArgs) -> Result<(), Stop> {
    let words = args.words.as_deref().map(word_source::lexicon).transpose()?;
    let wording = args.language.wording();
    let findings: Vec<RecordFinding> = args.files.iter().map(|file| check(file, words.as_ref(), &wording)).collect();
    if args.json {
        output::print_json(&findings)?;
    } else {
        findings.iter().try_for_each(|finding| print(finding, &wording))?;
    }
    if findings.iter().all(|finding| finding.good) { Ok(()) } else { Err(Stop::No) }
}

fn check(file: &Path, words: Option<&Arc<Lexicon>>, wording: &ReportWording) -> RecordFinding {
    let mut finding = RecordFinding { readable: true, file: file.display().to_string(), ..RecordFinding::default() };
    let text = match read_text(file) {
        Ok(text) => text,
        Err(sentence) => {
            finding.readable = false;
            finding.problems.push(sentence);
            return finding;
        }
    };
    // A record with a wrong digest is never valid, but it helps to know which entry was changed.
    let (record, seal) = match Record::read_broken(&text) {
        Ok(read) => read,
        Err(error) => {
            finding.problems.push(error.to_string());
            return finding;
        }
    };
    finding.game = Some(record.header.game.clone());
    finding.seats = Some(record.header.players.len());
    finding.entries = Some(record.entries.len());
    finding.finished = Some(record.ending.is_some());
    finding.by_hand = Some(record.header.commitment.is_none());
    finding.problems.extend(seal.err().map(|error| error.to_string()));
    match replay(&record, words) {
        Ok(()) => {}
        Err(Mismatch { entry, why }) => {
            finding.entry = entry;
            let differs = |entry: usize| wording.say(&wording::differs(entry, &why));
            finding.problems.push(entry.map_or_else(|| why.clone(), differs));
        }
    }
    finding.good = finding.problems.is_empty();
    finding
}

fn replay(record: &Record, words: Option<&Arc<Lexicon>>) -> Result<(), Mismatch> {
    let outside = |why: String| Mismatch { entry: None, why };
    let game = game_name::game_of(record).map_err(outside)?;
    let resources = word_source::resources_of(record, words).map_err(|stop| match stop {
        Stop::Usage(sentences) => outside(sentences.join("; ")),
        _ => outside("could not read its word list".to_owned()),
    })?;
    game.verify(record, &resources)
}

fn print(finding: &RecordFinding, wording: &ReportWording) -> io::Result<()> {
    if finding.readable {
        return writeln!(io::stdout(), "{}", sentence(finding, wording));
    }
    finding.problems.iter().for_each(|problem| print_error(problem));
    Ok(())
}

fn sentence(finding: &RecordFinding, wording: &ReportWording) -> String {
    let RecordFinding { file, problems, .. } = finding;
    if !finding.good {
        let wrong = |problem: &String| wording.say(&wording::not_valid(file, problem));
        let each: Vec<String> = problems.iter().map(wrong).collect();
        return each.join("\n");
    }
    let (game, entries) = (finding.game.as_deref().unwrap_or_default(), finding.entries.unwrap_or_default());
    let seed = match (finding.by_hand, finding.finished) {
        (Some(true), Some(true)) => wording::seed_none(),
        (Some(true), _) => wording::seed_none_yet(),
        (_, Some(true)) => wording::seed_matches(),
        _ => wording::seed_secret(),
    };
    wording.say(&wording::valid(file, game, entries, seed))
}
