use crate::{
    BoardChoice, Judge, Keyword, KeywordAction, KeywordNotice, KeywordState, KeywordView, PendingPlayView, RackColour,
    Word, answering::ANSWERS, hinting::HINTS, showing::SHOWN, telling,
};
use kee_game::{
    FirstDraw, Game, InWords, Locales, Message, Names, Question, Refusal, Seat, Sentence, TurnScore, Unreadable, Voice,
};

kee_game::messages! {
    /// Help on what can be typed.
    FORMS;
    type_challenge() = "keyword-type-challenge";
    type_let() = "keyword-type-let";
    type_withdraw() = "keyword-type-withdraw";
    type_across() = "keyword-type-across";
    type_down() = "keyword-type-down";
    type_word() = "keyword-type-word";
    type_exchange() = "keyword-type-exchange";
    type_pass() = "keyword-type-pass";
    about_spelling() = "keyword-type-about-spelling";
    about_board() = "keyword-type-about-board";
    about_reconstruction() = "keyword-type-about-reconstruction";
    no_look_up() = "keyword-no-look-up";
}

impl InWords for Keyword {
    const TITLE: &'static str = "Keyword";
    const SUMMARY: &'static str =
        "A crossword in four colours: every square scores, and the keys of your own colour score most.";
    const MINUTES: u16 = 30;
    const FINDING: bool = true;
    const LOTS: &'static [&'static str] = &["colour", "turn"];

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const LESSONS: Locales = &[("en", include_str!("../lessons/en.md")), ("nl", include_str!("../lessons/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] =
        &[telling::SENTENCES, crate::understanding::TYPED, FORMS, SHOWN, HINTS, ANSWERS];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[crate::KeywordRefusal::SENTENCES, kee_grid::Misfit::SENTENCES];

    const QUESTIONS: &'static [Question<'static>] =
        &[Question::Score, Question::Hand, Question::Board, Question::Square("c4"), Question::Row("4")];

    fn show(&self, view: &KeywordView, names: &Names, voice: &dyn Voice) -> String {
        self.shown(view, names, voice)
    }

    fn answer(&self, view: &KeywordView, question: Question<'_>) -> Vec<Message> {
        self.answered(view, question)
    }

    fn tell(notice: &KeywordNotice, _: usize) -> Vec<Message> {
        telling::tell(notice)
    }

    fn lot(&self, view: &KeywordView, name: &str) -> Vec<String> {
        match name {
            "colour" => view.colours.iter().map(RackColour::to_string).collect(),
            _ => self.turn_order(view),
        }
    }

    fn turn_score(&self, notice: &KeywordNotice) -> Option<TurnScore> {
        match notice {
            // A play that can be challenged scores only once it stands (W5.1, W7.2).
            KeywordNotice::Played(_) if self.is_pointed_at() => None,
            KeywordNotice::Played(played) | KeywordNotice::Stood(played) => {
                let words = played.words.iter().map(Word::to_string).collect();
                Some(TurnScore { seat: played.seat, points: i64::from(played.score), words })
            }
            KeywordNotice::Passed(seat) | KeywordNotice::Exchanged(seat, ..) | KeywordNotice::TimeUp(seat) => {
                Some(TurnScore::nothing(*seat))
            }
            _ => None,
        }
    }

    fn first_draws(&self, view: &KeywordView) -> Vec<FirstDraw> {
        view.draws.clone()
    }

    fn explain(&self, view: &KeywordView) -> Vec<Message> {
        let mut lines = Vec::new();
        let can_point = |seat| view.pending.as_ref().is_some_and(|pending| pending.pointers.contains(seat));
        if view.seat.is_some_and(can_point) {
            lines.extend([type_challenge(), type_let()]);
        }
        let own = |pending: &&PendingPlayView| pending.withdrawable && Some(pending.played.seat) == view.seat;
        if view.pending.as_ref().filter(own).is_some() {
            lines.push(type_withdraw());
        }
        if view.turn.is_some() && view.turn == view.seat {
            lines.extend([type_across(), type_down(), type_word(), type_exchange()]);
            if !view.must_play {
                lines.push(type_pass());
            }
            lines.extend([about_spelling(), about_board()]);
        }
        if self.options().board == BoardChoice::Reconstruction {
            lines.push(about_reconstruction());
        }
        lines
    }

    fn understand(&self, view: &KeywordView, _: Seat, typed: &str) -> Result<KeywordAction, Refusal> {
        self.read_typed(view, typed)
    }

    fn hint(&self, view: &KeywordView, asked: &str) -> Result<Message, Message> {
        self.hinted(view, asked)
    }

    /// W5.5: with a referee a bad word costs nothing, so everyone may ask beforehand; otherwise the dictionary is only used
    /// for challenges.
    fn look_up(&self, _: &KeywordView, word: &str) -> Result<bool, Message> {
        match self.options().judge {
            Judge::Referee => Ok(self.lexicon().contains(word)),
            Judge::Table => Err(no_look_up()),
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
