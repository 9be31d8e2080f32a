use super::{Keebble, KeebbleAction, KeebbleEvent, KeebbleState, KeebbleView, Stage};
use crate::{Special, letters::capital};
use kee_game::{Game, InWords, Locales, Names, Refusal, Seat, Sentence, Unreadable, Voice};

impl InWords for Keebble {
    const TITLE: &'static str = "Keebble";
    const SUMMARY: &'static str = "Scrabble on folded paper: ask for any letters you like, but everyone listens.";
    const FINDING: bool = true;

    const LOCALES: Locales =
        &[("en", include_str!("../../locales/en.ftl")), ("nl", include_str!("../../locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[crate::special::SENTENCES];
    const REFUSALS: &'static [&'static [Sentence]] = &[super::refusal::REFUSALS, kee_grid::MISFITS];

    fn show(&self, view: &KeebbleView, names: &Names) -> String {
        self.shown(view, names)
    }

    fn tell(&self, notice: &KeebbleEvent, names: &Names) -> String {
        let of = |seat: &Seat| names.of(*seat);
        match notice {
            KeebbleEvent::First(seat) => format!("{} is first.", of(seat)),
            KeebbleEvent::Generated(seed) => format!("This is board {seed}."),
            KeebbleEvent::Claimed(seat, square) => format!("{} has the cell {square} for the hand.", of(seat)),
            KeebbleEvent::Played(seat, played) => format!("{} plays {}", of(seat), self.told_word(played)),
            KeebbleEvent::Made(seat, square, special) => {
                format!("{} makes {square} a {}.", of(seat), special.name())
            }
            KeebbleEvent::Passed(seat) => format!("{} passes.", of(seat)),
            KeebbleEvent::TimeUp(seat) => format!("The time of {} is up.", of(seat)),
            KeebbleEvent::Acts(seat, square, special) => {
                format!("{} on {square} for {}: {}.", special.name(), of(seat), special.meaning())
            }
            KeebbleEvent::Garbage(square, letter) => {
                format!("Garbage on {square}: everyone loses every {}.", capital(*letter))
            }
            KeebbleEvent::Stole(seat, from, letter) => {
                format!("{} takes {} from {}.", of(seat), capital(*letter), of(from))
            }
            KeebbleEvent::CrossedOut(seat, square) => format!("{} crosses out {square}.", of(seat)),
            KeebbleEvent::Placed(seat, square, letter) => {
                format!("{} places {} on {square}.", of(seat), capital(*letter))
            }
            KeebbleEvent::Called(seat, letters, kept) if letters == kept => {
                format!("{} calls {}.", of(seat), letters.spaced())
            }
            KeebbleEvent::Called(seat, letters, kept) => {
                format!("{} calls {} and keeps {}.", of(seat), letters.spaced(), kept.spaced())
            }
            KeebbleEvent::Answered(seat) => format!("{} has answered.", of(seat)),
            KeebbleEvent::Took(seat, letter) => format!("{} takes {}.", of(seat), capital(*letter)),
            KeebbleEvent::Walled(seat, border) => format!("{} places a wall at {border}.", of(seat)),
            KeebbleEvent::Endgame => "The endgame begins: turns are only words.".to_owned(),
            KeebbleEvent::Forfeited(seat) => format!("{} forfeits.", of(seat)),
            KeebbleEvent::Left(seat) => format!("{} has left.", of(seat)),
            KeebbleEvent::Awarded(seat, points) => format!("{} is awarded {points} points.", of(seat)),
            KeebbleEvent::Ended(ending) => format!("The game is over: {}.", why(ending)),
        }
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

fn why(ending: &str) -> &'static str {
    match ending {
        "out" => "somebody is out of letters",
        "passed" => "nobody can or will play another word",
        "idle" => "a whole round has changed nothing",
        "time_up" => "the time is up",
        "left" => "nobody is left to play against",
        _ => "the steward has ended it",
    }
}
