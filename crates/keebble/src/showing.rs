//! A view as lines of text.

use crate::{Hand, Keebble, KeebbleView, LetterAnswer, Letters, PlayedWord, Stage, TurnSummary, refusal::each};
use kee_game::{Arg, Game, Message, Names, Seat, Voice};
use kee_grid::Border;
use std::fmt::Write;

kee_game::messages! {
    /// The sentences beside the sheet.
    pub(crate) SHOWN;
    walls_at(walls) = "keebble-show-walls";
    specials_at(cells) = "keebble-show-specials";
    special_at(cell, special) = "keebble-show-special";
    cover_star(star) = "keebble-show-star";
    sheet_named(seed) = "keebble-show-sheet";
    played(name, play) = "keebble-show-played";
    play_for(play, points) = "keebble-show-play";
    play_for_words(play, points, words) = "keebble-show-play-words";
    made_special(name, cell, special) = "keebble-show-made";
    asked_for(name, letters, kept, answers) = "keebble-show-asked";
    and_kept(letters) = "keebble-show-kept";
    took(name, letter) = "keebble-show-took";
    drew_wall(name, border) = "keebble-show-walled";
    did_nothing(name) = "keebble-show-nothing";
    endgame() = "keebble-show-endgame";
    nobody_has_room() = "keebble-show-no-room";
    no_letters() = "keebble-show-no-letters";
    hand_shown(letters) = "keebble-show-hand";
    slots_left(count) = "keebble-show-slots";
    cell_of(cell) = "keebble-show-cell";
    doing(stage) = "keebble-show-doing";
}

impl Keebble {
    pub(crate) fn shown(&self, view: &KeebbleView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: &Message| voice.tell(message, names);
        let paper = &view.paper;
        let mut text = paper.drawn();
        let mut add = |message: Message| {
            let _ = write!(text, "\n{}", say(&message));
        };
        let walls: Vec<String> = paper.board.walls().map(|wall: Border| wall.to_string()).collect();
        if !walls.is_empty() {
            add(walls_at(walls.join(", ")));
        }
        let specials = paper.specials.iter().map(|(square, special)| special_at(Arg::text(square), special.called()));
        let specials: Vec<String> = specials.map(|special| say(&special)).collect();
        if !specials.is_empty() {
            add(specials_at(specials.join(", ")));
        }
        paper.star.map(|star| cover_star(Arg::text(&star))).into_iter().for_each(&mut add);
        view.seed.iter().map(|seed| sheet_named(Arg::text(seed))).for_each(&mut add);
        let turns = view.before.iter().chain([&view.heard]);
        turns.flat_map(|heard| self.told_turn(heard, &say)).for_each(&mut add);
        if view.endgame {
            add(endgame());
        } else if self.only_words_seen(view) {
            add(nobody_has_room());
        }
        for seat in self.seating().seats() {
            self.show_seat(&mut text, view, seat, &names.of(seat), &say);
        }
        text
    }

    /// The part of a turn that everyone heard.
    fn told_turn(&self, heard: &TurnSummary, say: &dyn Fn(&Message) -> String) -> Vec<Message> {
        let mut lines = Vec::new();
        lines.extend(heard.played.as_ref().map(|word| played(heard.seat, self.told_word(word))));
        lines.extend(heard.made.map(|(cell, special)| made_special(heard.seat, Arg::text(&cell), special.called())));
        if let Some(called) = heard.called {
            let answers = heard.answers.iter().map(|(seat, answer)| match answer {
                LetterAnswer::Take(letter) => took(*seat, letter.to_capital()),
                LetterAnswer::Wall(border) => drew_wall(*seat, Arg::text(border)),
                LetterAnswer::Nothing => did_nothing(*seat),
            });
            let answers: String = answers.map(|answer| format!("; {}", say(&answer))).collect();
            let kept =
                if heard.kept == called { String::new() } else { format!(" {}", say(&and_kept(spaced(&heard.kept)))) };
            lines.push(asked_for(heard.seat, called.spaced(), kept, answers));
        }
        lines
    }

    fn show_seat(
        &self,
        text: &mut String,
        view: &KeebbleView,
        seat: Seat,
        name: &str,
        say: &dyn Fn(&Message) -> String,
    ) {
        let mine = if view.seat == Some(seat) { "*" } else { " " };
        let Hand { letters, received } = &view.hands[seat.index()];
        let (score, hand) = (view.scores[seat.index()], say(&hand_shown(spaced(letters))));
        let _ = write!(text, "\n{mine}{seat} {name:<12} {score:>4}  {hand:<19}");
        if let Some(slots) = self.slots() {
            let _ = write!(text, " {:<14}", say(&slots_left(slots.saturating_sub(*received))));
        }
        if let Some(cell) = view.paper.claimed[seat.index()] {
            let _ = write!(text, " {:<9}", say(&cell_of(Arg::text(&cell))));
        }
        let doing_now = match view.stage {
            _ if view.left.contains(seat) => "left",
            _ if view.answered.contains(seat) => "answered",
            _ if !view.asked.contains(seat) => "",
            Stage::Claim => "claim",
            Stage::Word => "word",
            Stage::Power => "power",
            Stage::Ask => "ask",
            Stage::Answer => "answer",
            Stage::First | Stage::Board | Stage::Lot => "",
        };
        if !doing_now.is_empty() {
            let _ = write!(text, " {}", say(&doing(doing_now)));
        }
        text.truncate(text.trim_end().len());
    }

    /// A word with the others it made and what they scored: `8D WORD for 12: WORD 9, OR 3`
    fn told_word(&self, played: &PlayedWord) -> Message {
        let PlayedWord { placement, words, points } = played;
        let devils = self.options().devils.is_on();
        let each: Vec<String> =
            words.iter().map(|(word, points)| if devils { word.clone() } else { format!("{word} {points}") }).collect();
        let play = Arg::text(placement);
        if words.len() > 1 { play_for_words(play, *points, each.join(", ")) } else { play_for(play, *points) }
    }
}

/// Letters with spaces between them, or a word for none.
fn spaced(letters: &Letters) -> Arg {
    if letters.is_empty() { no_letters().into() } else { letters.spaced().into() }
}

/// Letters as a list that is read aloud.
pub(crate) fn listed(letters: &Letters) -> Arg {
    if letters.is_empty() { no_letters().into() } else { each(letters) }
}
