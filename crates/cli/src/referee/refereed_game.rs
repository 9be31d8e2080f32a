use super::{
    command::{self, RefereeCommand},
    kept_game::KeptGame,
    walk_choice::choose,
};
use crate::{
    keyboard::Keyboard,
    output::{display_names, shell_word, write_places},
    stop::Stop,
};
use kee_game::{Game, InWords, Input, Names, Refusal, Seat, Viewer, excerpt};
use kee_games::english;
use keesdrow::{Keesdrow, KeesdrowEvent, Referee, RefereeInput};
use std::{
    fs::OpenOptions,
    io::{self, Write},
};

/// A refereed game. Every line is on disk before it is answered.
pub(super) struct RefereedGame {
    referee: Referee,
    kept: KeptGame,
    names: Names,
}

impl RefereedGame {
    pub(super) fn new(referee: Referee, kept: KeptGame) -> Self {
        let names = display_names(referee.header());
        Self { referee, kept, names }
    }

    /// Reads lines until the input ends.
    pub(super) fn run(mut self, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let mut out = io::stdout();
        writeln!(out, "Saved in {}", self.kept.path.display())?;
        writeln!(out, "Type each word as it is played, or ? for help.")?;
        self.board()?;
        loop {
            let Some(line) = keyboard.ask(&self.prompt())? else { return self.stop() };
            match RefereeCommand::read(&line) {
                RefereeCommand::Quit => return self.stop(),
                RefereeCommand::Nothing if self.is_over() => return self.stop(),
                RefereeCommand::Nothing => writeln!(out, "Type ? for help.")?,
                RefereeCommand::Help => self.help()?,
                RefereeCommand::Board => self.board()?,
                RefereeCommand::Scores => self.scores()?,
                RefereeCommand::Log => self.log()?,
                RefereeCommand::Look(word) => self.look(word)?,
                RefereeCommand::Save(file) => self.copy(file)?,
                RefereeCommand::Game(line) => self.hear(line, keyboard)?,
            }
        }
    }

    fn is_over(&self) -> bool {
        self.referee.game().wait().outcome().is_some()
    }

    fn prompt(&self) -> String {
        match self.referee.on_turn() {
            _ if self.is_over() => "The game is over; press Enter to finish, or type undo".to_owned(),
            _ if self.referee.who_begins_is_open() => "Who goes first".to_owned(),
            Some(seat) => self.names.of(seat),
            None => "Challenge? Type challenge NAME, or stands".to_owned(),
        }
    }

    fn seats(&self) -> usize {
        self.referee.header().players.len()
    }

    /// Takes a line about the game: applies, saves and answers it, or refuses it in one sentence.
    fn hear(&mut self, line: &str, keyboard: &mut Keyboard) -> Result<(), Stop> {
        let before = self.referee.ground().board.clone();
        let taken = match self.input(line, keyboard)? {
            Ok(None) => return Ok(()),
            Ok(Some(input)) => self.referee.obey(input),
            Err(why) => Err(why),
        };
        let mut out = io::stdout();
        match taken {
            Err(why) => writeln!(out, "{}", english().refusal(&why, &self.names))?,
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

    /// Reads a line, and asks which walk is meant. `None` means that the line is taken back.
    fn input(&self, line: &str, keyboard: &mut Keyboard) -> Result<Result<Option<RefereeInput>, Refusal>, Stop> {
        if self.referee.who_begins_is_open() && !line.eq_ignore_ascii_case("undo") {
            let seat = RefereeInput::seat_called(line, &self.names, self.seats());
            return Ok(seat.map(|seat| Some(RefereeInput::Begins(seat))).map_err(Refusal::from));
        }
        let word = match RefereeInput::read(line, &self.names, self.seats()) {
            Ok(RefereeInput::Word(word)) => word,
            other => return Ok(other.map(Some).map_err(Refusal::from)),
        };
        match self.referee.walks(&word) {
            Err(no) => Ok(Err(no)),
            Ok(walks) => {
                let walk = choose(&word, walks, keyboard)?;
                Ok(Ok(walk.map(|walk| RefereeInput::Walked(Some(word), walk))))
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
            writeln!(out, "{}", english().tell_all(&told, &self.names))?;
        }
        Ok(())
    }

    fn board(&self) -> Result<(), Stop> {
        let game = self.referee.game();
        writeln!(io::stdout(), "{}", game.rules().show(&game.view(Viewer::Spectator), &self.names, english()))?;
        Ok(())
    }

    /// Prints the standings if the game is over, else the scores of seats and teams.
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
            writeln!(out, "{:>3}  {} (undone)", undone.number, told(&undone.entry.input))?;
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
            Err(why) => english().tell(&why, &self.names),
        };
        writeln!(io::stdout(), "{answer}")?;
        Ok(())
    }

    /// Writes a copy of the record, but never over a file.
    fn copy(&self, file: Option<&str>) -> Result<(), Stop> {
        let mut out = io::stdout();
        let Some(file) = file else {
            writeln!(out, "Already saved in {}. To write a copy, type save FILE.", self.kept.path.display())?;
            return Ok(());
        };
        let opened = OpenOptions::new().write(true).create_new(true).open(file);
        let written = opened.and_then(|mut copy| copy.write_all(self.referee.record().to_text().as_bytes()));
        match written {
            Ok(()) => writeln!(out, "Copied to {file}.")?,
            Err(error) => writeln!(out, "Could not write {file}: {error}.")?,
        }
        Ok(())
    }

    fn help(&self) -> Result<(), Stop> {
        let mut out = io::stdout();
        for line in RefereeInput::HELP.lines().chain(command::HELP.lines()) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    fn stop(&self) -> Result<(), Stop> {
        let file = shell_word(&self.kept.path);
        let next = if self.is_over() {
            format!("See the best plays: kee review {file}")
        } else {
            format!("Goodbye. Continue with: kee referee keesdrow --resume {file}")
        };
        writeln!(io::stdout(), "{next}")?;
        Ok(())
    }
}
