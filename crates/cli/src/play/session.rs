use super::{
    bests,
    command::{self, Command},
    screen::{Screen, tell},
    table::Table,
};
use crate::{keyboard::Keyboard, placed::write_places, shell_word::shell_word, stop::Stop, word_source};
use kee_game::{Input, Plan, Refusal, Seat, Viewer};
use kee_lexicon::List;
use std::io::{self, Write};

/// How many actions `?` lists before it only counts them.
const LISTED: usize = 40;

/// Plays until the game is over or nobody types any more.
pub(super) fn run(mut table: Table, keyboard: &mut Keyboard) -> Result<(), Stop> {
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
        let command = Command::read(&line);
        if command == Command::Quit {
            return stop(&table);
        }
        let asked = table.asking(seat);
        if table.expire_due()? && !table.asking(seat).iter().any(|window| asked.contains(window)) {
            if let Command::Action(_) = command {
                writeln!(io::stdout(), "The time was up before that was typed.")?;
            }
            continue;
        }
        if command == Command::Nothing && table.volunteers().contains(seat) {
            table.waived = true;
            continue;
        }
        let sure = leaving.take() == Some(seat);
        if command == Command::Leave && !sure {
            let name = table.names.of(seat);
            writeln!(
                io::stdout(),
                "Leaving is for good, and nobody takes the place of {name}. Type leave again if you mean it; quit keeps the game."
            )?;
            leaving = Some(seat);
            continue;
        }
        obey(&command, seat, &mut table)?;
    }
}

fn obey(command: &Command<'_>, seat: Seat, table: &mut Table) -> Result<(), Stop> {
    let mut out = io::stdout();
    let viewer = Viewer::Seat(seat);
    match command {
        Command::Nothing => writeln!(out, "Type ? to see what you can do.")?,
        Command::Help => help(seat, table)?,
        Command::Show => writeln!(out, "{}", table.game.show(viewer, &table.names))?,
        Command::Log => tell(table, 1..=table.game.entries(), viewer)?,
        Command::Scores => scores(seat, table)?,
        Command::Look(word) => match table.game.look_up(viewer, word) {
            Ok(true) => writeln!(out, "Yes, {} is a word.", kee_game::excerpt(word))?,
            Ok(false) => writeln!(out, "No, {} is not in the list.", kee_game::excerpt(word))?,
            Err(why) => writeln!(out, "{why}")?,
        },
        Command::Hint(asked) => hint(seat, table, asked)?,
        Command::Action(typed) => {
            let (seat, typed) = by_name(seat, typed, table);
            table.waived = false;
            refused(table.act(seat, typed)?)?;
        }
        Command::Leave => refused(table.take(&Input::Leave { seat })?)?,
        Command::Ruling(ruling) => match ruling.parse() {
            Ok(ruling) => refused(table.take(&Input::Ruling(ruling))?)?,
            Err(what) => writeln!(out, "That was not understood: {what}.")?,
        },
        Command::Quit => {}
    }
    Ok(())
}

/// The seat an action is for, and the action: a line may begin with the name of another player who can still act.
fn by_name<'a>(seat: Seat, typed: &'a str, table: &Table) -> (Seat, &'a str) {
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

fn help(seat: Seat, table: &Table) -> Result<(), Stop> {
    let mut out = io::stdout();
    writeln!(out, "In this game:")?;
    for line in table.game.explain(Viewer::Seat(seat)).lines() {
        writeln!(out, "  {line}")?;
    }
    if !table.about.finding {
        list(seat, table)?;
    }
    writeln!(out, "At every table:\n{}", command::HELP)?;
    Ok(())
}

fn list(seat: Seat, table: &Table) -> Result<(), Stop> {
    let mut out = io::stdout();
    let list = table.game.actions(seat, LISTED);
    let more = if list.more > 0 { format!(", and {} more", list.more) } else { String::new() };
    writeln!(out, "Right now: {}{more}", list.actions.join(", "))?;
    Ok(())
}

/// Among people a hint for one is unfair to the others.
fn hint(seat: Seat, table: &Table, asked: &str) -> Result<(), Stop> {
    let hint = match table.people().len() {
        1 => {
            let (asked, list) = list_asked_for(asked);
            let suggested = word_source::suggested(table.game.resources(), list);
            table.game.hint(Viewer::Seat(seat), asked, &suggested).unwrap_or_else(|why| why)
        }
        _ => "Hints are for those who play alone or against bots.".to_owned(),
    };
    writeln!(io::stdout(), "{hint}")?;
    Ok(())
}

/// What kind of hint is wanted, and from which words: `best full` is the best of all words.
fn list_asked_for(asked: &str) -> (&str, List) {
    let (kind, last) = asked.rsplit_once(' ').unwrap_or(("", asked));
    last.parse().map_or((asked, List::SUGGESTED), |list| (kind.trim_end(), list))
}

/// The scores, where every seat has its own.
fn scores(seat: Seat, table: &Table) -> Result<(), Stop> {
    let (scores, seats) = (table.game.scores(Viewer::Seat(seat)), table.game.seating().seats());
    if scores.len() == table.game.seating().len() {
        let each = seats.zip(scores).map(|(seat, score)| format!("{} {score}", table.names.of(seat)));
        writeln!(io::stdout(), "{}", each.collect::<Vec<_>>().join(", "))?;
    } else {
        writeln!(io::stdout(), "This game has no scores by seat; type show.")?;
    }
    Ok(())
}

fn greet(table: &Table) -> Result<(), Stop> {
    let mut out = io::stdout();
    let seating = table.game.seating();
    let plan = Plan { seats: seating.len() as u8, teams: seating.team_count() as u8 };
    writeln!(out, "{} for {plan}: {}.", table.about.title, table.names.list(seating.seats()))?;
    writeln!(out, "Sealed deck (SHA-256 of its seed): {}", table.seed.commitment())?;
    writeln!(out, "The game is kept in {}", table.saved.path.display())?;
    if let Some(best) = bests::to_beat(table) {
        writeln!(out, "{best}")?;
    }
    writeln!(out, "Type ? to see what you can do, quit to stop.")?;
    Ok(())
}

fn stop(table: &Table) -> Result<(), Stop> {
    writeln!(io::stdout(), "Good bye. Go on with: kee play --resume {}", shell_word(&table.saved.path))?;
    Ok(())
}

fn finish(table: &Table) -> Result<(), Stop> {
    let mut out = io::stdout();
    if let Some(outcome) = table.outcome() {
        writeln!(out)?;
        write_places(&mut out, outcome, &table.names)?;
        if let Some(best) = bests::compare(table, outcome) {
            writeln!(out, "{best}")?;
        }
    }
    writeln!(out, "\nThe seed was {}.", table.seed.reveal())?;
    writeln!(out, "See that nobody stacked the deck: kee verify {}", shell_word(&table.saved.path))?;
    Ok(())
}
