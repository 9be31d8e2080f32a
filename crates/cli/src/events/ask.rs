use super::{
    event_file::{EventFile, look, now},
    kind::{Kind, Page},
    name_list::read_list,
};
use crate::{output, stop::Stop};
use clap::Subcommand;
use kee_event::{Log, Moment};
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
pub(super) fn run<K: Kind>(file: &Path, ask: &Ask, json: bool) -> Result<(), Stop> {
    match ask {
        Ask::Pairings { round } => pairings::<K>(file, *round, json),
        Ask::Standings => {
            let sheet = K::standings(&look::<K>(file)?.state().seen());
            if json { output::print_json(&sheet) } else { print(&sheet.to_string()) }
        }
        Ask::Verify => verify::<K>(file, json),
        Ask::Do { commands } => change::<K>(file, &read_list::<Command<K>>(commands)?, Some(commands), json),
    }
}

/// Does what was typed, the words of which the shell has parted.
pub(super) fn command<K: Kind>(file: &Path, words: &[String], json: bool) -> Result<(), Stop> {
    let command = words.join(" ").parse::<Command<K>>().map_err(|why| Stop::usage(why.to_string()))?;
    change::<K>(file, &[(1, command)], None, json)
}

/// Everything at a glance.
pub(super) fn overview<K: Kind>(file: &Path, json: bool) -> Result<(), Stop> {
    let view = look::<K>(file)?.state().seen();
    if json {
        return output::print_json(&view);
    }
    if let Some(sheet) = K::pairings(&view, K::rounds(&view)) {
        let clock = sheet.ends.filter(|_| !K::missing(&view).is_empty()).map(|ends| clock(ends, now()));
        print(&format!("{sheet}\n{}", clock.unwrap_or_default()))?;
    }
    print(&K::standings(&view).to_string())
}

/// How much time is left.
fn clock(ends: Moment, now: Moment) -> String {
    match ends.seconds().saturating_sub(now.seconds()).div_ceil(60) {
        0 => "Time is up.\n\n".to_owned(),
        1 => "Less than a minute is left.\n\n".to_owned(),
        minutes => format!("{minutes} minutes are left.\n\n"),
    }
}

/// A command of a kind of event.
struct Command<K: Kind>(K::Command);

impl<K: Kind> std::str::FromStr for Command<K> {
    type Err = kee_game::Unreadable;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

fn pairings<K: Kind>(file: &Path, round: Option<usize>, json: bool) -> Result<(), Stop> {
    let view = look::<K>(file)?.state().seen();
    let rounds = K::rounds(&view);
    let name = file.display();
    let sheet = K::pairings(&view, round.unwrap_or(rounds)).ok_or_else(|| match (rounds, round) {
        (1.., Some(round)) => Stop::usage(format!("{name} has rounds 1 to {rounds}, got `{round}`")),
        _ => Stop::usage(format!("{name} has no round yet")),
    })?;
    if json { output::print_json(&sheet) } else { print(&sheet.to_string()) }
}

/// Does one command after the other and stores them all, or none if one is refused.
fn change<K: Kind>(file: &Path, commands: &[(usize, Command<K>)], from: Option<&Path>, json: bool) -> Result<(), Stop> {
    let mut event = EventFile::<K>::open(file)?;
    let before = event.log().entries().len();
    for (line, Command(wish)) in commands {
        let in_place = |why: String| {
            let place = from.map_or_else(String::new, |from| format!("{}: line {line}: ", from.display()));
            Stop::Failed(format!("{place}{why}"))
        };
        event.log().state().check(wish).map_err(&in_place)?;
        event.decide(wish).map_err(|refusal| in_place(refusal.to_string()))?;
    }
    event.save()?;
    if json { output::print_json(&event.log().state().seen()) } else { tell(event.log(), before) }
}

/// Tells what has happened after so many entries.
pub(super) fn tell<K: Kind>(log: &Log<K>, before: usize) -> Result<(), Stop> {
    let mut out = output::buffered();
    let view = log.state().seen();
    for entry in &log.entries()[before..] {
        match K::page_after(&entry.what) {
            Some(Page::Pairings) => {
                if let Some(sheet) = K::pairings(&view, K::rounds(&view)) {
                    write!(out, "{sheet}")?;
                }
            }
            Some(Page::Standings) => write!(out, "{}", K::standings(&view))?,
            None => writeln!(out, "{}", entry.what)?,
        }
    }
    let missing: Vec<String> = K::missing(&view).iter().map(usize::to_string).collect();
    if log.entries().last().is_some_and(|entry| K::is_result(&entry.what)) {
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

fn verify<K: Kind>(file: &Path, json: bool) -> Result<(), Stop> {
    let log = look::<K>(file)?;
    let found = log.verify();
    // Entry 1 stands in line 2.
    let wrong = found.as_ref().err().map(|broken| (broken.entry + 1, broken.why.clone()));
    let entries = log.entries().len();
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
