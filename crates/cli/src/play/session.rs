use super::{
    bests,
    command::TypedCommand,
    local_table::LocalTable,
    screen::{Screen, clocks, tell},
    wording,
};
use crate::{
    args::word_source,
    keyboard::Keyboard,
    output::{places, shell_word},
    stop::Stop,
};
use kee_game::{Arg, Ending, Message, Question, Refusal, Seat, Seed, Viewer};
use kee_lexicon::List;
use std::io::{self, Write};

/// The number of actions that `?` lists before it only counts them.
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
        let command = TypedCommand::read(&line, &table.language);
        if command == TypedCommand::Quit {
            return stop(&table);
        }
        let asked = table.asking(seat);
        if table.tick()? && !table.asking(seat).iter().any(|window| asked.contains(window)) {
            if let TypedCommand::Action(_) = command {
                writeln!(io::stdout(), "{}", table.say(&wording::too_late()))?;
            }
            continue;
        }
        if command == TypedCommand::Nothing && table.volunteers().contains(seat) {
            table.waive();
            continue;
        }
        let sure = leaving.take() == Some(seat);
        if command == TypedCommand::Leave && !sure {
            writeln!(io::stdout(), "{}", table.say(&wording::leaving(seat)))?;
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
        TypedCommand::Nothing => writeln!(out, "{}", table.say(&wording::type_help()))?,
        TypedCommand::Question(Question::Help) => help(seat, table)?,
        TypedCommand::Question(question) => writeln!(out, "{}", answer(*question, seat, table))?,
        TypedCommand::Show => writeln!(out, "{}", table.game().show(viewer, &table.names, &table.language))?,
        TypedCommand::Log => tell(table, 1..=table.game().entries(), viewer)?,
        TypedCommand::Look(word) => {
            let found = match table.game().look_up(viewer, word) {
                Ok(true) => wording::is_a_word(kee_game::excerpt(word)),
                Ok(false) => wording::not_a_word(kee_game::excerpt(word)),
                Err(why) => why,
            };
            writeln!(out, "{}", table.say(&found))?;
        }
        TypedCommand::Hint(asked) => hint(seat, table, asked)?,
        TypedCommand::Action(typed) => {
            let (seat, typed) = by_name(seat, typed, table);
            let taken = table.act(seat, typed)?;
            refused(taken, table)?;
        }
        // Where a play can be withdrawn by the rules, that is what the words mean.
        TypedCommand::TakeBack if table.volunteers().contains(seat) => {
            let taken = table.act(seat, "take back")?;
            refused(taken, table)?;
        }
        TypedCommand::TakeBack => match table.take_back(seat)? {
            Ok(()) => writeln!(out, "{}", table.say(&wording::taken_back(seat)))?,
            Err(refusal) => refused(Err(refusal), table)?,
        },
        TypedCommand::Leave => {
            let taken = table.give_up(seat)?;
            refused(taken, table)?;
        }
        TypedCommand::Ruling(ruling) => match ruling.parse() {
            Ok(ruling) => {
                let taken = table.rule(ruling)?;
                refused(taken, table)?;
            }
            Err(what) => writeln!(out, "{}", table.say(&wording::not_understood(what.to_string())))?,
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

fn refused(taken: Result<(), Refusal>, table: &LocalTable) -> Result<(), Stop> {
    if let Err(refusal) = taken {
        writeln!(io::stdout(), "{}", table.language.refusal(&refusal, &table.names))?;
    }
    Ok(())
}

fn help(seat: Seat, table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    let lines = |heading: &Message, lines: &[Message]| {
        let help = table.language.help(lines, &table.names);
        let indented = help.lines().map(|line| format!("\n  {line}"));
        format!("{}{}", table.say(heading), indented.collect::<String>())
    };
    writeln!(out, "{}", lines(&wording::in_this_game(), &table.game().explain(Viewer::Seat(seat))))?;
    if !table.about.finding {
        list(seat, table)?;
    }
    writeln!(out, "{}", lines(&wording::at_every_table(), &wording::commands()))?;
    writeln!(out, "{}", table.language.questions(&questions(table), table.about.words))?;
    Ok(())
}

fn list(seat: Seat, table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    let list = table.game().actions(seat, LISTED);
    let actions = list.actions.join(", ");
    let now = if list.more > 0 { wording::right_now_more(actions, list.more) } else { wording::right_now(actions) };
    writeln!(out, "{}", table.say(&now))?;
    Ok(())
}

/// Gives a hint to a person without human opponents; among people it would be unfair.
fn hint(seat: Seat, table: &mut LocalTable, asked: &str) -> Result<(), Stop> {
    let hint = match table.people().len() {
        1 => {
            let (asked, list) = list_asked_for(asked);
            let suggested = word_source::suggested(table.game().resources(), list);
            let hint = table.game().hint(Viewer::Seat(seat), asked, &suggested);
            match hint {
                Err(why) if why == Message::no_hints() => advice(seat, table).ok_or(why),
                hint => hint,
            }
        }
        _ => Err(wording::no_hints_among_people()),
    };
    if hint.is_ok() {
        table.saved.set_hinted()?;
    }
    writeln!(io::stdout(), "{}", table.say(&hint.unwrap_or_else(|why| why)))?;
    Ok(())
}

/// The bot whose move is the hint in games that have none of their own.
const ADVISER: &str = "medium";

/// The action that a good bot would take in this seat. It sees what the seat sees.
fn advice(seat: Seat, table: &LocalTable) -> Option<Message> {
    let game = Some(table.game()).filter(|game| game.wait().asked().contains(seat))?;
    let thought = game.thought(seat, ADVISER).ok()?;
    Some(wording::hint_action(thought(&mut Seed::named("hint").dice(0)).action))
}

/// The kind of hint, and the list its words come from: `best full` is the best of all words.
fn list_asked_for(asked: &str) -> (&str, List) {
    let (kind, last) = asked.rsplit_once(' ').unwrap_or(("", asked));
    last.parse().map_or((asked, List::SUGGESTED), |list| (kind.trim_end(), list))
}

/// Every question that has an answer here.
fn questions(table: &LocalTable) -> Vec<Question<'static>> {
    let of_game = table.game().questions().iter().copied();
    [Question::Last].into_iter().chain(of_game).chain([Question::Clocks, Question::Help]).collect()
}

/// The answer to a question in words.
fn answer(question: Question<'_>, seat: Seat, table: &LocalTable) -> String {
    let (game, viewer) = (table.game(), Viewer::Seat(seat));
    let (told, nothing) = match question {
        Question::Last => {
            let last = (1..=game.entries()).rev().map(|entry| game.tell(entry, viewer).concat());
            (last.into_iter().find(|told| !told.is_empty()).unwrap_or_default(), "answer-nothing-yet")
        }
        Question::Clocks => (clocks(seat, table), "answer-no-clock"),
        _ => (game.answer(viewer, question), "answer-none"),
    };
    if told.is_empty() && nothing != "answer-none" {
        return table.language.say(nothing, &[]);
    }
    if told.is_empty() {
        return format!(
            "{} {}",
            table.language.say(nothing, &[]),
            table.language.questions(&questions(table), table.about.words)
        );
    }
    table.language.tell_all(&told, &table.names)
}

fn greet(table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    let seating = table.game().seating();
    let teams = if seating.each_alone() { 0 } else { seating.team_count() };
    let names = Arg::list(seating.seats());
    writeln!(out, "{}", table.say(&wording::greeting(table.about.title, seating.len(), teams, names)))?;
    if let Some(commitment) = table.header.commitment {
        writeln!(out, "{}", table.say(&wording::sealed(commitment.to_string())))?;
    }
    writeln!(out, "{}", table.say(&wording::saved(table.saved.path.display().to_string())))?;
    if let Some(best) = bests::to_beat(table) {
        writeln!(out, "{best}")?;
    }
    writeln!(out, "{}", table.say(&wording::start()))?;
    Ok(())
}

fn stop(table: &LocalTable) -> Result<(), Stop> {
    writeln!(io::stdout(), "{}", table.say(&wording::goodbye(shell_word(&table.saved.path))))?;
    Ok(())
}

fn finish(table: &LocalTable) -> Result<(), Stop> {
    let mut out = io::stdout();
    if let Some(Ending { outcome, seed }) = table.record().ending {
        writeln!(out)?;
        for (seat, standing) in places(&outcome) {
            writeln!(out, "{}", table.say(&wording::place(standing.place, seat, standing.score)))?;
        }
        if let Some(best) = bests::compare(table, &outcome) {
            writeln!(out, "{best}")?;
        }
        let seed = seed.as_ref().map(Seed::reveal).unwrap_or_default();
        writeln!(out, "\n{}", table.say(&wording::seed_was(seed)))?;
    }
    writeln!(out, "{}", table.say(&wording::verify(shell_word(&table.saved.path))))?;
    Ok(())
}
