use crate::{
    BadWord, Keesdrow, KeesdrowAction, KeesdrowEvent, KeesdrowRefusal, KeesdrowState, KeesdrowView, RefereeRefusal,
    Turn, Variant, answering::ANSWERS, event::OF_WORDS, hinting::HINTS, showing::SHOWN,
};
use kee_game::{
    Game, InWords, Locales, Message, Names, Question, Refusal, Seat, Sentence, TurnScore, Unreadable, Voice,
};

kee_game::messages! {
    /// Help on what can be typed.
    FORMS;
    type_challenge(loss) = "keesdrow-type-challenge";
    type_challenge_two() = "keesdrow-type-challenge-two";
    type_let() = "keesdrow-type-let";
    type_word() = "keesdrow-type-word";
    type_walk() = "keesdrow-type-walk";
    type_pass() = "keesdrow-type-pass";
    type_done() = "keesdrow-type-done";
    about_walks() = "keesdrow-type-about-walks";
    about_uses() = "keesdrow-type-about-uses";
    no_look_up() = "keesdrow-no-look-up";
}

impl InWords for Keesdrow {
    const TITLE: &'static str = "Keesdrow";
    const SUMMARY: &'static str =
        "Walk words through a maze of letters. Each letter works three times and scores more every time.";
    const MINUTES: u16 = 20;
    const FINDING: bool = true;

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const LESSONS: Locales = &[("en", include_str!("../lessons/en.md")), ("nl", include_str!("../lessons/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] =
        &[KeesdrowEvent::SENTENCES, OF_WORDS, crate::understanding::TYPED, FORMS, SHOWN, HINTS, ANSWERS];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[KeesdrowRefusal::SENTENCES, RefereeRefusal::SENTENCES];

    const QUESTIONS: &'static [Question<'static>] =
        &[Question::Score, Question::Board, Question::Square("c4"), Question::Row("4")];

    fn show(&self, view: &KeesdrowView, names: &Names, voice: &dyn Voice) -> String {
        self.shown(view, names, voice)
    }

    fn answer(&self, view: &KeesdrowView, question: Question<'_>) -> Vec<Message> {
        self.answered(view, question)
    }

    fn tell(notice: &KeesdrowEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn turn_score(&self, notice: &KeesdrowEvent) -> Option<TurnScore> {
        match notice {
            KeesdrowEvent::Played(seat, played) => {
                Some(TurnScore { seat: *seat, points: i64::from(played.counts), words: vec![played.word.to_string()] })
            }
            KeesdrowEvent::Passed(seat) | KeesdrowEvent::TimeUp(seat) | KeesdrowEvent::WrongWord(seat, _) => {
                Some(TurnScore::nothing(*seat))
            }
            _ => None,
        }
    }

    fn explain(&self, view: &KeesdrowView) -> Vec<Message> {
        let mut lines = Vec::new();
        let options = self.options();
        if view.pending.as_ref().is_some_and(|turn| view.seat.is_some_and(|seat| turn.challengers.contains(seat))) {
            lines.push(match (options.variant, options.turn, options.bad_word) {
                (Variant::FourScore, ..) => type_challenge("tiles"),
                (_, Turn::Spree, BadWord::Word) => type_challenge("word"),
                _ => type_challenge("turn"),
            });
            if options.turn == Turn::Spree {
                lines.push(type_challenge_two());
            }
            lines.push(type_let());
        }
        if view.turn.is_some() && view.turn == view.seat {
            let pass = if options.turn == Turn::Spree { type_done() } else { type_pass() };
            lines.extend([type_word(), type_walk(), pass, about_walks(), about_uses()]);
        }
        lines
    }

    fn understand(&self, view: &KeesdrowView, _: Seat, typed: &str) -> Result<KeesdrowAction, Refusal> {
        self.read_typed(view, typed)
    }

    fn hint(&self, view: &KeesdrowView, asked: &str) -> Result<Message, Message> {
        self.hinted(view, asked)
    }

    /// Answers only where the table allows it (K6.4).
    fn look_up(&self, view: &KeesdrowView, word: &str) -> Result<bool, Message> {
        if view.may_look_up { Ok(self.lexicon().contains(word)) } else { Err(no_look_up()) }
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
