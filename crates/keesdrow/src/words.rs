use crate::{
    BadWord, Keesdrow, KeesdrowAction, KeesdrowEvent, KeesdrowRefusal, KeesdrowState, KeesdrowView, RefereeRefusal,
    Turn, Variant, event::OF_WORDS,
};
use kee_game::{Brought, Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, Unreadable, Voice};

impl InWords for Keesdrow {
    const TITLE: &'static str = "Keesdrow";
    const SUMMARY: &'static str =
        "Walk words through a maze of letters. Each letter works three times and scores more every time.";
    const FINDING: bool = true;

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] =
        &[KeesdrowEvent::SENTENCES, OF_WORDS, crate::understanding::TYPED];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[KeesdrowRefusal::SENTENCES, RefereeRefusal::SENTENCES];

    fn show(&self, view: &KeesdrowView, names: &Names) -> String {
        self.shown(view, names)
    }

    fn tell(notice: &KeesdrowEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn brought(&self, notice: &KeesdrowEvent) -> Option<Brought> {
        match notice {
            KeesdrowEvent::Played(seat, played) => {
                Some(Brought { seat: *seat, points: i64::from(played.counts), words: vec![played.word.to_string()] })
            }
            KeesdrowEvent::Passed(seat) | KeesdrowEvent::TimeUp(seat) | KeesdrowEvent::WrongWord(seat, _) => {
                Some(Brought::nothing(*seat))
            }
            _ => None,
        }
    }

    fn explain(&self, view: &KeesdrowView, _: &dyn Voice) -> String {
        let mut lines = Vec::new();
        if view.pending.as_ref().is_some_and(|turn| view.seat.is_some_and(|seat| turn.challengers.contains(seat))) {
            let options = self.options();
            lines.push(match (options.variant, options.turn, options.bad_word) {
                (Variant::FourScore, ..) => "challenge     challenge the last word: if it’s invalid, the turn wins nothing",
                (_, Turn::Spree, BadWord::Word) => {
                    "challenge     challenge the last word: it scores double if it’s valid and nothing if it isn’t"
                }
                _ => "challenge     challenge the last word: it scores double if it’s valid; if not, the turn scores nothing",
            });
            if options.turn == Turn::Spree {
                lines.push("challenge 2   challenge the second word of the turn");
            }
            lines.push("let           let the turn stand");
        }
        if view.turn.is_some() && view.turn == view.seat {
            lines.push("WORD          play a word along the walk that scores most");
            lines.push("WORD WALK     play it along your own walk, as in CAT a1-b1-c1; a walk alone is enough");
            lines.push(match self.options().turn {
                Turn::Single => "pass          play no word this turn",
                Turn::Spree => "pass          end your turn",
            });
            lines.push(
                "A walk goes from letter to letter in any direction: a1 is the top left, b1 right of it, a2 below it.",
            );
            lines.push(
                "A digit says how often a letter has been used. Every use scores more, and after three it is used up.",
            );
        }
        lines.join("\n")
    }

    fn understand(&self, view: &KeesdrowView, _: Seat, typed: &str) -> Result<KeesdrowAction, Refusal> {
        self.read_typed(view, typed)
    }

    fn hint(&self, view: &KeesdrowView, asked: &str) -> Result<String, String> {
        self.hinted(view, asked)
    }

    /// Answers only where the table allows it (K6.4).
    fn look_up(&self, view: &KeesdrowView, word: &str) -> Result<bool, String> {
        if view.may_look_up {
            Ok(self.lexicon().contains(word))
        } else {
            Err("You can’t use the dictionary during play at this table.".to_owned())
        }
    }

    fn position(&self, state: &KeesdrowState) -> String {
        self.write_position(state)
    }

    fn set_up(&self, position: &str) -> Result<KeesdrowState, Unreadable> {
        self.read_position(position)
    }

    fn seats_in(position: &str) -> Option<usize> {
        position.split(' ').nth(3).map(|scores| scores.split('/').count())
    }
}
