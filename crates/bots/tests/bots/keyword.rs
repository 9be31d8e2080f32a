//! Bots for Keyword: what they know, notice, challenge, exchange and weigh.

use kee_bots::{
    CAST,
    keyword::{Reader, Strategist, bots},
};
use kee_conformance::table;
use kee_game::{Bot, BotView, Game, GameTime, InWords, Input, Match, Plan, Seat, Seed, Viewer, play_out};
use kee_grid::Direction;
use kee_lexicon::{Lexicon, List};
use keyword::{Keyword, KeywordAction};
use std::sync::Arc;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn rules(sets: &[(&str, &str)], seats: u8, list: &Arc<Lexicon>) -> Keyword {
    table::good_rules("regular", sets, Plan::alone(seats), &list.resources())
}

/// A table at a position with these letters in the tenth row.
fn at(tenth_row: &str, rest: &str, sets: &[(&str, &str)], list: &Arc<Lexicon>) -> Match<Keyword> {
    let row = |row: usize| if row == 9 { tenth_row } else { "19" };
    let board: Vec<&str> = (0..19).map(row).collect();
    let position = format!("{} {rest}", board.join("/"));
    let seats = Keyword::seats_in(&position).expect("a position with scores") as u8;
    table::at_position(rules(sets, seats, list), &position)
}

fn few(words: &[&str]) -> Arc<Lexicon> {
    Arc::new(Lexicon::from_words("few", words))
}

fn choice(bot: &mut dyn Bot<Keyword>, game: &Match<Keyword>, seat: Seat) -> String {
    bot.choose(&BotView::new(game, seat), &mut Seed::named("choices").dice(0)).to_string()
}

/// A game of two with English words, dealt and played by a bot for some turns.
fn after(turns: usize, seats: u8) -> Match<Keyword> {
    let seed = Seed::named("after");
    let mut game = Match::new(rules(&[], seats, Lexicon::english()));
    for _ in 0..turns {
        while game.deal(&seed).is_some() {}
        let seat = game.wait().asked().iter().next().expect("a seat is asked");
        let action = Reader::new(List::Common, 100).choose(&BotView::new(&game, seat), &mut seed.dice(1));
        game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("no bot is refused");
    }
    while game.deal(&seed).is_some() {}
    game
}

#[test]
fn a_reader_that_misses_nothing_plays_the_best_score_of_its_list() {
    let game = after(4, 2);
    let seat = game.wait().asked().iter().next().expect("a seat is asked");
    for list in [List::Everyday, List::Full] {
        let by_list = rules(&[], 2, &Lexicon::list(list));
        let sight = game.state().sight(seat).expect("racks are dealt");
        let most = by_list.best_placement(&sight).expect("a word").score;
        let KeywordAction::Play { placement, .. } =
            Reader::new(list, 100).choose(&BotView::new(&game, seat), &mut Seed::named("best").dice(0))
        else {
            panic!("a word can be placed")
        };
        assert_eq!(by_list.check(&sight, &placement).expect("a word of the list").score.total(), most, "{list}");
    }
}

#[test]
fn a_reader_that_notices_little_scores_less_but_still_plays() {
    let game = after(4, 2);
    let seat = game.wait().asked().iter().next().expect("a seat is asked");
    let mean = |notices: usize| {
        let mut dice = Seed::named("notices").dice(0);
        let sight = game.state().sight(seat).expect("racks are dealt");
        let score = |action| match action {
            KeywordAction::Play { placement, .. } => {
                game.rules().check(&sight, &placement).expect("a legal play").score.total()
            }
            other => panic!("{other} where words can be placed"),
        };
        let choices =
            (0..50).map(|_| Reader::new(List::Everyday, notices).choose(&BotView::new(&game, seat), &mut dice));
        choices.map(score).sum::<i32>() / 50
    };
    let means = [0, 1, 10, 100].map(mean);
    assert!(means.is_sorted_by(|less, more| less < more), "{means:?}");
}

#[test]
fn no_bot_plays_a_word_that_the_tables_dictionary_lacks() {
    let list = few(&["cat", "cats"]);
    for judge in ["referee", "table"] {
        let game = at("9CAT7", "EHST/O 0/0 0", &[("judge", judge)], &list);
        // A character may miss the only word, and exchange.
        let misses = |name: &str| CAST.as_flattened().contains(&name) || ["random", "novice", "strong"].contains(&name);
        for bot in bots().into_iter().filter(|bot| !misses(bot.name)) {
            assert_eq!(choice(&mut *(bot.make)(), &game, A), "10J (CAT)S", "{}", bot.name);
        }
        let chosen = choice(&mut Strategist, &game, A);
        assert!(chosen == "10J (CAT)S" || chosen.starts_with("-"), "{chosen}");
    }
}

#[test]
fn the_strong_bot_challenges_invalid_words_only() {
    for (played, is_doubted) in [("10J (CAT)S", false), ("10J (CAT)H", true)] {
        let mut game = at("9CAT7", "EHST/EEEE/O 0/0/0 0", &[("judge", "table")], &few(&["cat", "cats"]));
        let action = played.parse().expect("an action");
        game.apply(GameTime::from_millis(1), Input::Act { seat: A, action }).expect("any word may be played");
        let chosen = choice(&mut Strategist, &game, Seat::new(2));
        assert_eq!(chosen, if is_doubted { "point" } else { "let" }, "{played}");
        assert_eq!(choice(&mut Strategist, &game, B) == "point", is_doubted, "{played}");
    }
}

#[test]
fn a_challenge_is_free_so_every_reader_challenges_every_word_it_does_not_know() {
    let nonsense = "10J (CAT)QXZJKVW";
    for (played, known_to) in [(nonsense, None), ("10J (CAT)S", Some(List::Everyday))] {
        let mut game = at("9CAT7", "QXZJKVWSEE/EEEE/O 0/0/0 0", &[("judge", "table")], Lexicon::english());
        let action = played.parse().expect("an action");
        game.apply(GameTime::from_millis(1), Input::Act { seat: A, action }).expect("any word may be played");
        for list in [List::Everyday, List::Common, List::Standard, List::Full] {
            let points = |number: u64| {
                let dice = &mut Seed::named("pointing").dice(number);
                Reader::new(list, 100).choose(&BotView::new(&game, Seat::new(2)), dice) == KeywordAction::Point
            };
            let times = (0..9).filter(|number| points(*number)).count();
            assert_eq!(times, if known_to.is_some() { 0 } else { 9 }, "{played} before a bot that knows {list}");
        }
    }
    let mut game = at("9ZA8", "XSEE/EEEE/O 0/0/0 0", &[("judge", "table")], Lexicon::english());
    let action = "10J (ZA)X".parse().expect("an action");
    game.apply(GameTime::from_millis(1), Input::Act { seat: A, action }).expect("any word may be played");
    assert_eq!(choice(&mut Reader::new(List::Everyday, 100), &game, Seat::new(2)), "point", "ZAX is not everyday");
    assert_eq!(choice(&mut Reader::new(List::Full, 100), &game, Seat::new(2)), "let");
}

#[test]
fn readers_choose_at_random_among_equal_placements() {
    // The board is symmetric, and for blue every word scores the same down as across.
    let game = at("19", "CATSTERABE/EEEE 0/0 0 colours blue/yellow;", &[], Lexicon::english());
    let down = |number: u64| {
        let dice = &mut Seed::named("equals").dice(number);
        match Reader::new(List::Full, 100).choose(&BotView::new(&game, A), dice) {
            KeywordAction::Play { placement, .. } => placement.direction() == Direction::Down,
            other => panic!("{other} where words can be placed"),
        }
    };
    let down = (0..40).filter(|number| down(*number)).count();
    assert!((5..=35).contains(&down), "the first word goes across as often as down, got {down} of 40");
}

#[test]
fn a_bot_that_takes_over_a_correction_plays_another_word_or_exchanges() {
    for words in [&["cat", "cats", "at"][..], &["cat", "cats"]] {
        let struck = || {
            let mut game = at("9CAT7", "EHST/EEEE/O 0/0/0 0", &[("judge", "table")], &few(words));
            for line in ["A 10J (CAT)S", "ruling struck"] {
                let input: Input<String, String> = line.parse().expect("a line as in a record");
                game.apply(GameTime::from_millis(1), input.from_text().expect("an action")).expect(line);
            }
            game
        };
        for bot in bots() {
            let mut game = struck();
            let chosen = choice(&mut *(bot.make)(), &game, A);
            assert!(chosen != "-" && !chosen.ends_with("(CAT)S"), "{} plays {chosen}", bot.name);
            let action = chosen.parse().expect("an action");
            game.apply(GameTime::from_millis(2), Input::Act { seat: A, action }).expect("no bot is refused");
        }
    }
}

/// A game on a small board with eight letters and racks of three.
fn small(position: &str, words: &[&str]) -> Match<Keyword> {
    let board = "...../..b../..r../.By../..g.. A1C1D1E1G1O1S1T1 5,5,10,25,50 0,0,10,20,50";
    let seats = Keyword::seats_in(position).expect("a position with scores") as u8;
    let rules = rules(&[("board", board), ("rack", "3")], seats, &few(words));
    let state = rules.set_up(position).expect(position);
    Match::at_position(rules, state)
}

#[test]
fn a_bot_without_a_word_exchanges_while_it_can() {
    let enough_left = small("5/5/CAT2/5/5 ES/D 0/0 0 bag GO;", &["cat", "zebra"]);
    assert_eq!(choice(&mut Reader::new(List::Full, 100), &enough_left, A), "-ES");
    assert!(choice(&mut Strategist, &enough_left, A).starts_with('-'));
    let none_left = small("5/5/CAT2/5/5 ES/DGO 0/0 0 bag ;", &["cat", "zebra"]);
    assert_eq!(choice(&mut Reader::new(List::Full, 100), &none_left, A), "-");
    assert_eq!(choice(&mut Strategist, &none_left, A), "-");
}

#[test]
fn the_strong_bot_goes_out_even_if_another_word_scores_more() {
    // AS would put a letter on a key square of its own colour, but the E would be left, and the others score less.
    let game = small("5/5/CAT2/5/5 ES/DGO 0/0 0 colours blue/yellow; bag ;", &["cat", "cates", "as"]);
    assert_eq!(choice(&mut Reader::new(List::Full, 100), &game, A), "B3 (A)S");
    assert_eq!(choice(&mut Strategist, &game, A), "3A (CAT)ES");
}

#[test]
fn hidden_letters_do_not_change_a_bots_choice() {
    for (turns, seats) in [(0, 2), (5, 2), (6, 3)] {
        let game = after(turns, seats);
        let seat = game.wait().asked().iter().next().expect("a seat is asked");
        for bot in bots() {
            let real = choice(&mut *(bot.make)(), &game, seat);
            let dice = &mut Seed::named("hidden").dice(0);
            let state = game.rules().resample(game.state(), Viewer::Seat(seat), dice);
            let twin = Match::at_position(rules(&[], seats, Lexicon::english()), state);
            assert_eq!(choice(&mut *(bot.make)(), &twin, seat), real, "{} after {turns} turns", bot.name);
        }
    }
}

#[test]
fn the_strong_bot_outscores_a_greedy_one_over_four_games() {
    let mut lead = 0;
    for number in 0..4 {
        let seed = Seed::named(&format!("strong {number}"));
        let mut game = Match::new(rules(&[], 2, Lexicon::english()));
        let mut players: Vec<Box<dyn Bot<Keyword>>> =
            vec![Box::new(Strategist), Box::new(Reader::new(List::Full, 100))];
        players.rotate_left(number % 2);
        play_out(&mut game, &seed, &mut players, &mut seed.dice(u64::MAX)).expect("no bot is refused");
        let scores = game.view(Viewer::Spectator).scores;
        lead += scores[number % 2] - scores[1 - number % 2];
    }
    assert!(lead > 0, "{lead}");
}
