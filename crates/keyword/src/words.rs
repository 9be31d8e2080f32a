use crate::{
    BoardChoice, Colour, Judge, Keyword, KeywordAction, KeywordNotice, KeywordState, KeywordView, PendingView, Word,
    telling,
};
use kee_game::{
    Brought, FirstDraw, Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, Unreadable, Voice,
};

impl InWords for Keyword {
    const TITLE: &'static str = "Keyword";
    const SUMMARY: &'static str =
        "A crossword in four colours: every square scores, and the keys of your own colour score most.";
    const FINDING: bool = true;
    const LOTS: &'static [&'static str] = &["colour", "turn"];

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[telling::SENTENCES, crate::understanding::TYPED];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[crate::KeywordRefusal::SENTENCES, kee_grid::Misfit::SENTENCES];

    fn show(&self, view: &KeywordView, names: &Names) -> String {
        self.shown(view, names)
    }

    fn tell(notice: &KeywordNotice, _: usize) -> Vec<Message> {
        telling::tell(notice)
    }

    fn lot(&self, view: &KeywordView, name: &str) -> Vec<String> {
        match name {
            "colour" => view.colours.iter().map(Colour::to_string).collect(),
            _ => self.turn_order(view),
        }
    }

    fn brought(&self, notice: &KeywordNotice) -> Option<Brought> {
        match notice {
            // A play that can be challenged scores only once it stands (W5.1, W7.2).
            KeywordNotice::Played(_) if self.is_pointed_at() => None,
            KeywordNotice::Played(played) | KeywordNotice::Stood(played) => {
                let words = played.words.iter().map(Word::to_string).collect();
                Some(Brought { seat: played.seat, points: i64::from(played.score), words })
            }
            KeywordNotice::Passed(seat) | KeywordNotice::Exchanged(seat, ..) | KeywordNotice::TimeUp(seat) => {
                Some(Brought::nothing(*seat))
            }
            _ => None,
        }
    }

    fn first_draws(&self, view: &KeywordView) -> Vec<FirstDraw> {
        view.draws.clone()
    }

    fn explain(&self, view: &KeywordView, _: &dyn Voice) -> String {
        let mut lines = Vec::new();
        let can_point = |seat| view.pending.as_ref().is_some_and(|pending| pending.pointers.contains(seat));
        if view.seat.is_some_and(can_point) {
            lines.push("challenge  look up the words of the last play; if one is invalid, its player plays again");
            lines.push("let        let the last play stand");
        }
        let own = |pending: &&PendingView| pending.withdrawable && Some(pending.played.seat) == view.seat;
        if view.pending.as_ref().filter(own).is_some() {
            lines.push("withdraw   take your play back and play another, until the next player plays");
        }
        if view.turn.is_some() && view.turn == view.seat {
            lines.push("8D WORD    play a word across, starting in row 8, column d");
            lines.push("D8 WORD    play it down from the same square");
            lines.push("WORD       play it where it scores most");
            lines.push("-ABC       exchange these letters");
            if !view.must_play {
                lines.push("-          pass");
            }
            lines.push("Spell the whole word, with the letters that are already on the board.");
            lines.push("On the board b, r, y and g are blue, red, yellow and green squares, . is grey, and + marks a key square.");
        }
        if self.options().board == BoardChoice::Reconstruction {
            lines.push("The board, its letters and its values are our reconstruction: we don’t have the main rule sheet of 1953.");
        }
        lines.join("\n")
    }

    fn understand(&self, view: &KeywordView, _: Seat, typed: &str) -> Result<KeywordAction, Refusal> {
        self.read_typed(view, typed)
    }

    fn hint(&self, view: &KeywordView, asked: &str) -> Result<String, String> {
        self.hinted(view, asked)
    }

    /// W5.5: with a referee a bad word costs nothing, so everyone may ask beforehand; otherwise the dictionary is only used
    /// for challenges.
    fn look_up(&self, _: &KeywordView, word: &str) -> Result<bool, String> {
        match self.options().judge {
            Judge::Referee => Ok(self.lexicon().contains(word)),
            Judge::Table => Err("At this table the dictionary is only used for challenges.".to_owned()),
        }
    }

    fn position(&self, state: &KeywordState) -> String {
        self.write_position(state)
    }

    fn set_up(&self, position: &str) -> Result<KeywordState, Unreadable> {
        self.read_position(position)
    }

    fn seats_in(position: &str) -> Option<usize> {
        position.split(' ').nth(2).map(|scores| scores.split('/').count())
    }
}
