use crate::{Decline, FirstDraw, Game, Message, Question, Refusal, Seat, Seating, Sentence, TurnScore, Unreadable};

/// The names of the players, by seat, and which of them reads the sentences they are in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    names: Vec<String>,
    reader: Option<Seat>,
}

impl Names {
    /// Names in seat order.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), reader: None }
    }

    /// The letters of the seats as names.
    pub fn letters(seating: &Seating) -> Self {
        Self::new(seating.seats().map(|seat| seat.to_string()))
    }

    /// The same names in sentences for this player, who is addressed: "You pass."
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Self {
        Self { reader, ..self }
    }

    /// The player who is addressed.
    pub fn reader(&self) -> Option<Seat> {
        self.reader
    }

    /// The name of a seat; its letter if it has none.
    pub fn of(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The number of names.
    pub fn count(&self) -> usize {
        self.names.len()
    }
}

/// Fluent files, each with the tag of its language. English comes first.
pub type Locales = &'static [(&'static str, &'static str)];

/// A language, for texts of a game that mix sentences with a picture of the board.
pub trait Voice {
    /// A message as a sentence.
    fn tell(&self, message: &Message, names: &Names) -> String;
}

/// The texts of a game: how it is shown, told and typed. The terminal, the browser's command bar, screen readers, tests
/// and bug reports all use them.
///
/// They are made from views, so that no text can tell more than its reader may see.
pub trait InWords: Game {
    /// The name as people write it.
    const TITLE: &'static str;
    /// The game in one sentence.
    const SUMMARY: &'static str;
    /// The approximate length of a game in minutes, the least that its rule sheet says.
    const MINUTES: u16;

    /// Whether the game is about finding a play, as in word games. Then help does not list the actions.
    const FINDING: bool = false;

    /// The things drawn by lot for each seat, by name: `colour`, `turn`. Statistics of many games use them.
    const LOTS: &'static [&'static str] = &[];

    /// Its sentences, in every language.
    const LOCALES: Locales;

    /// Its rule sheets for players ([`crate::sheet_parts`]), in the order of [`InWords::LOCALES`]; none for a practice game.
    const SHEETS: Locales = &[];

    /// Its lessons on the board ([`crate::lesson_steps`]), in the order of [`InWords::LOCALES`]; none for a practice game.
    const LESSONS: Locales = &[];

    /// The sentences of its messages.
    const SENTENCES: &'static [&'static [Sentence]];

    /// The sentences of what can be wrong with a table.
    const PROBLEMS: &'static [Sentence] = &[];

    /// The sentences of its refusals, by their codes.
    const REFUSALS: &'static [&'static [Sentence]];

    /// The questions that [`InWords::answer`] knows, with a square or row as an example where one belongs to it.
    const QUESTIONS: &'static [Question<'static>] = &[Question::Score];

    /// The board, hand and scores of a view as lines of text.
    fn show(&self, view: &Self::View, names: &Names, voice: &dyn Voice) -> String;

    /// The answer to a question, in sentences; none if this game has no answer to it.
    fn answer(&self, view: &Self::View, question: Question<'_>) -> Vec<Message> {
        if question == Question::Score { Message::scores(self, view) } else { Vec::new() }
    }

    /// A notice as messages, a sentence each; none if the board tells it well enough. `seats` is the number of seats.
    fn tell(notice: &Self::Notice, seats: usize) -> Vec<Message>;

    /// The same for one reader, who is told what happened to them: "Bo captures your pawn on 12".
    fn tell_to(reader: Seat, notice: &Self::Notice, seats: usize) -> Vec<Message> {
        let _ = reader;
        Self::tell(notice, seats)
    }

    /// The result of one of [`InWords::LOTS`] for each seat, in seat order; empty before it is drawn.
    fn lot(&self, view: &Self::View, name: &str) -> Vec<String> {
        let _ = (view, name);
        Vec::new()
    }

    /// The score of a turn, if the notice tells of one. Only needed by games that can be played alone, whose turns are
    /// compared with those of others who had the same deal.
    fn turn_score(&self, notice: &Self::Notice) -> Option<TurnScore> {
        let _ = notice;
        None
    }

    /// The letters drawn for the first turn, from a view, in order; empty in games without such a draw.
    fn first_draws(&self, view: &Self::View) -> Vec<FirstDraw> {
        let _ = view;
        Vec::new()
    }

    /// Help on what the viewer can type now. A sentence of two lines says what to type, then what it does; a sentence of
    /// one line is a remark.
    fn explain(&self, view: &Self::View) -> Vec<Message>;

    /// Reads what a person typed at this seat: the strict text form, or anything that is clear from the view.
    fn understand(&self, view: &Self::View, seat: Seat, typed: &str) -> Result<Self::Action, Refusal> {
        let _ = (view, seat);
        typed.trim().parse().map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal())
    }

    /// Whether something is a word, if the game has a dictionary and this table lets the viewer consult it during
    /// play; otherwise a sentence that says why not.
    fn look_up(&self, view: &Self::View, word: &str) -> Result<bool, Message> {
        let _ = (view, word);
        Err(Message::no_dictionary())
    }

    /// A hint for a player who is stuck; `asked` is the kind, empty for the default. If there is no hint, a sentence that
    /// says so, or which kinds there are.
    fn hint(&self, view: &Self::View, asked: &str) -> Result<Message, Message> {
        let _ = (view, asked);
        Err(Message::no_hints())
    }

    /// The position as one line of text, for `kee legal` and `kee perft`. It shows all hands, so players of a running
    /// game may not see it.
    fn position(&self, state: &Self::State) -> String;

    /// Sets up a position. Anything the text leaves out is as at the start of a game.
    fn set_up(&self, position: &str) -> Result<Self::State, Unreadable>;

    /// The number of seats in a position text, if it tells.
    fn seats_in(position: &str) -> Option<usize> {
        let _ = position;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plan;

    #[test]
    fn players_without_names_go_by_the_letters_of_their_seats() {
        assert_eq!(Names::new(["Anna", "Bo"]).of(Seat::new(2)), "C");
        assert_eq!(Names::letters(&Plan::alone(2).seating()), Names::new(["A", "B"]));
    }
}
