use crate::{Keyword, KeywordEvent, KeywordNotice, KeywordState, Letters};
use kee_game::{Game, Match, Names, Seat};
use kee_grid::{Coordinate, Placement, PlacementSquare};
use std::fmt::Write;

/// Writes a game of Keyword as GCG, finished or not. Letters that were already on the board are dots, as in other
/// programs. GCG has no lines for challenges, prizes and players who leave, so they are left out.
pub fn write(game: &Match<Keyword>, names: &Names, words: &str) -> String {
    let rules = game.rules();
    let seats: Vec<Seat> = rules.seating().seats().collect();
    let nicks = nicks(names, &seats);
    let mut text = "#character-encoding UTF-8\n".to_owned();
    for (seat, nick) in seats.iter().zip(&nicks) {
        let _ = writeln!(text, "#player{} {nick} {}", seat.index() + 1, names.of(*seat));
    }
    let _ = writeln!(text, "#title Keyword\n#lexicon {words}");
    let mut writer = GcgWriter { text, nicks, totals: vec![0; seats.len()] };
    let mut state = rules.start();
    for entry in game.log() {
        let before = state.clone();
        let events = rules.apply(&mut state, entry.at, &entry.input).expect("the log has been played before");
        events.iter().for_each(|event| writer.event(&before, event));
    }
    writer.text
}

struct GcgWriter {
    text: String,
    nicks: Vec<String>,
    totals: Vec<i64>,
}

impl GcgWriter {
    fn line(&mut self, seat: Seat, done: &str, score: i64) {
        let total = &mut self.totals[seat.index()];
        *total += score;
        let _ = writeln!(self.text, ">{}: {done} {score:+} {total}", self.nicks[seat.index()]);
    }

    fn event(&mut self, before: &KeywordState, event: &KeywordEvent) {
        let rack = |seat: &Seat| before.racks[seat.index()];
        match event {
            KeywordEvent::Drew(..) => {}
            KeywordEvent::Exchanged(seat, back, _) => self.line(*seat, &format!("{} -{back}", rack(seat)), 0),
            KeywordEvent::Public(notice) => match notice {
                KeywordNotice::Played(played) => {
                    let done = format!("{} {}", rack(&played.seat), dotted(&played.placement));
                    self.line(played.seat, &done, i64::from(played.score));
                }
                KeywordNotice::Passed(seat) | KeywordNotice::TimeUp(seat) => {
                    self.line(*seat, &format!("{} -", rack(seat)), 0);
                }
                KeywordNotice::TookBack(seat) => self.withdrawn(before, *seat),
                KeywordNotice::Forfeited(seat) => {
                    if before.pending.as_ref().is_some_and(|pending| pending.played.seat == *seat) {
                        self.withdrawn(before, *seat);
                    }
                    self.line(*seat, &format!("{} -", rack(seat)), 0);
                }
                KeywordNotice::Awarded(seat, points) => {
                    self.line(*seat, &format!("{} (award)", rack(seat)), i64::from(*points));
                }
                KeywordNotice::WentOut(seat, points) => self.line(*seat, "(out)", *points),
                KeywordNotice::KeptLetters(seat, letters, loss) => {
                    self.line(*seat, &format!("{letters} ({letters})"), -loss);
                }
                _ => {}
            },
        }
    }

    /// The rack is the one before the word that is taken back.
    fn withdrawn(&mut self, before: &KeywordState, seat: Seat) {
        let Some(pending) = &before.pending else { return };
        let held = before.racks[seat.index()].iter();
        let lifted = pending.played.placement.new_tiles().map(|(_, tile)| tile.letter());
        let rack: Letters = held.chain(lifted).collect();
        self.line(seat, &format!("{rack} --"), -i64::from(pending.played.score));
    }
}

/// `8D W..D`.
fn dotted(placement: &Placement) -> String {
    let letter = |laid: &PlacementSquare| if laid.is_new() { laid.tile().to_char() } else { '.' };
    let word: String = placement.letters().iter().map(letter).collect();
    format!("{} {word}", Coordinate(placement.start(), placement.direction()))
}

/// Unique names without spaces and colons.
fn nicks(names: &Names, seats: &[Seat]) -> Vec<String> {
    let mut nicks: Vec<String> = Vec::new();
    for seat in seats {
        let mut nick = names.of(*seat).replace(|letter: char| letter.is_whitespace() || letter == ':', "_");
        while nicks.contains(&nick) {
            nick.push('_');
        }
        nicks.push(nick);
    }
    nicks
}
