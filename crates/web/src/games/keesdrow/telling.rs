use crate::t;
use kee_game::{Names, Seat};
use keesdrow::{Challenged, KeesdrowEvent, KeesdrowView, Played};

/// A notice as a sentence, with the seat whose doing it was.
pub(crate) fn tell(notice: &KeesdrowEvent, names: &Names) -> Option<(Option<Seat>, String)> {
    let of = |seat: &Seat| names.of(*seat);
    let about = |name: &str, seat: &Seat| (Some(*seat), t!(name, name = of(seat)));
    Some(match notice {
        KeesdrowEvent::Laid => (None, t!("keesdrow-log-laid")),
        KeesdrowEvent::Picked(pick) => {
            let letter = pick.letter.to_string();
            (Some(pick.seat), t!("keesdrow-log-picked", name = of(&pick.seat), letter = letter))
        }
        KeesdrowEvent::Begins(seat) => about("keesdrow-log-begins", seat),
        KeesdrowEvent::Played(seat, played) => (Some(*seat), word(played, &of(seat))),
        KeesdrowEvent::Passed(seat) => about("keesdrow-log-passed", seat),
        KeesdrowEvent::Done(seat) => about("keesdrow-log-done", seat),
        KeesdrowEvent::TimeUp(seat) => about("keesdrow-log-time-up", seat),
        KeesdrowEvent::Waived(seat) => about("keesdrow-log-waived", seat),
        KeesdrowEvent::Stood(seat, counts) => {
            (Some(*seat), t!("keesdrow-log-stood", name = of(seat), counts = *counts))
        }
        KeesdrowEvent::Challenged(Challenged { seat, by, word, good, doubled }) => {
            let name = match (good, doubled) {
                (true, true) => "keesdrow-log-challenged-good",
                (true, false) => "keesdrow-log-challenged-stands",
                (false, _) => "keesdrow-log-challenged-bad",
            };
            (Some(*by), t!(name, name = of(by), word = word.to_string(), player = of(seat)))
        }
        KeesdrowEvent::Struck(seat, word) => {
            (Some(*seat), t!("keesdrow-log-struck", name = of(seat), word = word.to_string()))
        }
        KeesdrowEvent::WrongWord(seat, word) => {
            (Some(*seat), t!("keesdrow-log-wrong-word", name = of(seat), word = word.to_string()))
        }
        KeesdrowEvent::Forfeited(seat) => about("keesdrow-log-forfeited", seat),
        KeesdrowEvent::Left(seat) => about("keesdrow-log-left", seat),
        KeesdrowEvent::Awarded(seat, points) => {
            (Some(*seat), t!("keesdrow-log-awarded", name = of(seat), points = *points))
        }
        KeesdrowEvent::Ended(how) => (None, t!("keesdrow-ended", how = how.as_str())),
    })
}

/// A word that was played. One that counts nothing can only be one that won no tile, where tiles are what counts.
fn word(played: &Played, name: &str) -> String {
    let word = played.word.to_string();
    match (played.won.len(), played.turned.len(), played.counts) {
        (0, 0, 0) => t!("keesdrow-log-played", name = name, word = word),
        (0, 0, counts) => t!("keesdrow-log-played-points", name = name, word = word, points = counts),
        (0, columns, counts) => {
            t!("keesdrow-log-played-turning", name = name, word = word, points = counts, columns = columns)
        }
        (tiles, ..) => t!("keesdrow-log-played-winning", name = name, word = word, tiles = tiles),
    }
}

/// The last thing that is seen on the board, for those who were away: a word, or what was picked for the first turn.
pub(super) fn last_seen(view: &KeesdrowView, names: &Names) -> Option<String> {
    if let Some(played) = view.ground.played.last() {
        return Some(word(played, &names.of(played.by?)));
    }
    let first = view.turn.filter(|_| !view.picks.is_empty() && view.turns.iter().all(|turns| *turns == 0))?;
    let picks = view.picks.iter().map(|pick| format!("{} {}", names.of(pick.seat), pick.letter));
    Some(t!("keesdrow-picked", picks = picks.collect::<Vec<_>>().join(", "), name = names.of(first)))
}
