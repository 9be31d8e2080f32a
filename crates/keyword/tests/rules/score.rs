use crate::table::{BOARD, TWO, Table, board_of, everyday, play_all, rules, scores, watched, words};
use kee_game::{Dice, Game, InWords, Match, Plan, Reviewed, Seat, Seed};
use kee_grid::{Scoring, cgp};
use keyword::{BoardScorer, Keyword, KeywordAction, LastTurn};
use std::ops::ControlFlow;

/// The score of a line for seat A, which has the blue rack.
fn blue(laid: &'static [&'static str], racks: &'static str, sets: &'static [(&str, &str)], line: &str) -> i64 {
    let mut game = Table { laid, racks, sets, ..Table::default() }.begin();
    play_all(&mut game, &[&format!("A {line}")]);
    scores(&game)[0]
}

#[test]
fn w4_1_each_letter_placed_scores_once_for_its_square() {
    let racks = "HECTICATS/DOGSINGLEO";
    assert_eq!(blue(&[], racks, &[], "10J CAT"), 15, "grey");
    assert_eq!(blue(&["10J CAT"], racks, &[], "10J (CAT)S"), 5, "another colour, and only what is placed");
    assert_eq!(
        blue(&["8H CAT"], "HECTISATSE/DOGS", &[], "H3 HECTI(C)"),
        50 + 4 * 10,
        "a key and squares of your own colour"
    );
    let others = "HECTISATSE/DOGS";
    assert_eq!(blue(&["12L CAT"], others, &[], "L7 HECTI(C)"), 5 * 5, "grey and red");
}

#[test]
fn w4_1_the_same_squares_score_less_for_the_other_rack() {
    let table = Table { laid: &["8H CAT"], racks: "HECTISATSE/DOGS", more: "turn B;", ..Table::default() };
    let mut game = table.begin();
    play_all(&mut game, &["B H3 HECTI(C)"]);
    assert_eq!(scores(&game), [0, 25 + 4 * 5], "a key and squares of blue, for yellow");
}

#[test]
fn w4_1_a_letter_that_makes_two_words_scores_once() {
    assert_eq!(blue(&["10J CAT", "L10 TEA"], "SABCDEFG/DOGS", &[], "10J (CAT)S"), 5);
    assert_eq!(blue(&["10J CAT"], "SOBCDEFG/DOGN", &[], "M10 SO"), 10, "CATS and SO");
}

#[test]
fn w4_2_a_keyword_scores_fifty_and_its_letters() {
    let laid: &[&str] = &["8H CAT", "H3 HECTIC"];
    let game = |sets: &'static [(&str, &str)]| {
        let list: &[&str] = &["cat", "hectic", "abacuh"];
        let mut game = Table { laid, racks: "ABACUETSNO/DOGS", sets, list, ..Table::default() }.begin();
        play_all(&mut game, &["A 3C ABACU(H)"]);
        let Some(LastTurn::Played(played)) = watched(&game).last else { panic!("a play") };
        (scores(&game)[0], played.keywords.len())
    };
    let letters = 50 + 4 * 10;
    assert_eq!(game(&[]), (letters + 50, 1), "c3 is covered now and h3 was before");
    assert_eq!(game(&[("keyword_keys", "1")]), (letters + 50, 1));
    assert_eq!(game(&[("keyword_keys", "3")]), (letters, 0));
}

/// The board of the tests with a bonus of 70 for a keyword.
fn dear_keywords() -> String {
    BOARD.replace("5,5,10,25,50 ", "5,5,10,25,50,70,50,5 ")
}

#[test]
fn w4_2_a_keyword_scores_what_the_board_says() {
    let list = words(&["cat", "hectic", "abacuh"]);
    let rules = rules("regular", &[("board", &dear_keywords())], TWO, &list).expect("an own board");
    let board = board_of(rules.printed().empty(), &["8H CAT", "H3 HECTIC"]);
    let position = format!("{} ABACUETSNO/DOGS 0/0 0 colours blue/yellow;", cgp::write_board(&board));
    let state = rules.set_up(&position).expect("a position");
    let mut game = Match::at_position(rules, state);
    play_all(&mut game, &["A 3C ABACU(H)"]);
    assert_eq!(scores(&game)[0], 50 + 4 * 10 + 70);
}

#[test]
fn w4_2_one_key_must_be_covered_by_the_play() {
    let laid: &[&str] = &["8H CAT", "H3 HECTIC", "3C ABACUH"];
    let list: &[&str] = &["cat", "hectic", "abacuh", "abacuhs"];
    let mut game = Table { laid, racks: "SETNO/DOG", list, ..Table::default() }.begin();
    play_all(&mut game, &["A 3C (ABACUH)S"]);
    assert_eq!(scores(&game), [10, 0]);
    let mut one =
        Table { laid: &["8H CAT"], racks: "HECTISATSE/DOGS", sets: &[("keyword_keys", "1")], ..Table::default() }
            .begin();
    play_all(&mut one, &["A H3 HECTI(C)"]);
    assert_eq!(scores(&one), [90 + 50, 0]);
}

#[test]
fn w4_2_two_keywords_in_one_play_score_twice() {
    let sets: &[(&str, &str)] = &[("keyword_keys", "1")];
    let list: &[&str] = &["cat", "hectic", "oh"];
    let laid: &[&str] = &["8H CAT", "H4 ECTIC"];
    let mut game = Table { laid, racks: "HOSNU/DOG", sets, list, ..Table::default() }.begin();
    play_all(&mut game, &["A 3G OH"]);
    assert_eq!(scores(&game), [10 + 50 + 2 * 50, 0], "OH and HECTIC both cover h3");
}

/// Compares the scores that the search adds up square by square with those counted word by word.
#[test]
fn the_scores_of_the_search_agree_with_the_rules() {
    let resources = everyday();
    for (number, keys) in (0..12).zip(["1", "2", "3"].into_iter().cycle()) {
        let board = if number % 2 == 0 { "reconstruction".to_owned() } else { dear_keywords() };
        let (plan, sets) = (Plan::alone(1 + number % 4), [("keyword_keys", keys), ("board", &board)]);
        let mut game = Match::new(rules("regular", &sets, plan, &resources).expect("a table"));
        let mut dice = Seed::named("hook").dice(u64::from(number));
        let seed = Seed::named(&format!("hook {number}"));
        while game.wait().outcome().is_none() {
            if game.deal(&seed).is_none() {
                compare_and_play(&mut game, &mut dice);
            }
        }
    }
}

fn compare_and_play(game: &mut Match<Keyword>, dice: &mut Dice) {
    let seat = game.wait().asked().iter().next().expect("someone plays");
    let rules = game.rules();
    let sight = game.state().sight(seat).expect("racks are given out");
    let scorer = BoardScorer::new(&rules.scorer(sight.colour), sight.board);
    let (mut seen, mut picked, mut most) = (0, None, None);
    let _ = rules.each_placement(&sight, |found| {
        seen += 1;
        most = most.max(Some(scorer.score(found)));
        let placement = found.placement();
        if seen % 7 == 1 {
            let checked = rules.check(&sight, &placement).unwrap_or_else(|refusal| panic!("{placement}: {refusal:?}"));
            assert_eq!(scorer.score(found), checked.score.total(), "{placement}");
        }
        if dice.one_in(seen) {
            picked = Some(placement);
        }
        ControlFlow::Continue(())
    });
    assert_eq!(rules.best_placement(&sight).map(|best| best.score), most);
    let action = picked.map_or(KeywordAction::Pass, |placement| KeywordAction::Play { placement, call: None });
    game.apply(game.now(), kee_game::Input::Act { seat, action }).expect("what is found is legal");
    game.rules().invariant(game.state()).expect("no letter is lost");
}

#[test]
fn a_review_compares_a_turn_with_the_best_one() {
    let game = Table { laid: &["8H CAT"], racks: "HECTISATSE/DOGS", ..Table::default() }.begin();
    let (rules, state, seat) = (game.rules(), game.state(), Seat::new(0));
    let worth = |action: &str| rules.worth(state, seat, &action.parse().expect("an action"));
    assert_eq!((worth("8H (CAT)S"), worth("-"), worth("-CE"), worth("let")), (Some(5), Some(0), Some(0), None));
    let (best, points) = rules.best(state, seat).expect("a word");
    assert_eq!((best.to_string().as_str(), points), ("H3 HECTI(C)", 90));
    let stuck = Table { racks: "Q/DOGS", ..Table::default() }.begin();
    assert_eq!(stuck.rules().best(stuck.state(), seat).map(|(action, _)| action.to_string()).as_deref(), Some("-"));
}
