use super::words;
use crate::t;
use kee_game::{Names, Seat};
use keyword::{KeywordNotice, Letters, Played, Pointed, PrizeOf};

/// A notice as a sentence, with the seat whose doing it was.
pub(crate) fn tell(notice: &KeywordNotice, names: &Names) -> Option<(Option<Seat>, String)> {
    let of = |seat: &Seat| names.of(*seat);
    let by = |seat: &Seat, text: String| Some((Some(*seat), text));
    match notice {
        KeywordNotice::DrewFirst(seat, letter) => {
            by(seat, t!("keyword-log-drew-first", name = of(seat), letter = letter.to_string()))
        }
        KeywordNotice::Racks(colours) => {
            let each = colours.iter().zip(Seat::first(colours.len()));
            let racks: Vec<String> = each
                .map(|(colour, seat)| t!("keyword-log-rack", name = of(&seat), colour = words::colour(*colour)))
                .collect();
            Some((None, t!("keyword-log-racks", racks = words::list(&racks))))
        }
        KeywordNotice::Begins(seat) => by(seat, t!("keyword-log-begins", name = of(seat))),
        KeywordNotice::Drew(seat, _, Some(drawn)) => {
            by(seat, t!("keyword-log-drew-these", name = of(seat), letters = apart(drawn)))
        }
        KeywordNotice::Drew(seat, count, None) => by(seat, t!("keyword-log-drew", name = of(seat), count = *count)),
        KeywordNotice::Played(played) => by(&played.seat, told_play(played, names)),
        KeywordNotice::Passed(seat) => by(seat, t!("keyword-log-passed", name = of(seat))),
        KeywordNotice::Exchanged(seat, _, Some((back, drawn))) => {
            by(seat, t!("keyword-log-exchanged-these", name = of(seat), back = apart(back), drawn = apart(drawn)))
        }
        KeywordNotice::Exchanged(seat, count, None) => {
            by(seat, t!("keyword-log-exchanged", name = of(seat), count = *count))
        }
        KeywordNotice::TimeUp(seat) => by(seat, t!("keyword-log-time-up", name = of(seat))),
        KeywordNotice::Waived(seat) => by(seat, t!("keyword-log-waived", name = of(seat))),
        KeywordNotice::Stood(played) => {
            by(&played.seat, t!("keyword-log-stood", name = of(&played.seat), score = played.score))
        }
        KeywordNotice::Pointed(pointed) => by(&pointed.by, told_pointing(pointed, names)),
        KeywordNotice::TookBack(seat) => by(seat, t!("keyword-log-took-back", name = of(seat))),
        KeywordNotice::Won(PrizeOf::Table, seat, word) => {
            by(seat, t!("keyword-log-won-table", name = of(seat), word = word.to_string()))
        }
        KeywordNotice::Won(PrizeOf::Party, seat, word) => {
            by(seat, t!("keyword-log-won-party", name = of(seat), word = word.to_string()))
        }
        KeywordNotice::Forfeited(seat) => by(seat, t!("keyword-log-forfeited", name = of(seat))),
        KeywordNotice::Left(seat) => by(seat, t!("keyword-log-left", name = of(seat))),
        KeywordNotice::Awarded(seat, points) => by(seat, t!("keyword-log-awarded", name = of(seat), points = *points)),
        KeywordNotice::WentOut(seat, points) => by(seat, t!("keyword-log-went-out", name = of(seat), points = *points)),
        KeywordNotice::KeptLetters(seat, rack, loss) => {
            by(seat, t!("keyword-log-kept", name = of(seat), letters = apart(rack), loss = *loss))
        }
        KeywordNotice::CameTo(seat, score, true) => {
            by(seat, t!("keyword-log-came-to-win", name = of(seat), score = *score))
        }
        KeywordNotice::CameTo(seat, score, false) => {
            by(seat, t!("keyword-log-came-to", name = of(seat), score = *score))
        }
        KeywordNotice::Ended(ending) => {
            Some((None, t!("keyword-log-ended", why = t!(&format!("keyword-ending-{}", ending.replace('_', "-"))))))
        }
    }
}

/// `Anna plays 10J CAT for 45, making CAT and TO; CAT is a keyword.`
fn told_play(played: &Played, names: &Names) -> String {
    let mut text = t!(
        "keyword-log-played",
        name = names.of(played.seat),
        play = played.placement.to_string(),
        score = played.score
    );
    let mut add = |more: String| text = format!("{text} {more}");
    if played.words.len() > 1 {
        add(t!("keyword-log-making", words = words::word_list(&played.words)));
    }
    if !played.keywords.is_empty() {
        add(t!("keyword-log-keywords", words = words::word_list(&played.keywords), count = played.keywords.len()));
    }
    match played.called {
        Some(call) if i64::from(call) != i64::from(played.score) => add(t!("keyword-log-called-wrong", call = call)),
        Some(_) => add(t!("keyword-log-called")),
        None => {}
    }
    text
}

fn told_pointing(pointed: &Pointed, names: &Names) -> String {
    let (by, seat) = (names.of(pointed.by), names.of(pointed.seat));
    match pointed.bad.is_empty() {
        true => t!("keyword-log-pointed-good", by = by, name = seat),
        false => t!("keyword-log-pointed-bad", by = by, name = seat, words = words::word_list(&pointed.bad)),
    }
}

/// Letters apart are spoken one by one: `A E T`.
fn apart(letters: &Letters) -> String {
    letters.to_string().chars().map(String::from).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use keyword::Word;

    fn told(notice: &KeywordNotice) -> String {
        tell(notice, &Names::new(["Anna", "Bo"])).expect("it is worth a line").1
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
