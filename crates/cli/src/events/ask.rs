use super::{
    event_file::{EventFile, look, now},
    name_list::parse_list,
    prize_word::check_prize_word,
};
use crate::{output, stop::Stop};
use clap::Subcommand;
use kee_event::{AnyEvent, EntryEffect, EventCommand, EventKind, KindView, Moment, party::PartyCommand};
use serde::Serialize;
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

/// What can be asked of any event that is there.
#[derive(Subcommand)]
pub(super) enum Ask {
    /// Who plays where, to be printed or shown
    Pairings {
        /// Which round; the last one is the default
        #[arg(long, value_name = "N")]
        round: Option<usize>,
    },
    /// How everybody stands
    Standings,
    /// Check every draw so far against the seed whose hash was announced
    Verify,
    /// Do what stands in a file, a command a line: all of it or nothing
    Do {
        /// The file; `-` is standard input
        commands: PathBuf,
    },
}

/// The commands of an event, for the help.
pub(super) fn commands_help(forms: &[(&str, &str)]) -> String {
    let mut help = "Commands that change it, after the name of the file:\n".to_owned();
    forms.iter().for_each(|(form, meaning)| help.push_str(&format!("  {form}\n      {meaning}\n")));
    help
}

/// What changes it prints, as JSON, everything that everybody may see then; else only what has happened.
pub(super) fn run(kind: EventKind, file: &Path, ask: &Ask, json: bool) -> Result<(), Stop> {
    match ask {
        Ask::Pairings { round } => pairings(kind, file, *round, json),
        Ask::Standings => {
            let sheet = look(file, kind)?.outline().standings_sheet();
            if json { output::print_json(&sheet) } else { print(&sheet.to_string()) }
        }
        Ask::Verify => verify(kind, file, json),
        Ask::Do { commands } => {
            let list = parse_list(commands, |line| kind.command(line))?;
            change(kind, file, &list, Some(commands), json)
        }
    }
}

/// Does what was typed, the words of which the shell has parted.
pub(super) fn command(kind: EventKind, file: &Path, words: &[String], json: bool) -> Result<(), Stop> {
    let command = kind.command(&words.join(" ")).map_err(|why| Stop::usage(why.to_string()))?;
    change(kind, file, &[(1, command)], None, json)
}

/// Everything at a glance.
pub(super) fn overview(kind: EventKind, file: &Path, json: bool) -> Result<(), Stop> {
    let event = look(file, kind)?;
    if json {
        return print_view(&event);
    }
    let outline = event.outline();
    if let Some(sheet) = outline.pairing_sheet(outline.rounds.len()) {
        let clock = sheet.ends.filter(|_| !outline.missing.is_empty()).map(|ends| clock(ends, now()));
        print(&format!("{sheet}\n{}", clock.unwrap_or_default()))?;
    }
    print(&outline.standings_sheet().to_string())
}

/// What everybody may see, in the form of its own kind.
fn print_view(event: &AnyEvent) -> Result<(), Stop> {
    match event.view() {
        KindView::Party(view) => output::print_json(&view),
        KindView::Tournament(view) => output::print_json(&view),
    }
}

/// How much time is left.
fn clock(ends: Moment, now: Moment) -> String {
    match ends.seconds().saturating_sub(now.seconds()).div_ceil(60) {
        0 => "Time is up.\n\n".to_owned(),
        1 => "Less than a minute is left.\n\n".to_owned(),
        minutes => format!("{minutes} minutes are left.\n\n"),
    }
}

fn pairings(kind: EventKind, file: &Path, round: Option<usize>, json: bool) -> Result<(), Stop> {
    let outline = look(file, kind)?.outline();
    let (rounds, name) = (outline.rounds.len(), file.display());
    let sheet = outline.pairing_sheet(round.unwrap_or(rounds)).ok_or_else(|| match (rounds, round) {
        (1.., Some(round)) => Stop::usage(format!("{name} has rounds 1 to {rounds}, got `{round}`")),
        _ => Stop::usage(format!("{name} has no round yet")),
    })?;
    if json { output::print_json(&sheet) } else { print(&sheet.to_string()) }
}

/// Does one command after the other and stores them all, or none if one is refused.
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
        if let EventCommand::Party(PartyCommand::Prize(prize)) = command {
            check_prize_word(&game, &prize.word).map_err(&in_place)?;
        }
        event.decide(command).map_err(|refusal| in_place(refusal.to_string()))?;
    }
    event.save()?;
    if json { print_view(event.event()) } else { tell(event.event(), before) }
}

/// Tells what has happened after so many entries.
pub(super) fn tell(event: &AnyEvent, before: usize) -> Result<(), Stop> {
    let mut out = output::buffered();
    let outline = event.outline();
    let entries = event.entries_after(before);
    for entry in &entries {
        match entry.effect() {
            EntryEffect::RoundLaid => {
                if let Some(sheet) = outline.pairing_sheet(outline.rounds.len()) {
                    write!(out, "{sheet}")?;
                }
            }
            EntryEffect::Finished => write!(out, "{}", outline.standings_sheet())?,
            _ => writeln!(out, "{entry}")?,
        }
    }
    if entries.last().is_some_and(|entry| entry.effect() == EntryEffect::ResultEntered) {
        let missing: Vec<String> = outline.missing.iter().map(usize::to_string).collect();
        match missing.as_slice() {
            [] => writeln!(out, "All results of this round are in.")?,
            [table] => writeln!(out, "No result yet from table {table}.")?,
            tables => writeln!(out, "No result yet from tables {}.", tables.join(", "))?,
        }
    }
    out.flush()?;
    Ok(())
}

#[derive(Serialize)]
struct Finding {
    good: bool,
    /// The line of the file that differs, and why.
    line: Option<usize>,
    why: Option<String>,
    entries: usize,
}

fn verify(kind: EventKind, file: &Path, json: bool) -> Result<(), Stop> {
    let event = look(file, kind)?;
    let found = event.verify();
    // Entry 1 stands in line 2.
    let wrong = found.as_ref().err().map(|broken| (broken.entry + 1, broken.why.clone()));
    let entries = event.number();
    if json {
        let (line, why) = wrong.clone().unzip();
        output::print_json(&Finding { good: found.is_ok(), line, why, entries })?;
    } else {
        let name = file.display();
        print(&match &wrong {
            None => format!("{name}: good: {entries} entries, and every draw is what the announced seed brings\n"),
            Some((line, why)) => format!("{name}: refused: line {line}: {why}\n"),
        })?;
    }
    if found.is_ok() { Ok(()) } else { Err(Stop::No) }
}

fn print(text: &str) -> Result<(), Stop> {
    write!(io::stdout(), "{text}")?;
    Ok(())
}
