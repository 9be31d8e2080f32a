use super::data_folder;
use crate::{keyboard::Keyboard, stop::Stop};
use kee_games::{AnyGame, catalogue, find};
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// How many games that were left are offered.
const OFFERED: usize = 5;

/// What somebody wants to play.
pub(super) enum Wish {
    New(&'static dyn AnyGame),
    GoOn(PathBuf),
}

/// Asks what it shall be; none if nobody answers.
pub(super) fn what_to_play(keyboard: &mut Keyboard) -> Result<Option<Wish>, Stop> {
    let mut out = io::stdout();
    writeln!(out, "Welcome to Keeboard. These games are here:\n")?;
    for (number, about) in (1..).zip(catalogue().iter().map(|game| game.about())) {
        writeln!(out, "{number:>3}  {:<10} {}", about.title, about.summary)?;
    }
    let left = data_folder::unfinished(OFFERED);
    for (number, path) in (catalogue().len() + 1..).zip(&left) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(out, "{number:>3}  go on with {name}, which you left")?;
    }
    writeln!(out)?;
    let numbers = catalogue().len() + left.len();
    while let Some(answer) = keyboard.ask("Which one (number or name)")? {
        let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let new = number.and_then(|number| catalogue().get(number)).map(Box::as_ref).or_else(|| find(&answer));
        let old = number.and_then(|number| number.checked_sub(catalogue().len())).and_then(|place| left.get(place));
        match (new, old) {
            (Some(game), _) => return Ok(Some(Wish::New(game))),
            (None, Some(path)) => return Ok(Some(Wish::GoOn(path.clone()))),
            (None, None) => {
                writeln!(out, "Type a number from 1 to {numbers}, or the name of a game; Ctrl-D stops.")?;
            }
        }
    }
    Ok(None)
}

/// Asks how many people play, one if they just press Enter; none if nobody answers.
pub(super) fn how_many_people(keyboard: &mut Keyboard, seats: usize) -> Result<Option<usize>, Stop> {
    if seats == 1 {
        return Ok(Some(1));
    }
    let question = format!("How many of you play, 1 to {seats}? Bots take the other seats (Enter: 1)");
    while let Some(answer) = keyboard.ask(&question)? {
        match answer.parse::<usize>() {
            _ if answer.is_empty() => return Ok(Some(1)),
            Ok(people) if (1..=seats).contains(&people) => return Ok(Some(people)),
            _ => writeln!(io::stdout(), "Type a number from 1 to {seats}.")?,
        }
    }
    Ok(None)
}
