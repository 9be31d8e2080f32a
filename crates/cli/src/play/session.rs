use super::{
    bests,
    command::{self, TypedCommand},
    local_table::LocalTable,
    screen::{Screen, tell},
};
use crate::{
    args::word_source,
    keyboard::Keyboard,
    output::{shell_word, write_places},
    stop::Stop,
};
use kee_game::{Ending, Plan, Refusal, Seat, Seed, Viewer};
use kee_lexicon::List;
use std::io::{self, Write};

/// How many actions `?` lists before it only counts them.
const LISTED: usize = 40;

/// Plays until the game is over or the input ends.
pub(super) fn run(mut table: LocalTable, keyboard: &mut Keyboard) -> Result<(), Stop> {
    greet(&table)?;
    let mut screen = Screen::new(&table);
    let mut leaving = None;
    loop {
        table.run_on()?;
        if table.outcome().is_some() {
            screen.close(&table)?;
            return finish(&table);
        }
        let seat = table.to_ask().expect("run_on stops only when a person can act");
        screen.turn_to(seat, &table, keyboard)?;
        let Some(line) = keyboard.ask(&table.names.of(seat))? else { return stop(&table) };
        let command = TypedCommand::read(&line);
        if command == TypedCommand::Quit {
            return stop(&table);
        }
        let asked = table.asking(seat);
        if table.tick()? && !table.asking(seat).iter().any(|window| asked.contains(window)) {
            if let TypedCommand::Action(_) = command {
                writeln!(io::stdout(), "Time ran out before you typed that.")?;
            }
            continue;
        }
        if command == TypedCommand::Nothing && table.volunteers().contains(seat) {
            table.waive();
            continue;
        }
        let sure = leaving.take() == Some(seat);
        if command == TypedCommand::Leave && !sure {
            let name = table.names.of(seat);
            writeln!(
                io::stdout(),
                "Leaving is final: nobody takes over {name}’s seat. Type leave again to confirm, or quit to continue later."
            )?;
            leaving = Some(seat);
            continue;
        }
        obey(&command, seat, &mut table)?;
    }
}

fn obey(command: &TypedCommand<'_>, seat: Seat, table: &mut LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    let viewer = Viewer::Seat(seat);
    match command {
        TypedCommand::Nothing => writeln!(out, "Type ? to see what you can do.")?,
        TypedCommand::Help => help(seat, table)?,
        TypedCommand::Show => writeln!(out, "{}", table.game().show(viewer, &table.names))?,
        TypedCommand::Log => tell(table, 1..=table.game().entries(), viewer)?,
        TypedCommand::Scores => scores(seat, table)?,
        TypedCommand::Look(word) => match table.game().look_up(viewer, word) {
            Ok(true) => writeln!(out, "Yes, {} is a word.", kee_game::excerpt(word))?,
            Ok(false) => writeln!(out, "No, {} is not in the list.", kee_game::excerpt(word))?,
            Err(why) => writeln!(out, "{why}")?,
        },
        TypedCommand::Hint(asked) => hint(seat, table, asked)?,
        TypedCommand::Action(typed) => {
            let (seat, typed) = by_name(seat, typed, table);
            refused(table.act(seat, typed)?)?;
        }
        TypedCommand::Leave => refused(table.give_up(seat)?)?,
        TypedCommand::Ruling(ruling) => match ruling.parse() {
            Ok(ruling) => refused(table.rule(ruling)?)?,
            Err(what) => writeln!(out, "Not understood: {what}.")?,
        },
        TypedCommand::Quit => {}
    }
    Ok(())
}

/// The seat an action is for, and the action: a line may start with the name of another player who can still act.
fn by_name<'a>(seat: Seat, typed: &'a str, table: &LocalTable) -> (Seat, &'a str) {
    let action = |name: &str| match typed.split_at_checked(name.len()) {
        Some((first, rest)) if first.eq_ignore_ascii_case(name) => rest.strip_prefix(' '),
        _ => None,
    };
    let mut others = table.volunteers().without(seat).iter();
    others.find_map(|other| Some((other, action(&table.names.of(other))?))).unwrap_or((seat, typed))
}

fn refused(taken: Result<(), Refusal>) -> Result<(), Stop> {
    if let Err(refusal) = taken {
        writeln!(io::stdout(), "{}", refusal.sentence)?;
    }
    Ok(())
}

fn help(seat: Seat, table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    writeln!(out, "In this game:")?;
    for line in table.game().explain(Viewer::Seat(seat)).lines() {
        writeln!(out, "  {line}")?;
    }
    if !table.about.finding {
        list(seat, table)?;
    }
    writeln!(out, "At every table:\n{}", command::HELP)?;
    Ok(())
}

fn list(seat: Seat, table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    let list = table.game().actions(seat, LISTED);
    let more = if list.more > 0 { format!(", and {} more", list.more) } else { String::new() };
    writeln!(out, "Right now: {}{more}", list.actions.join(", "))?;
    Ok(())
}

/// Gives a hint to a person without human opponents; among people it would be unfair.
fn hint(seat: Seat, table: &LocalTable, asked: &str) -> Result<(), Stop> {
    let hint = match table.people().len() {
        1 => {
            let (asked, list) = list_asked_for(asked);
            let suggested = word_source::suggested(table.game().resources(), list);
            table.game().hint(Viewer::Seat(seat), asked, &suggested).unwrap_or_else(|why| why)
        }
        _ => "Hints are only for solo play and games against bots.".to_owned(),
    };
    writeln!(io::stdout(), "{hint}")?;
    Ok(())
}

/// The kind of hint, and the list its words come from: `best full` is the best of all words.
fn list_asked_for(asked: &str) -> (&str, List) {
    let (kind, last) = asked.rsplit_once(' ').unwrap_or(("", asked));
    last.parse().map_or((asked, List::SUGGESTED), |list| (kind.trim_end(), list))
}

/// Prints the scores, if every seat has its own.
fn scores(seat: Seat, table: &LocalTable) -> Result<(), Stop> {
    let (scores, seats) = (table.game().scores(Viewer::Seat(seat)), table.game().seating().seats());
    if scores.len() == table.game().seating().len() {
        let each = seats.zip(scores).map(|(seat, score)| format!("{} {score}", table.names.of(seat)));
        writeln!(io::stdout(), "{}", each.collect::<Vec<_>>().join(", "))?;
    } else {
        writeln!(io::stdout(), "This game has no score per seat; type show to see the board.")?;
    }
    Ok(())
}

fn greet(table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    let seating = table.game().seating();
    let plan = Plan { seats: seating.len() as u8, teams: seating.team_count() as u8 };
    writeln!(out, "{} for {plan}: {}.", table.about.title, table.names.list(seating.seats()))?;
    if let Some(commitment) = table.header.commitment {
        writeln!(out, "Sealed deck (SHA-256 of its seed): {commitment}")?;
    }
    writeln!(out, "Saved in {}", table.saved.path.display())?;
    if let Some(best) = bests::to_beat(table) {
        writeln!(out, "{best}")?;
    }
    writeln!(out, "Type ? for help, quit to stop.")?;
    Ok(())
}

fn stop(table: &LocalTable) -> Result<(), Stop> {
    writeln!(io::stdout(), "Goodbye. Continue with: kee play --resume {}", shell_word(&table.saved.path))?;
    Ok(())
}

fn finish(table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    if let Some(Ending { outcome, seed }) = table.record().ending {
        writeln!(out)?;
        write_places(&mut out, &outcome, &table.names)?;
        if let Some(best) = bests::compare(table, &outcome) {
            writeln!(out, "{best}")?;
        }
        writeln!(out, "\nThe seed was {}.", seed.as_ref().map(Seed::reveal).unwrap_or_default())?;
    }
    writeln!(out, "Check that the deal was fair: kee verify {}", shell_word(&table.saved.path))?;
    Ok(())
}
