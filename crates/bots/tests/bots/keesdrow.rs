//! Bots for Keesdrow: what they know, notice, challenge and weigh.

use kee_bots::keesdrow::{Reader, Strategist};
use kee_conformance::table;
use kee_game::{Bot, BotView, GameTime, Input, Match, Plan, Seat, Seed};
use kee_lexicon::{Lexicon, List};
use keesdrow::{BoardQuery, Keesdrow, PegBoard, Series, Solver};
use std::sync::Arc;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A table of two at a position, with these options and this dictionary.
fn at(position: &str, sets: &[(&str, &str)], list: Arc<Lexicon>) -> Match<Keesdrow> {
    at_with(position, sets, Plan::alone(2), list)
}

fn at_with(position: &str, sets: &[(&str, &str)], plan: Plan, list: Arc<Lexicon>) -> Match<Keesdrow> {
    table::at_position(table::good_rules("classic", sets, plan, &list.resources()), position)
}

fn choice(bot: &mut impl Bot<Keesdrow>, game: &Match<Keesdrow>, seat: Seat) -> String {
    bot.choose(&BotView::new(game, seat), &mut Seed::named("choices").dice(0)).to_string()
}

const BOARD: &str = "STRE/EATS/NIDO/GLQU";

#[test]
fn a_reader_that_misses_nothing_plays_the_best_scoring_word_of_its_list() {
    let board: PegBoard = BOARD.parse().expect("a board");
    for list in [List::Everyday, List::Full] {
        let game = at(BOARD, &[], Lexicon::english().clone());
        let best = &Solver::new(Lexicon::list(list)).solve(&board, &BoardQuery::new(2, &Series::default()))[0];
        let expected = format!("{} {}", best.word.to_ascii_uppercase(), best.walk);
        assert_eq!(choice(&mut Reader::new(list, 100), &game, A), expected);
    }
}

#[test]
fn a_reader_that_notices_nothing_passes() {
    let game = at(BOARD, &[], Lexicon::english().clone());
    assert_eq!(choice(&mut Reader::new(List::Everyday, 0), &game, A), "pass");
}

#[test]
fn no_bot_plays_a_word_that_the_tables_dictionary_lacks() {
    let game = at(BOARD, &[], Arc::new(Lexicon::from_words("two", ["rest", "zebra"])));
    assert!(choice(&mut Reader::new(List::Full, 100), &game, A).starts_with("REST "));
    assert!(choice(&mut Strategist::new(), &game, A).starts_with("REST "));
}

#[test]
fn the_strong_bot_challenges_invalid_words_only() {
    for (played, is_doubted) in [("RT c1-b1", true), ("TA b1-b2", false)] {
        let mut game = at("STRE/EATS", &[("judge", "challenge")], Lexicon::english().clone());
        let action = played.parse().expect("an action");
        game.apply(GameTime::from_millis(1), Input::Act { seat: A, action }).expect("any word may be played");
        let chosen = choice(&mut Strategist::new(), &game, B);
        assert_eq!(chosen.starts_with("challenge"), is_doubted, "{played}: {chosen}");
    }
}

#[test]
fn k6_2_every_bad_word_of_a_spree_is_challenged() {
    let sets = [("judge", "challenge"), ("turn", "spree"), ("timer", "120")];
    let mut game = at("STRE/EATS", &sets, Lexicon::english().clone());
    for played in ["RT c1-b1", "TA b1-b2", "TR b1-c1", "pass"] {
        let action = played.parse().expect("an action");
        game.apply(GameTime::from_millis(1), Input::Act { seat: A, action }).expect("any word may be played");
    }
    for challenge in ["challenge 1", "challenge 3"] {
        assert_eq!(choice(&mut Strategist::new(), &game, B), challenge);
        let action = challenge.parse().expect("an action");
        game.apply(GameTime::from_millis(2), Input::Act { seat: B, action }).expect("a challenge");
    }
    assert!(!choice(&mut Strategist::new(), &game, B).starts_with("challenge"), "TA is a word");
}

#[test]
fn k7_5_a_bot_alone_does_not_pass_forever() {
    let nonsense = Arc::new(Lexicon::from_words("nonsense", ["qaz"]));
    for (sets, expected) in [
        (&[("end", "goal")][..], "QAZ a1-b1-c1"),
        (&[("end", "turns")], "pass"),
        (&[("end", "limit"), ("limit", "60")], "pass"),
    ] {
        let game = at_with("QAZ", sets, Plan::alone(1), Arc::clone(&nonsense));
        assert_eq!(choice(&mut Reader::new(List::Everyday, 100), &game, A), expected);
        assert_eq!(choice(&mut Strategist::new(), &game, A), expected);
    }
}

#[test]
fn the_strong_bot_does_not_give_the_next_player_a_tile() {
    let list = Arc::new(Lexicon::from_words("four", ["at", "on", "he", "is"]));
    let game = at("A1T1HE/O1N1IS", &[("variant", "four_score")], list);
    let chosen = choice(&mut Strategist::new(), &game, A);
    assert!(
        chosen.starts_with("HE ") || chosen.starts_with("IS "),
        "AT or ON would let ON or AT win the tile: {chosen}"
    );
}

#[test]
fn a_tile_that_can_be_won_is_won() {
    let list = Arc::new(Lexicon::from_words("four", ["at", "on", "he", "is"]));
    let game = at("A2T2HE/O1N1IS", &[("variant", "four_score")], list);
    for mut bot in [Box::new(Reader::new(List::Everyday, 100)) as Box<dyn Bot<Keesdrow>>, Box::<Strategist>::default()]
    {
        let action = bot.choose(&BotView::new(&game, A), &mut Seed::named("tiles").dice(0));
        assert!(action.to_string().starts_with("ON "), "{action}");
    }
}
