use crate::table::{LIST, TWO, Table, play, play_all, rules, watched, words};
use kee_game::{Game, InWords, Match, Seat, Viewer};
use keyword::{Keyword, PrizeOf};

fn prize(sets: &'static [(&str, &str)]) -> Table {
    Table { sets, laid: &["10J CAT"], ..Table::default() }
}

#[test]
fn w7_1_the_first_to_spell_the_tables_word_wins_its_prize() {
    let mut game = prize(&[("table_prize", "CATS")]).begin();
    let known = watched(&game).prizes;
    assert_eq!(known[0].word.as_ref().map(ToString::to_string).as_deref(), Some("CATS"), "it is announced");
    play_all(&mut game, &["A -", "B 10J (CAT)S"]);
    assert_eq!(watched(&game).prizes[0].winner, Some(Seat::new(1)));
}

#[test]
fn w7_1_a_secret_word_is_hidden_until_it_is_spelled() {
    let mut game = prize(&[("table_prize", "secret:CATS"), ("party_prize", "secret:TEA")]).begin();
    for viewer in Viewer::all(2) {
        let prizes = game.view(viewer).prizes;
        assert!(prizes.iter().all(|prize| prize.word.is_none() && prize.winner.is_none()));
        assert!(!format!("{:?}", game.view(viewer)).contains("CATS"));
    }
    play_all(&mut game, &["A L10 (T)EA"]);
    let prizes = watched(&game).prizes;
    assert_eq!((prizes[1].of, prizes[1].winner), (PrizeOf::Party, Some(Seat::new(0))));
    assert_eq!((prizes[1].word.is_some(), prizes[0].word.is_some()), (true, false));
}

#[test]
fn w7_2_a_prize_is_won_once_and_scores_nothing() {
    let mut game = prize(&[("party_prize", "SO")]).begin();
    play_all(&mut game, &["A 10J (CAT)S", "B M10 (S)O", "A -", "B -"]);
    assert_eq!(watched(&game).prizes[0].winner, Some(Seat::new(1)));
    assert_eq!(watched(&game).scores, [5, 10]);
}

#[test]
fn w7_2_a_word_wins_only_when_it_stands() {
    let mut game = prize(&[("judge", "table"), ("table_prize", "CATS")]).begin();
    assert_eq!(words_scored(&mut game, "A 10J (CAT)S"), [""; 0]);
    assert_eq!(watched(&game).prizes[0].winner, None);
    assert_eq!(words_scored(&mut game, "B let"), ["CATS"]);
    assert_eq!(watched(&game).prizes[0].winner, Some(Seat::new(0)));
    // A play that was taken back wins nothing.
    assert_eq!(words_scored(&mut game, "B M10 (S)LO"), [""; 0]);
    assert_eq!(words_scored(&mut game, "A point"), [""; 0]);
}

/// The words that a line scores with.
fn words_scored(game: &mut Match<Keyword>, line: &str) -> Vec<String> {
    let at = game.now().millis() + 1000;
    let events = play(game, at, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    let rules = game.rules();
    let notices = events.iter().filter_map(|event| rules.notice(event, Viewer::Spectator));
    notices.filter_map(|notice| rules.turn_score(&notice)).flat_map(|turn| turn.words).collect()
}

#[test]
fn w7_2_a_prize_word_can_be_spelled_at_this_table() {
    let about = |prize: &str| {
        let problems = rules("regular", &[("party_prize", prize)], TWO, &words(LIST)).expect_err(prize);
        kee_speech::problems_in_english::<Keyword>(&problems).join(" ")
    };
    assert_eq!(about("ZEBRA"), "party_prize: ZEBRA isn’t in the dictionary. Choose another prize word.");
    let jazz = words(&["jazz", "cat"]);
    let problems = rules("regular", &[("table_prize", "secret:JAZZ")], TWO, &jazz).expect_err("one Z");
    let sentence = "table_prize: There aren’t enough letters to spell JAZZ (too few: Z). Choose another prize word.";
    assert_eq!(kee_speech::problems_in_english::<Keyword>(&problems), [sentence]);
    let short =
        rules("regular", &[("table_prize", "AT"), ("shortest", "3")], TWO, &words(LIST)).expect_err("too short");
    let sentence = "table_prize: AT is too short. Choose a prize word of at least 3 letters.";
    assert_eq!(kee_speech::problems_in_english::<Keyword>(&short), [sentence]);
}
