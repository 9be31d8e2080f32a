use super::{
    glyph,
    heard::{border_name, called_line},
    naming::square_name,
    pen::capital,
    prompt::ended,
};
use crate::t;
use kee_game::{Names, Seat};
use keebble::{KeebbleEvent, Played};

/// A notice as a sentence, with the seat whose doing it was.
pub(crate) fn tell(notice: &KeebbleEvent, names: &Names) -> Option<(Option<Seat>, String)> {
    let by = |seat: &Seat, text: String| Some((Some(*seat), text));
    let name = |seat: &Seat| names.of(*seat);
    match notice {
        KeebbleEvent::First(seat) => by(seat, t!("keebble-log-first", name = name(seat))),
        KeebbleEvent::Generated(seed) => Some((None, t!("keebble-log-generated", seed = seed.to_string()))),
        KeebbleEvent::Claimed(seat, square) => {
            by(seat, t!("keebble-log-claimed", name = name(seat), square = square_name(*square)))
        }
        KeebbleEvent::Played(seat, played) => by(seat, told_word(&name(seat), played)),
        KeebbleEvent::Made(seat, square, special) => by(
            seat,
            t!("keebble-log-made", name = name(seat), square = square_name(*square), special = glyph::name(*special)),
        ),
        KeebbleEvent::Passed(seat) => by(seat, t!("keebble-log-passed", name = name(seat))),
        KeebbleEvent::TimeUp(seat) => by(seat, t!("keebble-log-time-up", name = name(seat))),
        KeebbleEvent::Acts(seat, square, special) => by(
            seat,
            t!(
                "keebble-log-acts",
                name = name(seat),
                square = square_name(*square),
                special = glyph::name(*special),
                meaning = glyph::meaning(*special)
            ),
        ),
        KeebbleEvent::Garbage(square, letter) => Some((
            None,
            t!("keebble-log-garbage", square = square_name(*square), letter = capital(*letter).to_string()),
        )),
        KeebbleEvent::Stole(seat, from, letter) => by(
            seat,
            t!("keebble-log-stole", name = name(seat), letter = capital(*letter).to_string(), from = name(from)),
        ),
        KeebbleEvent::CrossedOut(seat, square) => {
            by(seat, t!("keebble-log-crossed", name = name(seat), square = square_name(*square)))
        }
        KeebbleEvent::Placed(seat, square, letter) => by(
            seat,
            t!(
                "keebble-log-placed",
                name = name(seat),
                letter = capital(*letter).to_string(),
                square = square_name(*square)
            ),
        ),
        KeebbleEvent::Called(seat, called, kept) => by(seat, called_line(&name(seat), called, kept)),
        KeebbleEvent::Answered(seat) => by(seat, t!("keebble-log-answered", name = name(seat))),
        KeebbleEvent::Took(seat, letter) => {
            by(seat, t!("keebble-log-took", name = name(seat), letter = capital(*letter).to_string()))
        }
        KeebbleEvent::Walled(seat, border) => {
            by(seat, t!("keebble-log-walled", name = name(seat), border = border_name(*border)))
        }
        KeebbleEvent::Endgame => Some((None, t!("keebble-log-endgame"))),
        KeebbleEvent::Forfeited(seat) => by(seat, t!("keebble-log-forfeited", name = name(seat))),
        // The table says it of every game.
        KeebbleEvent::Left(_) => None,
        KeebbleEvent::Awarded(seat, points) => by(seat, t!("keebble-log-awarded", name = name(seat), points = *points)),
        KeebbleEvent::Ended(ending) => Some((None, ended(ending))),
    }
}

/// A word with the others it made, and what it brought.
fn told_word(name: &str, played: &Played) -> String {
    let word = played.placement.to_string();
    if played.words.len() < 2 {
        return t!("keebble-log-played", name = name, word = word, points = played.points);
    }
    let each =
        played.words.iter().map(|(word, points)| if *points > 0 { format!("{word} {points}") } else { word.clone() });
    let words: Vec<String> = each.collect();
    t!("keebble-log-played-more", name = name, word = word, points = played.points, words = words.join(", "))
}
