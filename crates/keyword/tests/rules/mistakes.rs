use crate::table::{
    Table, asked, everyday, expire_last, listed, play, play_all, rack, refusal, refused, rules, scores, small, typed,
    watched,
};
use kee_game::{Game, GameTime, InWords, Listing, Match, Plan, Seat, Viewer};
use keyword::{Keyword, KeywordEvent};
use std::ops::ControlFlow;

const TABLE: &[(&str, &str)] = &[("judge", "table")];

fn table() -> Table {
    Table { sets: TABLE, laid: &["10J CAT"], racks: "XETSABOTAR/DOGSINGLEO/PPVKHHHUUM", ..Table::default() }
}

#[test]
fn w5_1_an_invalid_word_costs_nothing_and_its_player_plays_another() {
    let mut game = Table { laid: &["10J CAT"], ..Table::default() }.begin();
    let refused = refusal(&mut game, "A 11J TEA");
    assert_eq!(refused.sentence, "CT, AE and TA aren’t in the dictionary. Try another play.");
    assert_eq!((scores(&game), asked(&game)), (vec![0, 0], "A".to_owned()));
    play_all(&mut game, &["A 10J (CAT)S"]);
}

#[test]
fn w5_1_once_the_next_player_has_played_a_word_stands() {
    let mut game = table().begin();
    play_all(&mut game, &["A K10 (A)X", "B 10J (CAT)S"]);
    assert_eq!(scores(&game), [5, 0, 0], "AX isn’t a word, but B has played");
    assert_eq!(rack(&game, 0).len(), 10, "only now did A draw");
    play_all(&mut game, &["C point"]);
    assert_eq!(scores(&game), [5, 10, 0], "what C points at is the word of B");
}

#[test]
fn w5_3_a_player_alone_has_no_challengers() {
    let problems = rules("solitaire", TABLE, Plan::alone(1), &everyday()).expect_err("nobody to point");
    let sentence = "judge: When you play alone, nobody can challenge your words. Let the dictionary check them.";
    assert_eq!(kee_speech::problems_in_english::<Keyword>(&problems), [sentence]);
}

#[test]
fn w5_2_where_the_table_judges_anyone_may_challenge_until_the_next_player_plays() {
    let mut game = table().begin();
    play_all(&mut game, &["A K10 (A)X"]);
    assert_eq!((asked(&game), scores(&game)), ("BC".to_owned(), vec![0, 0, 0]));
    assert_eq!((rack(&game, 0).len(), watched(&game).board.tiles().count()), (9, 4), "laid, and not drawn for");
    assert_eq!(listed(&game, 2), ["let", "point"]);
    assert_eq!(&listed(&game, 1)[..2], ["let", "point"]);
    assert_eq!(refused(&mut game, "C 10J (CAT)S"), "not_your_turn");
    play_all(&mut game, &["C point"]);
    assert_eq!((asked(&game), rack(&game, 0).len(), watched(&game).board.tiles().count()), ("A".to_owned(), 10, 3));
    let pointed = watched(&game).pointed.expect("someone pointed");
    assert_eq!(pointed.bad.iter().map(ToString::to_string).collect::<Vec<_>>(), ["AX"]);
    play_all(&mut game, &["A K10 (A)T", "B let", "C let"]);
    assert_eq!((scores(&game), asked(&game)), (vec![5, 0, 0], "B".to_owned()));
}

#[test]
fn w5_2_words_that_are_not_listed_are_legal_where_the_table_judges() {
    let game = table().begin();
    let seat = Seat::new(0);
    let stop = &mut |_| ControlFlow::Break(());
    assert_eq!(game.rules().actions(game.state(), seat, stop), Listing::Partial);
    let referee = Table { laid: &["10J CAT"], ..Table::default() }.begin();
    assert_eq!(referee.rules().actions(referee.state(), seat, stop), Listing::Complete);
}

#[test]
fn w5_3_a_challenge_looks_up_all_words_of_the_play() {
    let mut game = table().begin();
    play_all(&mut game, &["A 11J TEA"]);
    let events = play(&mut game, 5000, "B point").expect("there is a play");
    let english = kee_speech::english_of::<Keyword>();
    let told: Vec<String> = events
        .iter()
        .filter_map(|event: &KeywordEvent| game.rules().notice(event, Viewer::Spectator))
        .map(|notice| english.tell_all(&Keyword::tell(&notice, 3), &kee_game::Names::new(["Anna", "Bo", "Cas"])))
        .collect();
    assert_eq!(
        told,
        [
            "Bo challenges Anna’s play. Not in the dictionary: CT, AE and TA.",
            "Anna takes the letters back and plays again."
        ]
    );
}

#[test]
fn w5_3_a_failed_challenge_costs_nothing_and_the_play_stands() {
    let mut game = table().begin();
    play_all(&mut game, &["A 10J (CAT)S", "C point"]);
    assert_eq!((scores(&game), asked(&game)), (vec![5, 0, 0], "B".to_owned()));
    assert_eq!(refused(&mut game, "B point"), "nothing_to_point_at");
}

#[test]
fn w5_3_a_play_stands_when_everyone_lets_it_or_time_is_up() {
    let sets: &[(&str, &str)] = &[("judge", "table"), ("pointing", "30")];
    let mut game = Table { sets, ..table() }.begin();
    play_all(&mut game, &["A K10 (A)X"]);
    let window = game.wait().windows()[0];
    assert_eq!((window.seats.to_string().as_str(), window.deadline), ("BC", Some(GameTime::from_millis(31_000))));
    assert_eq!(play(&mut game, 31_000, "C point").expect_err("too late").code, "game/time_up");
    play(&mut game, 31_000, &format!("expire {}", window.id)).expect("its time is up");
    assert_eq!((scores(&game), asked(&game)), (vec![5, 0, 0], "B".to_owned()));
}

#[test]
fn w5_3_a_play_that_ends_the_game_waits_for_its_challengers() {
    let mut game = small(TABLE, "5/5/CAT2/5/5 DO/GAA 0/0 0");
    assert_eq!(watched(&game).left_to_draw, 1);
    play_all(&mut game, &["A A3 (C)OD", "B -"]);
    assert_eq!(scores(&game), [10, 0], "A drew the last letter");
    let mut game = small(TABLE, "5/5/CAT2/A4/A4 DO/GA 0/0 0");
    play_all(&mut game, &["A B3 (A)DO"]);
    assert_eq!((asked(&game), listed(&game, 1)), ("B".to_owned(), vec!["let".to_owned(), "point".to_owned()]));
    assert_eq!(refused(&mut game, "B -"), "not_your_turn");
    let mut stands = small(TABLE, "5/5/CAT2/A4/A4 DO/GA 0/0 0");
    play_all(&mut stands, &["A B3 (A)DO", "B let"]);
    assert_eq!(crate::table::ending(&stands), Some("out"));
    play_all(&mut game, &["B point"]);
    assert_eq!((asked(&game), rack(&game, 0).as_str()), ("A".to_owned(), "DO"), "ADO is not in this list");
}

/// A table where C has challenged A's play, which makes AX.
fn struck() -> Match<Keyword> {
    let mut game = table().begin();
    play_all(&mut game, &["A K10 (A)X", "C point"]);
    game
}

#[test]
fn w5_2_a_word_found_invalid_cannot_be_played_again_that_turn() {
    let mut game = struck();
    let again = refusal(&mut game, "A K10 (A)X");
    assert_eq!(again.code, "keyword/struck");
    let sentence = "You’ve already taken back AX this turn. Correct the spelling or play another word.";
    assert_eq!(again.sentence, sentence);
    assert_eq!(refused(&mut game, "A 11J AX"), "struck", "wherever it lies");
    assert_eq!(watched(&game).struck.iter().map(ToString::to_string).collect::<Vec<_>>(), ["AX"]);
    play_all(&mut game, &["A K10 (A)RX", "B point"]);
    assert_eq!(refused(&mut game, "A K10 (A)X"), "struck", "with every further word the list grows");
    assert_eq!(refused(&mut game, "A K10 (A)RX"), "struck");
    play_all(&mut game, &["A K10 (A)T", "B let", "C let", "B -", "C -", "A L10 (T)AX"]);
    assert!(watched(&game).struck.is_empty(), "the next turn begins afresh");
}

#[test]
fn w5_2_a_player_who_took_letters_back_may_exchange_but_not_pass() {
    let mut game = struck();
    assert_eq!(refused(&mut game, "A -"), "must_play");
    assert!(watched(&game).must_play && !listed(&game, 0).contains(&"-".to_owned()));
    play_all(&mut game, &["A -X", "chance back 0"]);
    assert_eq!((asked(&game), watched(&game).must_play), ("B".to_owned(), false));
    play_all(&mut game, &["B -", "C -", "A -"]);
}

#[test]
fn w5_2_with_no_letters_left_to_exchange_for_the_player_may_pass() {
    let mut game = small(TABLE, "5/5/CAT2/A4/A4 DO/GA 0/0 0");
    play_all(&mut game, &["A B3 (A)DO", "B point"]);
    assert_eq!((watched(&game).left_to_draw, watched(&game).must_play), (0, false));
    assert_eq!(listed(&game, 0), ["-"], "the game goes on, whatever the rack");
    play_all(&mut game, &["A -"]);
    assert_eq!(asked(&game), "B");
}

#[test]
fn w5_2_a_correction_that_takes_too_long_passes() {
    let sets: &[(&str, &str)] = &[("judge", "table"), ("timer", "60")];
    let mut game = Table { sets, ..table() }.begin();
    play_all(&mut game, &["A K10 (A)X", "C point"]);
    expire_last(&mut game);
    assert_eq!((asked(&game), watched(&game).passes, watched(&game).must_play), ("B".to_owned(), 1, false));
}

#[test]
fn w5_4_a_player_takes_back_a_play_before_the_next_player_plays() {
    let mut game = table().begin();
    assert_eq!(refused(&mut game, "A withdraw"), "nothing_to_withdraw");
    play_all(&mut game, &["A 10J (CAT)S"]);
    assert_eq!((asked(&game), listed(&game, 0)), ("BC".to_owned(), vec!["withdraw".to_owned()]), "nobody waits for A");
    assert_eq!(typed(&game, 0, "take back").as_deref(), Ok("withdraw"));
    assert_eq!(refused(&mut game, "B withdraw"), "nothing_to_withdraw");
    play_all(&mut game, &["C let", "A withdraw"]);
    assert_eq!((asked(&game), rack(&game, 0).len(), watched(&game).board.tiles().count()), ("A".to_owned(), 10, 3));
    assert_eq!((watched(&game).last, watched(&game).pointed), (None, None));
    assert_eq!(refused(&mut game, "A -"), "must_play");
    play_all(&mut game, &["A 10J (CAT)S"]);
    assert!(listed(&game, 0).is_empty(), "once a turn");
    assert_eq!(refusal(&mut game, "A withdraw").code, "game/not_asked");
    play_all(&mut game, &["B -", "C -", "A K10 (A)T", "A withdraw"]);
}

#[test]
fn w5_4_a_play_that_stands_cannot_be_taken_back() {
    let mut game = table().begin();
    play_all(&mut game, &["A 10J (CAT)S", "B -"]);
    assert_eq!(refusal(&mut game, "A withdraw").code, "game/not_asked");
    let mut referee = Table { laid: &["10J CAT"], ..Table::default() }.begin();
    play_all(&mut referee, &["A 10J (CAT)S"]);
    assert_eq!(refusal(&mut referee, "A withdraw").code, "game/not_asked");
}

#[test]
fn w5_4_a_play_that_would_end_the_game_can_be_taken_back() {
    let mut game = small(TABLE, "5/5/CAT2/A4/A4 DO/GA 0/0 0");
    play_all(&mut game, &["A B3 (A)DO", "A withdraw"]);
    assert_eq!((asked(&game), rack(&game, 0).as_str()), ("A".to_owned(), "DO"));
}

#[test]
fn w5_5_everyone_may_ask_a_referee_but_not_a_table_s_dictionary() {
    let referee = Table::default().begin();
    assert_eq!(referee.rules().look_up(&watched(&referee), "cat"), Ok(true));
    assert_eq!(referee.rules().look_up(&watched(&referee), "tac"), Ok(false));
    let table = table().begin();
    assert!(table.rules().look_up(&watched(&table), "cat").is_err());
}

#[test]
fn a_steward_rules_on_a_play_that_can_be_challenged() {
    let mut game = table().begin();
    assert_eq!(refused(&mut game, "ruling struck"), "nothing_to_rule_on");
    play_all(&mut game, &["A K10 (A)X", "ruling stands"]);
    assert_eq!(scores(&game), [5, 0, 0]);
    play_all(&mut game, &["B L10 (T)OO", "ruling struck"]);
    assert_eq!((asked(&game), rack(&game, 1).len()), ("B".to_owned(), 10));
    assert_eq!(refused(&mut game, "B L10 (T)OO"), "struck", "the word that was laid is struck");
    play_all(&mut game, &["B L10 (T)ON", "ruling forfeit B", "ruling award C 7"]);
    assert_eq!((asked(&game), scores(&game)), ("C".to_owned(), vec![5, 0, 7]));
    assert_eq!(refused(&mut game, "ruling forfeit A"), "not_on_turn");
    play_all(&mut game, &["ruling forfeit C"]);
    assert_eq!((asked(&game), watched(&game).passes), ("A".to_owned(), 2));
}

#[test]
fn the_next_player_exchanges_from_the_bag_after_the_last_draw() {
    let mut game = small(TABLE, "5/5/CAT2/5/5 DO/GAA 0/0 0");
    play_all(&mut game, &["A A3 (C)OD"]);
    assert_eq!(refused(&mut game, "B -A"), "too_few_left");
    expire_last(&mut game);
}
