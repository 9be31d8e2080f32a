//! What is told of a game, as messages.

use super::{Keyword, KeywordNotice, Played, Pointed, PrizeOf};
use crate::Letters;
use kee_game::{Arg, Message, Seat};

kee_game::messages! {
    /// What is told of a game.
    pub(super) SENTENCES;
    drew_first(name, letter) = "keyword-log-drew-first";
    rack(name, colour) = "keyword-log-rack";
    begins(name) = "keyword-log-begins";
    drew_these(name, letters) = "keyword-log-drew-these";
    drew(name, count) = "keyword-log-drew";
    passed(name) = "keyword-log-passed";
    exchanged_these(name, back, drawn) = "keyword-log-exchanged-these";
    exchanged(name, count) = "keyword-log-exchanged";
    played_word(name, play, score) = "keyword-log-played";
    making(words) = "keyword-log-making";
    keywords(words, count) = "keyword-log-keywords";
    called() = "keyword-log-called";
    called_wrong(call) = "keyword-log-called-wrong";
    time_up(name) = "keyword-log-time-up";
    waived(name) = "keyword-log-waived";
    stood(name, score) = "keyword-log-stood";
    pointed_good(name, player) = "keyword-log-pointed-good";
    pointed_bad(name, player, words) = "keyword-log-pointed-bad";
    took_back(name) = "keyword-log-took-back";
    won_table(name, word) = "keyword-log-won-table";
    won_party(name, word) = "keyword-log-won-party";
    forfeited(name) = "keyword-log-forfeited";
    left(name) = "keyword-log-left";
    awarded(name, points) = "keyword-log-awarded";
    went_out(name, points) = "keyword-log-went-out";
    kept(name, letters, loss) = "keyword-log-kept";
    came_to_win(name, score, goal) = "keyword-log-came-to-win";
    came_to(name, score, goal) = "keyword-log-came-to";
    ended(why) = "keyword-log-ended";
    ending(how) = "keyword-ending";
}

/// A notice as sentences.
pub(super) fn tell(notice: &KeywordNotice) -> Vec<Message> {
    vec![match notice {
        KeywordNotice::DrewFirst(seat, letter) => drew_first(*seat, letter.to_string()),
        KeywordNotice::Racks(colours) => {
            let racks = colours.iter().enumerate();
            return racks.map(|(seat, colour)| rack(Seat::new(seat), colour.to_string())).collect();
        }
        KeywordNotice::Begins(seat) => begins(*seat),
        KeywordNotice::Drew(seat, _, Some(drawn)) => drew_these(*seat, apart(drawn)),
        KeywordNotice::Drew(seat, count, None) => drew(*seat, *count),
        KeywordNotice::Played(played) => return told_play(played),
        KeywordNotice::Passed(seat) => passed(*seat),
        KeywordNotice::Exchanged(seat, _, Some((back, drawn))) => exchanged_these(*seat, apart(back), apart(drawn)),
        KeywordNotice::Exchanged(seat, count, None) => exchanged(*seat, *count),
        KeywordNotice::TimeUp(seat) => time_up(*seat),
        KeywordNotice::Waived(seat) => waived(*seat),
        KeywordNotice::Stood(played) => stood(played.seat, played.score),
        KeywordNotice::Pointed(Pointed { seat, by, bad }) if bad.is_empty() => pointed_good(*by, *seat),
        KeywordNotice::Pointed(Pointed { seat, by, bad }) => pointed_bad(*by, *seat, Arg::texts(bad)),
        KeywordNotice::TookBack(seat) => took_back(*seat),
        KeywordNotice::Won(PrizeOf::Table, seat, word) => won_table(*seat, word.to_string()),
        KeywordNotice::Won(PrizeOf::Party, seat, word) => won_party(*seat, word.to_string()),
        KeywordNotice::Forfeited(seat) => forfeited(*seat),
        KeywordNotice::Left(seat) => left(*seat),
        KeywordNotice::Awarded(seat, points) => awarded(*seat, *points),
        KeywordNotice::WentOut(seat, points) => went_out(*seat, *points),
        KeywordNotice::KeptLetters(seat, rack, loss) => kept(*seat, apart(rack), *loss),
        KeywordNotice::CameTo(seat, score, true) => came_to_win(*seat, *score, Keyword::SOLITAIRE_GOAL),
        KeywordNotice::CameTo(seat, score, false) => came_to(*seat, *score, Keyword::SOLITAIRE_GOAL),
        KeywordNotice::Ended(how) => ended(ending(how.as_str())),
    }]
}

/// `Anna plays 10J CAT for 45. That makes CAT and TO. CAT is a keyword.`
fn told_play(played: &Played) -> Vec<Message> {
    let mut told = vec![played_word(played.seat, played.placement.to_string(), played.score)];
    if played.words.len() > 1 {
        told.push(making(Arg::texts(&played.words)));
    }
    if !played.keywords.is_empty() {
        told.push(keywords(Arg::texts(&played.keywords), played.keywords.len()));
    }
    told.extend(played.called.map(|call| match i64::from(call) == i64::from(played.score) {
        true => called(),
        false => called_wrong(call),
    }));
    told
}

/// Letters apart are spoken one by one: `A E T`.
fn apart(letters: &Letters) -> String {
    super::showing::spaced(&letters.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Word;
    use kee_game::Names;

    fn told(notice: &KeywordNotice) -> String {
        kee_speech::english_of::<Keyword>().tell_all(&tell(notice), &Names::new(["Anna", "Bo"]))
    }

    #[test]
    fn a_play_is_told_with_its_words_and_its_key() {
        let word = |text: &str| Word::new(text).expect(text);
        let played = Played {
            seat: Seat::new(0),
            placement: "8D CAT".parse().expect("a play"),
            words: vec![word("cat"), word("to")],
            keywords: vec![word("cat")],
            score: 95,
            called: Some(90),
        };
        let text = "Anna plays 8D CAT for 95. That makes CAT and TO. CAT is a keyword. The call of 90 was wrong and is put right.";
        assert_eq!(told(&KeywordNotice::Played(played)), text);
    }

    #[test]
    fn what_others_draw_is_told_by_its_number_alone() {
        assert_eq!(told(&KeywordNotice::Drew(Seat::new(1), 1, None)), "Bo draws one letter.");
        assert_eq!(told(&KeywordNotice::Drew(Seat::new(1), 3, None)), "Bo draws 3 letters.");
        let mine = KeywordNotice::Drew(Seat::new(0), 2, Letters::gather("ea"));
        assert_eq!(told(&mine), "Anna draws A E.");
    }

    #[test]
    fn the_end_is_told_with_its_reason() {
        assert_eq!(told(&KeywordNotice::Ended("time_up".to_owned())), "The game is over: the time is up.");
    }
}
