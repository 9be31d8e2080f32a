use crate::{
    Keebble, KeebbleAction, KeebbleEvent, KeebbleRefusal, KeebbleState, KeebbleView, Special, Stage,
    answering::ANSWERS, event::OF_TURNS, hinting::HINTS, refusal::FRAUDS, showing::SHOWN,
};
use kee_game::{Game, InWords, Locales, Message, Names, Question, Refusal, Seat, Sentence, Unreadable, Voice};

kee_game::messages! {
    /// Help on what can be typed.
    FORMS;
    type_claim() = "keebble-type-claim";
    type_word() = "keebble-type-word";
    type_start() = "keebble-type-start";
    type_special() = "keebble-type-special";
    type_pass() = "keebble-type-pass";
    type_done() = "keebble-type-done";
    type_steal() = "keebble-type-steal";
    type_destroy() = "keebble-type-destroy";
    type_place() = "keebble-type-place";
    type_ask() = "keebble-type-ask";
    type_keep() = "keebble-type-keep";
    type_ask_six() = "keebble-type-ask-six";
    type_keep_six() = "keebble-type-keep-six";
    type_take() = "keebble-type-take";
    type_wall() = "keebble-type-wall";
}

impl InWords for Keebble {
    const TITLE: &'static str = "Keebble";
    const SUMMARY: &'static str = "Words on folded paper. Ask for any letters you like, but everyone is listening.";
    const MINUTES: u16 = 30;
    const FINDING: bool = true;

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const LESSONS: Locales = &[("en", include_str!("../lessons/en.md")), ("nl", include_str!("../lessons/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[
        KeebbleEvent::SENTENCES,
        OF_TURNS,
        crate::special::SENTENCES,
        crate::understanding::TYPED,
        FORMS,
        SHOWN,
        HINTS,
        ANSWERS,
    ];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[KeebbleRefusal::SENTENCES, FRAUDS, kee_grid::Misfit::SENTENCES];

    const QUESTIONS: &'static [Question<'static>] =
        &[Question::Score, Question::Hand, Question::Board, Question::Square("c4"), Question::Row("4")];

    fn show(&self, view: &KeebbleView, names: &Names, voice: &dyn Voice) -> String {
        self.shown(view, names, voice)
    }

    fn answer(&self, view: &KeebbleView, question: Question<'_>) -> Vec<Message> {
        self.answered(view, question)
    }

    fn tell(notice: &KeebbleEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn explain(&self, view: &KeebbleView) -> Vec<Message> {
        let asked = view.seat.is_some_and(|seat| view.asked.contains(seat));
        if !asked {
            return Vec::new();
        }
        match view.stage {
            Stage::First | Stage::Board | Stage::Lot => Vec::new(),
            Stage::Claim => vec![type_claim()],
            Stage::Word if self.options().supercells.is_on() && !self.only_words_seen(view) => {
                vec![type_word(), type_start(), type_special(), type_pass()]
            }
            Stage::Word => vec![type_word(), type_start(), type_pass()],
            Stage::Power => {
                let power = match view.powers.first().map(|power| power.special) {
                    Some(Special::Thief) => type_steal(),
                    Some(Special::Destroyer) => type_destroy(),
                    _ => type_place(),
                };
                vec![power, type_done()]
            }
            Stage::Ask if view.boons.big_ask => vec![type_ask_six(), type_keep_six()],
            Stage::Ask => vec![type_ask(), type_keep()],
            Stage::Answer => vec![type_take(), type_wall()],
        }
    }

    fn understand(&self, view: &KeebbleView, seat: Seat, typed: &str) -> Result<KeebbleAction, Refusal> {
        self.read_typed(view, seat, typed)
    }

    fn hint(&self, view: &KeebbleView, asked: &str) -> Result<Message, Message> {
        self.hinted(view, asked)
    }

    /// Tells anyone, since trying a wrong word costs nothing either.
    fn look_up(&self, _: &KeebbleView, word: &str) -> Result<bool, Message> {
        Ok(self.lexicon().contains(word))
    }

    fn position(&self, state: &KeebbleState) -> String {
        self.write_position(state)
    }

    fn set_up(&self, position: &str) -> Result<KeebbleState, Unreadable> {
        self.read_position(position)
    }

    fn seats_in(position: &str) -> Option<usize> {
        position.split(' ').nth(1).map(|hands| hands.split('/').count())
    }
}
