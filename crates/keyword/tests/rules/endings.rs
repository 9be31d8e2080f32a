use crate::table::{
    TWO, Table, asked, dealt, ending, expire_last, listed, play, play_all, rack, scores, small, small_on, watched,
};
use kee_game::{GameTime, Plan, Seed, Viewer};

#[test]
fn w6_1_a_game_is_over_when_a_player_goes_out_and_none_are_left_to_draw() {
    let mut rid = small(&[], "5/5/CAT2/5/4A OD/GAA 0/0 0");
    assert_eq!(watched(&rid).left_to_draw, 0);
    play_all(&mut rid, &["A A3 (C)OD"]);
    assert_eq!(ending(&rid), Some("out"));
    let mut drawing = small(&[], "5/5/C4/5/5 OD/GAA 0/0 0 bag AAT;");
    play_all(&mut drawing, &["A A3 (C)OD"]);
    assert_eq!((ending(&drawing), rack(&drawing, 0).as_str()), (None, "AAT"), "there were letters to draw");
}

#[test]
fn w6_2_fifty_for_going_out_and_five_off_for_each_letter_left() {
    let mut game = small(&[], "5/5/CAT2/5/4A OD/GAA 0/0 0");
    play_all(&mut game, &["A A3 (C)OD"]);
    assert_eq!(ending(&game), Some("out"));
    assert_eq!(scores(&game), [2 * 5 + 50, -15]);
    let racks = watched(&game).racks.expect("racks lie open at the end");
    assert_eq!(racks.iter().map(ToString::to_string).collect::<Vec<_>>(), ["", "AAG"]);
}

#[test]
fn w6_2_going_out_and_letters_left_score_what_the_board_says() {
    let own = "...../..b../..r../..y../..g.. A4C1D1G1O1T1 5,5,10,25,50,50,30,8 0,0,10,20,50";
    let mut game = small_on(own, &[], "5/5/CAT2/5/4A OD/GAA 0/0 0");
    play_all(&mut game, &["A A3 (C)OD"]);
    assert_eq!((ending(&game), scores(&game)), (Some("out"), vec![2 * 5 + 30, -3 * 8]));
}

#[test]
fn w6_1_a_game_is_over_when_everyone_passes_twice_round() {
    let mut game = Table { racks: "CATS/DOGS/EEL", ..Table::default() }.begin();
    play_all(&mut game, &["A -", "B -", "C -", "A -", "B -"]);
    assert_eq!((ending(&game), watched(&game).passes), (None, 5));
    play_all(&mut game, &["C -"]);
    assert_eq!((ending(&game), scores(&game)), (Some("passes"), vec![-20, -20, -15]));
}

#[test]
fn w6_1_a_word_or_an_exchange_breaks_the_passes() {
    let mut game = Table { racks: "CATS/DOGS", ..Table::default() }.begin();
    play_all(&mut game, &["A -", "B -", "A -", "B -DO"]);
    game.deal(&Seed::named("exchange"));
    assert_eq!((ending(&game), watched(&game).passes, watched(&game).barren), (None, 0, 4));
    play_all(&mut game, &["A 10J CAT"]);
    assert_eq!((watched(&game).passes, watched(&game).barren), (0, 0));
}

#[test]
fn w6_4_three_rounds_without_a_word_end_the_game_whatever_was_done() {
    let mut game = dealt("solitaire", &[], Plan::alone(1), "barren");
    for round in 0..3 {
        assert_eq!(ending(&game), None, "{round}");
        let letter = &rack(&game, 0)[..1];
        play_all(&mut game, &[&format!("A -{letter}")]);
        game.deal(&Seed::named("barren"));
    }
    assert_eq!(ending(&game), Some("passes"));
}

#[test]
fn w6_1_a_game_is_over_at_the_time_limit() {
    let mut game = dealt("two", &[("limit", "60")], TWO, "limit");
    let limit = game.wait().windows()[0];
    assert_eq!((limit.seats.len(), limit.deadline), (0, Some(GameTime::from_millis(60_000))));
    let seat = asked(&game);
    assert_eq!(play(&mut game, 60_000, &format!("{seat} -")).expect_err("too late").code, "game/time_up");
    play(&mut game, 60_000, &format!("expire {}", limit.id)).expect("time is up");
    assert_eq!((ending(&game), scores(&game)), (Some("time_up"), vec![-50, -50]));
}

#[test]
fn w6_5_at_the_limit_a_play_that_could_be_challenged_stands() {
    let sets: &[(&str, &str)] = &[("judge", "table"), ("limit", "60")];
    let mut game = Table { sets, racks: "CATSTERABE/DOGSINGLEO", ..Table::default() }.begin();
    play_all(&mut game, &["A 10J CAT"]);
    let limit = game.wait().windows()[0].id;
    play_all(&mut game, &[&format!("expire {limit}")]);
    assert_eq!((ending(&game), scores(&game)), (Some("time_up"), vec![15 - 50, -50]));
}

#[test]
fn w6_5_a_player_out_of_time_passes() {
    let mut game = Table { sets: &[("timer", "30")], ..Table::default() }.begin();
    expire_last(&mut game);
    assert_eq!((asked(&game), watched(&game).passes), ("B".to_owned(), 1));
}

#[test]
fn w6_5_when_a_steward_ends_the_game_the_scores_stand() {
    let mut game = Table::default().begin();
    play_all(&mut game, &["A 10J CAT", "ruling end"]);
    assert_eq!((ending(&game), scores(&game)), (Some("ruled"), vec![15, 0]));
}

#[test]
fn w6_3_the_highest_score_wins_and_ties_share_the_place() {
    let mut game = Table { racks: "CATS/DOGS/EEL", ..Table::default() }.begin();
    play_all(&mut game, &["A 10J CAT", "ruling award B 15", "ruling end"]);
    let outcome = game.wait().outcome().expect("over").clone();
    assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [1, 1, 3]);
}

#[test]
fn a_game_that_is_over_lists_nothing_and_shows_all_racks() {
    let mut game = Table::default().begin();
    play_all(&mut game, &["ruling end"]);
    assert_eq!(listed(&game, 0), Vec::<String>::new());
    assert!(game.view(Viewer::Spectator).racks.is_some());
}
