use crate::{BoardSeed, LetterAnswer, Letters, PlayedWord, Special, refusal::each};
use kee_game::{Message, Seat};
use kee_grid::{Border, Square};
use kee_lexicon::Letter;
use serde::{Deserialize, Serialize};

kee_game::message_enum! {
    /// An event of the game. Only answers that are not shown yet are hidden, and those are not in it; so everyone
    /// hears all of it.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum KeebbleEvent {
        /// This seat goes first.
        First(name: Seat) = "keebble-log-first"(name),
        /// The board was made from this seed.
        Generated(seed: BoardSeed) = "keebble-log-generated"(seed),
        /// A seat claimed a cell for its hand.
        Claimed(name: Seat, square: Square) = "keebble-log-claimed"(name, square = read_out(*square)),
        /// A word was played.
        Played(name: Seat, played: PlayedWord) => told_word(*name, played),
        /// A cell was made special.
        Made(name: Seat, square: Square, special: Special) =
            "keebble-log-made"(name, square = read_out(*square), special = special.called()),
        /// A seat played no word, or didn't use a special cell.
        Passed(name: Seat) = "keebble-log-passed"(name),
        /// A seat ran out of time for a decision.
        TimeUp(name: Seat) = "keebble-log-time-up"(name),
        /// A special cell works for the rest of the turn or after it.
        Acts(name: Seat, square: Square, special: Special) = "keebble-log-acts"(
            name, square = read_out(*square), special = special.called(), meaning = special.explained()
        ),
        /// Everyone loses all of a letter.
        Garbage(square: Square, #[serde(with = "crate::letter_text")] letter: Letter) =
            "keebble-log-garbage"(square = read_out(*square), letter = letter.to_capital()),
        /// A seat took a letter from another hand.
        Stole(name: Seat, from: Seat, #[serde(with = "crate::letter_text")] letter: Letter) =
            "keebble-log-stole"(name, letter = letter.to_capital(), from),
        /// A cell was crossed out.
        CrossedOut(name: Seat, square: Square) = "keebble-log-crossed"(name, square = read_out(*square)),
        /// A letter was placed by a Blockade.
        Placed(name: Seat, square: Square, #[serde(with = "crate::letter_text")] letter: Letter) =
            "keebble-log-placed"(name, letter = letter.to_capital(), square = read_out(*square)),
        /// A seat asked for letters, and kept some of them.
    #[serde(rename = "called")]
        Asked(name: Seat, letters: Letters, kept: Letters) => told_ask(*name, letters, kept),
        /// A seat has answered, unseen.
        Answered(name: Seat) = "keebble-log-answered"(name),
        /// A seat took one of the letters.
        Took(name: Seat, #[serde(with = "crate::letter_text")] letter: Letter) =>
            told_answer(*name, LetterAnswer::Take(*letter)),
        /// A seat placed a wall.
        Walled(name: Seat, border: Border) => told_answer(*name, LetterAnswer::Wall(*border)),
        /// The endgame begins.
        Endgame = "keebble-log-endgame"(),
        /// A turn or an answer was forfeited.
        Forfeited(name: Seat) = "keebble-log-forfeited"(name),
        /// A seat left.
        Left(name: Seat) = "keebble-log-left"(name),
        /// A steward gave or took points.
        Awarded(name: Seat, points: i32) => told_award(*name, *points),
        /// The game is over, in this way.
        Ended(how: String) = "keebble-ended"(how),
    }
}

kee_game::messages! {
    /// The log sentences about words, requests for letters, answers and awards.
    pub(crate) OF_TURNS;
    played_one(name, word, points) = "keebble-log-played";
    played_more(name, word, points, words) = "keebble-log-played-more";
    asked_all(name, letters) = "keebble-log-asked";
    asked_some(name, letters, kept) = "keebble-log-asked-some";
    asked_none(name, letters) = "keebble-log-asked-none";
    took(name, letter) = "keebble-log-took";
    walled(name, one, other) = "keebble-log-walled";
    nothing(name) = "keebble-heard-nothing";
    awarded(name, points) = "keebble-log-awarded";
    docked(name, points) = "keebble-log-docked";
}

/// The message that tells which letters a player asked for, and whether all, some or none of them were kept.
pub fn told_ask(seat: Seat, asked: &Letters, kept: &Letters) -> Message {
    if asked == kept {
        asked_all(seat, each(asked))
    } else if kept.is_empty() {
        asked_none(seat, each(asked))
    } else {
        asked_some(seat, each(asked), each(kept))
    }
}

/// The message that tells how a player answered a request.
pub fn told_answer(seat: Seat, answer: LetterAnswer) -> Message {
    match answer {
        LetterAnswer::Take(letter) => took(seat, letter.to_capital()),
        LetterAnswer::Wall(border) => {
            let [one, other] = border.squares().map(read_out);
            walled(seat, one, other)
        }
        LetterAnswer::Nothing => nothing(seat),
    }
}

fn told_award(seat: Seat, points: i32) -> Message {
    if points < 0 { docked(seat, -points) } else { awarded(seat, points) }
}

/// The message that tells of a word, with the other words it made and what each scored.
fn told_word(seat: Seat, played: &PlayedWord) -> Message {
    let word = played.placement.word().to_ascii_uppercase();
    if played.words.len() < 2 {
        return played_one(seat, word, played.points);
    }
    let each =
        played.words.iter().map(|(word, points)| if *points > 0 { format!("{word} {points}") } else { word.clone() });
    played_more(seat, word, played.points, each.collect::<Vec<_>>().join(", "))
}

/// A square, as it is read out: `C4`.
fn read_out(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}
