use crate::{
    Keebble, KeebbleAction, KeebbleEvent, KeebbleRefusal, KeebbleState, KeebbleView, Special, Stage, event::OF_TURNS,
    refusal::FRAUDS,
};
use kee_game::{Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, Unreadable, Voice};

impl InWords for Keebble {
    const TITLE: &'static str = "Keebble";
    const SUMMARY: &'static str = "Words on folded paper. Ask for any letters you like, but everyone is listening.";
    const FINDING: bool = true;

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SHEETS: Locales = &[("en", include_str!("../sheets/en.md")), ("nl", include_str!("../sheets/nl.md"))];
    const SENTENCES: &'static [&'static [Sentence]] =
        &[KeebbleEvent::SENTENCES, OF_TURNS, crate::special::SENTENCES, crate::understanding::TYPED];
    const PROBLEMS: &'static [Sentence] = crate::problems::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[KeebbleRefusal::SENTENCES, FRAUDS, kee_grid::Misfit::SENTENCES];

    fn show(&self, view: &KeebbleView, names: &Names) -> String {
        self.shown(view, names)
    }

    fn tell(notice: &KeebbleEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn explain(&self, view: &KeebbleView, _: &dyn Voice) -> String {
        let asked = view.seat.is_some_and(|seat| view.asked.contains(seat));
        if !asked {
            return String::new();
        }
        let lines: &[&str] = match view.stage {
            Stage::First | Stage::Board | Stage::Lot => &[],
            Stage::Claim => &["claim a4       claim this cell at the edge for your hand; also just `a4`"],
            Stage::Word if self.options().supercells.is_on() && !self.only_words_seen(view) => {
                &[WORD, START, "special c3 DL  make the empty cell c3 a Double Letter instead", PASS]
            }
            Stage::Word => &[WORD, START, PASS],
            Stage::Power => match view.powers.first().map(|power| power.special) {
                Some(Special::Thief) => &["steal B E      take an E from the hand of player B", DONE],
                Some(Special::Destroyer) => &["destroy c3     cross out a cell for the rest of the game", DONE],
                _ => &["place c3=E     put an E from your hand in the empty cell c3", DONE],
            },
            Stage::Ask if view.boons.big_ask => &[
                "ask A E I N R T           ask for up to six letters",
                "ask A E I N R T keep A E  if your hand has no room for all of them",
            ],
            Stage::Ask => &[
                "ask E R         ask for two letters; also just `E R`",
                "ask E R keep E  if your hand only has room for one",
            ],
            Stage::Answer => &[
                "take E         take one of the letters that were asked for; also just `E`",
                "wall c3|c4     draw a wall between c3 and c4 instead",
            ],
        };
        lines.join("\n")
    }

    fn understand(&self, view: &KeebbleView, seat: Seat, typed: &str) -> Result<KeebbleAction, Refusal> {
        self.read_typed(view, seat, typed)
    }

    fn hint(&self, view: &KeebbleView, asked: &str) -> Result<String, String> {
        self.hinted(view, asked)
    }

    /// Tells anyone, since trying a wrong word costs nothing either.
    fn look_up(&self, _: &KeebbleView, word: &str) -> Result<bool, String> {
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

const WORD: &str = "WORD           play a word where it scores most";
const START: &str =
    "8D W(OR)D      play it across from d8, or down with D8; brackets around letters on the board are optional";
const PASS: &str = "pass           play no word this turn";
const DONE: &str = "pass           stop using this cell";
