use super::keyboard::Keyboard;
use crate::stop::Stop;
use kee_games::{AnyGame, catalogue, find};
use std::io::{self, Write};

/// Asks which game it shall be; none if nobody answers.
pub(super) fn which_game(keyboard: &mut Keyboard) -> Result<Option<&'static dyn AnyGame>, Stop> {
    let mut out = io::stdout();
    writeln!(out, "Welcome to Keeboard. These games are here:\n")?;
    for (number, about) in (1..).zip(catalogue().iter().map(|game| game.about())) {
        writeln!(out, "{number:>3}  {:<10} {}", about.title, about.summary)?;
    }
    writeln!(out)?;
    while let Some(answer) = keyboard.ask("Which one (number or name)")? {
        let by_number = answer.parse::<usize>().ok().and_then(|number| catalogue().get(number.wrapping_sub(1)));
        if let Some(game) = by_number.map(Box::as_ref).or_else(|| find(&answer)) {
            return Ok(Some(game));
        }
        let games = catalogue().len();
        writeln!(out, "Type a number from 1 to {games}, or the name of a game; Ctrl-D stops.")?;
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
