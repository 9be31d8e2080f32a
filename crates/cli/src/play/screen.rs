use super::{local_table::LocalTable, wording};
use crate::{keyboard::Keyboard, stop::Stop};
use kee_game::{Input, Manner, Message, Record, Seat, SeatSet, Viewer, Window};
use std::io::{self, Write};

/// The events each person has seen. People who share a screen are told what happened since their last turn, and if the
/// game hides anything, the screen is cleared before it changes hands.
pub(super) struct Screen {
    /// The last entry each seat was told about.
    told: Vec<usize>,
    people: SeatSet,
    /// Whether people at this screen must not see each other's views.
    private: bool,
    /// The seat in front of the screen.
    before: Option<Seat>,
}

/// Clears the screen and the scrollback, and moves to the top.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

impl Screen {
    /// A screen that nobody is looking at yet. In a game that continues, everyone knows what happened up to their own last
    /// action.
    pub(super) fn new(table: &LocalTable) -> Self {
        let people = table.people();
        let record = table.record();
        let told = table.game().seating().seats().map(|seat| last_action(&record, seat)).collect();
        Self { told, people, private: table.about.hidden && people.len() > 1, before: None }
    }

    /// Turns to a person who can act: hands the screen over, tells the news and shows the board.
    pub(super) fn turn_to(&mut self, seat: Seat, table: &LocalTable, keyboard: &mut Keyboard) -> Result<(), Stop> {
        if self.private && self.before != Some(seat) {
            self.hand_over(seat, table, keyboard)?;
        }
        let (viewer, entries) = (Viewer::Seat(seat), table.game().entries());
        // Fewer if a move was taken back.
        let news = self.told[seat.index()] != entries;
        self.told.iter_mut().for_each(|told| *told = entries.min(*told));
        if news || self.before != Some(seat) {
            self.tell_news(seat, table)?;
            let shown = table.game().show(viewer, &table.names, &table.language);
            writeln!(io::stdout(), "\n{shown}\n{}", request(seat, table))?;
        }
        self.before = Some(seat);
        Ok(())
    }

    fn hand_over(&self, seat: Seat, table: &LocalTable, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let mut out = io::stdout();
        if keyboard.live {
            // The first player may still be reading the greeting.
            if self.before.is_some() {
                write!(out, "{CLEAR}")?;
            }
            keyboard.ask(&table.say(&wording::pass_screen_enter(seat)))?;
            write!(out, "{CLEAR}")?;
        } else {
            writeln!(out, "\n{}", table.say(&wording::pass_screen(seat)))?;
        }
        Ok(())
    }

    fn tell_news(&mut self, seat: Seat, table: &LocalTable) -> Result<(), Stop> {
        let entries = table.game().entries();
        tell(table, self.told[seat.index()] + 1..=entries, Viewer::Seat(seat))?;
        // On a screen without secrets, everyone has read it.
        let readers = if self.private { SeatSet::only(seat) } else { self.people };
        readers.iter().for_each(|reader| self.told[reader.index()] = entries);
        Ok(())
    }

    /// Tells everyone how the game ended.
    pub(super) fn close(&self, table: &LocalTable) -> Result<(), Stop> {
        let viewer = match self.people.iter().next() {
            Some(seat) if !self.private => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        // Starts where the least informed person left off; by now all of it is public.
        let told = self.people.iter().map(|seat| self.told[seat.index()]).min().unwrap_or(0);
        tell(table, told + 1..=table.game().entries(), viewer)?;
        writeln!(io::stdout(), "\n{}", table.game().show(viewer, &table.names, &table.language))?;
        Ok(())
    }
}

/// The entry of a seat's last action; 0 if it has not acted.
fn last_action(record: &Record, seat: Seat) -> usize {
    let acted = |input: &Input<String, String>| matches!(input, Input::Act { seat: who, .. } if *who == seat);
    record.entries.iter().rposition(|entry| acted(&entry.input)).map_or(0, |index| index + 1)
}

/// Tells a viewer about entries, as far as they may know.
pub(super) fn tell(table: &LocalTable, entries: impl IntoIterator<Item = usize>, viewer: Viewer) -> Result<(), Stop> {
    let mut out = io::stdout();
    for told in entries.into_iter().flat_map(|entry| table.game().tell(entry, viewer)) {
        writeln!(out, "{}", table.language.tell_all(&told, &table.names))?;
    }
    Ok(())
}

/// The request to a person, with the others who can act and the time left.
fn request(seat: Seat, table: &LocalTable) -> String {
    let wait = table.game().wait();
    let mine =
        |manner: Manner| wait.windows().iter().any(|window| window.manner == manner && window.seats.contains(seat));
    let mut sentences = vec![match (mine(Manner::Turn), mine(Manner::Open)) {
        (true, true) => wording::your_turn_or_object(seat),
        (true, false) => wording::your_turn(seat),
        (false, true) => wording::may_object(seat),
        (false, false) if table.volunteers().contains(seat) => wording::volunteer(seat),
        (false, false) => wording::in_secret(seat),
    }];
    // Bots answer at once, so nobody has to wait for them.
    let bots = table.game().seating().everyone().minus(table.people());
    let others = wait.asked().without(seat).minus(bots);
    if !others.is_empty() {
        sentences.push(wording::also_waiting(others));
    }
    sentences.extend(table.volunteers().without(seat).iter().map(wording::can_act_too));
    sentences.extend(clocks(seat, table));
    table.language.tell_all(&sentences, &table.names)
}

/// The time left in each window for a seat, and in the whole game.
pub(super) fn clocks(seat: Seat, table: &LocalTable) -> Vec<Message> {
    let windows = table.game().wait().windows().iter();
    let mine = windows.filter(|window| window.seats.is_empty() || window.seats.contains(seat));
    mine.filter_map(|window| time_left(window, table)).collect()
}

fn time_left(window: &Window, table: &LocalTable) -> Option<Message> {
    let seconds = table.time_left(window)?.as_millis().div_ceil(1000);
    let time = table.language.duration(u32::try_from(seconds).unwrap_or(u32::MAX));
    Some(match window.manner {
        _ if window.seats.is_empty() => wording::game_time_left(time),
        Manner::Open => wording::time_to_object(time),
        Manner::Turn | Manner::Sealed => wording::time_left(time),
    })
}
