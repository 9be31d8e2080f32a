use super::{table::Table, waiting::why_we_wait};
use crate::{keyboard::Keyboard, stop::Stop};
use kee_game::{Input, Record, Seat, SeatSet, Viewer};
use std::io::{self, Write};

/// What has been shown to whom. People who share a screen are told what happened since they last looked, and if
/// there is anything to hide, the screen is cleared before it changes hands.
pub(super) struct Screen {
    /// The last entry each seat was told of.
    told: Vec<usize>,
    people: SeatSet,
    /// Whether those who share the screen must not see each other's views.
    private: bool,
    /// Who sits in front of it.
    before: Option<Seat>,
}

/// Clears the screen and what can be scrolled back to, and goes to the top.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

impl Screen {
    /// A screen in front of which nobody sits yet. In a game that goes on, everyone knows what happened up to their own
    /// last action.
    pub(super) fn new(table: &Table) -> Self {
        let people = table.people();
        let record = table.game.record(&table.header, &table.seed);
        let told = table.game.seating().seats().map(|seat| last_action(&record, seat)).collect();
        Self { told, people, private: table.about.hidden && people.len() > 1, before: None }
    }

    /// Turns to a person who is asked: hands the screen over, tells the news and shows the board.
    pub(super) fn turn_to(&mut self, seat: Seat, table: &Table, keyboard: &mut Keyboard) -> Result<(), Stop> {
        if self.private && self.before != Some(seat) {
            self.hand_over(&table.names.of(seat), keyboard)?;
        }
        let viewer = Viewer::Seat(seat);
        let news = self.told[seat.index()] < table.game.entries();
        if news || self.before != Some(seat) {
            self.tell_news(seat, table)?;
            writeln!(io::stdout(), "\n{}\n{}", table.game.show(viewer, &table.names), why_we_wait(seat, table))?;
        }
        self.before = Some(seat);
        Ok(())
    }

    fn hand_over(&self, name: &str, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let mut out = io::stdout();
        if keyboard.live {
            // The first one may still read the greeting.
            if self.before.is_some() {
                write!(out, "{CLEAR}")?;
            }
            keyboard.ask(&format!("Pass to {name}, and {name} presses Enter"))?;
            write!(out, "{CLEAR}")?;
        } else {
            writeln!(out, "\nPass to {name}.")?;
        }
        Ok(())
    }

    fn tell_news(&mut self, seat: Seat, table: &Table) -> Result<(), Stop> {
        let entries = table.game.entries();
        tell(table, self.told[seat.index()] + 1..=entries, Viewer::Seat(seat))?;
        // On a screen without secrets everyone has read it.
        let readers = if self.private { SeatSet::only(seat) } else { self.people };
        readers.iter().for_each(|reader| self.told[reader.index()] = entries);
        Ok(())
    }

    /// Tells everyone how it ended.
    pub(super) fn close(&self, table: &Table) -> Result<(), Stop> {
        let viewer = match self.people.iter().next() {
            Some(seat) if !self.private => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        // Whoever was told least has most to hear; that is public for all.
        let told = self.people.iter().map(|seat| self.told[seat.index()]).min().unwrap_or(0);
        tell(table, told + 1..=table.game.entries(), viewer)?;
        writeln!(io::stdout(), "\n{}", table.game.show(viewer, &table.names))?;
        Ok(())
    }
}

/// The entry in which a seat acted last; 0 if it never has.
fn last_action(record: &Record, seat: Seat) -> usize {
    let acted = |input: &Input<String, String>| matches!(input, Input::Act { seat: who, .. } if *who == seat);
    record.entries.iter().rposition(|entry| acted(&entry.input)).map_or(0, |index| index + 1)
}

/// Tells what a viewer may know of some entries.
pub(super) fn tell(table: &Table, entries: impl IntoIterator<Item = usize>, viewer: Viewer) -> Result<(), Stop> {
    let mut out = io::stdout();
    for sentence in entries.into_iter().flat_map(|entry| table.game.tell(entry, viewer, &table.names)) {
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}
