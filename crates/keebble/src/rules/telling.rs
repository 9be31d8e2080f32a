//! What is told of a game, as messages.

use super::{Answer, KeebbleEvent, Played};
use crate::{Letters, letters::capital};
use kee_game::{Message, Seat};
use kee_grid::{Border, Square};

kee_game::messages! {
    /// What is told of a game.
    pub(super) SENTENCES;
    first(name) = "keebble-log-first";
    generated(seed) = "keebble-log-generated";
    claimed(name, square) = "keebble-log-claimed";
    played_one(name, word, points) = "keebble-log-played";
    played_more(name, word, points, words) = "keebble-log-played-more";
    made(name, square, special) = "keebble-log-made";
    passed(name) = "keebble-log-passed";
    time_up(name) = "keebble-log-time-up";
    acts(name, square, special, meaning) = "keebble-log-acts";
    garbage(square, letter) = "keebble-log-garbage";
    stole(name, letter, from) = "keebble-log-stole";
    crossed(name, square) = "keebble-log-crossed";
    placed(name, letter, square) = "keebble-log-placed";
    called_all(name, letters) = "keebble-log-called";
    called_some(name, letters, kept) = "keebble-log-called-some";
    called_none(name, letters) = "keebble-log-called-none";
    answered(name) = "keebble-log-answered";
    took(name, letter) = "keebble-log-took";
    walled(name, border) = "keebble-log-walled";
    nothing(name) = "keebble-heard-nothing";
    endgame() = "keebble-log-endgame";
    forfeited(name) = "keebble-log-forfeited";
    left(name) = "keebble-log-left";
    awarded(name, points) = "keebble-log-awarded";
    ended(how) = "keebble-ended";
}

/// A notice as a sentence.
pub(super) fn tell(notice: &KeebbleEvent) -> Message {
    match notice {
        KeebbleEvent::First(seat) => first(*seat),
        KeebbleEvent::Generated(seed) => generated(seed.to_string()),
        KeebbleEvent::Claimed(seat, square) => claimed(*seat, read_out(*square)),
        KeebbleEvent::Played(seat, played) => told_word(*seat, played),
        KeebbleEvent::Made(seat, square, special) => made(*seat, read_out(*square), special.called()),
        KeebbleEvent::Passed(seat) => passed(*seat),
        KeebbleEvent::TimeUp(seat) => time_up(*seat),
        KeebbleEvent::Acts(seat, square, special) => {
            acts(*seat, read_out(*square), special.called(), special.explained())
        }
        KeebbleEvent::Garbage(square, letter) => garbage(read_out(*square), capital(*letter)),
        KeebbleEvent::Stole(seat, from, letter) => stole(*seat, capital(*letter), *from),
        KeebbleEvent::CrossedOut(seat, square) => crossed(*seat, read_out(*square)),
        KeebbleEvent::Placed(seat, square, letter) => placed(*seat, capital(*letter), read_out(*square)),
        KeebbleEvent::Called(seat, letters, kept) => told_call(*seat, letters, kept),
        KeebbleEvent::Answered(seat) => answered(*seat),
        KeebbleEvent::Took(seat, letter) => told_answer(*seat, Answer::Take(*letter)),
        KeebbleEvent::Walled(seat, border) => told_answer(*seat, Answer::Wall(*border)),
        KeebbleEvent::Endgame => endgame(),
        KeebbleEvent::Forfeited(seat) => forfeited(*seat),
        KeebbleEvent::Left(seat) => left(*seat),
        KeebbleEvent::Awarded(seat, points) => awarded(*seat, *points),
        KeebbleEvent::Ended(how) => ended(how.as_str()),
    }
}

/// Letters were called, and all, some or none of them kept.
pub fn told_call(seat: Seat, called: &Letters, kept: &Letters) -> Message {
    if called == kept {
        called_all(seat, called.spaced())
    } else if kept.is_empty() {
        called_none(seat, called.spaced())
    } else {
        called_some(seat, called.spaced(), kept.spaced())
    }
}

/// What somebody did with the letters that were called.
pub fn told_answer(seat: Seat, answer: Answer) -> Message {
    match answer {
        Answer::Take(letter) => took(seat, capital(letter)),
        Answer::Wall(border) => walled(seat, between(border)),
        Answer::Nothing => nothing(seat),
    }
}

/// A word with the others it made, and what they brought.
fn told_word(seat: Seat, played: &Played) -> Message {
    let word = played.placement.to_string();
    if played.words.len() < 2 {
        return played_one(seat, word, played.points);
    }
    let each =
        played.words.iter().map(|(word, points)| if *points > 0 { format!("{word} {points}") } else { word.clone() });
    played_more(seat, word, played.points, each.collect::<Vec<_>>().join(", "))
}

/// A square as it is read out: `C4`.
fn read_out(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

/// A border as it is read out: `C3 | C4`.
fn between(border: Border) -> String {
    border.squares().map(read_out).join(" | ")
}
