use super::local_table::LocalTable;
use crate::{keyboard::Keyboard, stop::Stop};
use kee_game::{Input, Manner, Record, Seat, SeatSet, Viewer, Window};
use std::io::{self, Write};

/// What each person has seen. People who share a screen are told what happened since their last turn, and if the game
/// hides anything, the screen is cleared before it changes hands.
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
            self.hand_over(&table.names.of(seat), keyboard)?;
        }
        let viewer = Viewer::Seat(seat);
        let news = self.told[seat.index()] < table.game().entries();
        if news || self.before != Some(seat) {
            self.tell_news(seat, table)?;
            writeln!(io::stdout(), "\n{}\n{}", table.game().show(viewer, &table.names), request(seat, table))?;
        }
        self.before = Some(seat);
        Ok(())
    }

    fn hand_over(&self, name: &str, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let mut out = io::stdout();
        if keyboard.live {
            // The first player may still be reading the greeting.
            if self.before.is_some() {
                write!(out, "{CLEAR}")?;
            }
            keyboard.ask(&format!("Pass the screen to {name}; {name}, press Enter"))?;
            write!(out, "{CLEAR}")?;
        } else {
            writeln!(out, "\nPass the screen to {name}.")?;
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
        writeln!(io::stdout(), "\n{}", table.game().show(viewer, &table.names))?;
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
    for sentence in entries.into_iter().flat_map(|entry| table.game().tell(entry, viewer, &table.names)) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

/// What a person is asked to do, who else is, and how much time is left.
fn request(seat: Seat, table: &LocalTable) -> String {
    let wait = table.game().wait();
    let mine =
        |manner: Manner| wait.windows().iter().any(|window| window.manner == manner && window.seats.contains(seat));
    let name = table.names.of(seat);
    let mut sentences = vec![match (mine(Manner::Turn), mine(Manner::Open)) {
        (true, true) => format!("Your turn, {name}. You can still object to the last move first."),
        (true, false) => format!("Your turn, {name}."),
        (false, true) => format!("{name}, you can object before play continues."),
        (false, false) if table.volunteers().contains(seat) => {
            format!("{name}, press Enter to continue, or type ? to see what you can still do.")
        }
        (false, false) => format!("{name}, choose in secret. All choices are revealed together."),
    }];
    // Bots answer at once, so nobody has to wait for them.
    let bots = table.game().seating().everyone().minus(table.people());
    let others = wait.asked().without(seat).minus(bots);
    if !others.is_empty() {
        sentences.push(format!("Also waiting for {}.", table.names.list(others.iter())));
    }
    let volunteers = table.volunteers().without(seat);
    sentences.extend(volunteers.iter().map(|other| {
        let other = table.names.of(other);
        format!("{other} can still act too: start the line with `{other}`.")
    }));
    let clocked = wait.windows().iter().filter(|window| window.seats.is_empty() || window.seats.contains(seat));
    sentences.extend(clocked.filter_map(|window| time_left(window, table)));
    sentences.join(" ")
}

fn time_left(window: &Window, table: &LocalTable) -> Option<String> {
    let seconds = table.time_left(window)?.as_millis().div_ceil(1000);
    Some(match window.manner {
        _ if window.seats.is_empty() => format!("The game has {seconds} seconds left."),
        Manner::Open => format!("{seconds} seconds left to object."),
        Manner::Turn | Manner::Sealed => format!("{seconds} seconds left."),
    })
}
