use super::{
    choose::choose,
    kept::Kept,
    said::{self, Said},
};
use crate::{
    display_names::display_names, keyboard::Keyboard, placed::write_places, shell_word::shell_word, stop::Stop,
};
use kee_game::{Game, InWords, Input, Names, Seat, Viewer, excerpt};
use keesdrow::{Keesdrow, KeesdrowEvent, Referee, Wish};
use std::{
    fs::OpenOptions,
    io::{self, Write},
};

/// Where a game on a real board is kept count of. Whatever is told is on disk before it is answered.
pub(super) struct Room {
    referee: Referee,
    kept: Kept,
    names: Names,
}

impl Room {
    pub(super) fn new(referee: Referee, kept: Kept) -> Self {
        let names = display_names(referee.header());
        Self { referee, kept, names }
    }

    /// Listens until nobody types any more.
    pub(super) fn run(mut self, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let mut out = io::stdout();
        writeln!(out, "The game is kept in {}", self.kept.path.display())?;
        writeln!(out, "Type each word as it is played; ? shows what else can be typed.")?;
        self.board()?;
        loop {
            let Some(line) = keyboard.ask(&self.prompt())? else { return self.stop() };
            match Said::read(&line) {
                Said::Quit => return self.stop(),
                Said::Nothing if self.is_over() => return self.stop(),
                Said::Nothing => writeln!(out, "Type ? to see what can be typed.")?,
                Said::Help => self.help()?,
                Said::Board => self.board()?,
                Said::Scores => self.scores()?,
                Said::Log => self.log()?,
                Said::Look(word) => self.look(word)?,
                Said::Save(file) => self.copy(file)?,
                Said::Game(line) => self.hear(line, keyboard)?,
            }
        }
    }

    fn is_over(&self) -> bool {
        self.referee.game().wait().outcome().is_some()
    }

    fn prompt(&self) -> String {
        match self.referee.on_turn() {
            _ if self.is_over() => "The game is over: Enter ends, undo takes back".to_owned(),
            _ if self.referee.who_begins_is_open() => "Who begins".to_owned(),
            Some(seat) => self.names.of(seat),
            None => "Does it stand? challenge NAME, or stands".to_owned(),
        }
    }

    fn seats(&self) -> usize {
        self.referee.header().players.len()
    }

    /// Something about the game: it is taken, saved and answered, or refused in one sentence.
    fn hear(&mut self, line: &str, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let before = self.referee.ground().board.clone();
        let taken = match self.wish(line, keyboard)? {
            Ok(None) => return Ok(()),
            Ok(Some(wish)) => self.referee.obey(wish).map_err(|no| kee_games::english().refused(no).sentence),
            Err(why) => Err(why),
        };
        let mut out = io::stdout();
        match taken {
            Err(why) => writeln!(out, "{why}")?,
            Ok(events) => {
                self.kept.save(self.referee.record().to_text())?;
                self.tell(&events)?;
                let pegs: Vec<String> = self.referee.pegs_since(&before).iter().map(ToString::to_string).collect();
                if !pegs.is_empty() {
                    writeln!(out, "Pegs: {}.", pegs.join(", "))?;
                }
                self.scores()?;
            }
        }
        Ok(())
    }

    /// What is meant, the walk chosen; none if it was not meant after all.
    fn wish(&self, line: &str, keyboard: &mut Keyboard) -> Result<Result<Option<Wish>, String>, Stop> {
        if self.referee.who_begins_is_open() && !line.eq_ignore_ascii_case("undo") {
            let seat = Wish::seat_called(line, &self.names, self.seats());
            return Ok(seat.map(|seat| Some(Wish::Begins(seat))));
        }
        let word = match Wish::read(line, &self.names, self.seats()) {
            Ok(Wish::Word(word)) => word,
            other => return Ok(other.map(Some)),
        };
        match self.referee.walks(&word) {
            Err(no) => Ok(Err(kee_games::english().refused(no).sentence)),
            Ok(walks) => {
                let walk = choose(&word, walks, keyboard)?;
                Ok(Ok(walk.map(|walk| Wish::Walked(Some(word), walk))))
            }
        }
    }

    fn tell(&self, events: &[KeesdrowEvent]) -> Result<(), Stop> {
        let mut out = io::stdout();
        if events.is_empty() {
            writeln!(out, "Done.")?;
        }
        for event in events {
            let told = Keesdrow::tell(event, self.names.count());
            writeln!(out, "{}", kee_games::english().tell_all(&told, &self.names))?;
        }
        Ok(())
    }

    fn board(&self) -> Result<(), Stop> {
        let game = self.referee.game();
        writeln!(io::stdout(), "{}", game.rules().show(&game.view(Viewer::Spectator), &self.names))?;
        Ok(())
    }

    /// The places once it is over, before that every seat with its score, and teams with theirs.
    fn scores(&self) -> Result<(), Stop> {
        let mut out = io::stdout();
        let game = self.referee.game();
        if let Some(outcome) = game.wait().outcome() {
            write_places(&mut out, outcome, &self.names)?;
            return Ok(());
        }
        let (seating, scores) = (game.rules().seating(), game.view(Viewer::Spectator).scores);
        let seat = |seat: Seat| format!("{} {}", self.names.of(seat), scores[seat.index()]);
        let each: Vec<String> = seating.seats().map(seat).collect();
        write!(out, "{}", each.join(", "))?;
        if !seating.each_alone() {
            let sums = seating.team_sums(&scores);
            let teams: Vec<String> = (1..).zip(sums).map(|(team, sum)| format!("team {team} {sum}")).collect();
            write!(out, "; {}", teams.join(", "))?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn log(&self) -> Result<(), Stop> {
        let mut out = io::stdout();
        let record = self.referee.record();
        let told = |input: &Input<String, String>| match input {
            Input::Act { seat, action } => format!("{} {action}", self.names.of(*seat)),
            other => other.to_string(),
        };
        for (number, entry) in (1..).zip(&record.entries) {
            writeln!(out, "{number:>3}  {}", told(&entry.input))?;
        }
        for undone in &record.undone {
            writeln!(out, "{:>3}  {} was taken back", undone.number, told(&undone.entry.input))?;
        }
        Ok(())
    }

    fn look(&self, word: &str) -> Result<(), Stop> {
        let game = self.referee.game();
        let viewer = self.referee.on_turn().map_or(Viewer::Spectator, Viewer::Seat);
        let word = excerpt(word);
        let answer = match game.rules().look_up(&game.view(viewer), &word.to_lowercase()) {
            Ok(true) => format!("Yes, {word} is a word."),
            Ok(false) => format!("No, {word} is not in the list."),
            Err(why) => why,
        };
        writeln!(io::stdout(), "{answer}")?;
        Ok(())
    }

    /// A copy of the record; a file that is there is left alone.
    fn copy(&self, file: Option<&str>) -> Result<(), Stop> {
        let mut out = io::stdout();
        let Some(file) = file else {
            writeln!(out, "Everything is in {} already; save FILE writes a copy.", self.kept.path.display())?;
            return Ok(());
        };
        let opened = OpenOptions::new().write(true).create_new(true).open(file);
        let written = opened.and_then(|mut copy| copy.write_all(self.referee.record().to_text().as_bytes()));
        match written {
            Ok(()) => writeln!(out, "A copy is in {file}.")?,
            Err(error) => writeln!(out, "{file} cannot be written: {error}")?,
        }
        Ok(())
    }

    fn help(&self) -> Result<(), Stop> {
        let mut out = io::stdout();
        for line in Wish::HELP.lines().chain(said::HELP.lines()) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn stop(&self) -> Result<(), Stop> {
        let file = shell_word(&self.kept.path);
        let next = if self.is_over() {
            format!("Look at what could have been played: kee review {file}")
        } else {
            format!("Good bye. Go on with: kee referee keesdrow --resume {file}")
        };
        writeln!(io::stdout(), "{next}")?;
        Ok(())
    }
}
