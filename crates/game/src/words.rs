use crate::{Brought, Decline, FirstDraw, Game, Message, Refusal, Seat, Seating, Sentence, Unreadable};

/// What people call the players, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// Names in seat order.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }

    /// Everyone called by the letter of their seat.
    pub fn letters(seating: &Seating) -> Self {
        Self(seating.seats().map(|seat| seat.to_string()).collect())
    }

    /// The name of a seat; its letter if it has none.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Names in a row: `Anna, Bo and Cas`.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.of(seat)).collect();
        match names.split_last() {
            None => "nobody".to_owned(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }
}

/// Fluent files, each with the tag of its language. English is the first.
pub type Locales = &'static [(&'static str, &'static str)];

/// Whoever says in a language what a game has no sentences for by itself.
pub trait Voice {
    /// The sentence of a refusal.
    fn say_refusal(&self, refusal: &Refusal) -> String;
}

/// A game in words: how it is shown, told and typed. The terminal, the browser's command bar, screen readers, tests
/// and bug reports all use these texts.
///
/// Everything is made from what the one who reads it may see, so that no text can tell more than a view.
pub trait InWords: Game {
    /// The name as people write it.
    const TITLE: &'static str;
    /// The game in one sentence.
    const SUMMARY: &'static str;

    /// Whether finding something to play is what the game is about, as in word games. Then help does not list the actions.
    const FINDING: bool = false;

    /// What the lots give each seat, by name: `colour`, `turn`. Many games can be compared by it.
    const LOTS: &'static [&'static str] = &[];

    /// What it says, in every language it speaks.
    const LOCALES: Locales;

    /// The sentences of its messages.
    const SENTENCES: &'static [&'static [Sentence]];

    /// The sentences of its refusals, by their codes.
    const REFUSALS: &'static [&'static [Sentence]];

    /// The board, hand and scores of a view as lines of text.
    fn show(&self, view: &Self::View, names: &Names) -> String;

    /// A notice as messages, a sentence each; none if the board tells it well enough. The seats are as many as play.
    fn tell(notice: &Self::Notice, seats: usize) -> Vec<Message>;

    /// What one of [`InWords::LOTS`] has given each seat, in seat order; nothing before it is drawn.
    fn lot(&self, view: &Self::View, name: &str) -> Vec<String> {
        let _ = (view, name);
        Vec::new()
    }

    /// What a turn has brought, if the notice tells of one. Only games that can be played alone need to say it: their turns are
    /// compared with those of others who had the same deal.
    fn brought(&self, notice: &Self::Notice) -> Option<Brought> {
        let _ = notice;
        None
    }

    /// The letters drawn for the first turn, as a view has them, in the order of drawing; nothing where a game has no such draw.
    fn first_draws(&self, view: &Self::View) -> Vec<FirstDraw> {
        let _ = view;
        Vec::new()
    }

    /// What the viewer can type now and what it does, a line each.
    fn explain(&self, view: &Self::View, voice: &dyn Voice) -> String;

    /// Reads what a person typed at this seat. More is understood than the strict text form, where the view makes it
    /// clear what is meant.
    fn understand(&self, view: &Self::View, seat: Seat, typed: &str) -> Result<Self::Action, Refusal> {
        let _ = (view, seat);
        typed.trim().parse().map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal())
    }

    /// Whether something is a word, where the game has a dictionary and this table lets the viewer consult it during
    /// play; else a sentence that says why not.
    fn look_up(&self, view: &Self::View, word: &str) -> Result<bool, String> {
        let _ = (view, word);
        Err("There is no dictionary in this game.".to_owned())
    }

    /// A hint for somebody who is stuck, as a sentence or a few lines; `asked` says what kind, and is empty for the default
    /// one. Where there is none, a sentence that says so, or what can be asked.
    fn hint(&self, view: &Self::View, asked: &str) -> Result<String, String> {
        let _ = (view, asked);
        Err("There are no hints in this game.".to_owned())
    }

    /// The position as one line of text: what `kee legal` and `kee perft` take. It is written with all hands open and
    /// is therefore not for players of a running game.
    fn position(&self, state: &Self::State) -> String;

    /// Sets up a position. What the text does not say is as at the start of a game.
    fn set_up(&self, position: &str) -> Result<Self::State, Unreadable>;

    /// How many seats a position text has, where it tells.
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
    fn names_are_listed_as_one_would_say_them() {
        let names = Names::new(["Anna", "Bo"]);
        assert_eq!(names.list(Seat::first(3)), "Anna, Bo and C");
        assert_eq!(names.list([Seat::new(1)]), "Bo");
        assert_eq!(names.list([]), "nobody");
        assert_eq!(Names::letters(&Plan::alone(2).seating()), Names::new(["A", "B"]));
    }
}
