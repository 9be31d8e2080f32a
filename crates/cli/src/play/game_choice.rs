use super::{
    data_folder,
    wording::{self, say},
};
use crate::{keyboard::Keyboard, stop::Stop};
use kee_games::{AnyGame, Language, catalogue, find};
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// The number of unfinished games that are offered.
const OFFERED: usize = 5;

/// The chosen game: a new one, or a saved one to continue.
pub(super) enum GameChoice {
    New(&'static dyn AnyGame),
    Unfinished(PathBuf),
}

/// Asks which game to play. `None` is the end of input.
pub(super) fn what_to_play(language: &Language, keyboard: &mut Keyboard) -> Result<Option<GameChoice>, Stop> {
    let mut out = io::stdout();
    writeln!(out, "{}\n", say(language, &wording::welcome()))?;
    for (number, about) in (1..).zip(catalogue().iter().map(|game| game.about())) {
        let summary = language.translated(&format!("{}-summary", about.id));
        writeln!(out, "{number:>3}  {:<10} {}", about.title, summary.as_deref().unwrap_or(about.summary))?;
    }
    let left = data_folder::unfinished(OFFERED);
    for (number, path) in (catalogue().len() + 1..).zip(&left) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(out, "{number:>3}  {}", say(language, &wording::continue_game(name.as_ref())))?;
    }
    writeln!(out)?;
    let numbers = catalogue().len() + left.len();
    while let Some(answer) = keyboard.ask(&say(language, &wording::number_or_name()))? {
        let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let new = number.and_then(|number| catalogue().get(number)).map(Box::as_ref).or_else(|| find(&answer));
        let old = number.and_then(|number| number.checked_sub(catalogue().len())).and_then(|place| left.get(place));
        match (new, old) {
            (Some(game), _) => return Ok(Some(GameChoice::New(game))),
            (None, Some(path)) => return Ok(Some(GameChoice::Unfinished(path.clone()))),
            (None, None) => {
                writeln!(out, "{}", say(language, &wording::number_wanted(numbers)))?;
            }
        }
    }
    Ok(None)
}

/// Asks how many people play; Enter means one. `None` is the end of input.
pub(super) fn how_many_people(
    language: &Language,
    keyboard: &mut Keyboard,
    seats: usize,
) -> Result<Option<usize>, Stop> {
    if seats == 1 {
        return Ok(Some(1));
    }
    let question = say(language, &wording::how_many(seats));
    while let Some(answer) = keyboard.ask(&question)? {
        match answer.parse::<usize>() {
            _ if answer.is_empty() => return Ok(Some(1)),
            Ok(people) if (1..=seats).contains(&people) => return Ok(Some(people)),
            _ => writeln!(io::stdout(), "{}", say(language, &wording::how_many_wanted(seats)))?,
        }
    }
    Ok(None)
}
