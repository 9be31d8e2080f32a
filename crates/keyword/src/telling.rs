//! Notices as messages.

use crate::{ChallengedPlay, Keyword, KeywordNotice, PlayView, PrizeOf};
use kee_game::{Arg, Message, Seat};

kee_game::messages! {
    /// The sentences of notices.
    pub(crate) SENTENCES;
    drew_first(name, letter) = "keyword-log-drew-first";
    rack(name, colour) = "keyword-log-rack";
    begins(name) = "keyword-log-begins";
    drew_these(name, letters) = "keyword-log-drew-these";
    drew(name, count) = "keyword-log-drew";
    passed(name) = "keyword-log-passed";
    exchanged_these(name, back, drawn) = "keyword-log-exchanged-these";
    exchanged(name, count) = "keyword-log-exchanged";
    played_word(name, word, score) = "keyword-log-played";
    making(words) = "keyword-log-making";
    keywords(words, count) = "keyword-log-keywords";
    called(name) = "keyword-log-called";
    called_wrong(name, call, score) = "keyword-log-called-wrong";
    time_up(name) = "keyword-log-time-up";
    waived(name) = "keyword-log-waived";
    stood(name, word, score) = "keyword-log-stood";
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

/// The sentences of a notice.
pub(crate) fn tell(notice: &KeywordNotice) -> Vec<Message> {
    vec![match notice {
        KeywordNotice::DrewFirst(seat, letter) => drew_first(*seat, letter.to_string()),
        KeywordNotice::Racks(colours) => {
            let racks = colours.iter().enumerate();
            return racks.map(|(seat, colour)| rack(Seat::new(seat), colour.to_string())).collect();
        }
        KeywordNotice::Begins(seat) => begins(*seat),
        KeywordNotice::Drew(seat, _, Some(drawn)) => drew_these(*seat, drawn.spaced()),
        KeywordNotice::Drew(seat, count, None) => drew(*seat, *count),
        KeywordNotice::Played(played) => return told_play(played),
        KeywordNotice::Passed(seat) => passed(*seat),
        KeywordNotice::Exchanged(seat, _, Some((back, drawn))) => exchanged_these(*seat, back.spaced(), drawn.spaced()),
        KeywordNotice::Exchanged(seat, count, None) => exchanged(*seat, *count),
        KeywordNotice::TimeUp(seat) => time_up(*seat),
        KeywordNotice::Waived(seat) => waived(*seat),
        KeywordNotice::Stood(played) => stood(played.seat, played.word(), played.score),
        KeywordNotice::Pointed(ChallengedPlay { seat, by, bad }) if bad.is_empty() => pointed_good(*by, *seat),
        KeywordNotice::Pointed(ChallengedPlay { seat, by, bad }) => pointed_bad(*by, *seat, Arg::texts(bad)),
        KeywordNotice::TookBack(seat) => took_back(*seat),
        KeywordNotice::Won(PrizeOf::Table, seat, word) => won_table(*seat, word.to_string()),
        KeywordNotice::Won(PrizeOf::Party, seat, word) => won_party(*seat, word.to_string()),
        KeywordNotice::Forfeited(seat) => forfeited(*seat),
        KeywordNotice::Left(seat) => left(*seat),
        KeywordNotice::Awarded(seat, points) => awarded(*seat, *points),
        KeywordNotice::WentOut(seat, points) => went_out(*seat, *points),
        KeywordNotice::KeptLetters(seat, rack, loss) => kept(*seat, rack.spaced(), *loss),
        KeywordNotice::CameTo(seat, score, true) => came_to_win(*seat, *score, Keyword::SOLITAIRE_GOAL),
        KeywordNotice::CameTo(seat, score, false) => came_to(*seat, *score, Keyword::SOLITAIRE_GOAL),
        KeywordNotice::Ended(how) => ended(ending(how.as_str())),
    }]
}

/// `Anna plays CAT for 45. It also makes TO. CAT is a keyword.`
fn told_play(played: &PlayView) -> Vec<Message> {
    let mut told = vec![played_word(played.seat, played.word(), played.score)];
    if let [_, others @ ..] = &played.words[..]
        && !others.is_empty()
    {
        told.push(making(Arg::texts(others)));
    }
    if !played.keywords.is_empty() {
        told.push(keywords(Arg::texts(&played.keywords), played.keywords.len()));
    }
    told.extend(played.called.map(|call| match i64::from(call) == i64::from(played.score) {
        true => called(played.seat),
        false => called_wrong(played.seat, call, played.score),
    }));
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Letters, Word};
    use kee_game::Names;

    fn told(notice: &KeywordNotice) -> String {
        kee_speech::english_of::<Keyword>().tell_all(&tell(notice), &Names::new(["Anna", "Bo"]))
    }

    #[test]
    fn a_play_is_told_in_words_with_its_score_and_keyword() {
        let word = |text: &str| Word::new(text).expect(text);
        let played = PlayView {
            seat: Seat::new(0),
            placement: "8D CAT".parse().expect("a play"),
            words: vec![word("cat"), word("to")],
            keywords: vec![word("cat")],
            score: 95,
            called: Some(90),
        };
        let text = "Anna plays CAT for 95. It also makes TO. CAT is a keyword. Anna called 90, but it’s 95.";
        assert_eq!(told(&KeywordNotice::Played(played)), text);
    }

    #[test]
    fn only_the_number_of_letters_others_draw_is_told() {
        assert_eq!(told(&KeywordNotice::Drew(Seat::new(1), 1, None)), "Bo draws one letter.");
        assert_eq!(told(&KeywordNotice::Drew(Seat::new(1), 3, None)), "Bo draws 3 letters.");
        let mine = KeywordNotice::Drew(Seat::new(0), 2, Letters::gather("ea"));
        assert_eq!(told(&mine), "Anna draws A E.");
    }

    #[test]
    fn the_end_is_told_with_its_reason() {
        assert_eq!(told(&KeywordNotice::Ended("time_up".to_owned())), "The game is over: time is up.");
    }
}
