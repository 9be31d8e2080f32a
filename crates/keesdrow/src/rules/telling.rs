//! What is told of a game, as messages.

use super::{Challenged, KeesdrowEvent, Played};
use kee_game::{Message, Seat};

kee_game::messages! {
    /// What is told of a game.
    pub(super) SENTENCES;
    laid() = "keesdrow-log-laid";
    picked(name, letter) = "keesdrow-log-picked";
    begins(name) = "keesdrow-log-begins";
    played_only(name, word) = "keesdrow-log-played";
    played_points(name, word, points) = "keesdrow-log-played-points";
    played_turning(name, word, points, columns) = "keesdrow-log-played-turning";
    played_winning(name, word, tiles) = "keesdrow-log-played-winning";
    passed(name) = "keesdrow-log-passed";
    done(name) = "keesdrow-log-done";
    time_up(name) = "keesdrow-log-time-up";
    waived(name) = "keesdrow-log-waived";
    stood(name, counts) = "keesdrow-log-stood";
    challenged_good(name, word, player) = "keesdrow-log-challenged-good";
    challenged_stands(name, word, player) = "keesdrow-log-challenged-stands";
    challenged_bad(name, word, player) = "keesdrow-log-challenged-bad";
    struck(name, word) = "keesdrow-log-struck";
    wrong_word(name, word) = "keesdrow-log-wrong-word";
    forfeited(name) = "keesdrow-log-forfeited";
    left(name) = "keesdrow-log-left";
    awarded(name, points) = "keesdrow-log-awarded";
    ended(how) = "keesdrow-ended";
}

/// A notice as a sentence.
pub(super) fn tell(notice: &KeesdrowEvent) -> Message {
    match notice {
        KeesdrowEvent::Laid => laid(),
        KeesdrowEvent::Picked(pick) => picked(pick.seat, pick.letter.to_string()),
        KeesdrowEvent::Begins(seat) => begins(*seat),
        KeesdrowEvent::Played(seat, played) => played.told(*seat),
        KeesdrowEvent::Passed(seat) => passed(*seat),
        KeesdrowEvent::Done(seat) => done(*seat),
        KeesdrowEvent::TimeUp(seat) => time_up(*seat),
        KeesdrowEvent::Waived(seat) => waived(*seat),
        KeesdrowEvent::Stood(seat, counts) => stood(*seat, *counts),
        KeesdrowEvent::Challenged(Challenged { seat, by, word, good, doubled }) => match (good, doubled) {
            (true, true) => challenged_good(*by, word.to_string(), *seat),
            (true, false) => challenged_stands(*by, word.to_string(), *seat),
            (false, _) => challenged_bad(*by, word.to_string(), *seat),
        },
        KeesdrowEvent::Struck(seat, word) => struck(*seat, word.to_string()),
        KeesdrowEvent::WrongWord(seat, word) => wrong_word(*seat, word.to_string()),
        KeesdrowEvent::Forfeited(seat) => forfeited(*seat),
        KeesdrowEvent::Left(seat) => left(*seat),
        KeesdrowEvent::Awarded(seat, points) => awarded(*seat, *points),
        KeesdrowEvent::Ended(how) => ended(how.as_str()),
    }
}

impl Played {
    /// A word that was played. One that counts nothing can only be one that won no tile, where tiles are what counts.
    pub fn told(&self, by: Seat) -> Message {
        let word = self.word.to_string();
        match (self.won.len(), self.turned.len(), self.counts) {
            (0, 0, 0) => played_only(by, word),
            (0, 0, counts) => played_points(by, word, counts),
            (0, columns, counts) => played_turning(by, word, counts, columns),
            (tiles, ..) => played_winning(by, word, tiles),
        }
    }
}
