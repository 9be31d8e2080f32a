//! A view as lines of text.

use crate::{Answer, Hand, Keebble, KeebbleView, Letters, Played, Stage, TurnSummary};
use kee_game::{Game, Names, Seat};
use kee_grid::Border;
use std::fmt::Write;

impl Keebble {
    pub(crate) fn shown(&self, view: &KeebbleView, names: &Names) -> String {
        let paper = &view.paper;
        let mut text = paper.drawn();
        let walls: Vec<String> = paper.board.walls().map(|wall: Border| wall.to_string()).collect();
        if !walls.is_empty() {
            let _ = write!(text, "\nWalls: {}.", walls.join(", "));
        }
        let specials: Vec<String> =
            paper.specials.iter().map(|(square, special)| format!("{square} {}", special.name())).collect();
        if !specials.is_empty() {
            let _ = write!(text, "\nSpecial cells: {}.", specials.join(", "));
        }
        if let Some(star) = paper.star {
            let _ = write!(text, "\nThe first word has to cover the star on {star}.");
        }
        if let Some(seed) = &view.seed {
            let _ = write!(text, "\nThis is sheet {seed}.");
        }
        let turns = view.before.iter().chain([&view.heard]);
        for line in turns.flat_map(|heard| self.told_turn(heard, names)) {
            let _ = write!(text, "\n{line}");
        }
        if view.endgame {
            text.push_str("\nEndgame: play a word or pass.");
        } else if self.only_words_seen(view) {
            text.push_str("\nNobody has room for another letter: play a word or pass.");
        }
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, names);
        }
        text
    }

    /// The lines that tell what everyone heard in a turn.
    fn told_turn(&self, heard: &TurnSummary, names: &Names) -> Vec<String> {
        let name = names.of(heard.seat);
        let mut lines = Vec::new();
        if let Some(played) = &heard.played {
            lines.push(format!("{name} played {}", self.told_word(played)));
        }
        if let Some((square, special)) = heard.made {
            lines.push(format!("{name} made {square} a {}.", special.name()));
        }
        if let Some(called) = heard.called {
            let answers = heard.answers.iter().map(|(seat, answer)| match answer {
                Answer::Take(letter) => format!("; {} took {}", names.of(*seat), letter.to_capital()),
                Answer::Wall(border) => format!("; {} drew a wall at {border}", names.of(*seat)),
                Answer::Nothing => format!("; {} did nothing", names.of(*seat)),
            });
            let answers: String = answers.collect();
            let kept =
                if heard.kept == called { String::new() } else { format!(" and kept {}", or_nothing(&heard.kept)) };
            lines.push(format!("{name} asked for {}{kept}{answers}.", called.spaced()));
        }
        lines
    }

    fn show_seat(&self, text: &mut String, view: &KeebbleView, seat: Seat, names: &Names) {
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let (name, score) = (names.of(seat), view.scores[seat.index()]);
        let Hand { letters, received } = &view.hands[seat.index()];
        let _ = write!(text, "\n{mine}{seat} {name:<12} {score:>4}  hand {:<14}", or_nothing(letters));
        if let Some(slots) = self.slots() {
            let _ = write!(text, " slots left {:<3}", slots.saturating_sub(*received));
        }
        if let Some(cell) = view.paper.claimed[seat.index()] {
            let _ = write!(text, " cell {:<4}", cell.to_string());
        }
        text.push_str(match view.stage {
            _ if view.left.contains(seat) => " left",
            _ if view.answered.contains(seat) => " has answered",
            _ if !view.asked.contains(seat) => "",
            Stage::Claim => " to claim a cell",
            Stage::Word => " to play a word",
            Stage::Power => " to use a special cell",
            Stage::Ask => " to ask for letters",
            Stage::Answer => " to answer",
            Stage::First | Stage::Board | Stage::Lot => "",
        });
        text.truncate(text.trim_end().len());
    }

    /// A word with the others it made and what they scored: `8D WORD for 12: WORD 9, OR 3.`
    pub(crate) fn told_word(&self, played: &Played) -> String {
        let Played { placement, words, points } = played;
        let devils = self.options().devils.is_on();
        let each: Vec<String> =
            words.iter().map(|(word, points)| if devils { word.clone() } else { format!("{word} {points}") }).collect();
        let more = if words.len() > 1 { format!(": {}", each.join(", ")) } else { String::new() };
        format!("{placement} for {points}{more}.")
    }
}

fn or_nothing(letters: &Letters) -> String {
    if letters.is_empty() { "nothing".to_owned() } else { letters.spaced() }
}
