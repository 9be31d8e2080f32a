use crate::table::{Table, dealt, listed, play_all, rack, refusal, refused, scores, small, typed, watched};
use kee_game::{Plan, Seat, Seed};
use keyword::LastTurn;

#[test]
fn w3_1_the_first_word_has_three_letters_and_starts_on_grey() {
    let mut game = Table::default().begin();
    assert_eq!(refused(&mut game, "A 10J AT"), "first_too_short");
    assert_eq!(refused(&mut game, "A 10G CAT"), "not_on_gray");
    assert_eq!(refused(&mut game, "A G10 CAT"), "not_on_gray");
    assert_eq!(refused(&mut game, "A 1A CAT"), "not_on_gray");
    play_all(&mut game, &["A 10L CAT"]);
    assert_eq!(scores(&game), [15, 0], "only the first letter need lie on grey");
}

#[test]
fn w3_1_the_listed_words_start_on_grey() {
    let game = Table::default().begin();
    let plays = listed(&game, 0).into_iter().filter(|action| !action.starts_with('-'));
    let plays: Vec<String> = plays.collect();
    let cats = plays.iter().filter(|play| play.ends_with(" CAT")).count();
    assert_eq!(cats, 50, "from each of 25 grey squares, across and down");
    assert!(plays.iter().all(|play| play.split(' ').nth(1).is_some_and(|word| word.len() >= 3)));
}

#[test]
fn w3_2_later_words_are_joined_and_every_word_they_make_is_valid() {
    let mut game = Table { laid: &["10J CAT"], ..Table::default() }.begin();
    assert_eq!(refused(&mut game, "A 1A CAT"), "not_joined");
    let corner = refusal(&mut game, "A 11M CAT");
    assert_eq!(corner.sentence, "That word touches l10 only at a corner. Join it to a word on the board.");
    let bad = refusal(&mut game, "A 11J EAT");
    assert_eq!(
        (bad.code.as_str(), bad.sentence.as_str()),
        ("keyword/not_words", "CE, AA and TT aren’t in the dictionary. Try another play.")
    );
    play_all(&mut game, &["A L10 (T)EA"]);
    assert_eq!(watched(&game).board.tiles().count(), 5);
}

#[test]
fn w3_2_shortest_holds_for_every_word_that_is_formed() {
    let sets: &[(&str, &str)] = &[("shortest", "3")];
    let laid: &[&str] = &["10J CAT"];
    let mut game = Table { sets, laid, racks: "BETSAESTAR/DOGSINGLEO", ..Table::default() }.begin();
    let short = refusal(&mut game, "A K10 (A)T");
    assert_eq!(
        (short.code.as_str(), short.sentence.as_str()),
        ("keyword/too_short", "AT is too short. Every word needs at least 3 letters.")
    );
    assert!(!listed(&game, 0).iter().any(|action| action == "K10 (A)T"));
    let mut game = Table { laid, racks: "BETSAESTAR/DOGSINGLEO", ..Table::default() }.begin();
    play_all(&mut game, &["A K10 (A)T"]);
}

#[test]
fn w3_3_the_table_counts_unless_players_call() {
    let mut game = Table::default().begin();
    assert_eq!(refused(&mut game, "A 10J CAT 15"), "no_calls");
    let sets: &[(&str, &str)] = &[("call", "on")];
    let mut game = Table { sets, ..Table::default() }.begin();
    assert_eq!(typed(&game, 0, "10j cat 20").as_deref(), Ok("10J CAT 20"));
    play_all(&mut game, &["A 10J CAT 20"]);
    assert_eq!(scores(&game), [15, 0], "a wrong call is corrected without penalty");
    let Some(LastTurn::Played(played)) = watched(&game).last else { panic!("a play") };
    assert_eq!((played.called, played.score), (Some(20), 15));
}

#[test]
fn w3_4_letters_are_drawn_back_to_ten_while_any_are_left() {
    let mut game = dealt("solitaire", &[], Plan::alone(1), "draw");
    let next = game.state().bag.to_string();
    let best = listed(&game, 0).into_iter().next().expect("a word");
    let laid = best.split(' ').nth(1).expect("a word").len();
    play_all(&mut game, &[&format!("A {best}")]);
    assert_eq!((rack(&game, 0).len(), watched(&game).left_to_draw), (10, 90 - laid));
    assert_eq!(game.state().bag.to_string(), next[laid..]);
}

#[test]
fn w3_4_at_the_end_racks_get_smaller() {
    let mut game = small(&[], "5/5/5/5/5 ACT/DGO 0/0 0");
    play_all(&mut game, &["A 1A CAT"]);
    assert_eq!((rack(&game, 0).as_str(), watched(&game).left_to_draw), ("AAA", 0));
    play_all(&mut game, &["B A1 (C)OD"]);
    assert_eq!(rack(&game, 1), "G");
}

#[test]
fn w3_5_instead_of_a_word_a_player_passes_or_exchanges() {
    let mut game = dealt("two", &[], Plan::alone(2), "instead");
    let (first, second) = if watched(&game).turn == Some(Seat::new(0)) { ("A", "B") } else { ("B", "A") };
    let seat = usize::from(first == "B");
    let before = rack(&game, seat);
    play_all(&mut game, &[&format!("{first} -{}", &before[..4])]);
    game.deal(&Seed::named("instead"));
    assert_eq!((rack(&game, seat).len(), watched(&game).left_to_draw), (10, 80));
    assert_eq!(watched(&game).last, Some(LastTurn::Exchanged(Seat::new(seat), 4)));
    play_all(&mut game, &[&format!("{second} -")]);
    assert_eq!(scores(&game), [0, 0]);
}

#[test]
fn w3_5_an_exchange_is_limited_to_the_letters_left_to_draw() {
    let mut game = small(&[], "5/5/CAT2/5/5 DGO/A 0/0 0");
    let too_many = refusal(&mut game, "A -DGO");
    assert_eq!(too_many.code, "keyword/too_few_left");
    assert_eq!(too_many.sentence, "You can’t exchange 3 letters. Exchange at most 2, as many as are left to draw.");
    let listed = listed(&game, 0);
    assert!(listed.contains(&"-DG".to_owned()) && !listed.contains(&"-DGO".to_owned()));
    play_all(&mut game, &["A -DG"]);
}

#[test]
fn w3_6_the_word_lists_have_no_names_abbreviations_hyphens_or_apostrophes() {
    let list = kee_lexicon::Lexicon::english();
    for word in ["london", "nasa", "don't", "x-ray", "usa"] {
        assert!(!list.contains(word), "{word}");
    }
}
