use super::{
    event_file::{EventFile, look, now},
    opening::parse_list,
    prize_word::check_prize_word,
};
use crate::{output, stop::Stop};
use clap::{Args, Subcommand};
use kee_event::{AnyEvent, EntryEffect, EventCommand, EventKind, KindView, Moment, english};
use serde::Serialize;
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A command for an event.
#[derive(Subcommand)]
pub(super) enum EventRequest<N: Args> {
    /// Create the event in a new file
    New(N),
    #[command(flatten)]
    There(EventAction),
    /// Any other word is a command of the event
    #[command(external_subcommand)]
    Command(Vec<String>),
}

/// A command for an existing event.
#[derive(Subcommand)]
pub(super) enum EventAction {
    /// Show who plays where
    Pairings {
        /// Number of the round [default: the last one]
        #[arg(long, value_name = "N")]
        round: Option<usize>,
    },
    /// Show the standings
    Standings,
    /// Check every draw against the seed whose fingerprint was announced
    Verify,
    /// Run the commands in a file, one per line: all of them or none
    Do {
        /// File with commands; `-` is standard input
        commands: PathBuf,
    },
}

/// The help for the commands of an event.
pub(super) fn commands_help(kind: EventKind) -> String {
    let mut help = "Commands that change the event, after the name of its file:\n".to_owned();
    kind.forms().iter().for_each(|(form, meaning)| help.push_str(&format!("  {form}\n      {meaning}\n")));
    help
}

/// Does what is asked of an event, or opens a new one; shows the event if nothing is asked.
pub(super) fn run<N: Args>(
    kind: EventKind,
    file: &Path,
    request: Option<&EventRequest<N>>,
    json: bool,
    open: impl FnOnce(&N) -> Result<(), Stop>,
) -> Result<(), Stop> {
    match request {
        None => overview(kind, file, json),
        Some(EventRequest::There(action)) => act(kind, file, action, json),
        Some(EventRequest::Command(words)) => command(kind, file, words, json),
        Some(EventRequest::New(new)) => open(new),
    }
}

/// Runs a command. After a change, JSON has everything that is public; text has what changed.
fn act(kind: EventKind, file: &Path, action: &EventAction, json: bool) -> Result<(), Stop> {
    match action {
        EventAction::Pairings { round } => pairings(kind, file, *round, json),
        EventAction::Standings => {
            let sheet = look(file, kind)?.outline().standings_sheet(english());
            if json { output::print_json(&sheet) } else { print(&sheet.to_string()) }
        }
        EventAction::Verify => verify(kind, file, json),
        EventAction::Do { commands } => {
            let list = parse_list(commands, |line| kind.command(line))?;
            change(kind, file, &list, Some(commands), json)
        }
    }
}

/// Runs a typed command, which the shell has split into words.
fn command(kind: EventKind, file: &Path, words: &[String], json: bool) -> Result<(), Stop> {
    let command = kind.command(&words.join(" ")).map_err(|why| Stop::usage(why.to_string()))?;
    change(kind, file, &[(1, command)], None, json)
}

/// Prints the current round and the standings.
fn overview(kind: EventKind, file: &Path, json: bool) -> Result<(), Stop> {
    let event = look(file, kind)?;
    if json {
        return print_view(&event);
    }
    let outline = event.outline();
    if let Some(sheet) = outline.pairing_sheet(outline.rounds.len(), english()) {
        let clock = sheet.ends.filter(|_| !outline.missing.is_empty()).map(|ends| clock(ends, now()));
        print(&format!("{sheet}\n{}", clock.unwrap_or_default()))?;
    }
    print(&outline.standings_sheet(english()).to_string())
}

/// Prints what is public, in the form of the event's kind.
fn print_view(event: &AnyEvent) -> Result<(), Stop> {
    match event.view() {
        KindView::Party(view) => output::print_json(&view),
        KindView::Tournament(view) => output::print_json(&view),
    }
}

/// The time left, as a sentence.
fn clock(ends: Moment, now: Moment) -> String {
    match ends.seconds().saturating_sub(now.seconds()).div_ceil(60) {
        0 => "Time is up.\n\n".to_owned(),
        1 => "Less than a minute left.\n\n".to_owned(),
        minutes => format!("{minutes} minutes left.\n\n"),
    }
}

fn pairings(kind: EventKind, file: &Path, round: Option<usize>, json: bool) -> Result<(), Stop> {
    let outline = look(file, kind)?.outline();
    let (rounds, name) = (outline.rounds.len(), file.display());
    let sheet = outline.pairing_sheet(round.unwrap_or(rounds), english()).ok_or_else(|| match (rounds, round) {
        (1.., Some(round)) => Stop::usage(format!("round: {name} has no round {round}; choose one from 1 to {rounds}")),
        _ => Stop::usage(format!("{name} has no round yet; set one up first")),
    })?;
    if json { output::print_json(&sheet) } else { print(&sheet.to_string()) }
}

/// Runs commands in order and stores them all, or none if one is refused.
fn change(
    kind: EventKind,
    file: &Path,
    commands: &[(usize, EventCommand)],
    from: Option<&Path>,
    json: bool,
) -> Result<(), Stop> {
    let mut event = EventFile::open(file, kind)?;
    let before = event.event().number();
    let game = event.event().outline().game;
    for (line, command) in commands {
        let in_place = |why: String| {
            let place = from.map_or_else(String::new, |from| format!("{}: line {line}: ", from.display()));
            Stop::Failed(format!("{place}{why}"))
        };
        if let Some(word) = command.prize_word() {
            check_prize_word(&game, word).map_err(&in_place)?;
        }
        event.decide(command).map_err(|refusal| in_place(refusal.to_string()))?;
    }
    event.save()?;
    if json { print_view(event.event()) } else { tell(event.event(), before) }
}

/// Prints what has happened since an entry.
pub(super) fn tell(event: &AnyEvent, before: usize) -> Result<(), Stop> {
    let mut out = output::buffered();
    let outline = event.outline();
    let entries = event.entries_after(before);
    for entry in &entries {
        match entry.effect() {
            EntryEffect::RoundSetUp => {
                if let Some(sheet) = outline.pairing_sheet(outline.rounds.len(), english()) {
                    write!(out, "{sheet}")?;
                }
            }
            EntryEffect::Finished => write!(out, "{}", outline.standings_sheet(english()))?,
            _ => outline.report(entry).map_or(Ok(()), |sentence| writeln!(out, "{sentence}"))?,
        }
    }
    if entries.last().is_some_and(|entry| entry.effect() == EntryEffect::ResultEntered) {
        writeln!(out, "{}", outline.missing_report())?;
    }
    out.flush()?;
    Ok(())
}

#[derive(Serialize)]
struct EventFinding {
    good: bool,
    /// The line of the file that differs, and why.
    line: Option<usize>,
    why: Option<String>,
    entries: usize,
}

fn verify(kind: EventKind, file: &Path, json: bool) -> Result<(), Stop> {
    let event = look(file, kind)?;
    let found = event.verify();
    // Entry 1 is in line 2.
    let wrong = found.as_ref().err().map(|broken| (broken.entry + 1, broken.why.clone()));
    let entries = event.number();
    if json {
        let (line, why) = wrong.clone().unzip();
        output::print_json(&EventFinding { good: found.is_ok(), line, why, entries })?;
    } else {
        let name = file.display();
        print(&match &wrong {
            None => format!("{name}: valid: {entries} entries, and every draw follows from the announced seed\n"),
            Some((line, why)) => format!("{name}: not valid: line {line}: {why}\n"),
        })?;
    }
    if found.is_ok() { Ok(()) } else { Err(Stop::No) }
}

fn print(text: &str) -> Result<(), Stop> {
    write!(io::stdout(), "{text}")?;
    Ok(())
}
