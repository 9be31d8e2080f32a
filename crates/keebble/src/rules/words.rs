use super::{Keebble, KeebbleAction, KeebbleEvent, KeebbleState, KeebbleView, Stage, telling};
use crate::Special;
use kee_game::{Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, Unreadable, Voice};

impl InWords for Keebble {
    const TITLE: &'static str = "Keebble";
    const SUMMARY: &'static str = "Scrabble on folded paper: ask for any letters you like, but everyone listens.";
    const FINDING: bool = true;

    const LOCALES: Locales =
        &[("en", include_str!("../../locales/en.ftl")), ("nl", include_str!("../../locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[telling::SENTENCES, crate::special::SENTENCES];
    const REFUSALS: &'static [&'static [Sentence]] = &[super::refusal::REFUSALS, kee_grid::MISFITS];

    fn show(&self, view: &KeebbleView, names: &Names) -> String {
        self.shown(view, names)
    }

    fn tell(notice: &KeebbleEvent, _: usize) -> Vec<Message> {
        vec![telling::tell(notice)]
    }

    fn explain(&self, view: &KeebbleView, _: &dyn Voice) -> String {
        let asked = view.seat.is_some_and(|seat| view.asked.contains(seat));
        if !asked {
            return String::new();
        }
        let lines: &[&str] = match view.stage {
            Stage::First | Stage::Board | Stage::Lot => &[],
            Stage::Claim => &["claim a4       write your hand in this cell at the edge; the cell alone will do"],
            Stage::Word if self.options().supercells.is_on() && !self.only_words_seen(view) => {
                &[WORD, START, "special c3 DL  make an empty cell special instead, here a Double Letter", PASS]
            }
            Stage::Word => &[WORD, START, PASS],
            Stage::Power => match view.powers.first().map(|power| power.special) {
                Some(Special::Thief) => &["steal B E      take a letter from another hand", DONE],
                Some(Special::Destroyer) => &["destroy c3     cross out a cell for the rest of the game", DONE],
                _ => &["place c3=E     place a letter of your hand in an empty cell", DONE],
            },
            Stage::Ask if view.boons.big_ask => &[
                "ask A E I N R T           call up to six letters",
                "ask A E I N R T keep A E  if not all fit in your hand",
            ],
            Stage::Ask => &["ask E R        call two letters", "ask E R keep E  if only one fits in your hand"],
            Stage::Answer => {
                &["take E         take one of the letters that were called", "wall c3|c4     place a wall instead"]
            }
        };
        lines.join("\n")
    }

    fn understand(&self, view: &KeebbleView, seat: Seat, typed: &str) -> Result<KeebbleAction, Refusal> {
        self.read_typed(view, seat, typed)
    }

    fn hint(&self, view: &KeebbleView, asked: &str) -> Result<String, String> {
        self.hinted(view, asked)
    }

    /// A word that is none is refused and costs nothing, so anyone may as well look it up.
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

const WORD: &str = "WORD           play a word where it brings most";
const START: &str = "8D WORD        play it across from d8; D8 WORD downwards";
const PASS: &str = "pass           play no word";
const DONE: &str = "pass           do no more with this cell";
