//! Bots for Keebble: what they know, notice, ask for and answer.

use crate::keebble_table::at;
use kee_bots::keebble::{Reader, bots};
use kee_game::{Bot, BotView, Game, Match, Plan, Seat, Seed, play_out};
use kee_lexicon::{Anagram, Lexicon, List};
use keebble::Keebble;
use std::sync::Arc;

const A: Seat = Seat::new(0);
const EMPTY: &str = "......../......../......../......../......../......../......../........";

fn choice(bot: &mut impl Bot<Keebble>, game: &Match<Keebble>, seat: Seat) -> String {
    bot.choose(&BotView::new(game, seat), &mut Seed::named("choices").dice(0)).to_string()
}

#[test]
fn a_reader_that_misses_nothing_plays_the_best_scoring_word() {
    let game = at(&format!("{EMPTY} AEINRST/- A"), &[], Lexicon::english().clone());
    for list in [List::Everyday, List::Full] {
        let chosen = choice(&mut Reader::new(list, 100), &game, A);
        let longest = Lexicon::list(list).anagrams("aeinrst", Anagram::Subset).expect("letters");
        let most = longest.iter().map(String::len).max().expect("some word");
        assert_eq!(
            chosen.split(' ').nth(1).map(str::len),
            Some(most),
            "all letters are unique, so the longest is best: {chosen}"
        );
    }
}

#[test]
fn a_reader_that_notices_nothing_passes() {
    let game = at(&format!("{EMPTY} AEINRST/- A"), &[], Lexicon::english().clone());
    assert_eq!(choice(&mut Reader::new(List::Everyday, 0), &game, A), "pass");
}

#[test]
fn no_bot_plays_a_word_that_the_tables_dictionary_lacks() {
    let game = at(&format!("{EMPTY} AEINRST/- A"), &[], Arc::new(Lexicon::from_words("two", ["rest", "zebra"])));
    assert!(choice(&mut Reader::new(List::Full, 100), &game, A).ends_with(" REST"));
}

#[test]
fn without_a_word_a_bot_makes_a_cell_special_if_it_can() {
    let game = at(&format!("{EMPTY} Q/- A"), &[("supercells", "on")], Lexicon::english().clone());
    assert!(choice(&mut Reader::new(List::Full, 100), &game, A).starts_with("special "));
}

#[test]
fn bots_call_letters_that_make_a_word_and_take_them_while_there_is_room() {
    let game = at(&format!("{EMPTY} QUI/- A,ask"), &[], Lexicon::english().clone());
    let mut reader = Reader::new(List::Common, 100);
    let asked: String = choice(&mut reader, &game, A).split(' ').skip(1).collect();
    let words = Lexicon::list(List::Common).anagrams(&format!("qui{asked}"), Anagram::Exact).expect("letters");
    assert!(!words.is_empty(), "{asked} make a word of all five letters");
    let answering = at(&format!("{EMPTY} A/QUI A,answer,called=TX,waiting=B"), &[], Lexicon::english().clone());
    assert_eq!(choice(&mut reader, &answering, Seat::new(1)), "take T");
    let full = at(&format!("{EMPTY} A/AAAAAAA A,answer,called=TX,waiting=B"), &[], Lexicon::english().clone());
    assert!(choice(&mut reader, &full, Seat::new(1)).starts_with("wall "));
}

#[test]
fn a_thief_steals_the_letter_that_makes_the_best_word() {
    let sets = [("supercells", "on"), ("celldance", "on")];
    let game = at(&format!("{EMPTY} QUI/TXX A,power,use=a1THE1"), &sets, Lexicon::english().clone());
    assert_eq!(choice(&mut Reader::new(List::Common, 100), &game, A), "steal B T");
}

#[test]
fn every_bot_plays_whole_games_of_every_preset_without_being_refused() {
    let resources = Lexicon::list(List::Everyday).resources();
    for preset in Keebble::PRESETS {
        for plan in preset.plans {
            let rules = Keebble::new((preset.options)(), plan.seating(), &resources).expect("a good table");
            let seats = rules.seating().len();
            let mut game = Match::new(rules);
            let all = bots();
            let mut seated: Vec<_> = (0..seats).map(|seat| (all[seat % all.len()].make)()).collect();
            let mut dice = Seed::named("refused?").dice(0);
            let played = play_out(&mut game, &Seed::named(preset.name), &mut seated, &mut dice);
            assert!(played.is_ok(), "{} {plan}: {played:?}", preset.name);
        }
    }
}

/// Games of readers with backpacks: the ending of each, and the number of borders left without a wall.
fn with_backpacks(seats: u8, games: usize) -> Vec<(String, usize)> {
    let resources = Lexicon::list(List::Everyday).resources();
    let preset = Keebble::PRESETS.iter().find(|preset| preset.name == "backpacks").expect("a preset");
    let play = |number: usize| {
        let rules = Keebble::new((preset.options)(), Plan::alone(seats).seating(), &resources).expect("a good table");
        let mut game = Match::new(rules);
        let mut readers: Vec<Box<dyn Bot<Keebble>>> = Vec::new();
        readers.resize_with(usize::from(seats), || Box::new(Reader::new(List::Everyday, 100)));
        let seed = Seed::named(&format!("backpacks {number}"));
        play_out(&mut game, &seed, &mut readers, &mut seed.dice(1000)).expect("no bot is refused");
        let ending = game.wait().outcome().expect("it is over").ending.clone();
        (ending, game.state().paper.open_borders().count())
    };
    (0..games).map(play).collect()
}

#[test]
fn b8_2_games_with_backpacks_end_long_before_every_border_is_a_wall() {
    for seats in 2..=4 {
        for (ending, open) in with_backpacks(seats, 14) {
            assert!(["out", "passed"].contains(&ending.as_str()), "{seats} seats: {ending}");
            assert!(open > 50, "{seats} seats: {open} of about 100 borders are open");
        }
    }
}
