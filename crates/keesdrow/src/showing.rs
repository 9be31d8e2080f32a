//! Views as text.

use crate::{Keesdrow, KeesdrowView, PegBoard, PegSupply, PendingTurnView, Variant, WalkedWord};
use kee_game::{Arg, Game, Message, Names, Seat, Voice};
use std::fmt::Write;

kee_game::messages! {
    /// The sentences beside the board.
    pub(crate) SHOWN;
    not_laid() = "keesdrow-show-not-laid";
    pegs_left(green, yellow, red) = "keesdrow-show-pegs";
    last_word(parts) = "keesdrow-show-last";
    word_alone(word, walk) = "keesdrow-show-word";
    word_by(word, walk, name, amount) = "keesdrow-show-word-by";
    found_valid(name) = "keesdrow-show-challenged";
    winning(tile) = "keesdrow-show-winning";
    turning(left, right) = "keesdrow-show-turning";
    can_challenge(names, player, words) = "keesdrow-show-challengers";
    turns_had(count) = "keesdrow-show-turns";
    in_team(team) = "keesdrow-show-team";
    amount_of(unit, count) = "keesdrow-amount";
}

impl Keesdrow {
    pub(crate) fn shown(&self, view: &KeesdrowView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: &Message| voice.tell(message, names);
        let mut text = shown_board(&view.ground.board).unwrap_or_else(|| say(&not_laid()));
        if self.options().pegs == PegSupply::Boxed
            && let Some(pegs) = view.ground.pegs
        {
            let [green, yellow, red] = pegs.left;
            let _ = write!(text, "\n{}", say(&pegs_left(green, yellow, red)));
        }
        if let Some(last) = view.ground.played.last() {
            let parts: Vec<String> = self.told_word(last).iter().map(say).collect();
            let _ = write!(text, "\n{}", say(&last_word(parts.join(", "))));
        }
        if let Some(pending) = view.pending.as_ref().filter(|pending| !pending.challengers.is_empty()) {
            let _ = write!(text, "\n{}", say(&told_challengers(pending)));
        }
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, &names.of(seat), &say);
        }
        text
    }

    fn show_seat(
        &self,
        text: &mut String,
        view: &KeesdrowView,
        seat: Seat,
        name: &str,
        say: &dyn Fn(&Message) -> String,
    ) {
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let (score, turns) = (view.scores[seat.index()], say(&turns_had(view.turns[seat.index()])));
        let _ = write!(text, "\n{mine}{name:<12} {score:>4}  {turns:<9}");
        if !self.seating().each_alone() {
            let _ = write!(text, " {}", say(&in_team(self.seating().team(seat).to_string())));
        }
        if let Some(standing) = Message::standing(seat, view.left, view.turn) {
            let _ = write!(text, " {}", say(&standing));
        }
        text.truncate(text.trim_end().len());
    }

    /// A word with its walk and score, and what became of it.
    fn told_word(&self, played: &WalkedWord) -> Vec<Message> {
        let WalkedWord { word, walk, counts, .. } = played;
        let mut parts = vec![match played.by {
            Some(by) => word_by(word, Arg::text(walk), by, self.amount(*counts)),
            None => word_alone(word, Arg::text(walk)),
        }];
        parts.extend(played.challenged.map(found_valid));
        parts.extend(played.won.iter().map(|tile| winning(Arg::text(tile))));
        parts.extend(played.turned.iter().map(|column| {
            let name = |column: u8| char::from(b'a' + column);
            turning(name(column.column), name(column.column + 1))
        }));
        parts
    }

    /// `16` points, or `1 tile` in Four Score.
    pub(crate) fn amount(&self, counts: u32) -> Message {
        amount_of(if self.options().variant == Variant::FourScore { "tiles" } else { "points" }, counts)
    }
}

fn told_challengers(pending: &PendingTurnView) -> Message {
    let open = pending.words.iter().filter(|word| word.open);
    let words: Vec<String> = open.map(|word| format!("{} {}", word.number, word.played.word)).collect();
    can_challenge(pending.challengers, pending.seat, words.join(", "))
}

/// The letters with their columns, rows and numbers of uses; none before they are laid.
fn shown_board(board: &PegBoard) -> Option<String> {
    if board.cells().all(|(_, face)| face.is_none()) {
        return None;
    }
    let mut text = "   ".to_owned();
    for column in 0..board.width() {
        let _ = write!(text, " {} ", char::from(b'a' + column));
    }
    text.truncate(text.trim_end().len());
    for (cell, face) in board.cells() {
        if cell.column == 0 {
            text.truncate(text.trim_end().len());
            let _ = write!(text, "\n{:>2} ", cell.row + 1);
        }
        let _ = match face {
            None => write!(text, " . "),
            Some(face) => {
                let letter = face.letter.to_capital();
                let uses = if face.uses == 0 { " ".to_owned() } else { face.uses.to_string() };
                write!(text, " {letter}{uses}")
            }
        };
    }
    text.truncate(text.trim_end().len());
    Some(text)
}
